import { shade } from '#cards/render/colour.ts';
import { poly, ribbon, rot, TAU, type P } from '#cards/render/geometry.ts';
import type { Rng } from '#cards/render/random.ts';
import { path } from '#cards/render/svg.ts';

/** one scrap of paper at a turn and a tilt, with its shaded underside when it is folded over */
export function scrap(r: Rng, x: number, y: number, q: number, col: string): string {
  const a = r.f(0, TAU), tilt = r.f(0.35, 1), at = (px: number, py: number): P => {
    const p = rot([px * q, py * q * tilt], a);
    return [x + p[0], y + p[1]];
  };
  if (r.chance(0.4)) return path(poly([at(-1, -0.6), at(0.1, -0.6), at(-0.1, 0.6), at(-1, 0.6)]), `fill="${col}"`) + path(poly([at(0.1, -0.6), at(0.9, -0.25), at(0.7, 0.8), at(-0.1, 0.6)]), `fill="${shade(col, -0.1)}"`);
  return path(poly([at(-1, -0.6), at(1, -0.6), at(1, 0.6), at(-1, 0.6)]), `fill="${col}"`);
}

/** a paper streamer that curls as it falls, from x, y down to a length */
export function streamer(r: Rng, x: number, y: number, L: number, w: number, col: string, drift: number, ink?: string): string {
  const line: P[] = [], turns = Math.max(2, L / 95), swing = w * 2.1;
  for (let i = 0; i <= turns * 8; i++) {
    const t = i / (turns * 8), a = t * turns * TAU;
    line.push([x + drift * t * t + Math.sin(a) * swing * (0.5 + 0.5 * t), y + L * t + Math.cos(a) * swing * 0.42]);
  }
  const back: string[] = [], front: string[] = [];
  for (let k = 0; k < line.length - 4; k += 4) {
    const piece = line.slice(k, k + 5), rising = Math.cos(((k + 2) / 8) * TAU) < 0;
    (rising ? back : front).push(ribbon(piece, (t) => w * (0.55 + 0.45 * Math.sin(Math.PI * t))));
  }
  const edge = ink ? ` stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"` : '';
  return path(back.join(''), `fill="${shade(col, -0.11)}"${edge}`) + path(front.join(''), `fill="${col}"${edge}`);
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
