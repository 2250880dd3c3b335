import type { Room } from '#cards/families/lettering/in-a-room.ts';
import { grained } from '#cards/families/marks/grained.ts';
import { mix, must, shade } from '#cards/render/colour.ts';
import { n1, polar, TAU } from '#cards/render/geometry.ts';
import { circ, g, path, rect, tf } from '#cards/render/svg.ts';
import { flame, type Late } from './late.ts';

/** A cuckoo clock that is not sure of the time but very sure of the cupcake. */
export function cuckoo(l: Late): Room {
  const { c, p } = l, wall = mix(p.e, p.c, 0.22), wood = mix('#8a5634', p.a, 0.12), dark = shade(wood, -0.13), leaf = mix(p.c, p.b, 0.18);
  const spray = path('M0 40C-10 10 -10 -10 0 -40C10 -10 10 10 0 40ZM0 20C-24 12 -36 -6 -38 -28C-18 -22 -4 -6 0 20ZM0 20C24 12 36 -6 38 -28C18 -22 4 -6 0 20Z', `fill="${shade(wall, 0.045)}"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(150, 200, g(spray, tf(37, 50)) + g(spray, tf(112, 150)) + circ(112, 50, 7, `fill="${shade(wall, 0.07)}"`) + circ(37, 150, 7, `fill="${shade(wall, 0.07)}"`))}"`) + circ(500, 760, 640, `fill="${c.rad([[0, mix(p.b, p.paper, 0.3), 0.34], [1, p.b, 0]])}"`));
  const oak = (x: number, y: number, deg: number, k: number, col = leaf) => g(grained(l, 'M0 0C-12 -22 -40 -14 -46 -34C-66 -36 -62 -62 -48 -66C-62 -84 -42 -104 -26 -98C-26 -124 0 -134 10 -116C34 -122 46 -96 34 -82C56 -78 56 -50 40 -46C46 -24 18 -16 0 0Z', [-62, -130, 120, 130], col, { n: 70, from: 30, dl: -0.08 }) + path('M0 0Q-6 -60 2 -106M-2 -34L-32 -54M-3 -34L26 -50M-3 -70L-26 -82M-2 -70L22 -86', `fill="none" stroke="${shade(col, -0.14)}" stroke-width="4" stroke-linecap="round"`), tf(x, y, deg, k));
  // chains and pine cones
  const chain = (x: number, y0: number, y1: number) => { let d = ''; for (let y = y0; y < y1; y += 17) d += `M${x} ${y}v8`; return path(d, `stroke="${p.b}" stroke-width="10" stroke-linecap="round"`); };
  const cone = (x: number, y: number) => { let s = grained(l, 'M0 0C40 6 58 60 44 120C34 160 14 184 0 190C-14 184 -34 160 -44 120C-58 60 -40 6 0 0Z', [-56, 0, 112, 190], wood, { n: 120, from: 20 }); for (let j = 0; j < 7; j++) for (let i = -2; i <= 2; i++) { const X = i * 21 + (j % 2 ? 10 : 0), Y = 20 + j * 24; if (Math.abs(X) < 50 - Math.abs(j - 2.4) * 8) s += path(`M${X - 12} ${Y}q12 22 24 0`, `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`); } return g(s, tf(x, y)); };
  c.add('art', chain(404, 1080, 1230) + chain(604, 1080, 1160) + cone(404, 1226) + cone(604, 1150));
  c.add('art', path('M500 1060V1236', `stroke="${dark}" stroke-width="9"`) + g(oak(0, 60, 180, 0.9, mix(p.b, wood, 0.2)), tf(500, 1180)));
  // the house
  const house = 'M250 700H750V1076Q500 1110 250 1076Z';
  c.add('art', c.soft(house, 10, 18, 22, '#0b0812', 0.4) + grained(l, house, [250, 700, 500, 400], wood, { n: 700, from: 70 }) + path(Array.from({ length: 9 }, (_, i) => `M${300 + i * 50} 720V1088`).join(''), `stroke="${dark}" stroke-width="4" opacity=".5"`));
  // the dial
  const [x, y] = [500, 890], dial = mix(p.paper, p.b, 0.08);
  let ticks = '';
  for (let i = 0; i < 12; i++) { const a = (i * TAU) / 12, q = polar(x, y, 104, a), s = polar(x, y, i % 3 ? 118 : 124, a); ticks += `M${n1(q[0])} ${n1(q[1])}L${n1(s[0])} ${n1(s[1])}`; }
  c.add('art', circ(x, y, 158, `fill="${dark}"`) + circ(x, y, 146, `fill="${p.a}"`) + circ(x, y, 132, `fill="${dial}"`) + path(ticks, `stroke="${p.e}" stroke-width="9" stroke-linecap="round"`) + path(`M${x} ${y}L${x + 62} ${y + 34}M${x} ${y}L${x - 40} ${y - 88}`, `stroke="${p.e}" stroke-width="10" stroke-linecap="round"`) + circ(x + 62, y + 34, 13, `fill="${p.e}"`) + path(`M${x - 40} ${y - 88}l-20 -8l8 -26l22 16Z`, `fill="${p.e}"`) + circ(x, y, 14, `fill="${p.b}"`));
  // the roof, its carved leaves
  const roof = 'M500 400L820 700L780 744L500 490L220 744L180 700Z';
  c.add('art', path('M500 452L760 706H240Z', `fill="${shade(wood, -0.06)}"`) + c.soft(roof, 6, 14, 12, '#0b0812', 0.35) + grained(l, roof, [180, 400, 640, 344], shade(wood, 0.03), { n: 500, from: 80 }) + path(Array.from({ length: 9 }, (_, i) => `M${214 + i * 33} ${704 - i * 30}l24 24M${786 - i * 33} ${704 - i * 30}l-24 24`).join(''), `stroke="${dark}" stroke-width="5" stroke-linecap="round"`));
  // the little door, open, and who comes out of it
  const door = 'M434 704V590Q434 528 500 528Q566 528 566 590V704Z';
  c.add('art', path(door, `fill="${shade(p.e, -0.08)}"`) + path(door, `fill="none" stroke="${p.b}" stroke-width="9"`) + path('M434 590Q434 540 480 530L396 560Q372 580 372 620V716L434 704Z', `fill="${p.a}"`) + path('M390 610V690M412 600V694', `stroke="${shade(p.a, -0.1)}" stroke-width="5"`) + path('M566 590Q566 540 520 530L604 560Q628 580 628 620V716L566 704Z', `fill="${p.a}"`) + path('M610 610V690M588 600V694', `stroke="${shade(p.a, -0.1)}" stroke-width="5"`) + rect(360, 700, 280, 24, `rx="6" fill="${dark}"`));
  c.add('art', oak(214, 750, -96, 1.04) + oak(196, 690, -54, 0.8, shade(leaf, -0.05)) + oak(786, 750, 96, 1.04) + oak(804, 690, 54, 0.8, shade(leaf, -0.05)) + oak(456, 440, -52, 0.86) + oak(544, 440, 52, 0.86) + oak(500, 440, 0, 0.9, shade(leaf, 0.03)) + oak(300, 1086, -140, 0.9) + oak(250, 1060, -100, 0.74, shade(leaf, -0.05)) + oak(700, 1086, 140, 0.9) + oak(750, 1060, 100, 0.74, shade(leaf, -0.05)) + [[470, 456], [530, 458], [262, 752], [738, 752], [280, 1066], [722, 1066]].map(([X, Y]) => circ(X!, Y!, 14, `fill="${p.a}"`) + circ(X! - 4, Y! - 4, 4, `fill="${p.paper}" opacity=".8"`)).join(''));
  const plume = mix('#6d97a8', p.c, 0.2), bx = 560, by = 668;
  c.add('art', path('M476 690L520 664L516 704L568 676', `fill="none" stroke="${p.paper}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`) + g(path('M-84 24C-116 20 -150 30 -172 52C-140 60 -104 58 -74 46Z', `fill="${shade(plume, -0.12)}"`) + grained(l, 'M-90 20C-90 -40 -40 -70 10 -70C20 -104 60 -116 88 -96C112 -78 108 -44 92 -28C80 34 30 66 -24 58C-64 54 -88 44 -90 20Z', [-90, -110, 200, 170], plume, { n: 240, from: 90 }) + path('M88 -44C80 30 30 62 -20 56C20 40 40 4 44 -30Z', `fill="${mix(p.paper, plume, 0.2)}"`) + path('M54 -6q10 6 20 -2M44 14q12 8 24 -2M28 32q12 6 22 -4', `fill="none" stroke="${plume}" stroke-width="5" stroke-linecap="round"`) + path('M-86 6C-40 -44 10 -36 26 -8C0 26 -60 40 -104 34Z', `fill="${shade(plume, -0.08)}"`) + path('M-80 18Q-30 -10 8 -10M-76 26Q-30 12 0 4', `fill="none" stroke="${shade(plume, 0.08)}" stroke-width="5" stroke-linecap="round"`) + circ(70, -72, 16, 'fill="#fff"') + circ(74, -70, 9, 'fill="#1d1626"') + circ(77, -74, 3, 'fill="#fff"') + path('M98 -74L156 -62L98 -48Z', `fill="${p.b}"`) + path('M40 -108q-2 -30 -28 -40q8 20 8 44M58 -112q6 -28 -8 -50q26 16 26 50', `fill="${shade(plume, -0.08)}"`), tf(bx, by, -4, 0.94)));
  // the cupcake, by its ribbon
  const cx = 770, cy = 636;
  c.add('art', g(path('M-62 0H62L44 92Q0 104 -44 92Z', `fill="${p.a}"`) + path('M-40 2L-30 96M-14 2L-10 100M14 2L10 100M40 2L30 96', `stroke="${shade(p.a, -0.1)}" stroke-width="6"`) + grained(l, 'M-78 4C-92 -30 -62 -48 -50 -46C-54 -76 -26 -88 -14 -82C-10 -104 22 -104 26 -80C50 -84 62 -62 54 -46C76 -44 90 -20 76 4Q0 30 -78 4Z', [-90, -104, 180, 120], mix(p.d, p.paper, 0.45), { n: 150, from: 60, dl: -0.07 }) + path('M-50 -46Q0 -24 54 -46M-14 -82Q6 -68 26 -80', `fill="none" stroke="${mix(p.d, p.paper, 0.05)}" stroke-width="6" stroke-linecap="round"`) + path('M-40 -20l8 8M-10 -30l10 -4M30 -18l8 -8M-20 -60l8 4M20 -60l6 8M0 -4l8 6M50 -6l6 6M-58 -6l8 4', `stroke="${p.c}" stroke-width="7" stroke-linecap="round"`) + path('M-8 -92H8V-150H-8Z', `fill="${p.b}"`) + path('M-8 -106l16 -10M-8 -128l16 -10', `stroke="${p.paper}" stroke-width="6"`) + flame(l, 0, -152, 0.9), tf(cx, cy, 4, 0.86)) + path(`M${bx + 128} ${by - 66}q40 20 ${cx - bx - 172} 40`, `fill="none" stroke="${p.paper}" stroke-width="7" stroke-linecap="round"`));
  return { box: [90, 66, 820, 226], ground: wall, ink: must(wall, p.paper, 6), small: must(wall, p.b, 5), max: 118 };
}
