import { type Drawing, n1, path, type Rng } from '#artwork/engine.ts';
import type { Chart } from '#artwork/marks/chart.ts';

/** The stitches of a chart: their size, and the yarns. */
export type Knitting = {
  c: Drawing; r: Rng; SW: number; SH: number; K: number; W: number; H: number; Y: string[]; ch: Chart;
};

/** the stitches in their yarns */
export function drawStitches({ SW, SH, K, W, H, Y, ch }: Knitting) {
  // chevron stitches, run by run; each row tucks under the one above it
  let art = '';
  for (let k = 1; k < Y.length; k++) {
    let d = '';
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        if (ch.get(x, y) !== k) continue;
        let n = 1;
        while (ch.get(x + n, y) === k) n++;
        const h = SW / 2;
        d += `M${n1(x * SW)} ${n1(y * SH)}` + `l${h} ${K} ${h} ${-K}`.repeat(n) + `v${SH}` + `l${-h} ${K} ${-h} ${-K}`.repeat(n) + 'z';
        x += n - 1;
      }
    if (d) art += path(d, `fill="${Y[k]!}"`);
  }
  return art;
}

/** light and shadow on the stitches */
export function drawRelief({ c, r, SW, SH, K }: Knitting) {
  // relief of the stitches: one neutral tile over all colours
  let edge = '',
    hi = '',
    mid = '',
    ply = '';
  for (let i = 0; i < 8; i++)
    for (let j = -1; j < 10; j++) {
      const x = i * SW,
        y = j * SH,
        h = SW / 2,
        a = () => r.f(-0.35, 0.35);
      for (const sg of [0, 1]) {
        const f = (u: number, v: number) => `${n1(x + (sg ? SW - u : u))} ${n1(y + v)}`;
        edge += `M${f(0, 0)}L${f(h, K)}`;
        hi += `M${f(1.4, 3 + a())}Q${f(2.6, 5.8)} ${f(h - 1.5, K + 3.4 + a())}`;
        mid += `M${f(h, K + 0.5)}L${f(h, K + SH - 0.5)}M${f(0, 0.5)}L${f(0, SH - 0.5)}`;
        ply += `M${f(1, 6 + a())}L${f(3.4, 6.2)}M${f(2.2, 8.4 + a())}L${f(4.8, 8.9)}`;
      }
    }
  const tile = c.pattern(100, 100,
    `<g fill="none" stroke-linecap="round"><path d="${mid}" stroke="#0c0606" stroke-opacity=".26" stroke-width="1.5"/><path d="${edge}" stroke="#0c0606" stroke-opacity=".42" stroke-width="1.9"/><path d="${hi}" stroke="#fff" stroke-opacity=".3" stroke-width="1.7"/><path d="${ply}" stroke="#0c0606" stroke-opacity=".12" stroke-width=".8"/></g>`);
  let fuzz = '';
  for (let i = 0; i < 130; i++) {
    const x = r.f(0, 500),
      y = r.f(0, 500);
    fuzz += `M${n1(x)} ${n1(y)}q${n1(r.f(-9, 9))} ${n1(r.f(-9, 9))} ${n1(r.f(-14, 14))} ${n1(r.f(-12, 12))}`;
  }
  const wool = c.pattern(500, 500, `<path d="${fuzz}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".9" stroke-linecap="round"/>`);
  return { tile, wool };
}
