import { contrast, lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, lerp, n1, noise1, polar, smooth, TAU, type P } from '#cards/render/geometry.ts';
import { at, glyphPaths, type LineSpec } from '#cards/render/lettering.ts';
import { makeRng } from '#cards/render/random.ts';
import { circ, ell, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { off, spaced } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { clipOf, inner, lay, softU, U } from '#cards/families/materials/pieces.ts';

export function drawClay(inp: Input): Drawing {
  const c = new Drawing('clay', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in modelling clay';
  const dark = isDark(p);
  let slab = dark ? p.bg : shade(mix(p.d, p.bg, 0.2), 0, 0.02);
  if (!dark) while (lum(slab) < 0.74 && contrast(p.paper, slab) < 3.5) slab = shade(slab, -0.02);
  const vivid = (x: string) => (lum(x) > 0.9 ? shade(x, -0.02) : shade(x, lum(x) < 0.34 ? 0.06 : 0.015, 0.03));
  // whorls of a thumb
  const prints = [0, 1, 2].map((v) => {
    let d = '';
    const rr = makeRng('thumb' + v);
    for (let i = 1; i < 12; i++) {
      const R = i * 5.4,
        q: P[] = [];
      const a0 = v === 2 ? -0.4 : 0,
        a1 = v === 0 ? TAU * 0.94 : v === 1 ? TAU * 0.7 : Math.PI + 0.4;
      for (let j = 0; j <= 16; j++) {
        const a = a0 + ((a1 - a0) * j) / 16 - Math.PI;
        q.push([Math.cos(a) * R * 0.82 + rr.f(-0.7, 0.7), Math.sin(a) * R * 1.15 + (v ? Math.abs(Math.cos(a)) * R * 0.24 : 0) + rr.f(-0.7, 0.7)]);
      }
      d += smooth(q, false);
    }
    return c.def((id) => `<path id="${id}" d="${d}"/>`);
  });
  const thumb = (x: number, y: number, k: number, deg: number,
    o: number) => `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)}) scale(${n1(k * 10) === '0' ? 0.1 : Math.round(k * 100) / 100})" fill="none" stroke-width="1.9">${ell(0, 4, 54, 72, `fill="${c.rad([[0, '#000', 0.034], [0.7, '#000', 0.018], [1, '#000', 0]])}" stroke="none"`)}${U(prints[Math.floor(Math.abs(x * 7 + y)) % 3]!, `stroke="#000" stroke-opacity="${o}"`)}${U(prints[Math.floor(Math.abs(x * 7 + y)) % 3]!, `stroke="#fff" stroke-opacity="${o * 1.3}" transform="translate(1.2 1.7)"`)}</g>`;
  const bev = (id: string, col: string, big: number, extra = '', fat = 7) => {
    const hi = mix(col, '#ffffff', 0.55),
      lo = shade(col, -0.2, 0.01);
    return softU(id, 5, 9, 9 * big + 4, '#150a12', 0.36, 5)
      + U(id, `fill="${shade(col, -0.13)}" stroke="${shade(col, -0.13)}" stroke-width="${fat}" stroke-linejoin="round" transform="translate(1.5 4)"`)
      + U(id, `fill="${col}" stroke="${col}" stroke-width="${fat}" stroke-linejoin="round"`) + inner(c, id, -3 * big, -5 * big, 15 * big, lo, 0.52, 5)
      + inner(c, id, 4 * big, 5.5 * big, 8 * big, hi, 0.62, 4) + extra;
  };
  const sid = c.def((id) =>
    `<path id="${id}" d="${smooth([[52, 74], [260, 50], [520, 58], [760, 48], [948, 78], [956, 400], [944, 760], [954, 1120], [940, 1330], [700, 1350],
      [460, 1340], [220, 1354], [58, 1326], [46, 980], [58, 640], [44, 330]])}"/>`);
  const board = dark ? shade(p.bg, -0.06) : mix(p.b, p.paper, 0.15);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${vivid(board)}"`));
  let gr = bev(sid, slab, 1.5);
  for (let i = 0; i < 16; i++) gr += thumb(r.f(90, 910), r.f(100, 1300), r.f(0.9, 1.5), r.f(-40, 40), 0.055);
  // dents of a rolling pin
  c.add('frame', `<g>${gr}</g>`);
  const hy = 530;
  // a disc behind, rolled flat, and a rope about it
  const disc = c.def((id) => `<path id="${id}" d="${smooth(Array.from({ length: 22 }, (_, i) => polar(500, hy, 376 + r.f(-5, 5), (i / 22) * TAU)))}"/>`);
  const dcol = vivid(dark ? mix(p.b, p.bg, 0.2) : mix(p.paper, p.bg, 0.3));
  let s = bev(disc, dcol, 1.2,
    `<g clip-path="${clipOf(c,
      disc)}">${[0, 1, 2, 3, 4].map((i) => { const q = polar(500, hy, r.f(200, 340), (i / 5) * TAU + r.f(0, 1)); return thumb(q[0], q[1], r.f(0.9, 1.3), r.f(-90, 90), 0.06); }).join('')}</g>`);
  const balls = [p.a, p.b, p.c, p.e, p.d].map(vivid).filter((x) => contrast(x, slab) > 1.15 && contrast(x, dcol) > 1.12);
  if (!balls.length) balls.push(vivid(p.a));
  for (let i = 0; i < 30; i++) {
    const q = polar(500, hy, 396 + r.f(-3, 3), (i / 30) * TAU),
      R = 20 + r.f(-2, 2),
      col = balls[i % balls.length]!;
    s += ell(q[0] + 5, q[1] + 9, R + 2, R, 'fill="#150a12" fill-opacity=".28"')
      + circ(q[0], q[1], R, `fill="${c.rad([[0, mix(col, '#ffffff', 0.5)], [0.45, col], [1, shade(col, -0.15)]], 0.5, 0.5, 0.6, '', 0.34, 0.28)}"`);
  }
  const wob = noise1('clay' + inp.seed),
    wob2 = noise1('clay2' + inp.seed);
  const ps = lay(c, h, 500, hy, 560, 590, { hand: (x, y) => [x + wob(y / 34 + x / 160) * 4, y + wob2(x / 34 + y / 160) * 4] });
  for (const q of ps) {
    const base = colourOf(p, h, q.k),
      col = vivid(off(base, dcol, 1.08));
    if (q.line) {
      s += U(q.id, 'fill="none" stroke="#150a12" stroke-opacity=".32" stroke-width="15" stroke-linecap="round" transform="translate(3 6)"')
        + U(q.id, `fill="none" stroke="${shade(col, -0.1)}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" transform="translate(.5 1.5)"`)
        + U(q.id, `fill="none" stroke="${col}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"`)
        + U(q.id, 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3.4" stroke-linecap="round" transform="translate(-1.5 -2.6)"');
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      big = clamp(m / 110, 0.28, 1.25);
    let extra = '';
    if (m > 84) {
      const n = clamp(Math.round(q.area / 24000), 1, 3);
      for (let i = 0; i < n; i++) {
        const a = r.pick(spaced(q.ps, 30));
        extra += thumb(lerp(a.p[0], q.cx, r.f(0.2, 0.6)), lerp(a.p[1], q.cy, r.f(0.2, 0.6)), clamp(m / 170, 0.5, 1.1), q.ang + r.f(-30, 30), lum(col) < 0.45 ? 0.14 : 0.09);
      }
      extra = `<g clip-path="${clipOf(c, q.id)}">${extra}</g>`;
    }
    s += bev(q.id, col, big, extra);
    if (m > 26) s += `<g clip-path="${clipOf(c, q.id)}">${ell(lerp(q.x0, q.x1, 0.36), lerp(q.y0, q.y1, 0.24), (q.x1 - q.x0) * 0.16, (q.y1 - q.y0) * 0.06 + 2, `fill="${c.rad([[0, '#fff', 0.55], [1, '#fff', 0]])}" transform="rotate(-24 ${n1(lerp(q.x0, q.x1, 0.36))} ${n1(lerp(q.y0, q.y1, 0.24))})"`)}</g>`;
  }
  c.add('art', s);
  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'bagel-fat-one', w: 740, max: words.length > 1 ? 104 : 132, track: 14, gap: i === words.length - 1 ? 46 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:600', w: 700, max: 46, track: 20, flat: true });
  const k = stackEven(specs, { cy: 1152 });
  const lc = vivid(inkOn(slab, dark ? [p.a, p.ink] : [p.a, p.c, p.paper, p.e, p.ink], 3.2));
  let t = '';
  words.forEach((_, i) => {
    for (const gl of glyphPaths(k.runs[i]!, 500, k.ys[i]!)) {
      const id = c.def((z) => `<path id="${z}" d="${gl.d}"/>`);
      t += `<g transform="rotate(${n1(r.f(-2.5, 2.5))} ${n1((gl.box[0] + gl.box[2]) / 2)} ${n1(gl.box[3])})">${bev(id, lc, 0.42, '', 1.5)}</g>`;
    }
  });
  if (small) t += path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(slab, [p.ink, p.e])}"`);
  c.add('type', t);
  c.add('texture', c.grain(0.5));
  return c;
}
