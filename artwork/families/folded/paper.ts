import { type Drawing, hash, lum, mix, n1, type P, path, poly, shade } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { corners, type Facet, facets } from '#artwork/materials/facets.ts';
import { LruCache } from '#artwork/materials/lru-cache.ts';
import { off } from '#artwork/materials/outlines.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import type { Piece } from '#artwork/materials/pieces.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

type Fold = { d: string; facets: Facet[]; small: boolean };
const cache = new LruCache<Fold[]>(64);

function foldsOf(ps: readonly Piece[]): Fold[] {
  return ps.map((q) => {
    if (q.line) return { d: q.d, facets: [], small: true };
    const least = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const by = Math.max(1.4, Math.min(7, least * 0.045));
    const rings = q.polys.filter((r) => r.length > 2 && Math.abs(areaOf(r)) > 6).map((r) => corners(r, by));
    const main = rings.reduce<P[]>((a, b) => (Math.abs(areaOf(b)) > Math.abs(areaOf(a)) ? b : a), rings[0] ?? []);
    const small = least < 20 || q.area < 420;
    return { d: rings.map((r) => poly(r)).join(''), facets: rings.length === 1 && !small ? facets(q, main) : [], small };
  });
}

/** washi: waves and hemp leaves, as paints */
export function washi(c: Drawing, colour: string, kind: number): string {
  if (kind % 2) {
    let d = '';
    for (const [x, y] of [[0, 0], [44, 0], [22, 11], [-22, 11], [0, 22], [44, 22], [66, 11]] as const) for (const q of [21, 15, 9]) d += `M${x - q} ${y}A${q} ${q} 0 0 1 ${x + q} ${y}`;
    return c.pattern(44, 22, `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.7"/>`, 'scale(1.1)');
  }
  const [w, h] = [17.32, 30];
  return c.pattern(34.64, 60, `<path d="M0 0L${w} ${h / 3}L${w * 2} 0M${w} ${h / 3}V${h}M0 0V${(h * 2) / 3}L${w} ${h}L${w * 2} ${(h * 2) / 3}V0M0 0L${w} ${h}L${w * 2} 0M0 ${h * 2}L${w} ${h}L${w * 2} ${h * 2}M0 ${h * 2}V${(h * 4) / 3}L${w} ${h}L${w * 2} ${(h * 4) / 3}V${h * 2}M${w} ${h}V${(h * 5) / 3}L0 ${h * 2}M${w} ${(h * 5) / 3}L${w * 2} ${h * 2}" fill="none" stroke="${colour}" stroke-width="1.4"/>`, 'scale(1.1) rotate(15)');
}

/**
 * The hero folded out of paper: each part a sheet with straight edges, in flat facets under one light.
 * @param key what the pieces were laid as: folds are worked out once for each
 */
export function folded(c: Drawing, hero: Hero, ps: readonly Piece[], ground: string, key: string): { art: string; outline: string } {
  const folds = cache.get(`${hero.key}|${key}`, () => foldsOf(ps));
  let art = '';
  let outline = '';
  // one patterned sheet: the largest part that is not pale
  const colours = ps.map((q) => off(trueColourOf(c.p, hero, q.k), ground, lum(ground) < 0.5 ? 1.4 : 1.14));
  ps.forEach((q, i) => {
    const fold = folds[i]!;
    const colour = colours[i]!;
    if (q.line) {
      art += path(q.d, `fill="none" stroke="#1a0b08" stroke-opacity=".22" stroke-width="5" stroke-linejoin="bevel" transform="translate(2 4)"`) + path(q.d, `fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="bevel"`);
      return;
    }
    outline += fold.d;
    const least = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const lift = Math.min(1, Math.max(0.25, least / 120));
    const shadow = [3, 2, 1].map((k) => path(fold.d, `stroke-width="${n1(k * 4 * lift)}"`)).join('');
    art += `<g transform="translate(${n1(2.6 * lift)} ${n1(5 * lift)})" fill="#1a0b08" fill-opacity=".12" stroke="#1a0b08" stroke-opacity=".07" stroke-linejoin="round">${shadow}</g>`;
    art += path(fold.d, `fill="${colour}" stroke="${shade(colour, -0.05)}" stroke-width="1" stroke-linejoin="round"`);
    if (!fold.facets.length) {
      if (!fold.small) art += path(fold.d, `fill="${c.lin([[0, '#fff', 0.2], [0.5, '#fff', 0], [0.5, '#000', 0.04], [1, '#000', 0.14]], 0, 0, 1, 1)}"`);
      return;
    }
    art += facetted(fold.facets, colour);
    if (q.area > 14000 && hash(q.k + hero.key) % 3 === 0) art += path(fold.d, `fill="${washi(c, lum(colour) > 0.7 ? shade(colour, -0.13) : mix(colour, '#fff3d6', 0.42), hash(q.k) % 2)}" fill-opacity=".5"`);
    art += path(fold.d, `fill="none" stroke="#fff" stroke-opacity="${lum(colour) > 0.8 ? 0.7 : 0.34}" stroke-width="1.3" stroke-linejoin="round" transform="translate(-.6 -.9)"`);
  });
  return { art, outline };
}

/** facets of nearly one tone share a path */
function facetted(all: readonly Facet[], colour: string): string {
  const tones = new Map<number, string>();
  let creases = '';
  const pale = lum(colour) > 0.85;
  for (const { points, light } of all) {
    const tone = Math.round(Math.max(-1, Math.min(1, light)) * 7);
    const d = `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
    tones.set(tone, (tones.get(tone) ?? '') + d);
    creases += d;
  }
  let s = '';
  for (const [tone, d] of tones) {
    const by = (tone / 7) * (tone > 0 ? (pale ? 0.04 : 0.1) : pale ? 0.13 : 0.135);
    const fill = shade(colour, by);
    s += path(d, `fill="${fill}" stroke="${fill}" stroke-width=".8" stroke-linejoin="round"`);
  }
  return s + path(creases, `fill="none" stroke="#fff" stroke-opacity="${pale ? 0.5 : 0.13}" stroke-width="1" stroke-linejoin="round"`);
}
