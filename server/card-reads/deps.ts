import type { Database } from '#db/client.ts';
import type { CardDeliveries, TestSends } from '#server/card-sends/card-sends.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { CardArtist } from '#server/ports/artist.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CARD_READ_LIMITS } from './limits.ts';

/** What reading cards needs of the rest of the product. */
export type CardReadDeps = {
  db: Database;
  keys: Keys;
  clock: Clock;
  artist: Pick<CardArtist, 'about'>;
  deliveries: CardDeliveries;
  dispatch: Dispatch;
  tests: TestSends;
  codeLimits: { [Name in keyof typeof CARD_READ_LIMITS]: RateLimit };
};
