import type { CardTile } from '#contract/card.ts';
import type { YearDate } from '#contract/card-plan.ts';
import type { MyCard } from '#contract/favorite.ts';
import type { PersonDate } from '#server/calendar/calendar.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { greetingFor } from '#shared/dates/greeting.ts';
import { firstName } from '#shared/people/first-name.ts';

/** A date of a year as its member sees it. @param cards that suit it */
export function viewYearDate(date: PersonDate, card: MyCard | null, cards: readonly CardTile[]): YearDate {
  const { calendarId, contactId, type, on, name, reminderName, email, zone, handledAs } = date;
  return {
    calendarId,
    calendarTypeId: CALENDAR_TYPES[type],
    day: on,
    contactId,
    name,
    firstName: firstName(name),
    reminderName,
    email,
    timeZone: zone,
    handledAs,
    card,
    cards: cards.map(({ cardId, paletteId, title, alt, v, paper }) => ({ cardId, paletteId, title, alt, v, paper })),
    message: greetingFor(type, name),
  };
}
