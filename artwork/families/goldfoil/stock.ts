import { type Drawing, lum, makeRng, mix, n1, type Palette, path, rect, shade, toOklch } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { ownWay } from '#artwork/materials/own-way.ts';

/** a colour deep enough for foil to shine on */
export function deepen(colour: string, to = 0.32): string {
  const by = to - lum(colour);
  return by < 0 ? shade(colour, by, lum(colour) > 0.6 ? -0.01 : 0) : colour;
}

/** olive and mustard board does not become foil */
function isDull(colour: string): boolean {
  const { c, h } = toOklch(colour);
  return c > 0.03 && h > 52 && h < 128;
}

/** deep stocks of the palette, another first for each hero */
export function stocksOf(p: Palette, h: Hero, about: string): [string, ...string[]] {
  const first = isDark(p) ? deepen(p.bg, 0.36) : deepen(lum(p.e) < 0.6 ? p.e : p.ink, 0.34);
  const more = (isDark(p) ? [p.b, p.e, mix(p.bg, p.b, 0.5), p.c] : [p.ink, p.a, p.c, mix(p.e, p.ink, 0.5)]).map((x) => deepen(x, 0.34));
  const apart = more.filter((x) => toOklch(x).c > 0.028 && !isDull(x));
  return isDull(first) && apart[0] ? ownWay(h, about, [apart[0], ...apart.slice(1)]) : ownWay(h, about, [first, ...apart]);
}

/** dyed cotton board: a faint weave of fibres */
export function board(c: Drawing, stock: string): string {
  const r = makeRng(`${c.input.seed}board`);
  let d = '';
  for (let i = 0; i < 260; i++) d += `M${n1(r.f(0, 1000))} ${n1(r.f(0, 1400))}l${n1(r.f(-14, 14))} ${n1(r.f(-9, 9))}`;
  return rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(stock, 0.035)], [1, shade(stock, -0.03)]], 500, 560, 900, 'u')}"`) + path(d, 'fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="1.8" stroke-linecap="round"') + c.grain(1);
}
