import {
  at, circ, Drawing, g, type Input, lum, mix, n1, type P, type Palette, path, poly, pt, rect, type Rng, set, shade, tf,
} from '#artwork/engine.ts';
import { numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { add, sub, unit } from '#artwork/outlines/strokes.ts';
import { toTenth } from '#artwork/primitives/rounding.ts';

type Fold = { w: number; s: { p: P[]; loop?: boolean; under?: number[] }[] };
const FOLD: Record<string, Fold> = {
  '0': { w: 84, s: [{ p: [[0, 0], [84, 0], [84, 140], [0, 140]], loop: true }] },
  '1': { w: 40, s: [{ p: [[-4, 34], [40, -6], [40, 151]] }] },
  '2': { w: 84, s: [{ p: [[0, 0], [84, 0], [84, 69], [0, 69], [0, 140], [84, 140]] }] },
  '3': { w: 84, s: [{ p: [[14, 69], [84, 69]] }, { p: [[0, 0], [84, 0], [84, 140], [0, 140]] }] },
  '4': { w: 96, s: [{ p: [[70, 151], [70, -16], [0, 98], [97, 98]] }] },
  '5': { w: 84, s: [{ p: [[82, 0], [0, 0], [0, 66], [84, 66], [84, 140], [0, 140]] }] },
  '6': { w: 84, s: [{ p: [[80, 0], [0, 0], [0, 140], [84, 140], [84, 66], [0, 66]], under: [4] }] },
  '7': { w: 84, s: [{ p: [[0, 0], [84, 0], [30, 151]] }] },
  // two loops, one on the other: a bar across a single one reads as a nought
  '8': { w: 84, s: [{ p: [[0, 66], [84, 66], [84, 140], [0, 140]], loop: true }, { p: [[6, 0], [78, 0], [78, 66], [6, 66]], loop: true }] },
  '9': { w: 84, s: [{ p: [[4, 140], [84, 140], [84, 0], [0, 0], [0, 74], [84, 74]], under: [4] }] },
};

/** A strip laid along a line of points: a leg between every two of them, folded over at each point between. */
type Strip = { p: P[]; loop: boolean; under: number[] };
type Material = 'satin' | 'grosgrain' | 'tape' | 'tissue';
/** What a strip is made of, and the colours of the card. */
type Ribbon = { m: Material; w: number; front: string; back: string; tickInk: string; deep: string; dark: boolean };
/** The tape's inches: how long one is on the card, and how much of the tape has been laid. */
type Measure = { unit: number; laid: number };

/**
 * One leg of a strip, from a to b. `d` points along it and `nx` across it; its ends are A0, A1 and B0, B1. An end at a
 * fold is cut along the crease; `before` and `after` are the directions of the legs that it is folded to, if there are any.
 */
type Leg = {
  a: P; b: P; d: P; nx: P; L: number; A0: P; A1: P; B0: P; B1: P;
  before: P | undefined; after: P | undefined; isFront: boolean; face: string; tucked: boolean;
};

/** the strips of the digits of a number, and their width, as large as the card allows */
function layDigits(num: string, m: Material): { strips: Strip[]; w: number } {
  const S = m === 'tape' ? 31 : 33, gap = S + 17, ds = Array.from(num).map((ch) => FOLD[ch]!);
  const total = ds.reduce((a, d) => a + d.w, 0) + gap * (ds.length - 1) + S;
  const k = Math.min(790 / total, 3.7), w = S * k, H = 140 * k, top = 556 - H / 2;
  let x = 500 - (total * k) / 2 + w / 2 + (num[0] === '1' ? 4 : 0);
  const strips: Strip[] = [];
  for (const d of ds) { for (const s of d.s) strips.push({ p: s.p.map(([a, b]) => [x + a * k, top + b * k] as P), loop: !!s.loop, under: s.under ?? [] }); x += (d.w + gap) * k; }
  return { strips, w };
}

/** how long all strips are together */
const lengthOf = (strips: Strip[]) => strips.reduce((a, s) => a + s.p.reduce((z, q, i) => z + (i ? Math.hypot(q[0] - s.p[i - 1]![0], q[1] - s.p[i - 1]![1]) : 0), 0)
  + (s.loop ? Math.hypot(s.p[0]![0] - s.p[s.p.length - 1]![0], s.p[0]![1] - s.p[s.p.length - 1]![1]) : 0), 0);

/** the two points of the crease at v: along d1 + d2, to the ribbon's edges on the left and right of leg d */
function crease(v: P, d1: P, d2: P, d: P, w: number): [P, P] {
  const cr = unit([d1[0] + d2[0], d1[1] + d2[1]]), nx: P = [-d[1], d[0]], cn = cr[0] * nx[0] + cr[1] * nx[1];
  return [add(v, cr, -w / 2 / cn), add(v, cr, w / 2 / cn)]; // left (−n), right (+n)
}

/** the legs of a strip; the first shows the front unless the strip is turned */
function legsOf(s: Strip, { w, front, back }: Ribbon, turned: boolean): Leg[] {
  const n = s.p.length, count = s.loop ? n : n - 1;
  const dir = Array.from({ length: count }, (_, i) => unit(sub(s.p[(i + 1) % n]!, s.p[i]!)));
  return dir.map((d, i) => {
    const a = s.p[i]!, b = s.p[(i + 1) % n]!, nx: P = [-d[1], d[0]], isFront = (i + (turned ? 1 : 0)) % 2 === 0;
    const before = s.loop || i > 0 ? dir[(i - 1 + count) % count] : undefined, after = s.loop || i < count - 1 ? dir[(i + 1) % count] : undefined;
    const straight = (v: P): [P, P] => [add(v, nx, -w / 2), add(v, nx, w / 2)];
    const [A0, A1] = before ? crease(a, before, d, d, w) : straight(a), [B0, B1] = after ? crease(b, d, after, d, w) : straight(b);
    return { a, b, d, nx, L: Math.hypot(b[0] - a[0], b[1] - a[1]), A0, A1, B0, B1, before, after, isFront, face: isFront ? front : back, tucked: s.under.includes(i) };
  });
}

/** the outline of a leg: a loose end is cut to a swallowtail, that of a tape straight */
function legOutline({ a, b, d, A0, A1, B0, B1, before, after, tucked }: Leg, { m, w }: Ribbon, isSingle: boolean): string {
  const notch = m === 'tape' ? 0 : w * 0.28, ext = m === 'tape' ? 0 : w * 0.16;
  const pts: P[] = [A0];
  if (!after && !tucked && !isSingle) pts.push(add(B0, d, ext), add(b, d, ext - notch), add(B1, d, ext)); else pts.push(B0, B1);
  pts.push(A1);
  if (!before) { pts[0] = add(A0, d, -ext); pts[pts.length - 1] = add(A1, d, -ext); pts.push(add(a, d, -ext + notch)); }
  return poly(pts);
}

/** the light across a leg: satin has a bright band */
function lightAcross(c: Drawing, { a, d, b, face }: Leg, { m, w }: Ribbon, sheen: number): string {
  const ga = add(a, d, -w / 2), gb = add(b, d, w / 2);
  const hi = shade(face, 0.09, -0.01), lo = shade(face, -0.12, 0.005);
  return m === 'satin'
    ? c.lin([[0, lo], [0.1, shade(face, -0.03)], [sheen - 0.2, face], [sheen - 0.05, hi], [sheen, shade(face, 0.16, -0.03)], [sheen + 0.07, hi],
    [sheen + 0.22, face], [0.9, shade(face, -0.04)], [1, lo]], toTenth(ga[0]), toTenth(ga[1]), toTenth(gb[0]), toTenth(gb[1]), 'u')
    : c.lin([[0, shade(face, -0.08)], [0.2, face], [0.6, shade(face, 0.03)], [0.86, face], [1, shade(face, -0.07)]], toTenth(ga[0]), toTenth(ga[1]), toTenth(gb[0]), toTenth(gb[1]), 'u');
}

/** a stripe along a leg, so far from its middle (in widths of the ribbon) */
const stripe = ({ a, b, d, nx }: Leg, w: number, off: number, ww: number, col: string, op = 1, dash = '') =>
  `<path d="M${pt(add(add(a, nx, off * w), d, -w))}L${pt(add(add(b, nx, off * w), d, w))}" stroke="${col}" stroke-width="${n1(ww)}" stroke-opacity="${op}" fill="none"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** the selvedges and the fine threads of satin */
function satinThreads(leg: Leg, { w, deep }: Ribbon, rr: Rng): string {
  let o = '';
  for (const q of [-0.47, 0.47]) o += stripe(leg, w, q, 3, shade(leg.face, -0.09), 0.7);
  for (let q = -0.44; q < 0.45; q += 0.055) o += stripe(leg, w, q + rr.f(-0.01, 0.01), 1, rr.chance(0.5) ? '#fff' : deep, 0.09);
  return o;
}

/** the ribs of grosgrain, its woven stripes and its stitched edges */
function grosgrainRibs(leg: Leg, { w, dark }: Ribbon, p: Palette): string {
  const { a, b, d, nx, face } = leg, bg = p.bg;
  let o = `<path d="M${pt(a)}L${pt(b)}" stroke="${shade(face, -0.1)}" stroke-width="${n1(w)}" stroke-opacity=".3" stroke-dasharray="2.6 4.4" fill="none"/>`
    + `<path d="M${pt(add(a, d, -w))}L${pt(add(b, d, w))}" stroke="#fff" stroke-width="${n1(w)}" stroke-opacity=".13" stroke-dasharray="2 5" stroke-dashoffset="-3" fill="none"/>`;
  if (leg.isFront) { for (const q of [-0.3, 0.3]) o += stripe(leg, w, q, w * 0.15, p.paper === bg ? '#fff' : dark ? p.ink : p.paper, 0.96); o += stripe(leg, w, 0, w * 0.07, p.b, 1); }
  else o += stripe(leg, w, -0.3, w * 0.15, mix(face, '#fff', 0.3), 0.8) + stripe(leg, w, 0.3, w * 0.15, mix(face, '#fff', 0.3), 0.8);
  for (const q of [-0.3, 0.3])
    o += `<path d="M${pt(add(add(a, nx, q * w), d, -w))}L${pt(add(add(b, nx, q * w), d, w))}" stroke="${shade(bg,
      -0.3)}" stroke-width="${n1(w * 0.15)}" stroke-opacity=".13" stroke-dasharray="2.4 4.6" fill="none"/>`;
  return o + stripe(leg, w, -0.475, 4, shade(face, -0.12), 0.8, '4 3') + stripe(leg, w, 0.475, 4, shade(face, -0.12), 0.8, '4 3');
}

/** the degrees by which figures on a leg are turned, so that they can be read */
function figureAngle(d: P): number {
  const vert = Math.abs(d[1]) > Math.abs(d[0]) ? (d[1] > 0 ? 90 : -90) : 0;
  return Math.abs(d[0]) > 0.95 || Math.abs(d[1]) > 0.95 ? vert : (Math.atan2(d[1], d[0]) * 180) / Math.PI + (d[0] < 0 ? 180 : 0);
}

/** the ticks and figures of a measuring tape, which go on from leg to leg, and its brass ends */
function tapeScale(c: Drawing, leg: Leg, { w, tickInk }: Ribbon, measure: Measure): string {
  const { a, b, d, nx, L, before, after, face } = leg, { unit: unitLen, laid: from } = measure, to = from + L;
  const div = unitLen > 90 ? 10 : unitLen > 44 ? 5 : unitLen > 22 ? 2 : 1, step = unitLen / div, every = unitLen > 56 ? 1 : unitLen > 26 ? 5 : 10;
  /** how much of an end is hidden by the leg that is folded over it */
  const hidden = (d1: P, d2: P) => {
    const sn = Math.abs(d1[0] * d2[1] - d1[1] * d2[0]), cs = d1[0] * d2[0] + d1[1] * d2[1];
    return (w / 2) * ((1 + Math.abs(cs)) / Math.max(0.3, sn)) + Math.min(w * 0.3, unitLen * 5) * 0.5;
  };
  const clearFrom = before ? hidden(before, d) : w * 0.2, clearTo = L - (after ? hidden(d, after) : w * 0.34), angle = figureAngle(d);
  let ticks = '', figures = '';
  for (let q = Math.ceil(from / step); q * step <= to + 0.01; q++) {
    const z = q * step - from, yr = q / div;
    const big = Math.abs(yr - Math.round(yr)) < 1e-6, ten = big && Math.round(yr) % 5 === 0;
    const len = big ? (ten || every === 1 ? 0.3 : 0.24) : q * 2 % div === 0 ? 0.18 : 0.12;
    for (const sd of [-1, 1]) { const e = add(add(a, d, z), nx, sd * w * 0.455); ticks += `M${pt(e)}L${pt(add(e, nx, -sd * w * len))}`; }
    if (big && Math.round(yr) % every === 0 && yr > 0 && z > clearFrom && z < clearTo) {
      const fs = Math.min(w * 0.3, unitLen * every * 0.5), q2 = set(String(Math.round(yr)), 'josefin-sans:700', fs), pp = add(a, d, z);
      const isTen = Math.round(yr) % 10 === 0;
      figures += g(path(at(q2, 0, q2.cap / 2), `fill="${isTen ? pickInk(face, [c.p.a, '#a3231c'], 3) : tickInk}"`), tf(pp[0], pp[1], angle));
    }
  }
  const end = !before ? brassEnd(c, a, d, nx, w) : !after ? brassEnd(c, b, [-d[0], -d[1]], nx, w) : '';
  return stripe(leg, w, -0.455, 2.2, tickInk, 0.75) + stripe(leg, w, 0.455, 2.2, tickInk, 0.75)
    + `<path d="${ticks}" stroke="${tickInk}" stroke-width="2.4" fill="none"/>` + figures + end;
}

/** rounding where a strip turns over, and the soft dark beside the fold */
function foldEdge(q0: P, q1: P, inward: P, { m, w, deep }: Ribbon): string {
  let e = '';
  for (let z = 0; z < 4; z++) e += `<path d="M${pt(q0)}L${pt(q1)}" stroke="${deep}" stroke-width="${n1(w * (0.5 - z * 0.12))}" stroke-opacity="${m === 'tissue' ? 0.03 : 0.05}" fill="none"/>`;
  return e + `<path d="M${pt(add(q0, inward, 2.4))}L${pt(add(q1, inward, 2.4))}" stroke="#fff" stroke-width="3.4" stroke-opacity=".5" fill="none"/>`;
}

/** a leg, and the shadow that it casts on what lies beneath; the wide shadow of the whole figure is drawn before all legs */
function drawLeg(c: Drawing, leg: Leg, outline: string, ribbon: Ribbon, rr: Rng, measure: Measure): { wide: string; svg: string } {
  const { m, w, deep, dark } = ribbon, { d, A0, A1, B0, B1, before, after, face } = leg;
  const id = c.clip(`<path d="${outline}"/>`);
  const lift = c.soft(outline, w * 0.035, w * 0.085, w * 0.1, deep, dark ? 0.5 : 0.24, 5);
  const wide = c.soft(outline, w * 0.1, w * 0.22, w * 0.22, deep, dark ? 0.4 : 0.16, 5);
  const fill = lightAcross(c, leg, ribbon, rr.f(0.36, 0.62));
  let surface = m === 'satin' ? satinThreads(leg, ribbon, rr) : m === 'grosgrain' ? grosgrainRibs(leg, ribbon, c.p) : m === 'tape' ? tapeScale(c, leg, ribbon, measure) : '';
  measure.laid += leg.L;
  if (before) surface += foldEdge(A0, A1, d, ribbon);
  if (after) surface += foldEdge(B0, B1, [-d[0], -d[1]], ribbon);
  return { wide, svg: lift + path(outline, `fill="${fill}"${m === 'tissue' ? ' fill-opacity=".8"' : ''}`)
    + g(surface, `clip-path="${id}"`) + path(outline, `fill="none" stroke="${shade(face, -0.2)}" stroke-opacity=".35" stroke-width="1.4"`) };
}

/** the strips folded into the figure, with their shadows */
function drawStrips(c: Drawing, strips: Strip[], ribbon: Ribbon, unitLen: number): string {
  const rr = c.r.sub('fold'), measure: Measure = { unit: unitLen, laid: 0 };
  const art: string[] = [], shadows: string[] = [];
  let turned = false;
  for (const s of strips) {
    const isSingle = s.p.length === 2;
    const drawn = legsOf(s, ribbon, turned).map((leg, i) => {
      const { wide, svg } = drawLeg(c, leg, legOutline(leg, ribbon, isSingle), ribbon, rr, measure);
      shadows.push(wide);
      return { depth: leg.tucked ? -1 : i, svg };
    });
    if (isSingle) turned = false; else if (!s.loop) turned = !turned;
    art.push(...drawn.sort((q, z) => q.depth - z.depth).map((q) => q.svg));
  }
  return shadows.join('') + art.join('');
}

export function drawPleat(inp: Input): Drawing {
  const c = new Drawing('pleat', inp), { p } = c;
  const materials: readonly Material[] = ['satin', 'grosgrain', 'tape', 'tissue'], m = materials.find((one) => one === inp.motif) ?? 'satin';
  const num = numberOf(inp), dark = lum(p.bg) < 0.5;
  const bg = p.bg, deep = dark ? '#000000' : shade(bg, -0.45, 0.02);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, dark ? p.paper : '#fff', dark ? 0.9 : 0.55], [1, dark ? p.paper : '#fff', 0]], 0.42, 0.3, 0.66)}"`));
  const { strips, w } = layDigits(num, m);
  const front = m === 'tape' ? (dark ? p.c : mix(p.b, '#ffe08a', 0.35)) : p.a,
    back = m === 'tape' ? mix(front, '#ffffff', 0.72) : m === 'grosgrain' ? shade(p.a, lum(p.a) > 0.55 ? -0.09 : 0.1, -0.02) : p.b;
  const tickInk = pickInk(front, [p.ink, '#1d1a22'], 4.5);
  c.add('art', drawStrips(c, strips, { m, w, front, back, tickInk, deep, dark }, (lengthOf(strips) - 24) / Math.max(1, Number(num))));
  const ink = pickInk(bg, [p.ink, p.e]);
  const fam = { satin: 'gloock', grosgrain: 'young-serif', tape: 'josefin-slab:700', tissue: 'tenor-sans' }[m];
  words(c, { fam, max: 84, y: 1142, col: ink, small: pickInk(bg, [p.e, p.ink]), smallFam: m === 'tape' ? 'josefin-slab:600' : 'jost:500', smallMax: 29, gap: 74 });
  c.add('texture', c.vignette(deep, dark ? 0.35 : 0.1) + c.grain(1));
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}

/** the brass end of a measuring tape */
function brassEnd(c: Drawing, e: P, d: P, nx: P, w: number): string {
  const q = [add(e, nx, -w / 2), add(e, nx, w / 2), add(add(e, nx, w / 2), d, w * 0.17), add(add(e, nx, -w / 2), d, w * 0.17)];
  return path(poly(q), `fill="${c.foil(c.p.metal, 40)}"`) + path(`M${pt(q[2]!)}L${pt(q[3]!)}`, 'stroke="#000" stroke-opacity=".35" stroke-width="2.4"')
    + circ(...add(e, d, w * 0.085), w * 0.045, 'fill="#000" fill-opacity=".4"');
}
