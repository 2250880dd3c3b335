import { circ, type Look, mix, path, rect } from '#artwork/engine.ts';

/** Squares of a board with a counter on some of them, on the liner. */
export const tabletopLook: Partial<Look> = {
  faces: ['young-serif', 'abril-fatface'],
  kit: (p) => ({ env: mix(p.b, p.paper, 0.5), liner: p.paper, acc: p.a }),
  weave: (c, k) => c.pattern(140, 140, rect(0, 0, 140, 140, `fill="${mix(k.p.c, k.p.paper, 0.25)}"`) + path('M0 0H70V70H0ZM70 70H140V140H70Z', `fill="${mix(k.p.c, k.p.e, 0.2)}"`) + circ(105, 35, 20, `fill="${k.p.a}"`) + circ(35, 105, 20, `fill="${k.p.b}"`) + circ(105, 35, 11, `fill="none" stroke="${k.p.paper}" stroke-width="4"`) + circ(35, 105, 11, `fill="none" stroke="${k.p.paper}" stroke-width="4"`)),
};
