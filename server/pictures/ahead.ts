import type { Database } from '#db/client.ts';
import { selectRanked } from '#server/cards/queries.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { PictureStore } from './picture-store.ts';

/** The widths that lists and card pages show first. */
const WIDTHS = [350, 700];
const PAGE = 50;

/** Makes the pictures of the shop ahead, in its own order, quietly beside everything else. What is there is left alone. */
export function makeAhead({ db, pictures, logger }: { db: Database; pictures: PictureStore; logger: Logger }): {
  stop(): void;
  done: Promise<void>;
} {
  const stop = { asked: false };
  async function run(): Promise<void> {
    let made = 0;
    for (let offset = 0; !stop.asked; offset += PAGE) {
      const cards = await selectRanked(db, PAGE, offset);
      for (const card of cards) {
        if (stop.asked) return;
        try {
          if (await pictures.ahead(card, WIDTHS)) made++;
        } catch (error) {
          // One card that cannot be drawn must not keep the others from their pictures.
          if (!stop.asked) logger.error({ err: error, cardId: card.card_id }, 'a picture could not be made ahead');
        }
      }
      if (cards.length < PAGE) break;
    }
    if (made > 0) logger.info({ made }, 'pictures made ahead');
  }
  const done = run().catch((error: unknown) => {
    if (!stop.asked) logger.error({ err: error }, 'making pictures ahead failed');
  });
  return { stop: () => (stop.asked = true), done };
}
