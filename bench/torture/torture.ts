import { setTimeout as pause } from 'node:timers/promises';
import { makeRng } from '#cards/render/random.ts';
import { type Database, openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import { openTestQueue, testContext } from '#tests/context.ts';
import type { TorturedDatabase } from './database-link.ts';
import { countOpen, readLedger } from './ledger.ts';
import { createMailServer } from './mail-server.ts';
import { createSmtpFaults } from './smtp-faults.ts';
import { createMembers, createBatches, shortenRetryDelays } from './batches.ts';
import { startProduct } from './product.ts';
import { emptyRecord, type RunRecord } from './record.ts';
import { makeRequests, type RequestCounts } from './requests.ts';
import { runChaos, type ChaosSettings } from './chaos.ts';
import { findDuplicates, judge, type Verdict } from './verdict.ts';

export type TortureSettings = {
  database: TorturedDatabase;
  /** A folder for the product's files. */
  dataDir: string;
  /** The seed decides what happens to which message, in which order and when. */
  seed: string;
  workers: number;
  /** What visitors request from the web process; without it there is none. */
  requests: RequestCounts | null;
  chaos: ChaosSettings;
  /** How late the mail server's late answers are, and for which share of the messages. */
  late: { ms: number; share: number };
  timeoutMs: number;
  /** Ends the run at the first message that is sent twice. */
  endsAtDuplicate?: boolean;
  /** A module that Node loads before the product: the planted fault. */
  preload?: string;
  log?: (line: string) => void;
};

export type Outcome = Verdict & { record: RunRecord; seconds: number };

const SECRET = 'a'.repeat(64);
/** The pause between two checks whether every delivery has a final state. */
const POLL_MS = 500;

/** The planned number of messages; repeated requests add some. */
export function messagesOf({ requests, chaos }: Pick<TortureSettings, 'requests' | 'chaos'>): number {
  const asked = requests && requests.cards * (requests.peoplePerCard + 1) + requests.registrations + requests.passwords;
  return chaos.batches * chaos.messagesPerBatch + (asked ?? 0);
}

/**
 * Lets the product send real mails to a real mail server while both are disturbed, until every message was sent or refused, or the time is over. Then
 * it compares the expected messages, the messages that arrived and the ledger.
 */
export async function torture(settings: TortureSettings): Promise<Outcome> {
  const { database, dataDir, seed, late, requests, chaos, log = () => undefined } = settings;
  const began = performance.now();
  const record = emptyRecord();
  const smtpFaults = createSmtpFaults(seed, late.share);
  await using opened = new AsyncDisposableStack();
  const mailServer = createMailServer(record, smtpFaults, late.ms);
  opened.defer(() => mailServer.close());
  // These connections break when the database goes away.
  const pool = openPool(database.url, 4, () => undefined, { applicationName: 'torture' });
  const db = openDatabase(pool);
  opened.defer(() => db.destroy());
  await migrate(pool);
  const connections = { connectionString: database.url, connections: 2, isWorker: false, onError: () => undefined };
  const queue = await openTestQueue(connections);
  opened.defer(() => queue.stop());
  const context = testContext({ db, pool }, queue, { keys: keysFrom(Buffer.from(SECRET, 'hex')) });
  const product = await startProduct({
    workers: settings.workers,
    hasWeb: requests !== null,
    preload: settings.preload,
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY: SECRET },
    mailServer,
    record,
  });
  opened.defer(() => product.stop());
  // The time counts from here: on a busy machine the start alone takes minutes.
  const runEnd = new AbortController();
  const signal = AbortSignal.any([runEnd.signal, AbortSignal.timeout(settings.timeoutMs)]);
  const members = requests === null ? [] : await createMembers(db, requests.passwords * 2);
  const run = { slots: product.slots, database, mailServer, record, rng: makeRng(seed), log, signal };
  // If one fails, the others end.
  const endRun = (error: unknown) => failRun(runEnd, signal, error);
  const chaosRun = runChaos({ ...run, batches: createBatches(context, record), messages: messagesOf(settings) }, chaos);
  const requesting = requests
    ? makeRequests({ siteUrl: product.siteUrl, record, signal }, requests, members)
    : Promise.resolve();
  const watching = settings.endsAtDuplicate ? endAtDuplicate(record, runEnd) : Promise.resolve();
  await Promise.all([chaosRun.catch(endRun), requesting.catch(endRun)]);
  await waitForFinalStates(db, signal);
  record.isCutShort = signal.aborted;
  runEnd.abort();
  await watching;
  await product.stop();
  if (runEnd.signal.reason instanceof RunFailed) throw runEnd.signal.reason;
  const ledger = await readLedger(db);
  return {
    ...judge(record, ledger, (address) => smtpFaults.isRefused(address)),
    record,
    seconds: (performance.now() - began) / 1000,
  };
}

/** A failure of the harness itself, which says nothing about the product. */
class RunFailed extends Error {
  override name = 'RunFailed';
}

function failRun(over: AbortController, signal: AbortSignal, error: unknown): void {
  // Requests that are aborted at the end of the run fail with this reason.
  if (!signal.aborted) over.abort(new RunFailed('The run failed.', { cause: error }));
}

async function endAtDuplicate(record: RunRecord, over: AbortController): Promise<void> {
  while (!over.signal.aborted) {
    if (findDuplicates(record).breaches.length > 0) over.abort();
    await pause(POLL_MS);
  }
}

/** Waits until every delivery has a final state. */
async function waitForFinalStates(db: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if ((await countOpen(db)) === 0) return;
      await shortenRetryDelays(db);
    } catch {
      // One of the connections that broke with the database: the next attempt gets a new one.
    }
    await pause(POLL_MS);
  }
}
