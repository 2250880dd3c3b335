import type { Tx } from '#db/client.ts';
import { cardsForDatesOf, findPersonDate } from '#server/calendar/calendar.ts';
import { withdrawCard } from '#server/card-sends/card-sends.ts';
import { type Actor, requireMember, requireSoft } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { unknownDate } from '../plan-card.ts';
import { selectOvertaken, selectWaiting, setAutomatic, wake } from './queries.ts';

/** Cards that are planned by themselves: for which dates, and saying no to one. */
export const automaticCardsOf = oncePerContext((context: Context) => ({
  /**
   * Has a card planned by itself for a date each time it comes, or no more. Switched off, one that waits is a draft again.
   * @throws Failure at `calendarId` where the member keeps no such date of a person, or its day is unknown
   */
  async set(actor: Actor, calendarId: string, isAutomatic: boolean): Promise<void> {
    const { memberId } = requireMember(actor);
    if ((await findPersonDate(context, memberId, calendarId)) === null) throw unknownDate();
    await context.db.transaction().execute(async (tx) => {
      await setAutomatic(tx, { calendarId, memberId }, isAutomatic, new Date(context.clock.now()));
      await followReminders(tx, memberId, context);
    });
  },

  /** Takes back the card that was planned by itself for a date. No other one is planned for that day. @throws Failure where it has left, or is taken back already */
  async decline(actor: Actor, calendarId: string): Promise<void> {
    const { memberId } = requireSoft(actor);
    const isDone = await context.db.transaction().execute(async (tx) => {
      const cardSendId = await selectWaiting(tx, memberId, calendarId);
      return cardSendId !== null && (await withdrawCard(context, tx, cardSendId));
    });
    if (!isDone)
      throw failure(
        'conflict',
        'general',
        'not-waiting',
        'No card is waiting for this day. It was sent, or cancelled.',
      );
  },
}));

/**
 * After a change of what a member is reminded of: cards that were planned by themselves are taken back where the date was answered some other way, was removed or moved, or its
 * person is paused; and the other dates are looked at anew.
 */
export async function followReminders(tx: Tx, memberId: string, context: Context): Promise<void> {
  const now = new Date(context.clock.now());
  for (const plan of await selectOvertaken(tx, memberId, now)) {
    const isBack = await withdrawCard(context, tx, plan.card_send_id);
    const date = { calendarId: plan.calendar_id, day: plan.day };
    if (isBack && plan.other_id !== null)
      await cardsForDatesOf(context).answer(tx, date, plan.other_id, memberId, null);
  }
  await wake(tx, memberId, now);
}
