import type { Queryable, Tx } from '#db/client.ts';
import { updateMember, updatePassword, updateTwoStepSecret, updateTwoStepUsed } from './queries.ts';

/**
 * Sets another password, as `Passwords` made it.
 * @param epoch of the member's links as they were read; it is one more from now on, so that they are dead.
 * @returns whether it was set: of two at once, the later one changes nothing.
 */
export function setPasswordHash(
  tx: Tx,
  memberId: string,
  given: { hash: string; epoch: number; now: Date },
): Promise<boolean> {
  return updatePassword(tx, memberId, given);
}

/** Stores the secret of two-step codes, sealed; they are not on yet. @returns false where codes are on already. */
export function setTwoStepSecret(db: Queryable, memberId: string, sealed: Buffer): Promise<boolean> {
  return updateTwoStepSecret(db, memberId, sealed);
}

export function turnTwoStepOn(tx: Tx, memberId: string, now: Date): Promise<void> {
  return updateMember(tx, memberId, { two_step_since: now }, now);
}

/** Turns two-step codes off, and forgets their secret. */
export function turnTwoStepOff(tx: Tx, memberId: string, now: Date): Promise<void> {
  return updateMember(tx, memberId, { two_step_sealed: null, two_step_since: null, two_step_used: 0 }, now);
}

/** Uses a step of RFC 6238 up, so that no code counts twice. @returns false where it, or a later one, was used before. */
export function consumeTwoStepStep(db: Queryable, memberId: string, step: number): Promise<boolean> {
  return updateTwoStepUsed(db, memberId, step);
}
