import type { Module } from '#server/kernel/module.ts';
import { cardPlanHandlers } from './handlers.ts';

export const cardPlans = {
  name: 'card-plans',
  tables: ['card_plans'],
  calls: cardPlanHandlers,
  exportMember: { nothing: 'It holds only which card is planned for which date; both are exported themselves.' },
} satisfies Module;
