import { circ, type Look, mix, rect } from '#artwork/engine.ts';

/** Heads in a row, each in another colour. */
export const allOfUsLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.paper, acc: p.a }),
  weave: (c, k) => c.pattern(160, 160, rect(0, 0, 160, 160, `fill="${mix(k.p.c, k.p.paper, 0.2)}"`) + [[40, 40, k.p.a], [120, 40, k.p.b], [40, 120, k.p.d], [120, 120, k.p.e]].map(([x, y, col]) => circ(x as number, y as number, 27, `fill="${col as string}"`)).join('') + [[80, 80], [0, 0], [160, 0], [0, 160], [160, 160]].map(([x, y]) => circ(x!, y!, 9, `fill="${k.p.paper}"`)).join('')),
};
