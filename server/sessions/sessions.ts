import type { User } from '#contract/session.ts';
import type { Database, Tx } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { CallContext } from '#server/kernel/call.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { MemberLinks } from '#server/kernel/member-links.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actors, type StartedSession, createActors } from './actors.ts';
import { type BrowserSessions, createBrowserSessions } from './browser-sessions.ts';
import { createImpersonation, type Impersonation } from './impersonation.ts';
import { createKnownBrowsers, type KnownBrowsers } from './known-browsers.ts';
import { createPlaces, type Places } from './places.ts';
import { deleteIdleSessions, deleteSessionsBefore, findSessionDetails, findUser, updateSession } from './queries.ts';
import { createTokens } from './tokens.ts';
import { viewUser } from './view.ts';

export { type StartedSession, findMemberOfPair } from './actors.ts';
export { endExpiredImpersonations, endSessionsOf } from './impersonation.ts';
export { KNOWN_DAYS } from './known-browsers.ts';
export { SESSION_DAYS } from './tokens.ts';
export { deviceName, operatingSystemOf } from './view.ts';

/** Sessions: who is signed in in a browser. */
export type Sessions = Actors &
  BrowserSessions &
  Impersonation &
  Places & {
    /** Browsers in which somebody has signed in before. */
    knownBrowsers: KnownBrowsers;
    /** What the browser gets to know of the signed-in user. */
    user(actor: Actor): Promise<User>;
    saveConsent(actor: Actor, consent: { analytics: boolean; ads: boolean }): Promise<void>;
  };

export type SessionDeps = {
  db: Database;
  statements: Statements;
  keys: Keys;
  clock: Clock;
  links: MemberLinks;
  /** Gives what a visitor's session owns to the member who signs in with it. */
  claim: (tx: Tx, sessionId: string, memberId: string) => Promise<void>;
  /** Removes the owner of a visitor's unsent cards when they sign out. */
  release: (tx: Tx, sessionId: string) => Promise<void>;
};

export function createSessions(deps: SessionDeps): Sessions {
  const { db, statements } = deps;
  const tokens = createTokens(deps);
  const actors = createActors({ ...deps, tokens });
  return {
    ...actors,
    ...createBrowserSessions({ ...deps, tokens, actors }),
    ...createImpersonation({ ...deps, tokens, actors }),
    ...createPlaces(deps),
    knownBrowsers: createKnownBrowsers(deps),
    async user(actor) {
      const [row, says] = await Promise.all([
        actor.kind === 'visitor' ? undefined : findUser(statements, actor.memberId),
        actor.sessionId === null ? undefined : findSessionDetails(statements, actor.sessionId),
      ]);
      return viewUser(actor, row, says);
    },
    async saveConsent(actor, consent) {
      if (actor.sessionId !== null) await updateSession(db, actor.sessionId, { consent: JSON.stringify(consent) });
    },
  };
}

/** How long a visitor's empty session is kept. A visitor who returns later gets a new one and has lost nothing. */
const IDLE_MS = 2 * 86_400_000;
/** Deletes expired sessions, and empty ones of visitors. */
export async function deleteExpiredSessions({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await deleteSessionsBefore(db, new Date(clock.now()));
  await deleteIdleSessions(db, new Date(clock.now() - IDLE_MS));
}

/** Sessions, in this process. */
export const sessionsOf = oncePerContext(({ memberLinks: links, modules, ...context }) =>
  createSessions({
    ...context,
    links,
    async claim(tx, sessionId, memberId) {
      for (const { claimSession } of modules) await claimSession?.(tx, sessionId, memberId);
    },
    async release(tx, sessionId) {
      for (const { releaseSession } of modules) await releaseSession?.(tx, sessionId);
    },
  }),
);

/** Gives the browser its token, where it has a new one, and tells it who is signed in. One that somebody has signed in with is known from then on. */
export async function respondWithSession(context: Context, { actor, newToken }: StartedSession, call: CallContext) {
  const sessions = sessionsOf(context);
  const user = await sessions.user(actor);
  if (newToken !== null) call.setSessionToken(newToken);
  const isInPerson = actor.kind === 'admin' || (actor.kind === 'member' && actor.impersonatorId === null);
  if (newToken !== null && isInPerson && user.email !== null)
    call.setMarks(sessions.knownBrowsers.withMark(call.browser.marks, user.email));
  return { user };
}
