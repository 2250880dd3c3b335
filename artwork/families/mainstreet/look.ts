import { type Look, path, rect, star } from '#artwork/engine.ts';

/** Cloth for a porch: wide stripes with a row of stars between. */
export const mainstreetLook: Partial<Look> = {
  faces: ['elsie-swash-caps:400', 'playfair-display:500'],
  weave: (c, k) => c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${k.p.paper}"`) + rect(0, 0, 60, 120, `fill="${k.p.a}"`) + path(star(90, 34, 5, 15, 6.2) + star(90, 94, 5, 15, 6.2), `fill="${k.p.e}"`)),
};
