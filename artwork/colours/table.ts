import { contrast, lum, mix, type Palette, shade } from '#artwork/engine.ts';
import { oklch } from './roles.ts';

/** a light sheet and a dark ink out of any palette, light or dark */
export const sheet = (p: Palette) => (lum(p.bg) > 0.6 ? { paper: p.paper, ink: p.ink, tint: p.bg } : { paper: mix(p.ink, '#fbf3e2', 0.6), ink: p.bg, tint: mix(p.ink, p.a, 0.18) });
/** push a colour away from the ground until the contrast holds */
export const clear = (col: string, on: string, want = 4.5) => {
  const dn = lum(on) > 0.55;
  let q = col;
  for (let i = 0; i < 24 && contrast(q, on) < want; i++) q = shade(q, dn ? -0.035 : 0.035, dn ? 0 : -0.004);
  return q;
};
export const hueOf = (s: string) => oklch(s)!.h ?? 260;
/** lean a natural colour towards the palette, but only where the palette's hue suits it (lo to hi, in degrees, may wrap) */
export const near = (b0: string, col: string, k: number, lo: number, hi: number) => {
  const h = hueOf(col);
  return mix(b0, col, (lo < hi ? h > lo && h < hi : h > lo || h < hi) ? k : k * 0.1);
};
