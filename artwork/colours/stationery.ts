import { contrast, type Drawing, type Input, lum, METAL, mix, shade } from '#artwork/engine.ts';

export const isDarkColour = (c: string) => lum(c) < 0.55;
/** move a colour away from the ground until it reads */
export function readable(col: string, ground: string, min = 4.6) {
  const dir = lum(ground) < 0.58 ? 0.03 : -0.03;
  let o = col;
  for (let i = 0; i < 26 && contrast(o, ground) < min; i++) o = shade(o, dir, -0.002);
  return contrast(o, ground) < min ? (dir > 0 ? '#fffdf8' : '#17130f') : o;
}
/** foil for light stock: the same metal a few tones deeper, so that hairlines hold */
export const gilt = (c: Drawing, ground: string, angle = 35) => {
  if (isDarkColour(ground)) return c.foil(c.p.metal, angle);
  const m = METAL[c.p.metal].map((x) => (lum(x) > 0.7 ? shade(x, -0.2, 0.01) : shade(x, -0.05, 0.01))),
    st: [number, string][] = Array.from({ length: 21 }, (_, i) => [Math.round((i / 20) * 1000) / 1000, m[i % m.length]!]);
  const a = (angle * Math.PI) / 180,
    dx = Math.cos(a) * 700,
    dy = Math.sin(a) * 700;
  return c.lin(st, Math.round(500 - dx), Math.round(700 - dy), Math.round(500 + dx), Math.round(700 + dy), 'u');
};
/** the light half of any palette: paper, ink and grounds for work that needs white stock */
export const stock = (p: Input['palette']) => {
  const dark = isDarkColour(p.bg);
  return dark
    ? { dark, paper: mix(p.ink, '#ffffff', 0.35), ink: shade(p.bg, -0.02), tint: mix(mix(p.ink, '#ffffff', 0.2), p.b, 0.12), deep: p.bg }
    : { dark, paper: p.paper, ink: p.ink, tint: p.bg, deep: mix(p.e, p.ink, 0.45) };
};
