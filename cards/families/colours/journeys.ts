import { contrast, lum, shade } from '#cards/render/colour.ts';

/** the more legible of two inks on a ground */
export const legible = (ground: string, a: string, b: string) => (contrast(ground, a) >= contrast(ground, b) ? a : b);
export const must = (ground: string, col: string, k: number) => {
  let o = col;
  const dir = lum(ground) > 0.58 ? -0.04 : 0.04;
  for (let i = 0; i < 16 && contrast(ground, o) < k; i++) o = shade(o, dir);
  return o;
};
