import { type Look, mix, path, rect, shade } from '#artwork/engine.ts';

/** The tiles of an old bar. */
export const taproomLook: Partial<Look> = {
  faces: ['sansita-swashed', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.35), liner: p.a, acc: p.a }),
  weave: (c, k) => c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${k.p.a}"`) + path('M60 6L114 60L60 114L6 60Z', `fill="${shade(k.p.a, 0.06)}"`) + path('M60 28C40 50 34 66 60 94C86 66 80 50 60 28Z', `fill="${mix(k.p.b, k.p.a, 0.2)}"`) + path('M0 -14L14 0L0 14L-14 0ZM120 -14L134 0L120 14L106 0ZM0 106L14 120L0 134L-14 120ZM120 106L134 120L120 134L106 120Z', `fill="${k.p.b}"`)),
};
