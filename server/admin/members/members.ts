import type { AuditLine } from '#contract/admin/audit.ts';
import type { AdminMember } from '#contract/admin/members.ts';
import type { AdminSend } from '#contract/admin/sends.ts';
import type { Database } from '#db/client.ts';
import type { Counted } from '#db/count-up-to.ts';
import { type Audit, recordAudit } from '#server/audit/audit.ts';
import { countCardsSent } from '#server/favorites/favorites.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { selectMember, selectMembers } from './member-queries.ts';
import { selectSendsOf } from '../sends/send-queries.ts';
import { viewMember, viewSend } from '../view.ts';

/** How many of the newest cards, and of the newest lines, stand on a member's page. */
const SHOWN = 20;

/** Members, as administrators see them: facts of the account, never what somebody wrote. */
export function createAdminMembers({ db, clock, audit }: { db: Database; clock: Clock; audit: Audit }) {
  return {
    async list(
      _: Admin,
      asked: { q: string; limit: number; offset: number },
    ): Promise<Counted & { results: AdminMember[] }> {
      const { rows, ...counted } = await selectMembers(db, asked);
      const sentBy = await countCardsSent(
        db,
        rows.map((row) => row.member_id),
      );
      return { results: rows.map((row) => viewMember(row, sentBy(row.member_id))), ...counted };
    },

    /** One member. That it was looked at is written down. */
    async view(
      admin: Admin,
      memberId: string,
    ): Promise<{ member: AdminMember; sends: AdminSend[]; audit: AuditLine[] }> {
      const row = await db.transaction().execute(async (tx) => {
        const found = await selectMember(tx, memberId);
        if (!found) throw failure('not-found', 'memberId', 'unknown-member', 'This member does not exist.');
        const at = new Date(clock.now());
        await recordAudit(tx, { adminId: admin.memberId, act: 'member-viewed', memberId, subject: memberId, at });
        return found;
      });
      const [sends, lines, sentBy] = await Promise.all([
        selectSendsOf(db, memberId, SHOWN),
        audit.list(admin, { memberId, limit: SHOWN, offset: 0 }),
        countCardsSent(db, [memberId]),
      ]);
      return { member: viewMember(row, sentBy(memberId)), sends: sends.map(viewSend), audit: lines.results };
    },
  };
}
