import type { Module } from '#server/kernel/module.ts';
import { monthExamples } from './mails/mail-examples.ts';
import { monthMail } from './mails/month-mail.ts';
import { MONTHS } from './notification-kind.ts';
import { planMonth, tellMonths } from './sweep.ts';

export const monthMails = {
  name: 'month-mails',
  tables: ['month_plans'],
  reads: ['members'],
  messages: [monthMail],
  messageExamples: monthExamples,
  notifications: [MONTHS],
  sweeps: [(context) => tellMonths(context)],
  remindersChanged: (tx, memberId, context) => planMonth(tx, memberId, context.clock.now()),
  notExported: {
    month_plans: 'It holds only when the next mail is due; the dates are exported with the calendar.',
  },
} satisfies Module;
