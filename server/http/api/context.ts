import type { CallGiven, CallName, CallReply } from '#contract/calls.ts';
import type { Actor } from '#server/sessions/actor.ts';

/** What a call knows of its request besides what was given to it. */
export type CallContext = {
  actor: Actor;
  /** The caller's network address, shortened to its network for IPv6 (/64). */
  network: string;
  sessionToken: string | undefined;
  setSessionToken(token: string): void;
};
/** A handler is a sentence: it gets what is valid, and says what happens. */
export type Handler<N extends CallName> = (given: CallGiven<N>, context: CallContext) => Promise<CallReply<N>>;
/** Handlers by call; a part of them per noun. */
export type Handlers = { [N in CallName]: Handler<N> };
