import {
  at, contrast, type Drawing, type LineSpec, lum, mix, n1, type P, path, polar, poly, rect, shade, smooth, TAU, use,
  withContrast,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, off } from '#artwork/materials/outlines.ts';
import { inner, softU } from '#artwork/materials/pieces.ts';
import { roundFit } from '#artwork/materials/round-fit.ts';
import { floorUnder, strikeIn } from './emboss.ts';

const X = 500,
  Y = 506;

/** a ring of folded paper: every pleat has a lit and a shaded side */
function pleats(c: Drawing, R: number, inside: number, n: number, col: string): string {
  let lit = '',
    dim = '',
    ridge = '';
  const outline: P[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU, b = ((i + 0.5) / n) * TAU, e = ((i + 1) / n) * TAU;
    const [A, B, E] = [polar(X, Y, R - 13, a), polar(X, Y, R, b), polar(X, Y, R - 13, e)];
    lit += poly([polar(X, Y, inside, a), A, B, polar(X, Y, inside, b)]);
    dim += poly([polar(X, Y, inside, b), B, E, polar(X, Y, inside, e)]);
    ridge += `M${n1(polar(X, Y, inside, b)[0])} ${n1(polar(X, Y, inside, b)[1])}L${n1(B[0])} ${n1(B[1])}`;
    outline.push(A, B);
  }
  const id = c.def((k) => `<path id="${k}" d="${poly(outline)}"/>`);
  return softU(id, 6, 11, 18, '#000', 0.34, 6) + path(lit, `fill="${shade(col, 0.03)}"`) + path(dim, `fill="${shade(col, -0.075)}"`)
    + path(ridge, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"') + use(id, `fill="${c.lin([[0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#000', 0.16]], 0.1, 0, 0.9, 1)}"`);
}

/** A rosette of pleated paper, the hero struck in its middle, two tails below. */
export function paperRosette(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  const ground = dark ? r.pick([p.bg, shade(mix(p.bg, p.b, 0.35), -0.02), shade(mix(p.bg, p.e, 0.4), -0.03)]) : r.pick([mix(p.bg, p.d, 0.55), mix(p.bg, p.b, 0.45), p.bg, mix(p.bg, p.c, 0.3)]);
  const inks = r.shuffle([p.a, p.b, p.c, p.e].filter((x) => contrast(x, ground) > 1.4));
  const first = off(inks[0] ?? p.a, ground, 1.5),
    second = inks.find((x) => contrast(x, first) > 1.35) ?? mix(first, p.paper, 0.6);
  const stock = mix(p.paper, '#fdf9f0', dark ? 0.94 : 0.6),
    lo = shade(stock, -0.38, 0.012),
    floor = floorUnder(stock, [first, second]);
  // a blind pattern of small lozenges over the whole sheet
  const dot = '<path d="M20 8L26 20L20 32L14 20Z" fill="#000" fill-opacity=".07" transform="translate(1.4 2)"/><path d="M20 8L26 20L20 32L14 20Z" fill="#fff" fill-opacity=".2" transform="translate(-1 -1.4)"/>';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(ground, 0.015)], [1, shade(ground, -0.03)]], 0, 0, 1, 1)}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.pattern(80, 80, `${dot}<g transform="translate(40 40)">${dot}</g><path d="M20 8L26 20L20 32L14 20ZM60 48L66 60L60 72L54 60Z" fill="${ground}"/>`)}"`) + c.grain(0.7));
  // tails
  const tail = (x0: number, x1: number, col: string) => {
    const d = poly([[x0 - 68, Y + 200], [x0 + 68, Y + 200], [x1 + 78, 1062], [x1 + 2, 1010], [x1 - 78, 1062]]),
      id = c.def((k) => `<path id="${k}" d="${d}"/>`);
    return softU(id, 5, 9, 12, '#000', 0.3, 5) + use(id, `fill="${c.lin([[0, shade(col, -0.12)], [0.5, shade(col, 0.02)], [1, shade(col, -0.03)]])}"`)
      + path(`M${x0} ${Y + 200}L${x1 + 1} 1010`, `fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"`);
  };
  c.add('frame', tail(430, 372, second) + tail(570, 628, second) + pleats(c, 430, 200, 56, first) + pleats(c, 360, 200, 44, second));
  // the disc
  const place = roundFit(h, 246);
  const struck = strikeIn(c, stock, 0.95, lo);
  const scallop = smooth(Array.from({ length: 72 }, (_, i) => polar(X, Y, i % 2 ? 304 : 292, (i / 72) * TAU)));
  const disc = c.def((k) => `<path id="${k}" d="${scallop}"/>`),
    ring = c.def((k) => `<path id="${k}" d="${circD(X, Y, 270)}"/>`);
  c.add('art', softU(disc, 5, 9, 14, '#000', 0.3, 6) + use(disc, `fill="${c.lin([[0, shade(stock, 0.015)], [1, shade(stock, -0.03)]], 0, 0, 1, 1)}"`) + use(disc, 'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"')
    + use(ring, `fill="${c.lin([[0, shade(floor, 0.02)], [1, shade(floor, -0.02)]], 0, 0, 1, 1)}"`) + inner(c, ring, 5, 8, 12, shade(floor, -0.2), 0.4, 5)
    + `<g fill="none">${use(ring, `stroke="${c.foil(p.metal, 40)}" stroke-width="5"`)}${use(ring, `stroke="${lo}" stroke-opacity=".5" stroke-width="1.6" transform="translate(1.6 2.4)"`)}</g>` + struck.hero(h, X, Y, place.w, place.h));
  const words = inLines(input.headline, 17),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'abril-fatface', w: 800, max: words.length > 1 ? 78 : 108, gap: i === words.length - 1 ? 40 : 36, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 640, max: 34, track: 80, flat: true });
  const k = stackEven(specs, { cy: 1226 });
  const ink = lum(ground) > 0.5 ? inkOn(ground, [p.e, p.ink].filter((x) => contrast(x, ground) > 4.6)) : withContrast(ground, p.ink, 4.6);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.vignette('#000', 0.12));
}
