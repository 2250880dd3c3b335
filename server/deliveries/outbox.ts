import { oncePerContext } from '#server/kernel/context.ts';
import type { Tx } from '#db/client.ts';
import type { Queue } from '#server/kernel/queue.ts';
import type { Clock } from '#server/ports/clock.ts';
import { MailLater, MailRefused, type OutgoingMail } from '#server/ports/mailer.ts';
import { createMemberLinks } from '#server/kernel/member-links.ts';
import { newId } from '#shared/ids.ts';
import { SEND_OUTBOX } from './jobs.ts';
import {
  deleteOutbox,
  deleteOutboxBefore,
  insertOutbox,
  lockOutbox,
  markBounced,
  setOutboxState,
} from './outbox-queries.ts';
import type { SendingParts } from './send-delivery.ts';
import { type Outgoing, outboxMail } from './writers.ts';

export type NewMail = {
  memberId: string | null;
  to: string;
  /** Mails with one key go once. */
  uniqueKey: string;
  outgoing: Outgoing;
  /** Seconds to wait before it leaves. */
  delay?: number;
  /** Somebody sits and waits for it: it goes before those that nobody does. */
  isAwaited?: boolean;
};

/** Jobs of a higher priority are taken first; all others have 0. */
const AWAITED = 10;
/** What has a mail to send puts it here. */
export type Outbox = {
  /** In the transaction of its cause. A second one with its key is not put there. */
  put(tx: Tx, mail: NewMail): Promise<void>;
};
export function createOutbox(parts: { queue: Queue; clock: Clock }): Outbox {
  return { put: (tx, mail) => putInOutbox(tx, parts, mail) };
}

/** Puts a mail in the outbox, in the transaction of its cause. A second one with its key is not put there. */
export async function putInOutbox(
  tx: Tx,
  { queue, clock }: { queue: Queue; clock: Clock },
  mail: NewMail,
): Promise<void> {
  const now = clock.now();
  const outboxId = newId(now);
  const { kind, ...payload } = mail.outgoing;
  const isNew = await insertOutbox(tx, {
    outbox_id: outboxId,
    member_id: mail.memberId,
    kind,
    unique_key: mail.uniqueKey,
    to_address: mail.to,
    payload: JSON.stringify(payload),
    created_at: new Date(now),
    updated_at: new Date(now),
  });
  if (isNew)
    await queue.enqueue(tx, SEND_OUTBOX, [
      {
        key: outboxId,
        data: { outboxId },
        ...(mail.delay ? { delay: mail.delay } : {}),
        ...(mail.isAwaited ? { priority: AWAITED } : {}),
      },
    ]);
}

/**
 * Sends one mail of the outbox. May run any number of times; the mail leaves once. A mail whose cause was taken back is taken out.
 * @throws when it should be tried again later.
 */
export async function sendOutbox(
  parts: SendingParts,
  { outboxId }: { outboxId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, clock } = parts;
  await db.transaction().execute(async (tx) => {
    const row = await lockOutbox(tx, outboxId);
    if (row?.state !== 'queued') return;
    const mail = await outboxMail(
      { ...parts, links: createMemberLinks(parts.keys, clock) },
      tx,
      outboxId,
      row.to_address,
      { kind: row.kind, ...row.payload } as Outgoing,
    );
    if (mail === null) return deleteOutbox(tx, outboxId);
    const isAccepted = await send(parts, mail, isLastTry);
    const now = new Date(clock.now());
    await setOutboxState(tx, outboxId, isAccepted ? 'accepted' : 'bounced', now);
    if (!isAccepted && row.member_id !== null) await markBounced(tx, row.member_id, row.to_address, now);
  });
}

/** @returns whether it was accepted; false when it never will be. @throws when there is another try. */
async function send({ mailer, logger }: SendingParts, mail: OutgoingMail, isLastTry: boolean): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    if (!(error instanceof MailRefused) && !(isLastTry && error instanceof MailLater)) throw error;
    logger.warn({ key: mail.key, err: error }, 'mail bounced');
    return false;
  }
}

/** Mails that have left are kept this long, for whoever looks after a card or an account. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** Those to somebody who has no account, and who may never want one: as long as they may ask where the mail is. What comes back comes back at once. */
const STRANGERS_KEPT_MS = 24 * 3_600_000;
/** Lets go of mails that left long ago. What they were sent for is noted elsewhere, so none is sent again. */
export async function forgetOutbox({ db, clock }: Pick<SendingParts, 'db' | 'clock'>): Promise<void> {
  await deleteOutboxBefore(db, new Date(clock.now() - KEPT_MS), new Date(clock.now() - STRANGERS_KEPT_MS));
}

/** The outbox of this process. */
export const outboxOf = oncePerContext((context) => createOutbox(context));
