import path from 'node:path';
import { openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createStatements } from '#db/statements.ts';
import type { Adapters, Context } from '#server/kernel/context.ts';
import { keysFrom, masterKey } from '#server/kernel/keys.ts';
import { createMemberLinks } from '#server/kernel/member-links.ts';
import { limitsOf } from '#server/kernel/module.ts';
import { openQueue } from '#server/kernel/queue.ts';
import { createRateLimits } from '#server/kernel/rate-limits.ts';
import { startMailbox } from '#server/mailbox/mailbox.ts';
import {
  type Ahead,
  createFaceStore,
  createPictureStore,
  makeAhead,
  type PictureStore,
  studioInProcesses,
} from '#server/pictures/pictures.ts';
import { databaseClock } from '#server/ports/clock.ts';
import { localFiles } from '#server/ports/files.ts';
import { identityProviders } from '#server/ports/identity-providers.ts';
import type { Logger } from '#server/ports/logger.ts';
import { smtpMailer } from '#server/ports/mailer-smtp.ts';
import { noMaps } from '#server/ports/source-maps.ts';
import { CONNECTIONS } from '#server/postgres/budget.ts';
import { prepareDataFolder } from '#server/postgres/data-folder.ts';
import { findDatabase } from '#server/postgres/database.ts';
import { jobsOf } from '#server/worker/jobs.ts';
import { modules } from './modules.ts';
import { drawsPicturesAhead, type Settings } from './settings/settings.ts';

/** What a process says of itself. */
export type Role = {
  role: 'web' | 'worker';
  /** The build of the front end that it serves. */
  build?: string;
  /** Is told what is being done at the start, in words for people. */
  say?: (sentence: string) => void;
} & Partial<Pick<Adapters, 'sourceMaps'>>;

/**
 * Opens what every process of the product works with: finds the database, brings it up to date, and opens everything over it.
 * @returns the context, and what closes it in order: whatever was started first is closed last.
 */
export async function openContext(
  settings: Settings,
  logger: Logger,
  { role, build = '', say = () => undefined, sourceMaps = noMaps }: Role,
): Promise<{ context: Context; close: () => Promise<void> }> {
  const ending = { hasBegun: false };
  const lost = (error: Error) => {
    if (!ending.hasBegun) logger.warn({ err: error }, 'a connection to the database was lost');
  };
  const warning = prepareDataFolder(settings);
  if (warning !== null) logger.warn({}, warning);
  const keys = keysFrom(masterKey(settings.dataDir, settings.secretKey));
  say(settings.databaseUrl === null ? 'Starting the database' : 'Connecting to the database');
  const home = await findDatabase(settings);
  const pool = openPool(home.url, CONNECTIONS[role], lost);
  const ran = await migrate(pool);
  if (ran.length > 0) say(`Updated its tables (${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'})`);
  const db = openDatabase(pool);
  const clock = await databaseClock(async () => {
    const { rows } = await pool.query<{ time: string }>('select extract(epoch from clock_timestamp()) * 1000 as time');
    return Number(rows[0]?.time);
  });
  const queue = await openQueue({
    connectionString: home.url,
    connections: CONNECTIONS.queue,
    jobs: jobsOf(modules),
    isWorker: role === 'worker' || settings.workers > 0,
    onError: lost,
  });
  const mailbox = settings.smtpUrl === null ? await startMailbox({ db, clock, logger }) : null;
  const mailer = smtpMailer({
    smtpUrl: settings.smtpUrl ?? mailbox?.smtpUrl ?? '',
    fromAddress: settings.mailFrom.address,
    bounceAddress: settings.bouncesTo,
    dkim: settings.dkim,
  });
  const studio = studioInProcesses(1, {
    onGivenUp: (asked) => logger.warn({ asked }, 'a drawing took too long and was given up'),
  });
  const context: Context = {
    clock,
    files: localFiles(path.join(settings.dataDir, 'files')),
    logger,
    mailer,
    studio,
    identityProviders: identityProviders(settings.providers),
    sourceMaps,
    settings: {
      publicUrl: settings.publicUrl,
      isLoopbackOnly: settings.isLoopbackOnly,
      hasBuiltInMailbox: mailbox !== null,
      undoMs: settings.undoSeconds * 1000,
      build,
    },
    db,
    pool,
    statements: createStatements(pool),
    queue,
    keys,
    rateLimits: createRateLimits(pool, limitsOf(modules)),
    memberLinks: createMemberLinks(keys, clock),
    modules,
  };
  return {
    context,
    async close() {
      await studio.close();
      await mailer.close();
      await mailbox?.close();
      await queue.stop();
      ending.hasBegun = true;
      clock.stop();
      await db.destroy();
      await home.stop();
    },
  };
}

/**
 * Makes the pictures of the shop ahead, beside all other processes that do; null where that is not wanted.
 * @param pictures the store that this process serves from, so that nothing is drawn twice; one of its own when left out.
 */
export function startAhead(settings: Settings, context: Context, pictures?: PictureStore): Ahead | null {
  if (!drawsPicturesAhead(settings, pictures !== undefined)) return null;
  const { db, files, logger } = context;
  const studio = studioInProcesses(1, { isLast: true });
  const store = pictures ?? createPictureStore({ files, faces: createFaceStore(files, logger), studio, logger });
  return makeAhead({ db, files, pictures: store, studio, logger });
}

/** Ends the process in order at SIGTERM, SIGINT, or when its parent exits; a second signal ends it at once. */
export function endInOrder(logger: Logger, close: () => Promise<void>): (reason: string) => void {
  let isEnding = false;
  function end(reason: string): void {
    if (isEnding) process.exit(1);
    isEnding = true;
    logger.info({ reason }, 'stopping');
    const timer = setTimeout(() => process.exit(1), 30_000);
    timer.unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  }
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  return end;
}
