import { findPersonDates, type PersonDate } from '#server/calendar/calendar.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { actingFor } from '#server/kernel/actor.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { isWanted } from '#server/notifications/notifications.ts';
import { suggestForDates } from '#server/suggestions/suggestions.ts';
import { greetingFor } from '#shared/dates/greeting.ts';
import { firstName } from '#shared/people/first-name.ts';
import { planCard } from '../plan-card.ts';
import { dayAfter, isInTime, planFrom } from './due.ts';
import { AUTOMATIC_CARD, OFFERED_CARD } from './messages.ts';
import { networkOf } from './network.ts';
import { AUTOMATIC_CARDS } from './notification-kind.ts';
import type { Offer } from './offer.ts';
import {
  type Automatic,
  claimMember,
  type DueMember,
  selectAutomatic,
  selectPlans,
  setNext,
  setTold,
} from './queries.ts';

/** How long a member stays with one worker. Where that ends meanwhile, another one goes on after it. */
const CLAIM_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Plans the cards that members want to have sent by themselves, a week before each date, chooses those that are to be offered, and tells the members. Several workers may run it at once: one member is with one
 * of them, a card is planned once for a day (`planCard`), and the mail about it is scheduled with the note that it was told.
 */
export async function planAutomatic(context: Context): Promise<void> {
  for (;;) {
    const now = context.clock.now();
    const claimedUntil = new Date(now + CLAIM_MS);
    const member = await context.db.transaction().execute((tx) => claimMember(tx, new Date(now), claimedUntil));
    if (member === undefined) return;
    const nextAt = await lookAfter(context, member, now);
    await setNext(context.db, member.member_id, { claimedUntil, nextAt });
  }
}

/** Does what is due for a member. @returns when there is next something to do; null where they have no such date */
async function lookAfter(context: Context, member: DueMember, now: number): Promise<Date | null> {
  const { db } = context;
  const automatic = await selectAutomatic(db, member.member_id);
  if (automatic.size === 0) return null;
  // A card is not sent without a mail that says so.
  if (!member.takes_mail || !(await isWanted(context, db, member.member_id, AUTOMATIC_CARDS, 'email')))
    return new Date(now + DAY_MS);
  const dates = await findPersonDates(context, member.member_id, [...automatic.keys()]);
  const plans = new Map((await selectPlans(db, dates)).map((plan) => [plan.calendar_id, plan]));
  // Of a date that is not there now (its person is paused) it is known when that changes.
  const next = [now + 30 * DAY_MS];
  for (const date of dates) {
    const from = planFrom(date.on, member);
    if (from > now) {
      next.push(from);
      continue;
    }
    next.push(dayAfter(date.on, member));
    const plan = plans.get(date.calendarId);
    if (plan?.is_told) continue;
    // A worker ended between planning it and telling of it.
    const isOurs = plan?.is_automatic === true && date.cardSendId !== null && date.cardSendId === plan.card_send_id;
    if (isOurs) await tell(context, member, date, { cardSendId: date.cardSendId });
    else if (date.handledAs === null && isInTime(date.on, date.zone, member, now))
      await planOne(context, member, date, automatic.get(date.calendarId));
  }
  return new Date(Math.min(...next));
}

/** Plans a card for a date, or offers one. Where neither can be, the member is told why. */
async function planOne(
  context: Context,
  member: DueMember,
  date: PersonDate,
  automatic: Automatic | undefined,
): Promise<void> {
  const asks = automatic?.whenItComes === 'ask';
  const memberId = member.member_id;
  const refuse = (reason: string) => tell(context, member, date, { reason });
  if (date.email === null) return refuse(`We do not know the email address of ${firstName(date.name)}.`);
  const suggested = await suggestForDates(context, context.db, [date], 1, { isReady: true, isGentle: !asks });
  const card = suggested.get(date.calendarId)?.[0];
  if (card === undefined) return refuse('We found no suitable card.');
  const where = { memberId, network: networkOf(memberId), calendarId: date.calendarId, isAutomatic: true };
  const { cardId, paletteId } = card;
  const message = automatic?.message ?? greetingFor(date.type, date.name);
  if (asks) return tell(context, member, date, { offer: { cardId, message } });
  const given = { day: date.on, cardId, paletteId, message };
  try {
    await planCard(context, actingFor(memberId), where, given);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Somebody has just planned one, or is planning it: nothing is left to do.
    if (error.kind === 'conflict' || error.kind === 'not-found') return;
    return refuse(error.items.map(({ errorMessage }) => errorMessage).join(' '));
  }
  const [planned] = await findPersonDates(context, memberId, [date.calendarId]);
  const cardSendId = planned?.cardSendId ?? null;
  if (cardSendId !== null) await tell(context, member, date, { cardSendId });
}

/** Notes that the member is told, and schedules the mail, in one transaction. */
async function tell(
  context: Context,
  member: DueMember,
  { calendarId, on: day }: PersonDate,
  {
    cardSendId = null,
    offer = null,
    reason = '',
  }: { cardSendId?: string | null; offer?: Offer | null; reason?: string },
): Promise<void> {
  const { db, clock } = context;
  const memberId = member.member_id;
  await db.transaction().execute(async (tx) => {
    if (!(await setTold(tx, { calendarId, day, memberId }, { at: new Date(clock.now()), offer }))) return;
    const delivery = { memberId, address: member.email, subjectId: calendarId, occurrence: day };
    // Two messages: where a card was offered and is sent by itself after all, its member is told of that too.
    if (offer !== null)
      await dispatchOf(context).schedule(tx, OFFERED_CARD, { ...delivery, payload: { calendarId, day } });
    else
      await dispatchOf(context).schedule(tx, AUTOMATIC_CARD, {
        ...delivery,
        payload: { calendarId, day, cardSendId, reason },
      });
  });
}
