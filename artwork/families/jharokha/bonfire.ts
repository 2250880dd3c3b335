import { circ, ell, g, mix, n1, type P, path, rect, shade, smooth, tf } from '#artwork/engine.ts';
import { villager, type Page } from './album.ts';

/** tongues of fire as painters of albums drew them: leaf upon leaf, each ending in a curl */
function tongues({ r }: Page, cx: number, foot: number, w: number, h: number, n: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n, x = cx + (t - 0.5) * w, H = h * (1 - Math.abs(t - 0.5) * 1.5) * r.f(0.82, 1.1), lean = (0.5 - t) * w * 0.5 + r.f(-14, 14), b = (w / n) * r.f(1.3, 1.8), k = i % 2 ? 1 : -1;
    const right: P[] = [[x + b, foot], [x + b * 1.1, foot - H * 0.3], [x + lean * 0.5 + b * 0.5, foot - H * 0.62], [x + lean + k * 12, foot - H]], left: P[] = [[x + lean * 0.6 - b * 0.3, foot - H * 0.6], [x - b * 0.9, foot - H * 0.28], [x - b, foot]];
    d += smooth([...right, ...left], true, 0.9);
  }
  return d;
}

/** The fire of the night before, and the whole village at it. */
export function bonfire(page: Page): string {
  const { c, r, p } = page, night = mix(p.e, '#0b1030', 0.35), glow = mix(p.b, '#ffd979', 0.35), fy = 952, gold = mix(p.b, '#ffe9a8', 0.4);
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(night, -0.03)], [0.45, night], [0.72, mix(night, p.a, 0.5)], [1, mix(p.a, p.b, 0.35)]], 0, 130, 0, 960, 'u')}"`);
  let stars = '';
  for (let i = 0; i < 90; i++) { const x = r.f(140, 860), y = r.f(180, 560); if (Math.hypot(x - 690, y - 400) > 110) stars += `M${n1(x)} ${n1(y)}h.1`; }
  s += path(stars, `stroke="${gold}" stroke-width="4" stroke-linecap="round"`) + circ(690, 400, 118, `fill="${c.rad([[0.4, '#fff8dc', 0.5], [1, '#fff8dc', 0]])}"`) + circ(690, 400, 74, `fill="${mix('#fff6d6', p.paper, 0.4)}"`) + path('M664 384q16 -12 30 4M676 426q22 6 34 -12', `stroke="${mix(p.b, '#fff6d6', 0.6)}" stroke-width="6" fill="none" stroke-linecap="round"`);
  // hills, temple and houses
  s += path('M120 760C200 660 280 650 340 700C420 620 520 640 580 700C660 640 760 650 880 740V900H120Z', `fill="${mix(night, p.c, 0.35)}"`);
  const wall = mix(mix(p.d, p.paper, 0.3), night, 0.34), house = (x: number, y: number, w: number, h: number, dome: boolean) => rect(x, y - h, w, h, `fill="${wall}"`) + rect(x - 6, y - h - 10, w + 12, 13, `fill="${shade(wall, 0.08)}"`) + (dome ? path(`M${x + w * 0.2} ${y - h - 10}C${x + w * 0.1} ${y - h - w * 0.5} ${x + w * 0.42} ${y - h - w * 0.5} ${x + w / 2} ${y - h - w * 0.8}C${x + w * 0.58} ${y - h - w * 0.5} ${x + w * 0.9} ${y - h - w * 0.5} ${x + w * 0.8} ${y - h - 10}Z`, `fill="${shade(wall, 0.05)}"`) + circ(x + w / 2, y - h - w * 0.82, 5, `fill="${gold}"`) : '') + path(`M${x + w * 0.32} ${y}V${y - h * 0.5}A${w * 0.18} ${w * 0.2} 0 0 1 ${x + w * 0.68} ${y - h * 0.5}V${y}Z`, `fill="${mix(p.b, night, 0.25)}"`) + path(`M${x + 8} ${y - h + 14}h${w - 16}`, `stroke="${p.a}" stroke-width="4" stroke-dasharray="7 6"`);
  s += house(150, 820, 96, 112, false) + house(240, 826, 84, 150, true) + house(322, 824, 72, 92, false) + house(640, 824, 80, 104, false) + house(722, 826, 92, 164, true) + house(806, 822, 80, 118, false);
  for (const [x, y, k] of [[190, 706, 1], [860, 700, 0.9], [430, 790, 0.7]] as const) s += g(path('M0 0Q-4 -50 0 -96', `stroke="${mix('#5a3a24', night, 0.3)}" stroke-width="8" fill="none"`) + path('M0 -94C-40 -112 -60 -84 -66 -64C-44 -80 -22 -84 0 -90C-30 -70 -40 -50 -40 -34C-24 -58 -8 -74 0 -88C8 -74 24 -58 40 -34C40 -50 30 -70 0 -90C22 -84 44 -80 66 -64C60 -84 40 -112 0 -94C20 -118 10 -134 0 -140C-10 -134 -20 -118 0 -94Z', `fill="${mix(p.c, night, 0.25)}"`), tf(x, y + 116, 0, k));
  const ground = mix(mix(p.a, '#8a5a34', 0.5), night, 0.25);
  s += path('M100 820Q500 780 900 820V1120H100Z', `fill="${ground}"`) + ell(500, 960, 380, 120, `fill="${c.rad([[0, glow, 0.85], [0.6, p.b, 0.35], [1, p.b, 0]])}"`);
  // those on the far side, the fire, those on the near side
  const skins = ['#9a623c', '#7a4a2c', '#b07848', '#5f3a24'], cloths = [mix(p.c, '#1d5a44', 0.2), mix(p.e, p.a, 0.35), p.b, mix(p.d, p.a, 0.3), mix(p.e, '#4a63b0', 0.3), mix(p.a, '#7a1f2c', 0.3)];
  const row = (list: readonly (readonly [number, number, number, 1 | -1, boolean, 'up' | 'out' | 'down'])[]) => list.map(([x, y, k, face, woman, arm], i) => villager(page, x, y, k, { cloth: cloths[i % 6]!, head: cloths[(i + 2) % 6]!, trim: gold, skin: skins[i % 4]!, woman, arm, face, lit: glow })).join('');
  s += row([[218, 892, 0.86, 1, true, 'down'], [280, 878, 0.84, 1, false, 'out'], [340, 868, 0.8, 1, true, 'up'], [660, 868, 0.8, -1, false, 'up'], [720, 878, 0.84, -1, true, 'out'], [784, 892, 0.86, -1, false, 'down']]);
  const flames = [[300, 470, 9, mix(p.a, '#c92f1c', 0.4)], [250, 390, 8, mix(p.b, p.a, 0.4)], [190, 300, 7, p.b], [120, 200, 5, '#fff0b0']] as const;
  s += circ(500, 780, 330, `fill="${c.rad([[0, glow, 0.75], [0.5, p.b, 0.3], [1, p.b, 0]])}"`);
  s += flames.map(([w, h, n, col]) => path(tongues(page, 500, fy, w, h, n), `fill="${col}"`)).join('');
  let logs = '';
  for (let i = 0; i < 13; i++) { const x = 360 + i * 23.5, lean = (500 - x) * 0.72; logs += `M${n1(x)} ${n1(fy + 26 - Math.abs(i - 6) * 2)}L${n1(x + lean)} ${n1(fy - 96 - (6 - Math.abs(i - 6)) * 9)}`; }
  s += path(logs, `stroke="${shade(mix('#4a2616', p.a, 0.15), -0.02)}" stroke-width="16" stroke-linecap="round"`) + path(logs, `stroke="${mix(p.b, p.a, 0.4)}" stroke-width="3.6" stroke-linecap="round" transform="translate(-3 -3)"`) + path(tongues(page, 500, fy + 20, 210, 110, 9), `fill="${mix(p.b, p.a, 0.25)}" opacity=".92"`) + path(tongues(page, 500, fy + 22, 150, 70, 7), 'fill="#fff0b0" opacity=".9"');
  let sparks = '', big = '';
  for (let i = 0; i < 120; i++) { const t = r.f(), x = 500 + r.g(0, 40 + t * 110), y = 700 - t * 440; if (i % 4) sparks += `M${n1(x)} ${n1(y)}h.1`; else big += `M${n1(x)} ${n1(y)}q4 -6 1 -12`; }
  s += path(sparks, `stroke="${glow}" stroke-width="4.4" stroke-linecap="round"`) + path(big, `stroke="${p.b}" stroke-width="4" stroke-linecap="round" fill="none"`);
  s += row([[196, 1052, 1.14, 1, false, 'out'], [272, 1072, 1.16, 1, true, 'up'], [350, 1084, 0.72, 1, false, 'up'], [650, 1084, 0.74, -1, true, 'up'], [728, 1072, 1.16, -1, false, 'out'], [806, 1052, 1.14, -1, true, 'down']]);
  return s;
}
