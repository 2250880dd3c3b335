import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { lime, radish, type Stall, taco } from './taco.ts';

/** Three tacos on an enamel plate, on the brightest oilcloth of the market. */
export function hule(t: Stall): Room {
  const { c, r, p } = t, cloth = p.a;
  // the cloth: printed hibiscus, leaves and strawberries on a ground of small dots
  const flower = c.def((id) => `<g id="${id}">${[0, 1, 2, 3, 4].map((i) => path('M0 0C-44 -22 -52 -84 -8 -96L0 -88L8 -96C52 -84 44 -22 0 0Z', `fill="${i % 2 ? p.c : shade(p.c, 0.05)}" transform="rotate(${i * 72})"`)).join('')}${[0, 1, 2, 3, 4].map((i) => path('M0 -10V-58M0 -20L-14 -50M0 -20L14 -50', `stroke="${shade(p.c, -0.1)}" stroke-width="4" stroke-linecap="round" transform="rotate(${i * 72})"`)).join('')}${circ(0, 0, 17, `fill="${p.b}"`)}${[0, 1, 2, 3, 4, 5, 6].map((i) => { const e = polar(0, 0, 24, (i * TAU) / 7); return circ(e[0], e[1], 5, `fill="${p.paper}"`); }).join('')}</g>`);
  const daisy = c.def((id) => `<g id="${id}">${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => path('M0 0C-12 -12 -12 -38 0 -46C12 -38 12 -12 0 0Z', `fill="${p.paper}" transform="rotate(${i * 45})"`)).join('')}${circ(0, 0, 14, `fill="${p.b}"`)}</g>`);
  const leaf = c.def((id) => `<g id="${id}">${path('M0 0C24 -34 84 -36 116 -4C84 26 26 26 0 0Z', `fill="${p.e}"`)}${path('M8 0Q60 -8 106 -3M34 -3L50 -18M34 -1L52 14M62 -5L78 -18M62 -3L80 10', `fill="none" stroke="${mix(p.e, cloth, 0.55)}" stroke-width="4" stroke-linecap="round"`)}</g>`);
  let print = '';
  const spots: [number, number, number, number][] = [[96, 470, 0, 1.16], [916, 520, 0, 1.2], [70, 860, 1, 1.1], [940, 900, 1, 1.1], [120, 1240, 0, 1.25], [890, 1290, 0, 1.2], [500, 1376, 1, 1.2], [330, 1330, 1, 0.8], [690, 1350, 1, 0.8], [60, 1040, 0, 0.9], [956, 1090, 0, 0.94], [40, 660, 0, 0.86], [966, 716, 1, 0.8], [30, 60, 0, 1], [970, 70, 0, 1], [40, 270, 1, 0.9], [962, 290, 1, 0.9], [250, 470, 1, 0.7], [760, 470, 1, 0.7]];
  for (const [x, y, k, s] of spots) { for (const d of k ? [30, 210] : [20, 140, 260]) print += `<use href="#${leaf}" ${tf(x, y, d + r.f(-14, 14), s * (k ? 0.62 : 1))}/>`; print += `<use href="#${k ? daisy : flower}" ${tf(x, y, r.f(0, 70), s)}/>`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(60, 60, circ(15, 15, 5, `fill="${p.paper}" opacity=".8"`) + circ(45, 45, 5, `fill="${p.paper}" opacity=".8"`))}"`) + print + path('M0 0L420 0L60 1400H0ZM640 0H760L420 1400H290Z', 'fill="#ffffff" opacity=".07"'));
  // the words, on a tin sign
  const tin = p.paper;
  c.add('art', c.soft('M130 76H870Q906 76 906 112V350Q906 386 870 386H130Q94 386 94 350V112Q94 76 130 76Z', 4, 12, 14, '#1c0f08', 0.35) + rect(94, 76, 812, 310, `rx="36" fill="${p.e}"`) + rect(106, 88, 788, 286, `rx="27" fill="${tin}"`) + rect(122, 104, 756, 254, `rx="16" fill="none" stroke="${p.c}" stroke-width="6"`) + [[140, 122], [860, 122], [140, 340], [860, 340]].map(([x, y]) => circ(x!, y!, 22, `fill="${tin}"`) + circ(x!, y!, 9, `fill="${p.b}"`)).join(''));
  // the plate
  const cx = 500, cy = 890, R = 372, white = '#fbf8f0';
  let specks = '';
  for (let i = 0; i < 190; i++) { const q = polar(cx, cy, R * Math.sqrt(r.f(0.02, 0.95)), r.f(0, TAU)); specks += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  c.add('art', circ(cx + 10, cy + 26, R, 'fill="#1c0f08" opacity=".36"') + circ(cx, cy, R, `fill="${white}"`) + circ(cx, cy, R - 9, `fill="none" stroke="${p.e}" stroke-width="18"`) + path(specks, `stroke="${mix(p.e, white, 0.45)}" stroke-width="5" stroke-linecap="round" opacity=".7"`) + circ(cx, cy, R * 0.76, `fill="${c.rad([[0, '#ffffff'], [0.86, white], [1, shade(white, -0.05)]])}"`) + path(`M${cx - R * 0.62} ${cy - R * 0.62}A${n1(R * 0.88)} ${n1(R * 0.88)} 0 0 1 ${cx + R * 0.2} ${n1(cy - R * 0.86)}`, 'fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round"'));
  c.add('art', taco(t, 404, 762, 148, -24, 'pollo') + taco(t, 626, 838, 148, 34, 'hongos') + taco(t, 442, 1012, 152, -10, 'pastor'));
  c.add('art', lime(648, 1064, 62, -20, true) + lime(716, 1010, 54, 60, false) + lime(264, 884, 52, 110, false) + radish(590, 640, 24, 0.92) + radish(690, 676, 50, 0.8));
  // two salsas
  const bowl = (x: number, y: number, k: number, col: string, sauce: string) => { let d = ''; for (let i = 0; i < 26; i++) { const q = polar(0, 0, 58 * Math.sqrt(r.f()), r.f(0, TAU)); d += `M${n1(q[0])} ${n1(q[1])}h.1`; } return g(circ(6, 14, 92, 'fill="#1c0f08" opacity=".32"') + circ(0, 0, 92, `fill="${col}"`) + circ(0, 0, 82, `fill="${shade(col, -0.1)}"`) + circ(0, 0, 72, `fill="${sauce}"`) + path(d, `stroke="${shade(sauce, 0.1)}" stroke-width="9" stroke-linecap="round"`) + path('M-46 -30Q-30 -52 0 -54', 'fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".65"'), tf(x, y, 0, k)); };
  c.add('art', bowl(170, 1176, 1.06, '#a8552e', '#b8281e') + bowl(846, 1200, 0.98, '#a8552e', '#6f9a35') + lime(250, 1296, 50, 30, true) + radish(770, 1310, 190, 0.86));
  return { box: [150, 120, 700, 222], ground: tin, ink: p.e, small: shade(p.c, -0.06), max: 124 };
}
