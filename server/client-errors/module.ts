import type { Module } from '#server/kernel/module.ts';
import { CLIENT_ERROR_ACTS } from './audited-acts.ts';
import { CLIENT_ERROR_LIMITS } from './limits.ts';
import { deleteExpiredClientErrors } from './client-errors.ts';
import { clientErrorHandlers } from './handlers.ts';
import { countOpenErrors } from './queries.ts';

/** How long reports are kept, in days: a month goes when all of it is older. */
const KEPT_DAYS = 180;

export const clientErrors = {
  name: 'client-errors',
  tables: ['client_errors', 'client_error_groups'],
  monthlyTables: { client_errors: { keptDays: KEPT_DAYS } },
  calls: clientErrorHandlers,
  limits: CLIENT_ERROR_LIMITS,
  waiting: async (db) => ({ errors: await countOpenErrors(db) }),
  nightly: [deleteExpiredClientErrors],
  auditedActs: CLIENT_ERROR_ACTS,
} satisfies Module;
