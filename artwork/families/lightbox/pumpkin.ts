import { circ, g, lerp, mix, n1, type P, path, tf } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { bat, blades, type Box, hill, lamp, pricks, type Room } from './box.ts';

/** the outline of the pumpkin: nine ribs between a wide foot and a dimpled crown */
const SHELL = 'M500 316C540 268 640 262 700 296C800 280 900 360 916 520C934 690 874 850 776 910C730 950 660 966 604 944C560 972 440 972 396 944C340 966 270 950 224 910C126 850 66 690 84 520C100 360 200 280 300 296C360 262 460 268 500 316Z';
const STALK = 'M458 330C462 262 440 214 388 178L432 120C494 168 528 226 536 322C512 300 484 304 458 330Z';

/** a row of town houses, gables to the street, with lit windows cut out */
function row({ r, p }: Box, y: number, h: [number, number], w: [number, number], col: string, lit: number): string {
  let d = '', win = '';
  for (let x = 40; x < 960; ) {
    const bw = r.f(...w), bh = r.f(...h), top = y - bh, roof = bw * r.f(0.5, 0.95), kind = r.i(0, 2);
    d += `M${n1(x)} ${n1(y + 300)}V${n1(top)}` + (kind === 0 ? `L${n1(x + bw / 2)} ${n1(top - roof)}L${n1(x + bw)} ${n1(top)}` : kind === 1 ? `h${n1(bw * 0.2)}v${n1(-roof * 0.3)}h${n1(bw * 0.2)}v${n1(-roof * 0.3)}h${n1(bw * 0.2)}v${n1(roof * 0.3)}h${n1(bw * 0.2)}v${n1(roof * 0.3)}H${n1(x + bw)}` : `L${n1(x + bw * 0.2)} ${n1(top - roof * 0.5)}H${n1(x + bw * 0.8)}L${n1(x + bw)} ${n1(top)}`) + `V${n1(y + 300)}Z`;
    if (kind !== 1) d += `M${n1(x + bw * 0.68)} ${n1(top)}v${n1(-roof * 0.9)}h${n1(bw * 0.14)}v${n1(roof * 0.9)}Z`;
    for (let wy = top + 12; wy < y + 40; wy += bw * 0.44) for (let k = 0; k < 3; k++) if (r.chance(lit)) win += `M${n1(x + bw * lerp(0.14, 0.68, k / 2))} ${n1(wy)}h${n1(bw * 0.17)}v${n1(bw * 0.24)}h${n1(-bw * 0.17)}Z`;
    x += bw * 0.985;
  }
  return path(d, `fill="${col}"`) + path(win, `fill="${mix(p.d, '#fffdf2', 0.2)}"`);
}

/** A witch going home over the roofs of a town that fits into a pumpkin. */
export function pumpkin(b: Box): Room {
  const { c, r, p, sheet } = b, ink = mix(p.e, '#000000', 0.2);
  lamp(b, 560, 500, 0.62, 0);
  c.add('ground', pricks(b, 130, 700, (x, y) => Math.hypot(x - 610, y - 480) > 190) + circ(610, 480, 176, `fill="${mix(p.d, '#fffdf2', 0.8)}"`) + circ(560, 430, 36, `fill="${p.b}" opacity=".35"`) + circ(660, 540, 50, `fill="${p.b}" opacity=".3"`) + circ(640, 400, 22, `fill="${p.b}" opacity=".3"`));
  // the town, street behind street
  const rows = [[0, 730, [60, 150], [40, 66], 0.14], [2, 790, [70, 160], [56, 86], 0.3], [3, 850, [60, 150], [70, 108], 0.42]] as const;
  let town = '';
  for (const [depth, y, h, w, lit] of rows) town += row(b, y, [...h], [...w], sheet(depth), lit);
  // a steeple
  const steeple = 'M306 900V620H300V604H318L340 452L362 604H380V620H374V900Z';
  town += g(path(steeple, `fill="${sheet(3)}"`) + circ(340, 652, 19, `fill="${p.d}"`) + path('M340 640V652L349 657', `stroke="${sheet(5)}" stroke-width="3.6" fill="none"`) + path('M330 700h20v44h-20ZM330 770h20v44h-20Z', `fill="${p.d}"`) + path('M340 456V420M330 434H350', `stroke="${sheet(3)}" stroke-width="5"`));
  const street: P[] = [[40, 900], [260, 862], [500, 850], [740, 866], [960, 910]];
  town += path(hill(street), `fill="${sheet(5)}"`) + path('M452 852H548C560 884 600 920 640 990H360C400 920 440 884 452 852Z', `fill="${p.a}"`) + path('M470 874h30M520 880h30M446 904h44M520 908h40M430 936h50M530 938h60', `stroke="${p.c}" stroke-width="4" stroke-linecap="round"`);
  for (const [x, s] of [[214, 0.9], [300, 0.7], [690, 0.7], [786, 0.9]] as const) town += g(path('M0 0V-120M0 -120q0 -16 16 -16', `fill="none" stroke="${ink}" stroke-width="6"`) + circ(20, -116, 46, `fill="${c.rad([[0, p.d, 0.9], [0.4, p.d, 0.25], [1, p.d, 0]])}"`) + path('M12 -130H28L25 -106H15Z', `fill="${mix(p.d, '#fffdf2', 0.5)}"`), tf(x, 910, 0, s));
  // the witch, her cat behind her on the broom
  const witch = path('M-150 22L150 -22L151 -15L-148 30ZM-150 18L-214 12L-236 34L-226 50L-206 58L-148 36Z') + path('M-60 12C-66 -30 -40 -62 -4 -74C6 -92 2 -98 -18 -102C6 -110 34 -104 40 -92L74 -86L42 -84C44 -72 40 -66 34 -62C52 -40 60 -20 64 4L86 22L74 30L44 6C30 14 0 20 -20 22L-44 46L-66 44L-52 24ZM-40 -96L52 -84L56 -92L22 -98C20 -128 2 -150 -34 -160C-16 -142 -12 -124 -14 -102Z') + path('M34 -40L84 -14L78 -6L28 -26Z') + path('M-64 -62C-96 -56 -120 -40 -140 -10C-116 -24 -90 -24 -60 -14Z') + path('M-116 22C-122 2 -112 -8 -104 -14L-106 -28L-98 -22H-92L-85 -29L-85 -14C-78 -6 -78 6 -80 18ZM-116 18C-134 14 -134 -6 -130 -18');
  town += g(witch, `${tf(600, 470, -8, 0.94)} fill="${ink}"`) + path(bat(300, 430, 46, -12) + bat(220, 500, 30, 10) + bat(800, 380, 36, 16) + bat(742, 640, 26, -8), `fill="${ink}"`);
  c.add('art', town);
  // the shell, its thickness, and the sheet that it is cut from
  const front = sheet(5);
  c.add('art', clipped(c, SHELL, path(`M-60 -60H1060V1460H-60Z${SHELL}`, `fill="none" stroke="${p.e}" stroke-width="70" stroke-opacity=".28"`) + path(SHELL, `fill="none" stroke="${p.e}" stroke-width="42" stroke-opacity=".35"`) + path(SHELL, `fill="none" stroke="${mix(p.a, p.b, 0.35)}" stroke-width="26"`) + path(SHELL, `fill="none" stroke="${p.d}" stroke-width="6"`)));
  c.add('art', path(`M0 0H1000V1400H0Z${SHELL}`, `fill="${front}" fill-rule="evenodd"`));
  // ribs go on over the dark sheet as cuts, and out of the stalk a vine
  c.add('art', c.soft(STALK, 0, 5, 10, p.e, 0.5) + path(STALK, `fill="${mix(p.a, p.c, 0.35)}"`) + clipped(c, STALK, path('M470 330C476 262 458 206 404 164M494 312C498 250 476 196 420 146M518 310C516 250 492 190 434 134', `fill="none" stroke="${p.b}" stroke-width="5" opacity=".7"`)));
  const vine = 'M452 290C380 262 322 250 262 226C200 200 150 214 128 166C110 126 150 98 176 120C198 140 178 170 152 160', vine2 = 'M530 286C620 238 700 252 770 214C830 182 860 128 906 142C938 154 930 196 900 192';
  c.add('art', path(vine + vine2, `fill="none" stroke="${mix(p.a, p.c, 0.35)}" stroke-width="9" stroke-linecap="round"`) + [[262, 226, -150, 0.9], [338, 252, 150, 0.6], [690, 250, -36, 0.7], [790, 202, 24, 0.9]].map(([x, y, a, s]) => g(path('M0 0C14 -40 40 -34 52 -62C66 -40 96 -52 104 -26C128 -20 128 14 104 16C96 44 66 36 52 58C42 32 14 36 0 0Z', `fill="${mix(p.a, p.c, 0.7)}"`) + path('M4 0H92M34 0L56 -34M34 0L56 32', `stroke="${p.b}" stroke-width="3" opacity=".7" fill="none"`), tf(x!, y!, a, s))).join(''));
  const turf: P[] = [[-20, 1010], [220, 980], [500, 966], [780, 980], [1020, 1010]];
  c.add('art', c.soft(hill(turf), 0, -2, 14, p.e, 0.5) + g(path(hill(turf)) + path(blades(r, turf, 130, 56)), `fill="${p.e}"`));
  return { box: [110, 1062, 780, 256], ground: p.e, max: 130 };
}
