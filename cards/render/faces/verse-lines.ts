import { type FontKey, holds, set } from '../lettering.ts';
import { isClinging } from '../typeface.ts';

/** One-letter words stay with the next (Polish), a dash with the word before it. */
export function glue(text: string): string {
  return text.replace(/(^|[ („“])([aiouwzAIOUWZ]) /g, '$1$2\u00a0').replace(/ ([–—&])/g, '\u00a0$1');
}

/** words that a new line begins well with: they take up the thread */
const TAKES_UP =
  /^(and|or|but|so|nor|because|until|till|when|where|while|who|which|that|if|as|than|though|before|after)$/i;
const LEADS_ON = /^(in|on|at|of|to|for|with|from|by|into|over|under|through|about|like)$/i;
/** words that a line does not end with: they hang on what follows */
const HANGS =
  /^(the|a|an|my|your|his|her|our|their|its|no|this|these|those|very|so|same|every|each|has|have|had|is|are|was|were|will|would|can|could|not|i|we|he|she|they|(i|you|we|he|she|they|it|there)[’'](ve|d|ll|re|m|s))$/i;

/** words that a line does not begin with: they belong to the one before */
const TRAILS = /^(it|him|them|me|us)[.,]?$/i;

/** How well a line may be broken before a word: the more, the better; as much as so many letters of unevenness. */
function easeOf(before: string, after: string): number {
  if (/[.?!]$/.test(before)) return 26;
  if (/[,;:–—]$/.test(before)) return 20;
  if (HANGS.test(before) || TAKES_UP.test(before) || LEADS_ON.test(before)) return -10;
  if (TRAILS.test(after)) return -10;
  if (TAKES_UP.test(after)) return 8;
  return LEADS_ON.test(after) ? 2 : 0;
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

/** the largest size for so many lines */
const SIZES = [0, 96, 86, 77, 69, 62, 57, 50, 46];
const leastOf = (lines: number): number => (lines < 3 ? 64 : lines < 5 ? 54 : lines < 8 ? 46 : 34);

/**
 * A verse's lines and their one size. The author's breaks (| or a new line) stand; a line is broken only when the
 * size would fall under 64 (up to two lines), 54 (up to four) or 46 (more).
 */
export function verseLines(text: string, key: FontKey, width: number): { lines: string[]; size: number } {
  let lines = glue(text)
    .split(/[|\n]/)
    .map((s) => s.trim())
    .filter(Boolean);
  const widthOf = (line: string) => {
    const r = set(line, key, 100);
    return Math.max(1, r.x1 - r.x0);
  };
  const sizeOf = (all: string[]) =>
    Math.min(SIZES[Math.min(8, all.length)]!, ...all.map((l) => (width / widthOf(l)) * 100));
  if (!lines.length) return { lines, size: SIZES[1]! };
  for (let turn = 0; turn < 12 && sizeOf(lines) < leastOf(lines.length); turn++) {
    const longest = lines.reduce((a, l) => (widthOf(l) > widthOf(a) ? l : a));
    if (!longest.includes(' ')) break;
    lines = lines.flatMap((l) => (l === longest ? balance(l, 2) : [l]));
  }
  return { lines, size: sizeOf(lines) };
}
