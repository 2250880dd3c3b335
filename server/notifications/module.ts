import type { Module } from '#server/kernel/module.ts';
import { NOTIFICATION_ACTS } from './audited-acts.ts';
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
  auditedActs: NOTIFICATION_ACTS,
  impersonatedActs: {
    'GET /notifications': 'mails-listed',
    'PUT /notifications': 'mails-changed',
    'POST /unsubscribe': 'mails-changed',
    'POST /email/unbounce': 'mails-changed',
  },
} satisfies Module;
