import { circ, type Look, mix, rect } from '#artwork/engine.ts';

/** Rows of rising and setting suns. */
export const asanaLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.bg, p.paper, 0.3), liner: p.c, acc: p.a }),
  weave: (c, k) => c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${mix(k.p.c, k.p.paper, 0.2)}"`) + circ(60, 60, 40, `fill="${k.p.b}"`) + rect(0, 60, 120, 60, `fill="${k.p.c}"`) + [70, 84, 98].map((y, i) => rect(24 + i * 7, y, 72 - i * 14, 6, `rx="3" fill="${k.p.b}"`)).join('')),
};
