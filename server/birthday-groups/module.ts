import type { Module } from '#server/kernel/module.ts';
import { deleteOldGroups } from './birthday-groups.ts';
import { exportBirthdayGroups } from './export-member.ts';
import { birthdayGroupForms } from './forms.ts';
import { birthdayGroupHandlers } from './handlers.ts';
import { BIRTHDAY_GROUP_LIMITS } from './limits.ts';
import { birthdayGroupExamples } from './mails/mail-examples.ts';
import { birthdayGroupMails } from './mails/mails.ts';
import { GROUP_BIRTHDAYS } from './notification-kind.ts';
import { leaveToMember } from './queries.ts';

export const birthdayGroups = {
  name: 'birthday-groups',
  tables: ['birthday_groups', 'birthday_group_links', 'birthday_group_people', 'birthday_group_keys'],
  reads: ['calendar_entries', 'contacts', 'members', 'stopped_senders'],
  calls: birthdayGroupHandlers,
  forms: birthdayGroupForms,
  limits: BIRTHDAY_GROUP_LIMITS,
  messages: birthdayGroupMails,
  messageExamples: birthdayGroupExamples,
  notifications: [GROUP_BIRTHDAYS],
  nightly: [deleteOldGroups],
  dateMerged: leaveToMember,
  exportMember: exportBirthdayGroups,
} satisfies Module;
