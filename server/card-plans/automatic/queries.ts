import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import { parseStored } from '#server/kernel/stored-json.ts';
import type { WhenItComes } from '#shared/dates/when-it-comes.ts';
import { Offer } from './offer.ts';

/** A member for whom there is something to do. */
export type DueMember = NonNullable<Awaited<ReturnType<typeof claimMember>>>;

/** Claims the member for whom there has been something to do the longest, until an instant. One whom another worker has is left to it. */
export async function claimMember(tx: Tx, now: Date, until: Date) {
  const due = await tx
    .selectFrom('automatic_plans as p')
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
    .limit(1)
    .forUpdate('p')
    .skipLocked()
    .executeTakeFirst();
  if (due)
    await tx.updateTable('automatic_plans').set({ next_at: until }).where('member_id', '=', due.member_id).execute();
  return due;
}

/** Stores when there is next something to do, unless that was changed since the member was claimed. */
export async function setNext(
  db: Queryable,
  memberId: string,
  { claimedUntil, nextAt }: { claimedUntil: Date; nextAt: Date | null },
): Promise<void> {
  await db
    .updateTable('automatic_plans')
    .set({ next_at: nextAt })
    .where('member_id', '=', memberId)
    .where('next_at', '=', claimedUntil)
    .execute();
}

/** Has the dates of a member looked at, where there are any. */
export async function wake(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx.updateTable('automatic_plans').set({ next_at: now }).where('member_id', '=', memberId).execute();
}

/** What is done about a date each time. @property message of the member's own; null where we choose the words */
export type Automatic = { whenItComes: 'ask' | 'send'; message: string | null };
/** What a member chooses for it. @property message left out to keep what it was */
export type AutomaticChoice = { whenItComes: WhenItComes; message?: string | null | undefined };

/** The dates of a member for which a card is planned by itself, or offered. */
export async function selectAutomatic(db: Queryable, memberId: string): Promise<Map<string, Automatic>> {
  const rows = await db
    .selectFrom('automatic_dates')
    .select(['calendar_id', 'asks', 'message'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(
    rows.map(({ calendar_id, asks, message }) => [calendar_id, { whenItComes: asks ? 'ask' : 'send', message }]),
  );
}

export async function setAutomatic(
  tx: Tx,
  { calendarId, memberId }: { calendarId: string; memberId: string },
  { whenItComes, message }: AutomaticChoice,
  now: Date,
): Promise<void> {
  // What was offered before is asked for no more, so that a card may be planned in its place.
  await tx
    .updateTable('card_plans')
    .set({ offer: null, told_at: null })
    .where('calendar_id', '=', calendarId)
    .where('offer', 'is not', null)
    .execute();
  if (whenItComes === 'remind') {
    await tx.deleteFrom('automatic_dates').where('calendar_id', '=', calendarId).execute();
    return;
  }
  await tx
    .insertInto('automatic_dates')
    .values({ calendar_id: calendarId, member_id: memberId, asks: whenItComes === 'ask', message: message || null })
    .onConflict((conflict) =>
      conflict.column('calendar_id').doUpdateSet({
        asks: whenItComes === 'ask',
        ...(message === undefined ? {} : { message: message || null }),
      }),
    )
    .execute();
  await tx
    .insertInto('automatic_plans')
    .values({ member_id: memberId, next_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ next_at: now }))
    .execute();
}

/** What was planned for days of dates. */
export async function selectPlans(db: Queryable, days: readonly { calendarId: string; on: string }[]) {
  const { rows } = await sql<{
    calendar_id: string;
    card_send_id: string | null;
    is_automatic: boolean;
    is_told: boolean;
  }>`
    select p.calendar_id, p.card_send_id, p.is_automatic, p.told_at is not null as is_told
    from card_plans p join unnest(
      ${days.map(({ calendarId }) => calendarId)}::uuid[], ${days.map(({ on }) => on)}::date[]
    ) as d (calendar_id, day) on d.calendar_id = p.calendar_id and d.day = p.day`.execute(db);
  return rows;
}

/** Notes that a member is told of a day, and the card that is offered for it. @returns false where that was noted before */
export async function setTold(
  tx: Tx,
  { calendarId, day, memberId }: { calendarId: string; day: string; memberId: string },
  { at, offer }: { at: Date; offer: Offer | null },
): Promise<boolean> {
  const told = { told_at: at, offer: offer === null ? null : JSON.stringify(offer) };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('card_plans')
    .values({
      calendar_id: calendarId,
      day,
      member_id: memberId,
      card_send_id: null,
      claim_id: null,
      claimed_until: null,
      ...told,
    })
    .onConflict((conflict) =>
      conflict.columns(['calendar_id', 'day']).doUpdateSet(told).where('card_plans.told_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The card that is offered for a day; null where none is. */
export async function selectOffer(db: Queryable, calendarId: string, day: string): Promise<Offer | null> {
  const row = await db
    .selectFrom('card_plans')
    .select('offer')
    .where('calendar_id', '=', calendarId)
    .where('day', '=', sql<string>`${day}::date`)
    .executeTakeFirst();
  return row === undefined || row.offer === null ? null : parseStored(Offer, row.offer, 'card_plans.offer');
}

/** Cards of a member that were planned by themselves and are not wanted any more, with another card that goes for the same day. */
export async function selectOvertaken(
  tx: Tx,
  memberId: string,
  today: Date,
): Promise<{ calendar_id: string; day: string; card_send_id: string; other_id: string | null }[]> {
  const { rows } = await sql<{ calendar_id: string; day: string; card_send_id: string; other_id: string | null }>`
    select p.calendar_id, p.day::text as day, p.card_send_id, other.card_send_id as other_id
    from card_plans p
    join card_sends s on s.card_send_id = p.card_send_id and s.state = 'scheduled'
    join calendar_entries e on e.calendar_id = p.calendar_id
    left join contacts c on c.contact_id = e.contact_id
    left join calendar_occurrences o on o.calendar_id = p.calendar_id and o.day = p.day
    left join lateral (
      select x.card_send_id from card_sends x
      where x.calendar_id = p.calendar_id and x.calendar_day = p.day::text and x.state = 'scheduled'
        and x.member_id = p.member_id and x.card_send_id <> p.card_send_id
      limit 1
    ) other on true
    where p.member_id = ${memberId} and p.is_automatic and p.day >= ${today}::date - 1 and (
      o.card_send_id is distinct from p.card_send_id or other.card_send_id is not null
      or e.removed_at is not null or coalesce(c.state, 'kept') <> 'kept'
      or (e.next_on <> p.day and p.day > ${today}::date + 1)
      or not exists (select from automatic_dates a where a.calendar_id = p.calendar_id and not a.asks)
    )`.execute(tx);
  return rows;
}

/** The card that was planned by itself for a date of a member, and has not left; null where there is none. */
export async function selectWaiting(tx: Tx, memberId: string, calendarId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('card_plans as p')
    .innerJoin('card_sends as s', 's.card_send_id', 'p.card_send_id')
    .select('s.card_send_id')
    .where('p.member_id', '=', memberId)
    .where('p.calendar_id', '=', calendarId)
    .where('p.is_automatic', '=', true)
    .where('s.state', '=', 'scheduled')
    .orderBy('p.day', 'desc')
    .executeTakeFirst();
  return row?.card_send_id ?? null;
}

/** What is written in a card, and when it arrives. */
export function selectWords(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('card_sends')
    .select(['message', 'state'])
    .where('card_send_id', '=', cardSendId)
    .executeTakeFirst();
}
