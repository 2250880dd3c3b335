import { LARGE_WIDTHS } from '#app/ui/sheet.tsx';
import type { Card } from '#contract/card.ts';
import { media } from '#shared/routes.ts';
import { mayBeUndrawable, UNDRAWABLE_HEADER } from '#shared/undrawable.ts';

/** What of a card is looked at. The inside is two pages: the verse at the left, room for the letter at the right. */
export type Face = 'front' | 'inside' | 'back' | 'envelope';
export const FACES = [
  { face: 'front', name: 'Front' },
  { face: 'inside', name: 'Inside' },
  { face: 'back', name: 'Back' },
  { face: 'envelope', name: 'Envelope' },
] as const satisfies readonly { face: Face; name: string }[];
export type Drawn = 'front' | 'inside-left' | 'inside-right' | 'back' | 'envelope';

/** Width of the cover on the page, for the choice of picture. */
export const COVER_SIZES = '(max-width: 767px) 17rem, 27rem';

/** How wide a face stands in its tab. So small, it is there before the large one, and stands in for that. */
export const SMALL_WIDTH = 175;

/** Addresses of a card's pictures in one colourway, with a name on the front where there is one. */
export function cardPictures(card: Card, paletteId: string, name: string) {
  const way = card.colourways.find((one) => one.paletteId === paletteId);
  const palette = way?.paletteId ?? card.paletteId;
  const v = way?.v ?? card.v;
  return (face: Drawn) => (width: number) =>
    media.card(card.cardId, palette, face, width, v, face === 'front' && name ? name : undefined);
}

/** Loads a picture as the page will, so that it can take the place of another without a blink. @returns whether it could be had. */
export async function canLoad(picture: (width: number) => string): Promise<boolean> {
  const image = new Image();
  image.sizes = COVER_SIZES;
  image.srcset = LARGE_WIDTHS.map((width) => `${picture(width)} ${width}w`).join(', ');
  try {
    await image.decode();
    return true;
  } catch (error) {
    // What does not decode could not be had; anything else is a fault.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The letters of a name that could not be drawn on a front, as the answer with its picture says. */
export async function lettersLacking(picture: (width: number) => string, name: string): Promise<readonly string[]> {
  const [width] = LARGE_WIDTHS;
  if (!mayBeUndrawable(name) || width === undefined) return [];
  const said = await fetch(picture(width)).then(
    ({ headers }) => headers.get(UNDRAWABLE_HEADER),
    (error: unknown) => {
      // No line: the picture has said so already.
      if (error instanceof TypeError) return null;
      throw error;
    },
  );
  return said?.split(' ').map(decodeURIComponent) ?? [];
}
