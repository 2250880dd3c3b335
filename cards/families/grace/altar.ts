import type { Room } from '#cards/families/lettering/in-a-room.ts';
import { mix, shade } from '#cards/render/colour.ts';
import type { Drawing } from '#cards/render/drawing.ts';
import { n1, polar, TAU } from '#cards/render/geometry.ts';
import type { Palette } from '#cards/render/palettes.ts';
import type { Rng } from '#cards/render/random.ts';
import { circ, ell, g, path, rect, tf } from '#cards/render/svg.ts';

export type Chapel = { c: Drawing; r: Rng; p: Palette };

/** a lily in flower, its stalk at the origin */
export function lily(x: number, y: number, deg: number, k: number, green: string, gold: string): string {
  const petal = (d: number, s: number, col: string) => g(path('M0 0C-34 -36 -36 -92 0 -132C36 -92 34 -36 0 0Z', `fill="${col}"`) + path('M0 -6Q-4 -64 0 -122', 'fill="none" stroke="#dfe3d2" stroke-width="4" stroke-linecap="round"'), `transform="rotate(${d}) scale(${s} 1)"`);
  return g(path('M0 0Q6 60 -6 120', `fill="none" stroke="${green}" stroke-width="9" stroke-linecap="round"`) + petal(-74, 0.9, '#eceee2') + petal(74, 0.9, '#eceee2') + petal(-40, 1, '#f6f7ef') + petal(40, 1, '#f6f7ef') + petal(0, 1.05, '#ffffff') + [-22, -8, 8, 22].map((d) => g(path('M0 0V-66', 'stroke="#d8dcae" stroke-width="4"') + ell(0, -70, 9, 4.5, `fill="${gold}"`), `transform="rotate(${d})"`)).join(''), tf(x, y, deg, k));
}

/** First communion: a gilded cup and the bread above it, wheat on one side, the vine on the other, on fine linen. */
export function cup({ c, r, p }: Chapel): Room {
  const wall = mix(p.paper, p.d, 0.32), gold = c.foil('gold'), X = 500, Y = 590;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, wall], [1, mix(wall, p.d, 0.35)]])}"`));
  // light goes out from the bread
  let rays = '', thin = '';
  for (let i = 0; i < 36; i++) { const a = (i * TAU) / 36, w = i % 2 ? 0.022 : 0.036, k = (i % 2 ? 420 : 520) * (1 - 0.46 * Math.max(0, -Math.sin(a))), u = polar(X, Y, 120, a - w), v = polar(X, Y, k, a), z = polar(X, Y, 120, a + w); rays += `M${n1(u[0])} ${n1(u[1])}L${n1(v[0])} ${n1(v[1])}L${n1(z[0])} ${n1(z[1])}Z`; const s = polar(X, Y, 150, a + TAU / 72), e = polar(X, Y, 330 * (1 - 0.4 * Math.max(0, -Math.sin(a))), a + TAU / 72); thin += `M${n1(s[0])} ${n1(s[1])}L${n1(e[0])} ${n1(e[1])}`; }
  c.add('art', circ(X, Y, 420, `fill="${c.rad([[0, '#fff6d8', 0.95], [0.5, '#fff0c4', 0.4], [1, '#fff0c4', 0]])}"`) + path(rays, `fill="${mix(p.b, wall, 0.4)}" opacity=".75"`) + path(thin, `stroke="${p.b}" stroke-width="2.5" opacity=".7"`) + c.soft(`M${X - 112} ${Y}a112 112 0 1 0 224 0a112 112 0 1 0 -224 0Z`, 0, 4, 10, p.ink, 0.14) + circ(X, Y, 112, 'fill="#fffdf3"') + circ(X, Y, 101, `fill="none" stroke="${mix(p.b, '#fffdf3', 0.35)}" stroke-width="4"`) + circ(X, Y, 112, `fill="none" stroke="${gold}" stroke-width="6"`) + path(`M${X} ${Y - 68}V${Y + 68}M${X - 46} ${Y - 18}H${X + 46}`, `stroke="${mix(p.b, '#fffdf3', 0.12)}" stroke-width="11" stroke-linecap="round"`));
  // wheat, leaning out to the left
  const ear = (x: number, y: number, deg: number, k: number) => { let q = path('M0 0Q-6 -160 0 -300', `fill="none" stroke="${mix('#c9a04a', p.b, 0.3)}" stroke-width="7"`); for (let i = 0; i < 8; i++) { const yy = -196 - i * 24; for (const s of [-1, 1]) q += g(path('M0 0C16 -10 22 -34 8 -52C-6 -36 -8 -14 0 0Z', `fill="${s > 0 ? '#dba94a' : '#e9c06a'}"`) + path('M8 -50L20 -98', 'stroke="#d9b866" stroke-width="2.5"'), `transform="translate(0 ${yy}) scale(${s} 1) rotate(16)"`); } q += path('M0 -386C12 -400 12 -424 0 -438C-12 -424 -12 -400 0 -386Z', 'fill="#e9c06a"') + path('M0 -436V-484', 'stroke="#d9b866" stroke-width="2.5"'); return g(q, tf(x, y, deg, k)); };
  const leafOf = (x: number, y: number, deg: number, k: number) => g(path('M0 0C-30 -14 -46 6 -74 -10C-72 -34 -96 -46 -92 -70C-66 -66 -62 -92 -42 -104C-30 -86 -4 -92 6 -112C22 -94 46 -98 60 -82C54 -58 72 -42 66 -22C44 -20 34 4 0 0Z', `fill="${mix('#6f9448', p.c, 0.25)}"`) + path('M0 0Q-16 -50 -42 -100M-6 -20L-70 -14M-12 -44L-88 -66M-4 -18L60 -28M-12 -40L6 -106M-8 -30L56 -78', `fill="none" stroke="${mix('#a7c078', p.c, 0.2)}" stroke-width="3.5" stroke-linecap="round"`), tf(x, y, deg, k));
  c.add('art', ear(420, 1090, -52, 1) + ear(430, 1090, -38, 1.08) + ear(420, 1096, -66, 0.9) + ear(440, 1090, -25, 1) + path('M392 1080Q300 1050 210 1100M396 1084Q310 1010 236 1000', `fill="none" stroke="${mix('#b9b05a', p.c, 0.2)}" stroke-width="11" stroke-linecap="round"`));
  // the vine, coming in from the right
  const grape = mix('#5c3a7e', p.a, 0.25), bunch = (x: number, y: number, k: number, deg: number) => { let q = ''; const rows = [5, 6, 5, 5, 4, 3, 2, 1]; rows.forEach((m, j) => { for (let i = 0; i < m; i++) { const gx = (i - (m - 1) / 2) * 40 + r.f(-4, 4), gy = j * 33 + r.f(-3, 3); q += circ(gx, gy, 24, `fill="${shade(grape, -0.06)}"`) + circ(gx - 1, gy - 2, 21, `fill="${shade(grape, r.f(-0.01, 0.05))}"`) + circ(gx - 7, gy - 8, 6, 'fill="#e9dcf6" opacity=".85"'); } }); return g(path('M0 -70Q10 -40 0 -10', 'fill="none" stroke="#7a5a34" stroke-width="9" stroke-linecap="round"') + q, tf(x, y, deg, k)); };
  c.add('art', path('M560 1092C640 1010 700 950 800 900C850 876 900 870 940 884M760 918C740 880 760 850 790 850C810 852 812 872 796 876', 'fill="none" stroke="#7a5a34" stroke-width="10" stroke-linecap="round"') + leafOf(690, 1000, 20, 0.92) + leafOf(852, 888, 30, 1.06) + leafOf(646, 1040, -60, 0.7) + bunch(770, 960, 0.94, -4) + leafOf(780, 950, -14, 0.86));
  // the cup
  const cupD = `M${X - 124} 700C${X - 120} 818 ${X - 78} 888 ${X - 26} 904V948C${X - 26} 962 ${X - 48} 968 ${X - 48} 984S${X - 26} 1006 ${X - 24} 1020C${X - 20} 1058 ${X - 70} 1080 ${X - 128} 1096V1112H${X + 128}V1096C${X + 70} 1080 ${X + 20} 1058 ${X + 24} 1020C${X + 26} 1006 ${X + 48} 1000 ${X + 48} 984S${X + 26} 962 ${X + 26} 948V904C${X + 78} 888 ${X + 120} 818 ${X + 124} 700Z`;
  const sheen = c.lin([[0, '#8f6420'], [0.16, '#dcae52'], [0.32, '#fff2c0'], [0.46, '#d9a645'], [0.68, '#b17f2c'], [0.86, '#f0cd7c'], [1, '#8a5f1e']], 376, 0, 624, 0, 'u');
  c.add('art', ell(X, 1114, 190, 18, `fill="${p.ink}" opacity=".16"`) + c.soft(cupD, 4, 8, 10, p.ink, 0.24) + path(cupD, `fill="${sheen}"`) + ell(X, 700, 124, 20, 'fill="#8a5f1e"') + ell(X, 702, 112, 15, 'fill="#5a1626"') + ell(X, 700, 124, 20, 'fill="none" stroke="#f6dc98" stroke-width="5"') + path(`M${X - 112} 764Q${X} 796 ${X + 112} 764M${X - 106} 786Q${X} 818 ${X + 106} 786`, 'fill="none" stroke="#8a5f1e" stroke-width="3.5"') + [-80, -40, 0, 40, 80].map((d) => g(path('M0 -13L11 0L0 13L-11 0Z', `fill="${d % 80 ? p.c : p.a}"`), tf(X + d, 792 - Math.abs(d) * 0.11))).join('') + path(`M${X - 92} 840Q${X - 60} 800 ${X - 30} 856Q${X} 800 ${X + 30} 856Q${X + 60} 800 ${X + 92} 840`, 'fill="none" stroke="#8a5f1e" stroke-width="3"') + ell(X, 984, 50, 24, `fill="${sheen}" stroke="#8a5f1e" stroke-width="2.5"`) + [-28, 0, 28].map((d) => circ(X + d, 984, 8, `fill="${d ? p.c : p.a}"`)).join('') + path(`M${X - 108} 1092Q${X} 1112 ${X + 108} 1092`, 'fill="none" stroke="#8a5f1e" stroke-width="3.5"'));
  c.add('art', lily(392, 1090, -40, 0.62, '#7d9a54', p.b) + lily(606, 1092, 36, 0.58, '#7d9a54', p.b));
  // linen, with its openwork
  const linen = '#fffefa';
  let cut = '', scallop = 'M-10 1104H1010V1290';
  for (let i = 0; i < 17; i++) { const x = 1000 - i * 60; scallop += `A30 34 0 0 1 ${x - 40} 1290`; if (i < 17) scallop += `H${x - 60}`; }
  scallop += 'H-10Z';
  for (let i = 0; i < 17; i++) { const x = 30 + i * 60 - 40; cut += [0, 1, 2, 3, 4].map((k) => { const e = polar(x + 30, 1288, 13, -TAU / 4 + (k * TAU) / 5); return circ(e[0], e[1], 5, `fill="${mix(wall, p.d, 0.6)}"`); }).join('') + circ(x + 30, 1288, 4, `fill="${mix(wall, p.d, 0.6)}"`); }
  c.add('art', rect(0, 1104, 1000, 296, `fill="${mix(p.d, p.a, 0.16)}"`) + c.soft(scallop, 0, 8, 10, p.ink, 0.18) + path(scallop, `fill="${linen}"`) + rect(0, 1104, 1000, 14, `fill="${shade(linen, -0.04)}"`) + path('M90 1118C110 1180 80 1230 96 1284M330 1118C316 1190 340 1230 330 1288M690 1118C706 1190 676 1240 690 1288M910 1118C890 1190 924 1240 908 1286', `fill="none" stroke="${shade(linen, -0.035)}" stroke-width="12" stroke-linecap="round"`) + cut + path('M-10 1246H1010', `stroke="${mix(wall, p.d, 0.5)}" stroke-width="5" stroke-dasharray="5 11"`) + path('M-10 1232H1010M-10 1260H1010', `stroke="${shade(linen, -0.06)}" stroke-width="2.5"`) + g(path('M0 -46V46M-34 -14H34', `stroke="${p.b}" stroke-width="9" stroke-linecap="round"`) + [45, 135, 225, 315].map((d) => path('M12 0H30', `stroke="${p.b}" stroke-width="4" stroke-linecap="round" transform="translate(0 -14) rotate(${d})"`)).join(''), tf(500, 1180)));
  return { box: [100, 66, 800, 234], ground: wall, ink: p.e, small: p.a, max: 118 };
}
