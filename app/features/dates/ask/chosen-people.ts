import type { CallInput } from '#contract/calls.ts';

/** Somebody who is to be asked: a contact, or somebody new. */
export type ChosenPerson = {
  name: string;
  contactId?: string;
  /** where the mail goes */ email?: string;
  /** where a text goes, in place of a mail; without either a link is made */ mobile?: string;
};

/** Whether we write to somebody; otherwise a link is made for them. */
export function isWrittenTo({ email, mobile }: ChosenPerson): boolean {
  return email !== undefined || mobile !== undefined;
}

/** The people as they were saved in this tab; nobody where that cannot be read. */
export function parseSavedPeople(saved: string): ChosenPerson[] {
  if (saved === '') return [];
  try {
    const read: unknown = JSON.parse(saved);
    return Array.isArray(read) ? read.filter(isPerson) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
function isPerson(value: unknown): value is ChosenPerson {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  const { name, contactId, email, mobile } = value as Record<string, unknown>;
  const isTextOrNone = (part: unknown) => part === undefined || typeof part === 'string';
  return typeof name === 'string' && [contactId, email, mobile].every(isTextOrNone);
}

export function bodyOf(
  people: readonly ChosenPerson[],
  message: string,
  showsBirthday: boolean,
): CallInput<'POST /birthday/request'>['body'] {
  return { people: [...people], message, showsBirthday };
}

/** What the button does: `Ask Theo`, `Ask 3 people`, `Make a link for Theo`. */
export function formatAsk(people: readonly ChosenPerson[], firstNameOf: (name: string) => string): string {
  const [only] = people;
  if (only === undefined) return 'Ask';
  const areLinks = !people.some(isWrittenTo);
  if (people.length === 1) return `${areLinks ? 'Make a link for' : 'Ask'} ${firstNameOf(only.name)}`;
  return areLinks ? `Make ${people.length} links` : `Ask ${people.length} people`;
}

/** What happens when it is pressed: how many mails, texts and links. */
export function formatOutcome(people: readonly ChosenPerson[]): string {
  const mails = people.filter(({ email }) => email !== undefined).length;
  const texts = people.filter(({ mobile }) => mobile !== undefined).length;
  const links = people.length - mails - texts;
  const written = [
    ...(mails === 0 ? [] : [mails === 1 ? 'one email' : `${mails} emails`]),
    ...(texts === 0 ? [] : [texts === 1 ? 'one text' : `${texts} texts`]),
  ].join(' and ');
  const leaves = `${written} ${mails + texts === 1 ? 'leaves' : 'leave'} at once`;
  const linked = links === 1 ? 'one link is made for you to send' : `${links} links are made for you to send`;
  if (people.length === 0) return 'Choose somebody to ask.';
  const said = links === 0 ? `${leaves}. We send no follow-ups` : written === '' ? linked : `${leaves}, and ${linked}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
