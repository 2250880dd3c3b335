import { readEmail, sameAddress } from '#shared/email-address.ts';
import { isolated } from '#shared/isolated.ts';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { readPeople } from '#shared/people-text.ts';

/** Somebody a card is for, as typed so far: may still be wrong or half written. `key` lives on this device only. */
export type Person = {
  key: string;
  recipientId?: string;
  name: string;
  email: string;
  countryId: string | null;
  timeZone: string | null;
};
export type PersonErrors = { name?: string; email?: string };

/** What came of text in the field "Add someone". */
export type Adding = {
  people: Person[];
  /** Those who were already there, by name. */
  twice: string[];
  /** Text that stays in the field, and why. */
  rest: string;
  message: string | null;
  /** The first new person who still lacks something. */
  open: string | null;
};

/** What is wrong with one person, in words; empty when a card can go to them. */
export function personErrors(person: Person, others: readonly Person[] = []): PersonErrors {
  const errors: PersonErrors = {};
  if (person.name.trim() === '') errors.name = 'Who is it for? A first name is enough.';
  else if (person.name.trim().length > PERSON_NAME_MAX)
    errors.name = `A name can have up to ${PERSON_NAME_MAX} characters.`;
  const reading = readEmail(person.email);
  if (!reading.ok) errors.email = reading.message;
  else {
    const twin = others.find((other) => other.key !== person.key && sameAddress(other.email, person.email));
    if (twin && others.indexOf(twin) < others.indexOf(person))
      errors.email = `This is ${twin.name || 'another person'}’s address too. One card is enough.`;
  }
  return errors;
}

/** Whether a card can go to this person. */
export function isComplete(person: Person, others: readonly Person[] = []): boolean {
  const errors = personErrors(person, others);
  return errors.name === undefined && errors.email === undefined;
}

/**
 * Adds whoever was typed or pasted. One wrong address stays in the field with its reason; of many, each wrong one becomes a person
 * of its own, to be put right in place. A name alone becomes a person whose address is asked for next.
 */
export function addPeople(text: string, present: readonly Person[], newKey: () => string): Adding {
  const people = [...present];
  const twice: string[] = [];
  let open: string | null = null;
  const read = readPeople(text);
  if (read.length === 0) return { people, twice, rest: '', message: null, open };
  for (const typed of read) {
    const nameOnly = typed.name === '' && !typed.email.includes('@');
    if (typed.message && read.length === 1 && !nameOnly)
      return { people, twice, rest: text.trim().replace(/[,;]+$/, ''), message: typed.message, open };
    const twin = typed.message ? undefined : people.find((person) => sameAddress(person.email, typed.email));
    if (twin) {
      twice.push(twin.name || twin.email);
      continue;
    }
    const person: Person = {
      key: newKey(),
      name: nameOnly ? typed.email : typed.name,
      email: nameOnly ? '' : typed.email,
      countryId: null,
      timeZone: null,
    };
    people.push(person);
    if (!isComplete(person)) open ??= person.key;
  }
  return { people, twice, rest: '', message: null, open };
}

/** A sentence about those who were there already; null when nobody was. */
export function sayTwice(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return names.length === 1
    ? `${names[0]} is on the list already.`
    : `${names.length} of them are on the list already.`;
}

/** Amelie; Amelie and Łukasz; Amelie, Łukasz and Zoë; Amelie, Łukasz and four others. */
export function sayNames(people: readonly string[]): string {
  const names = people.map(isolated);
  if (names.length > 4) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} others`;
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Amelie’s, James’s. */
export function possessive(name: string): string {
  return `${name}’s`;
}
