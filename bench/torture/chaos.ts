import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '#cards/render/random.ts';
import type { TorturedDatabase } from './database-link.ts';
import type { MailServer } from './mail-server.ts';
import type { Batches } from './batches.ts';
import type { Slot } from './processes.ts';
import { count, type RunRecord } from './record.ts';

/** How often the run disturbs the product in each way, and for how long. */
export type ChaosSettings = {
  workerKills: number;
  webKills: number;
  pauses: number;
  pauseMs: number;
  databaseOutages: number;
  databaseOutageMs: number;
  /** Cards that several workers sweep at the same moment, or whose jobs several workers get. */
  batches: number;
  messagesPerBatch: number;
};
type Disturbance =
  | 'kill worker'
  | 'kill web'
  | 'pause worker'
  | 'database outage'
  | 'concurrent sweep'
  | 'duplicate jobs';

export type ChaosRun = {
  slots: readonly Slot[];
  database: TorturedDatabase;
  batches: Batches;
  mailServer: MailServer;
  record: RunRecord;
  rng: Rng;
  /** The number of messages in the whole run. */ messages: number;
  log: (line: string) => void;
  signal: AbortSignal;
};

/** The next disturbance begins after this time even if no message arrives: messages may be waiting for it. */
const STALL_MS = 15_000;

/** Disturbs the product in every way, one after the other. The seed decides the order, and after how many messages each begins. Pauses of workers overlap with what follows. */
export async function runChaos(run: ChaosRun, chaos: ChaosSettings): Promise<void> {
  const { record, messages, signal } = run;
  const paused: Promise<void>[] = [];
  for (const { kind, at } of planDisturbances(run.rng, chaos)) {
    await progress(record, Math.floor(at * messages), signal);
    if (signal.aborted) break;
    count(record, kind);
    run.log(`${kind}, after ${record.copies.length} messages`);
    if (kind === 'pause worker') paused.push(pauseWorker(run, chaos.pauseMs));
    else await DISTURBANCES[kind](run, chaos);
  }
  await Promise.all(paused);
}

/** In a random order. Batches come at any time, the first at once; everything else while messages are being sent. */
export function planDisturbances(rng: Rng, chaos: ChaosSettings): { kind: Disturbance; at: number }[] {
  const many = (kind: Disturbance, times: number, from = 0.02) =>
    Array.from({ length: times }, () => ({ kind, at: rng.f(from, 0.9) }));
  const batches = Array.from({ length: chaos.batches }, (_, i) => ({
    kind: i % 2 === 0 ? ('duplicate jobs' as const) : ('concurrent sweep' as const),
    at: (0.8 * i) / chaos.batches,
  }));
  return [
    ...batches,
    ...many('kill worker', chaos.workerKills),
    ...many('kill web', chaos.webKills),
    ...many('pause worker', chaos.pauses, 0.3),
    ...many('database outage', chaos.databaseOutages, 0.3),
  ].toSorted((a, b) => a.at - b.at);
}

/** Waits until a number of messages has arrived, or none arrives for a while. */
async function progress({ copies }: RunRecord, wanted: number, signal: AbortSignal): Promise<void> {
  let [known, since] = [copies.length, Date.now()];
  while (copies.length < wanted && Date.now() - since < STALL_MS && !signal.aborted) {
    await pause(20);
    if (copies.length > known) [known, since] = [copies.length, Date.now()];
  }
}

const DISTURBANCES: {
  [Name in Exclude<Disturbance, 'pause worker'>]: (run: ChaosRun, chaos: ChaosSettings) => Promise<void>;
} = {
  'kill worker': (run) => kill(run, run.rng.pick(workers(run))),
  'kill web': (run) =>
    kill(
      run,
      run.slots.find(({ name }) => name === 'web'),
    ),
  async 'database outage'(run, { databaseOutageMs, workerKills }) {
    const { database, record, rng } = run;
    const span = { from: Date.now(), to: Infinity };
    record.databaseOutages.push(span);
    await database.disconnect();
    const killedAfter = rng.f(0, databaseOutageMs);
    await pause(killedAfter);
    // A worker that starts meanwhile must wait for the database.
    if (workerKills > 0) rng.pick(workers(run)).kill();
    await pause(databaseOutageMs - killedAfter);
    await database.restore();
    span.to = Date.now();
  },
  'concurrent sweep': ({ batches }, { messagesPerBatch }) => batches.sweepConcurrently(messagesPerBatch),
  'duplicate jobs': ({ batches }, { messagesPerBatch }) => batches.duplicateJobs(messagesPerBatch),
};

function workers({ slots }: ChaosRun): Slot[] {
  return slots.filter((slot) => slot.name !== 'web' && !slot.isPaused());
}

async function pauseWorker(run: ChaosRun, ms: number): Promise<void> {
  const [slot] = run.rng.shuffle(workers(run));
  await slot?.pause(ms, run.signal);
}

/** Half of the kills happen when the process has sent a message and waits for the answer, the others at any moment. */
async function kill({ rng, mailServer, signal }: ChaosRun, slot: Slot | undefined): Promise<void> {
  if (slot === undefined) return;
  if (rng.chance(0.5)) {
    await pause(rng.f(0, 500));
    slot.kill();
    return;
  }
  const taken = Promise.withResolvers<void>();
  mailServer.onReceived = ({ process }) => {
    if (process !== slot.current()) return;
    slot.kill();
    taken.resolve();
  };
  await Promise.race([taken.promise, pause(STALL_MS, undefined, { signal }).catch(() => undefined)]);
  mailServer.onReceived = () => undefined;
}
