import type { Database, Tx } from '#db/client.ts';
import { type LoggedIn, requireMember } from '#server/kernel/actor.ts';
import type { Browser } from '#server/kernel/call.ts';
import type { MemberPair } from '#server/kernel/member-links.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';
import type { StartedSession, SessionActors } from './actors.ts';
import { endSessionsOf, recordEnd } from './impersonation.ts';
import { deleteSession, insertSession, type KnownSession, updateSession } from './queries.ts';
import type { Tokens } from './tokens.ts';

/** How exactly it is kept when a session was last seen. */
const SEEN_EVERY_MS = 15 * 60_000;
/** As much as is kept of what a browser calls itself. */
const USER_AGENT_MAX = 300;

export type BrowserSessionDeps = {
  db: Database;
  clock: Clock;
  tokens: Tokens;
  actors: SessionActors;
  /** Makes what a visitor's session held the member's who signs in with it. */
  claim: (tx: Tx, sessionId: string, memberId: string) => Promise<void>;
  /** Makes what a visitor has not sent nobody's when they sign out. */
  release: (tx: Tx, sessionId: string) => Promise<void>;
};

/** The session of a browser, from its first visit to signing out. */
export type BrowserSessions = {
  /** The session of this browser, made where there is none. @returns a new token to set as cookie, or null when it has one. */
  begin(browser: Browser, pair?: MemberPair): Promise<StartedSession>;
  /**
   * From now on this browser is a member's: its token is another one (so that a token planted before is worth nothing), and what the
   * visitor started is the member's.
   * @param who the member, or what finds or makes it in the same transaction.
   */
  signIn(
    browser: Browser,
    who: string | ((tx: Tx) => Promise<string>),
  ): Promise<StartedSession & { newToken: string; actor: LoggedIn }>;
  /** Ends the session of this browser and begins an anonymous one. */
  signOut(browser: Browser): Promise<StartedSession>;
  /**
   * Gives this browser another token and ends the member's other sessions: with a new password.
   * @param act what happens in the same transaction.
   */
  renew(
    browser: Browser,
    memberId: string,
    act: (tx: Tx) => Promise<void>,
  ): Promise<StartedSession & { newToken: string }>;
};

export function createBrowserSessions(deps: BrowserSessionDeps): BrowserSessions {
  const { db, clock, tokens, actors } = deps;
  const now = () => new Date(clock.now());

  async function anonymous(userAgent: string | null): Promise<StartedSession & { newToken: string }> {
    const { token, hash } = tokens.make();
    const sessionId = await insertNew(deps, db, hash, userAgent);
    return { actor: { kind: 'visitor', sessionId }, newToken: token };
  }

  async function signIn({ token, userAgent }: Browser, who: string | ((tx: Tx) => Promise<string>)) {
    const row = await actors.known(token);
    const next = tokens.make();
    await db.transaction().execute(async (tx) => {
      const memberId = typeof who === 'string' ? who : await who(tx);
      const kept = await reuseSession(tx, row, memberId);
      if (row !== undefined) await recordEnd(tx, row, now());
      const sessionId = kept ?? (await insertNew(deps, tx, next.hash, userAgent));
      await updateSession(tx, sessionId, {
        token_hash: next.hash,
        member_id: memberId,
        helper_id: null,
        helping_reason: null,
        helping_until: null,
        signed_in_at: now(),
        seen_at: now(),
        expires_at: tokens.until(),
        user_agent: shortened(userAgent),
      });
      await deps.claim(tx, sessionId, memberId);
    });
    return { actor: requireMember(await actors.actorOf(next.token)), newToken: next.token };
  }

  return {
    signIn,
    async begin({ token, userAgent }, pair) {
      const row = await actors.known(token);
      if (row === undefined) {
        const begun = await anonymous(userAgent);
        const soft = pair && (await actors.softActor(begun.actor.sessionId, pair));
        return soft ? { ...begun, actor: soft } : begun;
      }
      if (clock.now() - row.seen_at.getTime() > SEEN_EVERY_MS)
        await updateSession(db, row.session_id, { seen_at: now(), user_agent: shortened(userAgent) });
      return { actor: await actors.actorIn(row, pair), newToken: null };
    },
    async signOut({ token, userAgent }) {
      const row = await actors.known(token);
      if (row)
        await db.transaction().execute(async (tx) => {
          // What a visitor sent keeps whose it was: else nobody could be stopped, and nobody seen among those who send most. Nobody has its token any more.
          if (row.member_id === null) {
            await updateSession(tx, row.session_id, { token_hash: tokens.make().hash, consent: null });
            await deps.release(tx, row.session_id);
          } else await deleteSession(tx, row.session_id);
          await recordEnd(tx, row, now());
        });
      return anonymous(userAgent);
    },
    async renew(browser, memberId, act) {
      const row = await actors.known(browser.token);
      return signIn(browser, async (tx) => {
        await act(tx);
        await endSessionsOf(tx, memberId, { except: row?.session_id ?? null }, now());
        return memberId;
      });
    },
  };
}

/** The session that a member signs in with. A session of another member is ended. @returns null if a new one is needed. */
async function reuseSession(tx: Tx, row: KnownSession | undefined, memberId: string): Promise<string | null> {
  if (row === undefined) return null;
  if (row.member_id === null || row.member_id === memberId) return row.session_id;
  await deleteSession(tx, row.session_id);
  return null;
}

async function insertNew(
  { clock, tokens }: Pick<BrowserSessionDeps, 'clock' | 'tokens'>,
  db: Database | Tx,
  hash: Buffer,
  userAgent: string | null,
): Promise<string> {
  const sessionId = newId(clock.now());
  await insertSession(db, {
    session_id: sessionId,
    token_hash: hash,
    expires_at: tokens.until(),
    seen_at: new Date(clock.now()),
    user_agent: shortened(userAgent),
  });
  return sessionId;
}

function shortened(userAgent: string | null): string | null {
  return userAgent === null ? null : userAgent.slice(0, USER_AGENT_MAX);
}
