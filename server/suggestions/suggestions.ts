import type { CardTile } from '#contract/card.ts';
import { calendarOf, suggestedFor } from '#server/calendar/calendar.ts';
import type { AvoidedCard } from '#contract/suggestion.ts';
import { factsOf, shopOf } from '#server/cards/cards.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { whatIsShown } from './avoids.ts';
import { selectAvoiders } from './queries.ts';
import { suggestCards } from './suggest-cards.ts';
export { findLastCard, type LastCard } from './last-card.ts';
export { suggestCards, suggestForDates } from './suggest-cards.ts';

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

  /**
   * Who of the recipients of a draft should better not get its card: contacts for whom something is avoided that it shows.
   * @throws Failure at `cardSendId` where the member has no such draft.
   */
  async listAvoided(actor: Actor, cardSendId: string): Promise<{ avoided: AvoidedCard[] }> {
    const { memberId } = requireNotImpersonated(actor);
    const draft = await selectAvoiders(context.db, { memberId, cardSendId });
    if (draft === undefined)
      throw failure('not-found', 'cardSendId', 'unknown-card-send', 'This draft does not exist.');
    // What is not of the shop is the sender's own work.
    const [row] = draft.card_id === null ? [] : await shopOf(context).rows([draft.card_id]);
    if (row === undefined) return { avoided: [] };
    const card = { ...factsOf(row), title: row.title, verse: draft.verse };
    const avoided = draft.people.map(({ name, avoid }) => ({ name, shown: whatIsShown(card, avoid) }));
    return { avoided: avoided.filter(({ shown }) => shown.length > 0) };
  },
}));
