import type { Module } from '#server/kernel/module.ts';
import { suggestionHandlers } from './handlers.ts';

export const suggestions = {
  name: 'suggestions',
  tables: [],
  reads: ['card_sends'],
  calls: suggestionHandlers,
} satisfies Module;
