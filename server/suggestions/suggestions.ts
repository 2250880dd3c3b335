import type { CardTile } from '#contract/card.ts';
import { calendarOf, suggestedFor } from '#server/calendar/calendar.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { suggestCards } from './suggest-cards.ts';
export { findLastCard, type LastCard } from './last-card.ts';
export { suggestCards } from './suggest-cards.ts';

/** Cards that suit a date of a calendar. */
export const suggestionsOf = oncePerContext((context: Context) => ({
  /** For one of the reader's dates. @throws Failure at `calendarId` where it is not theirs. */
  async forDate(actor: Actor, calendarId: string, limit: number): Promise<{ results: CardTile[]; total: number }> {
    const { missedDate, calendarDate } = await calendarOf(context).view(actor, calendarId);
    // Who was forgotten gets a card for the day that has passed, with the age that they have.
    const on = missedDate ?? calendarDate;
    const date = on === null ? null : await suggestedFor(context.db, calendarId, on);
    const results = date === null ? [] : await suggestCards(context, context.db, date, limit);
    return { results, total: results.length };
  },
}));
