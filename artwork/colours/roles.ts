import { converter, type Oklch } from 'culori';
import { lum, type Palette, shade } from '#artwork/engine.ts';

export const oklch = converter('oklch');
/** how warm a colour is: positive for reds and yellows, negative for blues, and stronger with its chroma */
export const warmth = (o: Oklch) => Math.cos((((o.h ?? 60) - 45) * Math.PI) / 180) * (o.c || 0);
export const roles = (p: Palette) => {
  const dark = lum(p.bg) < 0.5;
  const cream = dark ? p.ink : p.paper, deep = dark ? shade(p.bg, -0.03) : lum(p.e) < lum(p.ink) ? p.e : p.ink;
  const cs = [p.a, p.b, p.c, p.d, p.e].map((h) => ({ h, o: oklch(h)! }));
  const by = (f: (o: Oklch) => number) => [...cs].sort((x, y) => f(y.o) - f(x.o))[0]!.h;
  const hot = by((o) => warmth(o) - Math.abs(o.l - 0.58) * 0.22);
  const warm = by((o) => warmth(o) * 0.6 - Math.abs(o.l - 0.82) * 0.5 - (sameColour(o, hot) ? 1 : 0));
  const cool = by((o) => -warmth(o) - Math.abs(o.l - 0.5) * 0.3 - (sameColour(o, hot) ? 1 : 0));
  const cool2 = by((o) => -warmth(o) * 0.6 - Math.abs(o.l - 0.76) * 0.5 - (sameColour(o, hot) || sameColour(o, cool) ? 1 : 0));
  return { dark, cream, deep, hot, warm, cool, cool2 };
};
const sameColour = (o: Oklch, h: string) => {
  const q = oklch(h)!;
  return Math.abs(q.l - o.l) < 1e-4 && Math.abs((q.c || 0) - (o.c || 0)) < 1e-4;
};
export type Roles = ReturnType<typeof roles>;
