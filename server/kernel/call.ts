import type { Actor } from '#server/kernel/actor.ts';
import type { MemberPair } from '#server/kernel/member-links.ts';

/** The browser that a session is in: its session's token, what it calls itself, and its marks of accounts that it is known for (server/sessions). */
export type Browser = { token: string | undefined; userAgent: string | null; marks?: string | undefined };

/** The request of a call, besides its parameters and its body. */
export type CallContext<A extends Actor = Actor> = {
  /** The caller: of the kinds that the call's `access` admits. */
  actor: A;
  /** The caller's network address, shortened to its network for IPv6 (/64). */
  network: string;
  /** The browser that asks: its session's token, and what it calls itself. */
  browser: Browser;
  /** The pair of a soft login, where one was given. */
  pair: MemberPair | undefined;
  /** Whether the browser sends Global Privacy Control: its user does not want to be tracked. */
  refusesByItself: boolean;
  /** Sets the session's cookie, and tells other tabs that the user may have changed. */
  setSessionToken(token: string): void;
  /** Sets the cookie of the accounts that this browser is known for. */
  setMarks(marks: string): void;
  /** Sets the cookie that the page reads the answer about cookies from. */
  setConsent(consent: { analytics: boolean; ads: boolean }): void;
};
