import type { Module } from '#server/kernel/module.ts';
import { eraseCards } from './erase-member.ts';
import { cardSendHandlers } from './handlers.ts';
import { claimCards } from './claim-session.ts';
import { forgetLostCards } from './lost-cards.ts';
import { forgetSolutions } from './proof-of-work.ts';

export const cardSends = {
  name: 'card-sends',
  tables: ['card_sends', 'recipients', 'confirmed_senders', 'spent_challenges'],
  reads: ['cards', 'deliveries', 'members'],
  calls: cardSendHandlers,
  claimSession: claimCards,
  eraseMember: eraseCards,
  nightly: [forgetLostCards, forgetSolutions],
} satisfies Module;
