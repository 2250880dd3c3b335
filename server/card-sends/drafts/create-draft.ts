import { CardDocument } from '#cards/document/card-document.ts';
import { verseOf } from '#cards/document/words.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import { type Actor, isByItself, refuseImpersonators, requireSession } from '#server/kernel/actor.ts';
import type { CardDate } from '#server/calendar/calendar.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { newId } from '#shared/ids.ts';
import type { CardSendDeps } from '../deps.ts';
import { isLoggedIn } from '../policy.ts';
import { presentCardSend } from '../present.ts';
import { insertCardSend, selectSender } from '../queries.ts';
import { type DraftCard, draftOfDocument, draftOfShopCard } from './draft-card.ts';
import { checkLetters, refusePhotos } from './check-letters.ts';

/** A draft of a card of the shop. @param which day of a date it is for: the next one, also where one was missed */
export async function createDraft(
  deps: CardSendDeps,
  actor: Actor,
  network: string,
  given: ValidatedInput<'POST /card/send'>['body'],
  which?: 'next',
): Promise<CardSend> {
  // What is planned by itself is of no browser.
  const sessionId = isByItself(actor) ? null : await requireMayStart(deps, actor, network);
  const card = draftOfShopCard(await deps.shop.row(given.cardId), given);
  const date = given.calendarId === undefined ? null : await deps.dates.begin(actor, given.calendarId, which);
  return startDraft(deps, actor, sessionId, card, date);
}

/**
 * A draft of a card that is not of the shop. It goes the way of any other from there; to send a card again, its own `document` is given.
 * @throws ZodError for what is no document; Failure where the words inside cannot be lettered, or where it has photos, which are not drawn yet.
 */
export async function createDraftOfDocument(
  deps: CardSendDeps,
  actor: Actor,
  network: string,
  given: CardDocument,
): Promise<CardSend> {
  const sessionId = await requireMayStart(deps, actor, network);
  const document = CardDocument.parse(given);
  refusePhotos(document);
  await checkLetters(deps.artist, [{ field: 'verse', text: verseOf(document) }]);
  return startDraft(deps, actor, sessionId, draftOfDocument(document));
}

/** @returns the session that the draft belongs to. */
async function requireMayStart({ limits }: CardSendDeps, actor: Actor, network: string): Promise<string> {
  refuseImpersonators(actor);
  const sessionId = requireSession(actor);
  if (isLoggedIn(actor)) return sessionId;
  await limits.drafts.take(
    network,
    'general',
    (wait) => `Many cards were started from your network. Try again in ${wait}.`,
  );
  return sessionId;
}

/** A new draft of whoever asks, from their own address where they have an account. */
async function startDraft(
  deps: CardSendDeps,
  actor: Actor,
  sessionId: string | null,
  card: DraftCard,
  date: CardDate | null = null,
): Promise<CardSend> {
  const now = deps.clock.now();
  const memberId = isLoggedIn(actor) ? actor.memberId : null;
  const sender = memberId === null ? undefined : await selectSender(deps.db, memberId);
  const row = await insertCardSend(deps.db, {
    card_send_id: newId(now),
    member_id: memberId,
    session_id: sessionId,
    ...card,
    sender_name: sender?.name ?? '',
    sender_email: sender?.email ?? '',
    sender_zone: sender?.zone ?? null,
    link_hash: null,
    link_sealed: null,
    sender_hash: null,
    sender_sealed: null,
    confirm_hash: null,
    ...scheduleFor(date, clockAt(now, sender?.zone ?? 'UTC').date),
    calendar_id: date?.calendarId ?? null,
    calendar_day: date?.day ?? null,
    created_at: new Date(now),
    updated_at: new Date(now),
  });
  return presentCardSend(deps, actor, row);
}

/** At what time of its day a card for a date arrives, unless the sender changes it. */
const ARRIVES_AT = '09:00';

/** A card for a date that is still to come arrives on its day. @param today `YYYY-MM-DD`, the sender's */
function scheduleFor(date: CardDate | null, today: string): { schedule?: string } {
  if (date === null || date.day <= today) return {};
  return { schedule: JSON.stringify({ kind: 'on', date: date.day, time: ARRIVES_AT }) };
}
