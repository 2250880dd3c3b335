import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';

/** Accounts that one browser is known for: those of a household. */
const ACCOUNTS = 4;
/** A mark counts for so long, as long as browsers keep its cookie. */
export const KNOWN_DAYS = 400;
const DAY_MS = 86_400_000;
const MARK = /^([\w-]{16})\.([0-9a-z]{1,6})\.([\w-]{22})$/;

/**
 * Browsers in which somebody has signed in before. Each holds a signed mark for the account, in a cookie that stays when they sign out: whoever has one
 * has an allowance of their own for passwords, so that others who try this account from many networks do not lock its owner out. A mark lets nobody in,
 * holds no address, and is kept nowhere here.
 */
export type KnownBrowsers = {
  /** The marks of a browser from now on, in which somebody has signed in with this address. @param marks what its cookie holds. */
  withMark(marks: string | undefined, email: string): string;
  /** What a browser is called that has a mark for this address; null where it has none. */
  find(marks: string | undefined, email: string): string | null;
};

export function createKnownBrowsers({ keys, clock }: { keys: Keys; clock: Clock }): KnownBrowsers {
  const today = () => Math.floor(clock.now() / DAY_MS);
  const macOf = (name: string, day: string, email: string) =>
    keys.hash('known-browser', [name, day, email.toLowerCase()].join('\0')).toString('base64url').slice(0, 22);
  const split = (marks: string | undefined) => (marks ?? '').slice(0, 1000).split('~');

  /** The name in a mark that was made for this address, and counts still. */
  function nameIn(mark: string, email: string): string | null {
    const [, name = '', day = '', mac = ''] = MARK.exec(mark) ?? [];
    const isInTime = Number.parseInt(day, 36) + KNOWN_DAYS > today();
    const isGenuine = mac !== '' && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(name, day, email)));
    return isInTime && isGenuine ? name : null;
  }
  return {
    withMark(marks, email) {
      const name = randomBytes(12).toString('base64url');
      const day = today().toString(36);
      const others = split(marks).filter((mark) => MARK.test(mark) && nameIn(mark, email) === null);
      return [`${name}.${day}.${macOf(name, day, email)}`, ...others].slice(0, ACCOUNTS).join('~');
    },
    find(marks, email) {
      for (const mark of split(marks)) {
        const name = nameIn(mark, email);
        if (name !== null) return name;
      }
      return null;
    },
  };
}
