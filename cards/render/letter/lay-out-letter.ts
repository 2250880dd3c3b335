import {
  letterSizes,
  type LaidLetter,
  type LetterArea,
  type LetterLine,
  linesPerPage,
  rowsIn,
  SIGNATURE,
  signatureScale,
} from '#shared/letter/letter.ts';
import { directionOf } from '../bidi.ts';
import type { FontKey } from '../typeface.ts';
import { breakParagraph, followBreaks, type Room } from './greedy-lines.ts';
import { type Hole, roomAround } from './holes.ts';

/** A letter as it is written. */
export type WrittenLetter = {
  text: string;
  /** the name under it; null where it is signed already, or by nobody */
  signature: string | null;
  hand: FontKey;
  /** evens out how large the hands write */
  scale: number;
  /** where its lines begin, as its writer saw them */
  breaks?: readonly number[] | undefined;
};

/** How many lines more than ours the writer's may be: no more than browsers differ. */
const MORE_LINES = { factor: 1.15, lines: 2 };

/**
 * Breaks a letter into lines, at the largest of its font sizes at which it fits on one page; else at the smallest, on as many pages as it
 * needs. The lines that its writer saw are kept where they fit.
 * @param holes what lies on the first page: its lines go round it
 */
export function layOutLetter(letter: WrittenLetter, area: LetterArea, holes: readonly Hole[] = []): LaidLetter {
  const sizes = letterSizes(letter.scale);
  for (const size of sizes) {
    const perPage = linesPerPage(size, area);
    const lines = linesAt(letter, size, area, holes);
    if (rowsIn(lines) <= perPage || size === sizes.at(-1)) return { size, area, pages: inPages(lines, perPage) };
  }
  throw new Error('a hand has at least one size');
}

function linesAt(letter: WrittenLetter, size: number, area: LetterArea, holes: readonly Hole[]): LetterLine[] {
  const place = roomAround(holes, size, area);
  const room: Room = { hand: letter.hand, size, widthOf: (line) => place(line).width };
  const text = letter.text.trimEnd();
  const lines: LetterLine[] = [];
  const put = (paragraph: readonly string[], lower = 0) => {
    const isRtl = directionOf(paragraph.join('')) === 'rtl';
    for (const [i, line] of paragraph.entries()) {
      const { left } = place(lines.length + lower);
      lines.push({ text: line, isRtl, isEnd: i === paragraph.length - 1, ...(left === 0 ? {} : { left }) });
    }
  };
  if (text !== '') for (const paragraph of paragraphsOf(text, letter.breaks, room, holes)) put(paragraph);
  if (letter.signature !== null) sign(letter.signature);
  return lines;

  function sign(name: string) {
    const scale = signatureScale(name);
    const first = lines.length;
    // It stands on the last of its rows.
    put(breakParagraph(name, { ...room, size: size * scale }, first + SIGNATURE.rows - 1), SIGNATURE.rows - 1);
    let isUnder = false;
    for (const line of lines.slice(first)) {
      line.rows = line.text === '' || (isUnder && scale === 1) ? 1 : SIGNATURE.rows;
      if (scale !== 1) line.scale = scale;
      isUnder ||= line.text !== '';
    }
  }
}

function paragraphsOf(text: string, breaks: readonly number[] | undefined, room: Room, holes: readonly Hole[]) {
  const own: string[][] = [];
  let count = 0;
  for (const paragraph of text.split('\n')) {
    const lines = breakParagraph(paragraph, room, count);
    own.push(lines);
    count += lines.length;
  }
  const written = breaks === undefined || holes.length > 0 ? null : followBreaks(text, breaks, room);
  const most = count * MORE_LINES.factor + MORE_LINES.lines;
  return written !== null && written.flat().length <= most ? written : own;
}

function inPages(lines: readonly LetterLine[], perPage: number): LetterLine[][] {
  const pages: LetterLine[][] = [[]];
  for (const line of lines) {
    const page = pages.at(-1)!;
    if (page.length > 0 && rowsIn([...page, line]) > perPage) pages.push([line]);
    else page.push(line);
  }
  return pages;
}
