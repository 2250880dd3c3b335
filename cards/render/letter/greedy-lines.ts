import { Rules } from '@cto.af/linebreak';
import type { FontKey } from '../typeface.ts';
import { handWidth, isInOwnFonts } from './hand-width.ts';

/** UAX #14, which browsers follow too. */
const rules = new Rules({ string: true });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** How much wider than its room a line of the writer's may be: browsers measure a little differently, and more so in fonts of their own. */
const TOLERANCE = { ownFonts: 1.01, otherFonts: 1.08 };

/** As many code units of a line are measured before the whole of it. */
const GLANCE = 240;

/** What lines have to fit: a hand at a font size, and the room of each line by its number. */
export type Room = { hand: FontKey; size: number; /** 0 where nothing may stand */ widthOf: (line: number) => number };

/**
 * A paragraph in lines, each as long as its room allows. Nothing of it is lost. A line without room stays empty.
 * @param from the number of its first line
 */
export function breakParagraph(paragraph: string, room: Room, from: number): string[] {
  const lines: string[] = [];
  const width = () => room.widthOf(from + lines.length);
  const skip = () => {
    while (width() <= 0) lines.push('');
  };
  const isNarrow = (text: string) => handWidth(text.trimEnd(), room.hand) * room.size <= width() + 0.01;
  // The start of a very long word shows that it does not fit: all of it would be measured again for each of its lines.
  const fits = (text: string) => (text.length <= GLANCE || isNarrow(text.slice(0, GLANCE))) && isNarrow(text);
  let line = '';
  skip();
  for (const piece of piecesOf(paragraph)) {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line);
      line = '';
      skip();
    }
    line += piece;
    while (!fits(line)) {
      const cut = cutToFit(line, fits);
      if (cut >= line.length) break;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
      skip();
    }
  }
  lines.push(line);
  return lines;
}

/** A paragraph cut where a line may end. (The library breaks after a zero-width joiner within an emoji, which rule LB8a forbids.) */
function piecesOf(paragraph: string): string[] {
  const pieces: string[] = [];
  for (const { string: piece = '' } of rules.breaks(paragraph)) {
    if (pieces.at(-1)?.endsWith('\u200d')) pieces.push(pieces.pop() + piece);
    else pieces.push(piece);
  }
  return pieces;
}

/** Where a word that is wider than its line is divided: after as many characters as fit, at least one. */
function cutToFit(word: string, fits: (text: string) => boolean): number {
  const ends: number[] = [];
  for (const { index, segment } of graphemes.segment(word)) {
    ends.push(index + segment.length);
    // By doubling, so that only about a line of a very long word is ever measured.
    if ((ends.length & (ends.length - 1)) === 0 && ends.length > 1 && !fits(word.slice(0, ends.at(-1)))) break;
  }
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(word.slice(0, ends[middle]))) low = middle;
    else high = middle - 1;
  }
  return ends[low] ?? word.length;
}

/**
 * A text in the lines that its writer saw.
 * @param breaks where a line begins, by UTF-16 code units of the text; those after a new line of the text are not among them
 * @returns the lines of each paragraph; null where they do not fit, or divide a character
 */
export function followBreaks(text: string, breaks: readonly number[], room: Room): string[][] | null {
  const wanted = new Set(breaks);
  const paragraphs: string[][] = [];
  let at = 0;
  for (const paragraph of text.split('\n')) {
    const lines: string[] = [];
    let from = 0;
    for (let i = 1; i < paragraph.length; i++) {
      if (!wanted.has(at + i)) continue;
      if (isWithin(paragraph, i)) return null;
      lines.push(paragraph.slice(from, i));
      from = i;
    }
    lines.push(paragraph.slice(from));
    paragraphs.push(lines);
    at += paragraph.length + 1;
  }
  const all = paragraphs.flat();
  const isFitting = (line: string, i: number) => {
    const shown = line.trimEnd();
    const tolerance = isInOwnFonts(shown, room.hand) ? TOLERANCE.ownFonts : TOLERANCE.otherFonts;
    return handWidth(shown, room.hand) * room.size <= room.widthOf(i) * tolerance;
  };
  return all.every(isFitting) ? paragraphs : null;
}

/** Whether a place is within a character of two code units, or before a mark. */
function isWithin(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  return (code >= 0xdc00 && code <= 0xdfff) || /^\p{M}/u.test(text.slice(i, i + 2));
}
