import { circ, type Look, mix, path, rect } from '#artwork/engine.ts';

/** The tiles of the counter. */
export const taqueriaLook: Partial<Look> = {
  faces: ['young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.paper, acc: p.c }),
  weave: (c, k) => c.pattern(112, 112, rect(0, 0, 112, 112, `fill="${k.p.paper}"`) + path('M0 56L56 0L112 56L56 112Z', `fill="none" stroke="${k.p.a}" stroke-width="6"`) + [0, 1, 2, 3].map((i) => path('M0 0C-15 -12 -15 -34 0 -42C15 -34 15 -12 0 0Z', `fill="${i % 2 ? k.p.c : k.p.a}" transform="translate(56 56) rotate(${i * 90})"`)).join('') + circ(56, 56, 9, `fill="${k.p.b}"`) + [[0, 0], [112, 0], [0, 112], [112, 112]].map(([x, y]) => circ(x!, y!, 18, `fill="${k.p.b}"`)).join('')),
};
