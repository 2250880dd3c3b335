import type { Oklch } from 'culori';
import { contrast, lum, type Palette, shade } from '#artwork/engine.ts';
import { shadedUntil } from '#artwork/primitives/contrast.ts';
import { oklch, warmth } from './roles.ts';

export const roles = (p: Palette) => {
  const dark = lum(p.bg) < 0.5;
  const cream = dark ? p.ink : p.paper, deep = dark ? shade(p.bg, -0.03) : lum(p.e) < lum(p.ink) ? p.e : p.ink;
  const cs = [p.a, p.b, p.c, p.d, p.e].map((h) => ({ h, o: oklch(h)! }));
  const used = new Set<string>();
  const by = (f: (o: Oklch) => number) => {
    const h = [...cs].filter((q) => !used.has(q.h)).sort((x, y) => f(y.o) - f(x.o))[0]!.h;
    used.add(h);
    return h;
  };
  const hot = by((o) => warmth(o) - Math.abs(o.l - 0.58) * 0.22);
  const warm = by((o) => warmth(o) * 0.6 - Math.abs(o.l - 0.82) * 0.5);
  const cool = by((o) => -warmth(o) - Math.abs(o.l - 0.5) * 0.3);
  const cool2 = by((o) => -warmth(o) * 0.6 - Math.abs(o.l - 0.76) * 0.5);
  return { dark, cream, deep, hot, warm, cool, cool2 };
};
/** a colour made darker or lighter until it has the contrast `k` with its ground, as far as that goes */
export const withContrast = (ground: string, col: string, k: number) => {
  const o = shadedUntil(ground, col, k, lum(ground) > 0.58 ? -0.04 : 0.04, 18);
  return contrast(ground, o) >= k ? o : [shade(ground, -0.6), '#ffffff'].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0]!;
};
export const legible = (ground: string, cs: string[], k: number) => cs.find((q) => contrast(ground, q) >= k) ?? withContrast(ground, cs[0]!, k);
