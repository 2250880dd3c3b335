import type { AdminMail, AdminMailDetails } from '#contract/admin/mails.ts';
import type { Mail, MailSummary } from '#contract/site/testing.ts';
import type { Database, Tx } from '#db/client.ts';
import { hasActed, recordAudit } from '#server/audit/audit.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Mailbox } from '#server/mailbox/mailbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { selectCardOfMail } from './mail-queries.ts';
import { selectAddress, selectMemberAt, selectSenderOf } from '../members/member-queries.ts';
import { parseIdFragment } from '../search-text.ts';

/** The built-in mailbox; null where mails leave by a mail server. */
export type StoredMails = Pick<Mailbox, 'list' | 'get' | 'find'> | null;
type Deps = { db: Database; clock: Clock; mailbox: StoredMails };
/** A mail that was opened for a reason stays open so long to the one who opened it. */
const OPEN_MS = 3_600_000;

/**
 * The built-in mailbox of a copy without a mail server. Where mails really leave, nothing of them is kept, and it is empty. A mail is closed, its subject
 * too (subjects hold codes that let somebody in, and private phrases), but for the one it went to; whoever opens it says why, and the member can read that.
 */
export function createAdminMails({ db, clock, mailbox }: Deps) {
  async function requireMail(messageId: string): Promise<Mail> {
    const mail = await mailbox?.get(messageId);
    if (!mail) throw failure('not-found', 'messageId', 'unknown-mail', 'This email is not in the mailbox.');
    return mail;
  }
  async function cardOf(mail: Mail): Promise<string | null> {
    const sendingId = sendingOf(mail);
    return sendingId === null ? null : selectCardOfMail(db, sendingId);
  }
  return {
    async list(
      admin: Admin,
      { q, limit, offset }: { q: string; limit: number; offset: number },
    ): Promise<{ results: AdminMail[]; total: number }> {
      if (mailbox === null) return { results: [], total: 0 };
      const [{ results, total }, own] = await Promise.all([
        mailbox.list(limit, offset, q.trim()),
        selectAddress(db, admin.memberId),
      ]);
      return { results: results.map((mail) => viewMail(mail, sameAddress(mail.to, own))), total };
    },

    /** One mail: closed, where it is not one's own and was not opened in the last hour. */
    async view(admin: Admin, messageId: string): Promise<AdminMailDetails> {
      const mail = await requireMail(messageId);
      const isOwn = sameAddress(mail.to, await selectAddress(db, admin.memberId));
      const since = new Date(clock.now() - OPEN_MS);
      const isOpen =
        isOwn || (await hasActed(db, { adminId: admin.memberId, act: 'mail-viewed', subject: messageId, since }));
      return viewMailDetails(mail, { isOwn, isOpen, cardSendId: await cardOf(mail) });
    },

    /** Opens somebody's mail. That, and why, is written down. */
    async open(admin: Admin, messageId: string, reason: string): Promise<AdminMailDetails> {
      const mail = await requireMail(messageId);
      const isOwn = sameAddress(mail.to, await selectAddress(db, admin.memberId));
      if (!isOwn)
        await db.transaction().execute(async (tx) => {
          const at = new Date(clock.now());
          const deed = { adminId: admin.memberId, act: 'mail-viewed', subject: messageId, reason, at } as const;
          const touched = await touchedBy(tx, mail);
          const whose: (string | null)[] = touched.length === 0 ? [null] : touched;
          await recordAudit(tx, ...whose.map((memberId) => ({ ...deed, memberId })));
        });
      return viewMailDetails(mail, { isOwn, isOpen: true, cardSendId: await cardOf(mail) });
    },
  };
}

/** The members whose words may stand in a mail: the one it went to, and the one whose card it carries. */
async function touchedBy(tx: Tx, mail: Mail): Promise<string[]> {
  const sendingId = sendingOf(mail);
  const members = await Promise.all([
    selectMemberAt(tx, mail.to),
    sendingId === null ? undefined : selectSenderOf(tx, sendingId),
  ]);
  return [...new Set(members.flatMap((member) => member?.member_id ?? []))];
}

/** The number of what was sent, which its Message-ID begins with; null where there is none in it. */
function sendingOf({ headers }: Mail): string | null {
  const messageId = headers.find((header) => header.name.toLowerCase() === 'message-id')?.value ?? '';
  const number = parseIdFragment(messageId);
  return number !== null && number.end === null ? number.from : null;
}

function viewMail(
  { messageId, from, to, subject, receivedAt }: MailSummary,
  isOpen: boolean,
  isOwn = isOpen,
): AdminMail {
  return { messageId, from, to, subject: isOpen ? subject : null, receivedAt, isOwn };
}

function viewMailDetails(
  mail: Mail,
  { isOwn, isOpen, cardSendId }: { isOwn: boolean; isOpen: boolean; cardSendId: string | null },
): AdminMailDetails {
  const { text, html, headers } = mail;
  return { ...viewMail(mail, isOpen, isOwn), words: isOpen ? { text, html, headers } : null, cardSendId };
}
