import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Table } from './table.ts';

const PAWN = 'M-112 0C-116 -34 -96 -46 -84 -58C-60 -110 -46 -160 -42 -214H-66C-82 -214 -82 -244 -66 -246H-44C-84 -280 -84 -352 0 -356C84 -352 84 -280 44 -246H66C82 -244 82 -214 66 -214H42C46 -160 60 -110 84 -58C96 -46 116 -34 112 0C80 16 -80 16 -112 0Z';
const QUEEN = 'M-128 0C-132 -40 -106 -56 -96 -70C-66 -140 -52 -250 -48 -380H-86C-106 -380 -106 -420 -86 -422H-64C-74 -470 -92 -520 -116 -570L-62 -534L-44 -606L0 -548L44 -606L62 -534L116 -570C92 -520 74 -470 64 -422H86C106 -420 106 -380 86 -380H48C52 -250 66 -140 96 -70C106 -56 132 -40 128 0C90 18 -90 18 -128 0Z';

/** A pawn on the last square of the board, and the shadow that it throws. */
export function pawn(s: Table): Room {
  const { c, r, p } = s, wall = mix(p.b, p.paper, 0.18), light = mix(p.paper, '#fff6de', 0.4), dark = mix(p.e, '#2a1712', 0.35), ivory = mix(p.paper, p.d, 0.14), shadow = mix(wall, p.e, 0.62), H = 930, rosewood = mix(p.a, '#5a1f1a', 0.35);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + circ(250, 640, 620, `fill="${c.rad([[0, light, 0.85], [0.6, light, 0.3], [1, light, 0]])}"`));
  let fleck = '';
  for (let i = 0; i < 220; i++) fleck += `M${n1(r.f(0, 1000))} ${n1(r.f(0, H))}h.1`;
  c.add('art', path(fleck, `stroke="${shade(wall, -0.05)}" stroke-width="4" stroke-linecap="round"`));
  // the shadow on the wall, which is a queen's
  c.add('art', g(path(QUEEN, `fill="${shadow}"`) + circ(0, -566, 15, `fill="${shadow}"`) + circ(-116, -582, 12, `fill="${shadow}"`) + circ(116, -582, 12, `fill="${shadow}"`) + circ(-44, -620, 12, `fill="${shadow}"`) + circ(44, -620, 12, `fill="${shadow}"`), `transform="translate(676 ${H + 6}) skewX(-5) scale(.92 .92)"`));
  // the board, running to the wall
  const vx = 430, at = (i: number, y: number) => vx + (i * 150 - 600) * (0.52 + ((y - H) / (1400 - H)) * 0.9), rows = [H, 1000, 1094, 1222, 1400];
  let squares = '';
  for (let k = 0; k < 4; k++) for (let i = -2; i < 11; i++) { const a = rows[k]!, b = rows[k + 1]!; squares += path(`M${n1(at(i, a))} ${a}H${n1(at(i + 1, a))}L${n1(at(i + 1, b))} ${b}H${n1(at(i, b))}Z`, `fill="${(i + k + 4) % 2 ? dark : ivory}"`); }
  c.add('art', rect(0, H, 1000, 470, `fill="${ivory}"`) + squares + rect(0, H - 4, 1000, 12, `fill="${mix('#7a4a2a', p.a, 0.2)}"`) + rect(0, H, 1000, 470, `fill="${c.lin([[0, p.e, 0.26], [0.5, p.e, 0], [1, p.e, 0.12]])}"`));
  c.add('art', path(`M330 1096C440 1080 560 1020 620 ${H + 6}H740C720 1040 560 1120 420 1130Z`, `fill="${p.e}" opacity=".42"`));
  // the pawn, a small crown on it
  const piece = (d: string, x: number, y: number, k: number, col: string, deg = 0, w = 232, h = 372) => g(grained(s, d, [-w / 2, -h + 16, w, h], col, { n: 420, from: 10, dl: -0.1 }), tf(x, y, deg, k));
  c.add('art', ell(346, 1112, 156, 24, `fill="${p.e}" opacity=".4"`) + piece(PAWN, 340, 1108, 1.24, ivory) + g(path('M-84 -58C-40 -44 40 -44 84 -58M-66 -214C-30 -204 30 -204 66 -214', `fill="none" stroke="${shade(ivory, -0.14)}" stroke-width="7" stroke-linecap="round"`) + path('M-52 -300C-54 -324 -38 -340 -16 -346M-62 -60C-44 -106 -34 -150 -30 -196', 'fill="none" stroke="#ffffff" stroke-width="11" stroke-linecap="round" opacity=".9"'), tf(340, 1108, 0, 1.24)));
  c.add('art', g(grained(s, 'M-74 30L-88 -54L-40 -18L0 -78L40 -18L88 -54L74 30Q0 50 -74 30Z', [-88, -78, 176, 122], mix(p.b, '#e8a820', 0.4), { n: 90, from: 20, dl: -0.1 }) + circ(-88, -58, 12, `fill="${p.a}"`) + circ(0, -82, 13, `fill="${p.a}"`) + circ(88, -58, 12, `fill="${p.a}"`) + circ(0, 12, 11, `fill="${p.c}"`), tf(346, 664, 5, 0.9)));
  // a king that has lain down, and a knight that looks the other way
  const king = 'M-96 0C-98 -30 -80 -42 -72 -54C-50 -110 -40 -190 -36 -270H-62C-78 -270 -78 -300 -62 -302H-52C-66 -340 -66 -370 -44 -384H-12V-412H-34V-434H-12V-458H12V-434H34V-412H12V-384H44C66 -370 66 -340 52 -302H62C78 -300 78 -270 62 -270H36C40 -190 50 -110 72 -54C80 -42 98 -30 96 0C70 14 -70 14 -96 0Z';
  c.add('art', ell(760, 1330, 250, 22, `fill="${p.e}" opacity=".42"`) + piece(king, 972, 1268, 1, rosewood, -84, 196, 474) + g(path('M-30 -60C-20 -110 -14 -180 -12 -260', `fill="none" stroke="${mix(rosewood, p.d, 0.45)}" stroke-width="11" stroke-linecap="round"`), tf(972, 1268, -84)));
  return { box: [90, 70, 820, 280], ground: wall, ink: p.e, small: shade(p.a, -0.12), max: 144 };
}
