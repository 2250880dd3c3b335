import { workOn } from '#server/kernel/job-worker.ts';
import type { Module } from '#server/kernel/module.ts';
import { SEND_DELIVERY, SWEEP } from './jobs.ts';
import { eraseMessages } from './ownership.ts';
import { deleteExpired } from './queries.ts';
import { sendDelivery } from './send-delivery.ts';
import { requeueLost, sweepDue } from './sweep.ts';

/** Messages sent at the same time: each uses a connection to the mail server, and sometimes one of the pool. */
const SENT_AT_ONCE = 5;

export const dispatch = {
  name: 'dispatch',
  tables: ['deliveries', 'delivery_events', 'suppressions'],
  monthlyTables: { delivery_events: {} },
  jobs: [
    workOn(SEND_DELIVERY, sendDelivery, { concurrency: SENT_AT_ONCE }),
    workOn(SWEEP, (context) => sweepDue(context)),
  ],
  sweeps: [(context) => sweepDue(context)],
  everyMinute: [(context) => requeueLost(context)],
  nightly: [({ db, clock }) => deleteExpired(db, new Date(clock.now()))],
  eraseMember: eraseMessages,
  notExported: {
    deliveries: 'These are messages to the member. The delivery status of cards is exported with the cards.',
    delivery_events: 'These are messages to the member. The delivery status of cards is exported with the cards.',
  },
} satisfies Module;
