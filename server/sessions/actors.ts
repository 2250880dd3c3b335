import type { Database } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import type { Actor, LoggedIn, SoftMember } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import type { LinkedMember, MemberLinkKind, MemberLinks, MemberPair } from '#server/kernel/member-links.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findSession, type KnownSession, selectLinkedMember } from './queries.ts';
import type { Tokens } from './tokens.ts';

export type ActorDeps = { db: Database; statements: Statements; clock: Clock; links: MemberLinks; tokens: Tokens };

/** Who acts from now on, and the token that the browser is to keep. */
export type StartedSession = { actor: Actor; newToken: string | null };

/** Who acts: by the token of a session, or by the pair of a mail's link. */
export type Actors = {
  /**
   * Who a cookie's token stands for; a visitor without a session where there is none.
   * @param pair a soft login's `t` and `e`; it counts only for who is not logged in.
   */
  actorOf(token: string | undefined, pair?: MemberPair): Promise<Actor>;
  /**
   * Who holds the link that was mailed to set a new password; null where the pair is another, or none. Whoever is logged in here besides.
   * @throws where the link was used, or is over: it is not taken for a wish of whoever is logged in here, who may be somebody else.
   */
  resetBy(pair: MemberPair | undefined): Promise<SoftMember | null>;
};
/** The same for those who change sessions. */
export type SessionActors = Actors & {
  /** The session of a token; undefined where there is none, or none any more. */
  known(token: string | undefined): Promise<KnownSession | undefined>;
  /** Who acts in a session that was found. */
  actorIn(row: KnownSession | undefined, pair?: MemberPair): Promise<Actor>;
  /** The member whom the pair of a mail's link was made for, in this session; null where it counts no more. */
  softActor(sessionId: string | null, pair: MemberPair): Promise<SoftMember | null>;
};

export function createActors({ db, statements, clock, links, tokens }: ActorDeps): SessionActors {
  async function known(token: string | undefined): Promise<KnownSession | undefined> {
    const hash = tokens.hashOf(token);
    return hash === null ? undefined : findSession(statements, hash, new Date(clock.now()));
  }
  async function softActor(sessionId: string | null, pair: MemberPair): Promise<SoftMember | null> {
    const member = await findMemberOfPair({ db, links }, pair, ['soft', 'reset']);
    if (member === null) return null;
    const { member_id: memberId, link_epoch: linkEpoch } = member;
    return { kind: 'soft', sessionId, memberId, linkEpoch, isReset: links.peek(pair.t) === 'reset' };
  }
  async function actorIn(row: KnownSession | undefined, pair?: MemberPair): Promise<Actor> {
    const member = row && loggedIn(row);
    if (member) return member;
    const sessionId = row?.session_id ?? null;
    return (pair && (await softActor(sessionId, pair))) ?? { kind: 'visitor', sessionId };
  }
  return {
    known,
    actorIn,
    softActor,
    actorOf: async (token, pair) => actorIn(await known(token), pair),
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
  };
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

/** The member whom the pair of a mail's link was made for; null where it is of another kind, or counts no more. */
export async function findMemberOfPair(
  { db, links }: Pick<ActorDeps, 'db' | 'links'>,
  pair: MemberPair,
  kinds: readonly MemberLinkKind[],
): Promise<LinkedMember | null> {
  const kind = links.peek(pair.t);
  if (kind === null || !kinds.includes(kind)) return null;
  const member = await selectLinkedMember(db, pair.e);
  return member !== undefined && links.isGenuine(pair, member) ? member : null;
}
