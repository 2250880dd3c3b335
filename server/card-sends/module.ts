import { workOn } from '#server/kernel/job-worker.ts';
import type { Module } from '#server/kernel/module.ts';
import { CARD_SEND_LIMITS } from './limits.ts';
import { exportCards } from './export/export-cards.ts';
import { countPages } from './export/queries.ts';
import { cardMailExamples } from './mails/mail-examples.ts';
import { cardTextLeadsTo } from './mails/card-text.ts';
import { cardMails } from './mails/card-mail.ts';
import { cardEntries, senderMailEntries } from './timeline/timeline.ts';
import { eraseCards } from './erase/erase-member.ts';
import { cardSendForms } from './forms.ts';
import { ownFrontsOf } from './fronts/own-fronts.ts';
import { cardSendHandlers } from './handlers.ts';
import { DRAW_FRONTS } from './jobs.ts';
import { claimCards, releaseDrafts } from './claim-session.ts';
import { deleteAbandonedDrafts } from './abandoned-drafts/abandoned-drafts.ts';
import { deleteExpiredChallenges } from './sending/proof-of-work.ts';
import { moveCardsOfDate } from './sending/move-cards-of-date.ts';
import { stopForContact } from './sending/stop-for-contact.ts';
import { cardNotifications } from './mails/notification-kinds.ts';
import { senderMails } from './mails/sender-mails.ts';
import { cardBounced } from './sender-notices.ts';
import { countWaitingCards } from './waiting.ts';

export const cardSends = {
  name: 'card-sends',
  tables: [
    'card_sends',
    'recipients',
    'card_deliveries',
    'card_delivery_events',
    'confirmed_senders',
    'spent_challenges',
    'stopped_senders',
  ],
  reads: ['calendar_entries', 'cards', 'contacts', 'delivery_events', 'members'],
  calls: cardSendHandlers,
  forms: cardSendForms,
  limits: CARD_SEND_LIMITS,
  messages: [...cardMails, ...senderMails],
  messageExamples: cardMailExamples,
  notifications: cardNotifications,
  // Two at a time: where one card has hundreds of fronts, the next one does not wait for all of them.
  jobs: [workOn(DRAW_FRONTS, (context, data) => ownFrontsOf(context).drawTurn(data), { concurrency: 2 })],
  deliveryBounced: cardBounced,
  openTextLeadsTo: cardTextLeadsTo,
  contactChanged: stopForContact,
  dateMerged: moveCardsOfDate,
  claimSession: claimCards,
  releaseSession: releaseDrafts,
  eraseMember: eraseCards,
  timeline: [
    { order: 10, entries: cardEntries },
    { order: 20, entries: senderMailEntries },
  ],
  exportMember: { order: 70, parts: exportCards, countPages },
  waiting: countWaitingCards,
  nightly: [deleteAbandonedDrafts, deleteExpiredChallenges],
  notExported: {
    confirmed_senders: 'It holds addresses as hashes, which say nothing elsewhere.',
    stopped_senders: 'That a sender was stopped is in the audit log.',
  },
} satisfies Module;
