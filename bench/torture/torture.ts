import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type Database, openDatabase, openPool } from '#db/client.ts';
import { openTestQueue, testContext } from '#tests/context.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import { type Received, startSmtpSink } from '#tests/doubles/smtp-sink.ts';
import { scheduleSentCard, sentCard } from '#tests/factories/sent-card.ts';

export type TortureSettings = {
  databaseUrl: string;
  /** A folder for the worker's files. */
  dataDir: string;
  messages: number;
  /** How often the worker is killed with SIGKILL. */
  kills: number;
  /** Kills the database and starts it again. Left out when other tests share the database. */
  killDatabase?: () => Promise<void>;
  onProgress?: (line: string) => void;
  /** Gives up after this time, even if messages are missing. */
  timeoutMs?: number;
};

/** The counts, by Message-ID. `lost`, `doubled` and `wrongInLedger` are failures. */
export type TortureCounts = {
  messages: number;
  received: number;
  lost: number;
  /** Message-IDs received more than once that were not in progress at a kill. */
  doubled: number;
  /** Message-IDs received again after a kill while they were in progress. */
  repeated: number;
  /** Messages in progress at a kill. */
  inFlight: number;
  /** Deliveries that were not recorded as accepted exactly once. */
  wrongInLedger: number;
  kills: number;
  databaseKills: number;
  seconds: number;
};

const WORKER = path.resolve(import.meta.dirname, '../../server/worker.ts');
const PER_CARD = 10;

/**
 * Lets a worker send due messages to a real SMTP server, kills it with SIGKILL at random moments and restarts it until every message is sent.
 * Then it counts the messages by Message-ID.
 */
export async function torture({
  databaseUrl,
  dataDir,
  messages,
  kills,
  killDatabase,
  onProgress = () => undefined,
  timeoutMs = 600_000,
}: TortureSettings): Promise<TortureCounts> {
  const began = performance.now();
  const secret = 'a'.repeat(64);
  // The database is killed once, which breaks these connections.
  const pool = openPool(databaseUrl, 4, () => undefined, 'torture');
  const db = openDatabase(pool);
  const sink = await startSmtpSink();
  await createDueDeliveries({ db, pool }, databaseUrl, secret, messages);
  onProgress(`${messages} messages are due`);

  const allowed = new Map<string, number>();
  const counts = { kills: 0, databaseKills: 0, inFlight: 0 };
  const victims = planKills(messages, kills);
  const databaseVictim = killDatabase ? Math.floor(messages / 2) : Infinity;
  let child = startWorkerProcess({ databaseUrl, dataDir, secret, smtpUrl: sink.url });
  let killNow = Promise.withResolvers<'worker' | 'database'>();
  let lastKill = -1;
  sink.onReceived = () => {
    const received = sink.received.length;
    if (counts.databaseKills === 0 && received >= databaseVictim) killNow.resolve('database');
    else if (counts.kills < kills && received >= (victims[counts.kills] ?? Infinity) && lastKill !== counts.kills) {
      lastKill = counts.kills;
      // Half of the kills come before the mail server has confirmed the mail, the others a little later.
      if (Math.random() < 0.5) child.kill('SIGKILL');
      killNow.resolve('worker');
    }
  };

  /** Records the messages that the mail server has but the database does not record as accepted. Only these may be sent again. */
  async function noteInFlight(): Promise<void> {
    const accepted = await acceptedIds(db);
    for (const id of new Set(sink.received.map(deliveryKey))) {
      if (accepted.has(id)) continue;
      counts.inFlight += allowed.has(id) ? 0 : 1;
      allowed.set(id, (allowed.get(id) ?? 0) + 1);
    }
  }

  while (performance.now() - began < timeoutMs) {
    const event = await Promise.race([killNow.promise, pause(250, 'waiting' as const)]);
    if (event === 'worker') {
      await pause(Math.random() * 40);
      child.kill('SIGKILL');
      await exited(child);
      counts.kills++;
      await noteInFlight();
      onProgress(`killed the worker at ${sink.received.length} received (${counts.kills} of ${kills})`);
      killNow = Promise.withResolvers();
      child = startWorkerProcess({ databaseUrl, dataDir, secret, smtpUrl: sink.url });
    } else if (event === 'database') {
      await killDatabase?.();
      counts.databaseKills++;
      await noteInFlight();
      onProgress(`killed the database at ${sink.received.length} received`);
      killNow = Promise.withResolvers();
    } else if (child.exitCode !== null) {
      onProgress(`the worker exited by itself (${child.exitCode}); restarting it`);
      child = startWorkerProcess({ databaseUrl, dataDir, secret, smtpUrl: sink.url });
    } else if ((await acceptedIds(db)).size === messages) break;
  }
  child.kill('SIGTERM');
  await exited(child);

  const receivedTimes = new Map<string, number>();
  for (const mail of sink.received)
    receivedTimes.set(deliveryKey(mail), (receivedTimes.get(deliveryKey(mail)) ?? 0) + 1);
  const ids = (await db.selectFrom('deliveries').select(['delivery_id', 'attempt']).execute()).map(
    (row) => `${row.delivery_id}.${row.attempt}`,
  );
  const repeated = [...receivedTimes].filter(([, count]) => count > 1);
  const result: TortureCounts = {
    messages,
    received: sink.received.length,
    lost: ids.filter((id) => !receivedTimes.has(id)).length + (messages - ids.length),
    doubled: repeated.filter(([id, count]) => count > 1 + (allowed.get(id) ?? 0)).length,
    repeated: repeated.filter(([id, count]) => count <= 1 + (allowed.get(id) ?? 0)).length,
    wrongInLedger: await wrongInLedger(db),
    ...counts,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
  await sink.close();
  await db.destroy();
  return result;
}

/** Whether no message was lost or sent twice, and every delivery is recorded correctly. */
export function isSound(counts: TortureCounts): boolean {
  return counts.lost === 0 && counts.doubled === 0 && counts.wrongInLedger === 0;
}

/** The number of received messages at which each kill happens. */
function planKills(messages: number, kills: number): number[] {
  return Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * messages * 0.95)).toSorted((a, b) => a - b);
}

async function createDueDeliveries(
  home: { db: Database; pool: Pool },
  databaseUrl: string,
  secret: string,
  messages: number,
): Promise<void> {
  const keys = keysFrom(Buffer.from(secret, 'hex'));
  const queue = await openTestQueue({
    connectionString: databaseUrl,
    connections: 2,
    isWorker: false,
    onError: () => undefined,
  });
  const context = testContext(home, queue, { keys });
  const now = Date.now();
  for (let made = 0; made < messages; made += PER_CARD) {
    const emails = Array.from(
      { length: Math.min(PER_CARD, messages - made) },
      (_, i) => `friend${made + i}@example.com`,
    );
    const card = await sentCard({ db: home.db, keys, now, emails });
    await scheduleSentCard(context, card, new Date(now));
  }
  await queue.stop();
}

function startWorkerProcess({
  databaseUrl,
  dataDir,
  secret,
  smtpUrl,
}: {
  databaseUrl: string;
  dataDir: string;
  secret: string;
  smtpUrl: string;
}): ChildProcess {
  return spawn(process.execPath, [WORKER], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: secret,
      SMTP_URL: smtpUrl,
      PUBLIC_URL: 'https://cards.example',
      MAIL_FROM: 'Cardamom <cards@cards.example>',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** The delivery and attempt in a Message-ID. */
function deliveryKey(mail: Received): string {
  return mail.messageId.slice(1, mail.messageId.indexOf('@'));
}

/** A connection may be one that the database left behind when it was killed: reading again is safe. */
async function acceptedIds(db: Database, tries = 20): Promise<Set<string>> {
  try {
    return await readAcceptedIds(db);
  } catch (error) {
    if (tries === 0) throw error;
    await pause(200);
    return acceptedIds(db, tries - 1);
  }
}
async function readAcceptedIds(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['delivery_id', 'attempt'])
    .where('state', '=', 'accepted')
    .execute();
  return new Set(rows.map((row) => `${row.delivery_id}.${row.attempt}`));
}

async function wrongInLedger(db: Database): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*) as wrong from deliveries d
    where d.state <> 'accepted' or (select count(*) from delivery_events e where e.delivery_id = d.delivery_id and e.kind = 'accepted') <> 1`.execute(
    db,
  );
  return rows[0]?.wrong ?? 0;
}
