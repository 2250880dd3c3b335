import { lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { lerp, n1, polar, poly, pt, TAU, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { ell, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { rrD } from '#cards/families/materials/outlines.ts';
import { colourOf, natural } from '#cards/families/materials/part-colours.ts';
import { lay, softU, U, unionId } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawLeaded(inp: Input): Drawing {
  const c = new Drawing('leaded', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in stained glass';
  const leadC = '#16171b',
    came = '#747782';
  const wall0 = isDark(p) ? p.bg : lum(p.e) < 0.5 ? p.e : p.ink,
    wall = shade(wall0, 0.2 - lum(wall0), -0.02);
  const hx = 500,
    hy = 560;
  const lit = (col: string, up = 0.12,
    down = 0.15) => c.rad([[0, mix(shade(col, up, 0.01), '#fff6d8', 0.22)], [0.45, shade(col, up * 0.2, 0.02)], [1, shade(col, -down, 0.005)]], hx, hy - 60, 820, 'u');
  const sat = (x: string) => (lum(x) > 0.9 ? mix(x, '#fdf1d4', 0.4) : shade(x, lum(x) < 0.44 ? 0.1 : 0.01, 0.045));
  const sky = [sat(mix(natural(p, '#7db7d8', 0.3), p.d, 0.3)), sat(mix(natural(p, '#7db7d8', 0.3), p.b, 0.22)),
    sat(mix(natural(p, '#a9d3e0', 0.3), '#ffffff', 0.25)), sat(mix(natural(p, '#7db7d8', 0.3), p.e, 0.16))];
  let gl = '',
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
    for (const [R0, R1, k] of [[0, 330, 2], [330, 470, 0], [470, 900, 1]] as const) {
      const o: P[] = [],
        q: P[] = [];
      for (let t = 0; t <= 3; t++) { o.push(polar(hx, hy, R1, lerp(a0, a1, t / 3))); q.push(polar(hx, hy, R0, lerp(a0, a1, t / 3))); }
      const d = poly([...o, ...q.reverse()]);
      const col = R0 === 0 ? mix(natural(p, '#f9e3a0', 0.25), '#fff6da', i % 2 ? 0.3 : 0.5) : R0 === 330 ? sat(i % 2 ? p.a : mix(p.b, p.a, 0.2)) : sky[(i * 5 + k) % 4]!;
      gl += `<path d="${d}" fill="${lit(shade(col, r.f(-0.03, 0.03), 0, r.f(-4, 4)))}"/>`;
      shd += d;
    }
  }
  const sid = c.def((id) => `<path id="${id}" d="${shd}"/>`);
  const leadU = (id: string,
    w: number) => `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${U(id, `stroke="#0c0a0c" stroke-opacity=".14" stroke-width="${w + 14}"`)}${U(id, `stroke="#0c0a0c" stroke-opacity=".2" stroke-width="${w + 6}"`)}${U(id, `stroke="${leadC}" stroke-width="${w}"`)}${U(id, `stroke="${came}" stroke-width="${n1(w * 0.26)}" stroke-opacity=".85" transform="translate(-1.3 -1.5)"`)}</g>`;
  const ps = lay(c, h, hx, hy, 610, 700),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2);
  let art = `<g clip-path="${win}">${gl}${leadU(sid, 8)}</g>`;
  art += U(un, `fill="${leadC}" stroke="${leadC}" stroke-width="20" stroke-linejoin="round"`);
  for (const q of ps) {
    if (q.line) { art += leadU(q.id, 7); continue; }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      col = sat(colourOf(p, h, q.k));
    art += U(q.id, `fill="${lum(col) < 0.3 && m < 40 ? leadC : lit(shade(col, r.f(-0.02, 0.02), 0, r.f(-3, 3)))}"`);
    if (m > 40) {
      // streaks in the glass
      let d = '';
      for (const [a, b] of ids.runs(q.i, q, q.ang + 12, 13, () => r.f(-5, 5), 5)) {
        const k = r.f(0, 0.6), e = k + r.f(0.15, 0.4);
        d += `M${pt([lerp(a[0], b[0], k), lerp(a[1], b[1], k)])}L${pt([lerp(a[0], b[0], Math.min(1, e)), lerp(a[1], b[1], Math.min(1, e))])}`;
      }
      art += path(d, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" stroke-linecap="round"');
    }
    art += leadU(q.id, m < 26 ? 3.4 : m < 60 ? 6 : 8.5);
  }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(wall, 0.06)], [1, shade(wall, -0.06)]], 500, 560, 900, 'u')}"`));
  const fr = c.def((id) => `<path id="${id}" d="${rrD(X, Y, W, H, 8)}"/>`);
  c.add('art', softU(fr, 0, 0, 60, mix(natural(p, '#f9e3a0', 0.3), p.a, 0.2), 0.16, 12, false) + art);
  c.add('frame', `<g fill="none">${U(fr, `stroke="#0a0a0c" stroke-width="34"`)}${U(fr, `stroke="${c.lin([[0, '#8d7a58'], [0.5, '#5c4a30'], [1, '#30241a']], 0, 0, 1, 1)}" stroke-width="26"`)}${U(fr, 'stroke="#f4dfae" stroke-opacity=".5" stroke-width="2" transform="translate(-6 -7)"')}${U(fr, 'stroke="#000" stroke-opacity=".5" stroke-width="4"')}</g>`);
  // chain
  let ch = '';
  for (const x of [250, 750]) for (let i = 0; i < 5; i++) ch += ell(x, 92 - i * 22, i % 2 ? 3 : 7, 13, `fill="none" stroke="${i % 2 ? '#6a5836' : '#a58c5a'}" stroke-width="4"`);
  c.add('ornament', ch);
  const words = inp.headline.split('|'),
    small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'federo', w: 760, max: words.length > 1 ? 80 : 104, gap: i === words.length - 1 ? 42 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-sans:600', w: 700, max: 33, track: 70, flat: true });
  const k = stackEven(specs, { cy: 1194 });
  const ink = inkOn(wall, [mix('#ffe9b8', p.paper, lum(p.paper) > 0.8 ? 0.3 : 0), '#fff4dc']);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.vignette('#000', 0.28) + c.grain(0.4));
  return c;
}
