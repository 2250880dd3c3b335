import type { P } from '#artwork/engine.ts';
import { bw, type Chart, countAll, HEARTS } from '#artwork/marks/chart.ts';

/** The chart of a picture that is being counted out, and how words and borders are put on it. */
export type Pattern = {
  m: string; W: number; H: number; T: string[]; ch: Chart; lines: string[];
  bud: (x: number, y: number, out: P, k: number) => void; rule: (y: number, x0?: number, x1?: number) => void;
  fine: (ls: string[], maxW: number, f?: string) => boolean; strands: (ls: string[], y: number, maxW: number) => number;
  headH: (maxW: number, maxH: number, f?: string) => number; minor: (y: number, maxW?: number) => void;
  smallRows: () => 0 | 5;
};

/** the border of a chart */
export function border({ W, H, ch, bud }: Pattern) {
  const wob = [0, 1, 2, 3, 3, 3, 2, 1, 0, -1, -2, -3, -3, -3, -2, -1];
  const B = 9;
  const run = (len: number, at2: (i: number, o: number) => P) => {
    for (let i = 0; i < len; i++) {
      const o = wob[i % 16]!;
      const q = at2(i, o);
      ch.set(q[0], q[1], 8);
      if (i % 16 === 4) {
        const f = at2(i, -1);
        bud(f[0], f[1], [0, 0], 0);
      }
      if (i % 16 === 12) {
        const f = at2(i, 1);
        bud(f[0], f[1], [0, 0], 4);
      }
    }
  };
  run(65, (i, o) => [18 + i, B + o]);
  run(65, (i, o) => [18 + i, H - 1 - B - o]);
  run(97, (i, o) => [B + o, 22 + i]);
  run(97, (i, o) => [W - 1 - B - o, 22 + i]);
  for (const [cx, cy] of [[B + 1, B + 3], [W - 2 - B, B + 3], [B + 1, H - 4 - B], [W - 2 - B, H - 4 - B]] as [number, number][]) ch.put(HEARTS[7]!, cx - 3, cy - 3, { x: 0 });
}

/** the headline in stitches */
export function head({ ch, lines, fine, strands }: Pattern, y: number, maxW: number, maxH: number, k = 9, f = 'young-serif') {
  if (fine(lines, maxW, f)) return strands(lines, y, maxW);
  const bs = countAll(lines, f, maxW, maxH, 1, 20);
  let yy = y;
  for (const b of bs) {
    ch.bits(b, Math.round(50 - bw(b) / 2), yy, k);
    yy += b.length + 4;
  }
  return yy - 4;
}
