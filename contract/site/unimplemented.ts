import type { Method } from '../calls.ts';

/**
 * Calls that the specification names (section 7) and that nothing stands behind yet. Each is answered with 501 and a sentence that is true today, so
 * that a program which asks learns that it asked for the right thing too early.
 */
const BUILDER =
  'You cannot make a card of your own yet. Every card in the shop can already have your message and a name.';
export const unimplementedCalls = {
  'POST /card/create': BUILDER,
  'POST /card/save': BUILDER,
} as const satisfies Record<`${Method} /${string}`, string>;
