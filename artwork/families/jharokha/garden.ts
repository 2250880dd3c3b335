import { bez, circ, ell, g, mix, n1, type P, path, polar, rect, ribbon, shade, tf } from '#artwork/engine.ts';
import { lotus, type Page } from './album.ts';

/** a peacock walking, feet at the origin, its train behind it to the right */
function peacock({ p }: Page, x: number, y: number, k: number, face: 1 | -1): string {
  const blue = mix('#1f5aa8', p.e, 0.2), green = mix('#2c8a6a', p.c, 0.2);
  let eyes = '', barbs = '';
  for (let i = 0; i < 5; i++) for (let j = 0; j < 5 - Math.abs(i - 2) * 0.5; j++) { const t = (j + 1) / 5.2, ex = 30 + t * 230, ey = -62 + t * t * 74 + (i - 2) * (8 + t * 17); eyes += circ(ex, ey, 8.5, `fill="${p.b}"`) + circ(ex + 1, ey, 5.4, `fill="${blue}"`) + circ(ex + 2, ey, 2.4, 'fill="#0d1838"'); barbs += `M20 -66Q${n1(ex * 0.5)} ${n1(-74 + t * 20 + (i - 2) * 7)} ${n1(ex)} ${n1(ey)}`; }
  return g(path('M6 -84C60 -104 180 -90 262 -40C300 -14 306 26 290 50C240 56 160 20 100 -14C60 -34 20 -40 0 -50Z', `fill="${green}"`) + path(barbs, `fill="none" stroke="${shade(green, 0.12)}" stroke-width="2.6"`) + eyes + path('M-14 -36L-18 0M6 -34L8 0M-18 0l-9 4M8 0l-9 4', 'stroke="#5a3a24" stroke-width="4.4" stroke-linecap="round"') + path('M-36 -66C-40 -92 -30 -110 -34 -136C-38 -152 -58 -154 -62 -140L-76 -134L-62 -130C-58 -112 -62 -90 -52 -62C-42 -36 0 -26 22 -44C40 -60 24 -86 6 -84C-10 -82 -26 -80 -36 -66Z', `fill="${blue}"`) + path('M-10 -74C6 -84 26 -70 18 -54C4 -46 -12 -54 -10 -74Z', `fill="${mix(p.b, '#a8642a', 0.4)}"`) + circ(-52, -142, 2.8, 'fill="#ffffff"') + path('M-50 -152L-58 -174M-47 -152L-48 -178M-44 -151L-38 -174', `stroke="${blue}" stroke-width="2.6"`) + circ(-58, -176, 4, `fill="${green}"`) + circ(-48, -180, 4, `fill="${green}"`) + circ(-38, -176, 4, `fill="${green}"`), tf(x, y, 0, k * face, k));
}

/** Flame trees flower before they leaf; their petals gave Holi its first orange. */
export function garden(page: Page): string {
  const { c, r, p, gold } = page, flame = mix('#e8491c', p.a, 0.15), flame2 = mix('#f58a24', p.b, 0.2), bark = mix('#5a3826', p.e, 0.2), sky = mix(p.d, p.paper, 0.45), water = mix('#5f93a0', p.e, 0.15);
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(p.b, sky, 0.55)], [0.5, sky], [1, mix(p.paper, sky, 0.4)]], 0, 130, 0, 860, 'u')}"`);
  s += path('M100 700C190 610 270 620 350 670C430 580 560 590 640 660C720 600 820 610 900 690V900H100Z', `fill="${mix(p.c, sky, 0.58)}"`) + path('M100 770C220 700 340 720 460 750C600 700 760 700 900 760V960H100Z', `fill="${mix(p.c, sky, 0.36)}"`);
  // a pavilion far off
  const marble = mix(p.paper, p.d, 0.25);
  s += g(path('M0 0V-66H-8V-78H128V-66H120V0H104V-40A20 20 0 0 0 64 -40V0H56V-40A20 20 0 0 0 16 -40V0Z', `fill="${marble}"`) + path('M10 -78C0 -118 44 -112 60 -140C76 -112 120 -118 110 -78Z', `fill="${shade(marble, -0.03)}"`) + path('M60 -140V-158', `stroke="${gold}" stroke-width="5"`) + path('M-8 -72H128', `stroke="${p.a}" stroke-width="4"`), tf(672, 752, 0, 0.9));
  const turf = mix(mix(p.c, '#6f9a4a', 0.4), p.b, 0.12);
  s += path('M100 800C300 770 600 780 900 800V1110H100Z', `fill="${turf}"`);
  let tufts = '';
  for (let i = 0; i < 80; i++) { const x = r.f(140, 860), y = r.f(820, 985); tufts += `M${n1(x)} ${n1(y)}q-5 -10 -9 -14M${n1(x)} ${n1(y)}q0 -12 1 -18M${n1(x)} ${n1(y)}q5 -10 9 -13`; }
  s += path(tufts, `fill="none" stroke="${shade(turf, -0.1)}" stroke-width="2.6" stroke-linecap="round"`);
  // water along the foot, with its lotuses
  s += path('M100 1000Q250 976 420 996T760 990T900 1004V1120H100Z', `fill="${water}"`) + path('M100 1000Q250 976 420 996T760 990T900 1004', `fill="none" stroke="${shade(water, 0.16)}" stroke-width="6"`);
  let ripples = '';
  for (let y = 1020; y < 1100; y += 17) for (let x = 130; x < 880; x += 46) ripples += `M${x + (y % 2) * 20} ${y}q11 -9 23 0t23 0`;
  s += path(ripples, `fill="none" stroke="${shade(water, 0.08)}" stroke-width="3"`);
  for (const [x, y, q] of [[206, 1062, 44], [330, 1086, 36], [604, 1060, 46], [760, 1084, 40], [840, 1046, 28], [470, 1050, 30]] as const) s += ell(x, y, q, q * 0.34, `fill="${mix(p.c, '#2f6a4a', 0.3)}"`);
  s += lotus(206, 1056, 0.94, mix('#e58aa8', p.a, 0.15)) + lotus(604, 1056, 1.05, mix('#e58aa8', p.a, 0.15)) + lotus(760, 1078, 0.8, mix(p.paper, '#e58aa8', 0.25)) + lotus(330, 1080, 0.7, mix(p.paper, '#e58aa8', 0.25));
  // the tree, and its branch that bears the swing
  const limbs: [P[], number][] = [[bez([300, 960], [250, 820], [360, 700], [320, 520], 30), 64], [bez([322, 640], [420, 540], [600, 540], [800, 480], 30), 38], [bez([316, 560], [250, 470], [230, 420], [180, 370], 20), 26], [bez([330, 540], [380, 440], [400, 380], [470, 300], 20), 28], [bez([560, 536], [620, 470], [640, 400], [700, 350], 18), 20], [bez([440, 560], [470, 480], [540, 420], [580, 330], 18), 16], [bez([700, 510], [760, 520], [800, 560], [850, 570], 14), 13]];
  s += path('M250 968C280 940 330 940 372 968Z', `fill="${bark}"`) + limbs.map(([ps, w]) => path(ribbon(ps, (t) => w * (1 - 0.66 * t)), `fill="${bark}"`)).join('') + path('M300 900C290 820 340 740 318 640M316 930C312 850 350 780 334 690', `fill="none" stroke="${shade(bark, 0.09)}" stroke-width="4" stroke-linecap="round"`);
  // blossoms: beaked, in clusters, on bare wood
  const bloom = c.def((i) => `<g id="${i}">${path('M0 0C-10 -14 -2 -34 14 -38C8 -24 14 -10 2 0Z', `fill="${flame}"`) + path('M0 0C8 -10 22 -14 32 -8C24 0 12 6 0 0Z', `fill="${flame2}"`) + path('M0 0C-8 -8 -20 -8 -26 0C-18 6 -8 6 0 0Z', `fill="${shade(flame, -0.04)}"`) + circ(-1, 2, 5, 'fill="#2b1712"')}</g>`, 'bloom');
  let blooms = '';
  for (const [ps] of limbs.slice(1)) for (let i = 4; i < ps.length; i++) for (let k = 0; k < 4; k++) { const q = polar(ps[i]![0], ps[i]![1], r.f(4, 44), r.f(0, 6.28)); blooms += `<use href="#${bloom}" ${tf(q[0], q[1], r.f(-180, 180), r.f(0.5, 0.86))}/>`; }
  s += blooms;
  let fallen = '';
  for (let i = 0; i < 26; i++) fallen += `<use href="#${bloom}" ${tf(r.f(170, 760), r.f(860, 985), r.f(0, 360), r.f(0.3, 0.46))}/>`;
  s += fallen;
  // the swing: two ropes wound with marigolds, a cushioned board
  const seat = 838;
  for (const [x, y0] of [[520, 548], [690, 512]] as const) { s += path(`M${x} ${y0}V${seat}`, `stroke="${gold}" stroke-width="5"`); for (let y = y0 + 14; y < seat - 8; y += 17) s += circ(x, y, 9.5, `fill="${Math.round((y - y0) / 17) % 2 ? mix('#f28a1c', p.b, 0.2) : mix('#f9c22e', p.b, 0.3)}" stroke="${mix('#b85a10', p.a, 0.1)}" stroke-width="2"`); }
  s += path(`M492 ${seat}H718L708 ${seat + 22}H502Z`, `fill="${mix('#7a3a1c', p.a, 0.2)}"`) + path(`M496 ${seat + 5}H714`, `stroke="${gold}" stroke-width="4"`) + path(`M506 ${seat}C510 ${seat - 30} 700 ${seat - 30} 704 ${seat}Z`, `fill="${p.a}"`) + path(`M540 ${seat - 6}q12 -10 24 0M596 ${seat - 8}q12 -10 24 0M650 ${seat - 6}q12 -10 24 0`, `fill="none" stroke="${p.b}" stroke-width="4"`) + path(`M516 ${seat + 22}q8 26 0 44M604 ${seat + 22}q0 26 0 44M694 ${seat + 22}q-8 26 0 44`, `stroke="${p.b}" stroke-width="5" fill="none" stroke-linecap="round"`) + [[516, 70], [604, 70], [694, 70]].map(([x, dy]) => circ(x!, seat + dy!, 7, `fill="${p.a}"`)).join('');
  return s + peacock(page, 424, 972, 0.84, 1) + peacock(page, 236, 912, 0.52, -1);
}
