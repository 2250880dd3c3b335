import type { Signature } from './distance.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

/** Tags of texts about a death, in any category: a Christmas without somebody, a year after. */
const OF_A_LOSS = new Set([
  'grief',
  'anniversary-of-death',
  'pet-loss',
  'her-loss',
  'him-loss',
  'baby-loss',
  'friend-loss',
]);
/** Chroma and lightness in a signature (Oklab, in hundredths, chroma stretched by 1.6). From this chroma on a colour is vivid; a light colour is bright from a smaller one. */
const VIVID = 16;
const BRIGHT = { chroma: 12, lightness: 60 };
/** the largest allowed shares of vivid and of bright colours on a front */
const MOST = { vivid: 0.12, bright: 0.14 };

type Said = Pick<Words, 'occasion' | 'tags'>;

/** whether this text needs a quiet front */
export function requiresQuietFront({ occasion, tags }: Said): boolean {
  return occasion === 'sympathy' || tags.some((tag) => OF_A_LOSS.has(tag));
}

/** Whether a front is too loud for its text. It is measured on the front, because a material may use only a part of a palette. */
export function isTooLoud(words: Said, { grid }: Pick<Signature, 'grid'>): boolean {
  if (!requiresQuietFront(words)) return false;
  const cells = grid.length / 3;
  let [vivid, bright] = [0, 0];
  for (let i = 0; i < grid.length; i += 3) {
    const chroma = Math.hypot(grid[i + 1]!, grid[i + 2]!);
    if (chroma > VIVID) vivid++;
    if (chroma > BRIGHT.chroma && grid[i]! > BRIGHT.lightness) bright++;
  }
  return vivid > MOST.vivid * cells || bright > MOST.bright * cells;
}
