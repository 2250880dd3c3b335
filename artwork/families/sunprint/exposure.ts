import {
  clamp, type Drawing, ell, fromOklch, lerp, lum, mix, type P, type Palette, path, poly, pt, smooth, toOklch, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { colourOf } from '#artwork/materials/part-colours.ts';
import { clipOf, type Piece, softU, unionId } from '#artwork/materials/pieces.ts';
import type { VisibleParts } from '#artwork/materials/visible-parts.ts';

const PRUSSIAN = '#0d3a6b';

/** The colour that the coat turns in the sun: Prussian blue where the palette is blue, else toned towards the palette. */
export function coatOf(p: Palette): string {
  const o = toOklch(isDark(p) ? p.bg : p.e);
  const bluish = o.h > 225 && o.h < 285;
  const toned = fromOklch({ l: clamp(o.l, 0.27, 0.36), c: clamp(o.c, 0.035, 0.12), h: o.h });
  return mix(toned, PRUSSIAN, bluish ? 0.6 : 0.08);
}

export type Light = { coat: string; white: string };

const isPlant = (k: string) => /leaf|petal|sepal|grass|fern/.test(k);
const isPlume = (k: string) => /wing|tail|fin|mane|crest|quill|wrap/.test(k);

/** how white a part stays: 0 is the coat, 1 the bare paper */
function toneOf(q: Piece, light: number, breadth: number): number {
  if (breadth < 44 && light < 0.45) return 0.04;
  if (/eye|pupil|nose|dark|hole/.test(q.k) && breadth < 70) return light > 0.7 ? 0.95 : 0.06;
  return clamp(lerp(0.44, 1.03, light), 0.46, 0.97);
}

/** the path from a point in a direction, as long as its part is uppermost */
function walk(ids: VisibleParts, part: number, from: P, way: number, most: number, bend = 0): P[] {
  const out: P[] = [from];
  let [x, y] = from;
  let a = way;
  for (let t = 0; t < most; t += 6) {
    a += bend * 0.06;
    x += Math.cos(a) * 6;
    y += Math.sin(a) * 6;
    if (ids.at(x, y) !== part || ids.dist(x, y) < 2) break;
    out.push([x, y]);
  }
  return out;
}
const thin = (o: P[]) => (o.length < 3 ? poly(o, false) : smooth(o.filter((_, i) => i % 4 === 0 || i === o.length - 1), false));

/** the veins of a leaf, a petal or a wing: its rib, and what leaves it on both sides */
function veins(ids: VisibleParts, q: Piece, breadth: number): { rib: string; side: string } {
  const a = (q.ang * Math.PI) / 180;
  let from: P = [q.cx, q.cy];
  if (ids.at(from[0], from[1]) !== q.i) {
    const b = q.ps.find((o) => ids.at(lerp(o[0], q.cx, 0.3), lerp(o[1], q.cy, 0.3)) === q.i);
    if (b) from = [lerp(b[0], q.cx, 0.3), lerp(b[1], q.cy, 0.3)];
  }
  const rib = [...walk(ids, q.i, from, a + Math.PI, 600).toReversed(), ...walk(ids, q.i, from, a, 600).slice(1)];
  if (rib.length <= 3) return { rib: '', side: '' };
  const petal = /petal/.test(q.k);
  const step = clamp(Math.round(breadth / 60) + 1, 2, 3);
  let side = '';
  for (let i = 1; i < rib.length - 1; i += step)
    for (const sg of [-1, 1]) {
      const w = walk(ids, q.i, rib[i]!, a + sg * (petal ? 0.34 : 0.74), 300, petal ? -sg * 0.4 : -sg * 0.55);
      if (w.length > 2) side += thin(w);
    }
  return { rib: poly([rib[0]!, rib[rib.length - 1]!], false), side };
}

/** short broken lines along a part's grain */
function fibres(c: Drawing, ids: VisibleParts, q: Piece, breadth: number): string {
  const { r } = c;
  let d = '';
  for (const [f, t] of ids.runs(q.i, q, q.ang, clamp(breadth / 14, 8, 13), () => r.f(-2, 2), 4)) {
    const L = Math.hypot(t[0] - f[0], t[1] - f[1]);
    let x = r.f(2, 30);
    while (x < L - 8) {
      const e = Math.min(L - 3, x + r.f(14, 54));
      d += `M${pt([lerp(f[0], t[0], x / L), lerp(f[1], t[1], x / L)])}L${pt([lerp(f[0], t[0], e / L), lerp(f[1], t[1], e / L)])}`;
      x = e + r.f(10, 34);
    }
  }
  return d;
}

/** A hero as the white shadow that it left on the coat, veined where light came through. */
export function exposed(c: Drawing, h: Hero, ps: Piece[], ids: VisibleParts, { coat, white }: Light): string {
  const un = unionId(c, ps);
  // light that crept under the edges
  let s = softU(un, 3, 4, 26, mix(coat, '#cfe6ee', 0.5), 0.42, 8, false) + softU(un, 0, 0, 7, white, 0.4, 3, false);
  const vein = mix(coat, white, 0.25);
  for (const q of ps) {
    const light = lum(colourOf(c.p, h, q.k));
    if (q.line) {
      s += use(q.id, `fill="none" stroke="${/lid|mouth|brow|eye/.test(q.k) ? coat : white}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const tone = toneOf(q, light, m);
    s += use(q.id, `fill="${mix(coat, white, tone)}" stroke="${mix(coat, white, Math.max(0, tone - 0.45))}" stroke-width="${m < 30 ? 1.6 : 3}" stroke-linejoin="round"`);
    if (tone < 0.3 || m < 26) continue;
    // where it lay close to the paper it kept the light out best
    s += `<g clip-path="${clipOf(c, q.id)}">${ell(q.cx, q.cy, (q.x1 - q.x0) * 0.46, (q.y1 - q.y0) * 0.46, `fill="${c.rad([[0, '#fff', 0.55], [1, '#fff', 0]])}"`)}</g>`;
    const veined = isPlant(q.k) || isPlume(q.k);
    const { rib, side } = veined ? veins(ids, q, m) : { rib: '', side: m > 44 ? fibres(c, ids, q, m) : '' };
    if (rib) s += path(rib, `fill="none" stroke="${vein}" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"`);
    if (side) s += path(side, `fill="none" stroke="${vein}" stroke-opacity="${veined ? 0.55 : 0.34}" stroke-width="${isPlant(q.k) ? 1.3 : 1.5}" stroke-linecap="round"`);
  }
  return s;
}
