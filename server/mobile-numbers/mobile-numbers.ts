import { timingSafeEqual } from 'node:crypto';
import type { MobileNumberState } from '#contract/mobile-number.ts';
import type { Queryable } from '#db/client.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import type { NotificationKind } from '#server/kernel/notification-kind.ts';
import { listWanting } from '#server/notifications/notifications.ts';
import { hashCode, newCode } from './codes.ts';
import { CODE_MINUTES, MOBILE_NUMBER_LIMITS, TRIES } from './limits.ts';
import { MOBILE_CODE } from './messages.ts';
import { parseMobileNumber } from './phone-number.ts';
import {
  deleteCode,
  deleteNumber,
  lockCode,
  putCode,
  putNumber,
  selectCode,
  selectCountry,
  selectNumber,
  selectNumbersOf,
  setWrongTries,
} from './queries.ts';
import { viewMobileNumber } from './view.ts';

export { formatPhoneNumber, parseMobileNumber } from './phone-number.ts';
export { findTextTarget, openTextLinkUrl, textLinkUrl } from './text-links.ts';

/** The mobile numbers of members, at which they get text messages. */
export const mobileNumbersOf = oncePerContext(createMobileNumbers);

function createMobileNumbers(context: Context) {
  const { db, clock, keys, texter } = context;
  const dispatch = dispatchOf(context);
  const limits = context.rateLimits.of(MOBILE_NUMBER_LIMITS);

  async function show(memberId: string): Promise<MobileNumberState> {
    const [confirmed, pending] = await Promise.all([selectNumber(db, memberId), selectCode(db, memberId)]);
    const isStopped = confirmed !== undefined && (await dispatch.isRefused(confirmed.number, null));
    return viewMobileNumber({ texter, confirmed, isStopped, pending, now: clock.now() });
  }

  /** The same answer whoever the number belongs to. */
  async function takeCode(memberId: string, network: string, number: string): Promise<void> {
    const sentence = (wait: string) => `Many codes were requested. Try again in ${wait}.`;
    await limits.codes.take(memberId, 'number', sentence);
    await limits.codesFromNetwork.take(network, 'number', sentence);
    await limits.codesToNumber.take(keys.hash('mobile-number', number).toString('base64url'), 'number', sentence);
  }

  return {
    get: (actor: Actor): Promise<MobileNumberState> => show(requireMember(actor).memberId),

    /**
     * Sends a code to a number, which is used once the code is given. Nobody learns whether it is somebody else's: it may be of several members.
     * @throws Failure at `number` where it is no mobile number, is the member's already, or too many codes were requested.
     */
    async request(actor: Actor, typed: string, network: string): Promise<MobileNumberState> {
      const { memberId } = requireMember(actor);
      if (texter === null) throw failure('conflict', 'general', 'no-texts', 'This site sends no text messages.');
      const number = parseMobileNumber(typed, await selectCountry(db, memberId));
      if (number === null)
        throw failure(
          'invalid',
          'number',
          'not-a-mobile-number',
          'This is not a mobile number. Start with + and the country code, such as +44 7400 123456.',
        );
      if ((await selectNumber(db, memberId))?.number === number)
        throw failure('conflict', 'number', 'same-number', 'This is your number already.');
      await takeCode(memberId, network, number);
      const code = newCode();
      await db.transaction().execute(async (tx) => {
        await putCode(tx, {
          member_id: memberId,
          number,
          code_hash: hashCode(keys, memberId, code),
          expires_at: new Date(clock.now() + CODE_MINUTES * 60_000),
          problem: null,
        });
        await dispatch.schedule(tx, MOBILE_CODE, {
          memberId,
          channel: 'text',
          address: number,
          isAwaited: true,
          payload: { codeSealed: keys.seal(code).toString('base64') },
        });
      });
      return show(memberId);
    },

    /** Confirms the number by its code. @throws Failure at `code` where it is wrong, has expired, or had too many wrong tries. */
    async confirm(actor: Actor, typed: string): Promise<MobileNumberState> {
      const { memberId } = requireMember(actor);
      const code = typed.replace(/\D/g, '');
      const outcome = await db.transaction().execute(async (tx) => {
        const pending = await lockCode(tx, memberId);
        const now = clock.now();
        if (pending === undefined || pending.expires_at.getTime() <= now) return 'expired' as const;
        if (pending.wrong_tries >= TRIES) return 'used-up' as const;
        if (!timingSafeEqual(pending.code_hash, hashCode(keys, memberId, code))) {
          await setWrongTries(tx, memberId, pending.wrong_tries + 1);
          return pending.wrong_tries + 1 >= TRIES ? ('used-up' as const) : ('wrong' as const);
        }
        await deleteCode(tx, memberId);
        await putNumber(tx, memberId, pending.number, new Date(now));
        return 'confirmed' as const;
      });
      // Thrown outside the transaction, so that the try counts.
      if (outcome !== 'confirmed') throw failure('invalid', 'code', outcome, WRONG[outcome]);
      return show(memberId);
    },

    /** Forgets the member's number, and one that waits for its code. */
    async remove(actor: Actor): Promise<MobileNumberState> {
      const { memberId } = requireMember(actor);
      await db.transaction().execute(async (tx) => {
        await deleteCode(tx, memberId);
        await deleteNumber(tx, memberId);
      });
      return show(memberId);
    },
  };
}

const WRONG = {
  wrong: 'This is not the code. Look at the text message again.',
  expired: 'This code has expired. Ask for a new one.',
  'used-up': 'Those were too many wrong codes. Ask for a new one.',
};

/** What makes a message one to a mobile number, for `dispatch.schedule`. */
export type ToNumber = { memberId: string; channel: 'text'; address: string };

/** The numbers of members that are told about something by text, as each chose. A number that sent STOP is left out when the message leaves. */
export async function listNumbersToTell(
  context: Context,
  db: Queryable,
  memberIds: readonly string[],
  kind: NotificationKind,
): Promise<ToNumber[]> {
  if (context.texter === null || memberIds.length === 0) return [];
  const rows = await selectNumbersOf(db, memberIds);
  const wanting = await listWanting(
    context,
    db,
    rows.map((row) => row.member_id),
    kind,
    'text',
  );
  return rows
    .filter((row) => wanting.has(row.member_id))
    .map(({ member_id: memberId, number: address }) => ({ memberId, channel: 'text', address }));
}

/** Whether a number is still the one at which a member gets texts. */
export async function isNumberOf(db: Queryable, memberId: string, number: string): Promise<boolean> {
  return (await selectNumber(db, memberId))?.number === number;
}
