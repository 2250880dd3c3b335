import { LARGE_WIDTHS } from '#app/parts/card-picture.tsx';
import type { Card } from '#contract/card.ts';
import { media } from '#shared/routes.ts';
import { mayBeUnsupported, UNSUPPORTED_CHARACTERS_HEADER } from '#shared/text/unsupported-characters.ts';

/** A view of the card. The inside is two pages: the verse on the left, space for the message on the right. */
export type Face = 'front' | 'inside' | 'back' | 'envelope';
export const FACES = [
  { face: 'front', name: 'Front' },
  { face: 'inside', name: 'Inside' },
  { face: 'back', name: 'Back' },
  { face: 'envelope', name: 'Envelope' },
] as const satisfies readonly { face: Face; name: string }[];
export type PictureName = 'front' | 'inside-left' | 'inside-right' | 'back' | 'envelope';

/** Width of the cover on the page, for the `sizes` attribute. */
export const COVER_SIZES = '(max-width: 767px) 17rem, 27rem';

/** Width of a face in its tab. This small picture is also shown until the large one is loaded. */
export const SMALL_WIDTH = 175;

/** Addresses of a card's pictures in one colourway, with a name on the front where there is one. */
export function cardPictures(card: Card, paletteId: string, name: string) {
  const colourway = card.colourways.find((one) => one.paletteId === paletteId);
  const palette = colourway?.paletteId ?? card.paletteId;
  const v = colourway?.v ?? card.v;
  return (face: PictureName) => (width: number) =>
    media.card(card.cardId, palette, face, width, v, face === 'front' && name ? name : undefined);
}

/** Loads a picture as the page will show it, so that it can replace another without flashing. @returns whether it could be loaded */
export async function preloadPicture(picture: (width: number) => string): Promise<boolean> {
  const image = new Image();
  image.sizes = COVER_SIZES;
  image.srcset = LARGE_WIDTHS.map((width) => `${picture(width)} ${width}w`).join(', ');
  try {
    await image.decode();
    return true;
  } catch (error) {
    // A picture that cannot be loaded or decoded; anything else is a bug.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The characters of a name that could not be drawn on a front, from a header of the picture's response. */
export async function fetchUnsupportedCharacters(
  picture: (width: number) => string,
  name: string,
): Promise<readonly string[]> {
  const [width] = LARGE_WIDTHS;
  if (!mayBeUnsupported(name) || width === undefined) return [];
  const header = await fetch(picture(width)).then(
    ({ headers }) => headers.get(UNSUPPORTED_CHARACTERS_HEADER),
    (error: unknown) => {
      // No network: the picture has failed too, and is reported.
      if (error instanceof TypeError) return null;
      throw error;
    },
  );
  return header?.split(' ').map(decodeURIComponent) ?? [];
}
