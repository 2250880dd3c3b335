import type { ErrorItem } from '#contract/reply.ts';
import { Failure } from '#server/failure.ts';
import type { CardArtist } from '#server/pictures/card-artist.ts';

/** Words that the card's own lettering draws. */
type Lettered = { nameOnFront?: string | null | undefined; verse?: string | undefined };

/** Latin letters and what is written between them: every face has them. */
const PLAIN = /^[\s\u0020-\u024f\u2010-\u2026]*$/;

/**
 * Words that the lettering of a card has no letters for would be left out of the picture without a word.
 * @throws Failure at the field that has such words.
 */
export async function checkDrawable(artist: Pick<CardArtist, 'undrawable'>, words: Lettered): Promise<void> {
  const items: ErrorItem[] = [];
  for (const field of ['nameOnFront', 'verse'] as const) {
    const text = words[field] ?? '';
    const lacking = PLAIN.test(text) ? [] : await artist.undrawable(text);
    if (lacking.length > 0)
      items.push({
        field,
        errorCode: 'undrawable',
        errorMessage: `No lettering of ours has ${lacking.slice(0, 5).join(' ')} yet. Can you write it in other letters?`,
      });
  }
  if (items.length > 0) throw new Failure('invalid', items);
}
