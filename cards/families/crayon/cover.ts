import { lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, lerp, n1, noise1, pt, smooth, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { makeRng } from '#cards/render/random.ts';
import { circ, path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { rrD, spaced } from '#cards/families/materials/outlines.ts';
import { colourOf, natural } from '#cards/families/materials/part-colours.ts';
import { clipOf, lay, softU, U } from '#cards/families/materials/pieces.ts';
import { VisibleParts } from '#cards/families/materials/visible-parts.ts';

export function drawCrayon(inp: Input): Drawing {
  const c = new Drawing('crayon', inp),
    { p, r } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in crayon';
  const dark = isDark(p);
  const paper = dark ? mix(p.bg, '#2a2a32', 0.3) : '#fbf7ec';
  const nz = noise1('cr' + inp.seed),
    nz2 = noise1('cr2' + inp.seed);
  const desk = dark ? shade(p.bg, -0.05) : mix(p.d, p.bg, 0.2);
  const page = c.def((id) => `<path id="${id}" d="${rrD(46, 70, 908, 1284, 14)}"/>`);
  let gr = rect(0, 0, 1000, 1400, `fill="${desk}"`) + softU(page, 6, 14, 18, '#000', 0.28, 6)
    + `<g transform="translate(6 7)">${U(page, `fill="${shade(paper, -0.05)}"`)}</g><g transform="translate(3 3)">${U(page, `fill="${shade(paper, -0.02)}"`)}</g>` + U(page, `fill="${paper}"`);
  for (let i = 0; i < 19; i++) {
    const x = 95 + i * 45;
    gr += circ(x, 112, 11, `fill="${shade(desk, -0.14)}"`) + path(`M${x - 5} 114C${x - 16} 60 ${x + 2} 34 ${x + 6} 66C${x + 8} 84 ${x + 6} 100 ${x + 4} 112`,
      'fill="none" stroke="#2a2a30" stroke-opacity=".35" stroke-width="7" transform="translate(3 4)"')
        + path(`M${x - 5} 114C${x - 16} 60 ${x + 2} 34 ${x + 6} 66C${x + 8} 84 ${x + 6} 100 ${x + 4} 112`,
        `fill="none" stroke="${c.lin([[0, '#f4f4f6'], [0.5, '#9a9ca4'], [1, '#5a5c66']], 0, 0, 1, 0)}" stroke-width="6" stroke-linecap="round"`);
  }
  c.add('ground', gr);
  const hx = 500,
    hy = 590;
  const ps = lay(c, h, hx, hy, 640, 700, { hand: (x, y) => [x + nz(y / 60 + x / 300) * 5, y + nz2(x / 60 + y / 300) * 5] }),
    ids = new VisibleParts(ps, 2);
  const zig = (runs: [P, P][], amp: number) => {
    // hatching without lifting the hand: to and fro while the neighbours are close
    let d = '',
      last: P | null = null;
    runs.forEach(([a, b], i) => {
      const [f, t] = i % 2 ? [b, a] : [a, b];
      const m: P = [(f[0] + t[0]) / 2 + r.f(-amp, amp), (f[1] + t[1]) / 2 + r.f(-amp, amp)];
      if (last && Math.hypot(last[0] - f[0], last[1] - f[1]) < 22) d += `L${pt(f)}Q${pt(m)} ${pt(t)}`;
      else d += `M${pt(f)}Q${pt(m)} ${pt(t)}`;
      last = t;
    });
    return d;
  };
  const wax = (x: string) => (dark ? (lum(x) < 0.5 ? shade(x, 0.22, 0.02) : shade(x, 0.03, 0.02)) : shade(x, lum(x) > 0.92 ? -0.1 : 0, 0.02));
  let s = '';
  // scribbled surroundings: a wash of strokes behind and the ground underfoot
  const y1 = Math.max(...ps.map((q) => q.y1)),
    sky = wax(natural(p, dark ? '#43539c' : '#bfe0ea', 0.3)),
    turf = wax(natural(p, dark ? '#4e7a57' : '#9cc07a', 0.3));
  let back = '';
  for (let i = 0; i < 84; i++) {
    const t = i / 83,
      half = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
      c0: P = [hx - 400 + t * 800, hy - 20];
    const L = half * 380 + r.f(-16, 16),
      a: P = [c0[0] + L * 0.22, c0[1] - L],
      b: P = [c0[0] - L * 0.22, c0[1] + L];
    const [f, e] = i % 2 ? [a, b] : [b, a];
    back += (i ? 'L' : 'M') + pt(f) + `Q${pt([(f[0] + e[0]) / 2 + r.f(-8, 8), (f[1] + e[1]) / 2])} ${pt(e)}`;
  }
  s += path(back, `fill="none" stroke="${sky}" stroke-opacity=".62" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`);
  let gd = '';
  for (let i = 0; i < 46; i++) { const x = 150 + i * 15.4; gd += (i ? 'L' : 'M') + `${n1(x + r.f(-5, 5))} ${n1(y1 + 34 + r.f(-6, 16))}L${n1(x + 6)} ${n1(y1 - 16 + r.f(-14, 10))}`; }
  s += path(gd, `fill="none" stroke="${turf}" stroke-opacity=".9" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`);
  for (const q of ps) if (!q.line) s += U(q.id, `fill="${paper}" stroke="${paper}" stroke-width="8"`);
  for (const q of ps) {
    const col = wax(colourOf(p, h, q.k));
    if (q.line) {
      s += U(q.id, `fill="none" stroke="${col}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".9"`)
        + U(q.id, `fill="none" stroke="${shade(col, -0.06)}" stroke-width="3" stroke-linecap="round" transform="translate(1.5 1)"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    s += U(q.id, `fill="${mix(paper, col, dark ? 0.62 : 0.5)}"`);
    if (m > 20) {
      const gap = clamp(m / 16, 5.5, 8.5);
      s += `<g fill="none" stroke-linejoin="round" stroke-linecap="round" clip-path="${clipOf(c, q.id)}">`
        + path(zig(ids.runs(q.i, q, q.ang, gap, () => r.f(-1.4, 1.4), 4), 4), `stroke="${col}" stroke-width="${n1(gap * 0.74)}" stroke-opacity=".9"`);
      if (m > 54) {
        const e = 0.13;
        const rn = ids.runs(q.i, q, q.ang + 24, gap * 1.5, () => r.f(-2, 2), 4).filter(([a, b]) => (a[0] + b[0]) / 2 > lerp(q.x0, q.x1, 0.46 - e) && (a[1] + b[1]) / 2 > lerp(q.y0, q.y1, 0.4));
        s += path(zig(rn.map(([a, b]) => [[lerp(a[0], b[0], 0.35), lerp(a[1], b[1], 0.35)], b] as [P, P]), 5), `stroke="${shade(col, -0.13)}" stroke-width="${n1(gap * 0.62)}" stroke-opacity=".62"`);
      }
      s += '</g>';
    } else s += U(q.id, `fill="${col}"`);
    // gone round twice, not quite in the same place
    const dk = shade(col, lum(col) > 0.8 ? -0.17 : -0.12);
    const ring = (k: number, w: number, o: number) => {
      const q2 = spaced(q.ps, 16).map((v, i) => [v.p[0] + nz(i * 0.5 + k * 30) * 2.6, v.p[1] + nz2(i * 0.5 + k * 30) * 2.6] as P);
      return path(q2.length > 8 && m > 40 ? smooth(q2) : q.d, `fill="none" stroke="${dk}" stroke-width="${w}" stroke-opacity="${o}" stroke-linejoin="round"`);
    };
    s += ring(0, m < 30 ? 2.6 : 5, 0.85) + (m > 40 ? ring(1, 2.6, 0.7) : '');
  }
  c.add('art', s);
  // the tooth of the paper, which the wax does not reach
  let tooth = '';
  const tr = makeRng('tooth');
  for (let i = 0; i < 330; i++) { const x = tr.f(0, 150), y = tr.f(0, 150), R = tr.f(0.5, 1.35); tooth += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(R * 1.3)}" ry="${n1(R)}"/>`; }
  const toothP = c.pattern(150, 150, `<g fill="${paper}" fill-opacity=".62">${tooth}</g>`, 'rotate(14)');
  const words = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'caveat-brush', w: 760, max: words.length > 1 ? 104 : 150, gap: i === words.length - 1 ? 62 : 40, flat: true }));
  if (small) specs.push({ t: small, f: 'gochi-hand', w: 620, max: 56, flat: true });
  const k = stackEven(specs, { cy: 1176 });
  const ink = inkOn(paper, dark ? [p.a, p.ink] : [p.a, p.e, p.ink], 3.2);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(td, `fill="${ink}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
    + path(td, `fill="none" stroke="${shade(ink, dark ? 0.06 : -0.09)}" stroke-opacity=".6" stroke-width="2.4" transform="translate(2 1.4)"`));
  c.add('texture', rect(50, 136, 900, 1210, `fill="${toothP}"`));
  if (small) c.add('type', path(at(k.runs[words.length]!, 470, k.ys[words.length]!), `fill="${inkOn(paper, [p.ink, p.e])}"`));
  // two crayons, put down
  const stick = (x: number, y: number, deg: number, col: string) => {
    const L = 250,
      w = 34;
    const body = `M0 ${-w / 2}L${L - 50} ${-w / 2}L${L - 44} ${-w / 2 + 4}L${L - 12} -7C${L} -6 ${L} 6 ${L - 12} 7L${L - 44} ${w / 2 - 4}L${L - 50} ${w / 2}L0 ${w / 2}Z`;
    const id = c.def((z) => `<path id="${z}" d="${body}"/>`);
    return `<g transform="translate(${x} ${y}) rotate(${deg})">${softU(id, 4, 9, 8, '#000', 0.34, 4)}${U(id,
      `fill="${c.lin([[0, shade(col, 0.05)], [0.25, mix(col, '#ffffff', 0.4)], [0.5, col], [1, shade(col, -0.16)]], 0, 0, 0, 1)}"`)}${rect(6, -w / 2, L - 70,
        w, `fill="${mix(paper, col,
          0.25)}" fill-opacity=".35"`)}${path(`M16 ${-w / 2}V${w / 2}M28 ${-w / 2}V${w / 2}M${L - 86} ${-w / 2}V${w / 2}M${L - 74} ${-w / 2}V${w / 2}`,
            `stroke="${shade(col, -0.26)}" stroke-width="4"`)}${path(`M48 0C70 -12 80 12 100 0C120 -12 130 12 150 0`, `fill="none" stroke="${shade(col, -0.26)}" stroke-width="3.4"`)}</g>`;
  };
  c.add('ornament', stick(846, 1396, -52, p.a) + stick(900, 1420, -76, lum(p.c) > 0.9 ? p.e : p.c));
  return c;
}
