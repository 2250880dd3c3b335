import { g, path, tf } from '#artwork/engine.ts';
import { block } from '#artwork/lettering/feasts.ts';
import type { Card } from './card.ts';
import { pysanka } from './pysanka.ts';

/** a dozen eggs in rows */
export function drawDozen({ inp, c, r, dyes, ink, acc, off }: Card) {
  // a dozen, no two alike
  let s = '';
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 3; i++) {
      const k = j * 3 + i;
      s += g(pysanka(c, 88, 119, (k * 5 + j + off) % 6, dyes[(k * 7 + j * 2) % 6]!, r.f(-0.5, 0.5)), tf(230 + i * 270, 196 + j * 272, r.f(-16, 16)));
    }
  c.add('art', s);
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 820, 100, 84, { cy: inp.sub || inp.name ? 1234 : 1258 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean).join(' · ');
  if (t) c.add('type', path(block(t, 'cormorant-garamond:600i', 500, 760, 60, 40, { top: b.bottom + 22 }).d, `fill="${acc}"`));
}
