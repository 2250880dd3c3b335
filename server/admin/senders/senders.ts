import { sql } from 'kysely';
import type { AdminSender } from '#contract/admin/senders.ts';
import type { Database, Queryable } from '#db/client.ts';
import { likeText } from '#db/like-text.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { type CardDeliveries, resumeSender, type Sender, stopSender } from '#server/card-sends/card-sends.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Admin } from '#server/kernel/actor.ts';
import type { Clock } from '#server/ports/clock.ts';
import { UUID } from '../search-text.ts';

type Deps = { db: Database; clock: Clock; deliveries: CardDeliveries };
type SenderRow = Omit<AdminSender, 'since' | 'stoppedAt'> & { since: Date; stoppedAt: Date | null; total: number };

/** Who sends most, as administrators see them, and stopping them. */
export function createAdminSenders({ db, clock, deliveries }: Deps) {
  /** Stops a sender or lets them go on, with its line of the audit. Doing it again changes nothing and writes no line. */
  async function change(admin: Admin, senderId: string, act: 'sender-stopped' | 'sender-lifted'): Promise<AdminSender> {
    const now = new Date(clock.now());
    const sender = await requireSender(db, senderId);
    await db.transaction().execute(async (tx) => {
      const isChanged =
        act === 'sender-stopped'
          ? await stopSender(tx, deliveries, sender, now)
          : await resumeSender(tx, deliveries, sender);
      const memberId = sender.kind === 'member' ? sender.id : null;
      if (isChanged) await recordAudit(tx, { adminId: admin.memberId, act, memberId, subject: senderId, at: now });
    });
    const [row] = await selectSenders(db, now, { only: senderId, q: '', limit: 1, offset: 0 });
    if (row === undefined) throw unknownSender();
    return viewSender(row);
  }
  return {
    /** Those who wrote to most people in a day, then in thirty; and all who are stopped, first. @param asked.q of a name, an address or an id */
    async list(
      _: Admin,
      { q, limit, offset }: { q: string; limit: number; offset: number },
    ): Promise<{ results: AdminSender[]; total: number }> {
      const asked = q.trim();
      const who = UUID.test(asked) ? { only: asked, q: '' } : { only: null, q: asked };
      const rows = await selectSenders(db, new Date(clock.now()), { ...who, limit, offset });
      return { results: rows.map(viewSender), total: rows[0]?.total ?? 0 };
    },
    stop: (admin: Admin, senderId: string) => change(admin, senderId, 'sender-stopped'),
    lift: (admin: Admin, senderId: string) => change(admin, senderId, 'sender-lifted'),
  };
}

const unknownSender = () => failure('not-found', 'senderId', 'unknown-sender', 'This sender does not exist.');

async function requireSender(db: Queryable, id: string): Promise<Sender> {
  const { rows } = await sql<Sender>`
    select 'member' as kind, member_id as id from members where member_id = ${id}
    union all select 'visitor', session_id from sessions where session_id = ${id}`.execute(db);
  const [sender] = rows;
  if (sender === undefined) throw unknownSender();
  return sender;
}

/** @param given.only one sender, however little they sent @param given.q what their name or address contains */
async function selectSenders(
  db: Queryable,
  now: Date,
  { only, q, limit, offset }: { only: string | null; q: string; limit: number; offset: number },
): Promise<SenderRow[]> {
  const { rows } = await sql<SenderRow>`
    with written as (
      select coalesce(s.member_id, s.session_id) as id, s.sender_name, s.sender_email, d.delivery_id, d.recipient_id, d.due_at, d.state, s.created_at,
        d.state in ('queued', 'accepted', 'bounced') as has_left
      from card_deliveries d join card_sends s on s.card_send_id = d.card_send_id
      where coalesce(s.member_id, s.session_id) is not null and (d.state = 'scheduled' or d.due_at > ${now}::timestamptz - interval '30 days')
        and (${only}::uuid is null or coalesce(s.member_id, s.session_id) = ${only}::uuid)
    ), counted as (
      select w.id, (array_agg(w.sender_name order by w.created_at desc))[1] as name, (array_agg(w.sender_email order by w.created_at desc))[1] as email,
        count(*) filter (where w.has_left and w.due_at > ${now}::timestamptz - interval '1 day')::integer as day,
        count(*) filter (where w.has_left)::integer as month,
        count(*) filter (where w.state = 'bounced')::integer as bounced,
        count(*) filter (where w.state = 'scheduled')::integer as planned,
        count(*) filter (where r.refused is not null)::integer as refused,
        count(*) filter (where exists (select from card_delivery_events e where e.delivery_id = w.delivery_id and e.kind = 'opened'))::integer as opened
      from written w join recipients r on r.recipient_id = w.recipient_id group by w.id
    ), ids as (
      select id from counted union select coalesce(member_id, session_id) from stopped_senders where ${only}::uuid is null or coalesce(member_id, session_id) = ${only}::uuid
      union select ${only}::uuid where ${only}::uuid is not null
    )
    select i.id as "senderId", case when m.member_id is null then 'visitor' else 'member' end as kind, coalesce(m.name, c.name, '') as name,
      coalesce(m.email, c.email, '') as email, coalesce(m.created_at, v.created_at) as since, coalesce(c.day, 0) as day, coalesce(c.month, 0) as month,
      coalesce(c.opened, 0) as opened, coalesce(c.bounced, 0) as bounced, coalesce(c.refused, 0) as refused, coalesce(c.planned, 0) as planned,
      t.stopped_at as "stoppedAt", count(*) over ()::integer as total
    from ids i left join counted c on c.id = i.id left join members m on m.member_id = i.id left join sessions v on v.session_id = i.id
      left join stopped_senders t on i.id in (t.member_id, t.session_id)
    where (m.member_id is not null or v.session_id is not null)
      and (${q} = '' or lower(concat_ws(' ', coalesce(m.name, c.name), coalesce(m.email, c.email))) like ${`%${likeText(q)}%`})
    order by t.stopped_at desc nulls last, 6 desc, 7 desc, i.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

function viewSender(row: SenderRow): AdminSender {
  const { senderId, kind, name, email, day, month, opened, bounced, refused, planned } = row;
  const facts = { senderId, kind, name, email, day, month, opened, bounced, refused, planned };
  return { ...facts, since: row.since.toISOString(), stoppedAt: row.stoppedAt?.toISOString() ?? null };
}
