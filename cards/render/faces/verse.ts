import type { Drawing } from '../drawing.ts';
import { at, set } from '../lettering.ts';
import { g, path } from '../svg.ts';
import { tall, wide } from './lift.ts';
import { beginFace, type FaceSource, foldShadow, page, spotFor } from './stage.ts';
import { faceFor, verseLines } from './verse-lines.ts';

/** The inside's left page: the card's ornament over its verse, a little above the middle and away from the fold. */
export function verse(source: FaceSource, text: string): Drawing {
  const stage = beginFace('verse', source);
  const { c, k, look } = stage;
  const spot = spotFor(stage);
  page(stage, 'l', spot);
  const key = faceFor(text, look.faces);
  const { lines, size } = verseLines(text, key, look.room.w ?? 680);
  const runs = lines.map((line) => set(line, key, size));
  const lead = size * (lines.length > 3 ? 1.42 : 1.34);
  const cx = look.room.cx ?? 492;
  // without words the ornament has the page to itself
  const S = look.size * (runs.length === 0 ? 1.5 : lines.length > 4 ? 0.86 : 1);
  const high = tall(spot, S);
  const gap = runs.length === 0 ? 0 : look.under ? 96 : look.behind ? 70 + S * 0.5 : 90;
  const first = runs[0] ? runs[0].xh * 0.5 + runs[0].cap * 0.5 : 0;
  const H = high + gap + first + lead * Math.max(0, lines.length - 1) + (look.link ? 70 : 0);
  const top = Math.max(140, 700 - 30 - H / 2);
  const below = look.under?.(cx, top + high - 4, wide(spot, S), k) ?? '';
  c.add('ornament', (look.behind?.(c, cx, top + high / 2, S, k) ?? '') + spot.at(cx, top + high / 2, S) + below);
  const y = top + high + gap + first;
  if (runs.length) c.add('type', path(runs.map((r, i) => at(r, cx, y + i * lead)).join(''), `fill="${k.ink}"`));
  if (look.link && runs.length) {
    c.add('ornament', g(look.link(c, y + (runs.length - 1) * lead + 76, k), `transform="translate(${cx - 500} 0)"`));
  }
  c.add('texture', c.grain(0.5) + foldShadow(c, 'l', k.stock));
  c.alt = lines.join(' ');
  return c;
}
