import type { Hono } from 'hono';
import type pg from 'pg';
import type { Database } from '#db/client.ts';
import { statementsOver } from '#db/statements.ts';
import { cardReadsOver, type CardReads } from '#server/card-reads/card-reads.ts';
import { sentFacesOver } from '#server/card-reads/sent-faces.ts';
import { cardSendsOver, type CardSends } from '#server/card-sends/card-sends.ts';
import { testsOfCards } from '#server/card-sends/tests-of-cards.ts';
import { proofOfWork } from '#server/card-sends/proof-of-work.ts';
import { type Shop, shopOver } from '#server/cards/cards.ts';
import { adminOver } from '#server/admin/admin.ts';
import { auditOver } from '#server/audit/audit.ts';
import { clientErrorsOver } from '#server/client-errors/client-errors.ts';
import type { SourceMaps } from '#server/client-errors/source-maps.ts';
import type { Deliveries } from '#server/deliveries/deliveries.ts';
import type { Outbox } from '#server/deliveries/outbox.ts';
import { makeApi, perform } from '#server/http/api/api.ts';
import { handlersOf } from '#server/http/api/handlers.ts';
import { assetsFrom } from '#server/http/assets.ts';
import { readCookies, SESSION_COOKIE } from '#server/http/cookies.ts';
import { makeForms } from '#server/http/forms.ts';
import { commonHeaders } from '#server/http/headers.ts';
import { makeMedia } from '#server/http/media.ts';
import { type FrontEnd, type Pages, pagesOf } from '#server/http/pages.ts';
import { makeSite } from '#server/http/site.ts';
import type { Keys } from '#server/keys/keys.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { rateLimitsOver } from '#server/limits/rate-limits.ts';
import type { Mailbox } from '#server/mailbox/mailbox.ts';
import type { AheadProgress } from '#server/pictures/ahead.ts';
import { metricsOver } from '#server/metrics/metrics.ts';
import { membersOver } from '#server/members/members.ts';
import { membershipOver } from '#server/membership/membership.ts';
import { faceStoreOver } from '#server/pictures/face-store.ts';
import { type PictureStore, pictureStoreOver } from '#server/pictures/picture-store.ts';
import type { Studio } from '#server/pictures/studio.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Files } from '#server/ports/files.ts';
import type { IdentityProviders } from '#server/ports/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import { type MemberLinks, memberLinksOver } from '#server/sessions/member-links.ts';
import { type Sessions, sessionsOver } from '#server/sessions/sessions.ts';
import {
  MEMBER_SEND_LIMITS,
  METRICS_PER_HOUR,
  TESTS_PER_HOUR,
  UNDO_TIMEOUT_MS,
  VISITOR_DRAFTS_PER_HOUR,
  VISITOR_LIMITS,
} from '#shared/limits.ts';
import { composeAccount } from './compose-account.ts';
import { composeDoors, composeWays } from './compose-ways.ts';
import { NO_THIRD_PARTIES, type ThirdParties } from '#shared/third-parties.ts';

/** What the outside gives: chosen by the composition roots and by tests, nowhere else. */
export type Outside = {
  db: Database;
  pool: pg.Pool;
  keys: Keys;
  clock: Clock;
  files: Files;
  logger: Logger;
  studio: Studio;
  deliveries: Deliveries;
  outbox: Outbox;
  /** Google, Facebook, Apple, where they are set up. */
  identityProviders: IdentityProviders;
  queue: Queue;
  /** What /testing shows: on a copy without a mail server that only this machine reaches. */
  mailbox: Pick<Mailbox, 'list' | 'get'> | null;
  /** What administrators look into: on any copy without a mail server. */
  adminMailbox: Pick<Mailbox, 'list' | 'get' | 'find'> | null;
  /** Where places of built scripts lie in their source. */
  maps: SourceMaps;
  frontEnd: FrontEnd;
  /** The folder of the built front end's files. */
  assetsFolder: string;
  publicUrl: string;
  /** How long a card that leaves at once can be taken back; as long as the message with Undo stays where it is not said. */
  undoMs?: number;
  apiToken: string;
  isLoopbackOnly: boolean;
  trustedProxies: number;
  build: string;
  /** Services that pages may speak to, once their reader agreed; none where it is not said. */
  thirdParties?: ThirdParties;
  checkReplies?: boolean;
  /** How far the pictures are that are made ahead; null where this process makes none. */
  picturesAhead?: () => AheadProgress | null;
};

export type Site = {
  site: Hono;
  pages: Pages;
  sessions: Sessions;
  links: MemberLinks;
  sends: CardSends;
  reads: CardReads;
  pictures: PictureStore;
  shop: Pick<Shop, 'open'>;
};

/** Puts the site together. */
export function composeSite(outside: Outside): Site {
  const { db, pool, keys, clock, files, logger, studio, deliveries, outbox } = outside;
  const limits = rateLimitsOver(pool);
  const statements = statementsOver(pool);
  const isSecure = outside.publicUrl.startsWith('https:');
  const headers = commonHeaders(isSecure);
  const links = memberLinksOver(keys, clock);
  const sessions = sessionsOver({ db, statements, keys, clock, links });
  const ways = composeWays(outside, limits);
  const membership = membershipOver({ db });
  const shop = shopOver(statements, clock, () => membership.offers().length > 0);
  const faces = faceStoreOver(files);
  const pictures = pictureStoreOver({ files, faces, studio });
  const sends = cardSendsOver({
    db,
    clock,
    keys,
    shop,
    artist: studio,
    faces,
    deliveries,
    proof: proofOfWork(db, clock, keys.hash('proof', 'challenge').toString('hex')),
    isLoopbackOnly: outside.isLoopbackOnly,
    undoMs: outside.undoMs ?? UNDO_TIMEOUT_MS,
    limits: {
      perHour: limits.limit('send-hour', VISITOR_LIMITS.cardsPerHour, 3600),
      perDay: limits.limit('send-day', VISITOR_LIMITS.cardsPerDay, 86_400),
      perMemberHour: limits.limit('member-send-hour', MEMBER_SEND_LIMITS.cardsPerHour, 3600),
      perMemberDay: limits.limit('member-send-day', MEMBER_SEND_LIMITS.cardsPerDay, 86_400),
      drafts: limits.limit('draft-hour', VISITOR_DRAFTS_PER_HOUR, 3600),
      tests: limits.limit('test-hour', TESTS_PER_HOUR.visitor, 3600),
      memberTests: limits.limit('member-test-hour', TESTS_PER_HOUR.member, 3600),
    },
  });
  const tests = testsOfCards({ db, keys, shop, artist: studio });
  const reads = cardReadsOver({ db, keys, clock, deliveries, tests, codeLimit: limits.limit('code', 10, 3600) });
  const audit = auditOver(db);
  const metrics = metricsOver({
    db,
    clock,
    limits: {
      network: limits.limit('metrics', METRICS_PER_HOUR.network, 3600),
      session: limits.limit('metrics-session', METRICS_PER_HOUR.session, 3600),
      deeds: limits.limit('metrics-deeds', METRICS_PER_HOUR.deeds, 3600),
    },
  });
  const clientErrors = clientErrorsOver({ db, clock, maps: outside.maps, build: outside.build });
  const members = membersOver({ db, keys, clock, outbox, sessions, ...ways, rateLimits: limits });
  const own = composeAccount(outside, { limits, links, shop });
  const handlers = handlersOf({
    sessions,
    members,
    own,
    shop,
    sends,
    reads,
    mailbox: outside.mailbox,
    clientErrors,
    admin: adminOver({ ...outside, metrics, audit, mailbox: outside.adminMailbox }),
    audit,
    metrics,
    membership,
    ways,
    reportLimit: limits.limit('report', 60, 3600),
    build: outside.build,
  });
  const apiOptions = {
    apiToken: outside.apiToken,
    headers,
    isSecure,
    trustedProxies: outside.trustedProxies,
    handlers,
    sessions,
    logger,
    ...(outside.checkReplies ? { checkReplies: true } : {}),
  };
  const api = makeApi(apiOptions);
  const pages = pagesOf({
    frontEnd: outside.frontEnd,
    apiToken: outside.apiToken,
    thirdParties: outside.thirdParties ?? NO_THIRD_PARTIES,
    headers,
    onUnfinished: ({ pathname }) =>
      logger.error(
        { path: pathname.replace(/[0-9A-Za-z]{22,24}/g, '…') },
        'a part of a page threw while it was rendered',
      ),
    perform: (name, given, cookie) =>
      perform(
        name,
        given,
        {
          network: '',
          browser: { token: readCookies(cookie ?? undefined)[SESSION_COOKIE], userAgent: null },
          refusesByItself: false,
          setSessionToken: () => undefined,
          setConsent: () => undefined,
        },
        apiOptions,
      ),
  });
  const site = makeSite({
    api,
    media: makeMedia({
      shop,
      sends,
      sentFaces: sentFacesOver({ db, keys, store: faces, tests, artist: studio }),
      tests,
      pictures,
      artist: studio,
      sessions,
      photos: own.photos,
      exports: own.exports,
      drawLimit: limits.limit('draw', 600, 3600),
      trustedProxies: outside.trustedProxies,
    }),
    forms: makeForms({
      reads,
      sends,
      sessions,
      members,
      notifications: own.notifications,
      ticketOpening: own.ticketOpening,
      publicUrl: outside.publicUrl,
      trustedProxies: outside.trustedProxies,
    }),
    auth: composeDoors(outside, limits, { ...ways, sessions, members }),
    pages,
    assets: assetsFrom(outside.assetsFolder),
    publicUrl: outside.publicUrl,
    headers,
    logger,
    picturesAhead: outside.picturesAhead ?? (() => null),
    async isReady() {
      try {
        return (await pool.query('select 1')).rowCount === 1;
      } catch (error) {
        logger.warn({ err: error }, 'the database does not answer');
        return false;
      }
    },
  });
  return { site, pages, sessions, links, sends, reads, pictures, shop };
}
