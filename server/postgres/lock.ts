import { DatabaseSync } from 'node:sqlite';

/**
 * A lock on a file that the system takes back when its process ends, however it ends: nothing is ever left locked, and no number of a process has to be
 * trusted. Node has no such lock of its own, but its SQLite has: the file is an empty database, and the lock a transaction on it.
 */
export type Lock = { release(): void };

/** `SQLITE_BUSY`: somebody else has it. */
const BUSY = 5;

/**
 * Takes a lock at once or not at all. `exclusive` is held by one at a time, and by nobody while somebody holds a shared one.
 * @returns null while somebody else has it.
 * @throws what the system says where the file cannot be made or opened.
 */
export function tryLock(file: string, kind: 'exclusive' | 'shared'): Lock | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // In memory: a lock is to be had on a disk that is full, too.
    database.exec('pragma journal_mode = memory');
    database.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select 1 from sqlite_schema');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
  return { release: () => database.close() };
}
