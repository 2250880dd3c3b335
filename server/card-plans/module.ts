import type { Module } from '#server/kernel/module.ts';
import { followReminders } from './automatic/automatic-cards.ts';
import { exportAutomaticDates } from './automatic/export-member.ts';
import { automaticCardMail, offeredCardMail } from './automatic/mails/automatic-card-mail.ts';
import { automaticCardExamples } from './automatic/mails/mail-examples.ts';
import { AUTOMATIC_CARDS } from './automatic/notification-kind.ts';
import { planAutomatic } from './automatic/sweep.ts';
import { cardPlanHandlers } from './handlers.ts';
import { movePlans } from './queries.ts';

export const cardPlans = {
  name: 'card-plans',
  tables: ['automatic_dates', 'automatic_plans', 'card_plans'],
  reads: ['calendar_entries', 'calendar_occurrences', 'card_sends', 'contacts', 'members'],
  calls: cardPlanHandlers,
  messages: [automaticCardMail, offeredCardMail],
  messageExamples: automaticCardExamples,
  notifications: [AUTOMATIC_CARDS],
  sweeps: [planAutomatic],
  remindersChanged: followReminders,
  dateMerged: movePlans,
  exportMember: exportAutomaticDates,
  notExported: {
    automatic_plans: 'It holds only when to look at the dates next; the dates are exported.',
    card_plans: 'The cards that were planned are exported with the other cards.',
  },
} satisfies Module;
