import { contrast, lum, mix, type Palette } from '#artwork/engine.ts';

export const isDark = (p: Palette) => lum(p.bg) < 0.5;
/** the first colour that reads on the ground, or the strongest tint of black or white */
export const reads = (bg: string, need: number, ...cs: string[]) => cs.find((q) => contrast(q, bg) >= need) ?? (lum(bg) > 0.6 ? mix(bg, '#0b0a0c', 0.88) : mix(bg, '#fffaf0', 0.92));
