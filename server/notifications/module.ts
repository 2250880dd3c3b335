import type { Module } from '#server/kernel/module.ts';
import { NOTIFICATION_LIMITS } from './limits.ts';
import { exportNotifications } from './export-member.ts';
import { notificationMailExamples } from './mail-examples.ts';
import { notificationForms } from './forms.ts';
import { notificationHandlers } from './handlers.ts';
import { notificationMails } from './mails.ts';

export const notifications = {
  name: 'notifications',
  tables: ['notification_choices'],
  reads: ['members'],
  calls: notificationHandlers,
  forms: notificationForms,
  limits: NOTIFICATION_LIMITS,
  messages: notificationMails,
  exportMember: exportNotifications,
  messageExamples: notificationMailExamples,
} satisfies Module;
