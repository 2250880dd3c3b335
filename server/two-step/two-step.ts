import { oncePerContext } from '#server/kernel/context.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { randomBytes } from 'node:crypto';
import type { Database, Queryable, Tx } from '#db/client.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { setTwoStepSecret, turnTwoStepOff, turnTwoStepOn, consumeTwoStepStep } from '#server/members/members.ts';
import { notifyOfChange } from '#server/sign-in-methods/sign-in-methods.ts';
import { canonicalCode, codeFrom, showCode } from '#shared/links/magic-link.ts';
import { newSecret, presentSecret, timeStepOf } from './codes.ts';
import { TWO_STEP_LIMITS } from './limits.ts';
import { deleteRecoveryCodes, lockTwoStep, replaceRecoveryCodes, selectTwoStep, useRecoveryCode } from './queries.ts';

const RECOVERY_CODES = 10;

/** Two-step codes (RFC 6238): six digits of an app, besides the password. */
export type TwoStep = {
  /**
   * Checks the second step after the password. A member without two-step codes passes without one.
   * @param code six digits of the app, or one of the codes for a lost phone; each counts once.
   * @throws Failure at `code`: `two-step` where one is needed and none was given, `wrong-code`, `too-many`.
   */
  check(memberId: string, code: string | undefined): Promise<void>;
  /** A new secret for an app. It takes effect with the first code of the app. @throws Failure if codes are on. */
  begin(actor: Actor): Promise<{ secret: string; uri: string; qr: string }>;
  /** Turns them on, with the app's first code. @returns the codes for a lost phone, which are never shown again. */
  turnOn(actor: Actor, code: string): Promise<string[]>;
  /** Makes other codes for a lost phone, with a code; those there were count no more. @returns them, which are never shown again. */
  renewCodes(actor: Actor, code: string): Promise<string[]>;
  /** Turns them off, with one of them. */
  turnOff(actor: Actor, code: string): Promise<void>;
};

export type TwoStepDeps = {
  db: Database;
  keys: Keys;
  clock: Clock;
  dispatch: Dispatch;
  /** Attempts of one member, in a short and in a long time, so that six digits cannot be guessed. */
  limits: { short: RateLimit; long: RateLimit };
};

export function createTwoStep({ db, keys, clock, dispatch, limits }: TwoStepDeps): TwoStep {
  const recoveryHash = (memberId: string, code: string) => keys.hash('recovery-code', `${memberId}\0${code}`);

  async function countAttempt(memberId: string): Promise<void> {
    const tooMany = (wait: string) => `Too many attempts. Try again in ${wait}.`;
    await limits.long.take(memberId, 'code', tooMany);
    await limits.short.take(memberId, 'code', tooMany);
  }

  /** Whether a code is right, and counts for the first time. */
  async function use(db: Queryable, memberId: string, sealed: Buffer, code: string): Promise<boolean> {
    if (/^\d{6}$/.test(code)) {
      const step = timeStepOf(code, keys.open(sealed), clock.now());
      return step !== null && consumeTwoStepStep(db, memberId, step);
    }
    const recovery = canonicalCode(code);
    return recovery !== null && useRecoveryCode(db, memberId, recoveryHash(memberId, recovery), new Date(clock.now()));
  }

  /** The same where two-step codes have to be on. */
  async function consumeIfEnabled(tx: Tx, memberId: string, code: string): Promise<void> {
    const row = await lockTwoStep(tx, memberId);
    if (row.two_step_sealed === null || row.two_step_since === null)
      throw failure('conflict', 'code', 'not-on', 'Two-step codes are already off.');
    if (!(await use(tx, memberId, row.two_step_sealed, code))) throw wrongCode();
  }

  /** Codes for a lost phone, in the place of those there were. @returns them as they are shown, once. */
  async function newCodes(tx: Tx, memberId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => codeFrom(randomBytes(8)));
    await replaceRecoveryCodes(
      tx,
      memberId,
      codes.map((one) => recoveryHash(memberId, one)),
    );
    return codes.map(showCode);
  }

  return {
    async check(memberId, code) {
      const row = await selectTwoStep(db, memberId);
      if (row.two_step_sealed === null || row.two_step_since === null) return;
      if (code === undefined)
        throw failure('unauthenticated', 'code', 'two-step', 'Enter the code that your app shows for Cardamom.');
      await countAttempt(memberId);
      if (!(await use(db, memberId, row.two_step_sealed, code))) throw wrongCode();
    },
    async begin(actor) {
      const { memberId } = requireNotImpersonated(actor);
      const { email } = await selectTwoStep(db, memberId);
      const secret = newSecret();
      if (!(await setTwoStepSecret(db, memberId, keys.seal(secret)))) throw alreadyOn();
      return presentSecret(secret, email);
    },
    async turnOn(actor, code) {
      const { memberId } = requireNotImpersonated(actor);
      await countAttempt(memberId);
      return db.transaction().execute(async (tx) => {
        const row = await lockTwoStep(tx, memberId);
        if (row.two_step_since !== null) throw alreadyOn();
        if (row.two_step_sealed === null)
          throw failure('conflict', 'code', 'not-begun', 'Set up two-step codes again.');
        if (!/^\d{6}$/.test(code) || !(await use(tx, memberId, row.two_step_sealed, code))) throw wrongCode();
        await turnTwoStepOn(tx, memberId, new Date(clock.now()));
        await notifyOfChange(tx, dispatch, memberId, { what: 'two-step-on' });
        return newCodes(tx, memberId);
      });
    },
    async renewCodes(actor, code) {
      const { memberId } = requireNotImpersonated(actor);
      await countAttempt(memberId);
      return db.transaction().execute(async (tx) => {
        await consumeIfEnabled(tx, memberId, code);
        await notifyOfChange(tx, dispatch, memberId, { what: 'recovery-codes-renewed' });
        return newCodes(tx, memberId);
      });
    },
    async turnOff(actor, code) {
      const { memberId } = requireNotImpersonated(actor);
      await countAttempt(memberId);
      await db.transaction().execute(async (tx) => {
        await consumeIfEnabled(tx, memberId, code);
        await turnTwoStepOff(tx, memberId, new Date(clock.now()));
        await deleteRecoveryCodes(tx, memberId);
        await notifyOfChange(tx, dispatch, memberId, { what: 'two-step-off' });
      });
    },
  };
}

function wrongCode() {
  return failure(
    'invalid',
    'code',
    'wrong-code',
    'This code is not right. Enter the code that your app shows now, or one of your recovery codes.',
  );
}

function alreadyOn() {
  return failure('conflict', 'general', 'already-on', 'Two-step codes are already on.');
}

/** Two-step codes, in this process. */
export const twoStepOf = oncePerContext((context) =>
  createTwoStep({
    ...context,
    dispatch: dispatchOf(context),
    limits: context.rateLimits.of(TWO_STEP_LIMITS),
  }),
);
