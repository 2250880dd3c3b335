import {
  at, circ, Drawing, type Input, lerp, type LineSpec, METAL, mix, n1, type P, path, polar, poly, pt, rect, type Rng, shade, TAU,
  type Palette,
} from '#artwork/engine.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { leafAt } from '#artwork/heroes/nature/simple.ts';
import { inkOn, stackEven } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { initialled, LEAF, metalFor, painted, paintsOf } from './gilding.ts';

export const PANEL: Place = { cx: 500, cy: 566, w: 560, h: 640 };

/** The metal of the leaf, as foil and as plain colours, and the two paints beside it. */
type Gilding = { M: (typeof METAL)['gold']; leaf: (typeof LEAF)['gold']; gold: string; field: string; jewel: string };

/** the square of gold leaf */
const X = 112;
const Y = 112;
const W = 776;
const H = 900;

/** a vine on the border, along a line of points */
function vine(p: Palette, { M, jewel }: Gilding, pts: P[]) {
  let d = '',
    lf = '',
    fl = '',
    prev = pts[0]!;
  const tot = pts.length;
  for (let i = 1; i < tot; i++) {
    const q = pts[i]!,
      sg = i % 2 ? 1 : -1,
      dx = q[0] - prev[0],
      dy = q[1] - prev[1],
      l = Math.hypot(dx, dy) || 1,
      nx = -dy / l,
      ny = dx / l,
      m: P = [(q[0] + prev[0]) / 2 + nx * 19 * sg, (q[1] + prev[1]) / 2 + ny * 19 * sg];
    d += `M${pt(prev)}Q${pt(m)} ${pt(q)}`;
    const deg = (Math.atan2(ny * sg, nx * sg) * 180) / Math.PI;
    const q0: P = [(q[0] + prev[0]) / 2 + nx * 9 * sg, (q[1] + prev[1]) / 2 + ny * 9 * sg];
    lf += leafAt(q0[0], q0[1], deg + 180 + 40, 30, 14) + leafAt(q0[0], q0[1], deg + 180 - 40, 30, 14);
    fl += circD(q0[0] - nx * sg * 24, q0[1] - ny * sg * 24, 5.4);
    prev = q;
  }
  return path(d, `fill="none" stroke="${M[1]}" stroke-width="3.4"`) + path(lf, `fill="${natural(p, '#5f8f57')}" stroke="${M[1]}" stroke-width="1.6"`)
    + path(fl, `fill="${mix(jewel, '#ff6a4a', 0.2)}" stroke="${M[1]}" stroke-width="1.6"`);
}

/** the painted board: vines along its edges, a boss in each corner */
function board(c: Drawing, gilding: Gilding): string {
  const { p } = c, { M, gold, field, jewel } = gilding;
  let s = rect(0, 0, 1000, 1400, `fill="${shade(field, -0.06)}"`);
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.1], [0.5, '#fff', 0], [1, '#000', 0.22]], 0, 0, 1, 1)}"`);
  const line = (a: P, b: P, n: number): P[] => Array.from({ length: n + 1 }, (_, i) => [lerp(a[0], b[0], i / n), lerp(a[1], b[1], i / n)] as P);
  for (const [from, to, n] of [[[110, 56], [890, 56], 16], [[944, 110], [944, 1290], 24], [[890, 1344], [110, 1344], 16], [[56, 1290], [56, 110], 24]] as [P, P, number][])
    s += vine(p, gilding, line(from, to, n));
  for (const [x, y] of [[56, 56], [944, 56], [56, 1344], [944, 1344]] as [number, number][]) {
    s += circ(x, y, 31, `fill="${gold}" stroke="${M[0]}" stroke-width="2"`) + circ(x, y, 20, `fill="${jewel}"`)
      + circ(x, y, 11, `fill="${c.rad([[0, '#fff6cf'], [1, M[1]]], 0.5, 0.5, 0.5, '', 0.35, 0.3)}"`);
  }
  return s + path('M20 20L980 20L980 1380L20 1380Z', `fill="none" stroke="${gold}" stroke-width="7"`) + path('M96 96L904 96L904 1304L96 1304Z', `fill="${M[0]}" stroke="${gold}" stroke-width="12"`);
}

/** the leaves of gold, laid edge to edge */
function leafJoints(r: Rng): string {
  let s = '';
  for (let y = 0; y < 7; y++)
    for (let x = 0; x < 6; x++)
      s += rect(X + x * 130, Y + y * 130, 132, 132,
        `fill="${(x * 7 + y * 3) % 2 ? '#fff' : '#6a3a08'}" fill-opacity="${n1(r.f(0, 1)) > '0.5' ? 0.05 : 0.025}"`)
          + (x ? rect(X + x * 130, Y + y * 130 + r.f(-3, 3), 1.6, 132, 'fill="#8a2a12" fill-opacity=".2"') : '')
          + (y ? rect(X + x * 130 + r.f(-3, 3), Y + y * 130, 132, 1.6, 'fill="#8a2a12" fill-opacity=".2"') : '');
  return s;
}

/** fine cracks in the leaf */
function cracks(r: Rng): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    let q: P = [r.f(X, X + W), r.f(Y, Y + H)];
    d += 'M' + pt(q);
    let a = r.f(0, TAU);
    for (let k = 0; k < 5; k++) { a += r.f(-0.7, 0.7); q = polar(q[0], q[1], r.f(8, 30), a); d += 'L' + pt(q); }
  }
  return path(d, 'fill="none" stroke="#7a2a10" stroke-opacity=".22" stroke-width="1"');
}

/** rays burnished into the leaf about the hero */
function rays(glint: string): string {
  const { cx, cy } = PANEL;
  let d = '';
  for (let i = 0; i < 48; i++) { const a = (i / 48) * TAU; d += poly([polar(cx, cy, 330, a - 0.028), polar(cx, cy, 900, a - 0.05), polar(cx, cy, 900, a + 0.012), polar(cx, cy, 330, a + 0.01)]); }
  return path(d, `fill="${glint}" fill-opacity=".26"`);
}

/** the halo: a glow, rings, and dots punched between them */
function halo(c: Drawing, { leaf }: Gilding): string {
  const { cx, cy } = PANEL, [s0, s1] = leaf.stops;
  const punch = (R: number, n: number, k: number) => {
    let o = '';
    for (let i = 0; i < n; i++) {
      const q = polar(cx, cy, R, (i / n) * TAU);
      o += circ(q[0], q[1], k, `fill="${leaf.deep}" fill-opacity=".62"`) + circ(q[0] + k * 0.3, q[1] + k * 0.4, k * 0.72, `fill="${leaf.glint}" fill-opacity=".7"`);
    }
    return o;
  };
  let s = circ(cx, cy, 350, `fill="${c.rad([[0, leaf.glint, 0.85], [0.7, s0, 0.4], [1, s1, 0.1]])}"`);
  for (const R of [352, 318, 306])
    s += path(circD(cx, cy, R), `fill="none" stroke="${leaf.deep}" stroke-opacity=".55" stroke-width="2.4"`)
      + path(circD(cx, cy, R + 2.2), `fill="none" stroke="${leaf.glint}" stroke-opacity=".7" stroke-width="1.6"`);
  return s + punch(335, 76, 5.4) + punch(292, 96, 2.6);
}

/** the painted corners of the leaf, set with pearls */
function spandrels(c: Drawing, { M, field, jewel }: Gilding): string {
  let s = '';
  for (const [x, y, sx, sy] of [[X, Y, 1, 1], [X + W, Y, -1, 1], [X, Y + H, 1, -1], [X + W, Y + H, -1, -1]] as const) {
    const f = (u: number, v: number): P => [x + u * sx, y + v * sy];
    const tri = `M${pt(f(0, 0))}L${pt(f(190, 0))}C${pt(f(150, 60))} ${pt(f(60, 150))} ${pt(f(0, 210))}Z`;
    s += path(tri, `fill="${field}"`) + path(tri, `fill="none" stroke="${M[6]}" stroke-width="4"`) + path(tri, `fill="none" stroke="${M[0]}" stroke-width="1.6"`);
    for (const [u, v, k] of [[48, 50, 22], [104, 34, 10], [34, 112, 10], [146, 22, 5], [22, 160, 5]] as [number, number, number][]) {
      const q = f(u, v);
      s += circ(q[0], q[1], k, `fill="${c.rad([[0, '#fff6cf'], [0.6, M[1]], [1, M[0]]], 0.5, 0.5, 0.5, '', 0.36, 0.3)}"`)
        + (k > 20 ? circ(q[0], q[1], 12, `fill="${jewel}"`) + circ(q[0] - 3, q[1] - 4, 4, 'fill="#fff" fill-opacity=".6"') : '');
    }
  }
  return s;
}

/** the words on parchment under the leaf */
function drawParchment(c: Drawing, { field, jewel }: Gilding) {
  const { input: inp } = c, ivory = '#f6ead0';
  c.add('frame', rect(X, Y + H + 12, W, 1292 - Y - H - 12 - 4, `fill="${c.lin([[0, '#fbf2dd'], [1, '#ecd9b2']])}"`)
    + rect(X + 12, Y + H + 24, W - 24, 1288 - Y - H - 36, `fill="none" stroke="${field}" stroke-width="2.4"`));
  const words = inp.headline.split('|');
  const small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'berkshire-swash', w: 680, max: words.length > 1 ? 66 : 112, gap: i === words.length - 1 ? 36 : 20, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:700', w: 640, max: words.length > 1 ? 34 : 40, track: 60, flat: true });
  const k = stackEven(specs, { cy: 1157 });
  const ink = inkOn(ivory, [field, '#3b160c'], 5);
  let t = initialled(k.runs.slice(0, words.length), k.ys, 500, ink, jewel, '#e2b44e');
  if (small) t += path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${inkOn(ivory, [shade(jewel, -0.08), '#3b160c'])}"`);
  c.add('type', t);
}

/** on leaf in a painted frame, the words on parchment */
export function drawPanel(inp: Input): Drawing {
  const c = new Drawing('icon', inp),
    { p, r } = c;
  const h = heroFor(inp);
  c.alt = h.name + ', painted on gold leaf';
  const metal = metalFor(p, h),
    leaf = LEAF[metal],
    [s0, s1, s2, s3] = leaf.stops;
  const gilding: Gilding = { M: METAL[metal], leaf, ...paintsOf(p, h), gold: c.foil(metal, 38) };
  const leafG = c.rad([[0, s0], [0.42, s1], [0.8, s2], [1, s3]], 500, 540, 760, 'u');
  c.add('ground', board(c, gilding));
  const joints = leafJoints(r),
    cracked = cracks(r);
  c.add('frame', rect(X, Y, W, H, `fill="${leafG}"`) + joints
    + `<g clip-path="${c.clip(rect(X, Y, W, H))}">${rays(leaf.glint)}${cracked}</g>` + halo(c, gilding) + spandrels(c, gilding));
  c.add('art', painted(c, h, PANEL, { line: '#3b160c', gold: '#f3cd6c', weight: 1 }, metal));
  drawParchment(c, gilding);
  c.add('texture', c.vignette('#1a0a02', 0.2) + c.grain(0.5));
  return c;
}
