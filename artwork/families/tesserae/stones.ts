import { type Drawing, lum, mix, type P, type Palette, path, type Rng, shade, use } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off, spaced } from '#artwork/materials/outlines.ts';
import type { Piece } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** a cell of the grid that knows where stones lie already */
const CELL = 3;
const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
/** breadth of an ordinary stone */
export const SIZE = 16.5;

/** the mortar, and three near tones of the stones of the ground */
export function groundOf(p: Palette): { dark: boolean; bed: string; field: [string, string, string] } {
  const dark = isDark(p);
  const stone = mix('#f0e5cb', p.d, 0.16);
  return {
    dark,
    bed: dark ? mix(p.bg, '#0c0c10', 0.3) : mix('#cfc4ae', p.d, 0.14),
    field: dark ? [p.bg, shade(p.bg, 0.05), shade(p.bg, 0.1)] : [stone, shade(stone, -0.018), shade(stone, -0.045)],
  };
}

/** the ground of the other value: pale stone in a dark palette, deep stone in a light one */
export function otherGroundOf(p: Palette): { dark: boolean; bed: string; field: [string, string, string] } {
  if (isDark(p)) {
    const stone = mix(mix(p.ink, '#eadfc6', 0.5), p.d, 0.16);
    return { dark: false, bed: mix('#cfc4ae', p.d, 0.14), field: [stone, shade(stone, -0.018), shade(stone, -0.045)] };
  }
  const deep = lum(p.e) > 0.36 ? shade(p.e, 0.34 - lum(p.e), -0.01) : p.e;
  return { dark: true, bed: mix(deep, '#0c0c10', 0.4), field: [deep, shade(deep, 0.04), shade(deep, 0.08)] };
}

/** the colour of a hero's part in stone, set off from the ground */
export function stoneOf(p: Palette, h: Hero, k: string, field: string): string {
  const base = trueColourOf(p, h, k);
  return lum(base) > 0.9 ? off(mix(base, '#ffffff', 0.4), field, 1.14) : off(base, field, 1.3);
}

/** Stones laid one by one, none on another. */
export class Stones {
  readonly ids: VisibleParts;
  readonly #r: Rng;
  readonly #across = Math.ceil(1000 / CELL);
  readonly #used = new Uint8Array(this.#across * 480);
  readonly #cells = new Map<string, string>();

  constructor(r: Rng, ids: VisibleParts) {
    this.#r = r;
    this.ids = ids;
  }

  /** one of five near tones of a colour */
  vary(col: string): string {
    const k = this.#r.i(-2, 2);
    return shade(col, k * 0.022, 0, k * 2);
  }

  /** lays a stone whatever lies there: its middle, its turn in radians, its breadth and height */
  stone(x: number, y: number, a: number, w: number, ht: number, col: string, rough = 1): void {
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    let [px, py] = [0, 0];
    let d = '';
    CORNERS.forEach(([i, j], n) => {
      const q = (i * w) / 2 + this.#r.f(-rough, rough);
      const v = (j * ht) / 2 + this.#r.f(-rough, rough);
      const [nx, ny] = [Math.round(x + q * ca - v * sa), Math.round(y + q * sa + v * ca)];
      d += n ? `${n === 1 ? 'l' : ' '}${nx - px} ${ny - py}` : `M${nx} ${ny}`;
      [px, py] = [nx, ny];
    });
    this.#cells.set(col, `${this.#cells.get(col) ?? ''}${d}z`);
  }

  #at(x: number, y: number): number {
    return Math.round(y / CELL) * this.#across + Math.round(x / CELL);
  }

  isFree(x: number, y: number, reach: number): boolean {
    const n = Math.ceil(reach / CELL);
    const at = this.#at(x, y);
    for (let j = -n; j <= n; j++) for (let i = -n; i <= n; i++) if (i * i + j * j <= n * n * 0.72 && this.#used[at + j * this.#across + i]) return false;
    return true;
  }

  mark(x: number, y: number, reach: number): void {
    const n = Math.max(0, Math.floor((reach * 0.62) / CELL));
    const at = this.#at(x, y);
    for (let j = -n; j <= n; j++) for (let i = -n; i <= n; i++) this.#used[at + j * this.#across + i] = 1;
  }

  /** lays a stone of the ground where nothing lies and no hero stands */
  lay(x: number, y: number, a: number, size: number, col: string): boolean {
    if (this.ids.at(x, y) >= 0 || !this.isFree(x, y, size * 0.5)) return false;
    this.mark(x, y, size * 0.5);
    this.stone(x, y, a, size - 2.4, size - 2.5, this.vary(col));
    return true;
  }

  /** rows that follow the part's outline, where it is uppermost; what is left between them in small stones */
  part(q: Piece, col: string): void {
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const size = m < 26 ? 8 : m < 50 ? 10.5 : m < 110 ? 13 : SIZE;
    const sign = areaOf(q.ps) > 0 ? 1 : -1;
    for (let row = 0; row < 26; row++) {
      const inset = size * (row + 0.5);
      if (inset > m * 0.56 + size) break;
      for (const o of spaced(q.ps, size * 0.98)) {
        const [x, y] = [o.p[0] + o.n[0] * sign * inset, o.p[1] + o.n[1] * sign * inset];
        if (this.ids.at(x, y) !== q.i || !this.isFree(x, y, size * 0.5)) continue;
        this.mark(x, y, size * 0.5);
        this.stone(x, y, Math.atan2(o.n[1], o.n[0]) + Math.PI / 2, size - 2.2, size - 2.2, this.vary(col));
      }
    }
    const step = size * 0.5;
    for (let y = q.y0; y < q.y1; y += step)
      for (let x = q.x0; x < q.x1; x += step) {
        if (this.ids.at(x, y) !== q.i || !this.isFree(x, y, size * 0.5)) continue;
        this.mark(x, y, step);
        this.stone(x, y, (q.ang * Math.PI) / 180, size - 3.4, size - 3.4, this.vary(col));
      }
  }

  /** a whole hero, from the top part down, so that no stone is cut by one above */
  hero(p: Palette, h: Hero, ps: Piece[], field: string): void {
    for (const q of ps.toReversed()) if (!q.line) this.part(q, stoneOf(p, h, q.k, field));
    for (const q of ps)
      if (q.line)
        for (const o of spaced(q.ps, 11, false)) {
          this.stone(o.p[0], o.p[1], Math.atan2(o.n[1], o.n[0]), 10, 10, this.vary(trueColourOf(p, h, q.k)));
          this.mark(o.p[0], o.p[1], 8);
        }
  }

  /** rows of the ground about the hero, as far as `within` allows */
  around(ps: Piece[], rows: number, field: readonly string[], within: (x: number, y: number) => boolean): void {
    for (const q of ps) {
      if (q.line || q.area < 1500) continue;
      const sign = areaOf(q.ps) > 0 ? -1 : 1;
      for (let row = 0; row < rows; row++)
        for (const o of spaced(q.ps, SIZE)) {
          const [x, y] = [o.p[0] + o.n[0] * sign * (row + 0.58) * SIZE, o.p[1] + o.n[1] * sign * (row + 0.58) * SIZE];
          if (within(x, y)) this.lay(x, y, Math.atan2(o.n[1], o.n[0]) + Math.PI / 2, SIZE, field[row ? 0 : 1]!);
        }
    }
  }

  toSvg(): string {
    let s = '';
    for (const [col, d] of this.#cells) s += path(d, `fill="${col}"`);
    return `<g stroke="#000" stroke-opacity=".18" stroke-width=".8">${s}</g>`;
  }
}

/** the bed is stained under each part, so that the gaps do not eat the picture */
export const stained = (p: Palette, h: Hero, ps: Piece[], bed: string, field: string) =>
  ps.map((q) => (q.line ? '' : use(q.id, `fill="${mix(shade(stoneOf(p, h, q.k, field), -0.11), bed, 0.3)}"`))).join('');

/** the parts of a hero and a whole field about them, for `Stones` */
export const fieldOf = (ps: Piece[], unit: number, [x0, y0, x1, y1]: readonly [number, number, number, number]) =>
  new VisibleParts([...ps, { ...ps[0]!, i: -1, line: true, x0, y0, x1, y1 }], unit, 0);

/** the ground beyond a picture: stones in courses, as a paint that repeats */
export function floor(c: Drawing, r: Rng, cols: readonly string[], bed: string, size = 15, n = 16): string {
  const tones = new Map<string, string>();
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const f = () => Math.round(r.f(-1.1, 1.1) * 10) / 10;
      const col = shade(cols[r.i(0, cols.length - 1)]!, r.i(-2, 2) * 0.02);
      const q: P[] = [[i * size + 1.2 + f(), j * size + 1.2 + f()], [(i + 1) * size - 1.2 + f(), j * size + 1.2 + f()], [(i + 1) * size - 1.2 + f(), (j + 1) * size - 1.2 + f()], [i * size + 1.2 + f(), (j + 1) * size - 1.2 + f()]];
      tones.set(col, `${tones.get(col) ?? ''}M${q.map((o) => `${o[0].toFixed(1)} ${o[1].toFixed(1)}`).join('L')}z`);
    }
  const S = n * size;
  return c.pattern(S, S, `<rect width="${S}" height="${S}" fill="${bed}"/>` + [...tones].map(([col, d]) => path(d, `fill="${col}"`)).join(''), 'rotate(-3)');
}
