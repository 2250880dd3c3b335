import { createHash } from 'node:crypto';
import { drawSpread } from '#cards/render/sheets/card-pages.ts';
import type { ReadCard } from '#contract/card-read.ts';
import type { CardFaces, CardReads, sentFacesOf } from '#server/card-reads/card-reads.ts';
import { addresseeOf } from '#shared/letter/addressee.ts';
import { failure } from '#server/kernel/failure.ts';
import type { FaceName } from '#server/ports/artist.ts';
import type { Studio } from '#server/ports/studio.ts';

/** The link of a card, and of one of its people where it is theirs. */
export type Link = { magicLink: string; magicLink2?: string | undefined };

/** Something of a card that can be looked at by itself: a page, its envelope, or its inside as it lies open. */
export type View =
  | { kind: 'face'; face: Exclude<FaceName, `letter-${number}`> }
  | { kind: 'letter'; page: number }
  | { kind: 'inside' };

export type OpenedCardDeps = {
  reads: Pick<CardReads, 'read'>;
  sentFaces: Pick<ReturnType<typeof sentFacesOf>, 'faces'>;
  studio: Pick<Studio, 'address' | 'write'>;
};

/** A card that somebody may read, and its pages as drawings. */
export type OpenedCard = {
  card: ReadCard;
  faces: Pick<CardFaces, 'headline' | 'verse'>;
  /** what a view looks like, as a hash: as long as it is the same, so is the drawing */
  keyOf(view: View): string;
  /** a view as SVG. @throws Failure where the card has no such page */
  draw(view: View): Promise<string>;
};

/** Opens a card for whoever may read it. @throws Failure, as the reading page does, where there is no card at the link, or none any more */
export async function openCard({ reads, sentFaces, studio }: OpenedCardDeps, link: Link): Promise<OpenedCard> {
  const card = await reads.read(link);
  const faces = await requireFaces(sentFaces, link);
  const { letter, hand, ink, stock, from, envelope } = card;
  const to = addresseeOf(card.to);

  function keyOf(view: View): string {
    switch (view.kind) {
      case 'face':
        return view.face === 'envelope' ? hashOf([faces.keyOf('envelope'), to, from, hand]) : faces.keyOf(view.face);
      case 'letter': {
        requirePage(card, view.page);
        const paper = view.page === 0 ? faces.keyOf('inside-right') : stock;
        const written = JSON.stringify([letter.pages[view.page], letter.pages.length, letter.size, letter.area]);
        return hashOf([paper, written, hand, ink]);
      }
      case 'inside':
        return `${keyOf({ kind: 'face', face: 'inside-left' })}+${keyOf({ kind: 'letter', page: 0 })}`;
    }
  }
  async function draw(view: View): Promise<string> {
    switch (view.kind) {
      case 'face': {
        const svg = await faces.svg(view.face);
        if (view.face !== 'envelope') return svg;
        return studio.address({ envelope: svg, to, from, hand, ink: envelope.ink, colour: envelope.colour });
      }
      case 'letter': {
        requirePage(card, view.page);
        // The further pages are plain, as those of the card that is read.
        const paper = view.page === 0 ? await faces.svg('inside-right') : null;
        return studio.write({ paper, stock, letter, page: view.page, hand, ink });
      }
      case 'inside':
        return drawSpread(await draw({ kind: 'face', face: 'inside-left' }), await draw({ kind: 'letter', page: 0 }));
    }
  }
  return { card, faces, keyOf, draw };
}

function hashOf(values: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

async function requireFaces(sentFaces: OpenedCardDeps['sentFaces'], link: Link): Promise<CardFaces> {
  const faces = await sentFaces.faces(link);
  if (faces !== null) return faces;
  throw failure('not-found', 'magicLink', 'revoked-link', 'This card is no longer available.');
}

function requirePage({ letter }: ReadCard, page: number): void {
  if (page < letter.pages.length) return;
  throw failure('not-found', 'general', 'no-page', 'This card has no such page.');
}
