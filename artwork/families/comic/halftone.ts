import { clamp, type Drawing, g, lerp, rot } from '#artwork/engine.ts';
import { inkDots } from '#artwork/marks/print.ts';
import type { Panel } from './page.ts';

/** dots of a size that varies over the panel */
export function screen({ X0, Y0, W, H }: Panel, cols: [string, (x: number, y: number) => number, number, number][]) {
  return cols.map(([col, f, deg, step]) => {
  const a = (deg * Math.PI) / 180, list: [number, number, number][] = [];
  for (let u = -1100; u < 1100; u += step) for (let v = -1100; v < 1100; v += step) {
    const q = rot([u, v], a), x = 500 + q[0], y = 700 + q[1];
    if (x < X0 - 10 || x > X0 + W + 10 || y < Y0 - 10 || y > Y0 + H + 10) continue;
    const t = clamp(f(x, y));
    if (t > 0.06) list.push([x, y, Math.round(step * 1.36 * Math.sqrt(t) * 2) / 2]);
  }
  return inkDots(list, col);
}).join('');
}

/** dots within an outline, larger to the right */
export const screenIn = (c: Drawing, d: string, col: string, x: number, y: number, w: number, h: number) => {
  const list: [number, number, number][] = [];
  for (let i = 0; i < h / 20; i++) for (let j = 0; j < w / 20 + 1; j++) { const t = j / (w / 20); list.push([x + j * 20 + (i % 2) * 10, y + i * 20, Math.round(lerp(4, 17, t))]); }
  return g(inkDots(list, col), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
};
