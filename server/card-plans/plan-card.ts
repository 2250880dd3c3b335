import type { ValidatedInput } from '#contract/calls.ts';
import { findPersonDate, type PersonDate } from '#server/calendar/calendar.ts';
import { cardSendsOf } from '#server/card-sends/card-sends.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { newId } from '#shared/ids.ts';
import { type Claim, claimPlan, releaseClaim, setPlannedCard } from './queries.ts';

export type PlanGiven = ValidatedInput<'POST /year/{calendarId}'>['body'];
type Where = {
  memberId: string;
  network: string;
  calendarId: string;
  /** whether it is planned by itself: then a draft that its member began is left alone */ isAutomatic?: boolean;
};

/** At what time of its day a planned card arrives, where its recipient is. */
const ARRIVES_AT = '09:00';
/** How long a day stays with whoever plans it, where their process ends meanwhile. */
const CLAIM_MS = 120_000;

/**
 * Plans a card by the front door of sending: a draft, its people, its words, and then it is sent. The day is claimed meanwhile, and its draft is stored before it is
 * sent. So whoever goes on after a process that ended sends the same draft, which goes once.
 * @throws Failure at what is wrong; what was written is kept in the draft, which the next attempt takes.
 */
export async function planCard(
  context: Context,
  actor: Actor,
  { memberId, network, calendarId, isAutomatic = false }: Where,
  given: PlanGiven,
): Promise<void> {
  const { db, clock } = context;
  const date = await findPersonDate(context, memberId, calendarId);
  if (date === null) throw unknownDate();
  requireOpen(date, given.day);
  const email = date.email ?? given.email;
  if (email === undefined)
    throw failure('invalid', 'email', 'missing', `Enter an email address, so that the card can get there.`);
  const now = clock.now();
  const claim: Claim = { calendarId, day: given.day, claimId: newId(now) };
  const plan = await claimPlan(db, claim, { memberId, now: new Date(now), until: new Date(now + CLAIM_MS) });
  if (plan === undefined)
    throw failure('conflict', 'general', 'being-planned', 'A card for this day is just being planned.');
  try {
    const cardSendId = await takeDraft(context, actor, { claim, network, plan, isAutomatic }, given);
    await writeAndSend(context, actor, network, cardSendId, { date, email, given });
  } finally {
    await releaseClaim(db, claim);
  }
}

/** Something may have been done about it in another window, or its day is another one by now. */
function requireOpen({ on, handledAs }: PersonDate, day: string): void {
  if (on !== day)
    throw failure('conflict', 'general', 'other-day', 'This date comes on another day by now. Reload the page.');
  if (handledAs !== null)
    throw failure('conflict', 'general', 'handled', 'This date is already handled. Reload the page to see how.');
}

type Plan = { card_send_id: string | null; is_automatic: boolean };

/** The draft of a plan: that of an earlier attempt, or a new one. @throws Failure where the card is on its way. */
async function takeDraft(
  context: Context,
  actor: Actor,
  { claim, network, plan, isAutomatic }: { claim: Claim; network: string; plan: Plan; isAutomatic: boolean },
  { cardId, paletteId }: PlanGiven,
): Promise<string> {
  const sends = cardSendsOf(context);
  const draft = plan.card_send_id === null ? null : await draftOf(context, actor, plan.card_send_id);
  if (draft !== null && draft.state !== 'draft')
    throw failure('conflict', 'general', 'handled', 'A card for this day is on its way already.');
  if (draft !== null && (!isAutomatic || plan.is_automatic)) {
    if (plan.is_automatic && !isAutomatic) await setPlannedCard(context.db, claim, draft.cardSendId, false);
    await sends.changeDraft(actor, { cardSendId: draft.cardSendId, cardId });
    if (paletteId !== undefined) await sends.changeColourway(actor, { cardSendId: draft.cardSendId, paletteId });
    return draft.cardSendId;
  }
  const made = await sends.createDraftAhead(actor, network, { cardId, paletteId, calendarId: claim.calendarId });
  if (!(await setPlannedCard(context.db, claim, made.cardSendId, isAutomatic)))
    throw failure('conflict', 'general', 'being-planned', 'A card for this day is just being planned.');
  return made.cardSendId;
}

/** The card that was planned before; null where it is gone. */
async function draftOf(context: Context, actor: Actor, cardSendId: string) {
  try {
    return await cardSendsOf(context).draft(actor, { card_send_id: cardSendId, magicLink: undefined });
  } catch (error) {
    if (error instanceof Failure && error.kind === 'not-found') return null;
    throw error;
  }
}

async function writeAndSend(
  context: Context,
  actor: Actor,
  network: string,
  cardSendId: string,
  { date, email, given }: { date: PersonDate; email: string; given: PlanGiven },
): Promise<void> {
  const sends = cardSendsOf(context);
  await sends.changeDraft(actor, {
    cardSendId,
    // As the shop shows it.
    nameOnFront: '',
    namesOnFront: 'one',
    schedule: { kind: 'on', date: given.day, time: ARRIVES_AT },
    recipients: [{ name: date.name, email, countryId: null, timeZone: date.zone }],
  });
  await sends.changeWords(actor, { cardSendId, message: given.message });
  // Forty cards that are planned in ten minutes would be forty mails about them. The list says what is planned.
  await sends.sendWithoutReceipt(actor, network, cardSendId);
}

export function unknownDate() {
  return failure('not-found', 'calendarId', 'unknown-entry', 'This date is not in your calendar any more.');
}
