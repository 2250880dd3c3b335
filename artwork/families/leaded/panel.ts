import {
  at, type Drawing, ell, lerp, type LineSpec, lum, mix, type P, path, polar, poly, rect, shade, TAU, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD, rrD } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { softU } from '#artwork/materials/pieces.ts';
import { glassOf, sat } from './glass.ts';

/** A framed panel hung on chains before a dark wall. */
export function hangingPanel(c: Drawing, h: Hero): void {
  const { p, r, input } = c;
  const wall0 = isDark(p) ? p.bg : lum(p.e) < 0.5 ? p.e : p.ink,
    wall = shade(wall0, 0.2 - lum(wall0), -0.02);
  const hx = 500,
    hy = 560;
  const { lit, sky, lead, hero } = glassOf(c, hx, hy - 60);
  const eye = circD(hx, hy, 74);
  let gl = path(eye, `fill="${lit('#fff3cf')}"`),
    shd = '';
  const X = 118,
    Y = 112,
    W = 764,
    H = 900;
  const win = c.clip(path(rrD(X, Y, W, H, 8)));
  // panes radiate from behind the hero, cut across by two rings
  const n = 18;
  for (let i = 0; i < n; i++) {
    const a0 = ((i + 0.5) / n) * TAU,
      a1 = ((i + 1.5) / n) * TAU;
    for (const [R0, R1, k] of [[74, 330, 2], [330, 470, 0], [470, 900, 1]] as const) {
      const o: P[] = [],
        q: P[] = [];
      for (let t = 0; t <= 3; t++) { o.push(polar(hx, hy, R1, lerp(a0, a1, t / 3))); q.push(polar(hx, hy, R0, lerp(a0, a1, t / 3))); }
      const d = poly([...o, ...q.reverse()]);
      const col = R0 === 74 ? mix(natural(p, '#f9e3a0', 0.25), '#fff6da', i % 2 ? 0.3 : 0.5) : R0 === 330 ? sat(i % 2 ? p.a : mix(p.b, p.a, 0.2)) : sky[(i * 5 + k) % 4]!;
      gl += `<path d="${d}" fill="${lit(shade(col, r.f(-0.03, 0.03), 0, r.f(-4, 4)))}"/>`;
      shd += d;
    }
  }
  const sid = c.def((id) => `<path id="${id}" d="${shd}"/>`);
  const art = `<g clip-path="${win}">${gl}${lead(sid, 8)}</g>` + hero(h, hx, hy, 610, 700);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(wall, 0.06)], [1, shade(wall, -0.06)]], 500, 560, 900, 'u')}"`));
  const fr = c.def((id) => `<path id="${id}" d="${rrD(X, Y, W, H, 8)}"/>`);
  c.add('art', softU(fr, 0, 0, 60, mix(natural(p, '#f9e3a0', 0.3), p.a, 0.2), 0.16, 12, false) + art);
  c.add('frame', `<g fill="none">${use(fr, `stroke="#0a0a0c" stroke-width="34"`)}${use(fr, `stroke="${c.lin([[0, '#8d7a58'], [0.5, '#5c4a30'], [1, '#30241a']], 0, 0, 1, 1)}" stroke-width="26"`)}${use(fr, 'stroke="#f4dfae" stroke-opacity=".5" stroke-width="2" transform="translate(-6 -7)"')}${use(fr, 'stroke="#000" stroke-opacity=".5" stroke-width="4"')}</g>`);
  // chain
  let ch = '';
  for (const x of [250, 750]) for (let i = 0; i < 5; i++) ch += ell(x, 92 - i * 22, i % 2 ? 3 : 7, 13, `fill="none" stroke="${i % 2 ? '#6a5836' : '#a58c5a'}" stroke-width="4"`);
  c.add('ornament', ch);
  const words = inLines(input.headline, 18),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'federo', w: 760, max: words.length > 1 ? 80 : 104, gap: i === words.length - 1 ? 42 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 700, max: 33, track: 70, flat: true });
  const k = stackEven(specs, { cy: 1194 });
  const ink = inkOn(wall, [mix('#ffe9b8', p.paper, lum(p.paper) > 0.8 ? 0.3 : 0), '#fff4dc']);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.vignette('#000', 0.28) + c.grain(0.4));
}
