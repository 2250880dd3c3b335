import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

/** Locks the plans that are due, the longest due first. Those that another worker has locked are left to it. */
export function claimDue(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('month_plans as p')
    .innerJoin('members as m', 'm.member_id', 'p.member_id')
    .select([
      'p.member_id',
      'm.email',
      'm.zone',
      'm.reminder_hour',
      sql<boolean>`m.email_confirmed_at is not null and m.email_bounced_at is null and m.leaving_at is null`.as(
        'takes_mail',
      ),
    ])
    .where('p.next_at', '<=', now)
    .orderBy('p.next_at')
    .limit(limit)
    .forUpdate('p')
    .skipLocked()
    .execute();
}

export async function putPlans(tx: Tx, plans: readonly { memberId: string; nextAt: Date }[]): Promise<void> {
  if (plans.length === 0) return;
  await tx
    .insertInto('month_plans')
    .values(plans.map(({ memberId, nextAt }) => ({ member_id: memberId, next_at: nextAt })))
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ next_at: (eb) => eb.ref('excluded.next_at') }))
    .execute();
}

/** Who reads it. */
export function selectReader(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['member_id', 'name', 'email', 'link_epoch', 'zone', 'reminder_hour', 'date_order'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
