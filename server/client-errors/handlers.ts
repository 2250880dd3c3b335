import type { clientErrorCalls } from '#contract/admin/client-errors.ts';
import type { debugCalls } from '#contract/site/debug.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { CLIENT_ERROR_LIMITS } from './limits.ts';
import { clientErrorsOf } from './client-errors.ts';

/** Reports of browsers, and what administrators do with them. */
export function clientErrorHandlers(context: Context): HandlersOf<typeof debugCalls & typeof clientErrorCalls> {
  const clientErrors = clientErrorsOf(context);
  const { reports } = context.rateLimits.of(CLIENT_ERROR_LIMITS);
  return {
    'POST /debug': async ({ body }, { network }) => {
      await reports.take(network, 'general', () => 'Too many error reports. Try again later.');
      await clientErrors.keep(body);
      return { received: true };
    },
    'GET /admin/client-errors': async ({ query }, { actor }) => clientErrors.list(actor, query),
    'GET /admin/client-errors/{groupId}': async ({ params }, { actor }) => ({
      group: await clientErrors.view(actor, params.groupId),
    }),
    'PUT /admin/client-errors/{groupId}': async ({ params, body }, { actor }) => ({
      group: await clientErrors.settle(actor, params.groupId, body.state),
    }),
  };
}
