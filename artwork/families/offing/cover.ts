import { Drawing, type Input, mix, path } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { boat } from './boat.ts';
import { rope } from './rope.ts';
import type { Scene } from './scene.ts';
import { wings } from './wings.ts';

const SCENES: Record<string, Scene> = { rope, boat, wings };

/** Draws a cover of this family. */
export function drawOffing(inp: Input): Drawing {
  const c = new Drawing('offing', inp);
  const { p } = c;
  const room = (SCENES[inp.motif ?? 'rope'] ?? rope)(c, c.r, p);
  const small = smallLines(inp);
  const ink = reads(room.ground, 4.5, p.ink, p.paper);
  const said = block(inp.headline, 'young-serif', room.cx, room.w, room.h - (small.length ? 0 : 10), room.max, { top: room.top }, { lead: 1.08, lines: 2 });
  c.add('type', path(said.d, `fill="${ink}"`));
  if (small.length) {
    const line = block(small.join('  ·  '), 'josefin-sans:600', room.cx, room.w - 40, 74, 42, { top: said.bottom + 26 }, { track: 20, lines: 2, lead: 1.3 });
    c.add('type', path(line.d, `fill="${reads(room.ground, 5.5, mix(p.d, '#FFFDF2', 0.4), ink)}"`));
  }
  c.add('texture', c.grain(0.8));
  return c;
}
