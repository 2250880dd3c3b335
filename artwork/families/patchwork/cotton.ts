import {
  contrast, type Drawing, hash, lum, mix, type P, type Palette, path, poly, shade, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { backing } from '#artwork/materials/backing.ts';
import { off } from '#artwork/materials/outlines.ts';
import { ownWay } from '#artwork/materials/own-way.ts';
import { inner, type Piece, softU } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { fivePetals } from '#artwork/outlines/ornament.ts';
import { toTenth } from '#artwork/primitives/rounding.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** A printed cotton: its own colour and what is printed on it. */
export type Fabric = { base: string; print: string };

/** small prints, each in two inks */
const PRINTS: readonly ((c: Drawing, a: string, b: string) => string)[] = [
  (c, a, b) => c.pattern(48, 48, `<g fill="${a}">${fivePetals(12, 12, 8)}${fivePetals(36, 36, 6.6)}</g><g fill="${b}"><circle cx="12" cy="12" r="2.8"/><circle cx="36" cy="36" r="2.4"/><circle cx="36" cy="11" r="1.8"/><circle cx="12" cy="37" r="1.8"/></g>`),
  (c, a) => c.pattern(24, 24, `<g fill="${a}"><circle cx="6" cy="6" r="2.7"/><circle cx="18" cy="18" r="2.7"/></g>`),
  (c, a) => c.pattern(24, 24, `<path d="M0 0H12V24H0Z" fill="${a}" fill-opacity=".42"/><path d="M0 0H24V12H0Z" fill="${a}" fill-opacity=".42"/>`),
  (c, a, b) => c.pattern(26, 26, `<path d="M5 0V26" stroke="${a}" stroke-width="4"/><path d="M15 0V26M20 0V26" stroke="${b}" stroke-width="1.5"/>`),
  (c, a, b) => c.pattern(32, 32, `<path d="M8 2Q14 8 8 14Q2 8 8 2ZM24 18Q30 24 24 30Q18 24 24 18Z" fill="${a}"/><circle cx="24" cy="7" r="2" fill="${b}"/><circle cx="8" cy="23" r="2" fill="${b}"/>`),
  (c, a) => c.pattern(26, 26, `<path d="M6 2V10M2 6H10M19 15V23M15 19H23" stroke="${a}" stroke-width="2" stroke-linecap="round"/>`),
];

/** Sewing with printed cottons: what is pieced, what is sewn on, and the lines that are quilted through it all. */
export class Cotton {
  readonly dark: boolean;
  readonly linen: string;
  readonly cream: string;
  readonly weave: string;
  readonly #c: Drawing;
  readonly #puff: string;

  constructor(c: Drawing) {
    this.#c = c;
    const { p } = c;
    this.dark = isDark(p);
    this.cream = this.dark ? mix(p.ink, '#fff6e6', 0.5) : '#fffaf0';
    this.linen = this.dark ? mix(this.cream, p.d, 0.16) : mix(p.paper, '#f5ead6', 0.6);
    this.weave = fineTile(c, 6, 6, '<path d="M0 1.5H6M0 4.5H6" stroke="#000" stroke-opacity=".05"/><path d="M1.5 0V6M4.5 0V6" stroke="#fff" stroke-opacity=".09"/>');
    this.#puff = c.lin([[0, '#fff', 0.2], [0.5, '#fff', 0.02], [1, '#000', 0.16]], 0.1, 0, 0.7, 1);
  }

  /** a print by number over a colour */
  fabric(base: string, kind: number): Fabric {
    const light = lum(base) > 0.78;
    const a = light ? mix(base, shade(base, -0.22, 0.05), 0.7) : mix(base, this.cream, 0.5);
    const b = light ? shade(base, -0.16, 0.03) : mix(base, this.cream, 0.74);
    return { base, print: PRINTS[((kind % PRINTS.length) + PRINTS.length) % PRINTS.length]!(this.#c, a, b) };
  }

  /** the palette's deeper colours, each in a print of its own */
  bright(p: Palette, hero: Hero): Fabric[] {
    const all = [p.a, p.e, p.b, p.c, p.d].filter((x, i, xs) => xs.indexOf(x) === i && contrast(x, this.linen) > 1.25 && lum(x) > 0.22);
    const [first = p.e, ...rest] = all;
    return ownWay(hero, 'cottons', [first, ...rest]).map((x, i) => this.fabric(x, [0, 1, 4, 5, 3][i % 5]!));
  }

  /** pale prints for what lies behind */
  pale(p: Palette): Fabric[] {
    return [p.b, p.d, p.a, p.c].map((x, i) => this.fabric(mix(this.linen, x, lum(x) < 0.5 ? 0.12 : 0.24), [1, 0, 3, 4][i]!));
  }

  /** the cloth that the hero is sewn to */
  block(hero: Hero, ps: readonly Piece[]): string {
    const { p } = this.#c;
    const deep = lum(p.e) < 0.5 ? p.e : shade(p.c, -0.2);
    return backing(this.#c, hero, ps, ownWay(hero, 'block', [this.linen, mix(deep, this.linen, 0.12), mix(p.c, this.linen, 0.35), mix(p.d, this.linen, 0.3), mix(p.b, this.linen, 0.45)]));
  }

  /** one patch, pieced */
  patch(d: string, { base, print }: Fabric): string {
    return path(d, `fill="${base}"`) + path(d, `fill="${print}"`) + path(d, `fill="${this.#puff}"`);
  }

  plain(d: string, colour: string): string {
    return path(d, `fill="${colour}"`);
  }

  /** the dips where patches join */
  seams(d: string): string {
    const id = this.#c.def((k) => `<path id="${k}" d="${d}"/>`);
    return `<g fill="none" stroke-linejoin="round"><use href="#${id}" stroke="#000" stroke-opacity=".07" stroke-width="12"/><use href="#${id}" stroke="#000" stroke-opacity=".1" stroke-width="5.6"/><use href="#${id}" stroke="#150a08" stroke-opacity=".4" stroke-width="1.6"/><use href="#${id}" stroke="#fff" stroke-opacity=".24" stroke-width="1.5" transform="translate(1.4 1.6)"/></g>`;
  }

  /** running stitches that draw the layers together */
  quilted(d: string, ground: string): string {
    const id = this.#c.def((k) => `<path id="${k}" d="${d}"/>`);
    const thread = lum(ground) > 0.62 ? shade(ground, -0.1, 0.02) : mix(ground, this.cream, 0.62);
    return `<g fill="none" stroke-linecap="round"><use href="#${id}" stroke="#150a08" stroke-opacity=".07" stroke-width="9"/><g stroke-dasharray="8 6.5"><use href="#${id}" stroke="#150a08" stroke-opacity=".24" stroke-width="3.6" transform="translate(.8 1.4)"/><use href="#${id}" stroke="${thread}" stroke-width="2.5"/></g></g>`;
  }

  /** the hero, every part cut from a cotton, its edge turned under and sewn down */
  applique(hero: Hero, ps: readonly Piece[], ground: string): string {
    const c = this.#c;
    let s = '';
    for (const q of ps) {
      const want = trueColourOf(c.p, hero, q.k);
      const colour = off(want, ground, lum(ground) < 0.5 ? 1.45 : 1.13);
      if (q.line) {
        s += use(q.id, `fill="none" stroke="#150a08" stroke-opacity=".25" stroke-width="5.6" stroke-linecap="round" transform="translate(1 1.8)"`) + use(q.id, `fill="none" stroke="${colour}" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"`)
          + use(q.id, 'fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2" stroke-dasharray="6 4"');
        continue;
      }
      const least = Math.min(q.x1 - q.x0, q.y1 - q.y0);
      const small = least < 44 || q.area < 2200;
      const lift = Math.min(1, Math.max(0.3, least / 110));
      s += softU(q.id, toTenth(1.6 * lift), toTenth(3.4 * lift), 6 * lift, '#150a08', 0.32, 4) + use(q.id, `fill="${colour}"`);
      if (!small) {
        const { print } = this.fabric(colour, (hash(q.k) + hash(hero.key)) % PRINTS.length);
        s += use(q.id, `fill="${print}" fill-opacity="${lum(colour) > 0.9 ? 0.7 : 0.85}"`) + use(q.id, `fill="${this.#puff}"`);
        s += inner(c, q.id, -1, -2, 10 * lift, '#150a08', 0.2, 3) + inner(c, q.id, 1.6, 2.4, 4, '#fff', 0.26, 2);
      }
      s += use(q.id, `fill="none" stroke="${shade(colour, lum(colour) > 0.4 ? -0.16 : 0.12)}" stroke-width="${small ? 1.6 : 2}" stroke-opacity=".75"${small ? '' : ' stroke-dasharray="7 4"'} stroke-linejoin="round"`);
    }
    return s;
  }
}

/** the outline drawn in by some units; '' when nothing would be left */
export function inset(ps: readonly P[], by: number): string {
  const side = areaOf([...ps]) > 0 ? 1 : -1;
  const n = ps.length;
  const lines = ps.map((a, i): [number, number, number, number] => {
    const b = ps[(i + 1) % n]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [a[0] - ((b[1] - a[1]) / l) * side * by, a[1] + ((b[0] - a[0]) / l) * side * by, (b[0] - a[0]) / l, (b[1] - a[1]) / l];
  });
  const q = lines.map(([x, y, u, v], i): P => {
    const [x0, y0, u0, v0] = lines[(i + n - 1) % n]!;
    const det = u0 * v - v0 * u;
    if (Math.abs(det) < 1e-4) return [x, y];
    const t = ((x - x0) * v - (y - y0) * u) / det;
    return [x0 + u0 * t, y0 + v0 * t];
  });
  return Math.sign(areaOf(q)) === side && Math.abs(areaOf(q)) > 160 ? poly(q) : '';
}

export function square(x: number, y: number, w: number, h = w): P[] {
  return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
}

