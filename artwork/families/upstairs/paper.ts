import { n1, type P, path, poly, pt, type Rng, rot, shade, TAU } from '#artwork/engine.ts';

/** one scrap of paper at a turn and a tilt, with its shaded underside when it is folded over */
export function scrap(r: Rng, x: number, y: number, q: number, col: string): string {
  const a = r.f(0, TAU), tilt = r.f(0.35, 1), at = (px: number, py: number): P => {
    const p = rot([px * q, py * q * tilt], a);
    return [x + p[0], y + p[1]];
  };
  if (r.chance(0.4)) return path(poly([at(-1, -0.6), at(0.1, -0.6), at(-0.1, 0.6), at(-1, 0.6)]), `fill="${col}"`) + path(poly([at(0.1, -0.6), at(0.9, -0.25), at(0.7, 0.8), at(-0.1, 0.6)]), `fill="${shade(col, -0.1)}"`);
  return path(poly([at(-1, -0.6), at(1, -0.6), at(1, 0.6), at(-1, 0.6)]), `fill="${col}"`);
}

/** a paper streamer that falls in loops from x, y down to a length; w is the paper's width */
export function streamer(x: number, y: number, L: number, w: number, col: string, drift: number, ink: string): string {
  const pitch = w * 3.1, n = Math.round((L / pitch) * 2), back: string[] = [], front: string[] = [];
  for (let k = 0; k < n; k++) {
    const at = (i: number) => (i * pitch) / 2, t0 = k / n, t1 = (k + 1) / n, s0 = w * (1.15 + 1.1 * t0), s1 = w * (1.15 + 1.1 * t1), dir = k % 2 ? 1 : -1;
    const x0 = x + drift * t0 * t0 + dir * s0, x1 = x + drift * t1 * t1 - dir * s1, y0 = y + at(k), y1 = y + at(k + 1), bow = dir > 0 ? pitch * 0.34 : -pitch * 0.1, c0 = x0 - dir * s0 * 0.55, c1 = x1 + dir * s1 * 0.55;
    (dir > 0 ? front : back).push(`M${pt([x0, y0])}C${pt([c0, y0 + bow])} ${pt([c1, y1 + bow])} ${pt([x1, y1])}V${n1(y1 + w)}C${pt([c1, y1 + bow + w])} ${pt([c0, y0 + bow + w])} ${pt([x0, y0 + w])}Z`);
  }
  const edge = `stroke="${ink}" stroke-width="2" stroke-linejoin="round"`;
  return path(back.join(''), `fill="${shade(col, -0.13)}" ${edge}`) + path(front.join(''), `fill="${col}" ${edge}`);
}

/** a paper aeroplane, its nose to the left */
export function plane(x: number, y: number, q: number, deg: number, ink: string, col: string): string {
  const put = (ps: P[]) => poly(ps.map((p): P => {
    const [a, b] = rot([p[0] * q, p[1] * q], (deg * Math.PI) / 180);
    return [x + a, y + b];
  }));
  const edge = `stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`;
  return path(put([[-1, 0], [1, -0.62], [0.62, -0.06]]), `fill="${col}" ${edge}`) + path(put([[-1, 0], [0.62, -0.06], [0.46, 0.3]]), `fill="${shade(col, -0.14)}" ${edge}`) + path(put([[-1, 0], [0.5, 0.06], [1, 0.5]]), `fill="${shade(col, -0.04)}" ${edge}`);
}
