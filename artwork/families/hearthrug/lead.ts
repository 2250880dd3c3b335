import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Rug } from './coat.ts';

/** A hall in the evening: a lead on its hook, a ball by the skirting, and light from the window. */
export function lead(s: Rug): Room {
  const { c, r, p } = s, wall = mix(p.bg, p.paper, 0.1), light = mix(p.b, p.paper, 0.62), wood = mix('#b08a62', p.d, 0.35), leather = mix('#8a5230', p.a, 0.2);
  // wall and floor; the window's light lies across both
  let dust = '';
  for (let i = 0; i < 130; i++) dust += `M${n1(r.f(180, 900))} ${n1(r.f(420, 1180))}h.1`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, p.paper, 0.35], [1, p.e, 0.1]])}"`) + rect(0, 1130, 1000, 270, `fill="${wood}"`) + rect(0, 1096, 1000, 36, `fill="${mix(p.paper, wall, 0.35)}"`) + path('M0 1132H1000', `stroke="${shade(wood, -0.12)}" stroke-width="5"`) + path('M0 1206H1000M0 1296H1000M240 1132V1206M700 1132V1206M80 1206V1296M480 1206V1296M880 1206V1296M300 1296V1400M660 1296V1400', `stroke="${shade(wood, -0.06)}" stroke-width="4"`));
  const pane = 'M306 470L508 440L560 740L358 780ZM540 434L752 402L806 692L592 732ZM366 822L568 782L622 1096H414ZM600 774L814 734L878 1096H654Z', floor = 'M416 1132H624L690 1330L460 1372ZM656 1132H884L960 1290L722 1324Z';
  c.add('art', path(pane, `fill="${light}" opacity=".9"`) + path(floor, `fill="${light}" opacity=".55"`) + path(dust, 'stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity=".7"'));
  // a rail of pegs
  c.add('art', rect(150, 520, 330, 44, `rx="8" fill="${shade(wood, -0.04)}"`) + path('M150 556H480', `stroke="${shade(wood, -0.14)}" stroke-width="6"`) + [214, 316, 418].map((x) => circ(x + 5, 550, 17, `fill="${p.e}" opacity=".2"`) + circ(x, 542, 17, `fill="${shade(wood, -0.12)}"`) + circ(x - 4, 537, 6, `fill="${shade(wood, 0.06)}"`)).join(''));
  // the lead and the collar, as they were put down after the last walk
  const loop = 'M316 548C262 640 248 780 262 900C270 980 300 1010 322 980C348 940 366 800 360 700C356 630 340 580 316 548';
  c.add('art', path(loop, `fill="none" stroke="${p.e}" stroke-width="22" opacity=".16" transform="translate(12 10)"`) + path(loop, `fill="none" stroke="${leather}" stroke-width="21" stroke-linecap="round"`) + path(loop, `fill="none" stroke="${mix(leather, p.paper, 0.45)}" stroke-width="3.4" stroke-dasharray="11 9"`) + path('M316 556C334 640 300 730 306 806', `fill="none" stroke="${leather}" stroke-width="21" stroke-linecap="round"`) + path('M316 556C334 640 300 730 306 806', `fill="none" stroke="${mix(leather, p.paper, 0.45)}" stroke-width="3.4" stroke-dasharray="11 9"`) + path('M306 808v24m0 0q-17 8 -12 30q12 14 24 0q5 -22 -12 -30', `fill="none" stroke="${p.b}" stroke-width="9" stroke-linecap="round"`));
  const collar = 'M418 548C372 600 360 680 396 724C420 746 456 738 470 700C486 650 462 590 418 548Z';
  c.add('art', path(collar, `fill="none" stroke="${p.e}" stroke-width="26" opacity=".15" transform="translate(12 10)"`) + path(collar, `fill="none" stroke="${p.c}" stroke-width="26"`) + path(collar, `fill="none" stroke="${mix(p.c, p.paper, 0.5)}" stroke-width="3.4" stroke-dasharray="11 9"`) + rect(368, 640, 34, 44, `rx="6" fill="none" stroke="${p.b}" stroke-width="8" transform="rotate(-8 384 660)"`) + path('M424 736v16', `stroke="${p.b}" stroke-width="7"`) + circ(426, 786, 35, `fill="${p.b}"`) + circ(426, 786, 25, `fill="none" stroke="${shade(p.b, -0.14)}" stroke-width="4"`) + path('M426 800l-13 -13a9 9 0 0 1 13 -12a9 9 0 0 1 13 12Z', `fill="${shade(p.b, -0.2)}"`));
  // a ball, in the light
  const X = 700, Y = 1220;
  c.add('art', ell(X + 16, Y + 62, 84, 13, `fill="${p.e}" opacity=".24"`) + grained(s, `M${X - 66} ${Y}a66 66 0 1 0 132 0a66 66 0 1 0 -132 0Z`, [X - 66, Y - 66, 132, 132], mix('#cfd65a', p.b, 0.25), { n: 340, from: 60, dl: -0.09 }) + path(`M${X - 56} ${Y - 34}Q${X + 10} ${Y - 14} ${X + 4} ${Y + 66}M${X + 12} ${Y - 65}Q${X + 10} ${Y - 20} ${X + 62} ${Y + 20}`, 'fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".85"'));
  c.add('art', g(path('M-30 -4C-38 -20 -58 -8 -46 0C-58 8 -38 20 -30 4H30C38 20 58 8 46 0C58 -8 38 -20 30 -4Z', `fill="${mix(p.paper, wall, 0.2)}"`), tf(180, 1262, -14, 1.2)));
  return { box: [110, 88, 780, 240], ground: wall, ink: p.e, small: shade(p.e, 0.06), max: 104 };
}
