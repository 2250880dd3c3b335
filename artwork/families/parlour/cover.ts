import {
  at, bez, circ, Drawing, ell, g, type Input, lum, mix, n1, path, poisson, polar, pt, rect, ribbon, type Rng, rot,
  set, shade, TAU, tf, type Palette,
} from '#artwork/engine.ts';
import { glowOf, withContrast, roles, tone } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { hairs, sow } from '#artwork/marks/fur.ts';
import { fillA, ink, S } from '#artwork/outlines/silhouette.ts';

type Cat = { base: string; dark: string; belly: string; eye: string; pink: string; kind: 'tabby' | 'black' | 'tux' | 'calico' };
/** flat paint with the bristle showing */
const gou = (c: Drawing, r: Rng, s: string, col: string, o: { ang?: number; gap?: number; len?: number; dk?: number; lt?: number } = {}) => {
  const d = S(s), cp = c.clip(path(d)), an = o.ang ?? -0.5;
  const pts = sow(r, s, o.gap ?? 30);
  return fillA(d, col) + g(ink(hairs(r, pts, () => an, o.len ?? 44), shade(col, -0.06), 5, o.dk ?? 0.28)
    + ink(hairs(r, pts.filter(() => r.chance(0.5)), () => an, (o.len ?? 44) * 0.8), shade(col, 0.07), 4, o.lt ?? 0.3, 'transform="translate(12 8)"'), `clip-path="${cp}"`);
};
const catHead = (c: Drawing, r: Rng, x: number, y: number, s: number, k: Cat, mood: 'smug' | 'wide' | 'asleep' | 'look', deg = 0, gaze = 0) => {
  const hd = '-106,-150! -121,-72 -124,6 -96,70 -44,104 0,110 44,104 96,70 124,6 121,-72 106,-150! 78,-124 46,-94 0,-101 -46,-94 -78,-124', cp = c.clip(path(S(hd)));
  let o = gou(c, r, hd, k.base, { gap: 24, len: 26, ang: 1.2 }), m = '';
  if (k.kind === 'tabby') m += ['-8,-100 8,-100 5,-52 0,-40 -5,-52', '-38,-96 -22,-98 -20,-58 -26,-46 -32,-60', '38,-96 22,-98 20,-58 26,-46 32,-60',
    '-128,-10 -92,-4 -78,4 -94,10 -128,8', '-124,26 -92,22 -78,26 -92,36 -116,46', '128,-10 92,-4 78,4 94,10 128,8', '124,26 92,22 78,26 92,36 116,46'].map((q) => fillA(S(q), k.dark)).join('');
  if (k.kind === 'calico') m += fillA(S('-130,-160 -20,-110 -8,-40 -40,20 -100,30 -140,0'), k.dark) + fillA(S('130,-160 40,-110 30,-60 60,0 110,10 140,-20'), '#d98a3f');
  if (k.kind !== 'black') m += fillA(S(k.kind === 'tux' ? '0,-46 16,0 60,40 56,90 0,116 -56,90 -60,40 -16,0' : '0,22 34,28 62,54 46,96 0,114 -46,96 -62,54 -34,28'), k.belly);
  o += g(m, `clip-path="${cp}"`);
  for (const t of [-1, 1])
    o += g(fillA(S(`${t * 98},-128! ${t * 106},-92 ${t * 100},-70 ${t * 78},-72 ${t * 60},-86 ${t * 80},-110`), k.pink, 0.92)
      + ink(`M${t * 66} -80l${t * 14} -18M${t * 80} -72l${t * 11} -22`, k.belly, 3.5, 0.7), `clip-path="${cp}"`);
  for (const t of [-1, 1]) {
    const ex = t * 50;
    if (mood === 'asleep') o += ink(`M${ex - 24} 2Q${ex} 22 ${ex + 24} 2`, k.kind === 'black' || k.kind === 'tux' ? k.eye : shade(k.dark, -0.12), 6);
    else {
      const e = S(`${ex - 30},4 ${ex - 14},-17 ${ex + 12},-19 ${ex + 30},2! ${ex + 12},19 ${ex - 14},18`), ce = c.clip(path(e));
      o += fillA(e, k.eye) + g(ell(ex + gaze * 12, 0, mood === 'wide' ? 13 : 7.5, 19, 'fill="#1b1613"') + circ(ex + gaze * 12 + 5, -8, 4.4, 'fill="#fff"')
        + (mood === 'smug' ? fillA(`M${ex - 40} -34H${ex + 40}V-4Q${ex} -9 ${ex - 40} -4Z`, k.kind === 'calico' ? (t < 0 ? k.dark : k.base) : k.base) : ''),
        `clip-path="${ce}"`) + (mood === 'smug' ? ink(`M${ex - 29} -3Q${ex} -9 ${ex + 29} -3`, shade(k.dark, -0.14), 4.5)
          : ink(`M${ex - 30} 3Q${ex - 12} -21 ${ex + 10} -19Q${ex + 24} -16 ${ex + 31} 3`, shade(k.dark, -0.14), 4, 0.85));
    }
  }
  const mc = k.kind === 'black' ? shade(k.base, 0.32) : shade(k.dark, -0.16);
  o += fillA(S('-14,34 0,31 14,34 7,45 0,49 -7,45'), k.kind === 'black' ? shade(k.pink, -0.08) : k.pink)
    + ink('M0 49V58M0 58Q-14 76 -32 66M0 58Q14 76 32 66', mc, 3.4, 0.85)
    + ink('M-54 52Q-100 42 -146 48M-54 60Q-100 60 -144 74M54 52Q100 42 146 48M54 60Q100 60 144 74', k.kind === 'black' || k.kind === 'tux' ? k.belly : shade(k.dark, -0.1), 2.2, 0.75);
  return g(o, tf(x, y, deg, s));
};
const leafy = (x: number, y: number, L: number, W: number, deg: number, col: string, rib = true) => {
  const d = S(`0,0! ${-W * 0.9},${-L * 0.3} ${-W},${-L * 0.55} ${-W * 0.5},${-L * 0.86} 0,${-L}! ${W * 0.5},${-L * 0.86} ${W},${-L * 0.55} ${W * 0.9},${-L * 0.3}`);
  return g(fillA(d, col) + fillA(S(`0,0! ${W * 0.9},${-L * 0.3} ${W},${-L * 0.55} ${W * 0.5},${-L * 0.86} 0,${-L}!`), shade(col, -0.05))
    + (rib ? ink(`M0 0V${n1(-L * 0.94)}`
    + [0.28, 0.46, 0.64].map((t) => `M0 ${n1(-L * t)}L${n1(-W * 0.66)} ${n1(-L * (t + 0.14))}M0 ${n1(-L * t)}L${n1(W * 0.66)} ${n1(-L * (t + 0.14))}`)
    .join(''), shade(col, 0.13), 2, 0.8) : ''), tf(x, y, deg));
};
const pot = (c: Drawing, r: Rng, x: number, y: number, w: number, h: number, col: string,
  band: string) => gou(c, r, `${x - w / 2},${y - h}! ${x + w / 2},${y - h}! ${x + w * 0.36},${y}! ${x - w * 0.36},${y}!`, col, { gap: 26, len: 24, ang: 1.5 })
    + rect(x - w * 0.56, y - h - 6, w * 1.12, 24, `rx="4" fill="${shade(col, 0.04)}"`)
    + ink(Array.from({ length: 5 }, (_, i) => `M${n1(x - w * 0.36 + i * w * 0.18)} ${n1(y - h * 0.5)}l${n1(w * 0.045)} -14l${n1(w * 0.045)} 14`).join(''), band, 3.4, 0.9);
const plant = (c: Drawing, r: Rng, x: number, y: number, kind: number, col: string, potC: string, band: string, s = 1) => {
  let o = '';
  if (kind === 0) for (const [a, L] of [[-62, 150], [-40, 190], [-18, 232], [8, 250], [30, 214], [52, 168], [-5, 190], [70, 120]] as [number, number][])
    o += leafy(0, -92, L, 19, a, shade(col, r.f(-0.05, 0.06)), false) + g(ink(`M0 0V${-L * 0.9}`, shade(col, 0.14), 2.4, 0.9), tf(0, -92, a));
  else if (kind === 1) for (const [a, L, W, h] of [[-54, 120, 50, 60], [46, 126, 52, 76], [-24, 130, 54, 140], [26, 118, 48, 160], [2, 130, 52, 196]] as number[][]) {
    const e = rot([0, -h!], (a! * 0.42 * Math.PI) / 180);
    o += ink(`M0 -88Q${n1(e[0] * 0.2)} ${n1(-88 + e[1] * 0.6)} ${n1(e[0])} ${n1(-88 + e[1])}`, shade(col, -0.08), 6) + leafy(e[0], -88 + e[1], L!, W!, a!, shade(col, r.f(-0.05, 0.05)));
  }
  else for (let i = 0; i < 15; i++) {
    const a = -70 + i * 10, L = r.f(70, 120), e = polar(0, -96, r.f(50, 150), ((a - 90) * Math.PI) / 180);
    o += ink(`M0 -92Q${n1(e[0] * 0.3)} ${n1(e[1])} ${n1(e[0])} ${n1(e[1])}`, shade(col, -0.08), 3)
      + circ(e[0], e[1], L * 0.24, `fill="${shade(col, r.f(-0.06, 0.08))}"`) + ink(`M${n1(e[0])} ${n1(e[1])}l${n1(e[0] * 0.1)} ${n1(-L * 0.16)}`, shade(col, 0.16), 1.8, 0.7);
  }
  return g(o + pot(c, r, 0, 0, 118, 100, potC, band), tf(x, y, 0, s));
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; p: Palette; r: Rng;
  q: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  wallC: string; deep: string; cream: string; hot: string; warm: string; cool: string; green: string; wood: string;
  k: Cat;
};

function drawWindow({ c, p, r, q, wallC, deep, cream, hot, warm, green, wood, k }: Scene) {
  let a = '';
  const night = q.dark ? shade(p.bg, -0.06) : tone(q.cool, 0.4, 0.07), glowC = warm;
  a += rect(176, 372, 648, 548, `fill="${cream}"`) + rect(204, 400, 592, 500,
    `fill="${c.lin([[0, night], [0.6, mix(night, hot, 0.4)], [1, mix(warm, hot, 0.3)]])}"`) + circ(676, 500, 46, 'fill="#fff3d2"');
  let x = 204;
  while (x < 796) {
    const w = Math.min(r.f(54, 104), 796 - x), h = r.f(110, 250), col = mix(night, deep, r.f(0.3, 0.8));
    a += fillA(r.chance(0.5) ? `M${n1(x)} 900V${n1(900 - h)}L${n1(x + w / 2)} ${n1(900 - h - 44)}L${n1(x + w)} ${n1(900 - h)}V900Z` : `M${n1(x)} 900V${n1(900 - h)}H${n1(x + w)}V900Z`, col);
    for (let i = 0; i < 3; i++) for (let j = 0; j < 5; j++)
      if (r.chance(0.42) && 900 - h + 24 + j * 40 < 880) a += rect(x + 10 + i * (w - 26) / 2.4, 900 - h + 24 + j * 40, 12, 18, `fill="${glowC}" opacity=".85"`);
    x += w;
  }
  a += ink('M500 400V900M204 610H796', cream, 15) + ink('M191 386H809V908', shade(cream, -0.14), 3, 0.8);
  // curtains
  for (const t of [-1, 1]) {
    const X = (v: number) => 500 + t * v;
    a += gou(c, r, `${X(420)},330! ${X(250)},330! ${X(262)},520 ${X(300)},690 ${X(356)},760 ${X(372)},900 ${X(366)},1010! ${X(430)},1010!`, hot,
      { ang: 1.5, len: 60 }) + ink(`M${X(300)} 340Q${X(310)} 560 ${X(366)} 740M${X(350)} 340Q${X(356)} 540 ${X(384)} 740M${X(392)} 340V740M${X(392)} 780V1000`,
        shade(hot, -0.1), 4, 0.55) + ink(`M${X(340)} 746Q${X(390)} 776 ${X(432)} 756`, warm, 13);
  }
  a += rect(56, 318, 888, 16, `rx="8" fill="${wood}"`) + circ(56, 326, 17, `fill="${wood}"`) + circ(944, 326, 17, `fill="${wood}"`);
  a += gou(c, r, '120,904! 880,904! 880,946! 120,946!', cream, { ang: 0, len: 70 }) + rect(120, 946, 760, 8, `fill="${shade(wallC, -0.14)}" opacity=".6"`);
  a += plant(c, r, 226, 906, 0, green, hot === wallC ? warm : warm, cream, 0.86) + plant(c, r, 782, 906, 1, shade(green, 0.02), cream, hot, 0.86);
  const tail = ribbon(bez([590, 880], [700, 960], [650, 1090], [520, 1096], 26), (t) => 46 * (t < 0.8 ? 1 - t * 0.15 : 0.88 * Math.sqrt((1 - t) / 0.2)) + 0.5);
  const body = '500,640 556,650 606,706 638,800 634,872 606,908! 394,908! 366,872 362,800 394,706 444,650';
  a += fillA(tail, k.base) + gou(c, r, body, k.base, { ang: 1.5, len: 34, gap: 24 })
    + gou(c, r, '394,466! 380,546 380,600 414,652 460,676 500,680 540,676 586,652 620,600 620,546 606,466! 578,496 548,522 500,515 452,522 422,496', k.base, { ang: 1.4, len: 26, gap: 24 });
  a += ink('M408 500Q412 530 404 556M592 500Q588 530 596 556', shade(k.base, 0.12), 4, 0.6)
    + ink('M382 604L330 596M384 616L334 624M618 604L670 596M616 616L666 624', k.belly, 2.4, 0.7)
    + ink('M452 672Q500 692 548 672', shade(k.dark, -0.04), 5, 0.5)
    + ink('M430 900Q410 850 440 800M570 900Q590 850 560 800', shade(k.base, k.kind === 'black' || k.kind === 'tux' ? 0.12 : -0.12), 4, 0.7);
  if (k.kind === 'tabby') for (let i = 0; i < 5; i++) a += ink(`M${470 - i * 4} ${706 + i * 38}Q500 ${720 + i * 38} ${530 + i * 4} ${706 + i * 38}`, k.dark, 11 - i);
  if (k.kind === 'tux' || k.kind === 'tabby') a += fillA(ribbon(bez([590, 880], [700, 960], [650, 1090], [520, 1096], 26).slice(20), (t) => 40 * Math.sqrt(1 - t) + 1), k.belly);
  return a;
}

function drawBox({ c, r, cream, hot, cool, green, wood, k }: Scene) {
  let a = '';
  // skirting, floor, rug
  a += rect(0, 1010, 1000, 390, `fill="${wood}"`);
  for (let i = 0; i < 5; i++) a += ink(`M0 ${1010 + i * 80}H1000` + [0, 1, 2].map((j) => `M${(i * 173 + j * 390) % 1000} ${1010 + i * 80}v80`).join(''), shade(wood, -0.1), 3, 0.6);
  a += rect(0, 960, 1000, 52, `fill="${cream}"`) + rect(0, 1006, 1000, 6, `fill="${shade(cream, -0.18)}"`);
  a += ell(500, 1122, 452, 112, `fill="${cool}"`) + ell(500, 1122, 420, 98, `fill="none" stroke="${cream}" stroke-width="5" stroke-dasharray="20 14"`)
    + ell(500, 1122, 372, 82, `fill="${shade(cool, 0.06)}"`);
  a += plant(c, r, 148, 1074, 1, green, hot, cream, 1.5);
  a += ell(520, 1120, 320, 34, 'fill="#000" opacity=".18"');
  const kr = '#c9945a';
  a += fillA(ribbon(bez([690, 800], [850, 760], [830, 560], [770, 520], 26), (t) => 44 * (t < 0.88 ? 1 - t * 0.12 : (1 - t) * 7)), k.base) + (k.kind === 'tabby' ? [0.35, 0.5, 0.65, 0.8].map((t) => {
    const P0 = bez([690, 800], [850, 760], [830, 560], [770, 520], 40)[Math.round(t * 40)]!;
    return ell(P0[0], P0[1], 21, 7, `fill="${k.dark}" transform="rotate(${-20 - (t - 0.3) * 30} ${n1(P0[0])} ${n1(P0[1])})"`);
  }).join('') : '');
  a += fillA('M268 780L742 780L716 736H294Z', shade(kr, -0.2)) + gou(c, r, '360,800! 350,720 380,650 440,620 560,620 620,650 650,720 640,800!', k.base, { gap: 26, len: 30, ang: 1.4 });
  if (k.kind === 'tabby') a += ink('M372 700Q392 690 408 700M628 700Q608 690 592 700M366 740Q388 730 404 740M634 740Q612 730 596 740', k.dark, 11);
  a += fillA(S('440,690 500,720 560,690 580,800! 420,800!'), k.belly);
  a += catHead(c, r, 500, 590, 1.16, k, 'smug', 0);
  a += gou(c, r, '262,778! 738,778! 724,1120! 276,1120!', kr, { ang: 0.04, len: 70, gap: 40, dk: 0.16 })
    + gou(c, r, '262,778! 276,1120! 250,1100! 214,790!', shade(kr, -0.08), { ang: 1.5 }) + fillA(S('262,778! 214,790! 150,866! 208,872!'), shade(kr, 0.05))
    + fillA(S('738,778! 800,862! 852,826! 770,762!'), shade(kr, 0.03)) + ink('M262 778H738', shade(kr, 0.12), 5);
  for (const t of [-1, 1])
    a += gou(c, r, `${500 + t * 62},772 ${500 + t * 66},752 ${500 + t * 100},742 ${500 + t * 134},752 ${500 + t * 140},786 ${500 + t * 128},826 ${500 + t * 98},836 ${500 + t * 70},824`,
      k.kind === 'black' ? k.base : k.belly, { gap: 20, len: 16, ang: 1.5 }) + ink(`M${500 + t * 88} 834v-22M${500 + t * 110} 834v-22`, shade(k.dark, k.kind === 'black' ? 0.2 : 0), 3.4, 0.7);
  const st2 = '#8a5a2c';
  a += g(ink('M0 60V-20M-26 8L0 -24L26 8M70 60V-20M44 8L70 -24L96 8', st2, 9, 0.8) + ink('M-34 78H104', st2, 7, 0.8), tf(330, 950, 0, 0.86))
    + g(fillA(at(set('FRAGILE', 'bowlby-one', 52), 0, 0, 'm'), st2, 0.8) + rect(-150, -62, 300, 84, `fill="none" stroke="${st2}" stroke-width="6" opacity=".8" rx="4"`), tf(582, 1052, -4, 0.86));
  return a;
}

function drawVase({ c, r, deep, cream, hot, warm, cool, green, k }: Scene) {
  let a = '';
  // mantel
  a += gou(c, r, '0,908! 668,908! 668,958! 0,958!', cream, { ang: 0, len: 80 })
    + gou(c, r, '0,958! 610,958! 610,1000! 0,1000!', shade(cream, -0.06), { ang: 0, len: 80 }) + rect(0, 1000, 560, 400, `fill="${shade(cream, -0.02)}"`)
    + rect(80, 1060, 400, 340, `fill="${deep}"`) + ink('M60 1400V1040H500V1400', shade(cream, -0.14), 4) + rect(0, 958, 668, 5, `fill="${shade(cream, -0.2)}"`);
  a += fillA(S('280,1400! 220,1330 250,1260 262,1200! 310,1260 330,1230! 380,1320 350,1400!'), hot) + fillA(S('290,1400! 260,1350 290,1290! 330,1350 320,1400!'), warm);
  a += plant(c, r, 90, 908, 0, green, cool, cream, 0.98);
  // the cat: sitting side-on, face to us, one paw at work
  const body = '250,470 210,560 186,690 188,800 214,908! 470,908! 474,800 466,700 470,600 440,500 400,440';
  a += fillA(ribbon(bez([216, 892], [120, 960], [150, 1090], [246, 1080], 26), (t) => 42 * (t < 0.88 ? 1 - t * 0.15 : (1 - t) * 7)), k.base);
  a += gou(c, r, body, k.base, { ang: 1.5, len: 34, gap: 26 })
    + ink('M216 900Q190 800 270 740Q340 720 370 800Q376 860 350 908', shade(k.base, k.kind === 'black' || k.kind === 'tux' ? 0.13 : -0.12), 5, 0.8)
    + ink('M430 908Q424 800 420 720', shade(k.base, 0.13), 4, 0.7);
  a += gou(c, r, '392,560 460,566 540,612 604,646 642,650 664,672 656,704 626,714 576,700 500,678 420,654', k.base, { gap: 20, len: 24, ang: 0.5 })
    + ink('M640 656q10 16 4 30M624 662q8 14 4 32', shade(k.base, k.kind === 'black' || k.kind === 'tux' ? 0.24 : -0.14), 3, 0.8);
  if (k.kind === 'tux' || k.kind === 'tabby') a += fillA(S('340,540 400,540 424,640 404,720 360,660'), k.belly) + fillA(S('626,652 648,652 664,674 656,704 630,712 616,690'), k.belly);
  a += rect(300, 524, 120, 20, `rx="10" fill="${hot}" transform="rotate(4 360 534)"`) + circ(366, 556, 14, `fill="${warm}"`) + catHead(c, r, 352, 424, 1.0, k, 'look', -4, 0);
  // vase going over
  const V = '-58,-150! 58,-150! 46,-116 52,-92 96,-20 92,60 50,120! -50,120! -92,60 -96,-20 -52,-92 -46,-116';
  let fl = '';
  for (const [x, y, R, col] of [[-70, -260, 44, hot], [10, -300, 50, cream], [84, -250, 42, hot], [30, -214, 38, warm]] as [number, number, number, string][]) {
    fl += ink(`M${x * 0.2} -140Q${x * 0.5} -190 ${x} ${y}`, green, 6);
    fl += leafy(x * 0.4, -170, 62, 17, x * 0.9, green);
    fl += Array.from({ length: 8 }, (_, i) => {
      const e = polar(x, y, R * 0.62, (i * TAU) / 8);
      return circ(e[0], e[1], R * 0.38, `fill="${shade(col, i % 2 ? 0 : -0.04)}"`);
    }).join('') + circ(x, y, R * 0.42, `fill="${col === warm ? hot : warm}"`);
  }
  a += g(fl + gou(c, r, V, cool, { ang: 1.4, len: 30, gap: 26 }) + ink('M-92 10Q0 46 92 10M-94 34Q0 70 94 34', cream, 5, 0.9)
    + Array.from({ length: 7 }, (_, i) => circ(-72 + i * 24, 34 + Math.sin((i / 6) * Math.PI) * 22 - 22, 5, `fill="${cream}"`)).join('')
    + ink('M-62 -60Q-82 -10 -76 40', '#fff', 7, 0.35), tf(748, 764, 27, 0.94));
  a += ink('M616 800q18 54 62 84M590 812q20 74 80 112', deep, 5, 0.5);
  for (const [x, y, w] of [[800, 1060, 30], [716, 1108, -40], [876, 1150, 70]] as [number, number, number][]) a += g(Array.from({ length: 5 }, (_, i) => {
    const e = polar(0, 0, 13, (i * TAU) / 5);
    return circ(e[0], e[1], 11, `fill="${hot}" opacity=".9"`);
  }).join('') + circ(0, 0, 8, `fill="${warm}"`), tf(x, y, w, 0.9));
  return a;
}

function drawBook({ c, r, deep, cream, hot, warm, cool, wood, k }: Scene) {
  let a = '';
  // table, pile of books, lamp, cup
  a += circ(250, 560, 330, `fill="${glowOf(c, '#fff3c8', 0.75)}"`);
  a += rect(0, 1046, 1000, 354, `fill="${wood}"`) + ink('M0 1100H1000M0 1200H1000M0 1320H1000', shade(wood, -0.07), 4, 0.5) + rect(0, 1046, 1000, 12, `fill="${shade(wood, 0.07)}"`);
  a += ink('M196 1020V620', warm, 13) + ell(196, 1040, 84, 20, `fill="${shade(warm, -0.08)}"`)
    + gou(c, r, '120,440! 272,440! 330,640! 62,640!', hot, { ang: 1.5, len: 40 }) + ink('M62 640H330', shade(hot, -0.12), 6)
    + Array.from({ length: 7 }, (_, i) => circ(86 + i * 37, 620, 6, `fill="${warm}"`)).join('');
  const book = (x: number, y: number, w: number, h: number, col: string,
    t: number) => gou(c, r, `${x},${y}! ${x + w},${y}! ${x + w},${y + h}! ${x},${y + h}!`, col, { ang: 0, len: 60, gap: 34 })
      + rect(x + w - 16, y + 7, 18, h - 14, `fill="${cream}"`)
      + ink(`M${x + w - 16} ${y + h * 0.4}h16M${x + w - 16} ${y + h * 0.62}h16`, shade(cream, -0.2), 2)
      + ink(`M${x + 34} ${y + 4}v${h - 8}M${x + 46} ${y + 4}v${h - 8}`, warm === col ? deep : warm, 3.4, 0.9) + (t ? ink(`M${x + 100} ${y + h / 2}h${t}`, cream, 5, 0.8) : '');
  a += book(330, 974, 520, 72, cool, 190) + book(366, 914, 470, 60, warm, 0) + book(342, 850, 500, 64, hot, 220) + book(380, 798, 430, 52, deep, 120);
  // the loaf
  const loaf = '380,798! 352,740 356,660 410,596 500,568 600,566 700,590 780,650 812,730 802,798!';
  a += gou(c, r, loaf, k.base, { ang: 2.6, len: 36, gap: 26 });
  if (k.kind === 'tabby') a += g(ink('M440 580Q430 640 452 700M500 566Q486 630 508 690M400 640Q388 690 404 740M560 560Q550 600 560 640', k.dark, 14), `clip-path="${c.clip(path(S(loaf)))}"`);
  a += fillA(S('600,720 660,690 740,700 790,760 800,798! 600,798!'), k.belly, 0.95)
    + gou(c, r, '640,798! 636,770 660,752 700,756 716,780 712,798!', k.kind === 'black' ? k.base : k.belly, { gap: 20, len: 16 }) + ink('M664 796v-20M686 796v-20', shade(k.dark, 0.04), 3.4, 0.7);
  a += fillA(ribbon(bez([372, 770], [290, 800], [300, 900], [372, 930], 24), (t) => 44 * (t < 0.86 ? 1 - t * 0.12 : (1 - t) * 6.3)), k.base)
    + (k.kind === 'tabby' ? ink('M318 806l30 24M302 852l40 4M320 900l34 -14', k.dark, 11) : '');
  a += catHead(c, r, 684, 612, 1.02, k, 'asleep', 5);
  // cup with steam
  a += gou(c, r, '876,948! 968,948! 960,1020 940,1044 902,1044 884,1020', cream, { ang: 1.5, gap: 24, len: 24 })
    + ink('M966 966Q1004 970 990 1004Q978 1022 958 1012', cream, 11) + ell(922, 950, 45, 9, `fill="${shade(wood, -0.16)}"`)
    + ink('M904 920C890 890 920 872 906 836M938 924C924 894 952 872 940 846', cream, 7, 0.55) + ink('M884 986H962', hot, 6);
  return a;
}

export function drawParlour(inp: Input): Drawing {
  const c = new Drawing('parlour', inp), { p, r } = c, q = roles(p), m = inp.motif || 'window';
  const wallC = q.dark ? shade(p.bg, 0.035) : m === 'vase' ? tone(q.warm, 0.86, 0.085) : m === 'box' ? tone(q.cool2, 0.82, 0.05) : m === 'book' ? tone(q.hot, 0.84, 0.06) : tone(q.cool, 0.6, 0.06);
  const deep = q.dark ? shade(p.bg, -0.05) : tone(q.deep, 0.29, 0.04), cream = '#fbf2e0', hot = tone(q.hot, 0.6, 0.15), warm = tone(q.warm, 0.79, 0.12),
    cool = tone(q.cool, 0.48, 0.075), green = tone(mix(q.cool, '#4c7a4a', 0.6), 0.5, 0.08), wood = tone(mix('#a8703f', q.warm, 0.25), 0.58, 0.08);
  const CATS: Cat[] = [{ kind: 'tabby', base: '#e0944e', dark: '#b8622a', belly: '#fbeed8', eye: '#c7d18a', pink: '#e8a394' },
    { kind: 'black', base: '#2a262e', dark: '#17141a', belly: '#e9e2da', eye: '#ecc95c', pink: '#b98489' },
      { kind: 'tux', base: '#34323d', dark: '#201f28', belly: '#faf5ec', eye: '#b8d08b', pink: '#dd9c98' },
        { kind: 'tabby', base: '#9d9690', dark: '#5f5853', belly: '#f4efe6', eye: '#d8c466', pink: '#dba69c' },
          { kind: 'calico', base: '#faf1e2', dark: '#3a3230', belly: '#ffffff', eye: '#c9b45a', pink: '#e5a39a' }];
  const vn = ['ginger', 'black', 'tuxedo', 'grey', 'calico'].indexOf(inp.variant || '');
  const k = CATS[vn >= 0 ? vn : { window: 2, box: 0, vase: 1, book: 3 }[m] ?? 0]!;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wallC}"`));
  let st = '';
  for (const s of poisson(r, 0, 0, 1000, 1400, 58)) st += `M${pt(s)}q${n1(r.f(14, 30))} ${n1(r.f(-16, 6))} ${n1(r.f(40, 74))} ${n1(r.f(-14, 10))}`;
  c.add('texture', ink(st, shade(wallC, 0.05), 9, 0.22) + ink(st, shade(wallC, -0.04), 6, 0.16, 'transform="translate(20 26)"'));
  let a = '';
  const scene: Scene = { c, p, r, q, wallC, deep, cream, hot, warm, cool, green, wood, k };
  if (m === 'window') a += drawWindow(scene);
  else if (m === 'box') a += drawBox(scene);
  else if (m === 'vase') a += drawVase(scene);
  else a += drawBook(scene);
  c.add('art', a);
  const tc = withContrast(wallC, lum(wallC) > 0.62 ? deep : cream, 6), two = inp.name || inp.sub;
  const h = headline(inp.headline, 'young-serif', 500, { top: m === 'window' ? 104 : 112 }, 820, m === 'window' ? 84 : 96, 1.12, 'm',
    { H: m === 'window' ? 150 : m === 'vase' ? 128 : m === 'book' ? 190 : 180, n: 2 });
  c.add('type', fillA(h.d, tc));
  if (two) {
    const bot = m === 'window' ? wallC : m === 'vase' ? wallC : wood;
    if (m === 'vase') c.add('type', fillA(headline(two, 'young-serif', 788, { bottom: 1306 }, 330, 40, 1.24, 'm', { n: 3 }).d, withContrast(wallC, deep, 4.6)));
    else if (m === 'book' || m === 'box') { const tcb = withContrast(bot, lum(bot) > 0.62 ? deep : cream, 4.7); c.add('type', fillA(small(two, 'young-serif', 500, 1308, 760, 42), tcb)); }
    else c.add('type', fillA(small(two, 'young-serif', 500, 1270, 760, 46), tc));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
