import type { OwnType } from '#shared/dates/calendar-types.ts';
import {
  CONTACT_ADDRESSES_MAX,
  CONTACT_NOTE_MAX,
  ENTRY_NAME_MAX,
  GROUP_NAME_MAX,
  GROUPS_MAX,
  PERSON_NAME_MAX,
} from '#shared/limits.ts';
import { parseEmail, sameAddress } from '#shared/people/email-address.ts';
import type { Relationship } from '#shared/people/relationships.ts';
import { checkDay, isNoDate, type ParsedDay } from './import-day.ts';
import type { ImportedDate, ImportedPerson } from './imported-person.ts';
import type { Problems } from './problems.ts';
import { relationshipOf } from './relationship-words.ts';
import { canBeSeen, cleanLine, cleanText, cutText, foldText, quote } from './text.ts';

/** The dates of one person. */
export const DATES_MAX = 50;

/** Groups that an address book has by itself. They say nothing about a person. */
const SYSTEM_GROUPS = new Set(['mycontacts', 'starred', 'starred in android', 'vcard', 'contacts', 'uncategorized']);
const TYPE_NAMES: Record<OwnType, string> = { birthday: 'Birthday', anniversary: 'Anniversary', event: 'Special day' };

/** Collects what a file says about one person, within the rules of a contact. What has to be left out or cut is a problem. */
export function createPersonBuilder(problems: Problems, today: string) {
  const emails: string[] = [];
  const phones: string[] = [];
  const notes: string[] = [];
  const groups: string[] = [];
  const dates: ImportedDate[] = [];
  let relationship: Relationship | null = null;

  /** Adds a text to a list that has a limit. */
  const addTo = (list: string[], text: string, line: number, what: string) => {
    if (list.length < CONTACT_ADDRESSES_MAX) list.push(text);
    else problems.add(line, `A person can have up to ${CONTACT_ADDRESSES_MAX} ${what}; ${quote(text)} was left out.`);
  };
  const cutLine = (text: string, max: number, line: number, what: string) => {
    const clean = cleanLine(text);
    if (clean.length > max) problems.add(line, `${what} ${quote(clean)} is too long and was cut to ${max} characters.`);
    return cutText(clean, max);
  };

  return {
    /** Adds an address, given as `a@b.org`, `mailto:a@b.org` or `Anna <a@b.org>`. */
    addEmail(text: string, line: number) {
      const clean = cleanLine(text).replace(/^mailto:/i, '');
      const open = clean.lastIndexOf('<');
      const bare = open >= 0 && clean.endsWith('>') ? clean.slice(open + 1, -1) : clean;
      if (bare === '') return;
      const parsed = parseEmail(bare);
      if (!parsed.ok) problems.add(line, `${quote(bare)} is not an email address and was left out.`);
      else if (!emails.some((one) => sameAddress(one, parsed.address)))
        addTo(emails, parsed.address, line, 'email addresses');
    },

    /** Adds a telephone number as it is written, or as a `tel:` address (RFC 3966). */
    addPhone(text: string, line: number) {
      const number = cleanLine(text)
        .replace(/^tel:/i, '')
        .replace(/;ext=/i, ' ext ')
        .replace(/;[a-z-]+=.*$/i, '')
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
        .trim();
      if (number === '') return;
      if (!isPhone(number)) problems.add(line, `${quote(number)} is not a telephone number and was left out.`);
      else if (!phones.some((one) => dialled(one) === dialled(number)))
        addTo(phones, number, line, 'telephone numbers');
    },

    addNote(text: string) {
      const clean = cleanText(text);
      if (clean !== '' && !notes.includes(clean)) notes.push(clean);
    },

    addGroup(text: string, line: number) {
      const name = cutLine(text.replace(/^\*\s/, ''), GROUP_NAME_MAX, line, 'The group');
      if (!canBeSeen(name) || SYSTEM_GROUPS.has(foldText(name)) || groups.includes(name)) return;
      if (groups.length < GROUPS_MAX) groups.push(name);
      else problems.add(line, `A person can be in up to ${GROUPS_MAX} groups; ${quote(name)} was left out.`);
    },

    /** Sets who the person is to the member. The first one stays. */
    setRelationship(found: Relationship | null) {
      relationship ??= found;
    },

    /**
     * Adds a date. A person has one birthday: the first one stays.
     * @param label what an event is called
     * @param parsed the day, or null where `text` could not be parsed
     * @param omitted the year that stands for “unknown”
     */
    addDate(
      type: OwnType,
      parsed: ParsedDay | null,
      {
        text,
        line,
        label = '',
        omitted = null,
      }: { text: string; line: number; label?: string; omitted?: number | null },
    ) {
      if (cleanLine(text.slice(0, 200)) === '' || (parsed !== null && isNoDate(parsed))) return;
      const what = type === 'event' ? 'date' : type;
      if (parsed === null) {
        problems.add(line, `The ${what} ${quote(text)} could not be read and was left out.`);
        return;
      }
      const checked = checkDay(parsed, today, omitted);
      if (!checked.ok) {
        problems.add(line, `The ${what} ${quote(text)} ${checked.why} and was left out.`);
        return;
      }
      const name = (type === 'event' && cutLine(label, ENTRY_NAME_MAX, line, 'The name')) || TYPE_NAMES[type];
      const same = dates.find((one) => one.type === type && (type === 'birthday' || isSameDay(one, checked.day)));
      if (same !== undefined && (type !== 'event' || same.name === name)) {
        if (!isSameDay(same, checked.day))
          problems.add(line, `There is a second birthday, ${quote(text)}. The first one was kept.`);
        return;
      }
      if (dates.length >= DATES_MAX) {
        problems.add(line, `A person can have up to ${DATES_MAX} dates; ${quote(text)} was left out.`);
        return;
      }
      if (checked.note !== null) problems.add(line, `The ${what} ${quote(text)} ${checked.note}.`);
      if (parsed.isDoubtful)
        problems.add(line, `The ${what} ${quote(text)} has a time of day, so it may be one day off. Please check it.`);
      dates.push({ type, name, date: checked.day });
    },

    /**
     * The person under the first of the names that can be seen; null without one.
     * @param line where the person begins in the file
     */
    finish(names: readonly string[], line: number): ImportedPerson | null {
      const name = [...names, emails[0] ?? ''].map((one) => cleanLine(one)).find(canBeSeen);
      if (name === undefined) {
        problems.add(line, 'There is no name here, so it was left out.');
        return null;
      }
      const note = notes.join('\n\n');
      if (note.length > CONTACT_NOTE_MAX)
        problems.add(line, `The note is too long and was cut to ${CONTACT_NOTE_MAX} characters.`);
      return {
        name: cutLine(name, PERSON_NAME_MAX, line, 'The name'),
        emails,
        phones,
        note: cutText(note, CONTACT_NOTE_MAX),
        relationship: relationship ?? groups.map((group) => relationshipOf(group)).find((one) => one !== null) ?? null,
        groups,
        dates,
      };
    },
  };
}
export type PersonBuilder = ReturnType<typeof createPersonBuilder>;

/** The rule of `contract/contact.ts`. */
function isPhone(text: string): boolean {
  return text.length <= 40 && (text.match(/\p{Nd}/gu) ?? []).length >= 3 && /^[\p{Nd}\s+().\-/#*;,xext]+$/iu.test(text);
}

const dialled = (phone: string) => phone.replace(/[^\p{Nd}+]/gu, '');

function isSameDay({ date }: ImportedDate, { year, month, day }: ImportedDate['date']): boolean {
  return date.year === year && date.month === month && date.day === day;
}
