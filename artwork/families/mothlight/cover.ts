import { Drawing, type Input, lum, mix, withContrast, path, shade } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { lantern } from './lantern.ts';
import { luna } from './luna.ts';
import type { Coat } from './moth.ts';
import { moonflower } from './moonflower.ts';
import type { Night, Room } from './night.ts';

const PICTURES: Record<string, (n: Night) => Room> = { lantern, luna, moonflower };

/** Moths at night, painted scale by scale as for an old plate. */
export function drawMothlight(inp: Input): Drawing {
  const c = new Drawing('mothlight', inp), { p } = c, dark = lum(p.bg) < 0.5, ink = dark ? p.e : shade(p.e, -0.02);
  const pale = dark ? p.d : mix(p.paper, p.b, 0.3), coat = (ground: string, flash = p.a): Coat => ({ ground, dark: ink, pale, warm: p.b, flash });
  const coats = [coat(mix(p.d, p.c, dark ? 0.3 : 0.1), p.a), coat(mix(p.a, p.e, 0.35), p.b), coat(mix(p.c, pale, 0.25), mix(p.a, p.b, 0.4)), coat(mix(p.b, p.d, 0.5), p.a), coat(mix(p.c, p.e, 0.3), mix(p.a, pale, 0.2))];
  const room = (PICTURES[inp.motif ?? 'lantern'] ?? lantern)({ c, r: c.r, p, dark, pale, coats });
  const small = smallLines(inp), foot = small.length ? 76 : 0;
  const said = block(inp.headline, 'cormorant-garamond:600i', 500, 800, room.h - foot, 128, { cy: room.top + (room.h - foot) / 2 }, { lead: 1, lines: 2 });
  c.add('type', path(said.d, `fill="${withContrast(p.bg, p.ink, 7)}"`));
  if (small.length) {
    const line = block(small.join('  ·  '), 'josefin-sans:600', 500, 720, 70, 38, { top: said.bottom + 30 }, { track: 60, lines: 2, lead: 1.25 });
    c.add('type', path(line.d, `fill="${withContrast(p.bg, dark ? p.b : p.a, 5.5)}"`));
  }
  c.add('texture', c.grain(0.9) + c.vignette(p.e, dark ? 0.45 : 0.1));
  return c;
}
