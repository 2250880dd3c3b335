import { Drawing, type Input, mix, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import type { Loom, Room } from './cloth.ts';
import { fields } from './fields.ts';
import { lapel } from './lapel.ts';
import { sheep } from './sheep.ts';

const PICTURES: Record<string, (l: Loom) => Room> = { fields, lapel, sheep };

/** Ireland in wool: pieces of tweed, felt and running stitch. */
export function drawTweed(inp: Input): Drawing {
  const c = new Drawing('tweed', inp), { p } = c;
  const room = (PICTURES[inp.motif ?? 'fields'] ?? fields)({ c, r: c.r, p });
  const [x, y, w, h] = room.box, small = smallLines(inp), foot = small.length ? 74 : 0;
  const said = block(inp.headline, 'caprasimo', x + w / 2, w, h - foot, 116, { cy: y + (h - foot) / 2 }, { lead: 1.1, lines: 2 });
  const ink = withContrast(room.ground, p.ink, 7);
  // felt letters, laid on
  c.add('type', path(said.d, `fill="${mix(room.ground, '#000000', 0.3)}" opacity=".5" transform="translate(2 4)"`) + path(said.d, `fill="${ink}"`));
  if (small.length) {
    const line = block(small.join('  ·  '), 'josefin-sans:600', x + w / 2, w - 30, 72, 40, { top: said.bottom + 28 }, { track: 24, lines: 2, lead: 1.25 });
    c.add('type', path(line.d, `fill="${withContrast(room.ground, p.e, 5.5)}"`));
  }
  c.add('texture', c.grain(1));
  return c;
}
