import { type Look, mix, path, rect } from '#artwork/engine.ts';
import { wheel } from './wheels.ts';

/** A pattern of clockwork: large wheels with pinions between them. */
export const thresholdLook: Partial<Look> = {
  faces: ['young-serif', 'playfair-display:600'],
  weave: (c, k) => c.pattern(200, 200, rect(0, 0, 200, 200, `fill="${k.liner}"`) + path(wheel(100, 100, 74, 24, 6), `fill="${mix(k.liner, k.p.a, 0.75)}" fill-rule="evenodd"`) + [[0, 0], [200, 0], [0, 200], [200, 200]].map(([x, y]) => path(wheel(x!, y!, 50, 16, 4), `fill="${mix(k.liner, k.p.c, 0.5)}" fill-rule="evenodd"`)).join('')),
};
