import type { CardTile } from '#contract/card.ts';
import type { SuggestedCard, YearDate } from '#contract/card-plan.ts';
import type { MyCard } from '#contract/favorite.ts';
import type { PersonDate } from '#server/calendar/calendar.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { greetingFor } from '#shared/dates/greeting.ts';
import type { WhenItComes } from '#shared/dates/when-it-comes.ts';
import { firstName } from '#shared/people/first-name.ts';

type Beside = {
  whenItComes: WhenItComes;
  card: MyCard | null;
  /** that suit it */ cards: readonly CardTile[];
};

/** As much of a card as a small picture needs. */
export function viewSuggested({ cardId, paletteId, title, alt, v, paper }: CardTile): SuggestedCard {
  return { cardId, paletteId, title, alt, v, paper };
}

/** A date of a year as its member sees it. */
export function viewYearDate(date: PersonDate, { whenItComes, card, cards }: Beside): YearDate {
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
    whenItComes,
    handledAs,
    card,
    cards: cards.map(viewSuggested),
    message: greetingFor(type, name),
  };
}
