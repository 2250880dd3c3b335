import type { Access } from '#contract/calls.ts';
import { type Actor, requireAccess, requireSession } from '#server/kernel/actor.ts';
import { isMissingRow } from '#server/kernel/missing-row.ts';
import { failureAnswer, type Refused } from './reply.ts';

const memberOf = (actor: Actor) => (actor.kind === 'visitor' ? null : actor.memberId);

/**
 * What a call is answered whose session or member was gone before it had ended, so that the database found no row to refer to: the same as one that comes a
 * moment later.
 * @param before who called. @param findActor who the caller is by now.
 * @returns null where both are still there, or the error is another one.
 */
export async function endedAnswer(
  error: unknown,
  access: Access,
  before: Actor,
  findActor: () => Promise<Actor>,
): Promise<Refused | null> {
  if (!isMissingRow(error)) return null;
  const now = await findActor();
  if (now.sessionId === before.sessionId && memberOf(now) === memberOf(before)) return null;
  try {
    requireSession(requireAccess(access, now));
    return null;
  } catch (refusal) {
    return failureAnswer(refusal);
  }
}
