import type { Mail, MailSummary } from '#contract/testing.ts';
import type { Database } from '#db/client.ts';
import { writeDown } from '#server/audit/audit.ts';
import { failure } from '#server/failure.ts';
import type { Mailbox } from '#server/mailbox/mailbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/sessions/actor.ts';
import { selectMemberAt } from './member-queries.ts';

type Parts = { db: Database; clock: Clock; mailbox: Pick<Mailbox, 'list' | 'get'> | null };

/** The built-in mailbox of a copy without a mail server. Where mails really leave, nothing of them is kept, and it is empty. */
export function adminMailsOver({ db, clock, mailbox }: Parts) {
  return {
    list: async (
      _: Admin,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ results: MailSummary[]; total: number }> =>
      mailbox === null ? { results: [], total: 0 } : mailbox.list(limit, offset),

    /** One mail. It may hold what somebody wrote, so that it was looked at is written down, and the member it went to can read that. */
    async view(admin: Admin, messageId: string): Promise<Mail> {
      const mail = await mailbox?.get(messageId);
      if (!mail) throw failure('not-found', 'messageId', 'unknown-mail', 'There is no such mail in the mailbox.');
      await db.transaction().execute(async (tx) =>
        writeDown(tx, {
          adminId: admin.memberId,
          act: 'mail-viewed',
          memberId: (await selectMemberAt(tx, mail.to))?.member_id ?? null,
          subject: messageId,
          at: new Date(clock.now()),
        }),
      );
      return mail;
    },
  };
}
