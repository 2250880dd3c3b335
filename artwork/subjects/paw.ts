import { circ, ell, g, type Look, mix, rect, tf } from '#artwork/engine.ts';

/** the print of a paw, its toes up, with slim toes */
export const pawPrint = (col: string) => ell(0, 8, 15, 12, `fill="${col}"`) + ell(-17, -8, 6, 8, `fill="${col}"`) + ell(-6, -17, 6, 8, `fill="${col}"`) + ell(6, -17, 6, 8, `fill="${col}"`) + ell(17, -8, 6, 8, `fill="${col}"`);

/** the print of a large paw */
const largePaw = (col: string) => ell(0, 10, 19, 15, `fill="${col}"`) + ell(-22, -9, 8, 11, `fill="${col}"`) + ell(-8, -21, 8, 11, `fill="${col}"`) + ell(8, -21, 8, 11, `fill="${col}"`) + ell(22, -9, 8, 11, `fill="${col}"`);

/** a liner with paw prints and buttons */
export const pawWeave: Look['weave'] = (c, k) =>
  c.pattern(160, 160, rect(0, 0, 160, 160, `fill="${mix(k.p.c, k.p.paper, 0.2)}"`) + g(largePaw(k.p.paper), tf(40, 44, 18)) + g(largePaw(k.p.b), tf(120, 124, 18)) + circ(120, 40, 6, `fill="${k.p.a}"`) + circ(40, 120, 6, `fill="${k.p.a}"`));
