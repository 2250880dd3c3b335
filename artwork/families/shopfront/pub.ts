import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { flowerBox, painted, panel, type Room, type Street } from './street.ts';

/** somebody indoors, from the waist: head, hair, shoulders, in one tone and one lit edge */
function person(x: number, y: number, k: number, coat: string, skin: string, hair: string, arms: string, lean = 0): string {
  return g(path('M-44 0C-46 -54 -34 -80 0 -82C34 -80 46 -54 44 0Z', `fill="${coat}"`) + circ(0, -108, 25, `fill="${skin}"`) + path('M-27 -106C-30 -142 30 -142 27 -104C18 -120 -10 -124 -27 -106Z', `fill="${hair}"`) + arms, tf(x, y, lean, k));
}

/** A full pub on a wet night, and a dog that waits outside. */
export function pub(s: Street): Room {
  const { c, r, p } = s, front = p.a, dark = mix(p.e, '#060a0c', 0.35), wall = mix('#34465a', p.e, 0.35), glow = mix(p.b, '#ffe9b0', 0.45), gold = mix(p.b, '#ffdf8a', 0.25);
  c.add('ground', painted(s, rectPath(0, 0, 1000, 1400), [0, 0, 1000, 1400], wall, 260));
  // upstairs: slates and three sashes, a musician at one of them
  let up = rect(0, 0, 1000, 40, `fill="${shade(dark, 0.03)}"`) + path('M0 40H1000', `stroke="${shade(wall, 0.1)}" stroke-width="6"`) + path('M20 8h60M110 20h60M210 10h60M320 22h60M430 8h60M540 20h60M650 10h60M760 22h60M870 8h60', `stroke="${shade(dark, 0.09)}" stroke-width="4"`);
  [[110, true], [420, false], [730, true]].forEach(([x, lit], i) => {
    const X = Number(x);
    up += rect(X - 14, 62, 188, 222, `fill="${mix(p.paper, wall, 0.45)}"`) + rect(X, 76, 160, 194, `fill="${lit ? c.lin([[0, glow], [1, p.b]]) : mix(wall, '#0b1420', 0.5)}"`);
    if (i === 0) up += person(X + 84, 272, 0.92, mix(p.c, dark, 0.5), mix('#b07a55', dark, 0.35), dark, path('M30 -60L74 -92M-30 -50L40 -84', `stroke="${mix(p.c, dark, 0.5)}" stroke-width="17" stroke-linecap="round"`) + path('M22 -98L80 -74', `stroke="${dark}" stroke-width="8"`) + path('M16 -84q24 -18 42 2q10 18 -10 22q-26 4 -32 -24Z', `fill="${mix('#8a4a22', dark, 0.3)}"`) + path('M-6 -34L84 -116', `stroke="${dark}" stroke-width="3"`));
    if (i === 2) up += path(`M${X} 76H${X + 52}Q${X + 44} 160 ${X + 8} 230L${X} 240ZM${X + 160} 76H${X + 108}Q${X + 116} 160 ${X + 152} 230L${X + 160} 240Z`, `fill="${mix(p.c, p.b, 0.3)}"`) + path(`M${X + 62} 270q-6 -40 18 -44q24 4 18 44Z`, `fill="${dark}"`) + path(`M${X + 80} 226q-18 -26 -10 -52M${X + 80} 226q2 -40 16 -58M${X + 80} 226q20 -14 26 -34`, `fill="none" stroke="#44683f" stroke-width="7" stroke-linecap="round"`);
    up += path(`M${X} 172H${X + 160}M${X + 80} 76V270`, `stroke="${mix(p.paper, wall, 0.35)}" stroke-width="8"`) + rect(X - 22, 278, 204, 14, `fill="${mix(p.paper, wall, 0.3)}"`);
  });
  c.add('art', up);
  // the shop front in painted timber
  let f = painted(s, rectPath(40, 340, 920, 900), [40, 340, 920, 900], front, 200, 'v', 120) + c.soft('M20 330H980V360H20Z', 0, 8, 12, '#04070a', 0.5) + path('M14 318H986L970 352H30Z', `fill="${shade(front, 0.06)}"`) + path('M14 318H986', `stroke="${gold}" stroke-width="5"`);
  let teeth = '';
  for (let x = 40; x < 960; x += 26) teeth += rectPath(x, 352, 14, 14);
  f += path(teeth, `fill="${shade(front, 0.09)}"`);
  const board = shade(front, -0.075);
  f += rect(120, 376, 760, 196, `fill="${board}"`) + path('M132 388H868V560H132Z', `fill="none" stroke="${gold}" stroke-width="4"`) + path('M132 388m0 26q26 0 26 -26M868 388m0 26q-26 0 -26 -26M132 560m0 -26q26 0 26 26M868 560m0 -26q-26 0 -26 26', `fill="none" stroke="${gold}" stroke-width="4"`);
  for (const x of [44, 886]) f += rect(x, 366, 70, 874, `fill="${shade(front, 0.03)}"`) + panel(x + 10, 590, 50, 560, front) + path(`M${x} 366h70v30h-70Z`, `fill="${shade(front, 0.09)}"`) + path(`M${x + 8} 556V406q27 -22 54 0V556q-27 22 -54 0Z`, `fill="${shade(front, -0.04)}"`) + path(`M${x + 35} 420c-16 18 -16 34 0 50c16 -16 16 -32 0 -50ZM${x + 35} 476c-16 18 -16 34 0 50c16 -16 16 -32 0 -50Z`, `fill="${gold}"`);
  f += rect(120, 584, 760, 14, `fill="${shade(front, 0.1)}"`);
  c.add('art', f);
  // windows, and the people inside
  const pane = (x: number, w: number, inside: string) => {
    const d = `M${x} 980V660Q${x} 622 ${x + 40} 622H${x + w - 40}Q${x + w} 622 ${x + w} 660V980Z`;
    return path(d, `fill="${c.lin([[0, mix(glow, '#fff6dc', 0.4)], [0.6, glow], [1, p.b]])}"`) + g(inside, `clip-path="${c.clip(path(d))}"`) + path(d, `fill="none" stroke="${shade(front, 0.09)}" stroke-width="13"`) + path(`M${x + w / 3} 626V976M${x + (2 * w) / 3} 626V976M${x} 740H${x + w}`, `stroke="${shade(front, 0.06)}" stroke-width="7"`) + rect(x - 14, 978, w + 28, 18, `fill="${shade(front, 0.1)}"`) + panel(x, 1010, w, 180, front);
  };
  const brown = mix('#5a3018', dark, 0.25), skins = ['#c98f66', '#8a5a3c', '#d9a684', '#a8714c'].map((q) => mix(q, p.b, 0.12)), shelf = rect(120, 690, 330, 8, `fill="${brown}"`) + [140, 168, 190, 222, 250, 274, 306, 336, 360, 392].map((x, i) => path(`M${x} 690v-${30 + (i % 3) * 8}q0 -8 4 -10v-10h7v10q4 2 4 10v${30 + (i % 3) * 8}Z`, `fill="${[p.a, p.c, brown, mix(p.b, p.c, 0.4)][i % 4]}"`)).join('');
  // fiddle, concertina, drum
  const players = person(196, 990, 1.15, mix(p.c, '#7a3326', 0.3), skins[0]!, '#4a2a18', path('M34 -50L72 -84', `stroke="${mix(p.c, '#7a3326', 0.3)}" stroke-width="17" stroke-linecap="round"`) + g(path('M-8 0C-10 -16 8 -22 14 -10C20 -16 26 -12 30 -8C46 -14 60 -4 54 8C48 18 34 14 28 8C22 14 14 12 8 6C0 12 -8 8 -8 0Z', 'fill="#8a3f18"') + path('M50 -2L98 -14', 'stroke="#2b1810" stroke-width="6"'), tf(14, -84, -14)) + path('M-14 -60L60 -128', 'stroke="#2b1810" stroke-width="3.6"') + path('M-36 -50Q-30 -20 0 -58', `fill="none" stroke="${mix(p.c, '#7a3326', 0.3)}" stroke-width="17" stroke-linecap="round"`))
    + person(316, 996, 1.08, mix('#3f5a76', p.e, 0.25), skins[1]!, '#1e1613', path('M-52 -34h104v34h-104Z', 'fill="none"') + path('M-62 -16l22 -28v56ZM62 -16l-22 -28v56Z', 'fill="#2b1810"') + path('M-40 -42h80v50h-80Z', `fill="${mix(p.paper, p.c, 0.25)}"`) + path('M-28 -42v50M-14 -42v50M0 -42v50M14 -42v50M28 -42v50', `stroke="${p.c}" stroke-width="5"`) + circ(-58, -16, 12, `fill="${skins[1]}"`) + circ(58, -16, 12, `fill="${skins[1]}"`), -3)
    + person(424, 1000, 1, mix(p.a, '#d7c7a0', 0.5), skins[2]!, '#a04c22', circ(-18, -30, 48, `fill="${mix(p.paper, '#e6cfa0', 0.5)}" stroke="#6b3d1e" stroke-width="8"`) + path('M30 -60L2 -24', 'stroke="#2b1810" stroke-width="7" stroke-linecap="round"'), 4);
  const talkers = person(640, 992, 1.1, mix(p.a, dark, 0.3), skins[3]!, '#d8d2c6', path('M34 -46L58 -74', `stroke="${mix(p.a, dark, 0.3)}" stroke-width="16" stroke-linecap="round"`) + path('M48 -112h26l-3 40h-20Z', 'fill="#2b1a12"') + path('M48 -112h26l-1 12h-24Z', 'fill="#f3e6c8"'), 4) + person(752, 994, 1.1, mix(p.b, '#a55a2a', 0.5), skins[2]!, '#7a3a1c', path('M-34 -44L-60 -70', `stroke="${mix(p.b, '#a55a2a', 0.5)}" stroke-width="16" stroke-linecap="round"`) + path('M-78 -92h34l-4 26h-26Z', `fill="${p.paper}"`) + path('M-44 -86q12 4 0 14', `fill="none" stroke="${p.paper}" stroke-width="4"`) + path('M-70 -98q-4 -10 2 -18M-58 -98q-4 -10 2 -18', `fill="none" stroke="#fff" stroke-width="3" opacity=".8"`), -5) + person(856, 1000, 0.96, mix('#4c4a70', p.e, 0.3), skins[0]!, '#26201c', '', 3);
  c.add('art', pane(134, 300, shelf + g(players, 'transform="translate(0 -62)"')) + pane(590, 276, g(shelf, 'transform="translate(450 0)"') + g(talkers, 'transform="translate(0 -62)"')));
  // the door, open a hand's breadth
  let door = rect(454, 606, 116, 634, `fill="${shade(front, 0.05)}"`) + rect(464, 690, 96, 550, `fill="${shade(front, -0.09)}"`) + path('M464 690H560V624Q512 600 464 624Z', `fill="${glow}"`) + path('M512 612V690M464 690L512 640L560 690', `stroke="${shade(front, 0.05)}" stroke-width="5" fill="none"`) + panel(474, 704, 76, 236, front) + rect(484, 716, 56, 212, `fill="${c.lin([[0, glow], [1, p.b]])}"`) + path('M512 716V928M484 820H540', `stroke="${shade(front, 0.02)}" stroke-width="5"`) + panel(474, 962, 76, 250, front) + circ(542, 952, 6.5, `fill="${gold}"`) + rect(444, 1236, 136, 18, 'fill="#7f8580"');
  c.add('art', door);
  // lamps on brackets
  let lamps = '';
  for (const x of [256, 744]) lamps += circ(x, 588, 120, `fill="${c.rad([[0, glow, 0.55], [1, glow, 0]])}"`);
  for (const x of [80, 920]) lamps += path(`M${x} 352v-40q0 -26 0 -26`, `stroke="${dark}" stroke-width="7"`) + circ(x, 250, 110, `fill="${c.rad([[0, glow, 0.75], [0.4, glow, 0.22], [1, glow, 0]])}"`) + path(`M${x - 24} 222h48l-9 62h-30Z`, `fill="${mix(glow, '#fffbe8', 0.5)}" stroke="${dark}" stroke-width="5"`) + path(`M${x - 28} 222h56l-28 -26Z`, `fill="${dark}"`);
  c.add('art', lamps + flowerBox(s, 136, 986, 296, dark, [p.c, mix(p.c, '#ff8f70', 0.4)]) + flowerBox(s, 592, 986, 272, dark, [p.paper, mix(p.b, p.paper, 0.4)]));
  // the pavement, wet
  const stone = mix('#56606a', p.e, 0.3);
  let road = rect(0, 1240, 1000, 160, `fill="${c.lin([[0, mix(stone, p.b, 0.22)], [0.35, stone], [1, shade(stone, -0.12)]])}"`) + path('M0 1262H1000M90 1240L60 1262M250 1240L236 1262M410 1240L404 1262M590 1240L598 1262M750 1240L766 1262M910 1240L940 1262', `stroke="${shade(stone, -0.1)}" stroke-width="3"`) + rect(0, 1262, 1000, 12, `fill="${shade(stone, 0.08)}"`);
  for (const [x, w] of [[284, 260], [728, 240], [512, 84]] as const) for (let i = 0; i < 4; i++) { const k = w * (1 - i / 8) * r.f(0.4, 0.9), y = 1284 + i * 13; road += path(`M${n1(x - k / 2 + r.f(-12, 12))} ${y}h${n1(k)}`, `stroke="${glow}" stroke-width="${n1(7 - i * 0.5)}" stroke-linecap="round" opacity="${n1(0.7 - i * 0.06)}"`); }
  c.add('art', road);
  // the waiting dog
  c.add('art', ell(646, 1254, 52, 9, 'fill="#05080a" opacity=".45"') + g(path('M-40 0C-44 -46 -30 -74 -6 -84C-10 -102 -2 -118 14 -122L12 -136L26 -124C40 -124 52 -116 60 -108C68 -106 68 -98 60 -96C52 -92 44 -90 40 -84C44 -60 40 -40 36 -30L40 0H24L20 -22L10 0H-10C-2 -16 -4 -26 -12 -28C-18 -14 -24 -6 -26 0Z', 'fill="#241d1a"') + path('M36 -86C42 -64 36 -40 30 -28C22 -44 20 -70 26 -86Z', `fill="${p.paper}"`) + circ(36, -112, 3.4, `fill="${p.paper}"`) + path('M-38 -6C-62 -8 -66 -28 -60 -42', 'fill="none" stroke="#241d1a" stroke-width="9" stroke-linecap="round"'), tf(640, 1254, 0, 0.98)));
  let rain = '', far = '';
  for (let i = 0; i < 150; i++) { const x = r.f(0, 1040), y = r.f(-20, 1330), d = `M${n1(x)} ${n1(y)}l${n1(-8)} ${n1(r.f(30, 52))}`; if ((y > 350 && y < 580 && x > 110 && x < 890) || y > 1270) continue; if (i % 2) rain += d; else far += d; }
  let splash = '';
  for (let i = 0; i < 34; i++) { const x = r.f(20, 980), y = r.f(1284, 1322); splash += `M${n1(x - 8)} ${n1(y - 6)}q8 9 16 0`; }
  c.add('ornament', path(far, 'stroke="#dbe8f0" stroke-width="2" stroke-linecap="round" opacity=".4"') + path(rain, 'stroke="#eef5f8" stroke-width="2.6" stroke-linecap="round" opacity=".5"') + path(splash, 'fill="none" stroke="#eef5f8" stroke-width="2.4" stroke-linecap="round" opacity=".6"'));
  return { box: [160, 400, 680, 150], ground: board, ink: gold, gilt: true, below: { y: 1344, ground: shade(stone, -0.1), ink: p.paper } };
}
