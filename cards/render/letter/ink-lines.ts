import {
  LETTER_LEADING,
  type LetterArea,
  letterDrop,
  type LetterLine,
  rowsIn,
  standingLines,
} from '#shared/letter/letter.ts';
import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { set } from '../lettering.ts';
import { makeRng } from '../random.ts';
import { g } from '../svg.ts';
import { font, type FontKey } from '../typeface.ts';
import { handWidth } from './hand-width.ts';

/** One page of a letter. */
export type LetterPage = {
  lines: readonly LetterLine[];
  size: number;
  area: LetterArea;
  /** the letter has no other page */ isOnly: boolean;
};

/** How far below the top of a line its letters stand, in font sizes: as browsers place them. */
function baselineOf(hand: FontKey): number {
  const { ascent, descent, unitsPerEm } = font(hand);
  return (LETTER_LEADING * unitsPerEm + ascent + descent) / 2 / unitsPerEm;
}

/** The baseline of the last line of a page; the top of its area where it has none. */
export function endOfPage({ lines, size, area, isOnly }: LetterPage, hand: FontKey): number {
  const last = standingLines(lines, size).at(-1);
  if (last === undefined) return area.top;
  const drop = isOnly ? letterDrop(rowsIn(lines), size, area) : 0;
  return area.top + drop + last.top + baselineOf(hand) * last.size;
}

/** A page of a letter as ink: each glyph is drawn once and used again, a hair off the line, as a hand does. */
export function inkPage(c: Drawing, written: LetterPage, hand: FontKey, colour: string): string {
  const { lines, size, area, isOnly } = written;
  const r = makeRng(lines.map((line) => line.text).join('\n'));
  const top = area.top + (isOnly ? letterDrop(rowsIn(lines), size, area) : 0);
  let ink = '';
  for (const { line, size: own, top: down } of standingLines(lines, size)) {
    const slope = r.f(-0.004, 0.003);
    const text = line.text.trimEnd();
    const run = set(text, hand, own);
    const width = handWidth(text, hand) * own;
    // Set a little wider or narrower, it is as wide as in a browser.
    const stretch = run.w > 0 ? width / run.w : 1;
    const left = line.isRtl ? area.left + area.width - width : area.left + (line.left ?? 0);
    const y = top + down + baselineOf(hand) * own;
    for (const glyph of run.glyphs) {
      if (!glyph.ink) continue;
      const d = glyph.cmds.map(([k, ...q]) => k + q.map((v, j) => n1(v - (j % 2 ? 0 : glyph.x))).join(' ')).join('');
      const id = c.def((q) => `<path id="${q}" d="${d}"/>`, `letter${d}`);
      const dx = glyph.x * stretch;
      ink += `<use href="#${id}" x="${n1(left + dx)}" y="${n1(y + dx * slope + r.f(-0.018, 0.018) * own)}"/>`;
    }
  }
  return g(ink, `fill="${colour}"`);
}
