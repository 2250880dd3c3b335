import type { CardOffer } from '#contract/card-plan.ts';
import type { Tx } from '#db/client.ts';
import { cardsForDatesOf, findPersonDate } from '#server/calendar/calendar.ts';
import { cardSendsOf, type WithdrawnCard, withdrawCard } from '#server/card-sends/card-sends.ts';
import { actingFor, type Actor, requireMember, requireNotImpersonated, requireSoft } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { shopOf } from '#server/cards/cards.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { firstName } from '#shared/people/first-name.ts';
import { planCard, unknownDate } from '../plan-card.ts';
import { viewSuggested } from '../view.ts';
import { networkOf } from './network.ts';
import { type AutomaticChoice, selectOffer, selectOvertaken, selectWaiting, setAutomatic, wake } from './queries.ts';

/** Cards that are planned by themselves: for which dates, and saying no to one. */
export const automaticCardsOf = oncePerContext((context: Context) => ({
  /**
   * Has a card planned by itself for a date each time it comes, or offered, or neither, with words of its member’s own where they gave any. One that waits and is no longer planned by itself is a draft again.
   * @throws Failure at `calendarId` where the member keeps no such date of a person, or its day is unknown
   */
  async set(actor: Actor, calendarId: string, choice: AutomaticChoice): Promise<void> {
    const { memberId } = requireMember(actor);
    if ((await findPersonDate(context, memberId, calendarId)) === null) throw unknownDate();
    const withdrawn = await context.db.transaction().execute(async (tx) => {
      await setAutomatic(tx, { calendarId, memberId }, choice, new Date(context.clock.now()));
      return followChanges(tx, memberId, context);
    });
    await refund(context, memberId, withdrawn);
  },

  /** The card that is offered for the next day of a date; null where none is, or something was done about the day. @throws Failure at `calendarId` */
  async findOffer(actor: Actor, calendarId: string): Promise<CardOffer | null> {
    const { date, offer } = await openOffer(context, requireSoft(actor).memberId, calendarId);
    if (offer === null) return null;
    const card = await shopOf(context).card(offer.cardId);
    return {
      calendarTypeId: CALENDAR_TYPES[date.type],
      day: date.on,
      firstName: firstName(date.name),
      reminderName: date.reminderName,
      card: viewSuggested(card),
      message: offer.message,
    };
  },

  /** Schedules the card that is offered. @throws Failure where none is, or where it cannot be sent */
  async accept(actor: Actor, network: string, calendarId: string): Promise<void> {
    const { memberId } = actor.kind === 'soft' ? actor : requireNotImpersonated(actor);
    const { date, offer } = await openOffer(context, memberId, calendarId);
    if (offer === null)
      throw failure(
        'conflict',
        'general',
        'not-offered',
        'There is no card to send for this date. It is already handled.',
      );
    await planCard(context, actingFor(memberId), { memberId, network, calendarId }, { day: date.on, ...offer });
  },

  /** Takes back the card that was planned by itself for a date. No other one is planned for that day. @throws Failure where it has left, or is taken back already */
  async decline(actor: Actor, calendarId: string): Promise<void> {
    const { memberId } = requireSoft(actor);
    const withdrawn = await context.db.transaction().execute(async (tx) => {
      const cardSendId = await selectWaiting(tx, memberId, calendarId);
      return cardSendId === null ? null : withdrawCard(context, tx, cardSendId);
    });
    if (withdrawn === null)
      throw failure(
        'conflict',
        'general',
        'not-waiting',
        'No card is scheduled for this date. It was sent or cancelled.',
      );
    await refund(context, memberId, [withdrawn]);
  },
}));

/** A date of a member, and what is offered for its next day. @throws Failure at `calendarId` where the member keeps no such date */
async function openOffer(context: Context, memberId: string, calendarId: string) {
  const date = await findPersonDate(context, memberId, calendarId);
  if (date === null) throw unknownDate();
  const offer = date.handledAs === null ? await selectOffer(context.db, calendarId, date.on) : null;
  return { date, offer };
}

/**
 * After a change of what a member is reminded of: cards that were planned by themselves are taken back where the date was answered some other way, was removed or moved, or its
 * person is paused; and the other dates are looked at anew.
 */
export async function followReminders(tx: Tx, memberId: string, context: Context): Promise<void> {
  await followChanges(tx, memberId, context);
}

/** @returns the cards that were taken back */
async function followChanges(tx: Tx, memberId: string, context: Context): Promise<WithdrawnCard[]> {
  const now = new Date(context.clock.now());
  const withdrawn: WithdrawnCard[] = [];
  for (const plan of await selectOvertaken(tx, memberId, now)) {
    const card = await withdrawCard(context, tx, plan.card_send_id);
    if (card === null) continue;
    withdrawn.push(card);
    const date = { calendarId: plan.calendar_id, day: plan.day };
    if (plan.other_id !== null) await cardsForDatesOf(context).answer(tx, date, plan.other_id, memberId, null);
  }
  await wake(tx, memberId, now);
  return withdrawn;
}

/** Gives back what these cards took of their member's allowance, where it still counts. */
async function refund(context: Context, memberId: string, withdrawn: readonly WithdrawnCard[]): Promise<void> {
  for (const card of withdrawn) await cardSendsOf(context).refund(actingFor(memberId), networkOf(memberId), card);
}
