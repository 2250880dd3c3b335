import type { Module } from '#server/kernel/module.ts';
import { countHere } from '#server/metrics/metrics.ts';
import { reminderHandlers } from './handlers.ts';
import { DATE_REMINDER } from './messages.ts';
import { reminderExamples } from './mails/mail-examples.ts';
import { reminderMail } from './mails/reminder-mail.ts';
import { REMINDERS } from './notification-kind.ts';
import { planMember } from './plan.ts';
import { remindDue } from './sweep.ts';
import { reminderTextLeadsTo } from './texts/reminder-text.ts';

export const reminders = {
  name: 'reminders',
  tables: ['reminder_plans'],
  reads: ['calendar_entries', 'calendar_occurrences', 'contacts', 'members'],
  calls: reminderHandlers,
  messages: [reminderMail],
  messageExamples: reminderExamples,
  notifications: [REMINDERS],
  async deliveryAccepted(tx, { kind }, { clock }) {
    if (kind === DATE_REMINDER.kind) await countHere(tx, 'reminder-sent', new Date(clock.now()));
  },
  textLeadsTo: reminderTextLeadsTo,
  sweeps: [(context) => remindDue(context)],
  remindersChanged: (tx, memberId, context) => planMember(tx, memberId, context.clock.now()),
  notExported: {
    reminder_plans: 'It holds only when the next reminder is due; the dates are exported with the calendar.',
  },
} satisfies Module;
