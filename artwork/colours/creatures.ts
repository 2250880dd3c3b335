import type { Oklch } from 'culori';
import { type Drawing, lum, type Palette, shade } from '#artwork/engine.ts';
import { shadedUntil } from '#artwork/primitives/contrast.ts';
import { oklch, warmth } from './roles.ts';

export const roles = (p: Palette) => {
  const dark = lum(p.bg) < 0.5;
  const cream = dark ? p.ink : p.paper, deep = dark ? shade(p.bg, -0.03) : lum(p.e) < lum(p.ink) ? p.e : p.ink;
  const cs = [p.a, p.b, p.c, p.d, p.e].map((h) => ({ h, o: oklch(h)! }));
  const pick = (f: (o: Oklch) => number, not: string[] = []) => [...cs].filter((q) => !not.includes(q.h)).sort((x, y) => f(y.o) - f(x.o))[0]!.h;
  const hot = pick((o) => warmth(o) - Math.abs(o.l - 0.6) * 0.22);
  const cool = pick((o) => -warmth(o) - Math.abs(o.l - 0.5) * 0.3, [hot]);
  const warm = pick((o) => warmth(o) * 0.6 - Math.abs(o.l - 0.8) * 0.5, [hot, cool]);
  const cool2 = pick((o) => -warmth(o) * 0.6 - Math.abs(o.l - 0.76) * 0.5, [hot, cool, warm]);
  return { dark, cream, deep, hot, warm, cool, cool2 };
};
/** a colour made darker or lighter until it has the contrast `k` with its ground, as far as that goes */
export const withContrast = (ground: string, col: string, k: number) => shadedUntil(ground, col, k, lum(ground) > 0.6 ? -0.04 : 0.04, 20);
/** a hue pulled to a given lightness and chroma */
export const tone = (h: string, l: number, c?: number) => {
  const o = oklch(h)!;
  return shade(h, l - o.l, c === undefined ? 0 : c - (o.c || 0));
};
export const glowOf = (c: Drawing, col: string, o: number) => c.rad([[0.1, col, o], [0.5, col, o * 0.3], [1, col, 0]]);
