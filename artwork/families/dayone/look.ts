import { type Look, mix, path, rect, star } from '#artwork/engine.ts';

/** Stars as on reward stickers. */
export const dayoneLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.paper, acc: p.a }),
  weave: (c, k) => c.pattern(140, 140, rect(0, 0, 140, 140, `fill="${mix(k.p.c, k.p.paper, 0.25)}"`) + [[35, 35, k.p.b], [105, 105, k.p.a]].map(([x, y, col]) => path(star(x as number, y as number, 5, 27, 13), `fill="${col as string}" stroke="${col as string}" stroke-width="8" stroke-linejoin="round"`)).join('') + path('M105 35h.1M35 105h.1', `stroke="${k.p.paper}" stroke-width="19" stroke-linecap="round"`)),
};
