import type { P } from '#artwork/engine.ts';
import type { Piece } from './pieces.ts';

/** which part is uppermost where, and how far it is from that part's visible edge */
export class VisibleParts {
  a: Int16Array;
  w: number;
  h: number;
  x0: number;
  y0: number;
  private D?: Float32Array;
  readonly u: number;
  constructor(ps: Piece[], u = 2, pad = 24) {
    this.u = u;
    this.x0 = Math.min(...ps.map((p) => p.x0)) - pad;
    this.y0 = Math.min(...ps.map((p) => p.y0)) - pad;
    this.w = Math.ceil((Math.max(...ps.map((p) => p.x1)) + pad - this.x0) / u);
    this.h = Math.ceil((Math.max(...ps.map((p) => p.y1)) + pad - this.y0) / u);
    this.a = new Int16Array(this.w * this.h).fill(-1);
    for (const p of ps) if (!p.line) this.fill(p.polys, p.i);
  }
  fill(polys: P[][], v: number) {
    const { u, w, h } = this;
    for (let j = 0; j < h; j++) {
      const y = this.y0 + (j + 0.5) * u,
        xs: [number, number][] = [];
      for (const ps of polys)
        for (let i = 0; i < ps.length; i++) {
          const a = ps[i]!,
            b = ps[(i + 1) % ps.length]!;
          if (a[1] <= y !== b[1] <= y) xs.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), a[1] < b[1] ? 1 : -1]);
        }
      if (!xs.length) continue;
      xs.sort((p, q) => p[0] - q[0]);
      let wd = 0;
      for (let i = 0; i < xs.length - 1; i++) {
        wd += xs[i]![1];
        if (!wd) continue;
        const f = Math.max(0, Math.ceil((xs[i]![0] - this.x0) / u - 0.5)),
          t = Math.min(w - 1, Math.floor((xs[i + 1]![0] - this.x0) / u - 0.5));
        for (let x = f; x <= t; x++) this.a[j * w + x] = v;
      }
    }
  }
  at(x: number, y: number) {
    const i = Math.floor((x - this.x0) / this.u),
      j = Math.floor((y - this.y0) / this.u);
    return i >= 0 && j >= 0 && i < this.w && j < this.h ? this.a[j * this.w + i]! : -1;
  }
  dist(x: number, y: number) {
    if (!this.D) {
      const { w, h, a } = this,
        D = (this.D = new Float32Array(w * h).fill(1e4));
      for (let j = 0; j < h; j++) for (let i = 0; i < w; i++)
        if (i === 0 || j === 0 || i === w - 1 || j === h - 1 || a[j * w + i] !== a[j * w + i + 1] || a[j * w + i] !== a[(j + 1) * w + i]
          || a[j * w + i] !== a[j * w + i - 1] || a[j * w + i] !== a[(j - 1) * w + i]) D[j * w + i] = 0;
      for (let j = 1; j < h; j++) for (let i = 1; i < w - 1; i++) { const q = j * w + i; D[q] = Math.min(D[q]!, D[q - 1]! + 1, D[q - w]! + 1, D[q - w - 1]! + 1.41, D[q - w + 1]! + 1.41); }
      for (let j = h - 2; j >= 0; j--) for (let i = w - 2; i >= 1; i--) { const q = j * w + i; D[q] = Math.min(D[q]!, D[q + 1]! + 1, D[q + w]! + 1, D[q + w + 1]! + 1.41, D[q + w - 1]! + 1.41); }
    }
    const i = Math.floor((x - this.x0) / this.u),
      j = Math.floor((y - this.y0) / this.u);
    return i >= 0 && j >= 0 && i < this.w && j < this.h ? this.D[j * this.w + i]! * this.u : 0;
  }
  /** runs along parallel lines at an angle, in which one part is uppermost: what hatching needs */
  runs(v: number, box: Piece, deg: number, gap: number, jitter: () => number, stepPx = 3): [P, P][] {
    const a = (deg * Math.PI) / 180,
      ca = Math.cos(a),
      sa = Math.sin(a),
      R = Math.hypot(box.x1 - box.x0, box.y1 - box.y0) / 2 + 4,
      out: [P, P][] = [];
    for (let q = -R; q <= R; q += gap) {
      const off = q + jitter();
      let from: P | null = null,
        last: P = [0, 0];
      for (let t = -R; t <= R + stepPx; t += stepPx) {
        const x = box.cx + ca * t - sa * off,
          y = box.cy + sa * t + ca * off,
          inside = t <= R && this.at(x, y) === v;
        if (inside && !from) from = [x, y];
        if (!inside && from) {
          if (Math.hypot(last[0] - from[0], last[1] - from[1]) > 2) out.push([from, last]);
          from = null;
        }
        last = [x, y];
      }
    }
    return out;
  }
}
