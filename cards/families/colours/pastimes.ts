import { contrast, shade } from '#cards/render/colour.ts';

export const legible = (ground: string, ...cs: string[]) => [...cs].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0]!;
export const must = (ground: string, col: string, k: number) => {
  let o = col;
  const dir = contrast(ground, '#000000') > contrast(ground, '#ffffff') ? -0.035 : 0.035;
  for (let i = 0; i < 26 && contrast(ground, o) < k; i++) o = shade(o, dir);
  return o;
};
