import { randomBytes } from 'node:crypto';
import type { User } from '#contract/session.ts';
import type { Database } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { Clock } from '#server/ports/clock.ts';
import { failure } from '#server/failure.ts';
import type { Keys } from '#server/keys/keys.ts';
import { newId } from '#shared/ids.ts';
import type { Actor } from './actor.ts';
import { findSession, insertSession } from './queries.ts';

export const SESSION_DAYS = 400;
const TOKEN = /^[0-9A-Za-z_-]{43}$/;

export type Sessions = {
  /** Who a cookie's token stands for; a visitor without a session where there is none. */
  actorOf(token: string | undefined): Promise<Actor>;
  /** The session of this browser, made where there is none. @returns a new token to set as cookie, or null when it has one. */
  begin(token: string | undefined): Promise<{ actor: Actor; newToken: string | null }>;
};

export function sessionsOver(db: Database, statements: Statements, keys: Keys, clock: Clock): Sessions {
  const hashOf = (token: string) => keys.hash('session', token);
  async function actorOf(token: string | undefined): Promise<Actor> {
    if (token === undefined || !TOKEN.test(token)) return { kind: 'visitor', sessionId: null };
    const row = await findSession(statements, hashOf(token), new Date(clock.now()));
    return { kind: 'visitor', sessionId: row?.session_id ?? null };
  }
  return {
    actorOf,
    async begin(token) {
      const actor = await actorOf(token);
      if (actor.sessionId !== null) return { actor, newToken: null };
      const newToken = randomBytes(32).toString('base64url');
      const now = clock.now();
      const sessionId = newId(now);
      await insertSession(db, {
        session_id: sessionId,
        token_hash: hashOf(newToken),
        expires_at: new Date(now + SESSION_DAYS * 86_400_000),
      });
      return { actor: { kind: 'visitor', sessionId }, newToken };
    },
  };
}

/** The session that an act needs. */
export function requireSession(actor: Actor): string {
  if (actor.sessionId === null)
    throw failure(
      'unauthenticated',
      'general',
      'no-session',
      'This page has been open for long. Reload it, and everything you wrote is still here.',
    );
  return actor.sessionId;
}

/** What the browser is told about who is here. */
export function viewUser(_actor: Actor): User {
  return {
    memberId: null,
    email: null,
    isLoggedIn: false,
    isSoftLoggedIn: false,
    isMember: false,
    membershipInfo: { type: 'logged-out' },
    favoriteCards: [],
    adminMemberId: null,
  };
}
