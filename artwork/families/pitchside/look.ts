import { circ, type Look, mix, path, rect, shade } from '#artwork/engine.ts';

/** Stripes of mown grass with the lines of a pitch. */
export const pitchsideLook: Partial<Look> = {
  faces: ['league-spartan:700', 'young-serif'],
  kit: (p) => ({ env: mix(p.bg, p.paper, 0.3), liner: p.c, acc: p.a }),
  weave: (c, k) => c.pattern(160, 160, rect(0, 0, 160, 160, `fill="${k.p.c}"`) + rect(0, 0, 80, 160, `fill="${shade(k.p.c, 0.04)}"`) + circ(80, 80, 46, `fill="none" stroke="${k.p.paper}" stroke-width="6"`) + path('M0 80H160', `stroke="${k.p.paper}" stroke-width="6"`) + circ(80, 80, 8, `fill="${k.p.paper}"`)),
};
