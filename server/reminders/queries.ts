import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { LATE_DAYS } from '#shared/dates/handled-as.ts';

/** Who is reminded: where, when, and through which day that has been done. */
export type PlanRow = Awaited<ReturnType<typeof claimDue>>[number];
/** Days of one member, after one day and up to another one, and the day it is. `YYYY-MM-DD`. */
export type Span = { memberId: string; today: string; after: string; through: string };
/** An entry that a member is reminded of, and the day on which it comes. */
export type DueRow = { member_id: string; calendar_id: string; on: string };

const plans = (db: Queryable) =>
  db
    .selectFrom('reminder_plans as p')
    .innerJoin('members as m', 'm.member_id', 'p.member_id')
    .select([
      'p.member_id',
      sql<string>`p.through::text`.as('through'),
      'p.next_at',
      'm.email',
      'm.zone',
      'm.reminder_hour',
      sql<boolean>`m.leaving_at is not null`.as('is_leaving'),
      sql<boolean>`m.email_confirmed_at is not null and m.email_bounced_at is null`.as('takes_mail'),
    ]);

/** Locks the plans that are due, the longest due first. Those that another worker has locked are left to it. */
export function claimDue(tx: Tx, now: Date, limit: number) {
  return plans(tx)
    .where('p.next_at', '<=', now)
    .orderBy('p.next_at')
    .limit(limit)
    .forUpdate('p')
    .skipLocked()
    .execute();
}

/** Locks the plan of a member, which is made where there is none. @param through the day through which it counts then */
export async function lockPlan(tx: Tx, memberId: string, through: string): Promise<PlanRow> {
  await tx
    .insertInto('reminder_plans')
    .values({ member_id: memberId, through, next_at: null })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return plans(tx).where('p.member_id', '=', memberId).forUpdate('p').executeTakeFirstOrThrow();
}

/** The hour and the time zone (IANA) at which a member is reminded. */
export function selectTimes(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['zone', 'reminder_hour'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** One row for each span. */
const rowsOf = (spans: readonly Span[]) => sql`
  unnest(
    ${spans.map(({ memberId }) => memberId)}::uuid[],
    ${spans.map(({ today }) => today)}::date[],
    ${spans.map(({ after }) => after)}::date[],
    ${spans.map(({ through }) => through)}::date[]
  ) as s (member_id, today, after, through)
  join members m on m.member_id = s.member_id`;

/** The day through which reminders of an entry are not sent: they were put off, or it was added or changed after those of the day. */
const QUIET_THROUGH = sql`greatest(e.quiet_through, e.snoozed_until)`;

/** Entries `e` of the member of a span, of nobody who is paused or has died. Who has days before of their own is read by those, and everybody else by the member's. */
const IS_REMINDED = sql`e.member_id = s.member_id and e.removed_at is null and not e.is_blocked`;
const OF_ANYBODY_ELSE = sql`calendar_entries e left join contacts c on c.contact_id = e.contact_id
      where ${IS_REMINDED} and coalesce(c.state, 'kept') = 'kept' and c.reminder_leads is null`;
const OF_THEIR_OWN = sql`contacts c
      cross join lateral unnest(c.reminder_leads) as l (lead)
      join calendar_entries e on e.contact_id = c.contact_id
      where c.member_id = s.member_id and c.reminder_leads is not null and c.state = 'kept' and ${IS_REMINDED}`;

/** Entries `e` whose reminders were put off. */
const SNOOZED = sql`calendar_entries e left join contacts c on c.contact_id = e.contact_id
      where ${IS_REMINDED} and coalesce(c.state, 'kept') = 'kept'`;

/** Whether there is a reminder of a day of an entry in the span, by a lead. */
const isDue = (day: RawBuilder<unknown>) => sql`${day} - l.lead between s.after + 1 and s.through
      and ${day} >= s.today - ${LATE_DAYS}::int and coalesce(${day} - l.lead > ${QUIET_THROUGH}, true)`;
/** The days of an index that `isDue` may be true of. */
const isNear = (day: RawBuilder<unknown>) =>
  sql`${day} between greatest(s.after + l.lead + 1, s.today - ${LATE_DAYS}::int) and s.through + l.lead`;

/**
 * The entries whose reminders fall into a span of days, the next one first. A day that passed a few days ago is among them where it was missed.
 * Of all that a member keeps it reads only the days that are due, and the dates of people who have days before of their own.
 */
export async function selectDue(db: Queryable, spans: readonly Span[]): Promise<DueRow[]> {
  const [next, last] = [sql`e.next_on`, sql`e.last_on`];
  const { rows } = await sql<DueRow>`
    select distinct s.member_id, d.calendar_id, d.on_day::text as "on"
    from ${rowsOf(spans)}
    cross join lateral (
      select d.* from unnest(m.reminder_leads) as l (lead)
      cross join lateral (
        select e.calendar_id, ${next} as on_day from ${OF_ANYBODY_ELSE} and ${isNear(next)} and ${isDue(next)}
        union all select e.calendar_id, ${last} from ${OF_ANYBODY_ELSE} and ${isNear(last)} and ${isDue(last)}
      ) as d
      union all select e.calendar_id, ${next} from ${OF_THEIR_OWN} and ${isDue(next)}
      union all select e.calendar_id, ${last} from ${OF_THEIR_OWN} and ${isDue(last)}
      union all select e.calendar_id, e.snoozed_day from ${SNOOZED}
        and e.snoozed_until between s.after + 1 and s.through and e.snoozed_day >= s.today - ${LATE_DAYS}::int
    ) as d
    where not exists (select from calendar_occurrences o where o.calendar_id = d.calendar_id and o.day = d.on_day)
    order by s.member_id, "on", d.calendar_id`.execute(db);
  return rows;
}

/** The lead of the day after an entry has come: then it is found when it comes again. */
const DAY_AFTER = sql`(-1)::smallint`;

/**
 * The next day after a span on which there is something to do for a member: a reminder, or, on the day after an entry has come, to find when it comes again.
 * No row for a member who has nothing to be reminded of. Of all that a member keeps it reads one date for each lead, and those of people who have days before of
 * their own.
 */
export async function selectNextDays(db: Queryable, spans: readonly Span[]) {
  const isAhead = sql`e.next_on - l.lead > greatest(s.through, ${QUIET_THROUGH})`;
  const { rows } = await sql<{ member_id: string; day: string }>`
    select s.member_id, min(d.day)::text as day
    from ${rowsOf(spans)}
    cross join lateral (
      select d.day from unnest(case when m.reminder_leads <> '{}' then m.reminder_leads || ${DAY_AFTER} end) as l (lead)
      cross join lateral (
        select e.next_on - l.lead as day from ${OF_ANYBODY_ELSE} and e.next_on > s.through + l.lead and ${isAhead}
        order by e.next_on
        limit 1
      ) as d
      union all select e.next_on - l.lead from ${OF_THEIR_OWN} and ${isAhead}
      union all select e.next_on + 1 from ${OF_THEIR_OWN} and e.next_on + 1 > greatest(s.through, ${QUIET_THROUGH})
      union all select min(e.snoozed_until) from ${SNOOZED} and e.snoozed_until > s.through
    ) as d
    where d.day is not null
    group by s.member_id`.execute(db);
  return rows;
}

export async function updatePlans(
  tx: Tx,
  changed: readonly { memberId: string; through: string; nextAt: Date | null }[],
): Promise<void> {
  await sql`
    update reminder_plans p set through = c.through, next_at = c.next_at
    from unnest(
      ${changed.map(({ memberId }) => memberId)}::uuid[],
      ${changed.map(({ through }) => through)}::date[],
      ${changed.map(({ nextAt }) => nextAt)}::timestamptz[]
    ) as c (member_id, through, next_at)
    where p.member_id = c.member_id`.execute(tx);
}

/** Who reads a reminder. */
export function selectReader(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['member_id', 'name', 'email', 'link_epoch', 'zone', 'date_order', 'reminder_leads'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
