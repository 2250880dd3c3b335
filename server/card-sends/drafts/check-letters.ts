import type { ErrorItem } from '#contract/reply.ts';
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
 * @throws Failure at the verse.
 */
export async function checkVerse(artist: Pick<CardArtist, 'isVerseHeld'>, document: CardDocument): Promise<void> {
  if (await artist.isVerseHeld(document)) return;
  throw failure(
    'invalid',
    'verse',
    'too-long-for-page',
    'This is more than the left page holds. Shorten it, or move some of it to your message.',
  );
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
