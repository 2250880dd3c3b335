import type { Module } from '#server/kernel/module.ts';
import { favoriteHandlers } from './handlers.ts';

export const favorites = {
  name: 'favorites',
  tables: ['favorites'],
  reads: ['card_sends', 'cards', 'deliveries', 'delivery_events', 'recipients'],
  calls: favoriteHandlers,
} satisfies Module;
