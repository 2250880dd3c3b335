import { type ContentLine, paramValues } from '../content-lines.ts';
import { parseDay } from '../import-day.ts';
import type { PersonBuilder } from '../person-builder.ts';
import { propertyText, splitEscaped, unescapeText } from '../property-text.ts';
import type { Problems } from '../problems.ts';
import { foldText } from '../text.ts';
import { dateTypeOf, labelOf } from '../names.ts';

const BIRTHDAYS = new Set(['BDAY', 'X-BIRTHDAY', 'X-EVOLUTION-BIRTHDAY']);
const ANNIVERSARIES = new Set([
  'ANNIVERSARY',
  'X-ANNIVERSARY',
  'X-EVOLUTION-ANNIVERSARY',
  'X-KADDRESSBOOK-X-ANNIVERSARY',
  'X-MS-ANNIVERSARY',
  'X-WEDDING-ANNIVERSARY',
]);
const LUNAR = new Set(['X-ALTBDAY', 'ALTBDAY']);
const ANDROID_EVENT = 'vnd.android.cursor.item/contact_event';
/** The types of Android's `ContactsContract.CommonDataKinds.Event`. */
const ANDROID_TYPES: Record<string, string> = { 1: 'Anniversary', 2: '', 3: 'Birthday' };

/**
 * Adds the date of a property to a person, where it has one.
 * @param labelFor the label of the property's group
 */
export function addCardDate(
  person: PersonBuilder,
  property: ContentLine,
  labelFor: (property: ContentLine) => string,
  problems: Problems,
): void {
  const { name, line } = property;
  if (name === 'X-ANDROID-CUSTOM') {
    const [kind, day = '', type = '', label = ''] = splitEscaped(propertyText(property), ';', 5);
    if (kind === ANDROID_EVENT) addLabelled(person, ANDROID_TYPES[type] ?? label, day, line);
    return;
  }
  const isBirthday = BIRTHDAYS.has(name);
  if (!isBirthday && !ANNIVERSARIES.has(name) && !LUNAR.has(name) && name !== 'X-ABDATE') return;
  const calendar = paramValues(property, 'CALSCALE')[0] ?? paramValues(property, 'X-CALSCALE')[0] ?? 'gregorian';
  if (LUNAR.has(name) || calendar !== 'gregorian') {
    problems.add(line, 'There is a birthday of another calendar here. Please add it by hand.');
    return;
  }
  const text = withoutParams(unescapeText(propertyText(property)).trim());
  const omitted = Number(paramValues(property, 'X-APPLE-OMIT-YEAR')[0] ?? Number.NaN);
  const options = { text, line, omitted: Number.isNaN(omitted) ? null : omitted };
  if (name === 'X-ABDATE') addLabelled(person, labelFor(property), text, line, options.omitted);
  else person.addDate(isBirthday ? 'birthday' : 'anniversary', parseDay(text), options);
}

/** A date whose label says what it is. */
function addLabelled(person: PersonBuilder, given: string, text: string, line: number, omitted: number | null = null) {
  const label = labelOf(given);
  person.addDate(dateTypeOf(label), parseDay(text), {
    text,
    line,
    label: foldText(label) === 'other' ? '' : label,
    omitted,
  });
}

/** Some programs put a parameter after the colon: `BDAY:;VALUE=text:circa 1800`. */
function withoutParams(text: string): string {
  return text.startsWith(';') ? text.slice(text.lastIndexOf(':') + 1).trim() : text;
}
