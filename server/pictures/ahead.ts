import type { Database } from '#db/client.ts';
import { selectCards } from '#server/cards/queries.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { PictureStore } from './picture-store.ts';

/** The widths that lists and card pages show first. */
const WIDTHS = [350, 700];
const PAGE = 50;

/** Makes the pictures of the shop ahead, in its own order, quietly beside everything else. What is there is left alone. */
export function makeAhead({ db, pictures, logger }: { db: Database; pictures: PictureStore; logger: Logger }): { stop(): void; done: Promise<void> } {
  let isStopped = false;
  async function run(): Promise<void> {
    let made = 0;
    for (let offset = 0; !isStopped; offset += PAGE) {
      const cards = await selectCards(db, {}, PAGE, offset);
      for (const card of cards) if (!isStopped && (await pictures.ahead(card, WIDTHS))) made++;
      if (cards.length < PAGE) break;
    }
    if (made > 0) logger.info({ made }, 'pictures made ahead');
  }
  const done = run().catch((error: unknown) => {
    if (!isStopped) logger.error({ err: error }, 'making pictures ahead failed');
  });
  return { stop: () => (isStopped = true), done };
}
