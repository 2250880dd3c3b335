import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { type Act, recordAudit } from '#server/audit/audit.ts';
import { randomBytes } from 'node:crypto';
import type { User } from '#contract/session.ts';
import type { Database, Tx } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Browser, CallContext } from '#server/kernel/call.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';
import { type Actor, type Admin, type LoggedIn, requireMember, type SoftMember } from '#server/kernel/actor.ts';
import { startImpersonation, endSessionsOf, noteEnd } from './impersonation.ts';
import type { LinkedMember, MemberLinkKind, MemberLinks, MemberPair } from '#server/kernel/member-links.ts';
import {
  deleteIdleSessions,
  deleteSession,
  deleteSessionsBefore,
  findSession,
  findSessionSays,
  findUser,
  insertSession,
  type KnownSession,
  selectLinkedMember,
  selectSessionsOf,
  updateSession,
  type Which,
} from './queries.ts';
import { type SignedInPlace, viewPlace, viewUser } from './view.ts';

export { endOverHelping, endSessionsOf } from './impersonation.ts';
export { systemIn } from './view.ts';

export const SESSION_DAYS = 400;
const TOKEN = /^[0-9A-Za-z_-]{43}$/;
const DAY_MS = 86_400_000;
/** How exactly it is kept when a session was last seen. */
const SEEN_EVERY_MS = 15 * 60_000;

/** Who acts from now on, and the token that the browser is to keep. */
export type Begun = { actor: Actor; newToken: string | null };

/** Sessions: who a browser stands for. A token is known here by its keyed hash alone. */
export type Sessions = {
  /**
   * Who a cookie's token stands for; a visitor without a session where there is none.
   * @param pair a soft login's `t` and `e`; it counts only for who is not logged in.
   */
  actorOf(token: string | undefined, pair?: MemberPair): Promise<Actor>;
  /** The session of this browser, made where there is none. @returns a new token to set as cookie, or null when it has one. */
  begin(browser: Browser, pair?: MemberPair): Promise<Begun>;
  /**
   * From now on this browser is a member's: its token is another one (so that a token planted before is worth nothing), and what the
   * visitor put on the table is the member's.
   * @param who the member, or what finds or makes it in the same transaction.
   */
  signIn(
    browser: Browser,
    who: string | ((tx: Tx) => Promise<string>),
  ): Promise<Begun & { newToken: string; actor: LoggedIn }>;
  /**
   * Who holds the link that was mailed to set a new password; null where the pair is another, or none. Whoever is logged in here besides.
   * @throws where the link was used, or is over: it is not taken for a wish of whoever is logged in here, who may be somebody else.
   */
  resetBy(pair: MemberPair | undefined): Promise<SoftMember | null>;
  /** Ends the session of this browser and begins an anonymous one. */
  signOut(browser: Browser): Promise<Begun>;
  /**
   * Gives this browser another token and ends the member's other sessions: with a new password.
   * @param act what happens in the same transaction.
   */
  renew(browser: Browser, memberId: string, act: (tx: Tx) => Promise<void>): Promise<Begun & { newToken: string }>;
  /** An administrator acts as a member, for a time. @throws Failure where the member is an administrator too. */
  help(admin: Admin, memberId: string, reason: string, minutes: number): Promise<Begun>;
  /** Ends that. @returns also the member that was helped; null where nobody was. */
  stopImpersonation(browser: Browser): Promise<Begun & { helped: string | null }>;
  /** What the browser is told about who is here. */
  user(actor: Actor): Promise<User>;
  keepConsent(actor: Actor, consent: { analytics: boolean; ads: boolean }): Promise<void>;
  /** Where a member is signed in. */
  places(actor: LoggedIn): Promise<SignedInPlace[]>;
  /** Signs out in one place. @throws Failure where the member is not signed in there. */
  endPlace(actor: LoggedIn, sessionId: string): Promise<void>;
  /** Signs out everywhere but here. */
  endOtherPlaces(actor: LoggedIn): Promise<void>;
  /** Writes down what an administrator did while they acted as a member; nothing for anybody else. */
  noteHelped(actor: Actor, act: Act): Promise<void>;
  /** Signs a member out everywhere. */
  endAll(memberId: string): Promise<void>;
};

export type SessionDeps = {
  db: Database;
  statements: Statements;
  keys: Keys;
  clock: Clock;
  links: MemberLinks;
  /** Makes what a visitor's session held the member's who signs in with it. */
  claim: (tx: Tx, sessionId: string, memberId: string) => Promise<void>;
};

export function createSessions({ db, statements, keys, clock, links, claim }: SessionDeps): Sessions {
  const hashOf = (token: string) => keys.hash('session', token);
  const newToken = () => randomBytes(32).toString('base64url');
  const now = () => new Date(clock.now());
  const until = () => new Date(clock.now() + SESSION_DAYS * DAY_MS);

  async function known(token: string | undefined): Promise<KnownSession | undefined> {
    return token === undefined || !TOKEN.test(token) ? undefined : findSession(statements, hashOf(token), now());
  }
  async function softActor(sessionId: string | null, pair: MemberPair): Promise<SoftMember | null> {
    const member = await findMemberOfPair({ db, links }, pair, ['soft', 'reset']);
    if (member === null) return null;
    const { member_id: memberId, link_epoch: linkEpoch } = member;
    return { kind: 'soft', sessionId, memberId, linkEpoch, isReset: links.peek(pair.t) === 'reset' };
  }
  async function actorFrom(row: KnownSession | undefined, pair: MemberPair | undefined): Promise<Actor> {
    const member = row && loggedIn(row);
    if (member) return member;
    const sessionId = row?.session_id ?? null;
    return (pair && (await softActor(sessionId, pair))) ?? { kind: 'visitor', sessionId };
  }
  async function anonymous(userAgent: string | null): Promise<Begun & { newToken: string }> {
    const token = newToken();
    const sessionId = newId(clock.now());
    await insertSession(db, {
      session_id: sessionId,
      token_hash: hashOf(token),
      expires_at: until(),
      seen_at: now(),
      user_agent: shortened(userAgent),
    });
    return { actor: { kind: 'visitor', sessionId }, newToken: token };
  }
  function end(memberId: string, which: Which): Promise<number> {
    return db.transaction().execute((tx) => endSessionsOf(tx, memberId, which, now()));
  }
  /** Where an administrator helped in this session, that is over. */
  async function noteEndIn(tx: Tx, { member_id, helper_id }: KnownSession): Promise<void> {
    if (member_id !== null && helper_id !== null) await noteEnd(tx, { member_id, helper_id }, now());
  }
  async function afresh(token: string): Promise<Actor> {
    return actorFrom(await known(token), undefined);
  }

  const self: Sessions = {
    async actorOf(token, pair) {
      return actorFrom(await known(token), pair);
    },
    async begin({ token, userAgent }, pair) {
      const row = await known(token);
      if (row === undefined) {
        const begun = await anonymous(userAgent);
        const soft = pair && (await softActor(begun.actor.sessionId, pair));
        return soft ? { ...begun, actor: soft } : begun;
      }
      if (clock.now() - row.seen_at.getTime() > SEEN_EVERY_MS)
        await updateSession(db, row.session_id, { seen_at: now(), user_agent: shortened(userAgent) });
      return { actor: await actorFrom(row, pair), newToken: null };
    },
    async signIn({ token, userAgent }, who) {
      const row = await known(token);
      const next = newToken();
      await db.transaction().execute(async (tx) => {
        const memberId = typeof who === 'string' ? who : await who(tx);
        // A session that belongs to somebody already stays theirs and ends: this one is new.
        const isTaken = row !== undefined && row.member_id !== null && row.member_id !== memberId;
        if (isTaken) await deleteSession(tx, row.session_id);
        if (row !== undefined) await noteEndIn(tx, row);
        const kept = isTaken ? null : (row?.session_id ?? null);
        const sessionId = kept ?? newId(clock.now());
        if (kept === null)
          await insertSession(tx, {
            session_id: sessionId,
            token_hash: hashOf(next),
            expires_at: until(),
            seen_at: now(),
            user_agent: shortened(userAgent),
          });
        await updateSession(tx, sessionId, {
          token_hash: hashOf(next),
          member_id: memberId,
          helper_id: null,
          helping_reason: null,
          helping_until: null,
          signed_in_at: now(),
          seen_at: now(),
          expires_at: until(),
          user_agent: shortened(userAgent),
        });
        await claim(tx, sessionId, memberId);
      });
      return { actor: requireMember(await afresh(next)), newToken: next };
    },
    async signOut({ token, userAgent }) {
      const row = await known(token);
      if (row)
        await db.transaction().execute(async (tx) => {
          await deleteSession(tx, row.session_id);
          await noteEndIn(tx, row);
        });
      return anonymous(userAgent);
    },
    async resetBy(pair) {
      const soft = pair && (await softActor(null, pair));
      if (soft?.isReset) return soft;
      if (pair && links.isForPassword(pair.t))
        throw failure(
          'forbidden',
          'general',
          'dead-link',
          'This link was already used or has expired. Ask for a new one.',
        );
      return null;
    },
    async renew(browser, memberId, act) {
      const row = await known(browser.token);
      return self.signIn(browser, async (tx) => {
        await act(tx);
        await endSessionsOf(tx, memberId, { except: row?.session_id ?? null }, now());
        return memberId;
      });
    },
    async help(admin, memberId, reason, minutes) {
      const next = newToken();
      const given = { admin, memberId, reason, minutes, tokenHash: hashOf(next), now: now() };
      await db.transaction().execute((tx) => startImpersonation(tx, given));
      return { actor: await afresh(next), newToken: next };
    },
    async stopImpersonation({ token }) {
      const row = await known(token);
      if (row === undefined || row.helper_id === null)
        return { actor: await actorFrom(row, undefined), newToken: null, helped: null };
      const next = newToken();
      await db.transaction().execute(async (tx) => {
        await updateSession(tx, row.session_id, {
          token_hash: hashOf(next),
          member_id: row.helper_id,
          helper_id: null,
          helping_reason: null,
          helping_until: null,
        });
        await noteEndIn(tx, row);
      });
      return { actor: await afresh(next), newToken: next, helped: row.member_id };
    },
    async user(actor) {
      const [row, says] = await Promise.all([
        actor.kind === 'visitor' ? undefined : findUser(statements, actor.memberId),
        actor.sessionId === null ? undefined : findSessionSays(statements, actor.sessionId),
      ]);
      return viewUser(actor, row, says);
    },
    async keepConsent(actor, consent) {
      if (actor.sessionId !== null) await updateSession(db, actor.sessionId, { consent: JSON.stringify(consent) });
    },
    async places(actor) {
      const rows = await selectSessionsOf(db, actor.memberId, now());
      return rows.map((row) => viewPlace(row, actor.sessionId));
    },
    async endPlace(actor, sessionId) {
      if ((await end(actor.memberId, { only: sessionId })) === 0)
        throw failure('not-found', 'sessionId', 'unknown-session', 'You are no longer signed in there.');
    },
    async endOtherPlaces(actor) {
      await end(actor.memberId, { except: actor.sessionId });
    },
    async noteHelped(actor, act) {
      if (actor.kind !== 'member' || actor.impersonatorId === null) return;
      const { memberId, impersonatorId } = actor;
      await db
        .transaction()
        .execute((tx) => recordAudit(tx, { adminId: impersonatorId, act, memberId, subject: memberId, at: now() }));
    },
    async endAll(memberId) {
      await end(memberId, {});
    },
  };
  return self;
}

/** A visitor's session in which nothing lies is kept this long: whoever comes back gets another, and misses nothing. */
const IDLE_MS = 2 * DAY_MS;
/** Lets go of sessions that are over, and of those that hold nothing. */
export async function deleteExpiredSessions({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await deleteSessionsBefore(db, new Date(clock.now()));
  await deleteIdleSessions(db, new Date(clock.now() - IDLE_MS));
}

function loggedIn(row: KnownSession): LoggedIn | null {
  const { session_id: sessionId, member_id: memberId } = row;
  if (memberId === null || row.is_leaving) return null;
  if (row.helper_id !== null && row.helper_role !== 'admin') return null;
  if (row.role === 'admin') return { kind: 'admin', sessionId, memberId };
  return {
    kind: 'member',
    sessionId,
    memberId,
    isPremium: row.membership_type !== 'standard',
    impersonatorId: row.helper_id,
  };
}

function shortened(userAgent: string | null): string | null {
  return userAgent === null ? null : userAgent.slice(0, 300);
}

/** Sessions, in this process. */
export const sessionsOf = oncePerContext(({ memberLinks: links, modules, ...context }) =>
  createSessions({
    ...context,
    links,
    async claim(tx, sessionId, memberId) {
      for (const { claimSession } of modules) await claimSession?.(tx, sessionId, memberId);
    },
  }),
);

/** Gives the browser its token, where it has a new one, and tells it who is signed in. */
export async function welcome(context: Context, { actor, newToken }: Begun, call: CallContext) {
  if (newToken !== null) call.setSessionToken(newToken);
  return { user: await sessionsOf(context).user(actor) };
}

/** The member whom the pair of a mail's link was made for; null where it is of another kind, or counts no more. */
export async function findMemberOfPair(
  { db, links }: Pick<SessionDeps, 'db' | 'links'>,
  pair: MemberPair,
  kinds: readonly MemberLinkKind[],
): Promise<LinkedMember | null> {
  const kind = links.peek(pair.t);
  if (kind === null || !kinds.includes(kind)) return null;
  const member = await selectLinkedMember(db, pair.e);
  return member !== undefined && links.isGenuine(pair, member) ? member : null;
}
