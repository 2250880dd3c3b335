import type { CallName, CallReply, Calls, ValidatedInput } from '#contract/calls.ts';
import type { ActorWith } from '#server/kernel/actor.ts';
import type { CallContext } from '#server/kernel/call.ts';
import type { Context } from '#server/kernel/context.ts';

/** Answers one call. Its input is validated and its caller authorised before it runs. */
type Handler<N extends CallName> = (
  given: ValidatedInput<N>,
  context: CallContext<ActorWith[Calls[N]['access']]>,
) => Promise<CallReply<N>>;
/** Handlers by call; each module brings those of its own calls. */
export type Handlers = { [N in CallName]: Handler<N> };
/** The handlers of one noun's calls: `HandlersOf<typeof sessionCalls>`. */
export type HandlersOf<C> = Pick<Handlers, Extract<keyof C, CallName>>;

// The kernel knows no call, so what the contract says of a module is added to the type from here.
declare module '#server/kernel/module.ts' {
  interface Module {
    /** Its calls of `/api/1`. */
    calls?: (context: Context) => Partial<Handlers>;
  }
}
