import type { keepsakeCalls } from '#contract/keepsake.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { keepsakesOf } from './keepsakes.ts';

/** What a card can be kept as. */
export function keepsakeHandlers(context: Context): HandlersOf<typeof keepsakeCalls> {
  const keepsakes = keepsakesOf(context);
  return { 'GET /card/keepsakes': async ({ query }) => ({ keepsakes: await keepsakes.list(query) }) };
}
