import type { Module } from '#server/kernel/module.ts';
import { cardHandlers } from './handlers.ts';
import { countPopularity } from './popularity.ts';

export const cards = {
  name: 'cards',
  tables: ['cards', 'card_addresses', 'card_categories', 'search_words', 'stock'],
  reads: ['card_sends', 'favorites'],
  calls: cardHandlers,
  nightly: [({ db, clock }) => countPopularity(db, clock.now())],
} satisfies Module;
