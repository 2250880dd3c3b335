import { type Look, mix, path, rect } from '#artwork/engine.ts';

/** The twill of overalls, on the liner. */
export const dayWorkLook: Partial<Look> = {
  faces: ['young-serif', 'league-spartan:700'],
  kit: (p) => ({ env: mix(p.c, p.paper, 0.5), liner: p.paper, acc: p.a }),
  weave: (c, k) => c.pattern(96, 96, rect(0, 0, 96, 96, `fill="${mix(k.p.c, k.p.e, 0.3)}"`) + path('M-24 24L24 -24M0 96L96 0M72 120L120 72', `stroke="${mix(k.p.c, k.p.paper, 0.15)}" stroke-width="10"`) + path('M24 72L72 24', `stroke="${k.p.b}" stroke-width="5" stroke-dasharray="12 10"`)),
};
