/**
 * A letter on the pages of a card. Lengths are in card units: a page is 1000 wide and 1400 high, so ten units are one `cqw` of a page
 * that is a container.
 */

/** Where a letter stands on each of its pages. */
export type LetterArea = { left: number; top: number; width: number; height: number };

/** One line of a letter, as it is set. */
export type LetterLine = {
  text: string;
  /** the direction of its paragraph */
  isRtl: boolean;
  /** the last line of its paragraph: the next one begins anew */
  isEnd: boolean;
  /** how far from the left of the area it begins, where something lies beside it; else 0 */
  left?: number;
  /** of the name under the letter alone: how many lines of the letter it takes, standing on the last of them */
  rows?: number;
  /** of the name under the letter: how many times as large it is as the letter; left out where it is not larger */
  scale?: number;
};

/** A letter that is broken into lines. Every page of it that anybody sees or prints has these lines. */
export type LaidLetter = {
  /** font size, the same on all of its pages */
  size: number;
  area: LetterArea;
  /** the lines of each page; one page without lines for an empty letter */
  pages: LetterLine[][];
};

/** The distance between two lines, in font sizes. */
export const LETTER_LEADING = 1.3;
/**
 * The name under a letter, as people sign: larger than their lines, with the room of one above it. A name of more than so many letters is as
 * large as the letter: it would not fit on one line.
 */
export const SIGNATURE = { scale: 1.25, rows: 2, longest: 18 } as const;
/** Font sizes of a hand that writes as large as Caveat, from the largest: a letter has the first at which it fits on one page. */
const SIZES = [64, 58, 52, 47];
/** The smallest font size of any hand: 14 pixels on a page of 298, which is what a phone of 320 pixels shows. */
const SMALLEST = 47;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The font sizes that a letter can have, from the largest. @param scale of its hand, which evens out how large the hands write */
export function letterSizes(scale: number): number[] {
  const sizes = SIZES.map((size) => Math.round(size * scale)).filter((size) => size > SMALLEST);
  return [...sizes, SMALLEST];
}

/** How many lines of a size stand on one page. */
export function linesPerPage(size: number, area: LetterArea): number {
  return Math.max(1, Math.floor(area.height / (size * LETTER_LEADING)));
}

/** How many times as large as its letter a signature is written. Letters of East Asia are as wide as two. */
export function signatureScale(name: string): number {
  const width = Array.from(name).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
  return width > SIGNATURE.longest ? 1 : SIGNATURE.scale;
}

/** How many lines of the letter some of its lines take. */
export function rowsIn(lines: readonly LetterLine[]): number {
  return lines.reduce((sum, { rows = 1 }) => sum + rows, 0);
}

/** The room above a line, in its own font sizes. */
export function roomAbove({ rows = 1, scale = 1 }: LetterLine): number {
  return Number(((rows / scale - 1) * LETTER_LEADING).toFixed(4));
}

/** The lines of a page with their font sizes, and how far below the first line's top each begins. */
export function standingLines(
  lines: readonly LetterLine[],
  size: number,
): { line: LetterLine; size: number; top: number }[] {
  let end = 0;
  return lines.map((line) => {
    end += (line.rows ?? 1) * size * LETTER_LEADING;
    const own = size * (line.scale ?? 1);
    return { line, size: own, top: end - own * LETTER_LEADING };
  });
}

/** How far below the top of its area a page's first line begins: a short letter hangs a little lower. */
export function letterDrop(lineCount: number, size: number, area: LetterArea): number {
  const free = area.height - lineCount * size * LETTER_LEADING;
  return free > area.height * 0.28 ? Math.round(free * 0.2) : 0;
}

/** Where the lines of a letter begin, by UTF-16 code units; without those after a new line of its text. @param length of the text without the signature */
export function lineBreaksOf(letter: LaidLetter, length: number): number[] {
  const breaks: number[] = [];
  let at = 0;
  for (const { text, isEnd } of letter.pages.flat()) {
    at += text.length;
    if (isEnd) at++;
    else if (at < length) breaks.push(at);
  }
  return breaks;
}
