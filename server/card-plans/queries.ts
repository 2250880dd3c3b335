import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

type Day = { calendarId: string; day: string };
export type Claim = Day & { claimId: string };

/**
 * Claims the plan of a day until an instant, unless somebody else is planning it now.
 * @returns the card that was planned before, if there is one; undefined where somebody else has the plan
 */
export async function claimPlan(
  db: Queryable,
  { calendarId, day, claimId }: Claim,
  { memberId, now, until }: { memberId: string; now: Date; until: Date },
): Promise<{ card_send_id: string | null; is_automatic: boolean } | undefined> {
  return db
    .insertInto('card_plans')
    .values({
      calendar_id: calendarId,
      day,
      member_id: memberId,
      card_send_id: null,
      claim_id: claimId,
      claimed_until: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['calendar_id', 'day'])
        .doUpdateSet({ claim_id: claimId, claimed_until: until })
        .where((where) =>
          where.or([where('card_plans.claim_id', 'is', null), where('card_plans.claimed_until', '<=', now)]),
        ),
    )
    .returning(['card_send_id', 'is_automatic'])
    .executeTakeFirst();
}

/** Stores which card is planned, and whether it is by itself. @returns false where the claim has passed to somebody else. */
export async function setPlannedCard(
  db: Queryable,
  { calendarId, day, claimId }: Claim,
  cardSendId: string,
  isAutomatic: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_plans')
    .set({ card_send_id: cardSendId, is_automatic: isAutomatic })
    .where('calendar_id', '=', calendarId)
    .where('day', '=', sql<string>`${day}::date`)
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets others plan that day. */
export async function releaseClaim(db: Queryable, { calendarId, day, claimId }: Claim): Promise<void> {
  await db
    .updateTable('card_plans')
    .set({ claim_id: null, claimed_until: null })
    .where('calendar_id', '=', calendarId)
    .where('day', '=', sql<string>`${day}::date`)
    .where('claim_id', '=', claimId)
    .execute();
}

/** The plans for a date become those of another one of the same person. Where both have one for the same day, that of the other stays. */
export async function movePlans(tx: Tx, { calendarId, intoId }: { calendarId: string; intoId: string }): Promise<void> {
  await sql`
    update card_plans p set calendar_id = ${intoId}
    where p.calendar_id = ${calendarId} and not exists (
      select from card_plans i where i.calendar_id = ${intoId} and i.day = p.day)`.execute(tx);
  await sql`
    update automatic_dates d set calendar_id = ${intoId}
    where d.calendar_id = ${calendarId} and not exists (select from automatic_dates i where i.calendar_id = ${intoId})`.execute(
    tx,
  );
}
