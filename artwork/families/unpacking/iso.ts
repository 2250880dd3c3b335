import { ell, n1, type P, path, poly, pt, shade } from '#artwork/engine.ts';

const COS = Math.cos(Math.PI / 6);
/** along the right-going floor line, along the left-going one, up */
export type V = [x: number, y: number, z: number];
export type Side = 'left' | 'right';

/**
 * A world seen from one corner at 30 degrees: x runs down to the right, y down to the left, z up; the light comes
 * from the left, so that tops are pale and right-hand sides dark. `ox, oy` is where its origin stands on the card.
 */
export class Iso {
  readonly #ox: number;
  readonly #oy: number;
  readonly #u: number;

  constructor(ox: number, oy: number, u = 1) {
    this.#ox = ox;
    this.#oy = oy;
    this.#u = u;
  }

  at(x: number, y: number, z = 0): P {
    return [this.#ox + (x - y) * COS * this.#u, this.#oy + ((x + y) / 2 - z) * this.#u];
  }

  d(...vs: V[]): string {
    return poly(vs.map((v) => this.at(...v)));
  }

  /** an open line through points */
  l(...vs: V[]): string {
    return poly(vs.map((v) => this.at(...v)), false);
  }

  face(fill: string, ...vs: V[]): string {
    return path(this.d(...vs), `fill="${fill}"`);
  }

  line(stroke: string, width: number, ...vs: V[]): string {
    return path(this.l(...vs), `fill="none" stroke="${stroke}" stroke-width="${n1(width * this.#u)}" stroke-linecap="round" stroke-linejoin="round"`);
  }

  /** a solid with its near corner at (x+w, y+d) */
  box(x: number, y: number, z: number, w: number, d: number, h: number, col: string): string {
    return (
      this.face(shade(col, 0.06), [x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]) +
      this.face(col, [x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]) +
      this.face(shade(col, -0.1), [x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h])
    );
  }

  /** an upright round: a pot, a tin, a shade; radii below and above */
  round(x: number, y: number, z: number, r0: number, r1: number, h: number, col: string, top = shade(col, 0.07)): string {
    const k = 1.2247 * this.#u;
    const [bx, by] = this.at(x, y, z);
    const [tx, ty] = this.at(x, y, z + h);
    const [a, b] = [r0 * k, r1 * k];
    const wall = (from: number, to: number) =>
      `M${n1(tx + from * b)} ${n1(ty)}L${n1(bx + from * a)} ${n1(by)}A${n1(a)} ${n1(a * 0.577)} 0 0 0 ${n1(bx + to * a)} ${n1(by)}L${n1(tx + to * b)} ${n1(ty)}Z`;
    const half = `M${n1(tx + 0.25 * b)} ${n1(ty)}L${n1(bx + 0.25 * a)} ${n1(by + a * 0.55)}Q${n1(bx + 0.75 * a)} ${n1(by + a * 0.5)} ${n1(bx + a)} ${n1(by)}L${n1(tx + b)} ${n1(ty)}Z`;
    return path(wall(-1, 1), `fill="${col}"`) + path(half, `fill="${shade(col, -0.09)}"`) + ell(tx, ty, b, b * 0.577, `fill="${top}"`);
  }

  /** a transform that lays flat drawing on an upright side, its origin at v */
  on(side: Side, v: V): string {
    const k = this.#u;
    return `transform="matrix(${Math.round(k * 866) / 1000} ${side === 'left' ? k / 2 : -k / 2} 0 ${k} ${pt(this.at(...v))})"`;
  }

  /** what a thing throws on the floor, to its right */
  cast(x: number, y: number, w: number, d: number, len: number, col: string, o = 0.22, z = 0): string {
    return path(
      this.d([x, y + d, z], [x + w, y + d, z], [x + w, y, z], [x + w + len, y - len * 0.55, z], [x + w + len, y + d - len * 0.55, z], [x + w, y + d, z]),
      `fill="${col}" fill-opacity="${o}"`,
    );
  }
}
