import type { Module } from '#server/kernel/module.ts';
import { SESSION_ACTS } from './audited-acts.ts';
import { eraseSessions } from './erase-member.ts';
import { sessionHandlers } from './handlers.ts';
import { endExpiredImpersonations } from './impersonation.ts';
import { deleteExpiredSessions } from './sessions.ts';

export const sessions = {
  name: 'sessions',
  tables: ['sessions'],
  reads: ['card_sends', 'favorites', 'members'],
  calls: sessionHandlers,
  everyMinute: [endExpiredImpersonations],
  nightly: [deleteExpiredSessions],
  eraseMember: eraseSessions,
  notExported: {
    sessions: 'A session is a secret of one browser, and expires.',
  },
  auditedActs: SESSION_ACTS,
  impersonatedActs: {
    'GET /account/sessions': 'member-viewed',
  },
} satisfies Module;
