import type { CallGiven, CallName, CallReply, Calls } from '#contract/calls.ts';
import type { Actor, ActorWith } from '#server/kernel/actor.ts';
import type { MemberPair } from '#server/kernel/member-links.ts';

/** The browser that a session is in: its session's token, what it calls itself, and its marks of accounts that it is known for (server/sessions). */
export type Browser = { token: string | undefined; userAgent: string | null; marks?: string | undefined };

/** What a call knows of its request besides what was given to it. */
export type CallContext<A extends Actor = Actor> = {
  /** Who calls: only those whom the call's `access` admits. */
  actor: A;
  /** The caller's network address, shortened to its network for IPv6 (/64). */
  network: string;
  /** The browser that asks: its session's token, and what it calls itself. */
  browser: Browser;
  /** The pair of a soft login, where one was given. */
  pair: MemberPair | undefined;
  /** Whether the browser says no for its reader to being followed (Global Privacy Control). */
  refusesByItself: boolean;
  /** Sets the session's cookie, and tells other tabs that another person may be here. */
  setSessionToken(token: string): void;
  /** Sets the cookie of the accounts that this browser is known for. */
  setMarks(marks: string): void;
  /** Sets the cookie that the page reads the answer about cookies from. */
  setConsent(consent: { analytics: boolean; ads: boolean }): void;
};
/** A handler is a sentence: it gets what is valid from whoever may call it, and says what happens. */
export type Handler<N extends CallName> = (
  given: CallGiven<N>,
  context: CallContext<ActorWith[Calls[N]['access']]>,
) => Promise<CallReply<N>>;
/** Handlers by call; a part of them per noun. */
export type Handlers = { [N in CallName]: Handler<N> };
/** The handlers of one noun's calls: `HandlersOf<typeof sessionCalls>`. */
export type HandlersOf<C> = Pick<Handlers, Extract<keyof C, CallName>>;
