import { clamp, type P, smooth } from '#artwork/engine.ts';

/** degrees as radians */
export const deg = (a: number) => (a * 180) / Math.PI;

/** An egg: `M` and `R` map its surface to the card, `out` is its outline as path data. */
export type Egg = { M: (u: number, v: number) => P; W: number; H: number; R: (v: number) => number; out: string };

/** an egg of a width and a height, tilted towards the eye */
export function eggOf(W: number, H: number, tilt = 0.13): Egg {
  const R = (v: number) => W * Math.sqrt(Math.max(0, 1 - v * v)) * (1 + 0.15 * v - 0.035 * v * v);
  const M = (u: number, v: number): P => {
    const q = clamp(u, -Math.PI / 2, Math.PI / 2);
    return [R(v) * Math.sin(q), H * v + R(v) * tilt * (Math.cos(q) - 0.35)];
  };
  const ps: P[] = [];
  for (let i = 0; i <= 40; i++) {
    const v = -Math.cos((i / 40) * Math.PI);
    ps.push([R(v), H * v]);
  }
  const left = ps.slice(1, -1).reverse().map(([x, y]) => [-x, y] as P);
  return { M, W, H, R, out: smooth([...ps, ...left]) };
}
