import {
  at, type Drawing, lerp, type LineSpec, lum, METAL, mix, n1, noise1, type P, path, polar, poly, rect, shade, TAU,
  toOklch, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, stackEven } from '#artwork/materials/lettering.ts';
import { circD, rrD } from '#artwork/materials/outlines.ts';
import { inner, softU } from '#artwork/materials/pieces.ts';
import { floorUnder, strikeIn } from './emboss.ts';

/** dark stock, yet light enough for its shades to be seen */
const raised = (x: string) => (lum(x) < 0.4 ? shade(x, 0.4 - lum(x)) : x);

/** A deckle-edged sheet on a table, the hero in a beaded ring. */
export function deckledSheet(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const dark = isDark(p);
  // white stock on a coloured table, or a tinted stock on a pale one
  const tinted = r.chance(0.5);
  const stock = dark ? raised(mix(p.bg, tinted ? p.b : p.e, 0.45)) : tinted ? shade(r.pick([mix(p.bg, p.d, 0.5), mix(p.bg, p.b, 0.4), mix(p.paper, p.a, 0.2)]), 0.01) : mix(p.paper, p.d, 0.1);
  const hiO = dark ? 0.42 : 0.95,
    loC = shade(stock, dark ? -0.2 : -0.34, 0.01);
  const table = dark ? (tinted ? shade(p.bg, -0.05) : shade(mix(p.bg, p.a, 0.3), -0.02)) : tinted ? mix(p.paper, p.bg, 0.4) : r.pick([mix(p.d, p.bg, 0.3), mix(p.b, p.bg, 0.25), mix(p.a, p.bg, 0.2), mix(p.e, p.bg, 0.25), mix(p.c, p.bg, 0.2)]);
  // a deckle-edged sheet on a table
  const nz = noise1('deckle' + input.seed);
  const dk: P[] = [];
  const side = (a: P, b: P, nx: number, ny: number, s0: number) => {
    const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let i = 0; i < L / 9; i++) { const q = (i * 9) / L, o = nz(i * 0.55 + s0) * 5 + nz(i * 0.13 + s0) * 4; dk.push([lerp(a[0], b[0], q) + nx * o, lerp(a[1], b[1], q) + ny * o]); }
  };
  side([62, 62], [938, 62], 0, 1, 0);
  side([938, 62], [938, 1338], 1, 0, 90);
  side([938, 1338], [62, 1338], 0, 1, 180);
  side([62, 1338], [62, 62], 1, 0, 270);
  const sheet = c.def((id) => `<path id="${id}" d="${poly(dk)}"/>`);
  let lin = '';
  for (let i = 0; i < 26; i++) lin += `M0 ${n1(i * 5 + r.f(-0.6, 0.6))}H130M${n1(i * 5 + r.f(-0.6, 0.6))} 0V130`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${table}"`)
    + rect(0, 0, 1000, 1400, `fill="${c.pattern(130, 130, `<path d="${lin}" stroke="#fff" stroke-opacity="${dark ? 0.05 : 0.22}" stroke-width="2.2" fill="none"/>`)}"`) + c.vignette('#000', 0.16));
  c.add('frame', softU(sheet, 5, 14, 22, '#000', 0.34, 8) + use(sheet, `fill="${c.lin([[0, shade(stock, 0.02)], [1, shade(stock, -0.025)]], 0, 0, 1, 1)}"`)
    + use(sheet, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.14 : 0.8}" stroke-width="3"`) + c.grain(0.9));
  const hx = 500,
    hy = 520;
  const floor = floorUnder(stock, [toOklch(stock).c > 0.025 ? stock : table]);
  const struck = strikeIn(c, stock, hiO, loC);
  // plate mark, beaded ring
  const plate = c.def((id) => `<path id="${id}" d="${rrD(124, 120, 752, 800, 8)}"/>`);
  let s = `<g>${inner(c, plate, 3, 4.6, 7, loC, 0.5, 4)}${inner(c, plate, -2, -3, 4, '#fff', hiO * 0.8, 3)}</g>`;
  const ring = c.def((id) => `<path id="${id}" d="${circD(hx, hy, 352)}"/>`);
  s += use(ring, `fill="${floor}"`) + inner(c, ring, 4, 6, 10, shade(floor, -0.2), 0.4, 5);
  s += `<g fill="none">${use(ring, `stroke="${loC}" stroke-opacity=".4" stroke-width="5" transform="translate(1.6 2.6)"`)}${use(ring,
    `stroke="#fff" stroke-opacity="${hiO * 0.85}" stroke-width="5" transform="translate(-1.4 -2)"`)}${use(ring, `stroke="${stock}" stroke-width="4"`)}</g>`;
  const bead = struck.bead();
  for (let i = 0; i < 96; i++) { const q = polar(hx, hy, 374, (i / 96) * TAU); if (q[0] > 130 && q[0] < 870) s += use(bead, `x="${n1(q[0])}" y="${n1(q[1])}"`); }
  s += struck.hero(h, hx, hy, 500, 590);
  c.add('art', s);
  const words = input.headline.split('|'),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'pinyon-script', w: 680, max: words.length > 1 ? 100 : 132, gap: i === words.length - 1 ? 78 : 44, flat: true }));
  if (small) specs.push({ t: small.toUpperCase(), f: 'marcellus', w: 640, max: 29, track: 150, flat: true });
  const k = stackEven(specs, { cy: 1124 });
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const base = dark ? METAL[p.metal][5] : inkOn(stock, [shade(METAL[p.metal][0], -0.14), p.e, p.ink], 4);
  const shine = METAL[p.metal];
  const fo = dark ? c.lin([[0, shine[1]], [0.28, shine[2]], [0.5, shine[5]], [0.74, shine[1]], [1, shine[2]]], 200, 1040, 800, 1220, 'u')
    : c.lin([[0, shade(base, -0.03)], [0.3, shade(base, 0.09, 0.01)], [0.45, base], [0.7, shade(base, -0.04)], [0.85, shade(base, 0.1, 0.01)], [1, base]], 200, 1040, 800, 1220, 'u');
  c.add('type', path(td, `fill="${loC}" fill-opacity=".5" transform="translate(-1 -1.4)"`)
    + path(td, `fill="#fff" fill-opacity="${hiO * 0.9}" transform="translate(1.2 1.8)"`)
    + path(td, `fill="${fo}" stroke="${dark ? base : base}" stroke-width="1.4"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(stock, [dark ? p.ink : base, p.ink])}"`) : ''));
}
