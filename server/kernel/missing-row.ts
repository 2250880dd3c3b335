import { NoResultError } from 'kysely';

/** A foreign key that refers to no row (PostgreSQL, appendix A). */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a row that was there when somebody asked for something was gone before that was done. */
export function isMissingRow(error: unknown): boolean {
  return error instanceof NoResultError || (error as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;
}
