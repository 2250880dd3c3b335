import { circ, type Look, lum, mix, rect } from '#artwork/engine.ts';

/** Rings that meet, as on the front. */
export const radianceLook: Partial<Look> = {
  faces: ['federo', 'marcellus'],
  kit: (p) => ({ env: lum(p.bg) < 0.5 ? mix(p.c, p.bg, 0.35) : mix(p.d, p.paper, 0.3), liner: lum(p.bg) < 0.5 ? p.bg : p.a, acc: p.a }),
  weave: (c, k) => {
    const ring = (x: number, y: number) => [46, 34, 22, 10].map((q, i) => circ(x, y, q, `fill="${i % 2 ? k.liner : mix(k.liner, k.p.b, 0.34 + i * 0.12)}"`)).join('');
    return c.pattern(96, 96, rect(0, 0, 96, 96, `fill="${k.liner}"`) + ring(48, 96) + ring(48, 0) + ring(0, 48) + ring(96, 48));
  },
};
