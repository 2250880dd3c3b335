import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, ell, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import { type House, SIX } from './line.ts';

/** A wet street from above, and everybody's umbrella up, in the order of the rainbow. */
export function umbrellas(s: House): Room {
  const { c, r, p } = s, street = mix(p.e, '#4a5470', 0.3), wet = shade(street, 0.05), dark = shade(street, -0.1);
  const setts = c.pattern(92, 64, rect(0, 0, 92, 64, `fill="${street}"`) + rect(3, 3, 40, 26, `rx="8" fill="${wet}"`) + rect(49, 3, 40, 26, `rx="8" fill="${shade(street, 0.025)}"`) + rect(-20, 35, 40, 26, `rx="8" fill="${shade(street, 0.03)}"`) + rect(26, 35, 40, 26, `rx="8" fill="${wet}"`) + rect(72, 35, 40, 26, `rx="8" fill="${shade(street, 0.03)}"`));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${street}"`) + rect(0, 0, 1000, 1400, `fill="${setts}"`) + rect(0, 0, 1000, 470, `fill="${c.lin([[0, street, 0.97], [0.8, street, 0.9], [1, street, 0]])}"`));
  // puddles give back the colours
  c.add('art', SIX.map((col, i) => ell(60 + i * 180, 500 + Math.sin(i * 1.1) * 34, 96, 34, `fill="${col}" opacity=".26"`)).join(''));
  const shoes = (x: number, y: number, deg: number, col: string) => g([-15, 15].map((u) => rect(u - 10, -24, 20, 44, `rx="10" fill="${col}"`) + path(`M${u - 4} -8h8M${u - 4} 0h8`, `stroke="${p.paper}" stroke-width="3"`)).join(''), tf(x, y, deg));
  const canopy = (x: number, y: number, R: number, col: string, turn: number, mark = '') => {
    let panels = '', rim = '';
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4, [x0, y0] = polar(0, 0, R, a), [x1, y1] = polar(0, 0, R, a + Math.PI / 4), [qx, qy] = polar(0, 0, R * 0.84, a + Math.PI / 8);
      panels += path(`M0 0L${n1(x0)} ${n1(y0)}Q${n1(qx)} ${n1(qy)} ${n1(x1)} ${n1(y1)}Z`, `fill="${shade(col, [0.03, 0.05, 0.02, -0.015, -0.05, -0.065, -0.04, 0][i]!)}"`);
      rim += `M0 0L${n1(x0)} ${n1(y0)}`;
    }
    return circ(x + 12, y + 22, R * 0.93, `fill="${dark}" opacity=".5"`) + g(panels + mark + path(rim, `stroke="${shade(col, -0.12)}" stroke-width="3"`) + circ(0, 0, R * 0.07, `fill="${p.paper}"`) + path(`M${n1(-R * 0.62)} ${n1(-R * 0.2)}Q${n1(-R * 0.5)} ${n1(-R * 0.5)} ${n1(-R * 0.2)} ${n1(-R * 0.6)}`, `fill="none" stroke="#ffffff" stroke-width="${n1(R * 0.06)}" stroke-linecap="round" opacity=".5" transform="rotate(${n1(-turn)})"`), tf(x, y, turn));
  };
  const dots = (R: number) => path(Array.from({ length: 16 }, (_, i) => { const [u, v] = polar(0, 0, R * (i % 2 ? 0.42 : 0.7), i * 0.3927 + 0.2); return `M${n1(u)} ${n1(v)}h.1`; }).join(''), `stroke="#ffffff" stroke-width="${n1(R * 0.13)}" stroke-linecap="round" opacity=".9"`);
  const ring = (R: number) => circ(0, 0, R * 0.55, `fill="none" stroke="#ffffff" stroke-width="${n1(R * 0.11)}" opacity=".85"`);
  const heart = (R: number) => path('M0 44C-64 2 -60 -40 -30 -46C-12 -48 0 -34 0 -22C0 -34 12 -48 30 -46C60 -40 64 2 0 44Z', `fill="#ffffff" transform="scale(${n1(R * 0.011)})"`);
  // rows of umbrellas; the shoes below show who walks together
  let feet = '', up = '';
  for (let row = 0; row < 6; row++) for (let i = 0; i < 6; i++) {
    const x = 70 + i * 186 + (row % 2) * 93 - 46 + r.f(-12, 12), y = 590 + row * 158 + r.f(-12, 12), R = 90 + r.f(-7, 9), col = SIX[i]!, n = row * 6 + i;
    feet += shoes(x + r.f(-20, 20), y + R + 8, r.f(-14, 14), [p.e, p.paper, p.b, p.c][n % 4]!);
    up += canopy(x, y, R, col, r.f(0, 45), n % 7 === 2 ? dots(R) : n % 7 === 5 ? ring(R) : n === 21 ? heart(R) : '');
  }
  c.add('art', feet + up);
  // a dog in a coat of its own
  c.add('art', g(ell(8, 12, 44, 70, `fill="${dark}" opacity=".5"`) + path('M0 70C-6 96 10 104 14 120', 'fill="none" stroke="#a5683c" stroke-width="13" stroke-linecap="round"') + path('M-34 -34C-44 20 -36 62 0 74C36 62 44 20 34 -34C20 -50 -20 -50 -34 -34Z', `fill="${p.b}"`) + path('M-36 0Q0 14 36 0M-32 40Q0 54 32 40', `fill="none" stroke="#ffffff" stroke-width="9"`) + path('M0 -106C26 -106 34 -84 30 -62C26 -42 14 -34 0 -34C-14 -34 -26 -42 -30 -62C-34 -84 -26 -106 0 -106Z', 'fill="#a5683c"') + path('M-28 -84C-50 -86 -54 -60 -44 -48C-34 -46 -28 -58 -26 -68ZM28 -84C50 -86 54 -60 44 -48C34 -46 28 -58 26 -68Z', 'fill="#7a4426"') + ell(0, -104, 11, 8, 'fill="#2a1a14"'), tf(846, 478, -58, 0.9)));
  let rain = '';
  for (let i = 0; i < 90; i++) { const x = r.f(0, 1000), y = r.f(0, 1380), h = r.f(18, 40); rain += `M${n1(x)} ${n1(y)}l${n1(h * 0.28)} ${n1(h)}`; }
  c.add('art', path(rain, `stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity=".3"`));
  return { box: [90, 80, 820, 300], ground: street, ink: p.paper, small: mix(p.b, p.paper, 0.3), max: 130 };
}
