import type { birthdayRequestCalls } from '#contract/birthday-request.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { birthdayAnswersOf } from './answers.ts';
import { birthdayRequestsOf } from './birthday-requests.ts';

/** Asking for birthdays, and telling them. */
export function birthdayRequestHandlers(context: Context): HandlersOf<typeof birthdayRequestCalls> {
  const requests = birthdayRequestsOf(context);
  const answers = birthdayAnswersOf(context);
  return {
    'POST /birthday/request': async ({ body }, { actor }) => ({ requests: await requests.ask(actor, body) }),
    'GET /birthday/requests': ({ query }, { actor }) => requests.list(actor, query),
    'GET /birthday/request/people': ({ query }, { actor }) => requests.people(actor, query),
    'POST /birthday/request/preview': ({ body }, { actor }) => requests.preview(actor, body),
    'DELETE /birthday/request/{requestId}': async ({ params }, { actor }) => {
      await requests.takeBack(actor, params.requestId);
      return {};
    },
    'GET /birthday/answer': async ({ query }) => ({ request: await answers.look(query.magicLink) }),
    'PUT /birthday/answer': async ({ body: { magicLink, ...told } }) => ({
      request: await answers.tell(magicLink, told),
    }),
    'DELETE /birthday/answer': async ({ body }) => ({ request: await answers.withdraw(body.magicLink) }),
    'POST /birthday/answer/refuse': async ({ body }) => ({ request: await answers.refuse(body.magicLink, body.from) }),
    'DELETE /birthday/answer/refuse': async ({ body }) => ({ request: await answers.allowAgain(body.magicLink) }),
  };
}
