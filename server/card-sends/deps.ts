import type { Database } from '#db/client.ts';
import type { Shop, ShopWords } from '#server/cards/cards.ts';
import type { CardsForDates } from '#server/calendar/calendar.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { CardArtist } from '#server/ports/artist.ts';
import type { FaceStore } from '#server/pictures/pictures.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Texter } from '#server/ports/texter.ts';
import type { CardDeliveries } from './card-deliveries.ts';
import type { OwnFronts } from './fronts/own-fronts.ts';
import type { ProofOfWork } from './sending/proof-of-work.ts';
import { signatureOf } from '#shared/letter/signature.ts';
import { breaksOf } from './stored-columns.ts';
import type { CardSendRow } from './queries.ts';
import type { SenderNotices } from './sender-notices.ts';

/** What cards on their way need of the rest of the product. */
export type CardSendDeps = {
  db: Database;
  clock: Clock;
  keys: Keys;
  shop: Shop;
  artist: CardArtist;
  faces: FaceStore;
  ownFronts: Pick<OwnFronts, 'schedule'>;
  deliveries: CardDeliveries;
  notices: SenderNotices;
  dates: CardsForDates;
  dispatch: Pick<Dispatch, 'isRefused'>;
  proof: ProofOfWork;
  mailer: Pick<Mailer, 'fromAddress'>;
  /** Null where no texts are sent. */
  texter: Pick<Texter, 'number'> | null;
  /** The site's address in mails, without a slash at the end. */
  publicUrl: string;
  /** On a copy that only this machine reaches, no proof and no confirmation are asked. */
  isLoopbackOnly: boolean;
  /** How long a card that leaves at once can be taken back. */
  undoMs: number;
  limits: {
    perHour: RateLimit;
    perDay: RateLimit;
    /** People, not cards, as those of members. */ peoplePerHour: RateLimit;
    peoplePerDay: RateLimit;
    perMemberHour: RateLimit;
    perMemberDay: RateLimit;
    /** New accounts, by network. */ newAccountsPerHour: RateLimit;
    newAccountsPerDay: RateLimit;
    /** Cards by text. */ texts: RateLimit;
    textsFromNetwork: RateLimit;
    textsOfNewSenders: RateLimit;
    textsToNumber: RateLimit;
    /** Corrected addresses. */ corrections: RateLimit;
    /** Mails that ask an address for a press. */ confirmations: RateLimit;
    /** Drafts of visitors, by network. */ drafts: RateLimit;
    /** Tests to oneself in an hour. */ tests: RateLimit;
    memberTests: RateLimit;
  };
};

/** What the sender made of the card, with a name on its front, or null. */
export function textsOf(row: CardSendRow, nameOnFront: string | null): ShopWords {
  return {
    paletteId: row.palette_id,
    nameOnFront,
    verse: row.verse,
    message: row.message,
    breaks: breaksOf(row),
    signature: signatureOf(row.message, row.sender_name),
    hand: row.hand,
    ink: row.ink,
  };
}
