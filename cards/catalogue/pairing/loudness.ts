import type { Signature } from './distance.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

/** Tags of words that speak of a death, on whatever shelf they stand: a Christmas without somebody, a year after. */
const OF_A_LOSS = new Set([
  'grief',
  'anniversary-of-death',
  'pet-loss',
  'her-loss',
  'him-loss',
  'baby-loss',
  'friend-loss',
]);
/** How strong a colour is, as signatures count it (Oklab, in hundredths, stretched by 1.6): seldom met in grey light, or glaring where it is bright besides. */
const VIVID = 16;
const BRIGHT = { chroma: 12, lightness: 60 };
/** the shares of a front that may be so */
const MOST = { vivid: 0.12, bright: 0.14 };

type Said = Pick<Words, 'occasion' | 'tags'>;

/** whether nothing may be loud beside these words */
export function requiresQuietFront({ occasion, tags }: Said): boolean {
  return occasion === 'sympathy' || tags.some((tag) => OF_A_LOSS.has(tag));
}

/** Whether a front is too gaudy for its words: a palette says little of it, since a material takes what it wants of one. */
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
