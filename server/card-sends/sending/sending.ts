import { toStoredForm } from '#cards/document/stored-form.ts';
import { withSignature } from '#cards/document/words.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { Tx } from '#db/client.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { newMagicLink } from '#server/kernel/keys.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { routes } from '#shared/routes.ts';
import { dueAt } from '../due-times.ts';
import { nameForAll } from '../front-names.ts';
import { frontsToSend } from '../fronts/own-fronts.ts';
import { checkLetters, checkVerse } from '../drafts/check-letters.ts';
import type { CardSendDeps } from '../deps.ts';
import { checkReady, confirmedBy, isLoggedIn, letteringOf, requireOwn } from '../policy.ts';
import { refundSendingLimits, consumeConfirmationLimit, consumeSendingLimits } from './sending-limits.ts';
import {
  type CardSendRow,
  confirmSender,
  isConfirmedSender,
  lockCardSend,
  type RecipientRow,
  selectByConfirmation,
  selectCardSend,
  selectRecipients,
  selectSender,
  setFronts,
  updateCardSend,
} from '../queries.ts';
import { checkTexts, numbersOf } from '../recipients/address.ts';
import { renewLinks } from '../recipients/recipient-links.ts';
import { documentOfSend, frontOfSend, shopCardOf } from '../send-card.ts';
import { lockMaySend, requireMaySend } from './stopped-senders.ts';
import { scheduleOf } from '../stored-columns.ts';
import { isSenderLink, senderPathOf } from '../sent-cards.ts';

/**
 * Sends a draft: everything that must happen becomes rows in one transaction. Pressing twice sends once.
 * Away from loopback a visitor proves some work, and the first card of an address from this browser waits for a press in a mail to it; a member's own confirmed
 * address needs no press. Both keep within how many people they may write to.
 * @param hasReceipt whether its sender gets a mail about it
 * @throws Failure at the field that lacks something.
 */
export async function sendCard(
  deps: CardSendDeps,
  actor: Actor,
  network: string,
  { cardSendId, proof }: ValidatedInput<'PUT /card/send/send'>['body'],
  hasReceipt = true,
): Promise<{ row: CardSendRow; recipients: RecipientRow[] }> {
  const { db, clock, keys } = deps;
  const draft = requireOwn(await selectCardSend(db, cardSendId), actor);
  const recipients = await selectRecipients(db, cardSendId);
  if (draft.state !== 'draft') return { row: draft, recipients }; // the second press of the same button
  await requireMaySend(db, draft);
  const card = await shopCardOf(deps.shop, draft);
  const front = frontOfSend({ facts: card?.facts ?? null, document: draft.document });
  checkReady(draft, recipients, front, actor, clock.now());
  const withoutTexts = checkTexts(recipients, deps.texter !== null);
  if (withoutTexts.length > 0) throw new Failure('invalid', withoutTexts);
  await checkLetters(deps.artist, letteringOf(draft, recipients));
  // Written for another card, it may be more than this one holds. The shop's own verses fit their cards.
  if (draft.verse !== null || card === null) await checkVerse(deps.artist, documentOfSend(draft, card, null));
  const addressHash = addressHashOf(keys, draft);
  const isGuarded = !deps.isLoopbackOnly;
  if (isGuarded && !isLoggedIn(actor)) await deps.proof.check(proof);
  const giveBack = isGuarded
    ? await consumeSendingLimits(deps, {
        actor,
        network,
        row: draft,
        people: recipients.length,
        numbers: numbersOf(recipients),
      })
    : null;
  try {
    const sent = await sendDraft(deps, actor, { draft, recipients, card, front, addressHash, hasReceipt });
    if (sent.isSecond) await giveBack?.();
    return sent;
  } catch (error) {
    await giveBack?.();
    throw error;
  }
}

type Checked = {
  draft: CardSendRow;
  recipients: RecipientRow[];
  card: Awaited<ReturnType<typeof shopCardOf>>;
  front: ReturnType<typeof frontOfSend>;
  addressHash: Buffer;
  hasReceipt: boolean;
};
/**
 * Draws a card that its sender may send, and lets it go.
 * @returns the card and its people as they are then, with their links and fronts; `isSecond` where another press has sent it meanwhile.
 */
async function sendDraft(
  deps: CardSendDeps,
  actor: Actor,
  { draft, recipients, card, front, addressHash, hasReceipt }: Checked,
): Promise<{ row: CardSendRow; recipients: RecipientRow[]; isSecond: boolean }> {
  const { db, clock, keys } = deps;
  const cardSendId = draft.card_send_id;
  const signed = toStoredForm(documentOfSend(draft, card, nameForAll(draft)));
  // The name under the letter stands beside what is drawn: it is another when its sender is gone.
  const document = toStoredForm(withSignature(signed, null));
  const [drawn, { letter }] = await Promise.all([deps.artist.draw(document), deps.artist.about(signed)]);
  const kept = Object.entries(drawn.faces).flatMap(([name, face]) =>
    face === undefined ? [] : [deps.faces.keep(face).then((hash) => [name, hash] as const)],
  );
  const faces: Record<string, string> = Object.fromEntries(await Promise.all(kept));
  const fronts = frontsToSend(draft, recipients, card, faces['front'] ?? '');
  const needsPress =
    !deps.isLoopbackOnly &&
    !(await isOwnAddress(deps, actor, draft.sender_email)) &&
    !(await isConfirmedSender(db, addressHash, confirmedBy(actor)));
  if (needsPress) await consumeConfirmationLimit(deps, draft);
  return db.transaction().execute(async (tx) => {
    const row = requireOwn(await lockCardSend(tx, cardSendId), actor);
    if (row.state !== 'draft') return { row, recipients: await selectRecipients(tx, cardSendId), isSecond: true };
    // A change of its people is a change of the card.
    if (row.updated_at.getTime() !== draft.updated_at.getTime())
      throw failure(
        'conflict',
        'general',
        'changed',
        'This card was just changed in another window. Check it again, then send it.',
      );
    checkReady(row, recipients, front, actor, clock.now());
    const links = mintLinks(deps, row);
    const without = recipients.filter((person) => person.link_hash === null);
    const given = await renewLinks(
      tx,
      keys,
      without.map((person) => person.recipient_id),
    );
    await setFronts(tx, cardSendId, fronts);
    const confirmToken = needsPress ? newMagicLink() : null;
    const updated = await updateCardSend(
      tx,
      cardSendId,
      {
        ...links,
        state: needsPress ? 'awaiting-confirmation' : 'scheduled',
        document: JSON.stringify({ ...document, colours: drawn.colours, letter, verseLines: drawn.verse }),
        faces: JSON.stringify(faces),
        confirm_hash: confirmToken === null ? null : keys.hash('confirm', confirmToken),
        sent_at: needsPress ? null : new Date(clock.now()),
      },
      new Date(clock.now()),
    );
    if (confirmToken !== null) await deps.notices.askForConfirmation(tx, { cardSendId, token: confirmToken });
    else await release(deps, tx, updated, recipients, hasReceipt);
    const linksOf = new Map(given.map((one) => [one.recipient_id, one]));
    const people = recipients.map((person) => ({
      ...person,
      ...linksOf.get(person.recipient_id),
      front: fronts.get(person.recipient_id) ?? null,
    }));
    return { row: updated, recipients: people, isSecond: false };
  });
}

/** Whether the sender's address is the member's own, and is known to be: then nobody else sends in its name. */
async function isOwnAddress({ db }: CardSendDeps, actor: Actor, email: string): Promise<boolean> {
  const member = isLoggedIn(actor) ? await selectSender(db, actor.memberId) : undefined;
  return member !== undefined && member.email_confirmed_at !== null && sameAddress(member.email, email);
}

function addressHashOf(keys: CardSendDeps['keys'], { sender_email }: CardSendRow): Buffer {
  return keys.hash('address', sender_email.toLowerCase());
}

function mintLinks({ keys }: CardSendDeps, row: CardSendRow) {
  if (row.link_hash !== null) return {};
  const link = newMagicLink();
  const sender = newMagicLink();
  return {
    link_hash: keys.hash('link', link),
    link_sealed: keys.seal(link),
    sender_hash: keys.hash('link', sender),
    sender_sealed: keys.seal(sender),
  };
}

/** A card for now leaves a moment later, so that Undo can be pressed. */
function leavesAt({ undoMs }: CardSendDeps, row: CardSendRow, zone: string | null, now: number): number {
  const schedule = scheduleOf(row);
  return schedule.kind === 'now' ? now + undoMs : Math.max(now, dueAt(schedule, zone, row.sender_zone, now));
}

/** Makes the deliveries, the mail that gives the sender the ledger's address, and the job that draws the fronts of those who have their own. */
async function release(
  deps: CardSendDeps,
  tx: Tx,
  row: CardSendRow,
  recipients: readonly RecipientRow[],
  hasReceipt = true,
): Promise<void> {
  const { deliveries, notices, ownFronts, clock } = deps;
  const now = clock.now();
  await lockMaySend(tx, row);
  await deliveries.schedule(tx, {
    cardSendId: row.card_send_id,
    memberId: row.member_id,
    recipients: recipients.map((person) => ({
      recipientId: person.recipient_id,
      email: person.email,
      mobile: person.mobile,
      dueAt: new Date(leavesAt(deps, row, person.zone, now)),
    })),
  });
  if (hasReceipt) await notices.sendReceipt(tx, { cardSendId: row.card_send_id });
  if (row.calendar_id !== null && row.calendar_day !== null) {
    const [only, ...others] = recipients;
    const email = others.length === 0 ? only?.email : null;
    const to = only && email ? { email, timeZone: only.zone } : null;
    const date = { calendarId: row.calendar_id, day: row.calendar_day };
    await deps.dates.answer(tx, date, row.card_send_id, row.member_id, to);
  }
  if (row.names_on_front === 'each') await ownFronts.schedule(tx, row.card_send_id);
}

/**
 * Stops a card that has not left; it is a draft again, as it was: of the browser that sent it, or of another one that has the sender's
 * own link, where it was sent without an account. @throws Failure when some of it has left.
 */
export async function stopCard(
  deps: CardSendDeps,
  actor: Actor,
  network: string,
  { cardSendId, magicLink, magicLink2 }: ValidatedInput<'PUT /card/send/stop'>['body'],
): Promise<CardSendRow> {
  const { db, keys, deliveries, clock, isLoopbackOnly } = deps;
  const { stopped, undone, recipients } = await db.transaction().execute(async (tx) => {
    const found = await lockCardSend(tx, cardSendId);
    // A draft belongs to the session that made it: with the sender’s link, a sent card moves to this session.
    const isHanded =
      found?.member_id === null &&
      found.state !== 'draft' &&
      actor.sessionId !== null &&
      isSenderLink(keys, found, magicLink, magicLink2);
    const row = requireOwn(isHanded ? { ...found, session_id: actor.sessionId } : found, actor);
    if (row.state === 'draft') return { stopped: row, undone: null, recipients: [] };
    if (row.state === 'scheduled' && !(await deliveries.cancel(tx, cardSendId)))
      throw failure('conflict', 'general', 'has-left', 'This card was already sent, so it cannot be cancelled.');
    await deps.dates.takeBack(tx, cardSendId);
    const change = { state: 'draft', confirm_hash: null, sent_at: null, session_id: row.session_id } as const;
    // Counted while the card is held: as soon as it is a draft again, its people may be others.
    const recipients = await selectRecipients(tx, cardSendId);
    return {
      stopped: await updateCardSend(tx, cardSendId, change, new Date(clock.now())),
      undone: row,
      recipients,
    };
  });
  // Not where it waited for a press: a mail went to somebody who may not have asked for it, and the next sending asks them again.
  if (undone !== null && !isLoopbackOnly && undone.state === 'scheduled')
    await refundSendingLimits(deps, {
      actor,
      network,
      row: undone,
      people: recipients.length,
      numbers: numbersOf(recipients),
    });
  return stopped;
}

/**
 * The press in the mail to the sender: their address is theirs, and the card leaves. Pressing twice changes nothing more.
 * @returns the path of the sent card's page.
 */
export async function confirmSend(deps: CardSendDeps, token: string): Promise<string> {
  const { db, keys, clock } = deps;
  const found = await selectByConfirmation(db, keys.hash('confirm', token));
  if (!found)
    throw failure(
      'not-found',
      'token',
      'unknown-link',
      'This link is not valid, or the card is no longer available. Look for our latest email.',
    );
  return db.transaction().execute(async (tx) => {
    const row = await lockCardSend(tx, found.card_send_id);
    if (!row) throw failure('not-found', 'token', 'unknown-link', 'This card is no longer available.');
    if (row.state === 'awaiting-confirmation') {
      // For the browser that sent the card, wherever the mail was read.
      await confirmSender(tx, addressHashOf(keys, row), { memberId: row.member_id, sessionId: row.session_id });
      await release(
        deps,
        tx,
        await updateCardSend(
          tx,
          row.card_send_id,
          { state: 'scheduled', sent_at: new Date(clock.now()) },
          new Date(clock.now()),
        ),
        await selectRecipients(tx, row.card_send_id),
      );
    }
    return senderPathOf(keys, row) ?? routes.home();
  });
}
