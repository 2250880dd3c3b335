import { oncePerContext } from '#server/kernel/context.ts';
import { auditOf } from '#server/audit/audit.ts';
import { type CardDeliveries, cardDeliveriesOf } from '#server/card-sends/card-sends.ts';
import { type Shop, shopOf } from '#server/cards/cards.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import { mailboxOf } from '#server/mailbox/mailbox.ts';
import type { Database } from '#db/client.ts';
import type { Audit } from '#server/audit/audit.ts';
import type { Module } from '#server/kernel/module.ts';
import type { Queue } from '#server/kernel/queue.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { listCards } from './cards.ts';
import { createMessageAccess } from './message-access/message-access.ts';
import { createAdminJobs } from './jobs.ts';
import { createAdminMails, type StoredMails } from './mails/mails.ts';
import { createAdminMembers } from './members/members.ts';
import { overview } from './overview.ts';
import { createAdminSenders } from './senders/senders.ts';
import { createAdminSends } from './sends/sends.ts';

export type { CardSender } from './sends/send-details.ts';
export { listSendsAround } from './sends/sends.ts';

export type AdminDeps = {
  db: Database;
  clock: Clock;
  keys: Keys;
  queue: Queue;
  modules: readonly Module[];
  deliveries: CardDeliveries;
  dispatch: Dispatch;
  metrics: Metrics;
  audit: Audit;
  shop: Pick<Shop, 'isPriced'>;
  /** Where this copy has no mail server. */ mailbox: StoredMails;
};
/** What administrators see and do. Each asks for an administrator, which is the proof that one is there. */
export function createAdmin(deps: AdminDeps) {
  return {
    overview: (admin: Admin, days: number) => overview(deps, admin, days),
    cards: (_: Admin, asked: { q: string; limit: number; offset: number }) => listCards(deps, asked),
    members: createAdminMembers(deps),
    sends: createAdminSends(deps),
    senders: createAdminSenders(deps),
    inside: createMessageAccess(deps),
    mails: createAdminMails(deps),
    jobs: createAdminJobs(deps),
  };
}

/** What administrators do, in this process. */
export const adminOf = oncePerContext((context) =>
  createAdmin({
    ...context,
    deliveries: cardDeliveriesOf(context),
    dispatch: dispatchOf(context),
    metrics: metricsOf(context),
    audit: auditOf(context),
    shop: shopOf(context),
    mailbox: mailboxOf(context),
  }),
);
