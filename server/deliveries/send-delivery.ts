import type { Database, Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Queue } from '#server/kernel/queue.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Logger } from '#server/ports/logger.ts';
import { type Mailer, MailLater, MailRefused } from '#server/ports/mailer.ts';
import { newId } from '#shared/ids.ts';
import { cardMail, type LetterParts } from './letters.ts';
import { tellMember } from './notices.ts';
import { isSuppressed, lockForSending, type SendingRow, settleDelivery, type Settlement } from './queries.ts';

export type SendingParts = LetterParts & {
  db: Database;
  clock: Clock;
  queue: Queue;
  mailer: Mailer;
  logger: Logger;
};

/** What sending needs, as this process has it. */
export function sendingParts(context: Context): SendingParts {
  return { ...context, site: { origin: context.settings.publicUrl } };
}

const GAVE_UP = 'We tried for two days, and their mail server did not take it.';
const OUR_FAULT = 'It could not be sent, and that was our doing. Give the address once more to try again.';

/**
 * Sends one delivery's one attempt. The row is held while its mail is on its way, so a second worker cannot send it beside this one; and what became of it
 * is noted in the same transaction, so the job may run any number of times and the mail leaves once. Only a death between the mail server's yes and the
 * commit sends it again, with the same Message-ID.
 * @param isLastTry a failure now is for good, and the ledger says so.
 * @throws when it should be tried again later.
 */
export async function sendDelivery(
  parts: SendingParts,
  { deliveryId, attempt }: { deliveryId: string; attempt: number },
  isLastTry: boolean,
): Promise<void> {
  const { db, clock } = parts;
  await db.transaction().execute(async (tx) => {
    const row = await lockForSending(tx, deliveryId);
    if (!row || row.state !== 'queued' || row.attempt !== attempt) return;
    const settlement = (await mayNotLeave(tx, parts, row)) ?? (await send(parts, row, isLastTry));
    const now = clock.now();
    await settleDelivery(tx, row, settlement, newId(now), new Date(now));
    if (settlement.state === 'bounced')
      await tellMember(tx, parts, { kind: 'card-bounced', cardSendId: row.card_send_id }, row.member_id);
  });
}

/** Whoever refused this sender, or everybody, gets nothing; a card that was taken back goes nowhere. */
async function mayNotLeave(tx: Tx, { keys }: SendingParts, row: SendingRow): Promise<Settlement | null> {
  if (row.is_revoked) return { state: 'stopped', kind: 'stopped', detail: null };
  const isRefused = await isSuppressed(
    tx,
    keys.hash('address', row.to_email.toLowerCase()),
    keys.hash('address', row.sender_email.toLowerCase()),
  );
  return isRefused ? { state: 'stopped', kind: 'refused', detail: null } : null;
}

/** Hands the mail over. @throws what stood in the way, when there is another try. */
async function send(
  { mailer, logger, ...parts }: SendingParts,
  row: SendingRow,
  isLastTry: boolean,
): Promise<Settlement> {
  const about = { deliveryId: row.delivery_id, attempt: row.attempt };
  try {
    const { messageId, response } = await mailer.send(cardMail(parts, row));
    logger.info({ ...about, messageId }, 'card accepted');
    return { state: 'accepted', kind: 'accepted', detail: null, response };
  } catch (error) {
    const reason = reasonToGiveUp(error, isLastTry);
    if (reason === null) throw error;
    logger.warn({ ...about, reason, err: error }, 'card bounced');
    return { state: 'bounced', kind: 'bounced', detail: reason, response: saidBy(error) };
  }
}

/** What the ledger says when this failure is the end of it; null when there is another try. */
function reasonToGiveUp(error: unknown, isLastTry: boolean): string | null {
  if (error instanceof MailRefused) return error.reason;
  if (!isLastTry) return null;
  return error instanceof MailLater ? GAVE_UP : OUR_FAULT;
}

/** What the mail server said; nothing where the failure is our own. */
function saidBy(error: unknown): string {
  return error instanceof MailRefused || error instanceof MailLater ? error.message : '';
}
