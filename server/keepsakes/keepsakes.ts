import type { Keepsakes } from '#contract/keepsake.ts';
import { cardReadsOf, sentFacesOf } from '#server/card-reads/card-reads.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import type { Studio } from '#server/ports/studio.ts';
import { media } from '#shared/routes.ts';
import { createKeepsakeCache, type KeepsakeCache } from './keepsake-cache.ts';
import { type Link, openCard, type OpenedCardDeps } from './opened-card.ts';
import { keyOfPage, makePage, nameOfPage } from './html-page.ts';
import { listSheets, nameOfSheets } from './list-sheets.ts';
import { listPictures, nameOf, requireView, sizeOf } from './pictures.ts';
import { keyOfSheets, type Printing, printSheets } from './sheets.ts';

export { contentDisposition } from './file-names.ts';

/** A file of a card, and what it is called. */
export type KeepsakeFile = { name: string; bytes: Uint8Array };

type Deps = OpenedCardDeps & {
  studio: Pick<Studio, 'address' | 'flatten' | 'print' | 'rasterise' | 'subsetFont' | 'write'>;
  cache: KeepsakeCache;
};

/** What a card can be kept as, for whoever can read it: each call opens the card first, and fails as reading it does. */
export function createKeepsakes(deps: Deps) {
  const { studio, cache } = deps;
  return {
    async list(link: Link): Promise<Keepsakes> {
      const opened = await openCard(deps, link);
      return {
        pictures: listPictures(opened, link),
        sheets: listSheets(opened, link),
        page: {
          fileName: nameOfPage(opened),
          path: media.keepsake(link.magicLink, link.magicLink2 ?? null, 'card.html'),
        },
      };
    },

    /** A page, the envelope or the opened card as a PNG. @param name as in the list */
    async picture(link: Link, name: string): Promise<KeepsakeFile> {
      const opened = await openCard(deps, link);
      const { view, label } = requireView(opened, name);
      const { width } = sizeOf(view);
      const bytes = await cache.get(`png/${width}/${opened.keyOf(view)}`, async () =>
        studio.rasterise(await opened.draw(view), width, 'png'),
      );
      return { name: nameOf(opened, label.toLowerCase(), 'png'), bytes };
    },

    /** The card as one HTML file that needs no network. */
    async page(link: Link): Promise<KeepsakeFile> {
      const opened = await openCard(deps, link);
      const bytes = await cache.get(`html/${keyOfPage(opened)}`, () => makePage(opened, studio));
      return { name: nameOfPage(opened), bytes };
    },

    /** The card on sheets of paper, as a PDF. */
    async pdf(link: Link, printing: Printing): Promise<KeepsakeFile> {
      const opened = await openCard(deps, link);
      const bytes = await cache.get(`pdf/${keyOfSheets(opened, printing)}`, () => printSheets(opened, printing, deps));
      return { name: nameOfSheets(opened, printing), bytes };
    },
  };
}

/** Keepsakes of cards, in this process. */
export const keepsakesOf = oncePerContext((context) =>
  createKeepsakes({
    reads: cardReadsOf(context),
    sentFaces: sentFacesOf(context),
    studio: context.studio,
    cache: createKeepsakeCache(),
  }),
);
