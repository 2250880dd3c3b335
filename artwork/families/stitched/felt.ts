import { clamp, type Drawing, g, lum, mix, n1, type P, path, shade, smooth, TAU, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { off, spaced } from '#artwork/materials/outlines.ts';
import { inner, type Piece, softU } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** under this breadth a part is sewn in satin stitch, for scissors cannot cut it */
const TOO_SMALL_TO_CUT = 26;

/** a running stitch along a path */
export function runningStitch(d: string, col: string, wide = 3.4, dash = '11 9'): string {
  const plain = `stroke-dasharray="${dash}" stroke-linecap="round"`;
  return g(
    path(d, `stroke="#000" stroke-opacity=".3" stroke-width="${n1(wide * 1.35)}" ${plain} transform="translate(1 1.8)"`) +
      path(d, `stroke="${col}" stroke-width="${wide}" ${plain}`) +
      path(d, `stroke="#fff" stroke-opacity=".4" stroke-width="1" stroke-dasharray="${dash}" transform="translate(-.4 -.8)"`),
    'fill="none"',
  );
}

/** the sheen of threads laid side by side, as a paint over a colour */
export const satin = (c: Drawing, deg: number, o = 0.42) =>
  fineTile(c, 4, 4, `<path d="M0 1H4" stroke="#fff" stroke-opacity="${o}" stroke-width="1.5"/>`, `rotate(${Math.round(deg)})`);

/** words filled with satin stitch, lying a little above their cloth */
export function satinWords(c: Drawing, d: string, col: string, deg = -62): string {
  const id = c.def((k) => `<path id="${k}" d="${d}"/>`);
  return (
    softU(id, 1, 3, 5, '#000', 0.34, 3) +
    use(id, `fill="${col}" stroke="${shade(col, lum(col) > 0.6 ? -0.09 : -0.05)}" stroke-width="2.4" stroke-linejoin="round"`) +
    use(id, `fill="${satin(c, deg, lum(col) > 0.8 ? 0.7 : 0.34)}"`) +
    use(id, `fill="${fineTile(c, 9, 9, '<path d="M0 1H9" stroke="#000" stroke-opacity=".2" stroke-width="1.4"/>', `rotate(${deg})`)}"`)
  );
}

/** Felt: what is cut of it lies on what is below, has a fuzzy edge, and is sewn down within it. */
export class Felt {
  readonly #c: Drawing;
  readonly #wool: string;

  constructor(c: Drawing) {
    this.#c = c;
    // wool fibres, lying every way
    let fibres = '';
    for (let i = 0; i < 240; i++) {
      const [x, y, a, L] = [c.r.f(0, 240), c.r.f(0, 240), c.r.f(0, TAU), c.r.f(8, 26)];
      const bend = `${n1(Math.cos(a) * L * 0.5 + c.r.f(-5, 5))} ${n1(Math.sin(a) * L * 0.5 + c.r.f(-5, 5))}`;
      fibres += `<path d="M${n1(x)} ${n1(y)}q${bend} ${n1(Math.cos(a) * L)} ${n1(Math.sin(a) * L)}" stroke="${i % 2 ? '#fff' : '#000'}"/>`;
    }
    this.#wool = c.pattern(240, 240, `<g fill="none" stroke-width=".9" stroke-opacity=".13">${fibres}</g>`);
  }

  /** the fibres alone, as a paint */
  get wool(): string {
    return this.#wool;
  }

  /** a registered shape cut of felt */
  piece(id: string, col: string, lift = 1, fuzz = true): string {
    const c = this.#c;
    const edge = `fill="none" stroke="${mix(col, '#ffffff', 0.12)}" stroke-width="3" stroke-dasharray="1.4 2.1" stroke-opacity=".8"`;
    return (
      softU(id, 2 * lift, 5 * lift, 8 * lift, '#0c0508', 0.36, 5) +
      use(id, `fill="${shade(col, -0.07)}" transform="translate(1 ${n1(2.4 * lift)})"`) +
      use(id, `fill="${col}"`) +
      (fuzz ? use(id, edge) : '') +
      use(id, `fill="${this.#wool}"`) +
      inner(c, id, -1, -2, 9 * lift, '#000', 0.16, 3) +
      inner(c, id, 2, 3, 5 * lift, '#fff', 0.22, 2)
    );
  }

  /** a hero cut of felt part by part and sewn on, its colours set off from the cloth below */
  hero(hero: Hero, ps: Piece[], cloth: string): string {
    const c = this.#c;
    const ids = new VisibleParts(ps, 2);
    let s = '';
    for (const q of ps) {
      const base = trueColourOf(c.p, hero, q.k);
      const col = lum(base) > 0.9 ? mix(base, '#ffffff', 0.3) : off(base, cloth, 1.12);
      if (q.line) {
        s += cord(q.id, col);
        continue;
      }
      const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
      if (m < TOO_SMALL_TO_CUT) {
        s += use(q.id, `fill="${shade(col, -0.05)}" stroke="#000" stroke-opacity=".25" stroke-width="2"`) + use(q.id, `fill="${satin(c, q.ang)}"`);
        continue;
      }
      s += this.piece(q.id, col, clamp(m / 110, 0.4, 1.1));
      const thread = lum(col) > 0.62 ? shade(col, -0.24) : mix(col, '#ffffff', 0.62);
      if (m > 40) s += runningStitch(within(q, ids, clamp(m * 0.1, 8, 13)), thread);
    }
    return s;
  }
}

/** a couched cord, for the lines of a hero */
function cord(id: string, col: string): string {
  return (
    use(id, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8" stroke-linecap="round" transform="translate(1 2)"') +
    use(id, `fill="none" stroke="${col}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`) +
    use(id, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-dasharray="2 5"')
  );
}

/** a line inside a part's edge, only where the part is seen */
function within(q: Piece, ids: VisibleParts, inset: number): string {
  const sign = areaOf(q.ps) > 0 ? 1 : -1;
  const pts = spaced(q.ps, 6);
  let d = '';
  let run: P[] = [];
  const end = () => {
    if (run.length > 4) d += smooth(run.filter((_, j) => j % 2 === 0 || j === run.length - 1), false);
    run = [];
  };
  for (let i = 0; i <= pts.length; i++) {
    const o = pts[i % pts.length]!;
    const [x, y] = [o.p[0] + o.n[0] * sign * inset, o.p[1] + o.n[1] * sign * inset];
    if (ids.at(x, y) === q.i && ids.dist(x, y) > inset * 0.66) run.push([x, y]);
    else end();
  }
  end();
  return d;
}
