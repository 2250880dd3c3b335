import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import type { Hall, Room } from './cloth.ts';

const SKIN = ['#f0c6a2', '#c98f63', '#8d5a3a', '#e2ad82', '#6b4330', '#d9a074'] as const;

/** an arm reaching up: wrist at the origin, sleeve running down and away */
function arm(sleeve: string, skin: string, len: number, lean: number, fist: boolean): string {
  const dark = shade(skin, -0.09);
  const hand = fist
    ? rect(-31, -66, 62, 66, `rx="25" fill="${skin}"`) + path('M-15 -64V-30M0 -66V-30M15 -64V-30', `stroke="${dark}" stroke-width="4" stroke-linecap="round"`) + path('M-28 -14Q0 -34 26 -16', `fill="none" stroke="${skin}" stroke-width="20" stroke-linecap="round"`) + path('M-24 -26Q0 -44 26 -26', `fill="none" stroke="${dark}" stroke-width="3.5" stroke-linecap="round"`)
    : path('M-21 -40L-32 -92M-8 -48L-12 -112M7 -48L9 -112M20 -42L29 -94', `stroke="${skin}" stroke-width="16" stroke-linecap="round"`) + path('M24 -18L50 -46', `stroke="${skin}" stroke-width="17" stroke-linecap="round"`) + path('M-29 -8C-34 -48 -24 -60 0 -60C24 -60 32 -44 28 -8Z', `fill="${skin}"`) + path('M-20 -26Q0 -16 20 -30', `fill="none" stroke="${dark}" stroke-width="3.5" stroke-linecap="round"`);
  return path(`M0 -10Q0 40 ${n1(lean * 0.25)} 90`, `fill="none" stroke="${skin}" stroke-width="40"`) + hand + path(`M0 60Q${n1(lean * 0.2)} ${n1(len * 0.4)} ${n1(lean)} ${len}`, `fill="none" stroke="${sleeve}" stroke-width="72"`) + path(`M-34 66L34 56`, `stroke="${shade(sleeve, 0.12)}" stroke-width="15" stroke-linecap="round"`) + path(`M-16 110Q${n1(lean * 0.2 - 16)} ${n1(len * 0.5)} ${n1(lean - 16)} ${len}`, `fill="none" stroke="${shade(sleeve, -0.06)}" stroke-width="9" stroke-linecap="round" opacity=".6"`);
}

/** The dance: a chair goes up on a hall full of hands, under strings of lamps, with sweets in the air. */
export function hora({ c, r, p }: Hall): Room {
  const night = mix(p.e, '#0c1024', 0.25);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, night], [0.55, mix(night, p.a, 0.3)], [1, mix(p.a, p.b, 0.25)]])}"`) + circ(500, 800, 620, `fill="${c.rad([[0, mix(p.b, '#fff0c8', 0.4), 0.62], [0.45, p.b, 0.22], [1, p.b, 0]])}"`));
  // lamps on their strings
  let cords = '', bulbs = '';
  for (const [x0, y0, x1, y1, sag] of [[-20, 470, 1020, 410, 120], [-20, 560, 1020, 590, 110]] as const) { cords += `M${x0} ${y0}Q500 ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`; for (let i = 1; i < 13; i++) { const t = i / 13, x = x0 + (x1 - x0) * t, y = (1 - t) ** 2 * y0 + 2 * (1 - t) * t * ((y0 + y1) / 2 + sag * 2) + t * t * y1; bulbs += circ(x, y + 22, 40, `fill="${c.rad([[0, '#ffe39a', 0.6], [1, '#ffe39a', 0]])}"`) + rect(x - 6, y, 12, 12, `fill="${mix(night, '#000000', 0.3)}"`) + circ(x, y + 24, 14, 'fill="#fff0bf"'); } }
  c.add('art', path(cords, `fill="none" stroke="${mix(night, '#000000', 0.35)}" stroke-width="4"`) + bulbs);
  // the hall behind: more hands, half in the dark
  const sleeves = [p.c, p.b, p.d, mix(p.a, '#ffffff', 0.35), shade(p.c, 0.1), mix(p.paper, p.d, 0.4)];
  const back = [40, 130, 214, 318, 420, 520, 606, 706, 800, 880, 968].map((x, i) => g(arm(mix(sleeves[i % 6]!, night, 0.55), mix(SKIN[(i * 5) % 6]!, night, 0.48), 420, r.f(-30, 30), false), tf(x, 1076 + (i % 3) * 34 - Math.abs(x - 500) * 0.1, r.f(-14, 14), 0.62))).join('');
  c.add('art', back);
  // the chair, bent wood and cane, with a garland tied on
  const wood = mix('#8a4f2a', p.c, 0.1), hi = shade(wood, 0.13), tube = (d: string, w: number) => path(d, `fill="none" stroke="${shade(wood, -0.12)}" stroke-width="${w + 7}" stroke-linecap="round" stroke-linejoin="round"`) + path(d, `fill="none" stroke="${wood}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`) + path(d, `fill="none" stroke="${hi}" stroke-width="${n1(w * 0.26)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(-4 -2)"`);
  let ch = tube('M-128 30L-150 262M128 30L150 262', 22) + tube('M-136 150Q0 176 136 150', 15) + tube('M-126 10C-138 -150 -132 -330 0 -336C132 -330 138 -150 126 10', 25) + tube('M-72 -4C-84 -120 -76 -236 0 -242C76 -236 84 -120 72 -4', 17);
  const cane = c.pattern(22, 22, path('M0 0L22 22M22 0L0 22M11 0V22M0 11H22', `stroke="${shade('#d9ab6a', -0.12)}" stroke-width="2.6"`));
  const seat = 'M-160 24C-160 -16 160 -16 160 24C160 66 -160 66 -160 24Z';
  ch += tube('M-150 50L-186 330M150 50L186 330', 26) + c.soft(seat, 0, 10, 8, '#140a06', 0.4) + path(seat, `fill="${wood}"`) + path('M-134 22C-134 -4 134 -4 134 22C134 50 -134 50 -134 22Z', 'fill="#e3bb7e"') + path('M-134 22C-134 -4 134 -4 134 22C134 50 -134 50 -134 22Z', `fill="${cane}"`) + path('M-150 14C-130 -12 130 -12 150 14', `fill="none" stroke="${hi}" stroke-width="5" stroke-linecap="round"`);
  const bud = (x: number, y: number, k: number, col: string) => g([0, 1, 2, 3, 4].map((i) => path('M0 0C-20 -10 -20 -36 0 -42C20 -36 20 -10 0 0Z', `fill="${shade(col, i % 2 ? 0.03 : -0.02)}" transform="rotate(${i * 72})"`)).join('') + circ(0, 0, 10, `fill="${p.b}"`), tf(x, y, x, k));
  const leaf = (x: number, y: number, d: number) => path('M0 0C12 -22 44 -24 60 -6C42 14 12 16 0 0Z', `fill="${mix('#4f8250', p.c, 0.2)}" ${tf(x, y, d)}`);
  ch += [[-108, -250, 150], [-40, -320, 200], [50, -324, -20], [112, -246, 30], [-128, -160, 120], [128, -160, 60], [0, -334, 260]].map(([x, y, d]) => leaf(x!, y!, d!)).join('') + bud(-120, -206, 0.9, p.paper) + bud(-84, -292, 1.08, mix(p.a, '#ffffff', 0.5)) + bud(-4, -338, 1.2, p.paper) + bud(80, -298, 1.04, mix(p.c, '#ffffff', 0.35)) + bud(122, -210, 0.9, p.paper);
  c.add('art', g(ch, tf(500, 826, -4, 0.98)));
  // sweets, thrown for luck
  const sweet = (x: number, y: number, d: number, col: string, k: number) => g(path('M-24 0L-52 -20Q-46 0 -52 20ZM24 0L52 -20Q46 0 52 20Z', `fill="${shade(col, 0.08)}"`) + circ(0, 0, 27, `fill="${col}"`) + path('M-18 -16Q4 0 -14 22M4 -26Q22 0 6 26', 'fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".8"'), tf(x, y, d, k));
  c.add('art', [[110, 640, 24, 1], [222, 790, -30, 0.84], [88, 880, 60, 0.9], [892, 690, -18, 1], [786, 800, 34, 0.8], [920, 900, -50, 0.9], [286, 600, 70, 0.72], [728, 604, -66, 0.72]].map(([x, y, d, k], i) => sweet(x!, y!, d!, [p.c, p.b, mix(p.a, '#ffffff', 0.4), mix(p.c, '#ffffff', 0.4)][i % 4]!, k!)).join(''));
  let bits = '';
  for (let i = 0; i < 54; i++) { const e = polar(500, 780, r.f(230, 620), r.f(0, TAU)); if (e[1] < 430 || e[1] > 1090) continue; bits += rect(-6, -11, 12, 22, `rx="2" fill="${[p.b, p.paper, mix(p.c, '#ffffff', 0.25), mix(p.a, '#ffffff', 0.5)][i % 4]}" ${tf(e[0], e[1], r.f(0, 180))}`); }
  c.add('art', bits);
  // those who lift, and those who clap
  const front: [number, number, number, boolean, number][] = [[306, 1172, 6, true, -60], [700, 1146, -8, true, 70], [366, 1108, -3, true, -20], [648, 1088, 3, true, 20], [84, 1130, -16, false, -60], [190, 1210, -8, false, -30], [470, 1256, -6, false, -10], [566, 1240, 8, false, 20], [826, 1196, 9, false, 40], [930, 1120, 15, false, 50]];
  c.add('art', front.map(([x, y, d, fist, lean], i) => g(arm(sleeves[(i * 2 + (i > 5 ? 1 : 0)) % 6]!, SKIN[(i * 7 + 1) % 6]!, 340, lean, fist), tf(x, y, d, fist ? 0.92 : 1))).join(''));
  return { box: [90, 84, 820, 316], ground: night, ink: '#fff6de', small: mix(p.b, '#fff0c8', 0.3), max: 156, lines: 2 };
}
