import { flatten } from '#artwork/heroes/hero.ts';
import type { Chart } from '#artwork/marks/chart.ts';
import type { TaggedPart } from '#artwork/outlines/needlework.ts';

/** a bird, a letter for each stitch */
export const BIRD = ['....xx........', '...xxxx.......', '..xoxxx.......', 'bbxxxxxx......', '...wxxxxyyy...', '...wwxxyyyyyy.', '...wwwxxyyyyyyy',
  '....wwwxxxx..xxx', '.....wwwxx.....x', '......k.k.......', '......k.k.......'];

/** a tulip */
export const TULIPH = ['x.x', 'xxx', 'xxy', '.xy', '..g', 'g.g', '.gg', '..g', '..g'];

/** a daisy */
export const DAISY = ['.x.x.', 'xxyxx', '.yyy.', 'xxyxx', '.x.x.'];

/** silhouette parts counted on to the chart */
export function countParts(ch: Chart, parts: TaggedPart[], col: (k: string) => number) {
  for (const q of parts) {
    const k = col(q.k);
    if (k < 0 || q.line) continue;
    for (const ps of flatten(q.d, 2)) {
      const ys = ps.map((v) => v[1]);
      for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
        const yy = y + 0.5,
          xs: number[] = [];
        for (let i = 0; i < ps.length; i++) {
          const a = ps[i]!,
            b = ps[(i + 1) % ps.length]!;
          if (a[1] <= yy !== b[1] <= yy) xs.push(a[0] + ((yy - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
        }
        xs.sort((m, n) => m - n);
        for (let i = 0; i + 1 < xs.length; i += 2) for (let x = Math.round(xs[i]!); x < Math.round(xs[i + 1]!); x++) ch.set(x, y, k);
      }
    }
  }
}
