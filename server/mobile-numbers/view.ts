import type { MobileNumberState } from '#contract/mobile-number.ts';
import type { Context } from '#server/kernel/context.ts';
import { formatPhoneNumber } from './phone-number.ts';
import type { selectCode, selectNumber } from './queries.ts';

/** A member's number as its member sees it. A code that has expired is left out. */
export function viewMobileNumber({
  texter,
  confirmed,
  isStopped,
  pending,
  now,
}: {
  texter: Context['texter'];
  confirmed: Awaited<ReturnType<typeof selectNumber>>;
  isStopped: boolean;
  pending: Awaited<ReturnType<typeof selectCode>>;
  now: number;
}): MobileNumberState {
  const sender = texter?.number ?? null;
  return {
    isOffered: texter !== null,
    sender: sender === null ? null : formatPhoneNumber(sender),
    confirmed:
      confirmed === undefined
        ? null
        : { number: formatPhoneNumber(confirmed.number), isStopped, problem: confirmed.problem },
    pending:
      pending === undefined || pending.expires_at.getTime() <= now
        ? null
        : {
            number: formatPhoneNumber(pending.number),
            expiresAt: pending.expires_at.toISOString(),
            problem: pending.problem,
          },
  };
}
