import type { AdminRooms } from '#server/admin/admin.ts';
import type { Audit } from '#server/audit/audit.ts';
import type { CardReads } from '#server/card-reads/card-reads.ts';
import type { CardSends } from '#server/card-sends/card-sends.ts';
import type { Shop } from '#server/cards/cards.ts';
import { factsFor, suggestMessages } from '#server/cards/messages.ts';
import type { ClientErrors } from '#server/client-errors/client-errors.ts';
import { failure } from '#server/failure.ts';
import type { RateLimit } from '#server/limits/rate-limits.ts';
import type { Mailbox } from '#server/mailbox/mailbox.ts';
import type { Members } from '#server/members/members.ts';
import type { Membership } from '#server/membership/membership.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { listPopularNames } from '#server/reference/popular-names.ts';
import { countryOfZone, listCountries, listTimeZones } from '#server/reference/reference.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { VERSION } from '#shared/version.ts';
import { accountHandlers, type AccountHandlerParts } from './account-handlers.ts';
import { adminHandlers } from './admin-handlers.ts';
import type { Handlers } from './context.ts';
import { favoriteHandlers, type FavoriteHandlerParts } from './favorite-handlers.ts';
import { metricHandlers } from './metric-handlers.ts';
import { notificationHandlers, type NotificationHandlerParts } from './notification-handlers.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { ticketHandlers, type TicketHandlerParts } from './ticket-handlers.ts';
import { waysHandlers, type WaysHandlerParts } from './ways-handlers.ts';

export type HandlerParts = {
  sessions: Sessions;
  members: Members;
  own: Omit<AccountHandlerParts, 'sessions'> & FavoriteHandlerParts & NotificationHandlerParts & TicketHandlerParts;
  shop: Shop;
  sends: CardSends;
  reads: CardReads;
  /** The built-in mailbox, where it may be looked into. */ mailbox: Pick<Mailbox, 'list' | 'get'> | null;
  clientErrors: ClientErrors;
  admin: AdminRooms;
  audit: Audit;
  metrics: Metrics;
  membership: Membership;
  ways: Omit<WaysHandlerParts, 'sessions' | 'accountOf'>;
  reportLimit: RateLimit;
  build: string;
};

/** What each call does: one sentence a call. */
export function handlersOf({
  sessions,
  members,
  own,
  shop,
  sends,
  reads,
  mailbox,
  clientErrors,
  admin,
  audit,
  metrics,
  membership,
  ways,
  reportLimit,
  build,
}: HandlerParts): Handlers {
  function requireMailbox(): Pick<Mailbox, 'list' | 'get'> {
    if (mailbox === null) throw failure('not-found', 'general', 'no-mailbox', 'There is no such call.');
    return mailbox;
  }
  return {
    ...adminHandlers({ admin, audit, clientErrors, sessions }),
    ...metricHandlers({ metrics }),
    ...paymentHandlers({ membership }),
    ...waysHandlers({
      ...ways,
      sessions,
      accountOf: own.accounts.describe,
    }),
    ...accountHandlers({ ...own, sessions }),
    ...favoriteHandlers(own),
    ...notificationHandlers(own),
    ...ticketHandlers(own),
    ...sessionHandlers({ sessions, members }),
    'GET /version': async () => ({ version: VERSION, build }),
    'GET /countries': async () => ({ countries: listCountries() }),
    'GET /timezones': async ({ query }) => ({ timezones: listTimeZones(query.countryId) }),
    'GET /names': async () => listPopularNames(),

    'GET /card-nav': async () => ({ navItems: await shop.nav() }),
    'GET /cards': ({ query: { limit, offset, sort, ...asked } }, { actor }) =>
      shop.list(asked, sort, { limit, offset }, actor),
    'GET /cards/facets': ({ query }) => shop.facets(query),
    'GET /cards/suggestions': ({ query }) => shop.suggestions(query.q),
    'GET /cards/window': ({ query }) => shop.window(query),
    'GET /cards/coming-up': ({ query: { from, timeZone, ...paging } }) =>
      shop.comingUp(from, timeZone === undefined ? null : countryOfZone(timeZone), paging),
    'GET /cards/{cardId}': async ({ params }) => ({ card: await shop.card(params.cardId) }),
    'GET /cards/{cardId}/related': ({ params, query }) => shop.related(params.cardId, query.limit, query.offset),
    'GET /categories': async ({ query }) => ({ category: await shop.category(query) }),
    'GET /messages': async ({ query: { cardId, ...asked } }) =>
      suggestMessages(asked, cardId === undefined ? null : factsFor(await shop.row(cardId))),

    'POST /card/send': async ({ body }, { actor, network }) => ({
      cardSend: await sends.putOnTable(actor, network, body),
    }),
    'GET /card/send': async ({ query }, { actor }) => ({ cardSend: await sends.draft(actor, query.card_send_id) }),
    'PUT /card/send': async ({ body }, { actor }) => ({ cardSend: await sends.changeDraft(actor, body) }),
    'PUT /card/send/message': async ({ body }, { actor }) => ({ cardSend: await sends.changeWords(actor, body) }),
    'PUT /card/send/background': async ({ body }, { actor }) => ({
      cardSend: await sends.changeColourway(actor, body),
    }),
    'PUT /card/send/send': async ({ body }, { actor, network }) => ({
      cardSend: await sends.send(actor, network, body),
    }),
    'POST /card/send/test': ({ body }, { actor, network }) => sends.test(actor, network, body),
    'GET /card/send/challenge': async () => ({ challenge: await sends.challenge() }),
    'PUT /card/send/stop': async ({ body }, { actor, network }) => ({
      cardSend: await sends.stop(actor, network, body),
    }),
    'POST /card/send/confirm': async ({ body }) => ({ path: await sends.confirm(body.token) }),
    'GET /card/send/view': async ({ query }, { actor }) => ({
      sent: await sends.sent(actor, query.magicLink, query.magicLink2),
    }),
    'PUT /card/send/correct': async ({ body }, { actor }) => ({ sent: await sends.correct(actor, body) }),

    'GET /card/read': async ({ query }) => ({ card: await reads.read(query) }),
    'POST /card/read/open': async ({ body }) => ({ card: await reads.open(body) }),
    'POST /card/read/thank': async ({ body: { text, ...link } }) => ({ card: await reads.thank(link, text) }),
    'POST /card/read/refuse': async ({ body: { from, ...link } }) => ({ card: await reads.refuse(link, from) }),
    'DELETE /card/read/refuse': async ({ body }) => ({ card: await reads.takeBackRefusal(body) }),
    'POST /open': async ({ body }, { network }) => ({ path: await reads.byCode(body.code, network) }),

    'POST /debug': async ({ body }, { network }) => {
      await reportLimit.take(network, 'general', () => 'That is enough reports for now.');
      await clientErrors.keep(body);
      return { received: true };
    },
    'GET /testing/mails': async ({ query }) => requireMailbox().list(query.limit, query.offset),
    'GET /testing/mails/{messageId}': async ({ params }) => {
      const mail = await requireMailbox().get(params.messageId);
      if (mail === null)
        throw failure('not-found', 'messageId', 'unknown-mail', 'There is no such mail in the mailbox.');
      return { mail };
    },
  };
}
