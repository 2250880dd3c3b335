import type { CardTile } from '#contract/card.ts';
import type { YearDate } from '#contract/card-plan.ts';
import type { MyCard } from '#contract/favorite.ts';
import type { PersonDate } from '#server/calendar/calendar.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { greetingFor } from '#shared/dates/greeting.ts';
import { firstName } from '#shared/people/first-name.ts';

type Beside = {
  isAutomatic: boolean;
  card: MyCard | null;
  /** that suit it */ cards: readonly CardTile[];
};

/** A date of a year as its member sees it. */
export function viewYearDate(date: PersonDate, { isAutomatic, card, cards }: Beside): YearDate {
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
    isAutomatic,
    handledAs,
    card,
    cards: cards.map(({ cardId, paletteId, title, alt, v, paper }) => ({ cardId, paletteId, title, alt, v, paper })),
    message: greetingFor(type, name),
  };
}
