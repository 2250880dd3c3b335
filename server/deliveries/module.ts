import { workOn } from '#server/kernel/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { eraseOutbox } from './ownership-queries.ts';
import { SEND_DELIVERY, SEND_OUTBOX, SWEEP } from './jobs.ts';
import { forgetOutbox, sendOutbox } from './outbox.ts';
import { sendDelivery, sendingParts } from './send-delivery.ts';
import { rescueLate, sweepDue } from './sweep.ts';

/** Cards sent at the same time: each holds one connection of the pool and one of the mail server. */
const SENT_AT_ONCE = 5;

export const deliveries = {
  name: 'deliveries',
  tables: ['deliveries', 'delivery_events', 'outbox', 'suppressions'],
  reads: [
    'card_sends',
    'cards',
    'exports',
    'inside_asks',
    'mailed_links',
    'members',
    'recipients',
    'ticket_answers',
    'tickets',
  ],
  monthlyTables: { delivery_events: {} },
  jobs: [
    workOn(SEND_DELIVERY, (context, data, isLastTry) => sendDelivery(sendingParts(context), data, isLastTry), {
      concurrency: SENT_AT_ONCE,
    }),
    workOn(SEND_OUTBOX, (context, data, isLastTry) => sendOutbox(sendingParts(context), data, isLastTry)),
    workOn(SWEEP, (context) => sweepDue(context)),
  ],
  sweeps: [(context) => sweepDue(context)],
  everyMinute: [(context) => rescueLate(context)],
  nightly: [forgetOutbox],
  eraseMember: eraseOutbox,
} satisfies Module;
