import { circ, g, makeRng, mix, n1, type P, path, poly, shade, smooth, tf } from '#artwork/engine.ts';
import { limb } from '#artwork/outlines/walk.ts';
import type { Sea } from './sea.ts';

/** jellyfish */
export function drawJelly({ inp, c, p }: Sea) {
  let art = '';
  const jelly = (x: number, y: number, s: number, col: string, col2: string, tilt: number, seed: string) => {
    const q = makeRng(seed);
    let o = circ(0, -10, 330, `fill="${c.rad([[0, col, 0.5], [0.5, col, 0.14], [1, col, 0]])}"`);
    // fine tentacles
    for (let i = 0; i < 17; i++) {
      const tx = -150 + (i / 16) * 300, L = q.f(420, 720), ph = q.f(0, 6), ps = limb(tx * 0.92, 42, Math.PI / 2 + tx * -0.0006, L, (t) => Math.sin(t * 8 + ph) * 2.3, 30);
      o += path(smooth(ps.filter((_, k) => k % 2 === 0), false),
        `fill="none" stroke="${c.lin([[0, mix(col, '#fff', 0.5), 0.9], [1, col, 0]], 0, 0, 0, 1)}" stroke-width="${n1(q.f(1.6, 3.4))}" stroke-linecap="round"`);
    }
    // frilled oral arms
    for (let i = 0; i < 5; i++) {
      const ps = limb((i - 2) * 26, 20, Math.PI / 2 + (i - 2) * 0.07, q.f(330, 470), (t) => Math.sin(t * 6 + i * 1.7) * 1.9, 60);
      for (const [w, op, cc] of [[46, 0.28, col], [28, 0.4, mix(col, '#fff', 0.3)], [12, 0.7, mix(col2, '#fff', 0.4)]] as [number, number, string][])
        o += path(poly([...ps.map((u, k) => [u[0] - (w / 2) * (1 - k / 66) * (1 + 0.45 * Math.sin(k * 1.25 + i)), u[1]] as P),
          ...ps.map((u, k) => [u[0] + (w / 2) * (1 - k / 66) * (1 + 0.45 * Math.sin(k * 1.4 + i * 2)), u[1]] as P).reverse()]), `fill="${cc}" opacity="${op}"`);
    }
    const bell: P[] = [[0, -196], [88, -182], [156, -124], [184, -40], [182, 28], [160, 52]];
    const lower: P[] = [];
    for (let i = 0; i <= 16; i++) { const t = i / 16; lower.push([160 - t * 320, 52 + (i % 2 ? 17 : -3) + Math.sin(t * Math.PI) * 16]); }
    const mir = bell.slice(1).reverse().map(([a, b]) => [-a, b] as P);
    const out = [...bell, ...lower.slice(1, -1), ...mir];
    const d = smooth(out, true, 0.9), id = c.clip(path(d));
    o += path(d, `fill="${c.rad([[0, mix(col, '#ffffff', 0.75), 0.9], [0.5, col, 0.78], [1, col2, 0.72]], 0.42, 0.3, 0.75)}"`);
    let inn = '';
    for (let i = 0; i < 13; i++) { const t = (i - 6) / 6; inn += `M${n1(t * 20)} -188C${n1(t * 130)} -150 ${n1(t * 178)} -60 ${n1(t * 172)} 60`; }
    o += g(path(inn, `fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="3"`)
      + [0, 1, 2, 3].map((i) => g(path('M0 0C-30 -34 -26 -76 0 -80C26 -76 30 -34 0 0Z', `fill="${mix(col2, p.c, 0.55)}" opacity=".6"`),
      tf(0, -50, -63 + i * 42))).join('') + path('M-180 30C-90 66 90 66 180 30V80H-180Z', `fill="${col2}" opacity=".35"`), `clip-path="${id}"`);
    o += path(d, `fill="none" stroke="${mix(col, '#fff', 0.7)}" stroke-width="3.4" opacity=".85"`)
      + path('M-128 -70C-112 -126 -70 -156 -24 -166', 'fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".75"') + circ(-140, -38, 7, 'fill="#fff" opacity=".7"');
    return g(o, tf(x, y, tilt, s));
  };
  art += jelly(800, 330, 0.4, p.b, shade(p.b, -0.1), 16, inp.seed + '1') + jelly(170, 470, 0.5, p.c, p.a, -14, inp.seed + '2')
    + jelly(800, 860, 0.34, p.b, p.a, 10, inp.seed + '4') + jelly(500, 420, 1.06, p.a, p.b, 5, inp.seed + '3');
  return art;
}
