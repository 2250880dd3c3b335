import type { Module } from '#server/kernel/module.ts';
import { CLIENT_ERROR_LIMITS } from './limits.ts';
import { deleteExpiredClientErrors } from './client-errors.ts';
import { clientErrorHandlers } from './handlers.ts';

/** How long reports are kept, in days: a month goes when all of it is older. */
const KEPT_DAYS = 180;

export const clientErrors = {
  name: 'client-errors',
  tables: ['client_errors', 'client_error_groups'],
  monthlyTables: { client_errors: { keptDays: KEPT_DAYS } },
  calls: clientErrorHandlers,
  limits: CLIENT_ERROR_LIMITS,
  nightly: [deleteExpiredClientErrors],
} satisfies Module;
