import { grained } from '#cards/families/marks/grained.ts';
import { mix, shade } from '#cards/render/colour.ts';
import { n1, polar } from '#cards/render/geometry.ts';
import { circ, ell, g, path, rect, tf } from '#cards/render/svg.ts';
import type { Lettered, Work } from './work.ts';

/** A brief in its pink tape on a leather desk, the wig put down beside it. */
export function brief(s: Work): Lettered {
  const { c, r, p } = s, wood = mix('#5a2f22', p.e, 0.2), leather = mix('#1f4a3c', p.e, 0.16), gold = mix('#d8ab4e', p.b, 0.3), paper = mix(p.paper, '#ffffff', 0.2), tape = mix('#e2708a', p.a, 0.2), hair = '#e6e0d4', dark = '#2a2024';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wood}"`) + path(Array.from({ length: 26 }, (_, i) => `M0 ${i * 56 + r.f(-14, 14)}Q500 ${i * 56 + r.f(-26, 26)} 1000 ${i * 56 + r.f(-14, 14)}`).join(''), `fill="none" stroke="${shade(wood, -0.035)}" stroke-width="6"`) + rect(56, 56, 888, 1288, `rx="10" fill="${leather}"`) + rect(80, 80, 840, 1240, `rx="4" fill="none" stroke="${gold}" stroke-width="6"`) + rect(96, 96, 808, 1208, `rx="4" fill="none" stroke="${gold}" stroke-width="2.5"`) + rect(106, 106, 788, 1188, `fill="none" stroke="${gold}" stroke-width="13" stroke-dasharray="3 13" opacity=".8"`));
  // other papers, then the brief
  const sheet = (x: number, y: number, w: number, h: number, deg: number, col: string, inner = '') => g(c.soft(`M0 0H${w}V${h}H0Z`, 6, 10, 16, '#08140f', 0.4) + rect(0, 0, w, h, `fill="${col}"`) + inner, tf(x, y, deg));
  const lines = (n: number) => path(Array.from({ length: n }, (_, i) => `M40 ${60 + i * 34}H${n1(r.f(380, 470))}`).join(''), `stroke="${shade(paper, -0.2)}" stroke-width="5"`);
  c.add('art', sheet(150, 300, 520, 720, -11, shade(paper, -0.05), lines(18)) + sheet(330, 214, 520, 720, 9, shade(paper, -0.03), lines(18)) + sheet(196, 262, 610, 850, -2, paper, path('M0 0H610V850H0Z', `fill="none" stroke="${shade(paper, -0.08)}" stroke-width="4"`) + path('M20 0V850', `stroke="${shade(paper, -0.06)}" stroke-width="4"`)));
  // tape, tied
  c.add('art', g(path('M0 640H610M462 0V850', `stroke="${shade(tape, -0.12)}" stroke-width="34" opacity=".35" transform="translate(4 6)"`) + path('M-4 640H614M462 -4V854', `stroke="${tape}" stroke-width="30"`) + path('M-4 632H614M470 -4V854', `stroke="${shade(tape, 0.06)}" stroke-width="5" opacity=".8"`) + g(path('M0 0C-60 -86 -150 -70 -128 -6C-106 44 -40 30 0 0ZM0 0C60 -86 150 -70 128 -6C106 44 40 30 0 0Z', `fill="none" stroke="${tape}" stroke-width="25" stroke-linejoin="round"`) + path('M0 0C-20 70 -60 110 -120 130M0 0C20 80 50 120 100 160', `fill="none" stroke="${tape}" stroke-width="25"`) + rect(-22, -20, 44, 40, `rx="10" fill="${shade(tape, -0.06)}"`), tf(462, 640, 6)), tf(196, 262, -2)));
  // the wig: rolls of curl in rows, two tails
  const curl = (x: number, y: number, R: number, k: number) => circ(x + 2, y + 4, R, `fill="${shade(hair, -0.2)}"`) + circ(x, y, R, `fill="${shade(hair, k)}"`) + circ(x, y, R * 0.62, `fill="none" stroke="${shade(hair, k - 0.1)}" stroke-width="4"`) + circ(x, y, R * 0.24, `fill="${shade(hair, k - 0.22)}"`);
  let wig = c.soft('M-150 120C-190 -40 -110 -160 0 -160C110 -160 190 -40 150 120Z', 8, 14, 20, '#08140f', 0.45) + grained(s, 'M-150 120C-190 -40 -110 -160 0 -160C110 -160 190 -40 150 120C60 150 -60 150 -150 120Z', [-170, -160, 340, 300], hair, { n: 240, from: 70, dl: -0.08 });
  wig += path(Array.from({ length: 13 }, (_, i) => { const a = -2.7 + i * 0.19, [x, y] = polar(0, 20, 172, a), [u, v] = polar(0, 40, 70, a); return `M${n1(x)} ${n1(y)}Q${n1((x + u) / 2 + 6)} ${n1((y + v) / 2)} ${n1(u)} ${n1(v)}`; }).join(''), `fill="none" stroke="${shade(hair, -0.09)}" stroke-width="5" stroke-linecap="round"`);
  for (let row = 0; row < 4; row++) for (const f of [-1, 1]) wig += curl(f * (150 + (row % 2) * 4), -30 + row * 52, 29, row % 2 ? 0.02 : -0.015) + curl(f * (96 + (row % 2) * 4), -8 + row * 52, 27, row % 2 ? -0.015 : 0.02);
  wig += [-1, 1].map((f) => path(`M${f * 120} 190C${f * 126} 240 ${f * 110} 260 ${f * 116} 300`, `fill="none" stroke="${shade(hair, -0.04)}" stroke-width="15" stroke-linecap="round"`) + curl(f * 116, 314, 20, 0)).join('');
  c.add('art', g(wig, tf(250, 1066, -14, 0.94)));
  // a pen, a seal, spectacles
  c.add('art', g(c.soft('M0 0H330', 6, 12, 14, '#08140f', 0.5) + path('M0 -15H250L330 -4V4L250 15H0Q-12 0 0 -15Z', `fill="${dark}"`) + path('M250 -15L330 -4L372 0L330 4L250 15Z', `fill="${gold}"`) + path('M300 0H368', `stroke="${dark}" stroke-width="3"`) + rect(96, -17, 13, 34, `fill="${gold}"`) + path('M20 -8H230', 'stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity=".35"'), tf(560, 1262, -24)) + g(ell(-74, 0, 62, 58, `fill="#ffffff" fill-opacity=".16" stroke="${gold}" stroke-width="8"`) + ell(74, 0, 62, 58, `fill="#ffffff" fill-opacity=".16" stroke="${gold}" stroke-width="8"`) + path('M-14 -10Q0 -26 14 -10M-136 -8C-170 -20 -200 -50 -206 -96M136 -8C170 -20 190 -44 200 -84', `fill="none" stroke="${gold}" stroke-width="8" stroke-linecap="round"`), tf(720, 190, 8, 0.7)));
  return { box: [232, 350, 424, 410], ground: paper, ink: dark, small: shade(tape, -0.22), max: 126, face: 'playfair-display:700i' };
}
