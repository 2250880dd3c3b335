import { contrast, type Drawing, lum, makeRng, mix, n1, type Palette, path, shade, toOklab } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { type Counted, countHero } from '#artwork/materials/counted.ts';
import { LruCache } from '#artwork/materials/lru-cache.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { apart, skeins } from '#artwork/materials/yarns.ts';

/** width and height of a stitch */
export type Gauge = { w: number; h: number };

const counts = new LruCache<Counted>(64);

export function countedKnit(hero: Hero, maxW: number, maxH: number, gauge: Gauge): Counted {
  return counts.get(`${hero.key}|${maxW}|${maxH}`, () => countHero(hero, maxW, maxH, gauge.w / gauge.h));
}

/** The yarn of the ground: of the palette's, the one against which the hero's edge stands out most. */
export function bodyYarn(p: Palette, hero: Hero, chart: Counted): string {
  const edge = new Map<string, number>();
  const bare = (x: number, y: number) => x < 0 || y < 0 || x >= chart.w || y >= chart.h || chart.cells[y * chart.w + x]! < 0;
  for (let y = 0; y < chart.h; y++)
    for (let x = 0; x < chart.w; x++) {
      const k = chart.cells[y * chart.w + x]!;
      if (k < 0 || !(bare(x - 1, y) || bare(x + 1, y) || bare(x, y - 1) || bare(x, y + 1))) continue;
      const colour = trueColourOf(p, hero, hero.parts[k]!.k);
      edge.set(colour, (edge.get(colour) ?? 0) + 1);
    }
  const total = [...edge.values()].reduce((a, b) => a + b, 1);
  const deep = lum(p.e) < 0.5 ? p.e : lum(p.bg) < 0.5 ? p.bg : shade(p.e, -0.22);
  const wools = [deep, mix(p.paper, '#fbf1dc', lum(p.paper) < 0.5 ? 1 : 0.6), lum(p.a) < 0.62 ? shade(p.a, -0.06) : shade(p.c, -0.1)];
  const score = (wool: string) => [...edge].reduce((sum, [colour, n]) => sum + n * Math.min(2.9, contrast(colour, wool)), 0) / total;
  return wools.map((wool, i) => ({ wool, s: score(wool) + (i === 0 ? 0.2 : 0) })).sort((a, b) => b.s - a.s)[0]!.wool;
}

function off(colour: string, wool: string, least: number): string {
  const step = lum(colour) >= lum(wool) ? 0.03 : -0.03;
  let v = colour;
  for (let i = 0; i < 14 && contrast(v, wool) < least; i++) v = shade(v, step);
  return v;
}

/** What the wool lies on: the first of the palette's grounds from which it stands out. */
export function underWool(wool: string, wanted: readonly string[]): string {
  return wanted.find((x) => contrast(x, wool) >= 1.5) ?? [...wanted].sort((a, b) => contrast(b, wool) - contrast(a, wool))[0]!;
}

/** A hero's stitches as colours, '' where the ground's yarn goes on; no row carries more than four of them. */
export function heroStitches(p: Palette, hero: Hero, chart: Counted, wool: string): string[][] {
  const size = hero.parts.map(() => 0);
  for (const k of chart.cells) if (k >= 0) size[k]!++;
  const { skeins: yarns, of } = skeins(hero.parts.map((part, i) => ({ colour: off(trueColourOf(p, hero, part.k), wool, 1.22), weight: size[i]! })), 7, 0.06);
  const field = Array.from({ length: chart.h }, (_, y) => {
    const row = Array.from({ length: chart.w }, (_, x) => {
      const k = chart.cells[y * chart.w + x]!;
      return k < 0 ? '' : yarns[of[k]!]!;
    });
    const many = new Map<string, number>();
    for (const yarn of row) if (yarn) many.set(yarn, (many.get(yarn) ?? 0) + 1);
    const kept = [...many].sort((a, b) => b[1] - a[1]).map(([yarn]) => yarn);
    const held = kept.slice(0, 4);
    return row.map((yarn) => (!yarn || held.includes(yarn) ? yarn : held.reduce((a, b) => (apart(b, yarn) < apart(a, yarn) ? b : a))));
  });
  for (const { part, points } of chart.lines) {
    const yarn = off(trueColourOf(p, hero, hero.parts[part]!.k), wool, 1.9);
    points.slice(1).forEach((to, i) => {
      const from = points[i]!;
      const n = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 1.5));
      for (let k = 0; k <= n; k++) {
        const [x, y] = [Math.floor(from[0] + ((to[0] - from[0]) * k) / n), Math.floor(from[1] + ((to[1] - from[1]) * k) / n)];
        if (field[y]?.[x] === '') field[y][x] = yarn;
      }
    });
  }
  return field;
}

/** A field of knitting, its ground already laid; each run of one yarn is one outline of chevrons. */
export class Knitting {
  readonly #rows: string[][];
  readonly w: number;
  readonly h: number;

  constructor(w: number, h: number) {
    this.w = w;
    this.h = h;
    this.#rows = Array.from({ length: h }, () => Array.from({ length: w }, () => ''));
  }

  set(x: number, y: number, yarn: string): void {
    const row = this.#rows[y];
    if (row && x >= 0 && x < this.w) row[x] = yarn;
  }

  /** rows of one colour */
  stripe(y: number, yarn: string, n = 1): void {
    for (let j = 0; j < n; j++) for (let x = 0; x < this.w; x++) this.set(x, y + j, yarn);
  }

  /** a chart repeated over the whole width about the middle, every letter in its yarn */
  band(y: number, chart: readonly string[], yarns: Record<string, string>): void {
    const n = chart[0]!.length;
    const mid = Math.floor((this.w - n) / 2);
    chart.forEach((row, j) => {
      for (let x = 0; x < this.w; x++) {
        const yarn = yarns[row[(((x - mid) % n) + n) % n]!];
        if (yarn) this.set(x, y + j, yarn);
      }
    });
  }

  put(rows: readonly (readonly string[])[], x: number, y: number): void {
    rows.forEach((row, j) => row.forEach((yarn, i) => yarn && this.set(x + i, y + j, yarn)));
  }

  draw(g: Gauge, ox: number, oy: number): string {
    const by = new Map<string, string>();
    const half = g.w / 2;
    const k = g.h * 0.62;
    this.#rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        const yarn = row[x]!;
        if (!yarn) continue;
        let n = 1;
        while (row[x + n] === yarn) n++;
        const up = `l${n1(half)} ${n1(k)} ${n1(half)} ${n1(-k)}`.repeat(n);
        const back = `l${n1(-half)} ${n1(k)} ${n1(-half)} ${n1(-k)}`.repeat(n);
        by.set(yarn, `${by.get(yarn) ?? ''}M${n1(ox + x * g.w)} ${n1(oy + y * g.h)}${up}v${n1(g.h)}${back}z`);
        x += n - 1;
      }
    });
    return [...by].map(([yarn, d]) => path(d, `fill="${yarn}"`)).join('');
  }
}

/** The relief of stocking stitch, one tile over every yarn, with the wool's own hairs. */
export function stocking(c: Drawing, g: Gauge, wool: string, ox = 0, oy = 0): { stitches: string; hairs: string } {
  const r = makeRng('stocking');
  const [nx, ny] = [10, 10];
  const [half, k] = [g.w / 2, g.h * 0.62];
  let [edge, shine, mid, ply] = ['', '', '', ''];
  for (let i = 0; i < nx; i++)
    for (let j = -1; j < ny; j++)
      for (const right of [false, true]) {
        const f = (u: number, v: number) => `${n1(i * g.w + (right ? g.w - u : u))} ${n1(j * g.h + v)}`;
        const a = r.f(-0.3, 0.3);
        edge += `M${f(0, 0)}L${f(half, k)}`;
        shine += `M${f(g.w * 0.12, g.h * 0.3 + a)}Q${f(g.w * 0.22, g.h * 0.58)} ${f(half - g.w * 0.12, k + g.h * 0.34 + a)}`;
        mid += `M${f(half, k + 0.4)}L${f(half, k + g.h - 0.4)}M${f(0, 0.4)}L${f(0, g.h)}`;
        ply += `M${f(g.w * 0.08, g.h * 0.62 + a)}L${f(g.w * 0.28, g.h * 0.64)}M${f(g.w * 0.18, g.h * 0.84)}L${f(g.w * 0.38, g.h * 0.9 + a)}`;
      }
  const w = Math.min(1, g.w / 12.5);
  // on pale wool as much shadow would turn it grey
  const k2 = lum(wool) > 0.7 ? 0.55 : 1;
  const o = (v: number) => Math.round(v * k2 * 100) / 100;
  const stitches = c.pattern(
    g.w * nx,
    g.h * ny,
    `<g fill="none" stroke-linecap="round"><path d="${mid}" stroke="#0c0606" stroke-opacity="${o(0.26)}" stroke-width="${n1(1.5 * w)}"/><path d="${edge}" stroke="#0c0606" stroke-opacity="${o(0.4)}" stroke-width="${n1(1.9 * w)}"/><path d="${shine}" stroke="#fff" stroke-opacity=".28" stroke-width="${n1(1.8 * w)}"/><path d="${ply}" stroke="#0c0606" stroke-opacity="${o(0.12)}" stroke-width=".7"/></g>`,
    `translate(${n1(ox)} ${n1(oy)})`,
  );
  let fuzz = '';
  for (let i = 0; i < 120; i++) fuzz += `M${n1(r.f(0, 400))} ${n1(r.f(0, 400))}q${n1(r.f(-8, 8))} ${n1(r.f(-8, 8))} ${n1(r.f(-13, 13))} ${n1(r.f(-11, 11))}`;
  return { stitches, hairs: c.pattern(400, 400, `<path d="${fuzz}" fill="none" stroke="#fff" stroke-opacity=".17" stroke-width=".9" stroke-linecap="round"/>`) };
}

/** yarns for bands beside the hero: each stands out from the ground's */
export function bandYarns(p: Palette, wool: string): [string, string, string] {
  const light = off(lum(wool) < 0.6 ? '#fbf3e2' : mix(p.ink, p.e, 0.5), wool, 3);
  const pick = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, wool) > 1.5).sort((x, y) => toOklchChroma(y) - toOklchChroma(x));
  return [light, off(pick[0] ?? p.a, wool, 1.6), off(pick[1] ?? p.b, wool, 1.6)];
}

function toOklchChroma(colour: string): number {
  const { a, b } = toOklab(colour);
  return Math.hypot(a, b);
}
