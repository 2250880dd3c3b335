import path from 'node:path';
import { type Keys, keysFrom, masterKey } from '#server/kernel/keys.ts';
import { prepareDataFolder } from '#server/postgres/data-folder.ts';
import { type DatabaseHome, findDatabase } from '#server/postgres/database.ts';
import type { Starting } from './process.ts';
import type { Settings } from './settings/settings.ts';
import { StartError } from './settings/start-error.ts';

/** Where the data of a process are, and its keys. */
export type Home = { keys: Keys; database: DatabaseHome };

/**
 * Prepares the data folder, and starts or finds the database. It is apart from the rest of the start, and imports little, so that it can run while the rest
 * is loaded.
 * @throws StartError for problems that the operator can fix.
 */
export async function openHome(
  { settings, logger, opened, signal }: Starting,
  onProgress: (sentence: string) => void = printProgress,
): Promise<Home> {
  const warning = prepareDataFolder(settings);
  if (warning !== null) logger.warn({}, warning);
  const keys = keysOf(settings);
  onProgress(settings.databaseUrl === null ? 'Starting the database' : 'Connecting to the database');
  const database = await findDatabase(settings, {
    onProgress,
    signal,
    report: (sentence, isWell) => logger[isWell ? 'info' : 'error']({}, sentence),
  });
  opened.defer(() => database.stop());
  if (database.folder !== null && path.dirname(database.folder) !== settings.dataDir)
    onProgress(`The database is in ${database.folder}`);
  return { keys, database };
}

/** Prints a step of the start. */
export function printProgress(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function keysOf({ dataDir, secretKey }: Settings): Keys {
  try {
    return keysFrom(masterKey(dataDir, secretKey));
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
