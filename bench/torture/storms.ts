import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '#cards/render/random.ts';
import type { TorturedDatabase } from './database-link.ts';
import type { MailServer } from './mail-server.ts';
import type { Piles } from './piles.ts';
import type { Slot } from './processes.ts';
import { count, type RunRecord } from './record.ts';

/** How often each thing is done to the product, and for how long. */
export type Weather = {
  workerKills: number;
  webKills: number;
  pauses: number;
  pauseMs: number;
  databaseDeaths: number;
  databaseAwayMs: number;
  /** Cards that several workers sweep, or whose jobs several workers get, at the same moment. */
  piles: number;
  messagesPerPile: number;
};
type Storm =
  | 'kill a worker'
  | 'kill the web'
  | 'pause a worker'
  | 'database away'
  | 'swept side by side'
  | 'handed out twice';

export type Stage = {
  slots: readonly Slot[];
  database: TorturedDatabase;
  piles: Piles;
  mailServer: MailServer;
  record: RunRecord;
  rng: Rng;
  /** The number of messages in the whole run. */ messages: number;
  say: (line: string) => void;
  signal: AbortSignal;
};

/** The next storm begins after this time even if no message arrives: messages may be waiting for it. */
const STALL_MS = 15_000;

/** Does everything to the product, one thing after the other. The seed decides the order and the progress at which each begins. A pause continues meanwhile. */
export async function storm(stage: Stage, weather: Weather): Promise<void> {
  const { record, messages, signal } = stage;
  const paused: Promise<void>[] = [];
  for (const { kind, at } of planStorms(stage.rng, weather)) {
    await progress(record, Math.floor(at * messages), signal);
    if (signal.aborted) break;
    count(record, kind);
    stage.say(`${kind} at ${record.copies.length} received`);
    if (kind === 'pause a worker') paused.push(pauseWorker(stage, weather.pauseMs));
    else await ACTS[kind](stage, weather);
  }
  await Promise.all(paused);
}

/** In a random order. Piles come at any time, the first at once; everything else while messages are being sent. */
export function planStorms(rng: Rng, weather: Weather): { kind: Storm; at: number }[] {
  const many = (kind: Storm, times: number, from = 0.02) =>
    Array.from({ length: times }, () => ({ kind, at: rng.f(from, 0.9) }));
  const piles = Array.from({ length: weather.piles }, (_, i) => ({
    kind: i % 2 === 0 ? ('handed out twice' as const) : ('swept side by side' as const),
    at: (0.8 * i) / weather.piles,
  }));
  return [
    ...piles,
    ...many('kill a worker', weather.workerKills),
    ...many('kill the web', weather.webKills),
    ...many('pause a worker', weather.pauses, 0.3),
    ...many('database away', weather.databaseDeaths, 0.3),
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

const ACTS: { [Name in Exclude<Storm, 'pause a worker'>]: (stage: Stage, weather: Weather) => Promise<void> } = {
  'kill a worker': (stage) => kill(stage, stage.rng.pick(workers(stage))),
  'kill the web': (stage) =>
    kill(
      stage,
      stage.slots.find(({ name }) => name === 'web'),
    ),
  async 'database away'(stage, { databaseAwayMs, workerKills }) {
    const { database, record, rng } = stage;
    const span = { from: Date.now(), to: Infinity };
    record.databaseAway.push(span);
    await database.disconnect();
    const killedAfter = rng.f(0, databaseAwayMs);
    await pause(killedAfter);
    // A worker that starts meanwhile must wait for the database.
    if (workerKills > 0) rng.pick(workers(stage)).kill();
    await pause(databaseAwayMs - killedAfter);
    await database.restore();
    span.to = Date.now();
  },
  'swept side by side': ({ piles }, { messagesPerPile }) => piles.sweptSideBySide(messagesPerPile),
  'handed out twice': ({ piles }, { messagesPerPile }) => piles.handedOutTwice(messagesPerPile),
};

function workers({ slots }: Stage): Slot[] {
  return slots.filter((slot) => slot.name !== 'web' && !slot.isPaused());
}

async function pauseWorker(stage: Stage, ms: number): Promise<void> {
  const [slot] = stage.rng.shuffle(workers(stage));
  await slot?.pause(ms, stage.signal);
}

/** Half of the kills happen when the process has sent a message and waits for the answer, the others at any moment. */
async function kill({ rng, mailServer, signal }: Stage, slot: Slot | undefined): Promise<void> {
  if (slot === undefined) return;
  if (rng.chance(0.5)) {
    await pause(rng.f(0, 500));
    slot.kill();
    return;
  }
  const taken = Promise.withResolvers<void>();
  mailServer.onTaken = ({ by }) => {
    if (by !== slot.current()) return;
    slot.kill();
    taken.resolve();
  };
  await Promise.race([taken.promise, pause(STALL_MS, undefined, { signal }).catch(() => undefined)]);
  mailServer.onTaken = () => undefined;
}
