import { circ, ell, g, type Look, mix, rect, tf } from '#artwork/engine.ts';

/** Paw prints and buttons, as on the cushions. */
export const bestSeatLook: Partial<Look> = {
  faces: ['young-serif', 'caprasimo'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.45), liner: p.paper, acc: p.a }),
  weave: (c, k) => {
    const paw = (col: string) => ell(0, 10, 19, 15, `fill="${col}"`) + ell(-22, -9, 8, 11, `fill="${col}"`) + ell(-8, -21, 8, 11, `fill="${col}"`) + ell(8, -21, 8, 11, `fill="${col}"`) + ell(22, -9, 8, 11, `fill="${col}"`);
    return c.pattern(160, 160, rect(0, 0, 160, 160, `fill="${mix(k.p.c, k.p.paper, 0.2)}"`) + g(paw(k.p.paper), tf(40, 44, 18)) + g(paw(k.p.b), tf(120, 124, 18)) + circ(120, 40, 6, `fill="${k.p.a}"`) + circ(40, 120, 6, `fill="${k.p.a}"`));
  },
};
