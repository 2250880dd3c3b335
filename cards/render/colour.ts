import { clampChroma, converter, formatHex, interpolate } from 'culori';
import { clamp } from './geometry.ts';

export type Oklch = { l: number; c: number; h: number };
export type Oklab = { l: number; a: number; b: number };

const lch = converter('oklch');
const lab = converter('oklab');
const cache = new Map<string, string>();

function memo(key: string, make: () => string): string {
  let value = cache.get(key);
  if (value === undefined) {
    // mixes are few (palettes × fixed steps); a hostile stream of colours must not grow the map for ever
    if (cache.size > 20_000) cache.clear();
    cache.set(key, (value = make()));
  }
  return value;
}

/** a CSS colour as OKLCH; grey has hue 0 */
export function toOklch(colour: string): Oklch {
  const o = lch(colour);
  if (!o) throw new Error(`not a colour: ${colour}`);
  return { l: o.l, c: o.c, h: o.h ?? 0 };
}

/** a CSS colour as Oklab */
export function toOklab(colour: string): Oklab {
  const o = lab(colour);
  if (!o) throw new Error(`not a colour: ${colour}`);
  return { l: o.l, a: o.a, b: o.b };
}

/** the nearest displayable colour, as #rrggbb */
export function fromOklch(o: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', ...o }, 'oklch'));
}

/** A cached colour is computed from the rounded numbers of its key: otherwise it would depend on who asked first. */
const rounded = (n: number, digits: number) => Number(n.toFixed(digits));

/** a to b in Oklab; t = 0 is a, in steps of a thousandth */
export function mix(a: string, b: string, t: number): string {
  const at = rounded(t, 3);
  return memo(`m${a}${b}${at}`, () => formatHex(interpolate([a, b], 'oklab')(at)));
}

/** shifted in OKLCH lightness and chroma (steps of a thousandth) and hue (degrees, steps of a tenth) */
export function shade(c: string, dl: number, dc = 0, dh = 0): string {
  const [l, chroma, hue] = [rounded(dl, 3), rounded(dc, 3), rounded(dh, 1)];
  return memo(`s${c}${l},${chroma},${hue}`, () => {
    const o = toOklch(c);
    return fromOklch({ l: clamp(o.l + l), c: Math.max(0, o.c + chroma), h: (o.h + hue + 360) % 360 });
  });
}

/** OKLCH lightness, 0 to 1 */
export function lum(c: string): number {
  return toOklch(c).l;
}

/** relative luminance (WCAG 2.2) of #rrggbb */
export function luminance(c: string): number {
  const light = (i: number) => {
    const v = Number.parseInt(c.slice(i, i + 2), 16) / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}

/** contrast ratio (WCAG 2.2), 1 to 21, of two #rrggbb */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** a colour made darker or lighter in small steps until it has a contrast ratio with its ground; else almost black or almost white */
export function withContrast(ground: string, colour: string, ratio: number): string {
  const step = lum(ground) > 0.55 ? -0.02 : 0.02;
  for (let i = 0, c = colour; i < 40; i++, c = shade(c, step)) if (contrast(ground, c) >= ratio) return c;
  return step < 0 ? '#17140f' : '#fffaf0';
}

type Metal = [string, string, string, string, string, string, string, string];

/** stops of a metallic gradient, dark to glint and back */
export const METAL: Record<'gold' | 'rose' | 'silver', Metal> = {
  gold: ['#a97a30', '#dcb054', '#fdf0bd', '#cf9c42', '#ad7d31', '#e8c46c', '#fff6cf', '#c08e3a'],
  rose: ['#b06a5b', '#dd9c88', '#fbe0d3', '#cb8673', '#b26c5d', '#e3a892', '#fff0e8', '#c47a68'],
  silver: ['#6d737c', '#b4bac2', '#f3f6f8', '#9aa1aa', '#70767f', '#c6ccd3', '#ffffff', '#8d949d'],
};
