import { type Look, mix, path, rect } from '#artwork/engine.ts';

/** The stripes of a shawl, in wool. */
export const simchaLook: Partial<Look> = {
  faces: ['marcellus', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.35), liner: mix(p.paper, p.d, 0.2), acc: p.a }),
  weave: (c, k) => c.pattern(140, 140, rect(0, 0, 140, 140, `fill="${mix(k.p.paper, k.p.d, 0.25)}"`) + path('M0 24H140M0 92H140', `stroke="${k.p.b}" stroke-width="5"`) + path('M0 58H140', `stroke="${k.p.a}" stroke-width="38"`) + path('M0 112H140', `stroke="${k.p.e}" stroke-width="10"`)),
};
