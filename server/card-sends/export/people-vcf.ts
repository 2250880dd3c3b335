import { type Addressed, addressOf } from '../recipients/address.ts';
import { vcardLine, vcardText } from '#shared/exports/vcard-lines.ts';

/** Somebody with an email address, or a mobile number. */
export type Person = { name: string } & Addressed;

/** People as an address book takes them (vCard 3.0, RFC 2426: what phones and mail programs read alike), each address once. */
export function peopleVcf(people: Iterable<Person>): string {
  const byAddress = new Map<string, Person>();
  for (const person of people) byAddress.set(addressOf(person).toLowerCase(), person);
  return [...byAddress.values()].map(card).join('');
}

function card(person: Person): string {
  const { name, email, mobile } = person;
  const shown = (name.trim() || addressOf(person)).replace(/\s*[\r\n]+\s*/g, ' ');
  // What is the family's name cannot be told, so the whole stands as the given one.
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${vcardText(shown)}`,
    `N:;${vcardText(shown)};;;`,
    email === null ? `TEL;TYPE=CELL:${mobile ?? ''}` : `EMAIL:${vcardText(email)}`,
    'END:VCARD',
  ];
  return lines.map(vcardLine).join('');
}
