import { circ, ell, g, mix, n1, type P, path, poisson, pt, rect, shade, smooth, tf } from '#artwork/engine.ts';
import type { Branch } from './branch.ts';
import { bough, firArt } from './fir.ts';

/** a glass ball with the words */
export function drawGlobe({ c, r, p, dark, warm, leaf, cast, bark, back, front, hang, sh, textAt }: Branch) {
  bough(r, [-60, -30], [200, 190], [560, 120], 190, back, 9);
  bough(r, [1060, -40], [820, 150], [440, 130], 190, front, 9);
  c.add('art', firArt(back, shade(leaf, -0.04), bark));
  const R = 318,
    x = 500,
    y = 640;
  // a night and a house in the glass
  const night = dark ? mix(p.e, p.bg, 0.3) : p.e,
    cl = c.clip(circ(0, 0, R));
  let s = circ(0, 0, R, `fill="${c.lin([[0, shade(night, -0.04)], [0.55, mix(night, p.a, 0.32)], [1, mix(p.c, '#fff0d0', 0.4)]])}"`);
  for (const q of poisson(r, -R, -R, R * 2, R * 1.3, 34)) s += circ(q[0], q[1], r.f(0.8, 2.4), `fill="#fff" fill-opacity="${n1(r.f(0.4, 1))}"`);
  s += circ(110, -150, 44, 'fill="#fff6dc"') + circ(110, -150, 100, `fill="${c.rad([[0.3, '#fff6dc', 0.42], [1, '#fff6dc', 0]])}"`);
  const hill = (y0: number, a: number, ph: number, col: string) => {
    const ps: P[] = [];
    for (let i = -8; i <= 8; i++) ps.push([i * 48, y0 + Math.sin(i * 0.5 + ph) * a]);
    return path(smooth(ps, false) + `L400 400L-400 400Z`, `fill="${col}"`);
  };
  const fir = (fx: number, fy: number, h: number, col: string, snow: string) => {
    let d = '',
      sn = '';
    for (let i = 0; i < 5; i++) {
      const y0 = fy - h + (i * h) / 5.6,
        w = (h * 0.1 + i * h * 0.052) * 1.05,
        y1 = y0 + h * 0.3;
      d += `M${n1(fx)} ${n1(y0)}C${n1(fx + w * 0.3)} ${n1(y0 + h * 0.12)} ${n1(fx + w * 0.7)} ${n1(y1 - h * 0.05)} ${n1(fx
        + w)} ${n1(y1)}Q${n1(fx)} ${n1(y1 - h * 0.07)} ${n1(fx - w)} ${n1(y1)}C${n1(fx - w * 0.7)} ${n1(y1 - h * 0.05)} ${n1(fx - w * 0.3)} ${n1(y0 + h * 0.12)} ${n1(fx)} ${n1(y0)}Z`;
      sn += `M${n1(fx)} ${n1(y0)}C${n1(fx - w * 0.3)} ${n1(y0
        + h * 0.12)} ${n1(fx - w * 0.7)} ${n1(y1 - h * 0.05)} ${n1(fx - w)} ${n1(y1)}C${n1(fx - w * 0.5)} ${n1(y1 - h * 0.08)} ${n1(fx - w * 0.2)} ${n1(y0 + h * 0.16)} ${n1(fx)} ${n1(y0)}Z`;
    }
    return path(d, `fill="${col}"`) + path(sn, `fill="${snow}"`);
  };
  s += hill(46, 26, 1.2, mix(night, '#cfe0ee', 0.4))
    + [-250, -214, -180, 190, 226, 258, 150].map((fx, i) => fir(fx, 76 + (i % 3) * 8, 92 + (i % 2) * 30, mix(night, leaf, 0.55), mix(night, '#dcebf5', 0.7))).join('');
  s += hill(104, 18, 3.4, mix(night, '#f2f7fb', 0.72));
  // the house
  s += g(
    path('M-62 0V-66L0 -120L62 -66V0Z', `fill="${shade(p.a, -0.06)}"`) + path('M0 -120L62 -66V0H14V-96Z', `fill="#000" fill-opacity=".16"`)
      + path('M-84 -54L0 -134L84 -54C78 -46 70 -46 64 -54L0 -112L-64 -54C-70 -46 -78 -46 -84 -54Z', 'fill="#fbfdff"')
      + path('M30 -112V-150H50V-94Z', `fill="${shade(p.a, -0.16)}"`) + path('M26 -150H54V-160H26Z', 'fill="#fbfdff"') +
      path('M40 -166C30 -182 54 -190 42 -208C34 -222 52 -232 48 -248', 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"') +
      [-40, 22].map((wx) => rect(wx, -58, 24, 28, `fill="${warm}"`)
        + path(`M${wx + 12} -58V-30M${wx} -44H${wx + 24}`, `stroke="${shade(p.a, -0.2)}" stroke-width="3"`)).join('')
        + path('M-10 0V-36C-10 -50 12 -50 12 -36V0Z', `fill="${shade(p.e, -0.08)}"`) + circ(0, -84, 9, `fill="${warm}"`) + ell(0, 4, 120, 26, `fill="${c.rad([[0, warm, 0.5], [1, warm, 0]])}"`),
      tf(-30, 128, 0, 1.12),
    );
  s += fir(-176, 176, 190, shade(leaf, -0.05), '#f4f9fc') + fir(126, 168, 150, shade(leaf, -0.03), '#f4f9fc')
    + fir(206, 196, 210, shade(leaf, -0.07), '#f4f9fc') + hill(172, 12, 5, '#f6fafd')
    + path('M-34 132C-24 164 -70 190 -30 222C10 250 -40 290 -20 330H60C40 290 70 250 30 220C4 196 6 160 0 132Z', `fill="${mix(night, '#e3edf4', 0.8)}"`);
  for (const q of poisson(r, -R, -R, R * 2, R * 2, 42)) s += circ(q[0], q[1], r.f(1.4, 3.6), `fill="#fff" fill-opacity="${n1(r.f(0.5, 1))}"`);
  const wide = (a: number, b: number) => pt([a * R, b * R]);
  s += circ(0, 0, R, `fill="${c.rad([[0.66, '#04060c', 0], [0.9, '#04060c', 0.28], [1, '#04060c', 0.62]], 0.46, 0.44, 0.56)}"`)
    + path(`M${wide(-0.86, -0.16)}C${wide(-0.8, -0.54)} ${wide(-0.5, -0.82)} ${wide(-0.14, -0.88)}C${wide(-0.46, -0.7)} ${wide(-0.7, -0.48)} ${wide(-0.76, -0.14)}Z`,
    'fill="#fff" fill-opacity=".62"')
      + path(`M${wide(-0.83, 0.02)}C${wide(-0.83, 0.1)} ${wide(-0.8, 0.2)} ${wide(-0.76, 0.26)}L${wide(-0.7, 0.22)}C${wide(-0.73, 0.16)} ${wide(-0.75, 0.08)} ${wide(-0.75, 0.02)}Z`,
      'fill="#fff" fill-opacity=".5"')
        + path(`M${wide(0.3, 0.9)}C${wide(0.62, 0.78)} ${wide(0.86, 0.5)} ${wide(0.92, 0.2)}C${wide(0.8, 0.5)} ${wide(0.6, 0.74)} ${wide(0.3, 0.9)}Z`, `fill="${warm}" fill-opacity=".6"`);
  const cap = path(`M-64 ${-R + 8}L-56 ${-R - 44}H56L64 ${-R + 8}Q0 ${-R + 26} -64 ${-R + 8}Z`, `fill="${cast}"`)
    + path([-40, -20, 0, 20, 40].map((k) => `M${k} ${-R - 42}V${-R + 14}`).join(''), 'stroke="#3a2510" stroke-opacity=".4" stroke-width="3"')
    + circ(0, -R - 62, 22, `fill="none" stroke="${cast}" stroke-width="7"`);
  c.add('art', hang(500, 120, y - R - 80) + sh(x, y, R) + g(g(s, `clip-path="${cl}"`) + circ(0, 0, R - 1, `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"`) + cap, tf(x, y)), 'sway');
  c.add('art', firArt(front, leaf, bark));
  textAt(1130, 190, 150);
}
