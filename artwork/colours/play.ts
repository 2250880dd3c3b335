import { contrast, lum, type Palette, shade } from '#artwork/engine.ts';

/** a legible ink for type on `on`: the first of the wanted colours with enough contrast, else near-black or near-white, whichever has more */
export const inkFor = (on: string, wishes: string[], need = 4.5) =>
  wishes.find((w) => contrast(w, on) >= need) ?? [shade(on, -0.62), shade(on, 0.6), '#ffffff', '#111111'].sort((a, b) => contrast(b, on) - contrast(a, on))[0]!;
export const darkest = (p: Palette) => [p.ink, p.e, p.a, p.bg, p.c].sort((a, b) => lum(a) - lum(b))[0]!;
