import { circ, ell, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { flowerBox, painted, type Room, type Street } from './street.ts';

/** a plate of blue delft, seen full on */
function plate({ p }: Street, x: number, y: number, q: number): string {
  let rim = '';
  for (let i = 0; i < 12; i++) { const a = polar(x, y, q * 0.8, (i * TAU) / 12); rim += `M${n1(a[0])} ${n1(a[1])}h.1`; }
  const blue = mix('#2f5f9a', p.a, 0.2);
  return circ(x, y, q, `fill="${p.paper}"`) + circ(x, y, q * 0.95, `fill="none" stroke="${blue}" stroke-width="3"`) + path(rim, `stroke="${blue}" stroke-width="7" stroke-linecap="round"`) + circ(x, y, q * 0.56, `fill="none" stroke="${blue}" stroke-width="2.4"`) + path(`M${n1(x)} ${n1(y + q * 0.4)}V${n1(y - q * 0.1)}M${n1(x)} ${n1(y - q * 0.1)}q${n1(-q * 0.34)} ${n1(-q * 0.1)} ${n1(-q * 0.2)} ${n1(-q * 0.34)}q${n1(q * 0.2)} 0 ${n1(q * 0.2)} ${n1(q * 0.34)}q0 ${n1(-q * 0.34)} ${n1(q * 0.2)} ${n1(-q * 0.34)}q${n1(q * 0.14)} ${n1(q * 0.24)} ${n1(-q * 0.2)} ${n1(q * 0.34)}`, `fill="none" stroke="${blue}" stroke-width="3.4" stroke-linecap="round"`);
}

/** A half-door of a cottage, its upper leaf open. */
export function halfdoor(s: Street): Room {
  const { c, r, p } = s, white = mix(p.paper, '#ffffff', 0.35), shadow = mix(white, '#8fa4b8', 0.35), blue = p.a, straw = mix('#c79a4e', p.b, 0.25);
  // limewash over stones
  let stones = '';
  for (let y = 200; y < 1240; y += 62) for (let x = -40; x < 1040; ) { const w = r.f(70, 150), h = r.f(44, 58); stones += `M${n1(x)} ${n1(y + 8)}q4 -10 ${n1(w * 0.4)} -8q${n1(w * 0.4)} -4 ${n1(w * 0.5)} 8q6 ${n1(h * 0.5)} -4 ${n1(h)}`; x += w + 8; }
  c.add('ground', painted(s, rectPath(0, 0, 1000, 1400), [0, 0, 1000, 1300], white, 320, 'h', 60) + path(stones, `fill="none" stroke="${shadow}" stroke-width="5" stroke-linecap="round" opacity=".55"`) + rect(0, 1040, 1000, 200, `fill="${c.lin([[0, shadow, 0], [1, shadow, 0.7]])}"`));
  // thatch, combed, with its rope
  let reeds = ['', '', ''];
  for (let i = 0; i < 420; i++) { const x = r.f(-20, 1020), y = r.f(-40, 120), L = r.f(40, 90), lean = (x - 500) * 0.00008; reeds[i % 3] += `M${n1(x)} ${n1(y)}l${n1(lean * L * 60)} ${n1(L)}`; }
  const eave = 'M-20 -20H1020V150Q900 182 780 168Q640 190 500 176Q360 192 220 168Q100 184 -20 150Z';
  c.add('art', path(eave, 'fill="#3d3222" opacity=".32" transform="translate(0 26)"') + path(eave, `fill="${straw}"`) + g(reeds.map((d, i) => path(d, `stroke="${shade(straw, [-0.12, 0.08, -0.05][i]!)}" stroke-width="${[4, 3, 5][i]}" stroke-linecap="round"`)).join(''), `clip-path="${c.clip(path(eave))}"`) + path('M-20 70Q250 98 500 84T1020 70M-20 112Q250 138 500 126T1020 112', `fill="none" stroke="${shade(straw, -0.24)}" stroke-width="5"`) + path('M20 76L60 118M120 86L160 128M220 92L260 132M320 92L360 132M420 88L460 128M520 86L560 126M620 88L660 128M720 90L760 130M820 86L860 126M920 78L960 118', `stroke="${shade(straw, -0.24)}" stroke-width="5"`));
  // the doorway: what is inside
  const hole = rectPath(318, 498, 364, 742), warm = mix('#5b3418', p.e, 0.3), glow = mix(p.b, '#ffe2a0', 0.4);
  let inn = path(hole, `fill="${c.rad([[0, mix(glow, warm, 0.4)], [0.5, mix(warm, glow, 0.2)], [1, warm]], 0.46, 0.3, 0.7)}"`);
  inn += rect(340, 540, 300, 12, 'fill="#8a5a2e"') + rect(340, 652, 300, 12, 'fill="#8a5a2e"') + rect(340, 764, 300, 14, 'fill="#8a5a2e"') + rect(332, 500, 12, 300, 'fill="#8a5a2e"') + rect(636, 500, 12, 300, 'fill="#8a5a2e"') + plate(s, 392, 610, 42) + plate(s, 490, 606, 46) + plate(s, 588, 610, 42) + plate(s, 400, 722, 42) + plate(s, 572, 722, 42) + path('M462 764v-44q0 -12 12 -12h24q12 0 12 12v44Z', `fill="${p.c}"`) + path('M510 722q20 4 0 28', `fill="none" stroke="${p.c}" stroke-width="7"`);
  for (const x of [370, 426, 484, 540, 598]) inn += path(`M${x - 16} 520v-22M${x - 16} 520q0 16 16 16q16 0 16 -16v-8h-32Z`, `fill="${x % 4 ? p.paper : mix('#2f5f9a', p.a, 0.2)}"`);
  c.add('art', g(inn, `clip-path="${c.clip(path(hole))}"`));
  // reveal, lintel and the two leaves of the door
  let d = path('M318 498H682V530H352V1240H318Z', 'fill="#1d130b" opacity=".4"') + rect(286, 470, 428, 32, `fill="${shade(blue, -0.05)}"`) + rect(286, 470, 34, 774, `fill="${blue}"`) + rect(680, 470, 34, 774, `fill="${blue}"`) + path('M320 502V1240M680 502V1240M286 502H714', `stroke="${shade(blue, -0.12)}" stroke-width="4"`);
  let planks = painted(s, rectPath(322, 846, 356, 394), [322, 846, 356, 394], blue, 60, 'v', 120);
  for (let x = 372; x < 670; x += 51) planks += path(`M${x} 850V1238`, `stroke="${shade(blue, -0.14)}" stroke-width="5"`) + path(`M${x + 4} 850V1238`, `stroke="${shade(blue, 0.07)}" stroke-width="2.4"`);
  planks += rect(322, 884, 356, 34, `fill="${shade(blue, 0.04)}"`) + rect(322, 1158, 356, 34, `fill="${shade(blue, 0.04)}"`) + path('M330 1160L640 916H676L362 1160Z', `fill="${shade(blue, 0.02)}"`) + path('M322 918H678M322 1192H678', `stroke="${shade(blue, -0.14)}" stroke-width="4"`) + [[344, 901], [656, 901], [344, 1175], [656, 1175]].map(([x, y]) => circ(x!, y!, 6, 'fill="#1a1a1c"')).join('') + path('M600 1016h44M644 1004v30', 'stroke="#1a1a1c" stroke-width="9" stroke-linecap="round"');
  d += planks + rect(304, 828, 392, 24, `fill="${shade(blue, 0.08)}"`) + rect(304, 848, 392, 6, `fill="${shade(blue, -0.16)}"`);
  // the upper leaf stands open against the wall
  d += path('M682 502L790 470V812L682 828Z', `fill="${shade(blue, -0.07)}"`) + path('M716 496V822M752 484V818', `stroke="${shade(blue, -0.16)}" stroke-width="4"`) + path('M682 560L790 532V566L682 592ZM682 742L790 726V760L682 776Z', `fill="${blue}"`);
  c.add('art', d);
  // tea on the ledge, and the cat
  const pot = mix('#b04a2a', p.b, 0.08);
  let t = path('M410 752C392 724 424 712 408 680M432 752C418 722 446 706 432 672', `fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".6"`) + path('M372 828C352 800 360 762 396 756H444C480 762 488 800 468 828Z', `fill="${c.lin([[0, shade(pot, 0.1)], [1, shade(pot, -0.08)]], 0, 0, 1, 0)}"`) + path('M474 806C504 806 500 770 522 764L516 756C488 762 486 780 468 780Z', `fill="${pot}"`) + path('M366 814C334 816 334 766 368 774', `fill="none" stroke="${pot}" stroke-width="11" stroke-linecap="round"`) + path('M392 758Q420 738 448 758Z', `fill="${shade(pot, 0.05)}"`) + circ(420, 742, 8, `fill="${shade(pot, -0.05)}"`) + path('M384 776q-8 14 -4 30', 'fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".4"') + path('M522 828L516 788H566L560 828Z', `fill="${p.paper}"`) + path('M564 796q20 4 -2 24', `fill="none" stroke="${p.paper}" stroke-width="6"`) + path('M518 802H564', `stroke="${mix('#2f5f9a', p.a, 0.2)}" stroke-width="4"`);
  const fur = '#2c2723';
  t += g(path('M-60 0C-66 -44 -44 -66 -20 -74C-24 -94 -20 -106 -18 -116L-6 -104Q4 -107 14 -104L26 -116C28 -104 30 -94 24 -78C42 -66 50 -30 46 0Z', `fill="${fur}"`) + path('M-4 -70C-14 -48 -10 -20 0 -8C12 -22 16 -48 10 -70Z', `fill="${p.paper}"`) + path('M-8 -90h.1M14 -90h.1', `stroke="${p.b}" stroke-width="8" stroke-linecap="round"`) + path('M0 -80l4 4l4 -4Z', 'fill="#d98c86"') + path('M-56 -6C-76 6 -78 40 -70 72C-68 84 -56 82 -58 72', `fill="none" stroke="${fur}" stroke-width="13" stroke-linecap="round"`) + ell(-4, -3, 15, 9, `fill="${p.paper}"`) + ell(22, -3, 15, 9, `fill="${p.paper}"`), tf(626, 830, 0, 1.02));
  c.add('art', t);
  // windows with geraniums, one each side, cut by the edge of the card
  const sash = (x: number) => rect(x - 12, 596, 184, 248, `fill="${blue}"`) + rect(x, 608, 160, 224, `fill="${mix('#2d4450', p.e, 0.4)}"`) + path(`M${x} 608H${x + 160}V650Q${x + 120} 690 ${x + 80} 652Q${x + 40} 690 ${x} 650Z`, `fill="${p.paper}" opacity=".92"`) + path(`M${x} 716H${x + 160}M${x + 80} 608V832`, `stroke="${white}" stroke-width="8"`) + rect(x - 24, 840, 208, 18, `fill="${shade(white, -0.1)}"`);
  c.add('art', sash(60) + flowerBox(s, 60, 846, 160, mix('#8a4a2c', p.c, 0.3), ['#cf3f35', '#e2604a']) + sash(838) + flowerBox(s, 838, 846, 160, mix('#8a4a2c', p.c, 0.3), ['#cf3f35', '#e2604a']));
  // the yard: flags, a creel of turf, wellingtons, a hen
  const flag = mix('#9c9a90', p.bg, 0.35);
  let yard = painted(s, 'M0 1236H1000V1400H0Z', [0, 1236, 1000, 164], flag, 90) + path('M0 1236H1000', `stroke="${shade(flag, -0.14)}" stroke-width="7"`) + path('M120 1236L70 1400M330 1236L310 1400M520 1236L530 1400M730 1236L780 1400M900 1236L980 1400M0 1300H1000', `stroke="${shade(flag, -0.09)}" stroke-width="4"`) + rect(296, 1228, 408, 26, `fill="${shade(flag, 0.06)}"`);
  let turf = '';
  for (let i = 0; i < 14; i++) turf += path(rectPath(92 + (i % 5) * 30 + (i > 4 ? 12 : 0) + (i > 9 ? 14 : 0), 1096 - (i > 4 ? 26 : 0) - (i > 9 ? 24 : 0), 42, 26), `fill="${shade('#4a3524', r.f(-0.04, 0.05))}" stroke="#2b1e14" stroke-width="3" transform="rotate(${n1(r.f(-6, 6))} 170 1090)"`);
  yard += turf + path('M72 1110H268L246 1256H94Z', 'fill="#a77a48"') + path('M74 1128H266M78 1158H262M83 1188H257M88 1218H252M92 1244H248M104 1110L116 1256M140 1110L146 1256M176 1110V1256M212 1110L204 1256M244 1110L230 1256', 'stroke="#6d4a26" stroke-width="6"');
  yard += [0, 62].map((dx) => g(path('M-20 0V-108H24V-34Q58 -28 62 0Z', `fill="${mix('#2f5a44', p.e, 0.3)}"`) + rect(-24, -116, 52, 16, `fill="${shade(mix('#2f5a44', p.e, 0.3), 0.1)}"`) + rect(-22, -6, 86, 12, 'fill="#16201b"'), tf(772 + dx, 1262 + dx * 0.16, 0, 0.86))).join('');
  c.add('art', yard);
  return { box: [110, 214, 780, 218], ground: white, ink: p.e, gilt: false };
}
