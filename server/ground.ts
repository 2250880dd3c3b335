import path from 'node:path';
import type pg from 'pg';
import { type Database, openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { type Deliveries, deliveriesOver } from '#server/deliveries/deliveries.ts';
import { type Outbox, outboxOver } from '#server/deliveries/outbox.ts';
import { openQueue, type Queue } from '#server/jobs/queue.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import { keysFrom, type Keys, masterKey } from '#server/keys/keys.ts';
import { type Mailbox, startMailbox } from '#server/mailbox/mailbox.ts';
import { type Ahead, makeAhead } from '#server/pictures/ahead.ts';
import { faceStoreOver } from '#server/pictures/face-store.ts';
import { type PictureStore, pictureStoreOver } from '#server/pictures/picture-store.ts';
import { studioInProcesses } from '#server/pictures/studio-processes.ts';
import { type Clock, systemClock } from '#server/ports/clock.ts';
import { type Files, localFiles } from '#server/ports/files.ts';
import type { Logger } from '#server/ports/logger.ts';
import { smtpMailer } from '#server/ports/mailer-smtp.ts';
import { CONNECTIONS } from '#server/postgres/budget.ts';
import { findDatabase } from '#server/postgres/database.ts';
import { makesPictures, type Settings } from './env.ts';

/** What every process of the product stands on. */
export type Ground = {
  settings: Settings;
  logger: Logger;
  clock: Clock;
  keys: Keys;
  db: Database;
  pool: pg.Pool;
  queue: Queue;
  deliveries: Deliveries;
  outbox: Outbox;
  close(): Promise<void>;
};

/** Finds the database, brings it up to date, and opens what is needed over it. */
export async function layGround(
  settings: Settings,
  logger: Logger,
  role: 'web' | 'worker',
  say: (sentence: string) => void = () => undefined,
): Promise<Ground> {
  const ending = { hasBegun: false };
  const lost = (error: Error) => {
    if (!ending.hasBegun) logger.warn({ err: error }, 'a connection to the database was lost');
  };
  const keys = keysFrom(masterKey(settings.dataDir, process.env['SECRET_KEY']));
  say(settings.databaseUrl === null ? 'Waking the database' : 'Reaching the database');
  const home = await findDatabase(settings);
  const pool = openPool(home.url, CONNECTIONS[role], lost);
  const ran = await migrate(pool);
  if (ran.length > 0) say(`Made its tables (${ran.length} ${ran.length === 1 ? 'step' : 'steps'})`);
  const db = openDatabase(pool);
  const isWorker = role === 'worker' || settings.workers > 0;
  const queue = await openQueue({
    connectionString: home.url,
    connections: CONNECTIONS.queue,
    isWorker,
    onError: lost,
  });
  return {
    settings,
    logger,
    clock: systemClock,
    keys,
    db,
    pool,
    queue,
    deliveries: deliveriesOver({ db, clock: systemClock, queue, keys }),
    outbox: outboxOver({ queue, clock: systemClock }),
    async close() {
      await queue.stop();
      ending.hasBegun = true;
      await db.destroy();
      await home.stop();
    },
  };
}

/** The built-in mailbox, where no mail server is set. */
export async function openMailbox({ settings, db, clock, logger }: Ground): Promise<Mailbox | null> {
  return settings.smtpUrl === null ? startMailbox({ db, clock, logger }) : null;
}

/** Starts to send: to the mail server, or into the built-in mailbox where none is set. */
export async function startSending(
  { settings, logger, clock, keys, db, queue }: Ground,
  mailbox: Mailbox | null,
  files: Files,
): Promise<{ worker: Worker; close(): Promise<void> }> {
  const mailer = smtpMailer({
    smtpUrl: settings.smtpUrl ?? mailbox?.smtpUrl ?? '',
    fromAddress: settings.mailFrom.address,
    bounceAddress: settings.bouncesTo,
    dkim: settings.dkim,
  });
  const worker = await startWorker({
    db,
    clock,
    queue,
    keys,
    logger,
    mailer,
    files,
    site: { origin: settings.publicUrl },
  });
  return {
    worker,
    async close() {
      await worker.stop();
      await mailer.close();
    },
  };
}

/** Where this process keeps pictures and the faces of sent cards. */
export function openFiles(settings: Settings): Files {
  return localFiles(path.join(settings.dataDir, 'files'));
}

/**
 * Makes the pictures of the shop ahead, beside all other processes that do; null where that is not wanted.
 * @param pictures the store that this process serves from, so that nothing is drawn twice; one of its own when left out.
 */
export function startAhead({ settings, db, logger }: Ground, files: Files, pictures?: PictureStore): Ahead | null {
  if (!makesPictures(settings, pictures !== undefined)) return null;
  const studio = studioInProcesses(1, { isLast: true });
  const store = pictures ?? pictureStoreOver({ files, faces: faceStoreOver(files), studio });
  return makeAhead({ db, files, pictures: store, studio, logger });
}

/** Ends the process in order at SIGTERM, SIGINT, or when its parent goes; a second signal ends it at once. */
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
        logger.error({ err: error }, 'did not stop in order');
        process.exit(1);
      },
    );
  }
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  return end;
}
