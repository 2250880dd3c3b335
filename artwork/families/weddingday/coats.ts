import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { bez, circ, type Drawing, ell, g, mix, n1, path, rect, ribbon, shade, tf } from '#artwork/engine.ts';
import { bloom, confetti, foliage, touch } from './gouache.ts';

const RAIL = 486, FLOOR = 1186;

/** Two coats side by side in the hall, home from it, one with its arm about the other. */
export function drawCoats(c: Drawing): void {
  const { r, p, input } = c;
  const dark = isDark(p);
  const wall = dark ? shade(p.bg, 0.03) : mix(p.bg, p.d, 0.25), wood = mix(dark ? shade(p.bg, 0.12) : '#FFFBF2', p.paper, 0.4), shadow = mix(dark ? '#06070c' : p.e, '#2A2030', 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, 0.03)], [1, shade(wall, -0.05)]], 0, 0, 1, 0.6)}"`));
  // wallpaper: sprigs in a half-drop, not behind the words
  let leaf = '', bud = '';
  for (let j = 0, y = 40; y < FLOOR; y += 92, j++)
    for (let x = j % 2 ? 20 : 76; x < 1000; x += 112) {
      if (y > 70 && y < 440 && x > 90 && x < 910) continue;
      leaf += touch(x, y + 26, 44, 3, -Math.PI / 2) + touch(x, y + 10, 24, 8, -2.5) + touch(x, y + 4, 24, 8, -0.65);
      bud += `M${x - 9} ${y - 22}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z`;
    }
  c.add('texture', path(leaf, `fill="${shade(wall, dark ? 0.07 : -0.075)}"`) + path(bud, `fill="${mix(wall, p.a, 0.38)}"`));
  // skirting, floor, the light of a window that is out of sight
  let tiles = '';
  for (let j = 0; j < 3; j++) for (let i = -1; i < 11; i++) if ((i + j) % 2 === 0) { const y = FLOOR + 34 + j * 64 + j * j * 6, h = 64 + j * 12, k = 108 + j * 10, x0 = 500 + (i - 5) * k; tiles += `M${x0} ${y}h${k}l${(i - 4.5) * 6} ${h}h${-k - 10}Z`; }
  c.add('art', rect(0, FLOOR - 90, 1000, 124, `fill="${wood}"`) + rect(0, FLOOR - 92, 1000, 8, `fill="${shade(wood, 0.05)}"`) + rect(0, FLOOR - 70, 1000, 4, `fill="${shade(wood, -0.1)}"`) + rect(0, FLOOR + 34, 1000, 240, `fill="${mix('#F0E6D6', wall, 0.2)}"`) + path(tiles, `fill="${mix(p.e, '#4A4A5A', 0.3)}" fill-opacity=".8"`) + rect(0, FLOOR + 26, 1000, 12, `fill="${shadow}" fill-opacity=".35"`) +
    (dark ? '' : path('M-10 560L560 380V820L-10 1060Z', 'fill="#FFF2CC" fill-opacity=".3"')));
  c.add('art', rect(96, RAIL + 14, 820, 62, `rx="8" fill="${shadow}" fill-opacity=".22"`) + rect(90, RAIL, 820, 62, `rx="8" fill="${c.lin([[0, '#C08A58'], [1, '#9A6840']])}"`) + path(`M110 ${RAIL + 18}q200 8 380 0t390 4M110 ${RAIL + 42}q260 -8 420 0t350 -2`, 'fill="none" stroke="#7A4E2E" stroke-opacity=".45" stroke-width="2.4"'));
  const hooks = [160, 348, 622, 846];
  const navy = mix(p.e, '#26304E', 0.35), cream = mix(mix(p.d, p.a, 0.25), '#F3E3CB', 0.4);
  c.add('art', hat(hooks[0]!, p.a, shadow) + coat(c, hooks[2]!, cream, shadow, true) + coat(c, hooks[1]!, navy, shadow, false) + arm(c, navy, shadow) + drying(c, hooks[3]!, shadow) + hooks.map(hook).join(''));
  const bits = [p.a, '#FFFDF6', mix(p.a, '#FFE4D6', 0.5), p.d, p.b];
  c.add('art', confetti(r, 500, 220, 1270, 110, 80, bits, 11, 0.6) + confetti(r, 290, 46, 602, 44, 12, bits, 9, 0.8, 90) + confetti(r, 680, 46, 602, 44, 14, bits, 9, 0.8, 90));
  c.add('art', boots(286, 1, mix('#3F5F48', p.c, 0.3)) + boots(600, 0.84, mix(p.a, '#B8423A', 0.25)));
  const t = smallLines(input), ink = reads(wall, 5, dark ? p.ink : shade(p.e, -0.08), p.ink);
  const b = block(input.headline, 'gloock', 500, 780, t.length ? 220 : 300, 120, { cy: t.length ? 216 : 258 }, { lead: 1.1, lines: 3 });
  c.add('type', path(b.d, `fill="${ink}"`));
  if (t.length) c.add('type', path(block(t.join('|'), 'cormorant-garamond:600i', 500, 720, 92, 46, { top: b.bottom + 26 }, { lead: 1.14 }).d, `fill="${reads(wall, 4.6, p.a, ink)}"`));
}

function hook(x: number): string {
  return circ(x, RAIL + 26, 15, 'fill="#B98A3C"') + circ(x - 3, RAIL + 23, 6, 'fill="#F6E0A0"') + path(`M${x} ${RAIL + 34}v34q0 22 -20 20`, 'fill="none" stroke="#8A6428" stroke-width="10" stroke-linecap="round"') + path(`M${x - 2} ${RAIL + 36}v30`, 'stroke="#F0D084" stroke-width="3" stroke-linecap="round"') + circ(x - 20, RAIL + 88, 8, 'fill="#B98A3C"');
}

function coat(c: Drawing, x: number, col: string, shadow: string, belted: boolean): string {
  const { r, p } = c, dk = shade(col, -0.075), deep = shade(col, -0.14), lt = shade(col, 0.05), len = belted ? 540 : 586;
  const body = `M-38 14C-70 26 -112 44 -130 86C-140 240 -146 420 -152 ${len}Q-80 ${len + 30} 0 ${len + 12}Q80 ${len + 32} 152 ${len}C146 420 140 240 130 86C112 44 70 26 38 14Z`;
  const sleeve = (k: number) => `M${k * 128} 82C${k * 176} 140 ${k * 190} 300 ${k * 178} 424Q${k * 148} 440 ${k * 116} 426C${k * 118} 320 ${k * 112} 220 ${k * 98} 150Z`;
  let s = path(body, `fill="${shadow}" fill-opacity=".25" transform="translate(30 18)"`);
  if (belted) s += path(sleeve(1), `fill="${dk}"`);
  s += path(body, `fill="${c.lin([[0, lt], [0.35, col], [1, dk]], 0, 0, 1, 0.2)}"`) + path(sleeve(-1), `fill="${c.lin([[0, lt], [1, dk]], 0, 0, 1, 0)}"`) + path(`M-178 396Q-148 412 -116 398L-116 426Q-148 440 -178 424Z`, `fill="${deep}"`);
  // folds fall from the hook
  let fold = '';
  for (const [a, b, w] of [[-60, -104, 12], [-24, -40, 9], [40, 70, 12], [78, 118, 9]] as const) fold += `M${a} ${belted ? 330 : 210}Q${b - w} 420 ${b - w} ${len + 8}L${b + w} ${len + 10}Q${b + w * 0.5} 420 ${a} ${belted ? 330 : 210}Z`;
  s += path(fold, `fill="${deep}" fill-opacity=".5"`) + path(`M4 60Q8 320 2 ${len + 10}`, `fill="none" stroke="${deep}" stroke-width="4"`);
  // the lining shows at the neck; lapels
  s += path('M-40 16Q0 50 40 16Q20 70 0 96Q-20 70 -40 16Z', `fill="${mix(p.a, deep, belted ? 0.25 : 0.1)}"`) + path('M-14 20V2q14 -14 28 0v18', `fill="none" stroke="${deep}" stroke-width="6"`);
  const lapel = (k: number) => path(`M${k * 38} 12C${k * 66} 22 ${k * 74} 36 ${k * 84} 52L${k * 66} 96L${k * 92} 104Q${k * 60} 190 ${k * 4} 236Q${k * 2} 150 ${k * 26} 60Z`, `fill="${k < 0 ? lt : col}" stroke="${deep}" stroke-width="3"`);
  s += lapel(1) + lapel(-1);
  for (const y of belted ? [270, 400] : [264, 344, 424]) s += circ(belted ? 34 : 24, y, 9, `fill="${deep}"`) + circ(belted ? 32 : 22, y - 2, 4, `fill="${lt}"`) + (belted ? circ(-34, y, 9, `fill="${deep}"`) + circ(-36, y - 2, 4, `fill="${lt}"`) : '');
  for (const k of [-1, 1]) s += path(`M${k * 50} 388L${k * 112} 380L${k * 114} 410L${k * 50} 418Z`, `fill="${k < 0 ? lt : dk}" stroke="${deep}" stroke-width="3"`);
  if (belted) s += path('M-138 300Q0 332 138 300L140 336Q0 366 -140 336Z', `fill="${dk}" stroke="${deep}" stroke-width="3"`) + path('M-14 318l-30 150l26 8l18 -140ZM6 320l40 120l24 -8l-36 -116Z', `fill="${col}" stroke="${deep}" stroke-width="3"`) + rect(-24, 308, 44, 44, `rx="6" fill="none" stroke="${mix('#C9974A', p.b, 0.2)}" stroke-width="8"`);
  else s += foliage(r, -58, 134, 15, 17, 7, 26, ['#3F6B4C', '#7FA06B'], [-60, 60]) + bloom(r, -58, 128, 18, '#FFFDF4');
  return g(s, tf(x, RAIL + 72));
}

/** the dark coat's right sleeve, about the other's waist */
function arm(c: Drawing, col: string, shadow: string): string {
  const ps = bez([440, 660], [566, 700], [500, 912], [716, 886], 22), d = ribbon(ps, (t) => 82 - t * 16 + (t < 0.1 ? -10 : 0));
  return path(d, `fill="${shadow}" fill-opacity=".28" transform="translate(8 16)"`) + path(d, `fill="${c.lin([[0, shade(col, -0.03)], [1, shade(col, 0.04)]], 0, 0, 1, 0)}"`) + path('M512 716q22 28 22 56M534 786q14 22 14 44', `fill="none" stroke="${shade(col, -0.1)}" stroke-width="6" stroke-linecap="round"`) + path('M676 858L716 850L722 920L680 926Z', `fill="${shade(col, -0.08)}"`) + circ(694, 868, 6, `fill="${shade(col, 0.12)}"`);
}

function hat(x: number, band: string, shadow: string): string {
  const straw = '#E2C27E', y = RAIL + 130;
  return g(ell(16, 14, 98, 84, `fill="${shadow}" fill-opacity=".22"`) + ell(0, 0, 98, 84, `fill="${straw}"`) + ell(-3, -3, 90, 76, `fill="none" stroke="${shade(straw, -0.09)}" stroke-width="3"`) + ell(-2, -2, 74, 62, `fill="none" stroke="${shade(straw, -0.09)}" stroke-width="3"`) + ell(4, 4, 56, 48, `fill="${band}"`) + ell(0, 0, 50, 42, `fill="${shade(straw, 0.03)}"`) + ell(-2, -2, 34, 28, `fill="none" stroke="${shade(straw, -0.08)}" stroke-width="3"`) + ell(-3, -3, 16, 13, `fill="none" stroke="${shade(straw, -0.08)}" stroke-width="3"`), `transform="translate(${x} ${y}) rotate(-8)"`);
}

/** the bouquet, hung up by its stems to dry */
function drying(c: Drawing, x: number, shadow: string): string {
  const { r, p } = c, y = RAIL + 88, cols = [p.a, '#FFFDF4', mix(p.a, '#FFE4D6', 0.55), p.b];
  let stems = '', s = ell(x + 22, y + 214, 84, 72, `fill="${shadow}" fill-opacity=".2"`);
  for (let i = 0; i < 9; i++) stems += `M${n1(x - 22 + i * 5.5)} ${y}Q${x} ${y + 70} ${n1(x - 56 + i * 14)} ${y + 170}`;
  s += path(stems, 'fill="none" stroke="#5C8458" stroke-width="6" stroke-linecap="round"') + path(`M${x - 18} ${y + 50}h36v24h-36ZM${x + 4} ${y + 70}q26 50 8 118l-16 -8q10 -56 -4 -106ZM${x - 6} ${y + 70}q-30 40 -22 92l14 -6q-2 -44 18 -82Z`, 'fill="#FFFBF2"');
  s += foliage(r, x, y + 196, 86, 70, 60, 46, ['#3F6B4C', '#5E8A5E', '#9DB27A'], [x - 90, y + 100]);
  for (const [i, q] of [[-54, 172], [0, 160], [52, 176], [-62, 220], [-20, 206], [26, 214], [66, 218], [-30, 252], [20, 256]].entries()) s += bloom(r, x + q[0]!, y + q[1]!, r.f(26, 34), cols[i % 4]!);
  return s;
}

function boots(x: number, k: number, col: string): string {
  const one = (dx: number, dy: number, q: string) => g(path('M-34 -190Q0 -200 34 -190L30 -60Q34 -46 70 -38Q104 -30 104 -4V4H-34Q-40 -80 -34 -190Z', `fill="${q}"`) + path('M-20 -180Q-24 -80 -22 -20', `fill="none" stroke="${shade(q, 0.12)}" stroke-width="8" stroke-linecap="round"`) + ell(0, -190, 34, 9, `fill="${shade(q, -0.14)}"`) + path('M-36 0H106V12H66V6H4V14H-36Z', `fill="${shade(q, -0.16)}"`) + path('M-35 -160Q0 -150 33 -160', `fill="none" stroke="${shade(q, -0.1)}" stroke-width="5"`) + circ(20, -158, 6, 'fill="#D9B45C"'), tf(dx, dy));
  return g(ell(60, 8, 150, 16, 'fill="#1c1418" fill-opacity=".28"') + one(64, -14, shade(col, -0.05)) + one(0, 0, col), tf(x, 1322, 0, k));
}
