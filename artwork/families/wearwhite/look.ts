import { circ, type Look, lum, mix, rect } from '#artwork/engine.ts';

/** A white lining with splashes of powder. */
export const wearwhiteLook: Partial<Look> = {
  faces: ['young-serif', 'dm-serif-display'],
  kit: (p) => ({ env: lum(p.bg) < 0.5 ? p.bg : mix(p.bg, p.paper, 0.2), liner: p.paper, acc: p.a }),
  weave: (c, k) => {
    const { p } = k, dots = [[20, 26, 17, p.a], [74, 18, 10, p.b], [112, 58, 19, p.d], [52, 70, 13, p.c], [18, 102, 11, p.e], [86, 108, 17, p.b], [128, 118, 8, p.a], [48, 122, 8, p.d], [118, 14, 6, p.c], [70, 50, 5, p.e]] as const;
    return c.pattern(140, 140, rect(0, 0, 140, 140, `fill="${p.paper}"`) + dots.map(([x, y, q, col]) => circ(x, y, q, `fill="${col}" opacity=".9"`) + circ(x + q * 1.4, y + q, q * 0.22, `fill="${col}"`)).join(''));
  },
};
