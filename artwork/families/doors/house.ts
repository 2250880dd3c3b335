import { type Drawing, type Input, n1, path, rect, type Rng, shade, type Palette } from '#artwork/engine.ts';

/** a wall of bricks */
export const brickWall = (c: Drawing, r: Rng, x: number, y: number, w: number, h: number, col: string, mortar: string, bw = 64, bh = 26) => {
  const cols = [-0.05, -0.03, -0.015, 0, 0.015, 0.03].map((q) => shade(col, q)), by: Record<string, string> = {};
  for (let j = 0; j * bh < h; j++) for (let i = -1; i * bw < w; i++) {
    const q = r.pick(cols), bx = x + i * bw + (j % 2 ? bw / 2 : 0), x0 = Math.max(x, bx), x1 = Math.min(x + w, bx + bw - 4);
    if (x1 - x0 > 3) by[q] = (by[q] ?? '') + `M${n1(x0)} ${n1(y + j * bh)}H${n1(x1)}v${bh - 4}H${n1(x0)}Z`;
  }
  return rect(x, y, w, h, `fill="${mortar}"`) + Object.entries(by).map(([k, d]) => path(d, `fill="${k}"`)).join('');
};

/** A house and its door: its colours, its number and the name on it. */
export type House = {
  inp: Input; c: Drawing; r: Rng; p: Palette;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  brass: string; glow: boolean; gr: string; nm: string; num: string; stone: string;
  pick: (bad: string, from?: string[]) => string;
};

/** steps up to a door */
export function steps({ c, stone }: House, x: number, w: number, y: number, n: number) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const q = i * 44, yy = y + i * 46;
    o += rect(x - q, yy, w + 2 * q, 46,
      `fill="${c.lin([[0, shade(stone, -0.01)], [0.24, shade(stone, -0.02)], [0.25, shade(stone, -0.1)], [1, shade(stone, -0.15)]])}"`) + rect(x - q, yy, w + 2 * q, 4, `fill="#fff" opacity=".4"`);
  }
  return o;
}
