import type { CalendarEntry } from '#contract/calendar.ts';
import { CALENDAR_TYPES, type KeptType, type OwnType } from '#shared/dates/calendar-types.ts';
import type { DateKind } from '#shared/cards/stamp-kind.ts';
import { possessive } from '#shared/text/possessive.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { routes } from '#shared/routes.ts';

/** The words of the pages of each kind of entry. */
export const ENTRY_WORDS: Record<
  OwnType,
  {
    form: () => string;
    add: string;
    lead: string;
    name: string;
    nameHint: string;
    when: string;
    saved: (name: string) => string;
  }
> = {
  birthday: {
    form: routes.addBirthdayByHand,
    add: 'Add one birthday',
    lead: 'Leave out what you do not know. You can add it later.',
    name: 'Whose birthday is it?',
    nameHint: 'Their first name is enough',
    when: 'When were they born?',
    saved: (name) => `${possessive(name)} birthday is saved.`,
  },
  anniversary: {
    form: routes.addAnniversaryByHand,
    add: 'Add an anniversary',
    lead: 'A wedding, or any day that two people share. Leave out what you do not know.',
    name: 'Whose anniversary is it?',
    nameHint: 'Such as Mum and Dad',
    when: 'When was it?',
    saved: (name) => `${possessive(name)} anniversary is saved.`,
  },
  event: {
    form: routes.addEventByHand,
    add: 'Add another day',
    lead: 'Any day that comes every year: the day you met, a name day, a day to call.',
    name: 'What is the day called?',
    nameHint: 'Such as The day we met',
    when: 'When is it?',
    saved: (name) => `${name} is saved.`,
  },
};

/** The kind of an entry of a member's calendar. */
export function typeOf({ calendarTypeId }: Pick<CalendarEntry, 'calendarTypeId'>): KeptType {
  if (calendarTypeId === CALENDAR_TYPES.birthday) return 'birthday';
  if (calendarTypeId === CALENDAR_TYPES.holiday) return 'holiday';
  return calendarTypeId === CALENDAR_TYPES.anniversary ? 'anniversary' : 'event';
}

const KINDS = { birthday: 'birthday', anniversary: 'anniversary', holiday: 'holiday', event: 'personal' } as const;
/** The kind of its date, which decides its colour. */
export function kindOf(entry: Pick<CalendarEntry, 'calendarTypeId' | 'holiday'>): DateKind {
  return entry.holiday?.isByMoon ? 'lunar' : KINDS[typeOf(entry)];
}

/** Where an entry is changed: a holiday is chosen, or not. */
export function pathToChange({ calendarId, calendarTypeId }: Pick<CalendarEntry, 'calendarId' | 'calendarTypeId'>) {
  const type = typeOf({ calendarTypeId });
  return type === 'holiday' ? routes.addHolidays() : `${ENTRY_WORDS[type].form()}?calendar_id=${calendarId}`;
}

/** Cards for an entry: the list knows whom they are for, and so does the card that is begun there. */
export function pathToCards(entry: Pick<CalendarEntry, 'calendarId' | 'calendarTypeId' | 'holiday'>): string {
  return pathToCardsFor(typeOf(entry), entry.calendarId, entry.holiday?.path ?? null);
}
