import type { Module } from '#server/kernel/module.ts';
import { deleteOldRequests } from './birthday-requests.ts';
import { exportBirthdayRequests } from './export-member.ts';
import { birthdayRequestForms } from './forms.ts';
import { birthdayRequestHandlers } from './handlers.ts';
import { BIRTHDAY_REQUEST_LIMITS } from './limits.ts';
import { birthdayRequestExamples } from './mails/mail-examples.ts';
import { birthdayRequestMails } from './mails/mails.ts';
import { BIRTHDAY_REQUEST } from './mails/messages.ts';
import { requestTextLeadsTo } from './mails/request-text.ts';
import { BIRTHDAYS_TOLD } from './notification-kind.ts';
import { moveRequestOfContact, moveRequestsOfDate, setBounced } from './queries.ts';

export const birthdayRequests = {
  name: 'birthday-requests',
  tables: ['birthday_requests'],
  reads: ['calendar_entries', 'contacts', 'members'],
  calls: birthdayRequestHandlers,
  forms: birthdayRequestForms,
  limits: BIRTHDAY_REQUEST_LIMITS,
  messages: birthdayRequestMails,
  messageExamples: birthdayRequestExamples,
  notifications: [BIRTHDAYS_TOLD],
  nightly: [deleteOldRequests],
  async deliveryBounced(tx, { kind, subjectId }, { clock }) {
    if (kind === BIRTHDAY_REQUEST.kind) await setBounced(tx, subjectId, new Date(clock.now()));
  },
  async contactChanged(tx, contact) {
    if (contact.change === 'merged') await moveRequestOfContact(tx, contact);
  },
  dateMerged: moveRequestsOfDate,
  openTextLeadsTo: requestTextLeadsTo,
  exportMember: exportBirthdayRequests,
} satisfies Module;
