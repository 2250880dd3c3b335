import { vcardLine, vcardText } from '#shared/exports/vcard-lines.ts';
import { type FileDate, type FilePerson, isGregorianDay, monthAndDay, noteOf } from './file-person.ts';

/** The year that stands for an unknown one, in Apple's address book and in all that read its files. */
const NO_YEAR = 1604;

/** People as address books read them alike (vCard 3.0, RFC 2426, with Apple's fields for dates that it lacks). */
export function writeVCards(people: readonly FilePerson[]): string {
  return people.map(cardOf).join('');
}

function cardOf(person: FilePerson): string {
  const { name, emails, phones, groups, relationship, dates } = person;
  const note = noteOf(person);
  const birthday = dates.find(({ type, date }) => type === 'birthday' && isGregorianDay(date));
  const others = dates.filter((date) => date !== birthday && isGregorianDay(date.date));
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${vcardText(name)}`,
    // Which part is the family's name cannot be told, so the whole stands as the given one.
    `N:;${vcardText(name)};;;`,
    ...emails.map((email) => `EMAIL:${vcardText(email)}`),
    ...phones.map((phone) => `TEL:${vcardText(phone)}`),
    ...(birthday ? [`BDAY${dayOf(birthday)}`] : []),
    ...others.flatMap((date, i) => [
      `item${i + 1}.X-ABDATE${dayOf(date)}`,
      `item${i + 1}.X-ABLabel:${date.type === 'event' ? vcardText(date.name) : '_$!<Anniversary>!$_'}`,
    ]),
    ...(relationship === null ? [] : [`X-RELATIONSHIP:${relationship}`]),
    ...(groups.length === 0 ? [] : [`CATEGORIES:${groups.map(vcardText).join(',')}`]),
    ...(note === '' ? [] : [`NOTE:${vcardText(note)}`]),
    'END:VCARD',
  ]
    .map(vcardLine)
    .join('');
}

/** `:1992-05-09`, or `;X-APPLE-OMIT-YEAR=1604:1604-05-09`. */
function dayOf({ date }: FileDate): string {
  if (!isGregorianDay(date)) throw new Error('A date without a day has no place in a vCard.');
  const day = monthAndDay(date);
  return date.year === null
    ? `;X-APPLE-OMIT-YEAR=${NO_YEAR}:${NO_YEAR}-${day}`
    : `:${String(date.year).padStart(4, '0')}-${day}`;
}
