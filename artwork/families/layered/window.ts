import { at, type Drawing, type LineSpec, lum, mix, n1, type P, path, polar, poly, rect, shade, smooth, TAU } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { greenOf } from '#artwork/colours/needlework.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackWithin } from '#artwork/materials/lettering.ts';
import { ownOf, ownWay, pale } from '#artwork/materials/own-way.ts';
import { lay } from '#artwork/materials/pieces.ts';
import { groundFor } from '#artwork/materials/true-colours.ts';
import { depths, layered, leaf, pierced, standing } from './paper.ts';

const [CX, CY] = [500, 540];

/** the box, in the hero's own proportions, in which all of it lies within an ellipse */
function ovalFit(h: Hero, rx: number, ry: number): { w: number; h: number } {
  const all = h.parts.flatMap((part) => flatten(part.d, 24).flat());
  const [xs, ys] = [all.map((q) => q[0]), all.map((q) => q[1])];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const far = Math.max(...all.map(([x, y]) => Math.hypot((x - (x0 + x1) / 2) / rx, (y - (y0 + y1) / 2) / ry)));
  return { w: (x1 - x0) / far, h: (y1 - y0) / far };
}

type Edge = (rx: number, ry: number, turn: number) => string;
const oval = (rx: number, ry: number, f: (a: number) => number, n = 96): string =>
  smooth(Array.from({ length: n }, (_, i): P => { const a = (i / n) * TAU, k = f(a); return [CX + Math.cos(a) * rx * k, CY + Math.sin(a) * ry * k]; }));
/** how the openings are cut: waves, scallops turned in, petals */
const EDGES: [Edge, ...Edge[]] = [
  (rx, ry, t) => oval(rx, ry, (a) => 1 + 0.021 * Math.sin(a * 7 + t * 2.1) + 0.012 * Math.sin(a * 11 + t)),
  (rx, ry, t) => oval(rx, ry, (a) => 1 - 0.05 * (1 - Math.abs(Math.sin(a * 13 + t * 0.7))) + 0.01, 208),
  (rx, ry, t) => oval(rx, ry, (a) => 1 + 0.034 * Math.abs(Math.sin(a * 9 + t * 0.9)) - 0.016, 144),
];

/** A deep oval opening through five sheets, sprays of leaves between them, the hero hung in the middle. */
export function ovalWindow(c: Drawing, h: Hero): void {
  const { p, input } = c;
  const dark = isDark(p);
  const rich = lum(p.e) < 0.5 ? p.e : shade(p.e, -0.22);
  const fronts: [string, ...string[]] = dark
    ? [shade(p.bg, lum(p.bg) < 0.2 ? 0.03 : -0.03), mix(p.b, p.bg, 0.4), p.e]
    : [rich, lum(p.a) < 0.66 ? shade(p.a, -0.05) : mix(p.a, rich, 0.4), mix(p.c, rich, 0.78)];
  const front = ownOf(h, 'front', fronts);
  const skies: [string, ...string[]] = dark
    ? [mix(p.ink, p.d, 0.35), mix(p.c, p.ink, 0.5), mix(p.bg, p.b, 0.2)]
    : [pale(p.d, p.paper, 0.88), pale(p.b, p.paper, 0.86), pale(p.c, p.paper, 0.84), mix(p.bg, p.d, 0.3), mix(rich, p.b, 0.1)];
  const sky = groundFor(p, h, ownWay(h, 'sky', skies));
  const edge = ownOf(h, 'edge', EDGES);
  const tones = depths(front, mix(sky, ownOf(h, 'between', [p.a, p.b, p.c]), 0.34), 5);
  const deep = lum(sky) < 0.5;
  // the farthest sheet, and what is cut from it
  const behind = ownOf(h, 'behind', BEHIND)(c, sky, deep);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(sky, 0.03)], [1, shade(sky, -0.03)]], CX, CY - 60, 560, 'u')}"`) + behind);
  const hole = (i: number) => edge(404 - i * 25, 472 - i * 27, i * 0.9 + 0.4);
  let s = '';
  for (const i of [4, 3]) s += pierced(c, hole(i), tones[i]!, { spread: 18, dark: 0.3 });
  s += sprays(c, h, sky);
  s += pierced(c, hole(2), tones[2]!, { spread: 22 });
  c.add('frame', s);
  const fit = ovalFit(h, 326, 386);
  const ps = lay(c, h, CX, CY + 6, fit.w, fit.h);
  c.add('art', layered(c, h, ps, sky, 30));
  // the two front sheets throw their shadow over everything
  c.add('frame', pierced(c, hole(1), tones[1]!, { spread: 26, dark: 0.36 }) + pierced(c, hole(0), tones[0]!, { spread: 30, dark: 0.4, lip: 0.4 }));
  c.add('texture', c.grain(0.8));
  const words = inLines(input.headline, 17);
  const small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'gloock', w: 800, max: words.length > 1 ? 92 : 112, gap: i === words.length - 1 ? 40 : 24, flat: i < words.length - 1 }));
  if (small) specs.push({ t: small, f: 'jost:500', w: 760, max: 40, track: 60, flat: true });
  const k = stackWithin(specs, { cy: 1200, h: 262 });
  const ink = inkOn(front, [mix(p.paper, '#fffaf0', lum(p.paper) > 0.6 ? 0.4 : 1), p.ink], 4.8);
  c.add('type', k.runs.map((q, i) => path(at(q, 500, k.ys[i]!), `fill="${i < words.length ? ink : inkOn(front, [mix(ink, front, 0.16), ink], 4.5)}"`)).join(''));
}

/** sprays of leaves that rise on both sides, between the sheets */
function sprays(c: Drawing, h: Hero, sky: string): string {
  const green = greenOf(c.p, isDark(c.p));
  const col = mix(ownOf(h, 'spray', [green, c.p.c, c.p.a]), sky, 0.28);
  const kind = ownOf(h, 'leaf', [0, 1, 2]);
  let d = '',
    veins = '',
    stem = '';
  for (const side of [-1, 1]) {
    const pts: P[] = [];
    for (let i = 0; i <= 8; i++) {
      const a = Math.PI / 2 - side * (0.34 + i * 0.155),
        q: P = [CX + Math.cos(a) * 318, CY + Math.sin(a) * 388];
      pts.push(q);
      if (!i) continue;
      const run = Math.atan2(q[1] - pts[i - 1]![1], q[0] - pts[i - 1]![0]),
        l = 118 - i * 6;
      for (const turn of [-0.72, 0.72]) {
        const one = leaf(q[0], q[1], run + turn, l, kind);
        d += one.d;
        veins += one.vein;
      }
    }
    stem += smooth(pts, false);
  }
  return path(stem, `fill="none" stroke="${shade(col, -0.06)}" stroke-width="6" stroke-linecap="round"`) + standing(c, d, col, { spread: 12, dy: 8 }) + path(veins, `fill="none" stroke="${shade(col, lum(col) > 0.6 ? -0.09 : 0.09)}" stroke-width="2.4" stroke-linecap="round"`);
}

/** what is cut from the farthest sheet: a sun in rings, beams, clouds and stars */
const BEHIND: [(c: Drawing, sky: string, deep: boolean) => string, ...((c: Drawing, sky: string, deep: boolean) => string)[]] = [
  (c, sky, deep) => [250, 186, 122].map((R, i) => { const d = poly(Array.from({ length: 60 }, (_, j) => polar(CX, CY - 110, R, (j / 60) * TAU))); return standing(c, d, shade(mix(sky, c.p.b, deep ? 0.16 : 0.1), (deep ? 0.035 : 0.02) * (i + 1)), { spread: 10, dark: 0.16, dy: 6 }); }).join(''),
  (c, sky, deep) => { let d = ''; for (let i = 0; i < 22; i++) { const a = (i / 22) * TAU; d += poly([[CX, CY + 40], polar(CX, CY + 40, 620, a), polar(CX, CY + 40, 620, a + TAU / 44)]); } return path(d, `fill="${shade(sky, deep ? 0.05 : lum(sky) > 0.9 ? -0.035 : 0.03)}"`); },
  (c, sky, deep) => [[330, 330, 1], [690, 250, 0.8], [560, 420, 0.66]].map(([x, y, k]) => { const d = cloud(x!, y!, k!); return standing(c, d, shade(sky, deep ? 0.09 : 0.05), { spread: 12, dark: 0.18, dy: 8 }); }).join(''),
];

export function cloud(x: number, y: number, k: number): string {
  const q = (u: number, v: number) => `${n1(x + u * k)} ${n1(y + v * k)}`;
  return `M${q(-120, 36)}C${q(-160, 36)} ${q(-160, -16)} ${q(-116, -18)}C${q(-112, -66)} ${q(-48, -78)} ${q(-24, -42)}C${q(4, -92)} ${q(84, -72)} ${q(80, -20)}C${q(134, -28)} ${q(144, 36)} ${q(106, 36)}Z`;
}
