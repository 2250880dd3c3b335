import { CONTACTS_MAX } from '#shared/limits.ts';
import { withoutUtf16 } from '../decode-text.ts';
import { type ParsedDay, parseDay } from '../import-day.ts';
import type { ImportedPerson, ImportOptions, ImportResult } from '../imported-person.ts';
import { createPersonBuilder, type PersonBuilder } from '../person-builder.ts';
import { createProblems } from '../problems.ts';
import { propertyText, unescapeText } from '../property-text.ts';
import { foldText } from '../text.ts';
import { type CalendarEvent, type CalendarHead, splitEvents } from './split-events.ts';
import { parseSummary } from './summary.ts';

type Kind = 'birthday' | 'anniversary';
/** What was read of an event: whose day it is. */
type ParsedEvent = { kind: Kind; name: string; day: ParsedDay | null; text: string; line: number };
type Entry = { line: number; name: string; birthday: string | null; builder: PersonBuilder };

/**
 * Parses the birthdays and anniversaries of a calendar (RFC 5545). Other events are counted, not read. An event says in which year somebody was born only where
 * the program that wrote it says so: usually the year of its start is that of the calendar entry. It never throws: what cannot be read is a problem, and everything
 * else stays. The same day of the same name is one, however many events there are of it.
 */
export function parseICalendar(bytes: Uint8Array, { today }: ImportOptions): ImportResult {
  const problems = createProblems();
  const head: CalendarHead = new Map();
  const entries: Entry[] = [];
  const byName = new Map<string, Entry[]>();
  let others = 0;
  let events = 0;
  for (const event of splitEvents(withoutUtf16(bytes), head, problems)) {
    events++;
    if (textOf(event, 'X-NEXTCLOUD-BC-FIELD-TYPE').toUpperCase() === 'DEATHDATE') {
      problems.add(event.line, 'This is a day of death. Please mark this person, so that nothing is celebrated.');
      continue;
    }
    const parsed = parseEvent(event, head, today);
    if (parsed === null) {
      others++;
      continue;
    }
    const { kind, name, day, text, line } = parsed;
    if (text === '') {
      problems.add(line, 'This event has no date and was left out.');
      continue;
    }
    const sameName = byName.get(foldText(name)) ?? [];
    const monthDay = kind === 'birthday' && day !== null ? `${day.month}-${day.day}` : null;
    // Two people of one name have different birthdays.
    let entry = sameName.find(({ birthday }) => monthDay === null || birthday === null || birthday === monthDay);
    if (entry === undefined) {
      if (entries.length >= CONTACTS_MAX) {
        problems.add(line, `There is room for ${CONTACTS_MAX} people. Those from here on were left out.`);
        break;
      }
      entry = { line, name, birthday: null, builder: createPersonBuilder(problems, today) };
      entries.push(entry);
      byName.set(foldText(name), [...sameName, entry]);
    }
    if (entry.birthday !== null && entry.birthday === monthDay) continue;
    entry.birthday ??= monthDay;
    entry.builder.addDate(kind, day, { text, line });
  }
  if (events === 0) problems.add(1, 'There is no event in this file.');
  if (others === 1) problems.add(1, 'One event is not a yearly birthday or anniversary and was left out.');
  if (others > 1) problems.add(1, `${others} events are not yearly birthdays or anniversaries and were left out.`);
  const people = entries
    .map(({ builder, name, line }) => builder.finish([name], line))
    .filter((person): person is ImportedPerson => person !== null && person.dates.length > 0);
  return { people, problems: problems.list() };
}

function textOf({ properties }: CalendarEvent | { properties: CalendarHead }, name: string): string {
  const property = properties.get(name);
  return property === undefined ? '' : unescapeText(propertyText(property)).trim();
}

/** The day of a person that an event is; null for any other event. */
function parseEvent(event: CalendarEvent, head: CalendarHead, today: string): ParsedEvent | null {
  if (textOf(event, 'STATUS').toUpperCase() === 'CANCELLED' || event.properties.has('RECURRENCE-ID')) return null;
  const summary = parseSummary(textOf(event, 'SUMMARY'));
  const repeats = repetitionOf(textOf(event, 'RRULE'), today);
  if (repeats === 'otherwise') return null;
  const kind = summary.type ?? (repeats === 'yearly' ? kindOf(event, head) : null);
  if (kind === null) return null;
  const start = event.properties.get('DTSTART');
  const text = textOf(event, 'DTSTART');
  const day = localDay(parseDay(text), text, textOf({ properties: head }, 'X-WR-TIMEZONE'));
  const isLastOfFebruary =
    /BYMONTH=2(?:;|$)/i.test(textOf(event, 'RRULE')) && /BYMONTHDAY=-1(?:;|$)/i.test(textOf(event, 'RRULE'));
  const year = day === null ? null : yearOf(event, summary, repeats, day);
  return {
    kind,
    name: summary.name,
    day: day && { ...day, year, ...(isLastOfFebruary && year === null ? { month: 2, day: 29 } : {}) },
    text,
    line: start?.line ?? event.line,
  };
}

/** How an event comes again. One that has ended, or that skips years, is of another kind. */
function repetitionOf(rule: string, today: string): 'yearly' | 'once' | 'otherwise' {
  if (rule === '') return 'once';
  const parts = new Map(
    rule.split(';').map((part) => part.toUpperCase().split('=', 2) as [string, string | undefined]),
  );
  const until = parseDay(parts.get('UNTIL') ?? '');
  const hasEnded =
    until !== null &&
    [until.year, until.month, until.day].map((part) => String(part).padStart(2, '0')).join('-') < today;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const months = parts.get('FREQ') === 'YEARLY' ? 12 : parts.get('FREQ') === 'MONTHLY' ? 1 : 0;
  return months * interval === 12 && !hasEnded ? 'yearly' : 'otherwise';
}

/** What a yearly event is, where its title is a name alone: by what programs mark it with, or by its calendar. */
function kindOf(event: CalendarEvent, head: CalendarHead): Kind | null {
  const type = textOf(event, 'X-NEXTCLOUD-BC-FIELD-TYPE').toUpperCase();
  if (type === 'BDAY' || textOf(event, 'X-KDE-KABC-BIRTHDAY').toUpperCase() === 'YES') return 'birthday';
  if (
    type === 'ANNIVERSARY' ||
    type === 'X-ANNIVERSARY' ||
    textOf(event, 'X-KDE-KABC-ANNIVERSARY').toUpperCase() === 'YES'
  )
    return 'anniversary';
  for (const category of `${textOf(event, 'CATEGORIES')},${textOf({ properties: head }, 'X-WR-CALNAME')}`.split(',')) {
    const words = foldText(category);
    if (/\b(birthdays?|geburtstage?|anniversaires|cumpleanos|compleanni|verjaardagen)\b/.test(words)) return 'birthday';
    if (/\b(anniversary|anniversaries|jahrestage?|hochzeitstage?)\b/.test(words)) return 'anniversary';
  }
  return null;
}

/** The year in which somebody was born, where the event says it. */
function yearOf(
  event: CalendarEvent,
  { year, age }: { year: number | null; age: number | null },
  repeats: string,
  day: ParsedDay,
) {
  if (textOf(event, 'X-NEXTCLOUD-BC-UNKNOWN-YEAR') === '1') return null;
  const known = /^\d{4}$/.exec(textOf(event, 'X-NEXTCLOUD-BC-YEAR'))?.[0];
  if (known !== undefined) return Number(known);
  if (year !== null) return year;
  // Of an event that comes again the age is that of one year, and nobody knows of which.
  if (age !== null && repeats === 'once' && day.year !== null) return day.year - age;
  if (event.properties.has('X-KDE-KABC-BIRTHDAY') || event.properties.has('X-KDE-KABC-ANNIVERSARY')) return day.year;
  const born = /\b(?:born|geboren)\b.{0,30}?\b((?:18|19|20)\d\d)\b/i.exec(
    textOf(event, 'DESCRIPTION').slice(0, 500),
  )?.[1];
  return born === undefined ? null : Number(born);
}

/** The day of an instant in the zone of the calendar, where it names one. */
function localDay(day: ParsedDay | null, text: string, zone: string): ParsedDay | null {
  const instant = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/i.exec(text);
  if (day === null || !day.isDoubtful || !instant || zone === '') return day;
  const [, year, month, date, hour, minute, second] = instant;
  try {
    const local = Temporal.Instant.from(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`).toZonedDateTimeISO(
      zone,
    );
    return { year: local.year, month: local.month, day: local.day, isDoubtful: false };
  } catch (error) {
    if (error instanceof RangeError) return day;
    throw error;
  }
}
