import { clamp, type Drawing, lum, makeRng, mix, n1, type P, path, pt, shade, smooth, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { off, spaced } from '#artwork/materials/outlines.ts';
import { inner, type Piece, softU } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { toTenth } from '#artwork/primitives/rounding.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** Felt: what it is cut from, and how it is sewn. */
export class Felt {
  readonly #c: Drawing;
  /** wool lying every way, as a paint over any colour */
  readonly wool: string;

  constructor(c: Drawing) {
    this.#c = c;
    const r = makeRng('felt');
    let [light, dark] = ['', ''];
    for (let i = 0; i < 300; i++) {
      const d = `M${n1(r.f(-10, 260))} ${n1(r.f(-10, 260))}q${n1(r.f(-8, 8))} ${n1(r.f(-8, 8))} ${n1(r.f(-14, 14))} ${n1(r.f(-14, 14))}`;
      if (i % 2) light += d;
      else dark += d;
    }
    this.wool = c.pattern(260, 260, `<g fill="none" stroke-width="1.1" stroke-linecap="round"><path d="${light}" stroke="#fff" stroke-opacity=".12"/><path d="${dark}" stroke="#000" stroke-opacity=".11"/></g>`);
  }

  /** a piece cut from felt; `lift` is how thick it is */
  cut(id: string, colour: string, lift = 1): string {
    const c = this.#c;
    return (
      softU(id, toTenth(2.4 * lift), toTenth(5 * lift), 8 * lift, '#0c0508', 0.36, 5) +
      use(id, `fill="${shade(colour, -0.09)}" transform="translate(${n1(1.2 * lift)} ${n1(2.8 * lift)})"`) +
      use(id, `fill="${colour}"`) +
      use(id, `fill="none" stroke="${mix(colour, '#ffffff', 0.14)}" stroke-width="2.6" stroke-dasharray="1.4 2.3" stroke-opacity=".7"`) +
      use(id, `fill="${this.wool}"`) +
      inner(c, id, -1, -2, 9 * lift, '#000', 0.15, 3)
    );
  }

  /** a thread in straight stitches */
  thread(d: string, colour: string, w = 3.6): string {
    return (
      path(d, `fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${w}" stroke-linecap="round" transform="translate(1.1 1.7)"`) +
      path(d, `fill="none" stroke="${shade(colour, -0.06)}" stroke-width="${w}" stroke-linecap="round"`) +
      path(d, `fill="none" stroke="${mix(colour, '#ffffff', 0.28)}" stroke-width="${n1(w * 0.4)}" stroke-linecap="round" transform="translate(-.4 -.5)"`)
    );
  }

  /** blanket stitch along closed rings: a thread on the edge and a tooth into the cloth at every step */
  blanket(rings: readonly P[][], colour: string, step = 22, tooth = 15, w = 3.6): string {
    const r = makeRng('blanket');
    let d = '';
    for (const ring of rings) {
      const inward = areaOf(ring) > 0 ? 1 : -1;
      const points = spaced(ring, step);
      points.forEach(({ p, n }, i) => {
        const k = tooth * r.f(0.88, 1.1) * inward;
        d += `M${pt(p)}L${pt([p[0] + n[0] * k, p[1] + n[1] * k])}M${pt(p)}L${pt(points[(i + 1) % points.length]!.p)}`;
      });
    }
    return this.thread(d, colour, w);
  }

  /** a running stitch within a part's edge, only where the part is seen */
  #within(q: Piece, parts: VisibleParts, inset: number): string {
    const side = areaOf(q.ps) > 0 ? 1 : -1;
    const points = spaced(q.ps, 7);
    const runs: P[][] = [[]];
    for (let i = 0; i <= points.length; i++) {
      const { p, n } = points[i % points.length]!;
      const [x, y] = [p[0] + n[0] * side * inset, p[1] + n[1] * side * inset];
      if (parts.at(x, y) === q.i && parts.dist(x, y) > inset * 0.66) runs.at(-1)!.push([x, y]);
      else if (runs.at(-1)!.length) runs.push([]);
    }
    return runs.filter((run) => run.length > 4).map((run) => smooth(run.filter((_, j) => j % 2 === 0 || j === run.length - 1), false)).join('');
  }

  /** the hero's parts, cut and sewn on to what lies under them */
  hero(hero: Hero, ps: Piece[], ground: string, lift = 0.8): string {
    const c = this.#c;
    const parts = new VisibleParts(ps, 3);
    let s = '';
    for (const q of ps) {
      const want = trueColourOf(c.p, hero, q.k);
      const colour = off(shade(want, lum(want) > 0.95 ? -0.02 : 0), ground, lum(ground) < 0.5 ? 1.4 : 1.14);
      if (q.line) {
        s += this.thread(q.d, colour, 6.4);
        continue;
      }
      const least = Math.min(q.x1 - q.x0, q.y1 - q.y0);
      if (least < 26) {
        // satin stitch for what is too small to cut
        s += use(q.id, `fill="#000" fill-opacity=".28" transform="translate(1 1.8)"`) + use(q.id, `fill="${colour}" stroke="${shade(colour, -0.08)}" stroke-width="1.6"`)
          + use(q.id, `fill="${fineTile(c, 4, 4, '<path d="M0 1H4" stroke="#fff" stroke-opacity=".36" stroke-width="1.5"/>', `rotate(${Math.round(q.ang / 15) * 15})`)}"`);
        continue;
      }
      s += this.cut(q.id, colour, clamp((least / 120) * lift, 0.34, lift));
      if (least > 42) {
        const inset = clamp(least * 0.1, 8, 12);
        s += `<g stroke-dasharray="10 8">${this.thread(this.#within(q, parts, inset), lum(colour) > 0.66 ? shade(colour, -0.22) : mix(colour, '#ffffff', 0.6), 3)}</g>`;
      }
    }
    return s;
  }
}

