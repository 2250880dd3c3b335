import { parseEmail, sameAddress } from '#shared/people/email-address.ts';
import { isolateBidi } from '#shared/text/bidi-isolation.ts';
import { isLongEnough, isTypedNumber, parseNamedNumber, sameNumber } from '#shared/people/typed-number.ts';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { parsePeople } from '#shared/people/people-text.ts';

/** A recipient as typed so far: may be incomplete or invalid. `key` exists on this device only. */
export type DraftRecipient = {
  key: string;
  recipientId?: string;
  name: string;
  email: string;
  /** in place of an email address, as it was typed */ mobile?: string | null;
  countryId: string | null;
  timeZone: string | null;
  /** on their own front, as it was typed; null, or nothing, for their first name */
  nameOnFront?: string | null;
};
/** Where the card goes, as it was typed. */
export function getAddress({ email, mobile }: Pick<DraftRecipient, 'email' | 'mobile'>): string {
  return mobile ?? email;
}
/** What is typed in the field of an address. @param takesNumbers whether this copy sends texts */
export function toAddress(typed: string, takesNumbers: boolean): Pick<DraftRecipient, 'email' | 'mobile'> {
  return takesNumbers && isTypedNumber(typed) ? { email: '', mobile: typed } : { email: typed, mobile: null };
}
function isSameAddress(one: DraftRecipient, other: DraftRecipient): boolean {
  if (one.mobile && other.mobile) return sameNumber(one.mobile, other.mobile);
  return !one.mobile && !other.mobile && sameAddress(one.email, other.email);
}

export type RecipientErrors = { name?: string; email?: string };

/** The result of adding the text in the field "Add someone". */
export type AddResult = {
  people: DraftRecipient[];
  /** Names of those who were on the list already. */
  duplicates: string[];
  /** Text that stays in the field; `message` says why. */
  rest: string;
  message: string | null;
  /** The first new person who still missing something. */
  open: string | null;
};

/** Error messages for one recipient; empty when a card can be sent to them. */
export function getRecipientErrors(person: DraftRecipient, others: readonly DraftRecipient[] = []): RecipientErrors {
  const errors: RecipientErrors = {};
  if (person.name.trim() === '') errors.name = 'Enter a name. A first name is enough.';
  else if (person.name.trim().length > PERSON_NAME_MAX)
    errors.name = `A name can have up to ${PERSON_NAME_MAX} characters.`;
  const wrong = getAddressError(person);
  if (wrong !== null) errors.email = wrong;
  else {
    const duplicate = others.find((other) => other.key !== person.key && isSameAddress(other, person));
    if (duplicate && others.indexOf(duplicate) < others.indexOf(person)) {
      const what = person.mobile ? 'number' : 'address';
      errors.email = `This is ${duplicate.name || 'another person'}’s ${what} too. Each ${what} gets one card.`;
    }
  }
  return errors;
}

/** What is wrong with an address; null where a card can go there. */
export function getAddressError({ email, mobile }: Pick<DraftRecipient, 'email' | 'mobile'>): string | null {
  if (mobile) return isLongEnough(mobile) ? null : 'This number is too short.';
  const parsed = parseEmail(email);
  return parsed.ok ? null : parsed.message;
}

/** Whether a card can be sent to this recipient. */
export function isComplete(person: DraftRecipient, others: readonly DraftRecipient[] = []): boolean {
  const errors = getRecipientErrors(person, others);
  return errors.name === undefined && errors.email === undefined;
}

/**
 * Adds the recipients that were typed or pasted. A single invalid address stays in the field with its error; in a list, each invalid one
 * becomes a recipient of its own, to be corrected in place. A name alone becomes a recipient whose address is asked for next.
 * @param takesNumbers whether mobile numbers are taken too
 */
export function addRecipients(
  text: string,
  present: readonly DraftRecipient[],
  newKey: () => string,
  takesNumbers = false,
): AddResult {
  const people = [...present];
  const duplicates: string[] = [];
  let open: string | null = null;
  const parsed = parsePeople(text);
  if (parsed.length === 0) return { people, duplicates, rest: '', message: null, open };
  for (const typed of parsed) {
    const numbered = takesNumbers && typed.message ? parseNamedNumber(`${typed.name} ${typed.email}`) : null;
    if (numbered !== null) {
      const { name, number: mobile } = numbered;
      const person = { key: newKey(), name, email: '', mobile, countryId: null, timeZone: null };
      const other = people.find((one) => isSameAddress(one, person));
      if (other) duplicates.push(other.name || mobile);
      else people.push(person);
      if (!other && name === '') open ??= person.key;
      continue;
    }
    const nameOnly = typed.name === '' && !typed.email.includes('@');
    if (typed.message && parsed.length === 1 && !nameOnly)
      return { people, duplicates, rest: text.trim().replace(/[,;]+$/, ''), message: typed.message, open };
    const duplicate = typed.message ? undefined : people.find((person) => sameAddress(person.email, typed.email));
    if (duplicate) {
      duplicates.push(duplicate.name || duplicate.email);
      continue;
    }
    const person: DraftRecipient = {
      key: newKey(),
      name: nameOnly ? typed.email : typed.name,
      email: nameOnly ? '' : typed.email,
      countryId: null,
      timeZone: null,
    };
    people.push(person);
    if (!isComplete(person)) open ??= person.key;
  }
  return { people, duplicates, rest: '', message: null, open };
}

/** A sentence about recipients who were on the list already; null when there were none. */
export function formatDuplicates(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return names.length === 1
    ? `${names[0]} is already on the list.`
    : `${names.length} of them are already on the list.`;
}

/** `Amelie`; `Amelie and Łukasz`; `Amelie, Łukasz and Zoë`; from five on `Amelie, Łukasz and 3 others`. */
export function formatNames(people: readonly string[]): string {
  const names = people.map(isolateBidi);
  if (names.length > 4) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} others`;
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
