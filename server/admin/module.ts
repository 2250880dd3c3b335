import type { Module } from '#server/kernel/module.ts';
import { adminHandlers } from './handlers.ts';
import { keepSums } from './kept-sums.ts';

export const admin = {
  name: 'admin',
  tables: ['kept_sums', 'inside_asks'],
  reads: [
    'card_sends',
    'cards',
    'client_error_groups',
    'deliveries',
    'delivery_events',
    'favorites',
    'members',
    'outbox',
    'passkeys',
    'recipients',
    'sessions',
    'ticket_answers',
    'tickets',
  ],
  calls: adminHandlers,
  nightly: [({ db, clock }) => keepSums(db, clock.now())],
} satisfies Module;
