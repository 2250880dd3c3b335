import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { splat, type Holi, type Room } from './powder.ts';

/** a marigold, three rows of frilled petals, `R` across the half */
function marigold(h: Holi, x: number, y: number, R: number, col: string): string {
  const { c, r } = h;
  let s = circ(x + 4, y + 7, R, 'fill="#201408" opacity=".22"');
  for (const [k, n, tone] of [[1, 17, -0.06], [0.74, 14, 0], [0.48, 10, 0.05]] as const) {
    let d = '';
    for (let i = 0; i < n; i++) { const a = (i / n) * TAU + k * 3 + r.f(-0.06, 0.06), e = polar(x, y, R * k, a), l = polar(x, y, R * k * 0.92, a - 0.2), q = polar(x, y, R * k * 0.92, a + 0.2); d += `M${n1(x)} ${n1(y)}L${n1(l[0])} ${n1(l[1])}Q${n1(e[0])} ${n1(e[1])} ${n1(q[0])} ${n1(q[1])}Z`; }
    s += path(d, `fill="${shade(col, tone)}" stroke="${shade(col, tone - 0.07)}" stroke-width="2" stroke-linejoin="round"`);
  }
  return s + circ(x, y, R * 0.2, `fill="${c.rad([[0, shade(col, -0.02)], [1, shade(col, -0.12)]])}"`);
}

/** a brass bowl seen from above, heaped with one colour; `dent` is where fingers have been */
function bowl({ c, r }: Holi, x: number, y: number, R: number, col: string, dent: boolean): string {
  const brass = c.rad([[0.78, '#8a6222'], [0.84, '#e9c463'], [0.9, '#fff0b8'], [0.95, '#c99a3c'], [1, '#7e5a1e']]), grains = ['', '', ''];
  for (let i = 0; i < 150; i++) { const q = polar(x, y, R * 0.78 * Math.sqrt(r.f()), r.f(0, TAU)); grains[i % 3] += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  let s = [5, 4, 3, 2, 1].map((k) => circ(x + k * 2.4, y + k * 3.6, R, 'fill="#201408" opacity=".07"')).join('') + circ(x, y, R, `fill="${brass}"`) + circ(x, y, R * 0.8, `fill="${shade(col, -0.16)}"`) + circ(x - R * 0.02, y - R * 0.02, R * 0.79, `fill="${c.rad([[0, shade(col, 0.13)], [0.34, shade(col, 0.05)], [0.8, col], [1, shade(col, -0.1)]], 0.4, 0.36, 0.62)}"`);
  s += grains.map((d, i) => path(d, `stroke="${shade(col, [0.12, -0.07, 0.05][i]!)}" stroke-width="${[2.4, 3, 4.2][i]}" stroke-linecap="round"`)).join('');
  if (dent) s += path(`M${n1(x - R * 0.3)} ${n1(y + R * 0.34)}C${n1(x - R * 0.34)} ${n1(y - R * 0.1)} ${n1(x + R * 0.1)} ${n1(y - R * 0.26)} ${n1(x + R * 0.26)} ${n1(y - R * 0.04)}C${n1(x + R * 0.4)} ${n1(y + R * 0.2)} ${n1(x)} ${n1(y + R * 0.5)} ${n1(x - R * 0.3)} ${n1(y + R * 0.34)}Z`, `fill="${c.lin([[0, shade(col, -0.17)], [1, shade(col, -0.06)]], 0, 0, 1, 1)}"`) + path(`M${n1(x - R * 0.3)} ${n1(y + R * 0.34)}C${n1(x)} ${n1(y + R * 0.5)} ${n1(x + R * 0.4)} ${n1(y + R * 0.2)} ${n1(x + R * 0.26)} ${n1(y - R * 0.04)}`, `fill="none" stroke="${shade(col, 0.14)}" stroke-width="6" stroke-linecap="round"`);
  let hammered = '';
  for (let i = 0; i < 26; i++) { const q = polar(x, y, R * 0.9, (i / 26) * TAU); hammered += circ(q[0], q[1], R * 0.035, ''); }
  return s + g(hammered, 'fill="#7e5a1e" opacity=".5"') + path(`M${n1(x - R * 0.7)} ${n1(y - R * 0.5)}A${n1(R * 0.88)} ${n1(R * 0.88)} 0 0 1 ${n1(x - R * 0.1)} ${n1(y - R * 0.88)}`, 'fill="none" stroke="#fffbe6" stroke-width="5" stroke-linecap="round" opacity=".9"');
}

/** Bowls of powder, one of which has been touched. */
export function bowls(h: Holi): Room {
  const { c, r, p, dark } = h, cloth = dark ? p.bg : mix(p.paper, p.bg, 0.35), R = 112;
  // white cotton with a woven edge
  let weft = '';
  for (let y = 6; y < 1400; y += 12) weft += `M0 ${y}H1000`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + path(weft, `stroke="${shade(cloth, dark ? 0.025 : -0.018)}" stroke-width="3"`) + rect(0, 1372, 1000, 28, `fill="${p.a}"`) + rect(0, 1358, 1000, 6, `fill="${p.b}"`) + rect(0, 0, 1000, 28, `fill="${p.a}"`) + rect(0, 36, 1000, 6, `fill="${p.b}"`));
  const cols = [p.a, p.b, p.c, p.d, p.e, mix(p.a, p.b, 0.5), mix(p.c, p.b, 0.4), mix(p.d, p.e, 0.5), mix('#e2331f', p.a, 0.15), p.b, p.d, p.a], order = [1, 0, 3, 2, 8, 4, 5, 6, 7];
  let s = '';
  for (let j = 0; j < 3; j++) for (let i = 0; i < 3; i++) {
    const x = 500 + (i - 1) * 288, y = 524 + j * 288;
    s += bowl(h, x, y, R + 14, cols[order[j * 3 + i]!]!, j === 1 && i === 1);
    if (i < 2 && j < 2) s += marigold(h, x + 144, y + 144, 46, (i + j) % 2 ? mix('#f28a1c', p.b, 0.2) : mix('#f7b21e', p.b, 0.3));
  }
  for (const [x, y, k] of [[66, 668, 0], [934, 668, 1], [66, 956, 1], [934, 956, 0]] as const) s += marigold(h, x, y, 40, k ? mix('#f28a1c', p.b, 0.2) : mix('#f7b21e', p.b, 0.3));
  // gujiya, in twos, where there is room
  const sweet = (x: number, y: number, deg: number) => g(path('M-62 18C-60 -28 -30 -46 0 -46C30 -46 60 -28 62 18C30 30 -30 30 -62 18Z', 'fill="#201408" opacity=".22" transform="translate(5 9)"') + path('M-62 18C-60 -28 -30 -46 0 -46C30 -46 60 -28 62 18C30 30 -30 30 -62 18Z', `fill="${c.lin([[0, '#e8b868'], [1, '#b9793a']])}"`) + path('M-62 18q4 -14 6 -20q6 -2 8 -14q8 0 10 -12q10 2 14 -8q10 4 16 -4q8 8 16 4q4 10 14 8q4 12 12 14q2 12 10 16q0 10 4 16', 'fill="none" stroke="#8f5a26" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"') + path('M-30 6q30 10 60 0M-14 -12h.1M8 -18h.1M20 -4h.1', 'fill="none" stroke="#7fa04a" stroke-width="6" stroke-linecap="round"'), tf(x, y, deg, 0.62));
  s += sweet(356, 1268, -12) + sweet(644, 1268, 14);
  c.add('art', s);
  // powder spilt beside that bowl
  let spill = '';
  for (let i = 0; i < 60; i++) { const q = polar(548, 862, 20 + Math.abs(r.g(0, 74)), r.f(-0.4, 1.6)); spill += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  c.add('art', path(spill, `stroke="${cols[8]}" stroke-width="5" stroke-linecap="round"`) + splat(h, 838, 366, 10, p.a) + splat(h, 170, 372, 8, p.d));
  return { top: 88, h: 262, max: 124, ground: cloth };
}
