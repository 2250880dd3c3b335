import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { thrown, type Holi, type Room } from './powder.ts';

/** the parts of a hand that touch a wall, fingers upwards, about 200 wide and 300 high, heel at the origin */
const PRINT = [
  'M-62 -8C-84 -50 -84 -110 -62 -136C-30 -152 40 -152 62 -132C80 -100 74 -40 50 -8C26 10 -36 10 -62 -8Z',
  'M-58 -150C-74 -190 -84 -226 -84 -246C-82 -266 -60 -268 -52 -250C-44 -226 -36 -190 -30 -158C-38 -150 -50 -146 -58 -150Z',
  'M-22 -162C-26 -210 -26 -250 -22 -280C-16 -298 6 -298 10 -280C14 -250 12 -206 10 -162C2 -154 -14 -154 -22 -162Z',
  'M20 -160C26 -204 32 -238 42 -262C52 -278 72 -272 72 -252C68 -224 60 -190 50 -154C42 -148 28 -150 20 -160Z',
  'M60 -140C74 -170 90 -200 104 -216C118 -228 132 -216 128 -200C118 -172 100 -144 84 -122C74 -120 64 -128 60 -140Z',
  'M-78 -70C-104 -88 -128 -112 -142 -134C-150 -152 -134 -166 -118 -156C-96 -142 -80 -124 -70 -104Z',
];

function print({ c, r, p }: Holi, col: string, flip: boolean): string {
  const all = PRINT.join(''), wall = mix(p.paper, '#ffffff', 0.3);
  // powder misses the hollow of a hand and the creases of its fingers
  let miss = '', lines = '';
  for (let i = 0; i < 90; i++) { const q = polar(0, -80, r.f(0, 70), r.f(0, TAU)); miss += `M${n1(q[0])} ${n1(q[1])}l${n1(r.f(-9, 9))} ${n1(r.f(-9, 9))}`; }
  for (let i = 0; i < 70; i++) miss += `M${n1(r.f(-140, 130))} ${n1(r.f(-290, -130))}h.1`;
  for (const [x, y, w] of [[-66, -214, 34], [-60, -180, 30], [-24, -244, 34], [-24, -204, 32], [36, -226, 32], [32, -192, 30], [84, -176, 34]] as const) lines += `M${x} ${y}q${w / 2} 6 ${w} 0`;
  return g(path(all, `fill="${col}"`) + path(all, `fill="none" stroke="${shade(col, -0.05)}" stroke-width="5" stroke-opacity=".6"`) + g(path(miss, `stroke="${wall}" stroke-width="5" stroke-linecap="round" stroke-opacity=".75" fill="none"`) + path('M-56 -60C-30 -84 10 -90 52 -74M-62 -96C-20 -116 20 -112 56 -104M-20 -10C-44 -40 -52 -70 -50 -100', `fill="none" stroke="${wall}" stroke-width="7" stroke-linecap="round" stroke-opacity=".8"`) + path(lines, `fill="none" stroke="${wall}" stroke-width="5" stroke-linecap="round"`), `clip-path="${c.clip(path(all))}"`), flip ? 'transform="scale(-1 1)"' : '');
}

/** Coloured handprints of many people on a white wall. */
export function hands(h: Holi): Room {
  const { c, r, p, colours, dark } = h, wall = dark ? p.bg : mix(p.paper, p.bg, 0.3), cx = 500, cy = 556;
  let lime = ['', ''];
  for (let i = 0; i < 420; i++) { const x = r.f(-20, 1000), y = r.f(0, 1400), L = r.f(30, 120); lime[i % 2] += `M${n1(x)} ${n1(y)}q${n1(L / 2)} ${n1(r.f(-12, 12))} ${n1(L)} ${n1(r.f(-6, 6))}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + path(lime[0]!, `fill="none" stroke="${shade(wall, dark ? 0.03 : -0.02)}" stroke-width="9" stroke-linecap="round"`) + path(lime[1]!, `fill="none" stroke="${dark ? shade(wall, -0.03) : '#ffffff'}" stroke-width="7" stroke-linecap="round" opacity=".7"`));
  c.add('art', colours.map((col, i) => { const q = polar(cx, cy, 230, (i / 5) * TAU - 1.2); return thrown(h, q[0], q[1], 190, col, 110, dark ? 0.34 : 0.26); }).join(''));
  // eight large ones for petals, five small ones within, somebody's paw below
  let s = '';
  const order = [0, 3, 1, 4, 2, 0, 1, 3];
  for (let i = 0; i < 8; i++) { const a = -Math.PI / 2 + (i * TAU) / 8, q = polar(cx, cy, 152, a); s += g(print(h, colours[order[i]!]!, i % 3 === 1), tf(q[0], q[1], (a * 180) / Math.PI + 90 + r.f(-5, 5), 0.9)); }
  for (let i = 0; i < 5; i++) { const a = -Math.PI / 2 + 0.3 + (i * TAU) / 5, q = polar(cx, cy, 34, a); s += g(print(h, colours[[1, 2, 0, 3, 4][i]!]!, i % 2 === 0), tf(q[0], q[1], (a * 180) / Math.PI + 90, 0.33)); }
  s += circ(cx, cy, 27, `fill="${p.b}"`);
  const paw = (x: number, y: number, deg: number, col: string) => g(path('M-22 6C-26 -14 -10 -28 0 -28C10 -28 26 -14 22 6C16 20 -16 20 -22 6Z') + [[-27, -26, -24], [-10, -42, -8], [10, -42, 8], [27, -26, 24]].map(([px, py, a]) => `<ellipse cx="${px}" cy="${py}" rx="8.5" ry="12" transform="rotate(${a} ${px} ${py})"/>`).join(''), `${tf(x, y, deg)} fill="${col}"`);
  s += paw(880, 1010, 16, p.a) + paw(938, 936, 26, p.a) + paw(106, 1010, -20, p.d) + paw(62, 930, -8, p.d);
  c.add('art', s);
  return { top: 1080, h: 250, max: 126, ground: wall };
}
