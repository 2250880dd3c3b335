import type { ErrorItem } from '#contract/reply.ts';
import type { VerseFit } from '#cards/render/faces/verse-fit.ts';
import type { CardDocument } from '#cards/document/card-document.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import type { CardArtist } from '#server/ports/artist.ts';
import { mayBeUnsupported, unsupportedCharactersMessage } from '#shared/text/unsupported-characters.ts';

/** Words that the card's own lettering draws, and the field of each. */
type Lettered = readonly { field: string; text: string | null | undefined }[];

/**
 * Words that the lettering of a card has no letters for would be left out of the picture without a word.
 * @throws Failure at the field that has such words.
 */
export async function checkLetters(artist: Pick<CardArtist, 'unsupportedCharacters'>, words: Lettered): Promise<void> {
  const items: ErrorItem[] = [];
  for (const { field, text } of words) {
    const lacking = text && mayBeUnsupported(text) ? await artist.unsupportedCharacters(text) : [];
    if (lacking.length > 0)
      items.push({
        field,
        errorCode: 'unsupported-characters',
        errorMessage: unsupportedCharactersMessage(lacking),
      });
  }
  if (items.length > 0) throw new Failure('invalid', items);
}

/**
 * A verse that its page does not hold would lose its lines, or be too small to read on a phone.
 * @throws Failure at the verse, which says how much of it the page holds.
 */
export async function checkVerse(artist: Pick<CardArtist, 'verseFit'>, document: CardDocument): Promise<void> {
  const fit = await artist.verseFit(document);
  if (!fit.isHeld) throw failure('invalid', 'verse', 'too-long-for-page', tooLongMessage(fit));
}

function tooLongMessage(fit: Exclude<VerseFit, { isHeld: true }>): string {
  if (fit.tooMany === 'empty lines')
    return 'The left page is too small for so many empty lines. Take some of them out.';
  // Another beginning may be a little wider or narrower.
  const held = fit.tooMany === 'lines' ? fit.held : `about ${Math.floor(fit.held / 10) * 10}`;
  return `The left page holds ${held} of these ${fit.of} ${fit.tooMany}. Shorten the verse, or move the rest to your message.`;
}

/**
 * Photos of people's own are not drawn yet: a card with one would leave without it, and nobody would be told.
 * @throws Failure where a document has a photo.
 */
export function refusePhotos({ faces }: CardDocument): void {
  const hasPhoto = faces.some(({ layers }) => layers.some((layer) => layer.type === 'photo' && layer.asset !== null));
  if (hasPhoto)
    throw failure(
      'invalid',
      'document',
      'photos',
      'Cards with your own photos cannot be sent yet. Remove the photos to send this card.',
    );
}
