import { n1, type P, path, pt, type Rng, smooth } from '#artwork/engine.ts';

/** A dip pen on the street: lines that run over their corners, never quite straight, and flat colour laid a little beside them. */
export class Pen {
  #fine = '';
  #bold = '';
  readonly r: Rng;
  readonly ink: string;

  constructor(r: Rng, ink: string) {
    this.r = r;
    this.ink = ink;
  }

  #put(d: string, bold: boolean): void {
    if (bold) this.#bold += d;
    else this.#fine += d;
  }

  line(a: P, b: P, bold = false): this {
    const { r } = this, L = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, over = Math.min(5, L * 0.03), ux = (b[0] - a[0]) / L, uy = (b[1] - a[1]) / L, bow = r.f(-1, 1) * Math.min(3, L * 0.012);
    const from: P = [a[0] - ux * r.f(0, over), a[1] - uy * r.f(0, over)], to: P = [b[0] + ux * r.f(0, over), b[1] + uy * r.f(0, over)];
    this.#put(`M${pt(from)}Q${n1((a[0] + b[0]) / 2 - uy * bow)} ${n1((a[1] + b[1]) / 2 + ux * bow)} ${pt(to)}`, bold);
    return this;
  }

  shape(ps: P[], bold = false, close = true): this {
    ps.forEach((p, i) => {
      const q = ps[(i + 1) % ps.length]!;
      if (close || i < ps.length - 1) this.line(p, q, bold);
    });
    return this;
  }

  box(x: number, y: number, w: number, h: number, bold = false): this {
    return this.shape([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], bold);
  }

  curve(ps: P[], bold = false, close = false): this {
    this.#put(smooth(ps.map(([x, y]): P => [x + this.r.f(-0.8, 0.8), y + this.r.f(-0.8, 0.8)]), close), bold);
    return this;
  }

  raw(d: string, bold = false): this {
    this.#put(d, bold);
    return this;
  }

  /** strokes side by side in a box, for shade */
  hatch(x: number, y: number, w: number, h: number, step: number, slope = -1): this {
    let d = '';
    for (let k = step; k < w + h; k += step) {
      const [x0, y0] = k < h ? [0, k] : [k - h, h], [x1, y1] = k < w ? [k, 0] : [w, k - w];
      d += slope < 0 ? `M${n1(x + x0 + this.r.f(0, 2))} ${n1(y + y0)}L${n1(x + x1 - this.r.f(0, 3))} ${n1(y + y1)}` : `M${n1(x + w - x0)} ${n1(y + y0)}L${n1(x + w - x1)} ${n1(y + y1)}`;
    }
    this.#put(d, false);
    return this;
  }

  /** all that was drawn since the last call */
  take(fine = 2.6, bold = 5): string {
    const s = path(this.#fine, `fill="none" stroke="${this.ink}" stroke-width="${fine}" stroke-linecap="round" stroke-linejoin="round"`) + path(this.#bold, `fill="none" stroke="${this.ink}" stroke-width="${bold}" stroke-linecap="round" stroke-linejoin="round"`);
    this.#fine = this.#bold = '';
    return s;
  }
}

/** flat colour as it came off the second plate: a little to the right and down */
export function tint(d: string, col: string, dx = 5, dy = 4): string {
  return path(d, `fill="${col}" transform="translate(${dx} ${dy})"`);
}
