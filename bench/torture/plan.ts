import type { TortureSettings } from './torture.ts';

/** What a run with a number of messages consists of. */
type Plan = Pick<TortureSettings, 'workers' | 'requests' | 'weather' | 'late' | 'timeoutMs'>;
/** Seconds from the command line, as text. */
type Chosen = { pause: string | undefined; away: string | undefined; late: string | undefined };

/** From this number of messages on, everything lasts as long as in production; shorter runs have shorter pauses. */
const WHOLE_FROM = 1000;
const PEOPLE_PER_CARD = 10;
const PER_PILE = 25;

/** Three in ten messages are inserted in piles that are due at one instant; visitors request the others. */
export function planRun(messages: number, chosen: Chosen): Plan {
  const isWhole = messages >= WHOLE_FROM;
  const piles = Math.max(2, Math.round((messages * 0.3) / PER_PILE));
  const others = Math.max(5, Math.round(messages * 0.07));
  const cards = Math.max(1, Math.round((messages - piles * PER_PILE - 2 * others) / (PEOPLE_PER_CARD + 1)));
  const pauseMs = Number(chosen.pause ?? (isWhole ? 120 : 25)) * 1000;
  const databaseAwayMs = Number(chosen.away ?? (isWhole ? 60 : 5)) * 1000;
  const lateMs = Number(chosen.late ?? (isWhole ? 75 : 15)) * 1000;
  return {
    workers: 3,
    requests: { cards, peoplePerCard: PEOPLE_PER_CARD, registrations: others, passwords: others },
    weather: {
      workerKills: Math.max(3, Math.round(messages / 70)),
      webKills: Math.max(1, Math.round(messages / 250)),
      pauses: 1,
      pauseMs,
      databaseDeaths: 1,
      databaseAwayMs,
      piles,
      messagesPerPile: PER_PILE,
    },
    late: { ms: lateMs, share: 0.01 },
    timeoutMs: 240_000 + messages * 1000 + 2 * (pauseMs + databaseAwayMs + lateMs),
  };
}
