import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

export type Totals = { members: number; cardSends: number; cards: number };

/** Totals of whole tables: what was counted last night, and what came since. Who left since is counted out with the next night. */
export async function selectTotals(db: Database): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with kept as (
      select name, amount, counted_at from kept_sums
    ), since (name, amount) as (
      select 'members', (select count(*) from members where created_at >=
        coalesce((select counted_at from kept where name = 'members'), '-infinity'))
      union all select 'card-sends', (select count(*) from card_sends where sent_at >=
        coalesce((select counted_at from kept where name = 'card-sends'), '-infinity'))
    ), sums as (
      select s.name, s.amount + coalesce(k.amount, 0) as amount from since s left join kept k on k.name = s.name
    )
    select (select amount::integer from sums where name = 'members') as members,
      (select amount::integer from sums where name = 'card-sends') as "cardSends",
      (select count(*)::integer from cards where not is_retired) as cards`.execute(db);
  return rows[0] ?? { members: 0, cardSends: 0, cards: 0 };
}

/** Counts whole tables, so that nobody who looks has to. Every night; may run at any time, and twice. */
export async function updateAggregates(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  await sql`
    insert into kept_sums (name, amount, counted_at)
    select 'members', count(*), ${at}::timestamptz from members where created_at < ${at}
    union all select 'card-sends', count(*), ${at}::timestamptz from card_sends where sent_at < ${at}
    on conflict (name) do update set amount = excluded.amount, counted_at = excluded.counted_at`.execute(db);
}
