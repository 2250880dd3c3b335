import { lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, n1, polar, poly, smooth, TAU, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { fineTile } from '#cards/families/marks/fine-tile.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { circD, off, spaced } from '#cards/families/materials/outlines.ts';
import { colourOf } from '#cards/families/materials/part-colours.ts';
import { areaOf, inner, lay, softU, U, type Piece } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawStitched(inp: Input): Drawing {
  const c = new Drawing('stitched', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in stitched felt';
  const dark = isDark(p);
  const cloth = dark ? p.bg : mix(p.d, p.bg, 0.35);
  // wool fibres, lying every way
  let fib = '';
  for (let i = 0; i < 240; i++) {
    const x = r.f(0, 240), y = r.f(0, 240), a = r.f(0, TAU), L = r.f(8, 26);
    fib += `<path d="M${n1(x)} ${n1(y)}q${n1(Math.cos(a) * L * 0.5 + r.f(-5, 5))} ${n1(Math.sin(a) * L * 0.5
      + r.f(-5, 5))} ${n1(Math.cos(a) * L)} ${n1(Math.sin(a) * L)}" stroke="${i % 2 ? '#fff' : '#000'}"/>`;
  }
  const wool = c.pattern(240, 240, `<g fill="none" stroke-width=".9" stroke-opacity=".13">${fib}</g>`);
  const felt = (id: string, col: string, lift = 1, fuzz = true) =>
    softU(id, 2 * lift, 5 * lift, 8 * lift, '#0c0508', 0.36, 5) + U(id, `fill="${shade(col, -0.07)}" transform="translate(1 ${n1(2.4 * lift)})"`)
      + U(id, `fill="${col}"`)
      + (fuzz ? U(id, `fill="none" stroke="${mix(col, '#ffffff', 0.12)}" stroke-width="3" stroke-dasharray="1.4 2.1" stroke-opacity=".8"`) : '')
      + U(id, `fill="${wool}"`) + inner(c, id, -1, -2, 9 * lift, '#000', 0.16, 3) + inner(c, id, 2, 3, 5 * lift, '#fff', 0.22, 2);
  const stitch = (d: string,
    col: string) => path(d, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4.6" stroke-dasharray="11 9" stroke-linecap="round" transform="translate(1 1.8)"')
      + path(d, `fill="none" stroke="${col}" stroke-width="3.4" stroke-dasharray="11 9" stroke-linecap="round"`)
      + path(d, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1" stroke-dasharray="11 9" transform="translate(-.4 -.8)"');
  /** a running stitch within the edge, only where the part is seen */
  const within = (q: Piece, ids: VisibleParts, inset: number) => {
    const sg = areaOf(q.ps) > 0 ? 1 : -1;
    let d = '',
      cur: P[] = [];
    const pts = spaced(q.ps, 6);
    for (let i = 0; i <= pts.length; i++) {
      const o = pts[i % pts.length]!,
        x = o.p[0] + o.n[0] * sg * inset,
        y = o.p[1] + o.n[1] * sg * inset;
      if (ids.at(x, y) === q.i && ids.dist(x, y) > inset * 0.66) cur.push([x, y]);
      else { if (cur.length > 4) d += smooth(cur.filter((_, j) => j % 2 === 0 || j === cur.length - 1), false); cur = []; }
    }
    if (cur.length > 4) d += smooth(cur.filter((_, j) => j % 2 === 0 || j === cur.length - 1), false);
    return d;
  };
  const hx = 500,
    hy = 540;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${wool}"`));
  const ps = lay(c, h, hx, hy, 580, 620),
    ids = new VisibleParts(ps, 2);
  // a pinked disc and a band of felt below
  const patchC = off(dark ? mix(p.b, p.bg, 0.25) : mix(p.paper, p.bg, 0.3), cloth, 1.12),
    disc = c.def((id) => `<path id="${id}" d="${poly(Array.from({ length: 144 }, (_, i) => polar(hx, hy, i % 2 ? 398 : 384, (i / 144) * TAU)))}"/>`);
  let s = felt(disc, patchC, 1.1, false) + stitch(circD(hx, hy, 362), off(dark ? p.a : p.a, patchC, 1.5));
  for (const q of ps) {
    const base = colourOf(p, h, q.k),
      col = off(shade(base, lum(base) > 0.94 ? -0.02 : 0), patchC, 1.12);
    if (q.line) {
      s += U(q.id, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8" stroke-linecap="round" transform="translate(1 2)"')
        + U(q.id, `fill="none" stroke="${col}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`)
        + U(q.id, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-dasharray="2 5"');
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    if (m < 26) {
      // satin stitch for what is too small to cut
      s += U(q.id, `fill="${shade(col, -0.05)}" stroke="#000" stroke-opacity=".25" stroke-width="2"`)
        + U(q.id, `fill="${fineTile(c, 4, 4, '<path d="M0 1H4" stroke="#fff" stroke-opacity=".42" stroke-width="1.5"/>', `rotate(${Math.round(q.ang)})`)}"`);
      continue;
    }
    s += felt(q.id, col, clamp(m / 110, 0.4, 1.1));
    if (m > 40) s += stitch(within(q, ids, clamp(m * 0.1, 8, 13)), lum(col) > 0.62 ? shade(col, -0.24) : mix(col, '#ffffff', 0.62));
  }
  c.add('art', s);
  const words = inp.headline.split('|'),
    small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'fredoka:700', w: 720, max: words.length > 1 ? 100 : 128, track: 10, gap: i === words.length - 1 ? 46 : 24, flat: true }));
  if (small) specs.push({ t: small, f: 'fredoka:500', w: 680, max: 42, track: 30, flat: true });
  const k = stackEven(specs, { cy: 1156 });
  const ink = inkOn(cloth, dark ? [p.a, p.ink] : [p.a, p.e, p.ink], 3.4);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join(''),
    tid = c.def((id) => `<path id="${id}" d="${td}"/>`);
  c.add('type', felt(tid, ink, 0.62) + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(cloth, [p.ink, p.e])}"`) : ''));
  // blanket stitch about the whole card
  let bl = '';
  for (let x = 48; x < 960; x += 30) bl += `M${x} 24V50M${x} 1376V1350`;
  for (let y = 48; y < 1360; y += 30) bl += `M24 ${y}H50M976 ${y}H950`;
  const bc = off(dark ? p.a : p.e, cloth, 2);
  c.add('frame', path('M24 24H976V1376H24Z' + bl,
    'fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5.4" transform="translate(1.4 2.2)" stroke-linejoin="round"')
      + path('M24 24H976V1376H24Z' + bl, `fill="none" stroke="${bc}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"`));
  c.add('texture', c.vignette('#000', 0.14));
  return c;
}
