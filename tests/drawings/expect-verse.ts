import type { CardDocument } from '#cards/document/card-document.ts';
import { compose, verseLayout } from '#cards/render/compose.ts';
import type { Family } from '#cards/render/family.ts';
import { LEAST } from '#cards/render/faces/verse-lines.ts';
import { boxOfInk, inkOf, inkOfBoth } from './ink.ts';

/** how near letters and ornament may come to the leaf's edges, in card units, and the finest that the pixels tell */
const MARGIN = { left: 90, top: 100, right: 890, bottom: 1290 };
const PIXEL = 4;
/** what a family prints at the rim, where it is more than a tint */
const OPAQUE = 200;

/** What is wrong with the verse's page of a card, in words: small letters, ink beyond the margins or on the rim, words and ornament over each other. */
export async function faultsOfVerse(card: CardDocument, family: Family): Promise<string[]> {
  const lines = verseLayout(card, family);
  const face = compose(card, 'inside-left', family);
  const [words, ornament, rim] = await Promise.all([
    inkOf(face, 'type'),
    inkOf(face, 'ornament'),
    inkOf(face, 'frame'),
  ]);
  const faults = lines.filter((line) => line.size < LEAST).map((line) => `${line.size} units: ${line.text}`);
  for (const [what, ink] of Object.entries({ words, ornament })) {
    const [x0, y0, x1, y1] = boxOfInk(ink) ?? [500, 700, 500, 700];
    if (x0 < MARGIN.left || y0 < MARGIN.top || x1 > MARGIN.right || y1 > MARGIN.bottom)
      faults.push(`${what} from ${x0} ${y0} to ${x1} ${y1}`);
  }
  if (inkOfBoth(words, ornament) > 0) faults.push('words and ornament lie over each other');
  if (inkOfBoth(words, rim, OPAQUE) + inkOfBoth(ornament, rim, OPAQUE) > 0) faults.push('something lies over the rim');
  const [left, , right, bottom] = boxOfInk(words) ?? [0, 0, 0, 0];
  const ends = lines.map((line) => [line.x - line.width / 2, line.x + line.width / 2] as const);
  const off = [
    Math.min(...ends.map(([start]) => start)) - left,
    Math.max(...ends.map(([, end]) => end)) - right,
    Math.max(0, (lines.at(-1)?.y ?? 0) - PIXEL - bottom),
  ];
  if (lines.length > 0 && off.some((by) => Math.abs(by) > 2 * PIXEL))
    faults.push(`laid out ${off.join(', ')} beside its picture`);
  return faults;
}
