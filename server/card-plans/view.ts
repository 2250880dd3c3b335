import type { CardTile } from '#contract/card.ts';
import type { SuggestedCard, YearDate } from '#contract/card-plan.ts';
import type { MyCard } from '#contract/favorite.ts';
import type { PersonDate } from '#server/calendar/calendar.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { greetingFor } from '#shared/dates/greeting.ts';
import { firstName } from '#shared/people/first-name.ts';
import type { Automatic } from './automatic/queries.ts';

type Beside = {
  automatic: Automatic | undefined;
  card: MyCard | null;
  /** that suit it */ cards: readonly CardTile[];
};

/** As much of a card as a small picture needs. */
export function viewSuggested({ cardId, paletteId, title, alt, v, paper }: CardTile): SuggestedCard {
  return { cardId, paletteId, title, alt, v, paper };
}

/** A date of a year as its member sees it. */
export function viewYearDate(date: PersonDate, { automatic, card, cards }: Beside): YearDate {
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
    whenItComes: automatic?.whenItComes ?? 'remind',
    ownMessage: automatic?.message ?? null,
    handledAs,
    card,
    cards: cards.map(viewSuggested),
    message: automatic?.message ?? greetingFor(type, name),
  };
}
