import { lum, METAL, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, lerp, n1, noise1, polar, poly, pt, TAU, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { circD, rrD } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { inner, lay, softU, U, unionId } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawRelief(inp: Input): Drawing {
  const c = new Drawing('relief', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ', blind embossed';
  const dark = isDark(p);
  const stock = dark ? p.bg : mix(p.paper, p.d, 0.1);
  const hiO = dark ? 0.3 : 0.95,
    loC = shade(stock, dark ? -0.16 : -0.3, 0.01);
  const table = dark ? shade(p.bg, -0.07) : mix(p.d, p.bg, 0.3);
  // a deckle-edged sheet on a table
  const nz = noise1('deckle' + inp.seed);
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
  c.add('frame', softU(sheet, 5, 14, 22, '#000', 0.34, 8) + U(sheet, `fill="${c.lin([[0, shade(stock, 0.02)], [1, shade(stock, -0.025)]], 0, 0, 1, 1)}"`)
    + U(sheet, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.14 : 0.8}" stroke-width="3"`) + c.grain(0.9));
  const hx = 500,
    hy = 520;
  /** raised: a lit edge on one side and a shaded one on the other */
  const raise = (id: string, k: number, fill = true, depth = 1) => {
    let t = softU(id, 3 * k, 4.6 * k, 6 * k, loC, 0.5 * depth, 4, false) + softU(id, -2.6 * k, -4 * k, 4.4 * k, '#fff', hiO * 0.62 * depth, 3, false);
    if (fill) t += U(id, `fill="${c.lin([[0, shade(stock, 0.025)], [1, shade(stock, -0.015)]], 0, 0, 1, 1)}"`);
    t += inner(c, id, -3 * k, -4.4 * k, 6 * k, loC, 0.52 * depth, 4) + inner(c, id, 2.4 * k, 3.6 * k, 4.4 * k, '#fff', hiO * 0.8 * depth, 3);
    return t;
  };
  // plate mark, beaded ring
  const plate = c.def((id) => `<path id="${id}" d="${rrD(124, 120, 752, 800, 8)}"/>`);
  let s = `<g>${inner(c, plate, 3, 4.6, 7, loC, 0.5, 4)}${inner(c, plate, -2, -3, 4, '#fff', hiO * 0.8, 3)}</g>`;
  const ring = c.def((id) => `<path id="${id}" d="${circD(hx, hy, 352)}"/>`);
  s += `<g fill="none">${U(ring, `stroke="${loC}" stroke-opacity=".4" stroke-width="5" transform="translate(1.6 2.6)"`)}${U(ring,
    `stroke="#fff" stroke-opacity="${hiO * 0.85}" stroke-width="5" transform="translate(-1.4 -2)"`)}${U(ring, `stroke="${stock}" stroke-width="4"`)}</g>`;
  const bead = c.def((id) =>
    `<g id="${id}"><circle cx="1.6" cy="2.8" r="6.6" fill="${loC}" fill-opacity=".5"/><circle cx="-1.2" cy="-1.8" r="6.2" fill="#fff" fill-opacity="${hiO
      * 0.8}"/><circle r="5.8" fill="${c.rad([[0, shade(stock, 0.05)], [0.6, stock], [1, shade(stock, -0.09)]], 0.5, 0.5, 0.5, '', 0.36, 0.3)}"/></g>`);
  for (let i = 0; i < 96; i++) { const q = polar(hx, hy, 374, (i / 96) * TAU); if (q[0] > 130 && q[0] < 870) s += U(bead, `x="${n1(q[0])}" y="${n1(q[1])}"`); }
  const ps = lay(c, h, hx, hy, 500, 590),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2);
  s += softU(un, 5, 8, 14, loC, 0.42, 5, false) + softU(un, -4, -6, 10, '#fff', hiO * 0.5, 4, false);
  for (const q of ps) {
    if (q.line) {
      s += `<g fill="none" stroke-linecap="round">${U(q.id, `stroke="#fff" stroke-opacity="${hiO}" stroke-width="4" transform="translate(1.4 2.2)"`)}${U(q.id,
        `stroke="${loC}" stroke-opacity=".75" stroke-width="4"`)}</g>`;
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      l = lum(colourOf(p, h, q.k));
    s += raise(q.id, clamp(m / 100, 0.3, 1.15));
    // dark things are struck deeper
    if (l < 0.45) s += U(q.id, `fill="${loC}" fill-opacity="${m < 60 ? 0.42 : 0.12}"`);
    if (m > 46) {
      let d = '';
      for (const [a, b] of ids.runs(q.i, q, q.ang, clamp(m / 11, 10, 18), () => r.f(-2, 2), 4)) {
        const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (L < 26) continue;
        const k0 = r.f(0.1, 0.4), k1 = Math.min(0.92, k0 + r.f(0.2, 0.45));
        d += `M${pt([lerp(a[0], b[0], k0), lerp(a[1], b[1], k0)])}L${pt([lerp(a[0], b[0], k1), lerp(a[1], b[1], k1)])}`;
      }
      s += path(d, `fill="none" stroke="${loC}" stroke-opacity=".34" stroke-width="2.2" stroke-linecap="round"`)
        + path(d, `fill="none" stroke="#fff" stroke-opacity="${hiO * 0.75}" stroke-width="1.8" stroke-linecap="round" transform="translate(1 1.7)"`);
    }
  }
  c.add('art', s);
  const words = inp.headline.split('|'),
    small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'pinyon-script', w: 680, max: words.length > 1 ? 100 : 132, gap: i === words.length - 1 ? 78 : 44, flat: true }));
  if (small) specs.push({ t: small.toUpperCase(), f: 'marcellus', w: 640, max: 27, track: 170, flat: true });
  const k = stackEven(specs, { cy: 1124 });
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  const base = dark ? METAL[p.metal][1] : inkOn(stock, [shade(METAL[p.metal][0], -0.14), p.e, p.ink], 4);
  const fo = dark ? c.foil(p.metal, 30)
    : c.lin([[0, shade(base, -0.03)], [0.3, shade(base, 0.09, 0.01)], [0.45, base], [0.7, shade(base, -0.04)], [0.85, shade(base, 0.1, 0.01)], [1, base]], 200, 1040, 800, 1220, 'u');
  c.add('type', path(td, `fill="${loC}" fill-opacity=".5" transform="translate(-1 -1.4)"`)
    + path(td, `fill="#fff" fill-opacity="${hiO * 0.9}" transform="translate(1.2 1.8)"`)
    + path(td, `fill="${fo}" stroke="${dark ? base : base}" stroke-width="1.4"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(stock, [dark ? p.ink : base, p.ink])}"`) : ''));
  return c;
}
