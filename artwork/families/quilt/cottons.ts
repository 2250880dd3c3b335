import { contrast, type Drawing, lum, mix, type Palette, shade } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { fivePetals } from '#artwork/outlines/ornament.ts';

/** A printed cotton: its paint in three colours. */
export type Print = (a: string, b: string, d: string) => string;

/** What the palette's colours are mixed with. */
export type Grounds = { dark: boolean; linen: string; cream: string };

/** The fabrics of a quilt: its prints, and these in the palette's colours, dark (two of each) and light, with plain linen. */
export type Fabrics = { prints: Print[]; darks: string[]; D: string[]; D2: string[]; L: string[]; plain: string };

/** the linen and the cream of a palette */
export function groundsOf(p: Palette): Grounds {
  const dark = isDark(p);
  return {
    dark, linen: dark ? mix(p.bg, p.paper, 0.4) : mix(p.paper, '#f3e8d2', 0.6),
    cream: dark ? mix(p.ink, '#fff6e6', 0.4) : '#fffaf0',
  };
}

/** a colour made pale */
export const tint = ({ dark, cream }: Grounds, x: string) => (dark ? mix(x, cream, 0.55) : mix(x, cream, 0.66));

/** printed cottons: each is a pattern in two colours on a third, whose ground is noted in `baseOf` */
function printedCottons(c: Drawing, baseOf: Map<string, string>): Print[] {
  const patterns: Print[] = [
    (a, b, d) => c.pattern(64, 64,
      `<g fill="${b}">${fivePetals(16, 16, 10)}${fivePetals(48, 46,
        8)}</g><g fill="${d}"><circle cx="16" cy="16" r="3.4"/><circle cx="48" cy="46" r="2.8"/></g><g fill="none" stroke="${d}" stroke-width="2" stroke-linecap="round"><path d="M40 12q8 2 8 10M42 20q6-6 12-2M12 44q2 8 10 10M10 54q4-8 12-8"/></g>`),
    (a, b) => c.pattern(30, 30, `<g fill="${b}"><circle cx="7.5" cy="7.5" r="3.6"/><circle cx="22.5" cy="22.5" r="3.6"/></g>`),
    (a, b) => c.pattern(28, 28, `<path d="M0 0H14V28H0Z" fill="${b}" fill-opacity=".42"/><path d="M0 0H28V14H0Z" fill="${b}" fill-opacity=".42"/>`),
    (a, b, d) => c.pattern(36, 36, `<path d="M6 0V36" stroke="${b}" stroke-width="6"/><path d="M20 0V36" stroke="${d}" stroke-width="2"/><path d="M26 0V36" stroke="${b}" stroke-width="2"/>`),
    (a, b, d) => c.pattern(40, 40,
      `<path d="M10 2Q18 10 10 18Q2 10 10 2ZM30 22Q38 30 30 38Q22 30 30 22Z" fill="${b}"/><circle cx="30" cy="9" r="2.6" fill="${d}"/><circle cx="10" cy="29" r="2.6" fill="${d}"/>`),
    (a, b) => c.pattern(34, 34, `<path d="M8 3V13M3 8H13M25 20V30M20 25H30" stroke="${b}" stroke-width="2.6" stroke-linecap="round"/>`),
  ];
  return patterns.map((f) => (a, b, d) => { const u = f(a, b, d); baseOf.set(u, a); return u; });
}

/** the fabrics in the colours of the palette; the colour of each print's ground is noted in `baseOf` */
export function fabricsOf(c: Drawing, grounds: Grounds, baseOf: Map<string, string>): Fabrics {
  const { p } = c, { linen, cream } = grounds, prints = printedCottons(c, baseOf);
  const C5 = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, linen) > 1.12);
  const darks = [...new Set(C5)].filter((x) => lum(x) < 0.72);
  while (darks.length < 3) darks.push(shade(darks[0] ?? p.e, 0.06 * darks.length, 0, 20));
  const D = darks.map((x, i) => prints[[0, 1, 4, 5, 3][i % 5]!]!(x, mix(x, cream, 0.72), mix(x, p.b, 0.2) === x ? mix(x, '#000000', 0.3) : mix(p.b, cream, 0.3)));
  const D2 = darks.map((x, i) => prints[[5, 4, 0, 1, 2][i % 5]!]!(shade(x, -0.03), mix(x, cream, 0.55), mix(x, '#000000', 0.25)));
  const L = [p.b, p.d, p.a, p.c, p.e].map((x, i) => prints[[1, 0, 3, 4, 2][i]!]!(mix(linen, tint(grounds, x), 0.38), mix(x, linen, 0.5), mix(x, linen, 0.35)));
  return { prints, darks, D, D2, L, plain: linen };
}
