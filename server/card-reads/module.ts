import type { Module } from '#server/kernel/module.ts';
import { CARD_READ_LIMITS } from './limits.ts';
import { cardReadForms } from './forms.ts';
import { cardReadHandlers } from './handlers.ts';

export const cardReads = {
  name: 'card-reads',
  tables: [],
  reads: ['card_sends', 'cards', 'recipients'],
  calls: cardReadHandlers,
  forms: cardReadForms,
  limits: CARD_READ_LIMITS,
} satisfies Module;
