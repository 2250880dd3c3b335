import { contrast, lum, mix, type Palette, shade } from '#artwork/engine.ts';

export const deep = (c: string, by: number) => shade(c, -by);
/** the darkest or the lightest of some colours, for lettering on a given ground */
export const inkOn = (ground: string, want: string[], min = 4.5) => {
  for (const w of want) if (contrast(w, ground) >= min) return w;
  return [...want].sort((x, y) => contrast(y, ground) - contrast(x, ground))[0]!;
};
/** the greenest colour of a palette, or a plain green where it has none */
export const greenOf = (p: Palette, dark = false) => {
  const score = (x: string) => {
    const [R, G, B] = [1, 3, 5].map((i) => parseInt(x.slice(i, i + 2), 16)) as [number, number, number];
    return G - R + (G - B) * 0.35;
  };
  const best = [p.a, p.b, p.c, p.d, p.e].filter((x) => lum(x) > 0.36 && lum(x) < 0.78).sort((x, y) => score(y) - score(x))[0];
  return best && score(best) > 14 ? best : dark ? '#8fb07c' : '#6a8a58';
};
/** the bluest colour of a palette, or a plain blue where it has none */
export const blueOf = (p: Palette) => {
  const score = (x: string) => parseInt(x.slice(5, 7), 16) - parseInt(x.slice(1, 3), 16);
  const best = [p.e, p.a, p.b, p.c].filter((x) => lum(x) < 0.72).sort((x, y) => score(y) - score(x))[0];
  return best && score(best) > 24 ? best : mix('#23698c', p.e, 0.22);
};
