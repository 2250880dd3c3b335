import { circ, type Look, mix, path, rect } from '#artwork/engine.ts';

/** Star and cross, as the tile makers of Kashan laid them. */
export const haftsinLook: Partial<Look> = {
  faces: ['marcellus', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.a, acc: p.c }),
  weave: (c, k) => c.pattern(108, 108, rect(0, 0, 108, 108, `fill="${k.p.e}"`) + path('M54 4L69 39L104 54L69 69L54 104L39 69L4 54L39 39ZM18 18H90V90H18Z', `fill="${k.p.a}"`) + path('M54 28L61 47L80 54L61 61L54 80L47 61L28 54L47 47Z', `fill="${k.p.b}"`) + [[0, 0], [108, 0], [0, 108], [108, 108]].map(([x, y]) => circ(x!, y!, 15, `fill="${k.p.paper}"`)).join('')),
};
