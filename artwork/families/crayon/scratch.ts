import {
  at, circ, clamp, contrast, Drawing, g, heart, type Input, type LineSpec, lum, mix, n1, noise1, type P, type Palette,
  path, polar, pt, rect, shade, smooth, star, type Stop, TAU, use, withContrast,
} from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { heroFor, smallLineOf } from '#artwork/heroes/library.ts';
import { inLines, stackEven } from '#artwork/materials/lettering.ts';
import { spaced } from '#artwork/materials/outlines.ts';
import { clipOf, type Piece } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { trueColourOf, turnedBy } from '#artwork/materials/true-colours.ts';
import type { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { sketched, zig } from './wax.ts';

export const SCRATCH: Place = { cx: 500, cy: 826, w: 690, h: 700 };

/** the colours under the wax, each light enough to shine out of it */
function under(p: Palette, black: string): string[] {
  return [p.a, p.b, p.d, p.c, p.e].map((x) => withContrast(black, shade(x, lum(x) < 0.6 ? 0.08 : 0, 0.035), 6.4)).filter((x, i, all) => all.findIndex((y) => contrast(x, y) < 1.04 && Math.abs(lum(x) - lum(y)) < 0.03) === i);
}

/** little things that a child scratches into the corners */
function doodles(c: Drawing, free: (x: number, y: number) => boolean): string {
  const { r } = c;
  let d = '';
  const spots: P[] = [[116, 420], [884, 430], [128, 640], [884, 700], [110, 900], [896, 960], [126, 1180], [880, 1210], [250, 1290], [760, 1300], [212, 500], [796, 520]];
  spots.forEach(([x, y], i) => {
    if (!free(x, y)) return;
    const k = r.f(0.8, 1.15);
    if (i % 4 === 0) d += star(x, y, 5, 30 * k, 12 * k, r.f(0, 1));
    else if (i % 4 === 1) {
      const coil: P[] = Array.from({ length: 26 }, (_, j) => polar(x, y, 2 + j * 1.15 * k, j * 0.6));
      d += smooth(coil, false);
    } else if (i % 4 === 2) d += heart(x, y, 24 * k);
    else for (let j = 0; j < 8; j++) d += `M${pt(polar(x, y, 9 * k, (j / 8) * TAU))}L${pt(polar(x, y, (j % 2 ? 22 : 30) * k, (j / 8) * TAU))}`;
  });
  return d;
}

/** a noisy line, so that the same place is always rough in the same way */
type Noise = (x: number) => number;

/** the outline of the wax, scraped away along the edges of the sheet */
function roughEdge(nz: Noise): string {
  const rough: P[] = [];
  const side = (a: P, b: P, n: number) => {
    for (let i = 0; i < n; i++) {
      const t = i / n,
        inset = 40 + (i % 2 ? 15 : 0) + nz(i * 0.7 + a[0] + a[1]) * 9;
      const x = a[0] + (b[0] - a[0]) * t,
        y = a[1] + (b[1] - a[1]) * t;
      rough.push([clamp(x, inset, 1000 - inset), clamp(y, inset, 1400 - inset)]);
    }
  };
  side([40, 0], [960, 0], 74);
  side([1000, 40], [1000, 1360], 106);
  side([960, 1400], [40, 1400], 74);
  side([0, 1360], [0, 40], 106);
  return `M${rough.map(pt).join('L')}Z`;
}

/** the coat of wax over the whole sheet, with the strokes it was laid on in */
function drawCoat(c: Drawing, wax: string, nz: Noise) {
  const { r } = c, coat = c.def((id) => `<path id="${id}" d="${roughEdge(nz)}"/>`);
  let strokes = '';
  for (let i = 0; i < 44; i++) {
    const x = r.f(60, 940),
      y = r.f(60, 1340),
      L = r.f(80, 260);
    strokes += `M${n1(x)} ${n1(y)}q${n1(L * 0.5)} ${n1(r.f(-16, 6))} ${n1(L)} ${n1(r.f(-30, 10))}`;
  }
  c.add('frame', use(coat, `fill="${shade(wax, -0.05)}" transform="translate(-2 -3)"`) + use(coat, `fill="${wax}"`)
    + g(path(strokes, `fill="none" stroke="${shade(wax, 0.05)}" stroke-opacity=".35" stroke-width="22" stroke-linecap="round"`), `clip-path="${clipOf(c, coat)}"`));
}

/** What scratches out the hero: which part is uppermost where, the wax, the colours under it, and the shake of the hand. */
type Scratching = { ids: VisibleParts; wax: string; rainbow: string; nz: Noise };

/** One part of the hero. The lighter it is, the closer the scratches; dark parts keep their wax. */
function scratchPart(c: Drawing, h: Hero, { ids, wax, rainbow, nz }: Scratching, q: Piece): string {
  const { p, r } = c;
  if (q.line) {
    return use(q.id, `fill="none" stroke="${wax}" stroke-width="14" stroke-linecap="round"`) + use(q.id, `fill="none" stroke="${rainbow}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`);
  }
  const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
    tone = lum(trueColourOf(p, h, q.k));
  let s = use(q.id, `fill="${wax}" stroke="${wax}" stroke-width="9" stroke-linejoin="round"`);
  if (tone > 0.42) s += use(q.id, `fill="${rainbow}" fill-opacity="${Math.round(clamp((tone - 0.42) * 0.7, 0.04, 0.34) * 100) / 100}"`);
  if (tone > 0.42 && m > 12) {
    const gap = clamp(15 - (tone - 0.42) * 16, 5.6, 15) * clamp(m / 110, 0.62, 1);
    const d = zig(c, ids.runs(q.i, q, q.ang, gap, () => r.f(-1, 1), 3).filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) > 5), 3, gap * 2.2);
    s += path(d, `fill="none" stroke="${rainbow}" stroke-width="${n1(clamp(gap * 0.6, 3, 5.6))}" stroke-linecap="round" stroke-linejoin="round" clip-path="${clipOf(c, q.id)}"`);
  }
  if (/eye|pupil|nose/.test(q.k) && tone < 0.42) {
    // an eye is left black, with a spark in it
    const R = Math.max(2.4, m * 0.15);
    return s + use(q.id, `fill="none" stroke="${rainbow}" stroke-width="${m < 26 ? 2 : 3}"`) + circ(q.x0 + (q.x1 - q.x0) * 0.36, q.y0 + (q.y1 - q.y0) * 0.34, R, `fill="${rainbow}"`);
  }
  const q2 = spaced(q.ps, 16).map((v, i) => [v.p[0] + nz(i * 0.5) * 2, v.p[1] + nz(i * 0.5 + 40) * 2] as P),
    d = q2.length > 8 && m > 40 ? smooth(q2) : q.d;
  // wax is left between scratched parts; dark parts only get an outline
  if (tone > 0.42) return s + path(d, `fill="none" stroke="${wax}" stroke-width="${m < 30 ? 3.6 : 7}" stroke-linejoin="round"`);
  return s + path(d, `fill="none" stroke="${rainbow}" stroke-width="${m < 30 ? 3 : 5}" stroke-linejoin="round" stroke-linecap="round"`);
}

/** the corners about the hero, where a child scratches little things, and turf in quick strokes under its feet */
function drawSurroundings(c: Drawing, ps: Piece[], rainbow: string) {
  const { r } = c;
  const box = { x0: Math.min(...ps.map((q) => q.x0)) - 50, x1: Math.max(...ps.map((q) => q.x1)) + 50, y0: Math.min(...ps.map((q) => q.y0)) - 50, y1: Math.max(...ps.map((q) => q.y1)) + 50 };
  let scratches = doodles(c, (x, y) => x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1);
  // ground under the feet, in quick strokes
  let turf = '';
  for (let i = 0; i < 40; i++) turf += `${i ? 'L' : 'M'}${n1(190 + i * 15.9 + r.f(-4, 4))} ${n1(box.y1 - 40 + (i % 2 ? r.f(-22, -6) : r.f(10, 26)))}`;
  if (box.y1 - box.y0 > 560) scratches += turf;
  c.add('ornament', path(scratches, `fill="none" stroke="${rainbow}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"`));
}

/** the words, scratched out too, with wax left standing between the scratches */
function drawWords(c: Drawing, wax: string, rainbow: string) {
  const { input: inp, r } = c;
  const words = inLines(inp.headline, 15),
    small = smallLineOf(inp);
  const specs: LineSpec[] = words.map((t, i) => ({ t, f: 'permanent-marker', w: 760, max: words.length > 1 ? 104 : 132, gap: i === words.length - 1 ? 36 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'mansalva', w: 640, max: 54, flat: true });
  const k = stackEven(specs, { cy: 274 });
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(td, `fill="${rainbow}" stroke="${rainbow}" stroke-width="3" stroke-linejoin="round"`)
    + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${withContrast(wax, '#fbf4e2', 7)}"`) : ''));
  // wax left standing between the scratches
  let left = '';
  for (let i = 0; i < 40; i++) {
    const x = r.f(110, 880),
      y = r.f(k.top, k.bottom);
    left += `M${n1(x)} ${n1(y)}l${n1(r.f(16, 40))} ${n1(r.f(-12, 4))}`;
  }
  c.add('texture', path(left, `fill="none" stroke="${wax}" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round"`) + c.grain(0.5));
}

/** scratched out of black wax that covers all the colours */
export function drawScratch(inp: Input): Drawing {
  const c = new Drawing('crayon-scratch', inp),
    { p } = c;
  const h = heroFor(inp);
  c.alt = h.name + ', scratched in all colours out of black wax';
  const black = mix('#17151a', turnedBy(h, [p.ink, p.e, p.bg]).find((x) => lum(x) < 0.45) ?? p.ink, 0.3),
    wax = lum(black) > 0.3 ? shade(black, 0.27 - lum(black)) : black,
    hues = turnedBy(h, [0, 1, 2])[0],
    cols = under(p, wax),
    order = [...cols.slice(hues), ...cols.slice(0, hues)];
  // the sheet beneath: bands of colour that run into each other
  const stops = [...order, order[0]!, order[1] ?? order[0]!].map((x, i, all): Stop => [Math.round((i / (all.length - 1)) * 100) / 100, x]);
  const slope = [[0, 0, 1000, 1400], [1000, 0, 0, 1400], [0, 200, 1000, 1200]][hues]!;
  const rainbow = c.lin(stops, slope[0], slope[1], slope[2], slope[3], 'u');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${rainbow}"`));
  const nz = noise1('edge' + inp.seed);
  drawCoat(c, wax, nz);
  const { ps, ids } = sketched(c, h, SCRATCH),
    scratching: Scratching = { ids, wax, rainbow, nz };
  c.add('art', ps.map((q) => scratchPart(c, h, scratching, q)).join(''));
  drawSurroundings(c, ps, rainbow);
  drawWords(c, wax, rainbow);
  return c;
}
