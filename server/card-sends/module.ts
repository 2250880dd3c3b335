import type { Module } from '#server/kernel/module.ts';
import { cardMails } from './card-mail.ts';
import { exportCards } from './export/export-cards.ts';
import { countPages } from './export/queries.ts';
import { eraseCards } from './erase-member.ts';
import { cardSendHandlers } from './handlers.ts';
import { claimCards } from './claim-session.ts';
import { forgetLostCards } from './lost-cards.ts';
import { forgetSolutions } from './proof-of-work.ts';
import { senderMails } from './sender-mails.ts';
import { cardBounced } from './sender-notices.ts';

export const cardSends = {
  name: 'card-sends',
  tables: [
    'card_sends',
    'recipients',
    'card_deliveries',
    'card_delivery_events',
    'confirmed_senders',
    'spent_challenges',
  ],
  reads: ['cards', 'delivery_events', 'members'],
  calls: cardSendHandlers,
  messages: [...cardMails, ...senderMails],
  deliveryBounced: cardBounced,
  claimSession: claimCards,
  eraseMember: eraseCards,
  exportMember: { order: 70, parts: exportCards, countPages },
  nightly: [forgetLostCards, forgetSolutions],
} satisfies Module;
