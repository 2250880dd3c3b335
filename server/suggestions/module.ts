import type { Module } from '#server/kernel/module.ts';
import { suggestionHandlers } from './handlers.ts';

export const suggestions = {
  name: 'suggestions',
  tables: [],
  reads: [
    'calendar_entries',
    'card_deliveries',
    'card_delivery_events',
    'card_sends',
    'cards',
    'contacts',
    'recipients',
  ],
  calls: suggestionHandlers,
} satisfies Module;
