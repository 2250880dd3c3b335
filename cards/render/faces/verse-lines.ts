import { type FontKey, holds, set } from '../lettering.ts';
import { isClinging } from '../typeface.ts';
import { easeOf, balancedLines } from './balanced-lines.ts';

/** One-letter words stay with the next (Polish), a dash with the word before it. */
export function glue(text: string): string {
  return text.replace(/(^|[ („“])([aiouwzAIOUWZ]) /g, '$1$2\u00a0').replace(/ ([–—&])/g, '\u00a0$1');
}

/** a line in n lines of about the same length, broken where one would breathe */
export function balance(line: string, n: number): string[] {
  const words = line.split(/ +/);
  const count = Math.min(n, words.length);
  let best = [line];
  let least = Infinity;
  const divide = (from: number, left: number, done: string[]) => {
    if (left === 1) {
      const all = [...done, words.slice(from).join(' ')];
      const lengths = all.map((t) => t.length);
      const breaks = done.map((line, i) => easeOf(line.split(' ').at(-1) ?? '', all[i + 1]!.split(' ')[0] ?? ''));
      const ragged = Math.max(...lengths) * 2 - Math.min(...lengths) - breaks.reduce((sum, ease) => sum + ease, 0);
      if (ragged < least) {
        least = ragged;
        best = all;
      }
      return;
    }
    for (let to = from + 1; to <= words.length - left + 1; to++)
      divide(to, left - 1, [...done, words.slice(from, to).join(' ')]);
  };
  divide(0, count, []);
  return best;
}

/** Of several faces the first that holds every character; else the one with the fewest missing. */
export function faceFor(text: string, faces: readonly FontKey[]): FontKey {
  const characters = Array.from(text.normalize('NFC')).filter(
    (ch) => ch.trim() !== '' && ch !== '|' && !isClinging(ch),
  );
  const lacks = (key: FontKey) => characters.filter((ch) => !holds(key, ch)).length;
  const tried = [...faces, 'playfair-display:600', 'dm-sans:500'];
  return tried.find((key) => lacks(key) === 0) ?? faces[0] ?? 'noto-sans:400';
}

/**
 * The smallest letters of a verse, in card units. On the smallest phone a page is 298 pixels wide, and 47 of its 1,000
 * units are 14 pixels there.
 */
export const LEAST = 47;
/** the largest size for so many lines */
const SIZES = [0, 96, 86, 77, 69, 62, 57, 50, LEAST];
const FEW = SIZES.length - 1;
const leastOf = (lines: number): number => (lines < 3 ? 64 : lines < 5 ? 54 : LEAST);

/**
 * A verse's lines and their one size. The author's breaks (| or a new line) stand; a line is broken only when the
 * size would fall under 64 (up to two lines), 54 (up to four) or 47 (more). What a page does not hold at 47 in its own
 * lines runs on from line to line; what it does not hold so either is set as large as it fits.
 * @param holds how many lines of a size the page holds
 * @returns `isAsWritten` where the author's breaks stand and no letter is under 47
 */
export function verseLines(
  text: string,
  key: FontKey,
  width: number,
  holds: (size: number) => number = () => Infinity,
): { lines: string[]; size: number; isAsWritten: boolean } {
  const own = glue(text)
    .split(/[|\n]/)
    .map((s) => s.trim())
    .filter(Boolean);
  const inkOf = (line: string) => {
    const r = set(line, key, 100);
    return Math.max(1, r.x1 - r.x0) / 100;
  };
  const sizeOf = (lines: readonly string[]) =>
    Math.min(SIZES[Math.min(FEW, lines.length)]!, ...lines.map((l) => width / inkOf(l)));
  if (!own.length) return { lines: own, size: SIZES[1]!, isAsWritten: true };
  let few = own;
  while (few.length < FEW && sizeOf(few) < leastOf(few.length)) {
    const longest = few.reduce((a, l) => (inkOf(l) > inkOf(a) ? l : a));
    if (!longest.includes(' ')) break;
    few = few.flatMap((l) => (l === longest ? balance(l, 2) : [l]));
  }
  if (sizeOf(few) >= LEAST && few.length <= holds(LEAST)) return { lines: few, size: sizeOf(few), isAsWritten: true };
  const broken = own.flatMap((line) => balancedLines(line, key, LEAST, width));
  if (broken.length <= holds(LEAST)) return { lines: broken, size: Math.max(LEAST, sizeOf(broken)), isAsWritten: true };
  const whole = glue(own.join(' '));
  let [size, tooLarge] = [1, LEAST + 1];
  while (tooLarge - size > 1) {
    const tried = Math.floor((size + tooLarge) / 2);
    if (balancedLines(whole, key, tried, width).length <= holds(tried)) size = tried;
    else tooLarge = tried;
  }
  return { lines: balancedLines(whole, key, size, width), size, isAsWritten: false };
}
