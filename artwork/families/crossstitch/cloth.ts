import { type Drawing, mix, n1, path, rect, shade, type Rng } from '#artwork/engine.ts';
import type { Chart } from '#artwork/marks/chart.ts';
import { runs } from './backstitch.ts';

/** The cloth that a chart is stitched on, and its threads. */
export type Cloth = {
  c: Drawing; r: Rng; S: number; N: number; dark: boolean; cloth: string; T: string[]; ch: Chart;
};

/** the cloth with its holes */
export function drawCloth({ c, r, S, N, dark, cloth }: Cloth) {
  // --- Aida: blocks of woven threads with a hole at every corner
  const lt = dark ? shade(cloth, 0.06) : shade(cloth, 0.035),
    dk = shade(cloth, dark ? -0.07 : -0.09);
  let holes = '',
    bars = '',
    gaps = '';
  for (let i = 0; i < N; i++)
    for (let j = 0; j < N; j++) {
      holes += rect(i * S - 1.5, j * S - 1.5, 3, 3, 'rx="1.2"');
      for (const q of [2.4, 4.6, 6.8]) {
        const v = (i + j) % 2 === 0;
        bars += v ? `M${i * S + 1.4} ${n1(j * S + q + r.f(-0.2, 0.2))}h7.2` : `M${n1(i * S + q + r.f(-0.2, 0.2))} ${j * S + 1.4}v7.2`;
      }
      gaps += `M${i * S} ${j * S + 1.6}v6.8M${i * S + 1.6} ${j * S}h6.8`;
    }
  const aida = c.pattern(100, 100,
    `<path d="${gaps}" stroke="${dk}" stroke-opacity=".4" stroke-width="1"/><path d="${bars}" stroke="${lt}" stroke-width="1.5" stroke-opacity=".9"/><g fill="${shade(dk, -0.12)}" fill-opacity=".75">${holes}</g>`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${aida}"`));
}

/** every stitch, thread over thread */
export function drawThreads({ c, r, S, N, dark, cloth, T, ch }: Cloth) {
  // --- thread: each colour is a tile of a hundred different stitches
  let shadow = '',
    out = '';
  for (const k of ch.used()) {
    const col = T[k]!;
    let u = '',
      o = '',
      hi = '',
      ply = '';
    for (let i = 0; i < N; i++)
      for (let j = 0; j < N; j++) {
        const x = i * S,
          y = j * S,
          a = () => r.f(-0.45, 0.45);
        u += `M${n1(x + 1.2 + a())} ${n1(y + 8.9 + a())}L${n1(x + 8.8 + a())} ${n1(y + 1.1 + a())}`;
        const x0 = x + 1.1 + a(),
          y0 = y + 1.1 + a(),
          x1 = x + 8.9 + a(),
          y1 = y + 8.9 + a();
        o += `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`;
        hi += `M${n1(x0 + 1.9)} ${n1(y0 + 0.9)}L${n1(x1 - 1.1)} ${n1(y1 - 2.1)}`;
        ply += `M${n1(x0 + 0.6)} ${n1(y0 + 1.7)}L${n1(x1 - 1.9)} ${n1(y1 - 0.7)}`;
      }
    const dkk = shade(col, -0.13),
      mid = col,
      h2 = mix(shade(col, 0.1), '#ffffff', 0.16);
    const f = c.pattern(100, 100,
      `<g fill="none" stroke-linecap="round"><path d="${u}" stroke="${shade(dkk, -0.06)}" stroke-width="4.4"/><path d="${u}" stroke="${shade(col,
        -0.045)}" stroke-width="3.2"/><path d="${o}" stroke="${dkk}" stroke-width="4.5"/><path d="${o}" stroke="${mid}" stroke-width="3.5"/><path d="${hi}" stroke="${h2}" stroke-width="1.1"/><path d="${ply}" stroke="${dkk}" stroke-width=".7" stroke-opacity=".6"/></g>`);
    const d = runs(ch, k, S);
    shadow += d;
    out += path(d, `fill="${f}"`);
  }
  c.add('art', path(shadow, `fill="${shade(cloth, -0.25)}" fill-opacity="${dark ? 0.5 : 0.22}" transform="translate(1.6 2.2)"`) + out);
}
