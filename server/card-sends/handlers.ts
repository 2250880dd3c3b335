import type { cardSendCalls } from '#contract/card-send.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { cardSendsOf } from './card-sends.ts';

/** Drafts, sending, and what became of a card. */
export function cardSendHandlers(context: Context): HandlersOf<typeof cardSendCalls> {
  const sends = cardSendsOf(context);
  return {
    'POST /card/send': async ({ body }, { actor, network }) => ({
      cardSend: await sends.createDraft(actor, network, body),
    }),
    'GET /card/send': async ({ query }, { actor }) => ({ cardSend: await sends.draft(actor, query) }),
    'PUT /card/send': async ({ body }, { actor }) => ({ cardSend: await sends.changeDraft(actor, body) }),
    'PUT /card/send/message': async ({ body }, { actor }) => ({ cardSend: await sends.changeWords(actor, body) }),
    'PUT /card/send/background': async ({ body }, { actor }) => ({
      cardSend: await sends.changeColourway(actor, body),
    }),
    'PUT /card/send/send': async ({ body }, { actor, network }) => ({
      cardSend: await sends.send(actor, network, body),
    }),
    'GET /card/send/mail': async ({ query }, { actor }) => ({ mail: await sends.mail(actor, query) }),
    'POST /card/send/test': ({ body }, { actor, network }) => sends.test(actor, network, body),
    'GET /card/send/challenge': async () => ({ challenge: await sends.challenge() }),
    'PUT /card/send/stop': async ({ body }, { actor, network }) => ({
      cardSend: await sends.stop(actor, network, body),
    }),
    'POST /card/send/confirm': async ({ body }) => ({ path: await sends.confirm(body.token) }),
    'GET /card/send/view': async ({ query }, { actor }) => ({
      sent: await sends.sent(actor, query.magicLink, query.magicLink2),
    }),
    'PUT /card/send/correct': async ({ body }, { actor, network }) => ({
      sent: await sends.correct(actor, network, body),
    }),
  };
}
