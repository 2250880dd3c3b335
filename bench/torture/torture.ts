import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase, openPool } from '#db/client.ts';
import { deliveriesOver } from '#server/deliveries/deliveries.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { keysFrom } from '#server/keys/keys.ts';
import { systemClock } from '#server/ports/clock.ts';
import { type Received, startSmtpSink } from '#tests/doubles/smtp-sink.ts';
import { sentCard } from '#tests/factories/sent-card.ts';

export type TortureSettings = {
  databaseUrl: string;
  /** A folder for the worker's own files. */
  dataDir: string;
  messages: number;
  /** Times that the worker is killed with SIGKILL. */
  kills: number;
  /** Kills the database and starts it again; left out where the database is shared with others. */
  killDatabase?: () => Promise<void>;
  say?: (line: string) => void;
  /** Milliseconds after which it is over, whatever is missing. */
  patience?: number;
};

/** What was counted, by Message-ID. `lost` and `doubled` are faults. */
export type TortureCounts = {
  messages: number;
  received: number;
  lost: number;
  /** Message-IDs that came more than once though they were not on their way at a kill. */
  doubled: number;
  /** Message-IDs that came again after a kill that caught them on their way. */
  repeated: number;
  /** Messages that were on their way at a kill. */
  inFlight: number;
  /** Deliveries whose ledger does not say accepted, exactly once. */
  wrongInLedger: number;
  kills: number;
  databaseKills: number;
  seconds: number;
};

const WORKER = path.resolve(import.meta.dirname, '../../server/worker.ts');
const PER_CARD = 10;

/**
 * Lets a worker send due messages to a real SMTP server, kills it with SIGKILL at random moments and starts it again until every message has left,
 * then counts by Message-ID.
 */
export async function torture({
  databaseUrl,
  dataDir,
  messages,
  kills,
  killDatabase,
  say = () => undefined,
  patience = 600_000,
}: TortureSettings): Promise<TortureCounts> {
  const began = performance.now();
  const secret = 'a'.repeat(64);
  // The database is meant to go away under us once.
  const pool = openPool(databaseUrl, 4, () => undefined, 'torture');
  const db = openDatabase(pool);
  const sink = await startSmtpSink();
  await makeDue(db, databaseUrl, secret, messages);
  say(`${messages} messages are due`);

  const allowed = new Map<string, number>();
  const counts = { kills: 0, databaseKills: 0, inFlight: 0 };
  const victims = planKills(messages, kills);
  const databaseVictim = killDatabase ? Math.floor(messages / 2) : Infinity;
  let child = startWorkerProcess({ databaseUrl, dataDir, secret, smtpUrl: sink.url });
  let struck = Promise.withResolvers<'worker' | 'database'>();
  let struckAt = -1;
  sink.onReceived = () => {
    const so = sink.received.length;
    if (counts.databaseKills === 0 && so >= databaseVictim) struck.resolve('database');
    else if (counts.kills < kills && so >= (victims[counts.kills] ?? Infinity) && struckAt !== counts.kills) {
      struckAt = counts.kills;
      // Some die the very moment that the mail server has the mail and has not said so yet, others a little later.
      if (Math.random() < 0.5) child.kill('SIGKILL');
      struck.resolve('worker');
    }
  };

  /** Notes which messages had reached the mail server and were not yet noted as accepted: those, and no others, may come again. */
  async function noteInFlight(): Promise<void> {
    const accepted = await acceptedIds(db);
    for (const id of new Set(sink.received.map(keyOf))) {
      if (accepted.has(id)) continue;
      counts.inFlight += allowed.has(id) ? 0 : 1;
      allowed.set(id, (allowed.get(id) ?? 0) + 1);
    }
  }

  while (performance.now() - began < patience) {
    const what = await Promise.race([struck.promise, pause(250, 'waiting' as const)]);
    if (what === 'worker') {
      await pause(Math.random() * 40);
      child.kill('SIGKILL');
      await gone(child);
      counts.kills++;
      await noteInFlight();
      say(`killed the worker at ${sink.received.length} received (${counts.kills} of ${kills})`);
      struck = Promise.withResolvers();
      child = startWorkerProcess({ databaseUrl, dataDir, secret, smtpUrl: sink.url });
    } else if (what === 'database') {
      await killDatabase?.();
      counts.databaseKills++;
      await noteInFlight();
      say(`killed the database at ${sink.received.length} received`);
      struck = Promise.withResolvers();
    } else if (child.exitCode !== null) {
      say(`the worker ended by itself (${child.exitCode}); starting it again`);
      child = startWorkerProcess({ databaseUrl, dataDir, secret, smtpUrl: sink.url });
    } else if ((await acceptedIds(db)).size === messages) break;
  }
  child.kill('SIGTERM');
  await gone(child);

  const times = new Map<string, number>();
  for (const mail of sink.received) times.set(keyOf(mail), (times.get(keyOf(mail)) ?? 0) + 1);
  const ids = (await db.selectFrom('deliveries').select(['delivery_id', 'attempt']).execute()).map(
    (row) => `${row.delivery_id}.${row.attempt}`,
  );
  const again = [...times].filter(([, count]) => count > 1);
  const result: TortureCounts = {
    messages,
    received: sink.received.length,
    lost: ids.filter((id) => !times.has(id)).length + (messages - ids.length),
    doubled: again.filter(([id, count]) => count > 1 + (allowed.get(id) ?? 0)).length,
    repeated: again.filter(([id, count]) => count <= 1 + (allowed.get(id) ?? 0)).length,
    wrongInLedger: await wrongInLedger(db),
    ...counts,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
  await sink.close();
  await db.destroy();
  return result;
}

/** Whether nothing was lost, nothing doubled, and the ledger right. */
export function isSound(counts: TortureCounts): boolean {
  return counts.lost === 0 && counts.doubled === 0 && counts.wrongInLedger === 0;
}

/** How many have been received when each kill comes: anywhere, the first soon. */
function planKills(messages: number, kills: number): number[] {
  return Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * messages * 0.95)).toSorted((a, b) => a - b);
}

async function makeDue(db: Database, databaseUrl: string, secret: string, messages: number): Promise<void> {
  const keys = keysFrom(Buffer.from(secret, 'hex'));
  const queue = await openQueue({
    connectionString: databaseUrl,
    connections: 2,
    isWorker: false,
    onError: () => undefined,
  });
  const deliveries = deliveriesOver({ db, clock: systemClock, queue, keys });
  const now = Date.now();
  for (let made = 0; made < messages; made += PER_CARD) {
    const emails = Array.from(
      { length: Math.min(PER_CARD, messages - made) },
      (_, i) => `friend${made + i}@example.com`,
    );
    const card = await sentCard({ db, keys, now, emails });
    await db.transaction().execute((tx) =>
      deliveries.schedule(tx, {
        cardSendId: card.cardSendId,
        memberId: null,
        recipients: card.recipientIds.map((recipientId) => ({ recipientId, dueAt: new Date(now) })),
      }),
    );
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

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Delivery and attempt, as they stand in a Message-ID. */
function keyOf(mail: Received): string {
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
