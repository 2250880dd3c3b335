import type { TortureSettings } from './torture.ts';

/** What a run of so many messages is made of. */
type Plan = Pick<TortureSettings, 'workers' | 'requests' | 'weather' | 'late' | 'timeoutMs'>;
/** Seconds that were asked for, as they were typed. */
type Chosen = { pause: string | undefined; away: string | undefined; late: string | undefined };

/** From so many messages on, everything lasts as long as it does in life; below, it is shorter, so that the run is. */
const WHOLE_FROM = 1000;
const PEOPLE_PER_CARD = 10;
const PER_PILE = 25;

/** Three in ten messages are due at one instant in piles, the others are asked for by people. */
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
