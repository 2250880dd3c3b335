import type { Module } from '#server/kernel/module.ts';
import { FAVORITE_ACTS } from './audited-acts.ts';
import { exportFavorites } from './export-member.ts';
import { favoriteHandlers } from './handlers.ts';

export const favorites = {
  name: 'favorites',
  tables: ['favorites'],
  reads: [
    'calendar_entries',
    'card_deliveries',
    'card_delivery_events',
    'card_sends',
    'cards',
    'contacts',
    'members',
    'recipients',
  ],
  calls: favoriteHandlers,
  exportMember: exportFavorites,
  auditedActs: FAVORITE_ACTS,
  impersonatedActs: {
    'GET /my_cards': 'cards-listed',
    'POST /card/favorite': 'favorites-changed',
  },
} satisfies Module;
