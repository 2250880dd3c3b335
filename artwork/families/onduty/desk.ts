import { blob, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import type { Room, Shift } from './nurse.ts';

const pencil = (x: number, y: number, deg: number, len: number, col: string) => g(path('M6 10h' + len + 'l40 12', 'stroke="#1c120a" stroke-width="26" opacity=".22" fill="none"') + rect(0, 0, len, 30, `fill="${col}"`) + rect(0, 0, len, 10, `fill="${shade(col, 0.09)}"`) + rect(0, 21, len, 9, `fill="${shade(col, -0.09)}"`) + rect(-28, 0, 28, 30, 'fill="#c3c8cc"') + path('M-22 0V30M-12 0V30', 'stroke="#8e959a" stroke-width="4"') + rect(-56, 1, 28, 28, 'rx="8" fill="#e79a94"') + path(`M${len} 0L${len + 54} 15L${len} 30Z`, 'fill="#ecd2a2"') + path(`M${len + 36} 10L${len + 54} 15L${len + 36} 20Z`, `fill="${shade(col, -0.2)}"`), tf(x, y, deg));

/** A teacher's desk from above: an exercise book, an apple, and pencil shavings. */
export function desk({ c, r, p }: Shift): Room {
  const wood = mix('#c98f56', p.d, 0.2);
  let o = rect(0, 0, 1000, 1400, `fill="${wood}"`), grain = '';
  for (let i = 0; i < 46; i++) { const y = r.f(0, 1400); grain += `M-10 ${n1(y)}C${n1(r.f(200, 400))} ${n1(y + r.f(-16, 16))} ${n1(r.f(600, 800))} ${n1(y + r.f(-16, 16))} 1010 ${n1(y + r.f(-12, 12))}`; }
  o += path(grain, `fill="none" stroke="${shade(wood, -0.06)}" stroke-width="4" opacity=".55"`);
  c.add('ground', o);
  // a ruler, a sheet of sums, marked
  c.add('art', g(c.soft('M0 0H360V460H0Z', 4, 8, 10, '#1c120a', 0.3) + rect(0, 0, 360, 460, 'fill="#fffef8"') + Array.from({ length: 10 }, (_, i) => rect(0, 50 + i * 40, 360, 2.5, `fill="${mix(p.a, '#ffffff', 0.65)}"`)).join('') + rect(48, 0, 3, 460, 'fill="#e79a94"') + path('M70 80h50M76 120h64M70 160h44M72 200h56', `stroke="${p.ink}" stroke-width="7" stroke-linecap="round" opacity=".7"`) + path('M190 74l12 16l26 -32M200 114l12 16l26 -32M186 154l12 16l26 -32', 'fill="none" stroke="#d23b34" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"'), tf(700, 40, 12)));
  const book = 'M130 250H862Q884 250 884 272V1188Q884 1210 862 1210H130Z';
  c.add('art', g(c.soft(book, 8, 14, 18, '#1c120a', 0.42) + path('M140 262H892V1222H140Z', 'fill="#f4eddc"') + path('M146 1214H884M146 1220H886', 'stroke="#cfc6b2" stroke-width="3"') + path(book, `fill="${p.e}"`), ''));
  // the marbled cover
  let a = '', b = '';
  for (let i = 0; i < 520; i++) { const x = r.f(220, 880), y = r.f(256, 1204), d = blob(r, x, y, r.f(5, 17), r.f(4, 12), 6, 0.4); if (i % 3) a += d; else b += d; }
  c.add('art', g(path(a, `fill="${mix(p.e, '#ffffff', 0.9)}"`) + path(b, `fill="${mix(p.e, '#ffffff', 0.55)}"`), `clip-path="${c.clip(path(book))}"`) + rect(130, 250, 92, 960, `fill="${p.a}"`) + rect(214, 250, 9, 960, `fill="${shade(p.a, -0.1)}"`) + path('M146 270V1190', `stroke="${shade(p.a, 0.09)}" stroke-width="5"`) + path('M862 250Q884 250 884 272V340L792 250ZM862 1210Q884 1210 884 1188V1120L792 1210Z', `fill="${p.a}"`));
  // the label
  const x = 290, y = 452, w = 528, h = 400;
  c.add('art', rect(x, y, w, h, `rx="26" fill="${p.paper}"`) + rect(x + 13, y + 13, w - 26, h - 26, `rx="18" fill="none" stroke="${p.a}" stroke-width="6"`) + rect(x + 25, y + 25, w - 50, h - 50, `rx="12" fill="none" stroke="${p.a}" stroke-width="2.5"`) + path(`M${x + 110} ${y + h - 52}H${x + w - 110}`, `stroke="${mix(p.a, p.paper, 0.5)}" stroke-width="3"`));
  // gold stars for good work
  c.add('art', [[330, 990, -8, 1], [452, 1048, 10, 0.84], [774, 334, 14, 0.9], [690, 1010, 6, 1.06], [820, 1090, -12, 0.8]].map(([sx, sy, d, k]) => g(path('M0 -50L14 -17L50 -15L23 8L32 44L0 24L-32 44L-23 8L-50 -15L-14 -17Z', `fill="#f1bd3a" stroke="#f1bd3a" stroke-width="7" stroke-linejoin="round"`) + path('M0 -50L0 24L32 44L23 8L50 -15L14 -17Z', 'fill="#fff3c0" opacity=".45"'), tf(sx!, sy!, d, k))).join(''));
  // an apple from above, with its leaf
  let specks = '';
  for (let i = 0; i < 60; i++) { const q = polar(0, 0, 118 * Math.sqrt(r.f(0.1, 0.9)), r.f(0, TAU)); specks += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  const apple = 'M0 -120C50 -146 128 -110 130 -20C132 70 70 128 0 122C-70 128 -132 70 -130 -20C-128 -110 -50 -146 0 -120Z', red = mix('#c9352b', p.c, 0.12);
  c.add('art', g(c.soft(apple, 12, 20, 16, '#1c120a', 0.42) + path(apple, `fill="${c.rad([[0, shade(red, 0.1)], [0.7, red], [1, shade(red, -0.12)]], 0.4, 0.38, 0.66)}"`) + path(specks, 'stroke="#ffd9a8" stroke-width="5" stroke-linecap="round" opacity=".65"') + path('M-44 -16Q0 -48 44 -16Q0 18 -44 -16Z', `fill="${shade(red, -0.17)}" opacity=".75"`) + path('M0 -14Q6 -70 34 -92', 'fill="none" stroke="#4b2e1a" stroke-width="13" stroke-linecap="round"') + path('M18 -64C50 -116 116 -118 138 -84C104 -44 56 -44 18 -64Z', 'fill="#5f9a3a"') + path('M24 -66Q80 -92 132 -84', 'fill="none" stroke="#3d6a24" stroke-width="5"') + path('M-96 -30Q-92 -76 -56 -92', 'fill="none" stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity=".7"'), tf(182, 1190, -8)));
  c.add('art', pencil(420, 1286, -7, 420, p.b) + pencil(40, 190, -24, 300, p.c));
  // shavings
  c.add('art', [[470, 140, 0.9, 10], [560, 196, 0.7, 80], [400, 216, 0.6, 200]].map(([sx, sy, k, d]) => g(path('M-40 0A40 40 0 1 1 30 28L12 12A20 20 0 1 0 -18 0Z', 'fill="#ecd2a2"') + path('M-40 0A40 40 0 1 1 30 28', `fill="none" stroke="${p.c}" stroke-width="7" stroke-dasharray="12 5"`), tf(sx!, sy!, d, k))).join(''));
  return { box: [x + 50, y + 56, w - 100, h - 120], ground: p.paper, ink: p.e, accent: p.a, max: 96 };
}
