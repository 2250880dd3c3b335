import { g, n1, type P, path, poly, shade } from '#artwork/engine.ts';

/** a point in the room: along the right edge, along the left edge, up */
export type Q = [x: number, y: number, z: number];
const COS = 0.866;

/** A model seen from one corner, without perspective: x runs down to the right, y down to the left, z up; the light is at the left. */
export class Model {
  readonly ox: number;
  readonly oy: number;
  constructor(ox: number, oy: number) {
    this.ox = ox;
    this.oy = oy;
  }

  at([x, y, z]: Q): P {
    return [this.ox + (x - y) * COS, this.oy + (x + y) * 0.5 - z];
  }

  face(qs: Q[], fill: string, extra = ''): string {
    return path(poly(qs.map((q) => this.at(q))), `fill="${fill}" ${extra}`);
  }

  line(qs: Q[], col: string, w: number, extra = ''): string {
    return path(poly(qs.map((q) => this.at(q)), false), `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}`);
  }

  /** a box by its corner, its width (x), depth (y) and height; the top is lightest, the right side in shade */
  box([x, y, z]: Q, w: number, d: number, h: number, col: string): string {
    const X = x + w, Y = y + d, Z = z + h;
    return this.face([[x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]], shade(col, -0.02)) + this.face([[X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]], shade(col, -0.11)) + this.face([[x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]], shade(col, 0.06))
      + this.line([[x, Y, Z], [X, Y, Z], [X, y, Z]], '#ffffff', 1.8, 'stroke-opacity=".38"');
  }

  /** what a box on the plane z throws on it, to the right */
  shade([x, y, z]: Q, w: number, d: number, h: number, o = 0.22): string {
    const k = h * 0.62, j = -h * 0.2, X = x + w, Y = y + d;
    return this.face(hull([[x, y], [X, y], [X, Y], [x, Y], [x + k, y + j], [X + k, y + j], [X + k, Y + j], [x + k, Y + j]]).map(([a, b]): Q => [a, b, z]), '#0d1420', `opacity="${o}"`);
  }

  /** drawing on the face that looks to the lower left: its plane runs along x, from the point q */
  onLeft(q: Q, inner: string): string {
    const [a, b] = this.at(q);
    return g(inner, `transform="matrix(${COS} .5 0 1 ${n1(a)} ${n1(b)})"`);
  }

  /** drawing laid on a level plane at q, upright towards the reader along x */
  onTop(q: Q, inner: string): string {
    const [a, b] = this.at(q);
    return g(inner, `transform="matrix(${COS} .5 ${-COS} .5 ${n1(a)} ${n1(b)})"`);
  }
}

function hull(ps: P[]): P[] {
  const sorted = ps.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]), cross = (o: P, a: P, b: P) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: P[]) => {
    const out: P[] = [];
    for (const p of list) {
      while (out.length > 1 && cross(out.at(-2)!, out.at(-1)!, p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
