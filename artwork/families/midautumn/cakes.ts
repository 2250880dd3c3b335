import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { type Evening, osmanthus } from './moon.ts';

const CRUST = '#c8823a';

/** the outline of a cake pressed in a wooden mould: scalloped all round */
function mould(R: number, n: number): string {
  let d = '';
  for (let i = 0; i < n; i++) { const a = polar(0, 0, R, (i * TAU) / n), b = polar(0, 0, R, ((i + 1) * TAU) / n), m = polar(0, 0, R * 1.13, ((i + 0.5) * TAU) / n); d += `${i ? 'L' : 'M'}${n1(a[0])} ${n1(a[1])}Q${n1(m[0])} ${n1(m[1])} ${n1(b[0])} ${n1(b[1])}`; }
  return `${d}Z`;
}

/** Mooncakes from above, one cut so that its yolk shows, with tea beside them. */
export function cakes(s: Evening): Room {
  const { c, r, p } = s, lacquer = p.c;
  // the table: dark wood, and a runner of silk with clouds
  const wood = mix('#5a3424', p.e, 0.3);
  let grain = '';
  for (let i = 0; i < 40; i++) { const y = r.f(0, 1400); grain += `M-10 ${n1(y)}C${n1(r.f(200, 400))} ${n1(y + r.f(-14, 14))} ${n1(r.f(600, 800))} ${n1(y + r.f(-14, 14))} 1010 ${n1(y + r.f(-10, 10))}`; }
  const silk = c.pattern(180, 130, rect(0, 0, 180, 130, `fill="${p.a}"`) + [[20, 40], [110, 105]].map(([x, y]) => path('M0 0a18 18 0 1 1 26 -14a20 20 0 0 1 38 4a14 14 0 0 1 8 24H-16', `fill="none" stroke="${mix(p.b, p.a, 0.45)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" ${tf(x!, y!)}`)).join(''));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wood}"`) + path(grain, `fill="none" stroke="${shade(wood, 0.035)}" stroke-width="4"`) + path('M120 -10H880V1410H120Z', 'fill="#000000" opacity=".25" transform="translate(8 0)"') + rect(120, -10, 760, 1420, `fill="${silk}"`) + path('M140 -10V1410M860 -10V1410', `stroke="${p.b}" stroke-width="7"`) + path('M154 -10V1410M846 -10V1410', `stroke="${p.b}" stroke-width="2.5"`));
  // the lid of the box, where the words are
  c.add('art', c.soft('M100 72H900V392H100Z', 4, 12, 16, '#14080a', 0.45) + rect(100, 72, 800, 320, `rx="16" fill="${lacquer}"`) + rect(100, 72, 800, 320, `rx="16" fill="none" stroke="${shade(lacquer, -0.09)}" stroke-width="8"`) + rect(124, 96, 752, 272, `fill="none" stroke="${p.b}" stroke-width="5"`) + [[124, 96, 0], [876, 96, 90], [876, 368, 180], [124, 368, 270]].map(([x, y, d]) => g(rect(-6, -6, 60, 60, `fill="${lacquer}"`) + path('M0 54V20H20V0H54M0 54H36V36H54V0M20 36V20H36', `fill="none" stroke="${p.b}" stroke-width="5" stroke-linejoin="round"`), tf(x!, y!, d))).join('') + rect(146, 116, 708, 232, `rx="8" fill="${p.paper}"`));
  // a round tray
  const X = 500, Y = 850, R = 396;
  c.add('art', circ(X + 8, Y + 22, R, 'fill="#14080a" opacity=".4"') + circ(X, Y, R, `fill="${shade(lacquer, -0.1)}"`) + circ(X, Y, R - 14, `fill="${c.rad([[0, shade(lacquer, 0.02)], [0.85, shade(lacquer, -0.05)], [1, shade(lacquer, -0.1)]])}"`) + circ(X, Y, R - 24, `fill="none" stroke="${p.b}" stroke-width="5"`) + circ(X, Y, R - 36, `fill="none" stroke="${p.b}" stroke-width="2.5"`));
  const shine = (k: number) => mix(CRUST, k > 0 ? '#ffdf9c' : '#5a2c0e', Math.abs(k));
  const presses: (() => string)[] = [
    // chrysanthemum
    () => [12, 8].map((n, j) => Array.from({ length: n }, (_, i) => path('M0 0C-14 -20 -14 -52 0 -66C14 -52 14 -20 0 0Z', `fill="${shine(j ? 0.3 : 0.14)}" stroke="${shine(-0.4)}" stroke-width="4" transform="rotate(${(i * 360) / n}) scale(${j ? 0.62 : 1})"`)).join('')).join('') + circ(0, 0, 13, `fill="${shine(0.42)}" stroke="${shine(-0.4)}" stroke-width="4"`),
    // lotus
    () => [-62, 62, -36, 36, 0].map((d) => path('M0 40C-26 20 -28 -26 0 -58C28 -26 26 20 0 40Z', `fill="${shine(0.2)}" stroke="${shine(-0.4)}" stroke-width="4" transform="rotate(${d} 0 40)"`)).join('') + path('M-56 46Q0 66 56 46', `fill="none" stroke="${shine(-0.4)}" stroke-width="6" stroke-linecap="round"`),
    // a rabbit under the moon
    () => circ(22, -30, 30, `fill="${shine(0.34)}" stroke="${shine(-0.4)}" stroke-width="4"`) + path('M-46 44C-56 8 -30 -16 0 -10C-8 -30 -16 -52 -10 -62C0 -62 8 -44 10 -26C20 -44 32 -58 40 -54C44 -40 32 -22 26 -12C44 -4 46 18 30 26C36 36 32 46 24 46Z', `fill="${shine(0.18)}" stroke="${shine(-0.4)}" stroke-width="4.5" stroke-linejoin="round"`) + circ(24, 6, 4.5, `fill="${shine(-0.5)}"`) + circ(-46, 32, 13, `fill="${shine(0.34)}" stroke="${shine(-0.4)}" stroke-width="4"`),
    // an endless knot
    () => [0, 90].map((d) => path('M-52 -18H52V18H-52ZM-18 -52V52M18 -52V52', `fill="none" stroke="${shine(-0.38)}" stroke-width="13" stroke-linejoin="round" transform="rotate(${45 + d})"`) + path('M-52 -18H52V18H-52Z', `fill="none" stroke="${shine(0.3)}" stroke-width="6" stroke-linejoin="round" transform="rotate(${45 + d})"`)).join(''),
  ];
  const cake = (x: number, y: number, k: number, deg: number, press: string) => { const d = mould(118, 16); let ridges = ''; for (let i = 0; i < 16; i++) { const a = polar(0, 0, 102, ((i + 0.0) * TAU) / 16), b = polar(0, 0, 118, (i * TAU) / 16); ridges += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`; } return g(path(d, 'fill="#1c0a08" opacity=".35" transform="translate(8 16)"') + path(d, `fill="${shine(-0.3)}"`) + path(d, `fill="${c.rad([[0, shine(0.22)], [0.74, CRUST], [1, shine(-0.24)]], 0.42, 0.38, 0.66)}" transform="translate(-1 -5)"`) + path(ridges, `stroke="${shine(-0.34)}" stroke-width="5" stroke-linecap="round"`) + circ(0, -4, 98, `fill="none" stroke="${shine(-0.36)}" stroke-width="4"`) + circ(0, -4, 91, `fill="none" stroke="${shine(0.32)}" stroke-width="4" opacity=".8"`) + g(press, 'transform="translate(0 -4)"') + path('M-84 -52A98 98 0 0 1 -20 -98', 'fill="none" stroke="#ffe9bd" stroke-width="7" stroke-linecap="round" opacity=".75"'), tf(x, y, deg, k)); };
  // the cut one: a quarter drawn out, its yolk round like the moon
  const filling = mix('#5c2e1a', p.c, 0.12), cutR = 118, quarter = `M0 0L${cutR} 0A${cutR} ${cutR} 0 0 1 0 ${cutR}Z`;
  const whole = `M0 0L0 ${cutR}A${cutR} ${cutR} 0 1 1 ${cutR} 0Z`;
  const faceOn = (d: string) => path(d, `fill="${CRUST}"`) + g(circ(0, 0, 100, `fill="${filling}"`) + path('M-60 -40h.1M-40 -70h.1M-76 10h.1M50 -66h.1M70 -30h.1M-30 70h.1M20 -84h.1M60 60h.1M30 80h.1M80 24h.1M-64 52h.1', `stroke="${shade(filling, 0.06)}" stroke-width="11" stroke-linecap="round"`) + circ(0, 0, 58, 'fill="#e4761c"') + circ(0, 0, 52, `fill="${c.rad([[0, '#ffc552'], [0.7, '#f79a2a'], [1, '#ea7f1e']], 0.42, 0.38, 0.7)}"`) + path('M-30 -22A38 38 0 0 1 4 -38', 'fill="none" stroke="#fff0bd" stroke-width="7" stroke-linecap="round"'), `clip-path="${c.clip(path(d))}"`) + path(d, `fill="none" stroke="${shine(-0.36)}" stroke-width="5" stroke-linejoin="round"`);
  c.add('art', cake(500, 646, 1, 6, presses[0]!()) + cake(312, 792, 0.98, -14, presses[1]!()) + cake(690, 780, 0.98, 10, presses[2]!()) + cake(352, 1006, 0.98, 20, presses[3]!()));
  c.add('art', g(path(whole, 'fill="#1c0a08" opacity=".35" transform="translate(8 16)"') + faceOn(whole), tf(588, 1000, 0, 1.12)) + g(path(quarter, 'fill="#1c0a08" opacity=".4" transform="translate(8 14)"') + faceOn(quarter), tf(626, 1036, 12, 1.12)));
  // tea, and osmanthus that has come down
  const tea = (x: number, y: number, k: number) => g(circ(6, 14, 84, 'fill="#14080a" opacity=".35"') + circ(0, 0, 84, `fill="${p.paper}"`) + circ(0, 0, 72, `fill="${shade(p.paper, -0.05)}"`) + circ(0, 2, 64, `fill="${c.rad([[0, '#e2b258'], [1, '#b97a2a']])}"`) + path('M-40 -20A46 46 0 0 1 0 -46', 'fill="none" stroke="#fff3cf" stroke-width="6" stroke-linecap="round" opacity=".85"') + Array.from({ length: 10 }, (_, i) => { const e = polar(0, 0, 78, (i * TAU) / 10); return circ(e[0], e[1], 3.6, `fill="${p.a}"`); }).join('') + [[12, 14], [-16, 20]].map(([a, b]) => [0, 1, 2, 3].map((q) => { const e = polar(a!, b!, 5.5, (q * TAU) / 4); return circ(e[0], e[1], 4.6, 'fill="#f9c440"'); }).join('')).join(''), tf(x, y, 0, k));
  c.add('art', tea(142, 1248, 1.12) + tea(322, 1302, 0.98) + osmanthus(s, 1020, 1340, 196, 0.94, mix('#2f6a4a', p.a, 0.2), '#4a3020') + osmanthus(s, -20, 480, -8, 0.5, mix('#2f6a4a', p.a, 0.2), '#4a3020'));
  let fallen = '';
  for (let i = 0; i < 26; i++) { const [x, y] = [r.f(40, 960), r.f(1180, 1380)]; for (let q = 0; q < 4; q++) { const e = polar(x, y, 5, (q * TAU) / 4 + i); fallen += `M${n1(e[0])} ${n1(e[1])}h.1`; } }
  c.add('art', path(fallen, 'stroke="#f9c440" stroke-width="8" stroke-linecap="round"'));
  return { box: [170, 130, 660, 204], ground: p.paper, ink: p.e, small: p.c, max: 116 };
}
