import type { Insertable } from 'kysely';
import type { Queryable } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { SessionsTable } from './tables.ts';

export type KnownSession = {
  session_id: string;
  seen_at: Date;
  /** whoever acts: the impersonated member, or the administrator again once the impersonation is over */
  member_id: string | null;
  role: 'member' | 'admin' | null;
  membership_type: 'standard' | 'trial' | 'premium' | 'premium-not-renewing' | null;
  is_leaving: boolean | null;
  /** the administrator who impersonates them, while the time lasts */
  helper_id: string | null;
  helper_role: 'member' | 'admin' | null;
};

/** A session and who it stands for, in one query. */
export async function findSession(
  statements: Statements,
  tokenHash: Buffer,
  now: Date,
): Promise<KnownSession | undefined> {
  const text = `
    select s.session_id, s.seen_at, m.member_id, m.role, m.membership_type, m.leaving_at is not null as is_leaving,
           h.member_id as helper_id, h.role as helper_role
    from sessions s
    left join members m
      on m.member_id = case when s.helping_until <= $2 then s.helper_id else s.member_id end
    left join members h on h.member_id = s.helper_id and s.helping_until > $2
    where s.token_hash = $1 and s.expires_at > $2`;
  return (await statements.rows<KnownSession>('session', text, [tokenHash, now]))[0];
}

export async function insertSession(
  db: Queryable,
  row: Pick<Insertable<SessionsTable>, 'session_id' | 'token_hash' | 'expires_at' | 'seen_at'> & {
    user_agent: string | null;
  },
): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** Another token for the same session, from now on in a member's name. */
export async function updateSession(
  db: Queryable,
  sessionId: string,
  set: Partial<
    Pick<
      Insertable<SessionsTable>,
      | 'token_hash'
      | 'member_id'
      | 'helper_id'
      | 'helping_reason'
      | 'helping_until'
      | 'signed_in_at'
      | 'user_agent'
      | 'seen_at'
      | 'expires_at'
      | 'consent'
    >
  >,
): Promise<void> {
  await db.updateTable('sessions').set(set).where('session_id', '=', sessionId).execute();
}

export async function deleteSession(db: Queryable, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
}

/** Which of a member's sessions: one, or all but one; all of them where nothing is said. */
export type SessionFilter = { only?: string; except?: string | null };
/** @returns those that were ended. */
export function deleteSessionsOf(
  db: Queryable,
  memberId: string,
  { only, except }: SessionFilter = {},
): Promise<{ member_id: string | null; helper_id: string | null }[]> {
  let query = db.deleteFrom('sessions').where('member_id', '=', memberId);
  if (only !== undefined) query = query.where('session_id', '=', only);
  if (except) query = query.where('session_id', '!=', except);
  return query.returning(['member_id', 'helper_id']).execute();
}

export function selectSessionsOf(db: Queryable, memberId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'signed_in_at', 'created_at', 'seen_at'])
    .where('member_id', '=', memberId)
    .where('helper_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute();
}

export async function deleteSessionsBefore(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Of visitors without a draft or a stored choice, who were not seen since. */
export async function deleteIdleSessions(db: Queryable, seenBefore: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('member_id', 'is', null)
    .where('helper_id', 'is', null)
    .where('consent', 'is', null)
    .where('seen_at', '<', seenBefore)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('card_sends')
            .select('card_send_id')
            .whereRef('card_sends.session_id', '=', 'sessions.session_id'),
        ),
      ),
    )
    .execute();
}

/** A member as its links are signed, found by address. */
export function selectLinkedMember(db: Queryable, email: string) {
  return db
    .selectFrom('members')
    .select(['member_id', 'email', 'link_epoch'])
    .where((where) => where.eb(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
}

export type UserRow = {
  member_id: string;
  email: string;
  name: string;
  photo_id: string | null;
  role: 'member' | 'admin';
  membership_type: 'standard' | 'trial' | 'premium' | 'premium-not-renewing';
  has_bounced: boolean;
  favorites: string[];
};
/** What the browser gets to know of a member, in one query. */
export async function findUser(statements: Statements, memberId: string): Promise<UserRow | undefined> {
  const text = `
    select m.member_id, m.email, m.name, m.photo_id, m.role, m.membership_type,
           m.email_bounced_at is not null as has_bounced,
           coalesce((select array_agg(f.card_id order by f.created_at desc) from favorites f where f.member_id = m.member_id), '{}') as favorites
    from members m where m.member_id = $1`;
  return (await statements.rows<UserRow>('user', text, [memberId]))[0];
}

export type SessionDetailsRow = {
  consent: unknown;
  helper_name: string | null;
  helping_reason: string | null;
  helping_until: Date | null;
};
/** What a session holds besides its member. */
export async function findSessionDetails(
  statements: Statements,
  sessionId: string,
): Promise<SessionDetailsRow | undefined> {
  const text = `
    select s.consent, h.name as helper_name, s.helping_reason, s.helping_until
    from sessions s left join members h on h.member_id = s.helper_id where s.session_id = $1`;
  return (await statements.rows<SessionDetailsRow>('session-says', text, [sessionId]))[0];
}
