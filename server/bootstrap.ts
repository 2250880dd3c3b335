import path from 'node:path';
import { openDatabase, openPool, openPools } from '#db/client.ts';
import { limitsFor } from '#db/limits.ts';
import { migrate } from '#db/migrate.ts';
import { createStatements } from '#db/statements.ts';
import type { Adapters, Context } from '#server/kernel/context.ts';
import { areKeysOfData } from '#server/kernel/key-fingerprint.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { createMemberLinks } from '#server/kernel/member-links.ts';
import { limitsOf } from '#server/kernel/module.ts';
import { openQueue } from '#server/kernel/queue.ts';
import { createRateLimits } from '#server/kernel/rate-limits.ts';
import { unavailable } from '#server/kernel/unavailable.ts';
import { startMailbox } from '#server/mailbox/mailbox.ts';
import {
  type PicturePrerenderer,
  createFaceStore,
  createPictureStore,
  createPrerenderer,
  type PictureStore,
  QUICK_COST_MAX,
  studioInProcesses,
} from '#server/pictures/pictures.ts';
import { cardDavReader } from '#server/ports/contacts/address-book-carddav.ts';
import { databaseClock } from '#server/ports/clock.ts';
import { contactProviders } from '#server/ports/contacts/contact-providers.ts';
import { localFiles } from '#server/ports/files.ts';
import { identityProviders } from '#server/ports/identities/identity-providers.ts';
import { smtpMailer } from '#server/ports/mailer-smtp.ts';
import type { Pusher } from '#server/ports/pusher.ts';
import { webPusher } from '#server/ports/web-push/pusher-web-push.ts';
import { noSourceMaps } from '#server/ports/source-maps.ts';
import type { Texter } from '#server/ports/texter.ts';
import { twilioTexter } from '#server/ports/texter-twilio.ts';
import { vapidKeysFrom } from '#server/ports/web-push/vapid.ts';
import { CONNECTIONS } from '#server/postgres/budget.ts';
import { jobsOf } from '#server/worker/jobs.ts';
import { modules } from './modules.ts';
import { type Home, printProgress } from './home.ts';
import type { Starting } from './process.ts';
import { isLoopback } from './settings/addresses.ts';
import { drawsPicturesAhead, type Settings } from './settings/settings.ts';
import { StartError } from './settings/start-error.ts';
import { routes } from '#shared/routes.ts';

/** What a process is, and how it reports its start. */
export type Role = {
  role: 'web' | 'worker';
  /** The build of the front end that it serves. */
  build?: string;
  /** Gets a sentence for each step of the start. */
  onProgress?: (sentence: string) => void;
} & Partial<Pick<Adapters, 'sourceMaps'>>;

/**
 * Opens what every process of the product works with: brings the database up to date, and opens everything over it. Whatever was opened is closed with
 * `opened`.
 * @throws StartError for problems that the operator can fix.
 */
export async function openContext(
  { settings, logger, opened }: Starting,
  { keys, database: home }: Home,
  { role, build = '', onProgress = printProgress, sourceMaps = noSourceMaps }: Role,
): Promise<Context> {
  const ending = { hasBegun: false };
  const lost = (error: Error) => {
    if (!ending.hasBegun) logger.warn({ err: error }, 'a connection to the database was lost');
  };
  await migrateDatabase(home.url, onProgress);
  const pool = openPools(home.url, CONNECTIONS[role], lost, limitsFor(settings.databaseTimeout));
  const db = openDatabase(pool);
  opened.defer(() => {
    ending.hasBegun = true;
    return db.destroy();
  });
  await requireKeysOfData(pool, keys);
  const clock = await databaseClock(async () => {
    const { rows } = await pool.query<{ time: string }>('select extract(epoch from clock_timestamp()) * 1000 as time');
    return Number(rows[0]?.time);
  });
  opened.defer(() => {
    ending.hasBegun = true;
    clock.stop();
  });
  const queue = await openQueue({
    connectionString: home.url,
    connections: CONNECTIONS.queue,
    jobs: jobsOf(modules),
    isWorker: role === 'worker' || settings.workers > 0,
    onError: lost,
  });
  opened.defer(() => queue.stop());
  const mailbox = settings.smtpUrl === null ? await startMailbox({ db, clock, logger }) : null;
  opened.defer(() => mailbox?.close());
  const mailer = smtpMailer({
    smtpUrl: settings.smtpUrl ?? mailbox?.smtpUrl ?? '',
    fromAddress: settings.mailFrom.address,
    bounceAddress: settings.bouncesTo,
    dkim: settings.dkim,
  });
  opened.defer(() => mailer.close());
  const pusher = settings.sendsPush ? pusherOf(settings, keys, clock) : null;
  opened.defer(() => pusher?.close());
  const texter = texterOf(settings);
  opened.defer(() => texter?.close());
  const studio = studioInProcesses(1, {
    quickBelow: QUICK_COST_MAX,
    onGivenUp: (asked) => logger.warn({ asked }, 'a drawing took too long and was cancelled'),
  });
  opened.defer(() => studio.close());
  return {
    clock,
    files: localFiles(path.join(settings.dataDir, 'files')),
    logger,
    mailer,
    pusher,
    texter,
    studio,
    addressBookReader: settings.cardDav === null ? null : cardDavReader(settings.cardDav),
    identityProviders: identityProviders(settings.providers),
    contactProviders: contactProviders(settings.contactProviders),
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
}

/** Its keys are made from the secret key, so that processes that share that share them too (decision 045). */
function pusherOf({ publicUrl, mailFrom, isLoopbackOnly }: Settings, keys: Keys, clock: Context['clock']): Pusher {
  return webPusher({
    keys: vapidKeysFrom((count) => keys.hash('vapid', String(count))),
    subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom.address}`,
    allowsLoopback: isLoopbackOnly,
    now: () => clock.now(),
  });
}

/** Twilio cannot reach a site that only this machine reaches, unless it is on this machine too: then it is told no address for its reports. */
function texterOf({ twilio, publicUrl, isLoopbackOnly }: Settings): Texter | null {
  if (twilio === null) return null;
  const isReached = !isLoopbackOnly || isLoopback(new URL(twilio.apiUrl).hostname);
  return twilioTexter({ ...twilio, siteUrl: publicUrl, reportPath: isReached ? routes.textReports() : null });
}

/** By a connection without limits: a large table may take long. */
async function migrateDatabase(url: string, onProgress: (sentence: string) => void): Promise<void> {
  const pool = openPool(url, CONNECTIONS.migrations, () => undefined);
  try {
    const ran = await migrate(pool);
    if (ran.length > 0)
      onProgress(`Updated the database (${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'})`);
  } catch (error) {
    const { message, cause } = error as Error;
    for (const one of [error, cause]) if (unavailable(one) !== null) throw one;
    throw new StartError(
      `The database could not be migrated: ${message}${cause instanceof Error ? ` ${cause.message}` : ''}`,
    );
  } finally {
    await pool.end();
  }
}

/** Without this check, a wrong key would go unnoticed until somebody follows a link in an earlier mail. */
export async function requireKeysOfData(pool: Context['pool'], keys: Keys): Promise<void> {
  if (await areKeysOfData(pool, keys)) return;
  throw new StartError(
    'The secret key does not match the data, so the links in sent emails would not work. Restore the right key, as SECRET_KEY or as the file secret-key in DATA_DIR. If it is lost for good, empty the table secret_key_fingerprint to continue with a new one.',
  );
}

/**
 * Makes the pictures of the shop ahead, beside all other processes that do; null where that is not wanted.
 * @param pictures the store that this process serves from, so that nothing is drawn twice; one of its own when left out.
 */
export function startPrerenderer(
  settings: Settings,
  context: Context,
  pictures?: PictureStore,
): PicturePrerenderer | null {
  if (!drawsPicturesAhead(settings, pictures !== undefined)) return null;
  const { db, files, logger } = context;
  const studio = studioInProcesses(1, { isLast: true });
  const store = pictures ?? createPictureStore({ files, faces: createFaceStore(files, logger), studio, logger });
  return createPrerenderer({ db, files, pictures: store, studio, logger });
}
