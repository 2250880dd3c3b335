import type { Module } from '#server/kernel/module.ts';
import { reminderExamples } from './mails/mail-examples.ts';
import { reminderMail } from './mails/reminder-mail.ts';
import { REMINDERS } from './notification-kind.ts';
import { planMember } from './plan.ts';
import { remindDue } from './sweep.ts';

export const reminders = {
  name: 'reminders',
  tables: ['reminder_plans'],
  reads: ['calendar_entries', 'calendar_occurrences', 'contacts', 'members'],
  messages: [reminderMail],
  messageExamples: reminderExamples,
  notifications: [REMINDERS],
  sweeps: [(context) => remindDue(context)],
  remindersChanged: (tx, memberId, context) => planMember(tx, memberId, context.clock.now()),
  exportMember: { nothing: 'It holds only when the next reminder is due; the dates are exported with the calendar.' },
} satisfies Module;
