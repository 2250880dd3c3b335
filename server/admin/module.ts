import type { Module } from '#server/kernel/module.ts';
import { ADMIN_ACTS } from './audited-acts.ts';
import { memberMailExamples } from './member-mails/mail-examples.ts';
import { adminHandlers } from './handlers.ts';
import { updateAggregates } from './aggregates.ts';
import { countFailed } from './jobs.ts';
import { answerEntries, noticeEntries } from './timeline.ts';
import { memberMails } from './member-mails/member-mails.ts';

export const admin = {
  name: 'admin',
  tables: ['kept_sums', 'inside_asks'],
  reads: [
    'card_sends',
    'cards',
    'card_deliveries',
    'card_delivery_events',
    'deliveries',
    'favorites',
    'members',
    'passkeys',
    'recipients',
    'sessions',
    'stopped_senders',
  ],
  calls: adminHandlers,
  messages: memberMails,
  messageExamples: memberMailExamples,
  waiting: async (db) => ({ failedJobs: await countFailed(db) }),
  nightly: [({ db, clock }) => updateAggregates(db, clock.now())],
  timeline: [
    { order: 30, entries: noticeEntries },
    { order: 50, entries: answerEntries },
  ],
  notExported: {
    inside_asks: 'What administrators requested and viewed is in the audit log.',
  },
  auditedActs: ADMIN_ACTS,
} satisfies Module;
