import { NoResultError } from 'kysely';

/** A foreign key that refers to no row (PostgreSQL, appendix A). */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a statement failed because a row that it refers to was deleted meanwhile. */
export function isMissingRow(error: unknown): boolean {
  return error instanceof NoResultError || (error as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;
}
