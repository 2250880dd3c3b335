import type { Database } from '#db/client.ts';
import type { Audit } from '#server/audit/audit.ts';
import type { Deliveries } from '#server/deliveries/deliveries.ts';
import type { Outbox } from '#server/deliveries/outbox.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Keys } from '#server/keys/keys.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/sessions/actor.ts';
import { listCards } from './cards.ts';
import { insideOver } from './inside.ts';
import { adminJobsOver } from './jobs.ts';
import { adminMailsOver, type KeptMails } from './mails.ts';
import { adminMembersOver } from './members.ts';
import { overview } from './overview.ts';
import { adminSendsOver } from './sends.ts';
import { adminTicketsOver } from './tickets.ts';

export type AdminParts = {
  db: Database;
  clock: Clock;
  keys: Keys;
  queue: Queue;
  deliveries: Deliveries;
  outbox: Outbox;
  metrics: Metrics;
  audit: Audit;
  /** Where this copy has no mail server. */ mailbox: KeptMails;
};
/** What administrators look at and put right. Each asks for an administrator, which is the proof that one is there. */
export type AdminRooms = ReturnType<typeof adminOver>;

export function adminOver(parts: AdminParts) {
  return {
    overview: (admin: Admin, days: number) => overview(parts, admin, days),
    cards: (_: Admin, asked: { q: string; limit: number; offset: number }) => listCards(parts.db, asked),
    members: adminMembersOver(parts),
    sends: adminSendsOver(parts),
    inside: insideOver(parts),
    tickets: adminTicketsOver(parts),
    mails: adminMailsOver(parts),
    jobs: adminJobsOver(parts),
  };
}
