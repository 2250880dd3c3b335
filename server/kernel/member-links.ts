import { timingSafeEqual } from 'node:crypto';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { RESET_LINK_MINUTES } from '#shared/limits.ts';

/**
 * What the link of a mail lets its holder do: `soft` what a soft login may, `reset` set a new password once, `unsubscribe` nothing
 * but stop mails.
 */
export type MemberLinkKind = 'soft' | 'reset' | 'unsubscribe';
/** The member as its links are signed: with the address they go to, and an epoch that ends them all at once. */
export type LinkedMember = { member_id: string; email: string; link_epoch: number };
/** The pair in the address of such a link. */
export type MemberPair = { t: string; e: string };

const MARK: Record<MemberLinkKind, string> = { soft: 's', reset: 'r', unsubscribe: 'u' };
const MINUTES: Record<MemberLinkKind, number> = {
  soft: 60 * 24 * 60,
  reset: RESET_LINK_MINUTES,
  unsubscribe: 400 * 24 * 60,
};
const TOKEN = /^([sru])([0-9a-z]{1,9})-([0-9A-Za-z_-]{22})$/;

/** Makes and reads the pairs `t` and `e`. Nothing is stored: a link that is fetched by a scanner changes nothing. */
export type MemberLinks = {
  make(kind: MemberLinkKind, member: LinkedMember): MemberPair;
  /** What a token claims, before its signature is checked; null if it is malformed or expired. */
  peek(t: string): MemberLinkKind | null;
  /** Whether a token claims to be one to set a password. It may be forged or expired. */
  isForPassword(t: string): boolean;
  /** Whether a token was made for this member, at this address. Compared in constant time. */
  isGenuine(pair: MemberPair, member: LinkedMember): boolean;
};

export function createMemberLinks(keys: Keys, clock: Clock): MemberLinks {
  const minuteNow = () => Math.floor(clock.now() / 60_000);
  function macOf(mark: string, expiry: string, email: string, member: LinkedMember): Buffer {
    // A new password invalidates links of soft logins and links to set a password. Unsubscribe links of old mails keep working.
    const epoch = mark === MARK.unsubscribe ? 0 : member.link_epoch;
    return keys
      .hash('member-link', [mark, expiry, member.member_id, email.toLowerCase(), epoch].join('\0'))
      .subarray(0, 16);
  }
  function read(t: string) {
    const [, mark = '', expiry = '', mac = ''] = TOKEN.exec(t) ?? [];
    return mark !== '' && Number.parseInt(expiry, 36) > minuteNow() ? { mark, expiry, mac } : null;
  }
  return {
    make(kind, member) {
      const expiry = (minuteNow() + MINUTES[kind]).toString(36);
      const mac = macOf(MARK[kind], expiry, member.email, member).toString('base64url');
      return { t: `${MARK[kind]}${expiry}-${mac}`, e: member.email };
    },
    peek(t) {
      const mark = read(t)?.mark;
      return (Object.keys(MARK) as MemberLinkKind[]).find((kind) => MARK[kind] === mark) ?? null;
    },
    isForPassword: (t) => TOKEN.exec(t)?.[1] === MARK.reset,
    isGenuine({ t, e }, member) {
      const token = read(t);
      if (token === null || e.toLowerCase() !== member.email.toLowerCase()) return false;
      const given = Buffer.from(token.mac, 'base64url');
      const known = macOf(token.mark, token.expiry, e, member);
      return given.length === known.length && timingSafeEqual(given, known);
    },
  };
}
