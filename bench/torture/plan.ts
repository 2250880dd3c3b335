import type { TortureSettings } from './torture.ts';

/** What a run with a number of messages consists of. */
type RunPlan = Pick<TortureSettings, 'workers' | 'requests' | 'chaos' | 'late' | 'timeoutMs'>;
/** Seconds from the command line, as text. */
type Durations = { pause: string | undefined; away: string | undefined; late: string | undefined };

/** From this number of messages on, everything lasts as long as in production; shorter runs have shorter pauses. */
const FULL_LENGTH_FROM = 1000;
const PEOPLE_PER_CARD = 10;
const MESSAGES_PER_BATCH = 25;

/** Three in ten messages are inserted in batches that are due at one instant; visitors request the others. */
export function planRun(messages: number, chosen: Durations): RunPlan {
  const isWhole = messages >= FULL_LENGTH_FROM;
  const batches = Math.max(2, Math.round((messages * 0.3) / MESSAGES_PER_BATCH));
  const others = Math.max(5, Math.round(messages * 0.07));
  const cards = Math.max(1, Math.round((messages - batches * MESSAGES_PER_BATCH - 2 * others) / (PEOPLE_PER_CARD + 1)));
  const pauseMs = Number(chosen.pause ?? (isWhole ? 120 : 25)) * 1000;
  const databaseOutageMs = Number(chosen.away ?? (isWhole ? 60 : 5)) * 1000;
  const lateMs = Number(chosen.late ?? (isWhole ? 75 : 15)) * 1000;
  return {
    workers: 3,
    requests: { cards, peoplePerCard: PEOPLE_PER_CARD, registrations: others, passwords: others },
    chaos: {
      workerKills: Math.max(3, Math.round(messages / 70)),
      webKills: Math.max(1, Math.round(messages / 250)),
      pauses: 1,
      pauseMs,
      databaseOutages: 1,
      databaseOutageMs,
      batches,
      messagesPerBatch: MESSAGES_PER_BATCH,
    },
    late: { ms: lateMs, share: 0.01 },
    timeoutMs: 240_000 + messages * 1000 + 2 * (pauseMs + databaseOutageMs + lateMs),
  };
}
