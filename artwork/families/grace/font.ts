import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, ell, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { type Chapel, lily } from './altar.ts';

/** a dove coming down head first, its wings wide, centred */
function dove(x: number, y: number, k: number, shadow: string, gold: string): string {
  const wing = (s: 1 | -1) => { let q = ''; const lay = (n: number, len: number, from: number, to: number, col: string) => { for (let i = 0; i < n; i++) { const a = from + ((to - from) * i) / (n - 1); q += path(`M0 -16C${n1(len * 0.4)} -26 ${n1(len * 0.9)} -22 ${n1(len)} 0C${n1(len * 0.9)} 16 ${n1(len * 0.4)} 20 0 16Z`, `fill="${col}" stroke="${shadow}" stroke-width="2.5" transform="translate(26 -6) rotate(${n1(a)})"`); } }; lay(8, 280, -36, 34, '#f2f4f4'); lay(6, 186, -30, 36, '#f9fafa'); lay(5, 108, -24, 38, '#ffffff'); return g(q, `transform="scale(${s} 1)"`); };
  let tail = '';
  for (let i = 0; i < 7; i++) tail += path('M-12 0C-22 -50 -18 -110 0 -136C18 -110 22 -50 12 0Z', `fill="#f5f7f7" stroke="${shadow}" stroke-width="2.5" transform="translate(0 -60) rotate(${-27 + i * 9})"`);
  return g(tail + wing(1) + wing(-1) + path('M0 -92C44 -84 58 -30 44 24C36 56 26 66 30 96C34 128 14 148 0 156C-14 148 -34 128 -30 96C-26 66 -36 56 -44 24C-58 -30 -44 -84 0 -92Z', 'fill="#ffffff"') + path('M30 40Q0 66 -30 40M34 6Q0 34 -34 6', `fill="none" stroke="${shadow}" stroke-width="3" stroke-linecap="round"`) + path('M-20 144L-12 178L4 152Q-8 156 -20 144Z', `fill="${gold}"`) + circ(-13, 122, 4.6, 'fill="#2b2b33"'), tf(x, y, 0, k));
}

/** Christening: a stone font under a window, a silver shell pouring, a dove in the light above it. */
export function font({ c, r, p }: Chapel): Room {
  const stone = mix('#e9e3d6', p.d, 0.2), wall = mix(p.d, p.bg, 0.35), glass = mix(p.a, '#ffffff', 0.66);
  let blocks = rect(0, 0, 1000, 1400, `fill="${shade(wall, -0.03)}"`);
  for (let row = 0; row < 15; row++) for (let k = -1; k < 6; k++) blocks += rect(k * 206 + (row % 2 ? 103 : 0) + 2, row * 96 + 2, 202, 92, `rx="4" fill="${shade(wall, r.f(-0.014, 0.014))}"`);
  c.add('ground', blocks);
  // the window: two lights and a rose, leaded in pale colours
  const win = 'M204 900V400C204 210 340 96 500 40C660 96 796 210 796 400V900Z';
  let q = path(win, `fill="${glass}"`);
  const cols = [mix(p.a, '#ffffff', 0.5), mix(p.b, '#ffffff', 0.45), mix(p.c, '#ffffff', 0.6), mix(p.d, '#ffffff', 0.3), mix(p.a, '#ffffff', 0.72)];
  const tile = (x: number, y: number, s: number) => path(`M${x} ${y - s}L${x + s * 0.62} ${y}L${x} ${y + s}L${x - s * 0.62} ${y}Z`, `fill="${cols[r.i(0, 4)]}"`);
  for (let row = 0; row < 22; row++) for (let k = 0; k < 15; k++) q += tile(212 + k * 50 + (row % 2 ? 25 : 0), 20 + row * 41, 40);
  let rays = '';
  for (let i = 0; i < 30; i++) { const a = (i * TAU) / 30, u = polar(500, 356, 60, a - 0.03), v = polar(500, 356, 620, a - 0.05), z = polar(500, 356, 620, a + 0.05), y = polar(500, 356, 60, a + 0.03); rays += `M${[u, v, z, y].map((e) => `${n1(e[0])} ${n1(e[1])}`).join('L')}Z`; }
  q += path(rays, 'fill="#fff8dc" opacity=".5"') + circ(500, 356, 330, `fill="${c.rad([[0, '#fffdf0', 1], [0.4, '#fff7d6', 0.75], [1, '#fff7d6', 0]])}"`);
  c.add('art', path(win, `fill="${p.ink}" opacity=".2" transform="translate(0 14)"`) + g(q, `clip-path="${c.clip(path(win))}"`) + path(win, `fill="none" stroke="${mix(stone, '#ffffff', 0.35)}" stroke-width="34"`) + path(win, `fill="none" stroke="${shade(stone, -0.16)}" stroke-width="4" transform="translate(500 500) scale(.965) translate(-500 -500)"`));
  c.add('art', dove(500, 366, 0.94, mix('#c8d2d8', p.a, 0.2), p.b));
  // the font, in eight sides
  const Y = 838, lip = `M176 ${Y}L296 ${Y - 42}H704L824 ${Y}L704 ${Y + 42}H296Z`;
  let f = ell(500, 1180, 330, 30, `fill="${p.ink}" opacity=".14"`) + path(`M176 ${Y}L296 ${Y + 42}H704L824 ${Y}V${Y + 70}L704 ${Y + 114}H296L176 ${Y + 70}Z`, `fill="${shade(stone, -0.05)}"`) + path(`M296 ${Y + 42}H704V${Y + 114}H296Z`, `fill="${mix(stone, '#ffffff', 0.3)}"`) + path(`M704 ${Y + 42}L824 ${Y}V${Y + 70}L704 ${Y + 114}Z`, `fill="${shade(stone, -0.11)}"`);
  f += path(`M206 ${Y + 84}L296 ${Y + 116}H704L794 ${Y + 84}Q740 ${Y + 200} 640 ${Y + 222}H360Q260 ${Y + 200} 206 ${Y + 84}Z`, `fill="${shade(stone, -0.03)}"`) + path(`M296 ${Y + 116}H704Q690 ${Y + 200} 620 ${Y + 222}H380Q310 ${Y + 200} 296 ${Y + 116}Z`, `fill="${mix(stone, '#ffffff', 0.15)}"`) + rect(396, Y + 218, 208, 150, `fill="${c.lin([[0, shade(stone, -0.1)], [0.3, mix(stone, '#ffffff', 0.3)], [1, shade(stone, -0.13)]], 0, 0, 1, 0)}"`);
  for (let i = 0; i < 5; i++) f += g(path('M0 -24C9 -12 9 -4 0 0C-9 -4 -9 -12 0 -24ZM0 24C9 12 9 4 0 0C-9 4 -9 12 0 24ZM-24 0C-12 -9 -4 -9 0 0C-4 9 -12 9 -24 0ZM24 0C12 -9 4 -9 0 0C4 9 12 9 24 0Z', `fill="${mix(p.a, stone, 0.25)}"`), tf(340 + i * 80, Y + 78, 0, 1.06));
  f += path(lip, `fill="${mix(stone, '#ffffff', 0.55)}"`) + path(lip, `fill="none" stroke="${shade(stone, -0.1)}" stroke-width="3"`) + ell(500, Y, 240, 31, `fill="${mix(p.a, p.e, 0.25)}"`) + ell(500, Y + 5, 232, 26, `fill="${mix(p.a, '#ffffff', 0.45)}"`) + ell(578, Y + 5, 90, 12, 'fill="none" stroke="#ffffff" stroke-width="4" opacity=".9"') + ell(578, Y + 5, 50, 7, 'fill="none" stroke="#ffffff" stroke-width="4" opacity=".9"') + path(`M330 ${Y + 8}q20 -6 40 0t40 0M380 ${Y - 8}q16 -5 32 0`, 'fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity=".75"');
  c.add('art', f);
  // the shell and its water
  let ribs = '', edge = '';
  for (let i = 0; i <= 12; i++) { const a = Math.PI * 1.06 + (i * Math.PI * 0.88) / 12, e = polar(0, 0, 128, a), m = polar(0, 0, 138, a + (Math.PI * 0.44) / 12); ribs += `M0 8L${n1(e[0])} ${n1(e[1])}`; edge += `${i ? 'L' : 'M'}${n1(e[0])} ${n1(e[1])}`; if (i < 12) edge += `Q${n1(m[0])} ${n1(m[1])} ${n1(polar(0, 0, 128, a + (Math.PI * 0.88) / 12)[0])} ${n1(polar(0, 0, 128, a + (Math.PI * 0.88) / 12)[1])}`; }
  const shell = `${edge}L30 14Q0 40 -30 14Z`;
  c.add('art', path(`M578 ${Y + 4}C574 790 582 742 606 700L628 712C606 752 598 790 590 ${Y + 4}Z`, 'fill="#ffffff" opacity=".85"') + path(`M582 ${Y}C580 790 590 744 614 706`, `fill="none" stroke="${mix(p.a, '#ffffff', 0.4)}" stroke-width="4"`) + g(path('M-26 10H26L34 40Q0 58 -34 40Z', 'fill="#c3cad1"') + c.soft(shell, 2, 6, 8, p.ink, 0.2) + path(shell, `fill="${c.rad([[0, '#aab3bc'], [0.5, '#f4f6f8'], [0.8, '#c3cad1'], [1, '#ffffff']], 0.5, 0.95, 0.95)}"`) + path(ribs, 'stroke="#8b949e" stroke-width="3.5" opacity=".8"') + path(edge, 'fill="none" stroke="#8b949e" stroke-width="3"'), tf(694, 706, -64, 1)) + [[560, 772, 7], [612, 796, 6], [556, 806, 5]].map(([x, y, k]) => path('M0 -10C7 0 7 6 0 8C-7 6 -7 0 0 -10Z', `fill="#ffffff" ${tf(x!, y!, 0, k! / 6)}`)).join(''));
  // a candle with its ribbon, and flowers at the foot
  c.add('art', circ(106, 548, 120, `fill="${c.rad([[0, '#fff0b8', 0.9], [1, '#fff0b8', 0]])}"`) + rect(84, 592, 44, 420, `fill="${c.lin([[0, '#e9e0cc'], [0.4, '#fffdf4'], [1, '#ded3ba']], 0, 0, 1, 0)}"`) + path('M106 592V572', 'stroke="#4a3a2a" stroke-width="4"') + path('M106 576C84 552 96 530 106 500C116 530 128 552 106 576Z', 'fill="#f8b13c"') + path('M106 574C96 560 100 548 106 532C112 548 116 560 106 574Z', 'fill="#fff6cf"') + path('M106 690V742M86 710H126', `stroke="${p.b}" stroke-width="8" stroke-linecap="round"`) + path('M84 822H128V850H84Z', `fill="${p.a}"`) + path('M106 836C70 800 44 812 50 836C44 862 74 868 106 836C138 800 168 812 162 836C168 862 138 868 106 836Z', `fill="${mix(p.a, '#ffffff', 0.2)}"`) + path('M100 842L72 930L92 918L102 940L110 846ZM112 842L144 926L124 918L114 942Z', `fill="${p.a}"`) + path('M64 1012H148L136 1040H76ZM92 1040H120V1150H92ZM54 1150H158L170 1180H42Z', `fill="${c.foil('gold')}"`));
  const rose = (x: number, y: number, k: number, col: string) => g(circ(0, 0, 38, `fill="${shade(col, -0.05)}"`) + path('M-34 8C-40 -26 -8 -44 14 -36C40 -30 42 4 30 20C18 38 -26 38 -34 8Z', `fill="${col}"`) + path('M-18 6C-22 -14 -2 -24 12 -18C26 -10 22 12 8 18C-4 22 -14 18 -18 6Z', `fill="${shade(col, -0.045)}"`) + path('M-6 4a9 9 0 1 1 12 6', `fill="none" stroke="${shade(col, -0.12)}" stroke-width="4.5" stroke-linecap="round"`), tf(x, y, 0, k));
  const green = mix('#7d9a64', p.c, 0.2), sprig = (x: number, y: number, d: number) => g(path('M0 0Q50 -10 104 -4', `fill="none" stroke="${green}" stroke-width="4"`) + [20, 44, 68, 92].map((t, i) => path('M0 0C6 -20 26 -26 38 -18C32 -2 14 6 0 0Z', `fill="${i % 2 ? green : shade(green, 0.07)}" ${tf(t, -5, i % 2 ? 40 : -30)}`)).join(''), tf(x, y, d));
  c.add('art', [[300, 1160, 190], [340, 1180, 170], [660, 1170, 10], [700, 1160, -14], [420, 1190, 200], [590, 1190, -20], [360, 1150, 230], [650, 1140, -50]].map(([x, y, d]) => sprig(x!, y!, d!)).join('') + lily(330, 1160, -34, 0.6, green, p.b) + lily(676, 1160, 34, 0.6, green, p.b) + rose(410, 1160, 1.1, '#fffaf0') + rose(590, 1164, 1.1, '#fffaf0') + rose(470, 1178, 0.9, mix(p.c, '#ffffff', 0.55)) + rose(536, 1176, 1, '#fffdf6') + rose(362, 1182, 0.8, mix(p.c, '#ffffff', 0.6)) + rose(640, 1184, 0.8, mix(p.c, '#ffffff', 0.6)));
  // the words, on a pale step
  c.add('art', rect(0, 1184, 1000, 216, 'fill="#fffdf7"') + rect(0, 1184, 1000, 8, `fill="${shade(stone, -0.08)}"`) + path('M40 1208H960M40 1366H960', `stroke="${p.b}" stroke-width="3"`));
  return { box: [70, 1216, 860, 136], ground: '#fffdf7', ink: p.e, small: p.a, max: 82 };
}
