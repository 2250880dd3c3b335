import {
  bez, circ, Drawing, ell, g, type Input, mix, n1, type P, path, polar, pt, qbez, rect, ribbon, type Rng, shade,
  smooth, TAU, tf, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { strokeLeaf } from '#artwork/marks/brush.ts';
import { cob, roundFruit, squash } from '#artwork/subjects/produce.ts';

const wheatEar = (x: number, y: number, ang: number, len: number, cols: [string, string, string], r: Rng, awn = 1) => {
  const [dk, md, lt] = cols, n = 9, w = len * 0.12;
  let a = '', b = '', cc = '', h = '';
  for (let i = 0; i < n; i++) {
    const yy = -(i / n) * len, k = 1 - Math.max(0, (i - 5) / 9), L = len * 0.22 * k;
    for (const s of [-1, 1]) {
      const x1 = s * w * 1.25 * k, y1 = yy - L * 0.9,
        d = `M0 ${n1(yy)}C${n1(s * w * 1.5 * k)} ${n1(yy - L * 0.1)} ${n1(s * w * 1.7 * k)} ${n1(yy - L * 0.62)} ${n1(x1 * 0.8)} ${n1(y1)}C${n1(s * w * 0.3)} ${n1(yy - L * 0.7)} ${n1(s * 1)} ${n1(yy - L * 0.3)} 0 ${n1(yy)}Z`;
      if (s > 0) b += d; else cc += d;
      if (awn) a += `M${n1(x1 * 0.8)} ${n1(y1)}Q${n1(s * w * 1.9)} ${n1(y1 - len * 0.3)} ${n1(s * w * (2.2 + r.f(0, 0.9)))} ${n1(y1 - len * r.f(0.42, 0.62))}`;
      h += `M${n1(s * w * 0.5 * k)} ${n1(yy - L * 0.22)}Q${n1(s * w * 0.95 * k)} ${n1(yy - L * 0.4)} ${n1(s * w * 0.8 * k)} ${n1(yy - L * 0.72)}`;
    }
  }
  const tip = `M0 ${n1(-len * 0.86)}C${n1(-w)} ${n1(-len)} ${n1(-w * 0.5)} ${n1(-len * 1.14)} 0 ${n1(-len * 1.2)}C${n1(w * 0.5)} ${n1(-len * 1.14)} ${n1(w)} ${n1(-len)} 0 ${n1(-len * 0.86)}Z`;
  return g(path(a, `fill="none" stroke="${md}" stroke-width="1.7" stroke-opacity=".9"`) + path(b, `fill="${dk}"`) + path(cc, `fill="${md}"`)
    + path(tip, `fill="${md}"`) + path(h, `fill="none" stroke="${lt}" stroke-width="2.2" stroke-linecap="round"`), tf(x, y, ang));
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; m: string; base: string; lit: string; gold: string; wc: [string, string, string];
  nut: (x: number, y: number, S: number, a: number) => string; apple: string; pear: string;
  stem: (y: number, x?: number) => string;
};

function table({ c, r, p, base, lit }: Scene, y: number, cloth: boolean) {
  const wood = mix('#4a2c18', p.bg, isDark(p) ? 0.16 : 0.04);
  let s = rect(0, y - 66, 1000, 76, `fill="${c.lin([[0, shade(wood, 0.02)], [0.4, shade(wood, 0.12)], [1, shade(wood, -0.08)]], 0, 0, 1, 0.08)}"`)
    + rect(0, y + 8, 1000, 1400 - y, `fill="${c.lin([[0, shade(wood, -0.03)], [0.12, shade(wood, -0.12)], [1, shade(base, -0.09)]])}"`)
    + rect(0, y + 4, 1000, 7, `fill="${mix(wood, lit, 0.4)}" fill-opacity=".55"`);
  let gr = '';
  for (let i = 0; i < 26; i++) { const yy = y - 62 + r.f(0, 68), x = r.f(-100, 900); gr += `M${n1(x)} ${n1(yy)}q${n1(r.f(60, 160))} ${n1(r.f(-4, 4))} ${n1(r.f(160, 360))} 0`; }
  s += path(gr, `fill="none" stroke="#1c0e06" stroke-width="2" stroke-opacity=".4"`);
  if (cloth) {
    const cl = `M-20 ${y - 40}C120 ${y - 66} 320 ${y - 60} 452 ${y - 34}C500 ${y - 14} 520 ${y + 8} 530 ${y + 44}C548 ${y + 92} 512 ${y + 118} 486 ${y + 156}C420 ${y + 112} 372 ${y + 122} 300 ${y + 140}C200 ${y + 156} 90 ${y + 112} -20 ${y + 136}Z`;
    const lin = mix('#e9dcc2', p.paper, 0.3);
    s += path(cl, `fill="${c.lin([[0, lin], [0.42, mix(lin, '#a88f6c', 0.4)], [1, mix(lin, '#2a1a10', 0.72)]], 0.1, 0, 0.62, 1)}"`);
    let f = '', f2 = '';
    for (const [a, b, w] of [[20, -4, 34], [104, 84, 46], [196, 190, 30], [272, 280, 44], [360, 356, 36], [446, 452, 40]] as const) {
      const q = bez([a, y - 6], [a + 8, y + 40], [b, y + 80], [b + 8, y + 170], 12);
      f += path(ribbon(q, (t) => 2 + w * Math.pow(t, 0.8)), `fill="${c.lin([[0, '#2c1a0e', 0], [0.5, '#2c1a0e', 0.42], [1, '#2c1a0e', 0]], 0, 0, 1, 0)}"`);
      f2 += path(ribbon(q.map(([x, yy]) => [x + w * 0.62, yy] as P), (t) => 1 + w * 0.5 * Math.pow(t, 0.9)),
        `fill="${c.lin([[0, '#fff6e0', 0], [0.5, '#fff6e0', 0.4], [1, '#fff6e0', 0]], 0, 0, 1, 0)}"`);
    }
    s += g(f + f2 + path(`M-20 ${y + 116}C90 ${y + 92} 200 ${y + 136} 300 ${y + 120}C372 ${y + 102} 420 ${y + 92} 490 ${y + 136}`,
      `fill="none" stroke="${p.a}" stroke-width="6" stroke-opacity=".75"`)
        + path(`M-20 ${y - 2}C120 ${y - 26} 320 ${y - 20} 462 ${y + 6}`, 'fill="none" stroke="#fff6e0" stroke-width="5" stroke-opacity=".3"'), `clip-path="${c.clip(path(cl))}"`);
  }
  c.add('art', s);
}

function sheaf({ r, gold, wc }: Scene, x: number, y: number, n: number, spread: number, len: number, lean: number) {
  let st = '', ears = '';
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? (i / (n - 1)) * 2 - 1 : 0, a = lean + t * spread + r.f(-3, 3), L = len * r.f(0.86, 1.06),
      e = polar(x, y, L, ((a - 90) * Math.PI) / 180), b: P = [x - t * 26 * 1.2, y + len * 0.42];
    st += `M${pt(b)}Q${n1(x)} ${n1(y - L * 0.2)} ${pt(e)}`;
    ears += wheatEar(e[0], e[1], a + t * 10, r.f(120, 150), wc, r);
  }
  return path(st, `fill="none" stroke="${shade(gold, -0.24)}" stroke-width="7"`) + path(st, `fill="none" stroke="${shade(gold, -0.03)}" stroke-width="3.4"`) + ears;
}

function drawSquash(scene: Scene) {
  const { c, r, p, lit, nut, apple, pear, stem } = scene;
  table(scene, 1060, true);
  c.add('art', sheaf(scene, 236, 870, 8, 21, 250, -15));
  c.add('art', g(squash(c, r, 150, 128, mix('#5c7a5c', p.c, 0.4), '#8a7448', lit, 9), tf(778, 900)));
  c.add('art', g(squash(c, r, 270, 216, mix(p.a, '#d9702a', 0.6), '#7d7a44', lit, 11), tf(462, 840)));
  c.add('art', g(roundFruit(c, r, 96, mix('#c79a3a', p.b, 0.3), mix(p.a, '#a8421f', 0.4), lit, pear, stem(-144)), tf(770, 1004, 12, 0.86))
    + g(roundFruit(c, r, 96, mix('#9c2f22', p.a, 0.3), '#c9742c', lit, apple, stem(-66)), tf(196, 1012, -6, 0.74)) + nut(900, 1046, 1, 14)
    + nut(326, 1062, 1.05, -22) + nut(398, 1074, 0.9, 40) + nut(604, 1066, 0.86, 8));
}

function drawCorn({ c, r, p, lit, headTop, headH, nameY }: Scene & { headTop: number; headH: number; nameY: number }) {
  const kern = [mix('#8e2320', p.a, 0.25), '#d99a2e', '#3b2238', '#e8cf9a', '#5e1a20'], husk = mix('#cdb27a', p.d, 0.25);
  const nx = 500, ny = 246;
  // nail, cord, the cast shadow on the plaster
  const cobs = (dx: number, dy: number,
    sh: boolean) => ([[-104, 17, 520, 70, 0.42], [110, -18, 490, 66, 0.1],
      [2, 1, 560, 75, 0.28]] as [number, number, number, number, number][]).map(([x, a, L, w, bias],
        i) => g(sh ? path(`M${-w} 0C${-w * 1.1} ${L * 0.6} ${-w * 0.6} ${L} 0 ${L}C${w * 0.6} ${L} ${w * 1.1} ${L * 0.6} ${w} 0C${w * 2} -60 ${w * 1.8} -${L * 0.4} 0 -${L * 0.5}C${-w * 1.8} -${L * 0.4} ${-w * 2} -60 ${-w} 0Z`,
          'fill="#050201" fill-opacity=".3"') : cob(c, r, L, w, [kern[i === 1 ? 1 : i === 2 ? 0 : 2]!, ...kern], husk, lit, bias), tf(nx + x + dx, ny + 258 + dy + (i === 2 ? 30 : 0), a))).join('');
  c.add('art', g(cobs(58, 40, true) + cobs(40, 26, true), ''));
  c.add('art', cobs(0, 0, false));
  c.add('art', path(`M${nx} ${ny - 52}C${nx - 26} ${ny - 20} ${nx - 34} ${ny + 10} ${nx - 18} ${ny + 34}M${nx} ${ny - 52}C${nx + 22} ${ny - 14} ${nx + 30} ${ny + 10} ${nx + 18} ${ny + 34}`,
    'fill="none" stroke="#7a5b34" stroke-width="8"') + path(`M${nx} ${ny - 52}C${nx - 26} ${ny - 20} ${nx - 34} ${ny + 10} ${nx - 18} ${ny + 34}`,
      'fill="none" stroke="#c9a468" stroke-width="3" stroke-dasharray="7 5"')
        + [0, 1, 2, 3].map((i) =>
        path(`M${nx - 72} ${ny + 22 + i * 13}Q${nx} ${ny + 50 + i * 13} ${nx + 72} ${ny + 20 + i * 13}`,
          `fill="none" stroke="${i % 2 ? '#b08a52' : '#8a683a'}" stroke-width="11"`)
            + path(`M${nx - 70} ${ny + 20 + i * 13}Q${nx} ${ny + 48 + i * 13} ${nx + 70} ${ny + 18 + i * 13}`, 'fill="none" stroke="#e2c58c" stroke-width="3" stroke-dasharray="6 6"')).join('') + g(
    path('M-4 6C-26 60 -30 120 -62 176L-34 166L-16 188C4 126 12 64 8 8ZM4 6C22 56 40 104 74 150L46 150L38 176C8 116 -6 60 -6 8Z',
      `fill="${shade(p.a, -0.1)}"`) + path('M0 0C-50 -62 -124 -58 -118 -8C-114 44 -46 34 0 0ZM0 0C50 -62 124 -58 118 -8C114 44 46 34 0 0Z',
        `fill="${c.lin([[0, shade(p.a, 0.06)], [1, shade(p.a, -0.12)]])}"`)
          + path('M-26 -4C-52 -24 -84 -28 -100 -12C-92 14 -58 12 -26 -4ZM26 -4C52 -24 84 -28 100 -12C92 14 58 12 26 -4Z', `fill="${shade(p.a, -0.18)}"`)
          + ell(0, 0, 21, 24, `fill="${p.a}"`) + path('M-6 -16Q-12 0 -6 16', `stroke="${shade(p.a, 0.14)}" stroke-width="5" fill="none" stroke-linecap="round"`),
    tf(nx, ny + 62, -3, 0.92),
  ) + circ(nx + 6, ny - 48, 15, 'fill="#000" fill-opacity=".4"') + circ(nx, ny - 56, 13, `fill="${c.rad([[0, '#d9cdb8'], [0.4, '#6f675b'], [1, '#1d1a17']], 0.35, 0.3, 0.8)}"`));
  headTop = 1098; headH = 150; nameY = 1290;
  return { headTop, headH, nameY };
}

function drawStillLife(scene: Scene) {
  const { c, r, p, m, lit, wc, nut, apple, pear, stem } = scene;
  table(scene, 1070, m !== 'bread');
  if (m === 'bread') {
    // stoneware jug, a round loaf on a board, wheat
    c.add('art', sheaf(scene, 770, 860, 9, 20, 240, 12));
    const jug = 'M-84 -226C-96 -186 -150 -150 -156 -60C-160 40 -120 116 -92 150H92C120 116 160 40 156 -60C150 -150 96 -186 84 -226C92 -246 96 -268 92 -292H-92C-112 -284 -126 -284 -138 -296C-122 -262 -100 -246 -84 -226Z',
      jc = mix('#8a8f96', p.d, 0.25);
    let j = ell(40, 150, 190, 34, `fill="${c.rad([[0.2, '#050302', 0.75], [1, '#050302', 0]])}"`)
      + path('M118 -220C212 -230 236 -110 140 -26', `fill="none" stroke="${shade(jc, -0.3)}" stroke-width="36" stroke-linecap="round"`)
      + path('M116 -226C204 -236 228 -116 138 -36', `fill="none" stroke="${shade(jc, -0.12)}" stroke-width="20" stroke-linecap="round"`);
    j += path(jug, `fill="${c.lin([[0, shade(jc, -0.12)], [0.24, mix(jc, lit, 0.5)], [0.5, jc], [0.8, shade(jc, -0.3)], [1, shade(jc, -0.44)]], 0, 0.1, 1, 0.3)}"`);
    const jc2 = mix('#2c4a86', p.e, 0.3), jcl = c.clip(path(jug));
    let deco = path('M-170 -176H170M-170 -156H170M-170 84H170M-170 104H170', `stroke="${jc2}" stroke-width="9" fill="none"`);
    for (const s of [-1, 1])
      deco += strokeLeaf([0, 60], [s * 70, 40], [s * 92, -40], 30, jc2, shade(jc2, 0.1))
        + strokeLeaf([0, 20], [s * 50, -10], [s * 60, -100], 26, jc2, shade(jc2, 0.1)) + path(`M0 70C${s * 40} 60 ${s * 110} 50 ${s * 128} 0`, `stroke="${jc2}" stroke-width="5" fill="none"`);
    deco += strokeLeaf([0, 70], [6, 0], [0, -120], 34, jc2, shade(jc2, 0.1)) + [-104, -72, -40, -8, 24, 56, 88].map((x) => circ(x + 8, -166, 5, `fill="${jc2}"`)).join('');
    j += g(deco, `clip-path="${jcl}" opacity=".86"`)
      + g(rect(-170, -310, 340, 470, `fill="${c.lin([[0.5, '#0a0604', 0], [0.76, '#0a0604', 0.45], [1, '#070402', 0.86]], 0, 0.1, 1, 0.3)}"`)
      + path('M-112 -110C-126 -60 -124 0 -112 40', `fill="none" stroke="${lit}" stroke-width="17" stroke-opacity=".55" stroke-linecap="round"`),
      `clip-path="${jcl}"`) + ell(-2, -292, 92, 13, `fill="${shade(jc, -0.36)}"`) + path('M-94 -292C-60 -276 60 -276 90 -292', `fill="none" stroke="${mix(jc, lit, 0.6)}" stroke-width="5"`);
    c.add('art', g(j, tf(262, 884, 0, 0.98)));
    const board = mix('#7a4f2a', p.b, 0.1);
    c.add('art', ell(600, 1074, 330, 26, 'fill="#050302" fill-opacity=".6"')
      + path('M286 1036C420 1020 760 1020 890 1038L928 1046C936 1060 930 1070 916 1072L884 1070C740 1084 420 1082 296 1070C280 1062 278 1046 286 1036Z',
      `fill="${c.lin([[0, mix(board, lit, 0.3)], [0.5, board], [1, shade(board, -0.2)]], 0, 0, 1, 0)}"`)
        + path('M292 1052C420 1066 760 1066 892 1052', `fill="none" stroke="${shade(board, -0.22)}" stroke-width="4"`));
    const loaf = 'M-262 62C-284 -20 -214 -132 -100 -160C-20 -180 80 -178 150 -146C236 -106 280 -20 258 60C240 108 -240 110 -262 62Z', lc = '#a8662c';
    let l = path(loaf, `fill="${c.rad([[0, '#e9b467'], [0.34, lc], [0.72, '#6a3414'], [1, '#2a1006']], 0.32, 0.26, 0.82)}"`);
    const lcl = c.clip(path(loaf));
    let sc = '', fl = '';
    for (const [x, k] of [[-150, -0.2], [-52, -0.06], [52, 0.06], [152, 0.2]] as [number, number][])
      sc += path(`M${x - 16} ${-120 + Math.abs(k) * 200}C${x + 34} -60 ${x + 20} 0 ${x + 8} 46C${x - 40} 10 ${x - 44} -70 ${x - 16} ${-120 + Math.abs(k) * 200}Z`,
        `fill="${c.lin([[0, '#f3d9a4'], [0.5, '#d9a25c'], [1, '#8a4c20']], 0, 0, 1, 0.3)}"`)
          + path(`M${x - 16} ${-120 + Math.abs(k) * 200}C${x + 34} -60 ${x + 20} 0 ${x + 8} 46`, 'fill="none" stroke="#4a210c" stroke-width="7" stroke-opacity=".75" stroke-linecap="round"');
    for (let i = 0; i < 240; i++) { const a = r.f(0, TAU), q = Math.sqrt(r.f()); fl += circ(Math.cos(a) * q * 250, -40 + Math.sin(a) * q * 120, r.f(0.8, 3.2)); }
    l += g(sc + g(fl, 'fill="#fff4dc" fill-opacity=".3"')
      + rect(-290, -190, 580, 320, `fill="${c.lin([[0.45, '#0c0502', 0], [0.8, '#0c0502', 0.5], [1, '#080301', 0.86]], 0.1, 0, 1, 0.8)}"`), `clip-path="${lcl}"`);
    c.add('art', g(l, tf(620, 968, 0, 0.92)));
    c.add('art', g(roundFruit(c, r, 96, mix('#9c2f22', p.a, 0.3), '#c9742c', lit, apple, stem(-66)), tf(182, 1034, -6, 0.6)) + nut(470, 1092, 0.85, 20) + wheatEar(330, 1104, 66, 130, wc, r));
  } else {
    // a dish of pears and grapes beside a lit candle
    const cx = 776, brass = '#c08a3a';
    c.add('art', circ(cx, 520, 460, `fill="${c.rad([[0, '#ffd88a', 0.62], [0.22, '#ffc769', 0.22], [1, '#ffb84d', 0]])}"`));
    let cd = ell(cx + 10, 1064, 150, 24, 'fill="#050302" fill-opacity=".6"')
      + path(`M${cx - 118} 1040C${cx - 100} 1072 ${cx + 100} 1072 ${cx + 118} 1040C${cx + 60} 1024 ${cx - 60} 1024 ${cx - 118} 1040Z`,
      `fill="${c.lin([[0, shade(brass, -0.1)], [0.3, mix(brass, lit, 0.6)], [0.6, brass], [1, shade(brass, -0.36)]], 0, 0, 1, 0)}"`);
    cd += path(`M${cx - 60} 1034C${cx - 40} 1000 ${cx - 16} 1000 ${cx - 18} 960C${cx - 44} 944 ${cx - 44} 916 ${cx - 18} 902C${cx - 12} 870 ${cx
      - 34} 858 ${cx - 40} 834H${cx + 40}C${cx + 34} 858 ${cx + 12} 870 ${cx + 18} 902C${cx + 44} 916 ${cx + 44} 944 ${cx + 18} 960C${cx + 16} 1000 ${cx + 40} 1000 ${cx + 60} 1034Z`,
      `fill="${c.lin([[0, shade(brass, -0.2)], [0.3, mix(brass, lit, 0.7)], [0.55, brass], [1, shade(brass, -0.4)]], 0, 0, 1, 0)}"`) + ell(cx, 834, 62, 13, `fill="${mix(brass, lit, 0.4)}"`);
    cd += rect(cx - 25, 612, 50, 222, `fill="${c.lin([[0, '#fff1c8'], [0.3, '#fdf3dc'], [1, '#b08a5a']], 0, 0, 1, 0)}"`)
      + path(`M${cx - 25} 612C${cx - 16} 600 ${cx + 16} 600 ${cx + 25} 612C${cx + 24} 640 ${cx + 16} 628 ${cx + 14} 660C${cx + 10} 690 ${cx
      + 4} 640 ${cx - 4} 634C${cx - 14} 628 ${cx - 22} 640 ${cx - 25} 612Z`,
      'fill="#fffbe8"') + path(`M${cx} 606q3 -12 -2 -22`, 'stroke="#3a2312" stroke-width="4" fill="none"')
        + path(`M${cx} 594C${cx - 26} 574 ${cx - 18} 540 ${cx} 492C${cx + 20} 540 ${cx + 26} 574 ${cx} 594Z`,
        `fill="${c.lin([[0, '#ffc45c'], [0.5, '#ffe9a6'], [1, '#ff9a36']])}"`) + path(`M${cx} 592C${cx - 13} 578 ${cx - 9} 556 ${cx} 528C${cx + 10} 556 ${cx + 13} 578 ${cx} 592Z`, 'fill="#fffdf0"');
    c.add('art', cd, 'flicker');
    const pew = '#9aa0a3';
    c.add('art', ell(400, 1078, 300, 26, 'fill="#050302" fill-opacity=".6"')
      + path('M100 1012C140 1090 660 1090 700 1012Z',
      `fill="${c.lin([[0, shade(pew, -0.22)], [0.4, shade(pew, -0.1)], [0.78, mix(pew, lit, 0.5)], [1, shade(pew, -0.2)]], 0, 0, 1, 0)}"`)
        + ell(400, 1012, 300, 32, `fill="${c.lin([[0, shade(pew, -0.16)], [0.6, pew], [0.9, mix(pew, lit, 0.6)], [1, pew]], 0, 0, 1, 0)}"`) + ell(400, 1014, 268, 23, `fill="${shade(pew, -0.3)}"`));
    const P1 = mix('#c79a3a', p.b, 0.3), P2 = mix('#8d8a3a', p.c, 0.3), bl = mix(p.a, '#a8421f', 0.4);
    const flip = (s: string, x: number, y: number, a: number, S: number) => g(s, tf(x, y, a, -S, S));
    c.add('art', flip(roundFruit(c, r, 96, P2, bl, lit, pear, stem(-144)), 248, 900, -10, 1.16)
      + flip(roundFruit(c, r, 96, P1, bl, lit, pear, stem(-144)), 410, 862, 6, 1.3) + flip(roundFruit(c, r, 96, mix('#9c2f22', p.a, 0.3), '#d0702c', lit, apple, stem(-66)), 566, 926, 8, 1.02));
    let gp = '';
    const gc = mix('#4a2148', p.e, 0.25);
    for (const [x, y] of [[470, 960], [500, 1000], [440, 1000], [412, 966], [474, 1030], [380, 1004], [356, 970], [416, 1034], [330, 1010], [446, 1066],
      [390, 1060], [300, 980], [528, 1038], [360, 1042]] as [number, number][])
        gp += circ(x, y, 33, `fill="${c.rad([[0, mix(gc, '#e9b6c8', 0.7)], [0.32, shade(gc, 0.1)], [0.75, shade(gc, -0.06)], [1, shade(gc, -0.18)]], 0.66, 0.3, 0.75)}"`)
          + ell(x + 11, y - 12, 5, 8, `fill="${lit}" fill-opacity=".75" transform="rotate(-30 ${x + 11} ${y - 12})"`);
    c.add('art', gp + nut(600, 1094, 0.9, -10) + nut(664, 1080, 0.8, 30));
  }
}

export function drawHarvest(inp: Input): Drawing {
  const c = new Drawing('harvest', inp), { r, p } = c;
  const m = inp.motif || 'squash', base = isDark(p) ? mix(p.bg, '#140c08', 0.35) : mix(p.e, '#130b07', 0.62);
  const lit = '#ffe9b4', gold = mix(p.b, '#d79a3a', 0.72), wall = mix(base, '#5a4028', 0.22);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, mix(wall, '#b08a55', 0.36)], [0.5, wall], [1, shade(base, -0.05)]], 0.28, 0.34, 0.86)}"`));
  // the plaster's brushwork
  let br = '', br2 = '';
  for (let i = 0; i < 240; i++) {
    const x = r.f(-40, 1000), y = r.f(0, 1060), a = r.f(-0.9, 0.2), L = r.f(40, 130),
      d = `M${n1(x)} ${n1(y)}q${n1(Math.cos(a) * L * 0.5 + 6)} ${n1(Math.sin(a) * L * 0.5)} ${n1(Math.cos(a) * L)} ${n1(Math.sin(a) * L)}`;
    if (i % 2) br += d; else br2 += d;
  }
  c.add('texture', path(br, `fill="none" stroke="${mix(wall, lit, 0.4)}" stroke-width="13" stroke-opacity=".035" stroke-linecap="round"`)
    + path(br2, `fill="none" stroke="#000" stroke-width="15" stroke-opacity=".06" stroke-linecap="round"`));
  const wc: [string, string, string] = [shade(gold, -0.2), shade(gold, -0.05), mix(gold, lit, 0.6)];
  const nut = (x: number, y: number, S: number, a: number) =>
    g(ell(4, 20, 34, 10, 'fill="#050302" fill-opacity=".55"')
      + path('M-28 8C-32 -14 -14 -30 0 -36C14 -30 32 -14 28 8C20 24 -20 24 -28 8Z',
      `fill="${c.rad([[0, '#b86a3a'], [0.5, '#6e3317'], [1, '#260f06']], 0.34, 0.3, 0.8)}"`)
        + path('M-27 10C-14 2 14 2 27 10C20 24 -20 24 -27 10Z', 'fill="#b48a5c" fill-opacity=".75"')
        + path('M-14 -14Q-6 -22 2 -24', `stroke="${lit}" stroke-width="5" stroke-linecap="round" stroke-opacity=".7" fill="none"`), tf(x, y, a, S));
  const apple = 'M-96 -10C-104 -74 -50 -106 -4 -84C46 -106 104 -72 96 -6C92 56 52 98 0 92C-52 98 -90 52 -96 -10Z';
  const pear = 'M-94 26C-98 -24 -56 -48 -44 -92C-36 -128 -20 -150 2 -150C26 -150 40 -126 46 -92C58 -46 98 -22 94 28C88 76 46 98 0 96C-48 98 -88 74 -94 26Z';
  const stem = (y: number, x = 0) => path(ribbon(qbez([x, y], [x + 4, y - 30], [x + 24, y - 54], 8), (t) => 10 - 3 * t + 3 * t * t * t), `fill="#3a2312"`)
    + path(smooth(qbez([x - 2, y - 2], [x + 1, y - 30], [x + 20, y - 52], 6), false), `fill="none" stroke="#9c7040" stroke-width="2.4"`);
  let headTop = 118, headH = 250, nameY = 1268;
  const scene: Scene = { c, r, p, m, base, lit, gold, wc, nut, apple, pear, stem };
  if (m === 'squash') drawSquash(scene);
  else if (m === 'corn') ({ headTop, headH, nameY } = drawCorn({ ...scene, headTop, headH, nameY }));
  else drawStillLife(scene);
  const t = smallLines(inp), cream = '#F8E8C8';
  const b = block(inp.headline, 'playfair-display:500i', 500, 800, headH, 136, m === 'corn' ? { cy: headTop + headH / 2 } : { top: headTop }, { lead: 1.04 });
  c.add('texture', c.vignette('#050201', 0.5));
  c.add('type', path(b.d, `fill="${cream}"`));
  if (t.length) c.add('type', path(block(t.map(upper).join('|'), 'tenor-sans', 500, 780, 74, 26, { cy: nameY }, { track: 220, lead: 1.7 }).d, `fill="${mix(gold, lit, 0.45)}"`));
  c.add('texture', c.grain(0.9));
  return c;
}
