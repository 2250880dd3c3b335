import type { accessRequestCalls } from '#contract/admin/access-requests.ts';
import type { adminCalls } from '#contract/admin/admin.ts';
import type { auditLogCalls } from '#contract/admin/audit.ts';
import type { clientErrorCalls } from '#contract/admin/client-errors.ts';
import type { ticketDeskCalls } from '#contract/admin/tickets.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { sessionsOf, respondWithSession } from '#server/sessions/sessions.ts';
import { adminOf } from './admin.ts';

/** Tickets, errors of browsers and the audit log answer for themselves. */
type OfOthers = typeof ticketDeskCalls & typeof clientErrorCalls & typeof auditLogCalls;
type Ours = Omit<typeof adminCalls, keyof OfOthers> & typeof accessRequestCalls;

/** What administrators do. To everybody else there is nothing here. */
export function adminHandlers(context: Context): HandlersOf<Ours> {
  const [admin, sessions] = [adminOf(context), sessionsOf(context)];
  return {
    'GET /admin/overview': async ({ query }, { actor }) => admin.overview(actor, query.days),

    'GET /admin/members': async ({ query }, { actor }) => admin.members.list(actor, query),
    'GET /admin/members/{memberId}': async ({ params }, { actor }) => admin.members.view(actor, params.memberId),
    'POST /admin/login': async ({ body: { memberId, reason, minutes } }, call) =>
      respondWithSession(context, await sessions.impersonate(call.actor, memberId, reason, minutes), call),
    'DELETE /admin/login': async (_, call) =>
      respondWithSession(context, await sessions.stopImpersonation(call.browser), call),

    'GET /admin/cards': async ({ query }, { actor }) => admin.cards(actor, query),

    'GET /admin/senders': async ({ query }, { actor }) => admin.senders.list(actor, query),
    'POST /admin/senders/{senderId}/stop': async ({ params }, { actor }) => ({
      sender: await admin.senders.stop(actor, params.senderId),
    }),
    'POST /admin/senders/{senderId}/lift': async ({ params }, { actor }) => ({
      sender: await admin.senders.lift(actor, params.senderId),
    }),

    'GET /admin/sends': async ({ query }, { actor }) => admin.sends.list(actor, query),
    'GET /admin/sends/{cardSendId}': async ({ params }, { actor }) => ({
      send: await admin.sends.send(actor, params.cardSendId),
    }),
    'POST /admin/sends/{cardSendId}/again': async ({ params, body }, { actor }) => ({
      send: await admin.sends.again(actor, params.cardSendId, body),
    }),
    'POST /admin/sends/{cardSendId}/fresh-link': async ({ params, body }, { actor }) => ({
      send: await admin.sends.freshLink(actor, params.cardSendId, body.recipientId),
    }),
    'POST /admin/sends/{cardSendId}/move': async ({ params, body }, { actor }) => ({
      send: await admin.sends.move(actor, params.cardSendId, body),
    }),
    'POST /admin/sends/{cardSendId}/ask': async ({ params, body }, { actor }) => ({
      send: await admin.inside.ask(actor, params.cardSendId, body.reason),
    }),
    'POST /admin/sends/{cardSendId}/inside': async ({ params }, { actor }) =>
      admin.inside.read(actor, params.cardSendId),
    'POST /admin/sends/{cardSendId}/take-down': async ({ params, body }, { actor }) => ({
      send: await admin.sends.takeDown(actor, params.cardSendId, body.reason),
    }),

    'GET /admin/mails': async ({ query }, { actor }) => admin.mails.list(actor, query),
    'GET /admin/mails/{messageId}': async ({ params }, { actor }) => ({
      mail: await admin.mails.view(actor, params.messageId),
    }),

    'POST /admin/mails/{messageId}/open': async ({ params, body }, { actor }) => ({
      mail: await admin.mails.open(actor, params.messageId, body.reason),
    }),

    'GET /admin/jobs': async (_, { actor }) => admin.jobs.list(actor),
    'POST /admin/jobs/{jobId}/retry': async ({ params }, { actor }) => admin.jobs.retry(actor, params.jobId),

    'GET /account/asks': async (_, { actor }) => ({ asks: await admin.inside.ofMember(actor) }),
    'PUT /account/asks/{askId}': async ({ params, body }, { actor }) => ({
      asks: await admin.inside.answer(actor, params.askId, body.allow),
    }),
  };
}
