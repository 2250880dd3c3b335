import { type Look, mix, path, rect } from '#artwork/engine.ts';

/** Clouds on silk. */
export const midautumnLook: Partial<Look> = {
  faces: ['marcellus', 'young-serif'],
  kit: (p) => ({ env: mix(p.b, p.paper, 0.55), liner: p.a, acc: p.c }),
  weave: (c, k) => c.pattern(180, 130, rect(0, 0, 180, 130, `fill="${k.p.a}"`) + [[20, 40], [110, 105]].map(([x, y]) => path('M0 0a18 18 0 1 1 26 -14a20 20 0 0 1 38 4a14 14 0 0 1 8 24H-16', `fill="none" stroke="${mix(k.p.b, k.p.a, 0.3)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y})"`)).join('')),
};
