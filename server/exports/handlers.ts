import type { accountCalls } from '#contract/account.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { exportsOf } from './exports.ts';

type Ours = Pick<typeof accountCalls, 'POST /account/export' | 'GET /account/export' | 'DELETE /account/export'>;

/** A member's export of everything. */
export function exportHandlers(context: Context): HandlersOf<Ours> {
  const exports = exportsOf(context);
  return {
    'POST /account/export': async (_, { actor }) => ({ export: await exports.begin(actor) }),
    'GET /account/export': async (_, { actor }) => ({ export: await exports.newest(actor) }),
    'DELETE /account/export': async (_, { actor }) => {
      await exports.discard(actor);
      return { export: null };
    },
  };
}
