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

/** what an empty line between two stanzas takes, in lines */
const STANZA_GAP = 0.6;

/** A line, and how many empty lines stand before it. */
type OwnLine = { text: string; gaps: number };

/** The author's lines. Empty ones before the first and after the last are left out. */
function ownLines(text: string): OwnLine[] {
  const lines: OwnLine[] = [];
  let gaps = 0;
  for (const line of text.split(/[|\n]/).map((s) => s.trim())) {
    if (line === '') gaps++;
    else {
      lines.push({ text: line, gaps: lines.length === 0 ? 0 : gaps });
      gaps = 0;
    }
  }
  return lines;
}

/** How far each line is below the first, in lines. */
function rowsOf(lines: readonly OwnLine[]): number[] {
  let row = -1;
  return lines.map(({ gaps }) => (row += 1 + gaps * STANZA_GAP));
}

/** A line that is broken: the empty lines before it stand before its first part. */
const toParts = (parts: readonly string[], gaps: number): OwnLine[] =>
  parts.map((text, i) => ({ text, gaps: i === 0 ? gaps : 0 }));

/**
 * A verse's lines and their one size. The author's breaks (| or a new line) stand, and an empty line is a gap; a line is
 * broken only when the size would fall under 64 (up to two lines), 54 (up to four) or 47 (more). What a page does not
 * hold at 47 in its own lines runs on from line to line; what it does not hold so either is set as large as it fits.
 * @param holds how many lines of a size the page holds
 * @returns `rows`, how far each line is below the first, in lines; `gaps`, how many empty lines stand before each; `isAsWritten` where the author's breaks stand and no
 * letter is under 47
 */
export function verseLines(
  text: string,
  key: FontKey,
  width: number,
  holds: (size: number) => number = () => Infinity,
): { lines: string[]; rows: number[]; gaps: number[]; size: number; isAsWritten: boolean } {
  const own = ownLines(glue(text));
  const inkOf = (line: string) => {
    const r = set(line, key, 100);
    return Math.max(1, r.x1 - r.x0) / 100;
  };
  const sizeOf = (lines: readonly OwnLine[]) =>
    Math.min(SIZES[Math.min(FEW, lines.length)]!, ...lines.map((l) => width / inkOf(l.text)));
  const isHeld = (lines: readonly OwnLine[], size: number) => (rowsOf(lines).at(-1) ?? -1) + 1 <= holds(size);
  const asWritten = (lines: readonly OwnLine[], wanted: number) => {
    let size = wanted;
    // Only gaps make lines of their own size too high for the page.
    while (size > LEAST && !isHeld(lines, size)) size = Math.max(LEAST, size - 1);
    return {
      lines: lines.map((line) => line.text),
      rows: rowsOf(lines),
      gaps: lines.map((line) => line.gaps),
      size,
      isAsWritten: true,
    };
  };
  if (!own.length) return asWritten(own, SIZES[1]!);
  let few = own;
  while (few.length < FEW && sizeOf(few) < leastOf(few.length)) {
    const longest = few.reduce((a, l) => (inkOf(l.text) > inkOf(a.text) ? l : a));
    if (!longest.text.includes(' ')) break;
    few = few.flatMap((l) => (l === longest ? toParts(balance(l.text, 2), l.gaps) : [l]));
  }
  if (sizeOf(few) >= LEAST && isHeld(few, LEAST)) return asWritten(few, sizeOf(few));
  const broken = own.flatMap((line) => toParts(balancedLines(line.text, key, LEAST, width), line.gaps));
  if (isHeld(broken, LEAST)) return asWritten(broken, Math.max(LEAST, sizeOf(broken)));
  const whole = glue(own.map((line) => line.text).join(' '));
  let [size, tooLarge] = [1, LEAST + 1];
  while (tooLarge - size > 1) {
    const tried = Math.floor((size + tooLarge) / 2);
    if (balancedLines(whole, key, tried, width).length <= holds(tried)) size = tried;
    else tooLarge = tried;
  }
  const lines = balancedLines(whole, key, size, width);
  return { lines, rows: lines.map((_, i) => i), gaps: lines.map(() => 0), size, isAsWritten: false };
}
