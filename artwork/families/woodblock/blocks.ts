import { type Drawing, lum, mix, type Palette, type Rng, shade } from '#artwork/engine.ts';
import { oklch, roles } from '#artwork/colours/roles.ts';

/** The colours of the blocks that a sheet is printed from. */
export type Blk = { paper: string; key: string; blue: string; mid: string; pale: string; hot: string; warm: string; foam: string };

/** the blocks of a palette */
export const blocks = (p: Palette): Blk => {
  const K = roles(p);
  const paper = mix(K.cream, '#f3e6c8', 0.45), base = oklch(K.cool)!.c > 0.03 ? K.cool : K.deep;
  const key = shade(mix(K.deep, base, 0.2), lum(K.deep) > 0.34 ? -0.1 : 0);
  const blue = lum(base) > 0.5 ? shade(base, 0.46 - lum(base)) : mix(base, key, lum(base) < 0.36 ? 0 : 0.12);
  return { paper, key, blue, mid: mix(blue, mix(K.cool2, paper, 0.2), 0.52), pale: mix(mix(K.cool2, blue, 0.12), paper, 0.42), hot: K.hot,
    warm: mix(K.warm, paper, 0.15), foam: mix(paper, '#fffdf5', 0.65) };
};

/** A print: its blocks, and the field that the picture has. */
export type Print = {
  c: Drawing; r: Rng; B: Blk; m: string; X: number; W: number;
  sky: (a: string, mid: string, low: string, night?: boolean) => string;
};
