import { Drawing, type Input, lum, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { bowls } from './bowls.ts';
import { hands } from './hands.ts';
import { line } from './line.ts';
import type { Holi, Room } from './powder.ts';

const PICTURES: Record<string, (h: Holi) => Room> = { line, hands, bowls };

/** Holi by what it leaves on white things. */
export function drawWearwhite(inp: Input): Drawing {
  const c = new Drawing('wearwhite', inp), { p } = c;
  const room = (PICTURES[inp.motif ?? 'line'] ?? line)({ c, r: c.r, p, colours: [p.a, p.b, p.c, p.d, p.e], dark: lum(p.bg) < 0.5 }), small = smallLines(inp), foot = small.length ? 74 : 0;
  const said = block(inp.headline, 'young-serif', 500, 820, room.h - foot, room.max, { cy: room.top + (room.h - foot) / 2 }, { lead: 1.08, lines: 2 });
  c.add('type', path(said.d, `fill="${withContrast(room.ground, p.ink, 7)}"`));
  if (small.length) {
    const under = block(small.join('  ·  '), 'josefin-sans:700', 500, 740, 66, 42, { top: said.bottom + 30 }, { track: 30, lines: 2, lead: 1.25 });
    c.add('type', path(under.d, `fill="${withContrast(room.ground, p.a, 5)}"`));
  }
  c.add('texture', c.grain(0.8));
  return c;
}
