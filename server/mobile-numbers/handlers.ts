import type { mobileNumberCalls } from '#contract/mobile-number.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { mobileNumbersOf } from './mobile-numbers.ts';

/** The mobile number at which a member gets texts. */
export function mobileNumberHandlers(context: Context): HandlersOf<typeof mobileNumberCalls> {
  const numbers = mobileNumbersOf(context);
  return {
    'GET /mobile-number': (_, { actor }) => numbers.get(actor),
    'POST /mobile-number': ({ body }, { actor, network }) => numbers.request(actor, body.number, network),
    'POST /mobile-number/confirm': ({ body }, { actor }) => numbers.confirm(actor, body.code),
    'DELETE /mobile-number': (_, { actor }) => numbers.remove(actor),
  };
}
