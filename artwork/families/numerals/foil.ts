import { g, lerp, mix, n1, path, polar, pt, smooth, sparkle } from '#artwork/engine.ts';
import { roundLine } from '#artwork/outlines/strokes.ts';
import { limb, walk } from '#artwork/outlines/walk.ts';
import type { Numeral } from './number.ts';

/** a number as a foil balloon */
export function drawFoil({ p, bg, wPx, strokes, closed, dOf, art, rr, softTube }: Numeral) {
  const M = { gold: ['#7d5414', '#b98627', '#e6b94e', '#fbe7a4', '#fffbe6'], rose: ['#8f4a3f', '#c07a6a', '#e5a893', '#f9d9cb', '#fff6f0'],
    silver: ['#4f5663', '#8b94a1', '#bcc5cf', '#e9eef3', '#ffffff'] }[p.metal];
  strokes.forEach((s, i) => {
    const d = dOf(s), w = wPx;
    // ribbon tail
    const low = s.reduce((a, b) => (b[1] > a[1] ? b : a));
    const tail = limb(low[0], low[1] + w * 0.5, Math.PI / 2, 230, (t) => Math.sin(t * 10 + i * 2) * 4.2, 40);
    art.push(roundLine(smooth(tail.filter((_, j) => j % 2 === 0), false), 3.4, mix(M[1]!, bg, 0.2)));
    art.push(path(`M${n1(low[0])} ${n1(low[1] + w * 0.44)}l-17 34q17 -9 34 0Z`, `fill="${M[1]!}"`));
    art.push(softTube(d, w * 0.9, 16, 34, 0.2));
    art.push(roundLine(d, w + 11, M[1]!) + roundLine(d, w + 7, M[3]!) + roundLine(d, w + 1, M[1]!));
    const ramp: [number, string, number, number][] = [[0.97, M[0]!, 0, 0], [0.9, mix(M[0]!, M[1]!, 0.6), -1, -2], [0.8, M[1]!, -2, -3],
      [0.7, mix(M[1]!, M[2]!, 0.6), -3, -4], [0.58, M[2]!, -4, -5], [0.46, mix(M[2]!, M[3]!, 0.5), -5, -7], [0.34, M[3]!, -7, -9], [0.22, mix(M[3]!, M[4]!, 0.5), -9, -11], [0.11, M[4]!, -11, -13]];
    const fine = ramp.flatMap((z, j) => {
      const e = ramp[j + 1];
      return e ? [0, 1 / 3, 2 / 3].map((t) => [lerp(z[0], e[0], t), mix(z[1], e[1], t), lerp(z[2], e[2], t), lerp(z[3], e[3], t)] as [number, string, number, number]) : [z];
    });
    for (const [f, col, dx, dy] of fine) art.push(roundLine(d, w * f, col, `transform="translate(${n1((dx * w) / 110)} ${n1((dy * w) / 110)})"`));
    // reflected light low right, and puckers along the seam
    art.push(g(roundLine(d, w * 0.1, M[3]!, `opacity=".7"`), `transform="translate(${n1(w * 0.27)} ${n1(w * 0.3)})"`));
    let dkP = '', ltP = '';
    for (const q of walk(closed(s) ? [...s, s[0]!] : s, 17, true)) for (const sd of [-1, 1]) {
      if (rr.chance(0.3)) continue;
      const a = q.a + (sd * Math.PI) / 2 + rr.f(-0.25, 0.25), e = polar(q.p[0], q.p[1], w * 0.52, a), f = polar(q.p[0], q.p[1], w * rr.f(0.3, 0.42), a + rr.f(-0.1, 0.1)), n = a + Math.PI / 2;
      const one = `M${pt(polar(e[0], e[1], 3.6, n))}Q${pt(polar(f[0], f[1], 1, n))} ${pt(f)}Q${pt(polar(f[0], f[1], -1, n))} ${pt(polar(e[0], e[1], -3.6, n))}Z`;
      if (rr.chance(0.5)) dkP += one; else ltP += one;
    }
    art.push(path(dkP, `fill="${M[0]!}" opacity=".62"`) + path(ltP, `fill="${M[4]!}" opacity=".75"`));
    // window glints
    for (const t of [0.06, 0.42, 0.7]) { const q = s[Math.floor(t * (s.length - 1))]!; art.push(path(sparkle(q[0] - w * 0.2, q[1] - w * 0.2, 22), 'fill="#fff"')); }
  });
}
