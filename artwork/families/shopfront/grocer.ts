import { circ, ell, g, mix, n1, type P, path, rect, shade, smooth, tf } from '#artwork/engine.ts';
import { bicycle, flowerBox, painted, panel, type Room, type Street } from './street.ts';

/** A gable, a shop under it, and the hills behind, between two showers. */
export function grocer(s: Street): Room {
  const { c, p } = s, front = p.a, dark = p.ink, sky = mix(p.bg, '#cfe0e4', 0.45), lime = mix(p.paper, '#ffffff', 0.25);
  let o = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(sky, '#9fc0cf', 0.5)], [0.5, mix(sky, p.paper, 0.5)]])}"`);
  // a rainbow that begins behind the hill
  ['#c9573f', '#e39a45', '#ecd06a', '#7fa765', '#5f8fae', '#7b6aa0'].forEach((q, i) => { o += circ(450, 830, 590 - i * 15, `fill="none" stroke="${q}" stroke-width="15.5" opacity=".4"`); });
  for (const [x, y, k] of [[150, 150, 1], [800, 110, 1.2], [900, 260, 0.8]] as const) o += path(`M${x - 130 * k} ${y + 30}q${10 * k} ${-46 * k} ${70 * k} ${-40 * k}q${30 * k} ${-50 * k} ${84 * k} ${-18 * k}q${50 * k} ${-26 * k} ${72 * k} ${20 * k}q${44 * k} 0 ${44 * k} ${38 * k}Z`, `fill="${lime}" opacity=".92"`);
  const hill = (ps: P[], col: string) => painted(s, `${smooth(ps, false)}L1020 1200L-20 1200Z`, [0, 500, 1000, 600], col, 160, 'h', 60);
  o += hill([[-20, 690], [120, 590], [240, 560], [420, 660], [600, 640], [780, 540], [900, 590], [1020, 560]], mix('#8fa9a4', p.c, 0.25)) + hill([[-20, 800], [160, 720], [320, 760], [520, 740], [760, 690], [1020, 740]], mix('#7fa05f', p.c, 0.2)) + path('M60 780L140 880M140 742L190 900M40 840H300M800 700L780 860M900 716L930 900M740 800H1000', `stroke="${mix('#5d7a4c', p.c, 0.3)}" stroke-width="7" opacity=".8"`) + hill([[-20, 900], [200, 860], [500, 880], [800, 850], [1020, 880]], mix('#6a9350', p.c, 0.15));
  for (const [x, y] of [[70, 812], [112, 826], [890, 800], [936, 812], [852, 828]] as const) o += ell(x, y, 12, 8, `fill="${lime}"`) + circ(x + 11, y - 4, 4, 'fill="#2b2a28"');
  c.add('ground', o);
  // the gable
  const body = 'M180 1190V520L500 236L820 520V1190Z';
  let f = c.soft(body, 0, 8, 16, '#1d2420', 0.3) + painted(s, body, [180, 236, 640, 960], lime, 240, 'v', 80) + path('M500 212L846 520L826 544L500 254L174 544L154 520Z', `fill="${shade(mix('#59636b', p.e, 0.3), 0.02)}"`) + path('M500 254L826 544M500 254L174 544', `stroke="${front}" stroke-width="14"`) + rect(606, 214, 66, 120, `fill="${mix('#a35a3e', p.c, 0.2)}"`) + rect(598, 206, 82, 16, `fill="${mix('#7d4431', p.c, 0.2)}"`) + rect(622, 176, 14, 32, 'fill="#b8663f"') + rect(646, 180, 14, 28, 'fill="#b8663f"');
  f += path('M630 166C612 138 650 122 636 92C628 72 650 60 646 40', `fill="none" stroke="${lime}" stroke-width="13" stroke-linecap="round" opacity=".85"`);
  // one window upstairs, somebody's washing
  f += rect(424, 390, 152, 186, `fill="${front}"`) + rect(438, 404, 124, 158, `fill="${mix('#486270', p.e, 0.35)}"`) + path('M438 404H486Q478 480 448 540L438 548ZM562 404H514Q522 480 552 540L562 548Z', `fill="${p.paper}"`) + path('M438 482H562M500 404V562', `stroke="${lime}" stroke-width="7"`) + flowerBox(s, 430, 580, 140, shade(front, -0.06), [p.c, mix('#d8563c', p.b, 0.2)]);
  // the shop
  const board = shade(front, -0.05), gold = mix(p.b, '#ffe9b0', 0.35);
  f += rect(196, 646, 608, 172, `fill="${board}"`) + path('M208 658H792V806H208Z', `fill="none" stroke="${gold}" stroke-width="4"`) + rect(186, 632, 628, 18, `fill="${shade(front, 0.08)}"`) + rect(186, 816, 628, 16, `fill="${shade(front, 0.08)}"`) + rect(196, 832, 608, 358, `fill="${front}"`);
  c.add('art', f);
  const glass = mix('#35505a', p.e, 0.4);
  let w = rect(232, 858, 344, 214, `fill="${glass}"`) + path('M232 858H404L300 1072H232Z', 'fill="#ffffff" opacity=".08"');
  // loaves, tea, eggs, a cake under glass, a cat between
  const loaf = (x: number, y: number, k: number) => g(path('M-46 0Q-56 -40 -20 -46H20Q56 -40 46 0Z', 'fill="#c98b4a"') + path('M-26 -42q6 14 0 24M0 -45q6 14 0 26M26 -42q6 14 0 24', 'fill="none" stroke="#8f5727" stroke-width="6" stroke-linecap="round"'), tf(x, y, 0, k));
  const tin = (x: number, y: number, col: string) => rect(x, y - 50, 40, 50, `fill="${col}"`) + rect(x - 2, y - 56, 44, 9, `fill="${shade(col, -0.1)}"`) + rect(x + 6, y - 36, 28, 20, `fill="${p.paper}"`) + path(`M${x + 12} ${y - 26}q8 -8 16 0`, `fill="none" stroke="${col}" stroke-width="3"`);
  w += rect(232, 948, 344, 8, 'fill="#b98a57"') + [250, 296, 342].map((x, i) => tin(x, 948, [mix(p.c, '#3f7a5c', 0.3), mix('#c2563a', p.b, 0.15), mix(p.b, '#e6b85a', 0.4)][i]!)).join('') + tin(272, 892, mix('#365f86', p.e, 0.2)) + loaf(440, 948, 0.8) + loaf(524, 948, 0.86) + loaf(482, 912, 0.8);
  w += path('M250 1062q-6 -62 56 -64q62 2 56 64Z', 'fill="#ffffff" opacity=".3"') + path('M262 1062v-28q44 -14 88 0v28Z', 'fill="#e9c58f"') + path('M262 1036q44 -16 88 0q-8 14 -16 4q-8 14 -18 2q-10 14 -20 0q-8 12 -18 -2q-8 8 -16 -4Z', `fill="${p.paper}"`) + circ(306, 992, 7, `fill="${gold}"`) + rect(242, 1060, 128, 10, `fill="${p.paper}"`);
  w += g(path('M-28 0C-36 -36 -24 -56 -12 -66C-18 -82 -16 -92 -14 -100L-4 -90Q4 -92 12 -90L22 -100C24 -88 24 -80 18 -70C32 -56 34 -28 30 0Z', 'fill="#d9853e"') + path('M-8 -78h.1M12 -78h.1', 'stroke="#2b1a12" stroke-width="6" stroke-linecap="round"') + path('M-20 -30q10 6 20 0M-22 -16q12 6 24 0', 'fill="none" stroke="#a85a20" stroke-width="5"'), tf(436, 1070)) + [492, 518, 544].map((x) => ell(x, 1058, 12, 15, `fill="${shade(p.paper, -0.02)}"`)).join('') + path('M478 1058H560L552 1072H486Z', 'fill="#b98a57"');
  w += path('M232 858H576V1072H232Z', `fill="none" stroke="${shade(front, 0.1)}" stroke-width="11"`) + path('M346 858V1072M462 858V1072', `stroke="${shade(front, 0.08)}" stroke-width="6"`) + panel(232, 1086, 344, 90, front);
  // the door, half glass, propped open with a bag of meal
  w += rect(608, 852, 172, 338, `fill="${shade(front, 0.06)}"`) + rect(622, 866, 144, 324, `fill="${mix('#241a14', p.e, 0.4)}"`) + path('M766 866L700 884V1180L766 1190Z', `fill="${shade(front, 0.02)}"`) + path('M756 888L712 900V1020L756 1020ZM756 1044L712 1044V1160L756 1168Z', `fill="${shade(front, -0.1)}"`) + path('M756 888L712 900V1020L756 1020Z', `fill="${glass}"`) + circ(660, 930, 56, `fill="${c.rad([[0, gold, 0.8], [1, gold, 0]])}"`) + circ(660, 918, 12, 'fill="#fff6d8"') + path('M660 866V908', `stroke="${p.paper}" stroke-width="3"`);
  c.add('art', w);
  const awning: string[] = [];
  for (let i = 0; i < 12; i++) awning.push(path(`M${n1(216 + i * 32)} 832L${n1(196 + i * 35)} 906q17.5 22 35 0L${n1(248 + i * 32)} 832Z`, `fill="${i % 2 ? p.paper : p.c}"`));
  c.add('art', path('M216 832H600L616 912Q400 934 196 912Z', 'fill="#000" opacity=".25" transform="translate(0 10)"') + awning.join(''));
  // the street
  const road = mix('#a9a493', p.bg, 0.3);
  let y = painted(s, 'M0 1190H1000V1400H0Z', [0, 1190, 1000, 210], road, 130, 'h', 90) + rect(0, 1184, 1000, 16, `fill="${shade(road, -0.09)}"`) + ell(760, 1320, 130, 15, `fill="${mix(sky, '#a9c7d2', 0.5)}"`) + ell(180, 1300, 90, 9, `fill="${mix(sky, '#a9c7d2', 0.5)}"`);
  const crate = (x: number, fill: string) => fill + path(`M${x} 1130h104l-8 56h-88Z`, 'fill="#c39a63"') + path(`M${x + 2} 1148h100M${x + 5} 1168h94`, 'stroke="#8f6b3c" stroke-width="4"');
  const heap = (x: number, cols: readonly string[], q: number) => { let d = ''; for (let i = 0; i < 9; i++) d += circ(x + 14 + (i % 5) * 19 + (i > 4 ? 9 : 0), 1126 - (i > 4 ? 18 : 0), q, `fill="${cols[i % cols.length]}" stroke="${shade(cols[i % cols.length]!, -0.1)}" stroke-width="3"`); return d; };
  y += crate(210, heap(210, ['#7fa14e', '#93b45c'], 18)) + crate(326, heap(326, ['#b98a5a', '#a87848'], 14)) + crate(442, heap(442, ['#c9473a', '#d65a40'], 13));
  y += path('M820 1190C812 1150 826 1120 834 1112L866 1112C874 1120 888 1150 880 1190Z', 'fill="#d9c39a"') + path('M834 1112q-8 -14 4 -18q12 8 24 0q12 4 4 18Z', 'fill="#c9b084"') + path('M828 1150q22 8 44 0', 'fill="none" stroke="#9a7f50" stroke-width="4"');
  y += bicycle(s, 96, 1216, 0.86, p.c);
  y += g(path('M-36 0C-44 -10 -40 -30 -24 -36C-22 -52 -8 -58 2 -52C8 -46 8 -38 4 -34C18 -30 30 -38 40 -48C40 -22 26 -4 4 0Z', 'fill="#b5532f"') + path('M2 -52q4 -10 8 0q6 -6 6 4l-8 2Z', 'fill="#c9372c"') + path('M-22 -44l-14 6l14 4Z', 'fill="#e3a63c"') + circ(-12, -44, 3, 'fill="#1d1512"') + path('M-8 0v12M6 0v12', 'stroke="#e3a63c" stroke-width="4"'), tf(560, 1290, 0, 1.05)) + g(path('M-36 0C-44 -10 -40 -30 -24 -36C-22 -52 -8 -58 2 -52C8 -46 8 -38 4 -34C18 -30 30 -38 40 -48C40 -22 26 -4 4 0Z', `fill="${p.paper}"`) + path('M2 -52q4 -10 8 0q6 -6 6 4l-8 2Z', 'fill="#c9372c"') + path('M-22 -44l-14 6l14 4Z', 'fill="#e3a63c"') + circ(-12, -44, 3, 'fill="#1d1512"') + path('M-8 0v12M6 0v12', 'stroke="#e3a63c" stroke-width="4"'), 'transform="translate(650 1268) scale(-.85 .85)"');
  c.add('art', y);
  return { box: [228, 664, 544, 138], ground: board, ink: gold, gilt: true, below: { y: 1342, ground: road, ink: dark } };
}
