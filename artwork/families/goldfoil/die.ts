import { type Drawing, lum, METAL, mix, n1, type P, path, shade, TAU, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { LruCache } from '#artwork/materials/lru-cache.ts';
import type { Piece } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';

/** into how many directions a turn is divided */
const TURNS = 14;
const SOLID = /^(eye|pupil|nose|nostril|mouth|lid|dot|seed|spot\d*|button|berry\d*|center|centre|star\d*|antenna|brow)$/;

/** The tones of a metal about the turn: bright where a line faces the light, a glint just beside, dark across from it. */
export function tonesOf(kind: keyof typeof METAL): string[] {
  const m = METAL[kind];
  return Array.from({ length: TURNS }, (_, i) => {
    const t = (1 + Math.cos((i / TURNS) * TAU * 2)) / 2;
    const base = t < 0.5 ? mix(m[3], m[1], t * 2) : mix(m[1], m[5], (t - 0.5) * 2);
    return i % 7 === 0 ? m[2] : i % 7 === 1 || i % 7 === 6 ? mix(base, m[6], 0.4) : base;
  });
}

/** the direction of a line, in steps of a turn, shifted so that the light comes from the upper left */
const turnOf = (a: P, b: P): number => {
  const t = (Math.atan2(b[1] - a[1], b[0] - a[0]) + TAU * 1.125) / TAU;
  return Math.floor((t % 1) * TURNS) % TURNS;
};

/** Polylines as strokes by direction, so that foil turns with its line. */
export function foiled(rings: readonly P[][], closed: boolean): string[] {
  const out = Array.from({ length: TURNS }, () => '');
  for (const ring of rings) {
    const n = ring.length;
    let open = -1;
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [a, b] = [ring[i]!, ring[(i + 1) % n]!];
      if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.4) continue;
      const t = turnOf(a, b);
      out[t] += t === open ? `L${n1(b[0])} ${n1(b[1])}` : `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
      open = t;
    }
  }
  return out;
}

export const strokes = (d: readonly string[], tones: readonly string[], w: number): string =>
  `<g fill="none" stroke-width="${n1(w)}" stroke-linecap="round" stroke-linejoin="round">${d.map((x, i) => (x ? `<path d="${x}" stroke="${tones[i]}"/>` : '')).join('')}</g>`;

type Line = { edge: string[]; hatch: string[] };
const cache = new LruCache<Line[]>(96);

function linesOf(hero: Hero, ps: readonly Piece[], tone: (k: string) => number, scale: number): Line[] {
  const ids = new VisibleParts([...ps], 3, 12);
  return ps.map((q) => {
    const edge = foiled(q.polys, !q.line);
    const least = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const l = tone(q.k);
    // light parts are ruled closely, middle ones openly, dark ones not at all
    const gap = (l > 0.86 ? 0 : l > 0.7 ? 17 : l > 0.5 ? 11.5 : 8.5) * scale;
    const hatch = Array.from({ length: TURNS }, () => '');
    if (!q.line && least > 34 && gap) {
      for (const [a, b] of ids.runs(q.i, q, q.ang, gap, () => 0, 4)) {
        const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (L < 22) continue;
        // short of both edges, as an engraver leaves it
        const [ux, uy] = [(b[0] - a[0]) / L, (b[1] - a[1]) / L];
        const [p, r]: [P, P] = [[a[0] + ux * 7, a[1] + uy * 7], [b[0] - ux * 7, b[1] - uy * 7]];
        hatch[turnOf(p, r)] += `M${n1(p[0])} ${n1(p[1])}L${n1(r[0])} ${n1(r[1])}`;
      }
    }
    return { edge, hatch };
  });
}

/**
 * A hero in foil lines on its stock: outlines whose metal turns with their direction, fine rules along the grain of
 * the parts, the smallest parts solid. What lies behind a part is hidden by it.
 * @param key what the pieces were laid as: lines are worked out once for each
 */
export function inFoil(c: Drawing, hero: Hero, ps: readonly Piece[], stock: string, key: string, o: { line?: number } = {}): string {
  const tones = tonesOf(c.p.metal);
  const { line = 5.4 } = o;
  const scale = line / 5.4;
  const lines = cache.get(`${hero.key}|${c.p.id}|${c.p.bg}|${c.p.a}|${key}`, () => linesOf(hero, ps, (k) => lum(trueColourOf(c.p, hero, k)), scale));
  const press = 'stroke="#000" stroke-opacity=".34" fill="none" transform="translate(1 1.8)"';
  let s = '';
  ps.forEach((q, i) => {
    const { edge, hatch } = lines[i]!;
    // the lighter a part is, the paler its own print on the stock
    const tone = lum(trueColourOf(c.p, hero, q.k));
    const fill = shade(stock, q.line ? 0 : Math.round((tone - 0.55) * 26) / 100, 0);
    if (q.line) {
      s += use(q.id, `fill="none" stroke="${stock}" stroke-width="${n1(line * 2)}" stroke-linecap="round"`) + strokes(edge, tones, line * 0.9);
      return;
    }
    const least = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const solid = least < 15 || (SOLID.test(q.k) && least < 62);
    s += use(q.id, `fill="${fill}" stroke="${fill}" stroke-width="${n1(line * (least < 30 ? 1.4 : 2.2))}" stroke-linejoin="round"`);
    if (solid) {
      s += use(q.id, `fill="${c.foil(c.p.metal, 52)}"`);
      return;
    }
    const w = line * (least < 40 ? 0.62 : least < 110 ? 0.82 : 1);
    s += use(q.id, `${press} stroke-width="${n1(w)}"`) + strokes(hatch, tones, Math.max(1.5, line * 0.42)) + strokes(edge, tones, w);
  });
  return s;
}

/** a circle of foil, as short strokes that turn */
export const ring = (cx: number, cy: number, R: number, ry = R): P[] => Array.from({ length: 84 }, (_, i): P => [cx + Math.cos((i / 84) * TAU) * R, cy + Math.sin((i / 84) * TAU) * ry]);

/** words in foil, pressed into the stock, bright enough to be read wherever the light falls */
export const foilWords = (c: Drawing, d: string, stock: string): string => path(d, 'fill="#000" fill-opacity=".4" transform="translate(1.2 2.2)"') + path(d, `fill="${c.foil(c.p.metal, 22, stock)}"`);
