import type { CallInput } from '#contract/calls.ts';
import type { Contact } from '#contract/contact.ts';
import { LEADS, type Lead } from '#shared/dates/reminder-leads.ts';
import { type Relationship, RELATIONSHIPS } from '#shared/people/relationships.ts';

/** What is typed in the form of a person. Addresses and numbers are one per line. */
export type PersonInput = {
  name: string;
  relationship: Relationship | '';
  emails: string;
  phones: string;
  timeZone: string | null;
  note: string;
  avoid: readonly string[];
  /** null: on the days before that the account says */ reminderLeads: readonly Lead[] | null;
};
export const NO_PERSON: PersonInput = {
  name: '',
  relationship: '',
  emails: '',
  phones: '',
  timeZone: null,
  note: '',
  avoid: [],
  reminderLeads: null,
};
type Given = CallInput<'POST /contacts'>['body'];

export function inputOfContact(contact: Contact): PersonInput {
  const { name, relationship, emails, phones, timeZone, note, avoid, reminderLeads } = contact;
  return {
    name,
    relationship: relationship ?? '',
    emails: emails.join('\n'),
    phones: phones.join('\n'),
    timeZone,
    note,
    avoid,
    reminderLeads,
  };
}

/** What the server is given. */
export function contactOfInput(input: PersonInput): Given {
  return {
    name: input.name,
    relationship: input.relationship === '' ? null : input.relationship,
    emails: linesOf(input.emails),
    phones: linesOf(input.phones),
    timeZone: input.timeZone,
    note: input.note,
    avoid: [...input.avoid],
    reminderLeads: input.reminderLeads === null ? null : [...input.reminderLeads],
  };
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The message for a field of several lines: of the line that is wrong, with what is in it where there are several. */
export function errorInLines(
  errorAt: (field: string) => string | undefined,
  field: 'emails' | 'phones',
  typed: string,
): string | undefined {
  const lines = linesOf(typed);
  for (const [i, line] of lines.entries()) {
    const message = errorAt(`${field}.${i}`);
    if (message !== undefined) return lines.length === 1 ? message : `${line}: ${message}`;
  }
  return errorAt(field);
}

/** What was typed and saved in this tab; null where that is nothing, or cannot be read. */
export function parseSavedPerson(saved: string): PersonInput | null {
  if (saved === '') return null;
  try {
    const found = JSON.parse(saved) as Partial<PersonInput>;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const leads = found.reminderLeads;
    return {
      name: text(found.name),
      relationship: RELATIONSHIPS.find((one) => one === found.relationship) ?? '',
      emails: text(found.emails),
      phones: text(found.phones),
      timeZone: typeof found.timeZone === 'string' ? found.timeZone : null,
      note: text(found.note),
      avoid: Array.isArray(found.avoid) ? found.avoid.map(text).filter((one) => one !== '') : [],
      reminderLeads: Array.isArray(leads) ? LEADS.filter((lead) => leads.includes(lead)) : null,
    };
  } catch {
    return null;
  }
}

/** The query of the form of a new person. */
export function parseNameSearch({ name }: Record<string, unknown>): { name?: string } {
  return typeof name === 'string' && name !== '' ? { name } : {};
}
