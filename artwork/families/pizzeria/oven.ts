import { circ, ell, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import { basil, CHEESE, pizza, type Room, SAUCE, type Table, tomato } from './pizza.ts';

const flame = (x: number, y: number, k: number, deg = 0) => g(path('M-60 0C-96 -80 -40 -120 -46 -200C0 -170 8 -130 4 -100C26 -124 30 -160 22 -190C72 -140 84 -60 52 0Z', 'fill="#e2581c"') + path('M-40 0C-62 -60 -20 -90 -22 -140C10 -112 10 -84 8 -64C24 -80 30 -100 28 -120C54 -86 58 -38 36 0Z', 'fill="#f6a02c"') + path('M-18 0C-30 -34 -6 -52 -6 -84C14 -66 14 -46 12 -34C24 -44 24 -56 24 -66C36 -44 34 -18 20 0Z', 'fill="#ffe08a"'), tf(x, y, deg, k));

/** The mouth of a brick oven, its fire at the back, and the next one on the peel. */
export function oven(t: Table): Room {
  const { c, r, p } = t, wall = p.a, cx = 500, cy = 880, R = 330;
  // glazed tiles, each a little different
  let tiles = rect(0, 0, 1000, 1400, `fill="${shade(wall, -0.09)}"`), shine = '';
  for (let row = 0; row < 17; row++) for (let k = -1; k < 8; k++) { const x = k * 142 + (row % 2 ? 71 : 0), y = row * 66; tiles += rect(x + 3, y + 3, 136, 60, `rx="5" fill="${shade(wall, r.f(-0.025, 0.03))}"`); shine += `M${x + 12} ${y + 12}h${n1(r.f(50, 104))}`; }
  c.add('ground', tiles + path(shine, `stroke="${shade(wall, 0.12)}" stroke-width="4" stroke-linecap="round" opacity=".55"`));
  // a plaster board for the words
  const board = mix(p.paper, '#fff8e6', 0.4);
  c.add('art', c.soft('M110 84H890V368H110Z', 0, 6, 14, p.ink, 0.4) + rect(110, 84, 780, 284, `rx="14" fill="${board}"`) + rect(126, 100, 748, 252, `rx="8" fill="none" stroke="${mix(SAUCE, p.e, 0.15)}" stroke-width="5"`));
  // chimney breast and two rings of bricks
  const mouth = `M${cx - R} ${cy + 130}V${cy}A${R} ${R} 0 0 1 ${cx + R} ${cy}V${cy + 130}Z`;
  const brick = mix('#b4623c', p.b, 0.12);
  let o = c.soft(`M${cx - R - 128} ${cy + 140}V${cy}A${R + 128} ${R + 128} 0 0 1 ${cx + R + 128} ${cy}V${cy + 140}Z`, 0, 4, 16, '#1a0f0a', 0.4) + path(`M${cx - R - 128} ${cy + 140}V${cy}A${R + 128} ${R + 128} 0 0 1 ${cx + R + 128} ${cy}V${cy + 140}Z`, `fill="${mix('#d9c3a4', p.paper, 0.3)}"`);
  const ring = (r0: number, r1: number, n: number) => { let q = ''; for (let i = 0; i < n; i++) { const a = Math.PI + ((i + 0.07) * Math.PI) / n, b = Math.PI + ((i + 0.93) * Math.PI) / n, [u, v, w, z] = [polar(cx, cy, r0, a), polar(cx, cy, r1, a), polar(cx, cy, r1, b), polar(cx, cy, r0, b)]; q += path(`M${n1(u[0])} ${n1(u[1])}L${n1(v[0])} ${n1(v[1])}A${r1} ${r1} 0 0 1 ${n1(w[0])} ${n1(w[1])}L${n1(z[0])} ${n1(z[1])}A${r0} ${r0} 0 0 0 ${n1(u[0])} ${n1(u[1])}Z`, `fill="${shade(brick, r.f(-0.05, 0.045), 0, r.f(-6, 6))}"`); } return q; };
  o += ring(R + 8, R + 62, 25) + ring(R + 69, R + 120, 29);
  for (const s of [-1, 1]) for (let k = 0; k < 3; k++) for (const [a, w] of [[8, 54], [69, 51]] as const) { const x = s < 0 ? cx - R - a - w : cx + R + a; o += rect(x, cy + 6 + k * 44, w, 38, `fill="${shade(brick, r.f(-0.05, 0.045), 0, r.f(-6, 6))}"`); }
  c.add('art', o);
  // inside: vault, embers, logs, fire
  let q = path(mouth, `fill="${c.rad([[0, '#ffb347'], [0.35, '#c9541c'], [0.75, '#4a1a0c'], [1, '#1c0a06']], 0.34, 0.72, 0.75)}"`);
  let joints = '';
  for (let i = 1; i < 6; i++) joints += `M${cx - R + i * 44} ${cy + 40}V${cy}A${R - i * 44} ${R - i * 44} 0 0 1 ${cx + R - i * 44} ${cy}V${cy + 40}`;
  q += path(joints, 'fill="none" stroke="#2a0f07" stroke-width="3" opacity=".45"') + path(`M${cx - R} ${cy + 34}Q${cx} ${cy - 4} ${cx + R} ${cy + 34}V${cy + 140}H${cx - R}Z`, `fill="${c.lin([[0, '#8d5a3a'], [1, '#d9a876']])}"`) + path(`M${cx - 220} ${cy + 20}L${cx - 250} ${cy + 130}M${cx - 60} ${cy + 12}L${cx - 70} ${cy + 130}M${cx + 90} ${cy + 12}L${cx + 110} ${cy + 130}M${cx + 230} ${cy + 22}L${cx + 280} ${cy + 130}M${cx - R} ${cy + 66}Q${cx} ${cy + 40} ${cx + R} ${cy + 66}`, 'fill="none" stroke="#7a4a2c" stroke-width="3" opacity=".6"');
  q += circ(cx - 170, cy - 60, 260, `fill="${c.rad([[0, '#ffd27a', 0.75], [1, '#ff8a2a', 0]])}"`) + flame(cx - 246, cy + 44, 0.9, -6) + flame(cx - 86, cy + 36, 0.84, 8) + flame(cx - 170, cy + 50, 1.4) + [[-276, 44, 12], [-120, 52, -9], [-196, 62, 3]].map(([x, y, d]) => g(rect(-74, -17, 148, 34, 'rx="15" fill="#4b2614"') + rect(-74, -17, 148, 11, 'rx="5" fill="#7c4322"') + ell(74, 0, 11, 17, 'fill="#d99a5b"') + ell(74, 0, 5, 8, 'fill="none" stroke="#8a5427" stroke-width="2.5"'), tf(cx + x!, cy + y!, d))).join('');
  // a pizza that is nearly done
  q += ell(cx + 176, cy + 62, 118, 30, 'fill="#2a0f07" opacity=".5"') + ell(cx + 176, cy + 54, 116, 29, 'fill="#d99a4f"') + ell(cx + 176, cy + 50, 98, 21, `fill="${SAUCE}"`) + [[-50, -4], [10, 6], [48, -6], [-14, -12], [-76, 4], [80, 2]].map(([x, y]) => ell(cx + 176 + x! * 0.95, cy + 50 + y!, 17, 6.5, `fill="${CHEESE}"`)).join('') + [[-30, 6], [30, -2]].map(([x, y]) => ell(cx + 176 + x!, cy + 50 + y!, 9, 4, 'fill="#4f8a3a"')).join('');
  c.add('art', g(q, `clip-path="${c.clip(path(mouth))}"`));
  // the shelf, what waits on it, and the peel
  const stone = mix('#e9dfcf', p.paper, 0.4), marble = c.lin([[0, shade(stone, 0.02)], [1, shade(stone, -0.08)]]);
  let s = path('M0 1012H1000V1400H0Z', `fill="${marble}"`) + path('M0 1012H1000V1026H0Z', `fill="${shade(stone, 0.05)}"`) + path('M40 1400C120 1260 60 1200 190 1100M190 1100C240 1060 230 1040 260 1026M760 1400C820 1320 900 1300 1000 1180M600 1400C640 1350 610 1330 660 1290', `fill="none" stroke="${shade(stone, -0.14)}" stroke-width="5" opacity=".35"`);
  const blade = 'M300 1210C290 1080 400 1044 500 1044C600 1044 710 1080 700 1210C694 1290 600 1312 548 1326L540 1420H460L452 1326C400 1312 306 1290 300 1210Z', wood = mix('#cf9d62', p.b, 0.1);
  s += c.soft(blade, 4, 12, 16, '#3a2412', 0.4) + path(blade, `fill="${wood}"`) + g(path('M360 1050C350 1150 380 1240 470 1330M440 1040C430 1140 450 1260 486 1420M560 1040C570 1140 550 1260 514 1420M640 1050C650 1150 620 1240 530 1330M500 1040V1420', `fill="none" stroke="${shade(wood, -0.07)}" stroke-width="5"`), `clip-path="${c.clip(path(blade))}"`);
  c.add('art', s + g(c.soft('M-300 0A300 300 0 1 0 300 0A300 300 0 1 0 -300 0Z', 0, 14, 26, '#3a2412', 0.5) + pizza(t, 0, 0, 300), 'transform="translate(500 1178) scale(.6 .4)"'));
  // flour, tomatoes, a pot of basil, a tin
  c.add('art', ell(210, 1270, 120, 22, `fill="${mix(stone, '#000000', 0.25)}" opacity=".35"`) + tomato(150, 1226, 58, -8) + tomato(250, 1246, 48, 14) + tomato(196, 1292, 40, 30)
    + ell(830, 1300, 110, 20, 'fill="#000000" opacity=".18"') + path('M756 1158H904L884 1296Q830 1312 776 1296Z', `fill="${mix('#bd6a42', p.b, 0.15)}"`) + path('M744 1138H916V1174H744Z', `fill="${mix('#cf7c52', p.b, 0.15)}"`) + path('M884 1174L868 1298Q880 1297 884 1296L904 1174Z', 'fill="#000" opacity=".14"') + [[-58, -6, -62], [-30, 0, -34], [0, 2, 4], [30, 0, 30], [58, -4, 58], [-44, -30, -44], [40, -34, 40], [-14, -44, -14], [16, -48, 16], [0, -76, 0], [-34, -66, -30], [32, -70, 30]].map(([x, y, d]) => basil(830 + x!, 1140 + y!, d!, 0.98)).join(''));
  return { box: [160, 130, 680, 150], ground: board, ink: mix('#a82c18', p.e, 0.2), face: 'lobster', max: 128, name: { y: 318, ground: board, ink: mix('#2c5f3a', p.ink, 0.2) } };
}
