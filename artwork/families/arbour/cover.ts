import {
  at, bez, circ, Drawing, g, type Input, makeRng, mix, n1, type P, path, poisson, polar, poly, pt, qbez, rect, ribbon,
  shade, smooth, TAU, tf, use, type Run, type Palette,
} from '#artwork/engine.ts';
import { isDarkColour, readable, stock } from '#artwork/colours/stationery.ts';
import { evenLines, headlineLines, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { blade, mirror, through, walker } from '#artwork/outlines/flourish.ts';

function acanthus(sp: P[], w: number, cols: [string, string, string], line: string, n = 9) {
  const wk = walker(sp);
  let s = path(blade(sp, w * 0.42, 0.4), `fill="${cols[0]}"`);
  for (let i = n - 1; i >= 0; i--) {
    const t = 0.04 + (i / n) * 0.9,
      [q, a] = wk(t),
      L = w * (0.42 + 0.3 * Math.sin(Math.PI * Math.min(1, t + 0.12)));
    for (const sd of [-1, 1]) {
      const A = ((a + sd * 34) * Math.PI) / 180,
        m = polar(q[0], q[1], L * 0.62, A + sd * 0.34),
        e = polar(q[0], q[1], L, A - sd * 0.26);
      const z = qbez(q, m, e, 9);
      s += path(blade(z, L * 0.5, 0.62, 0.05), `fill="${sd > 0 ? cols[1] : cols[0]}" stroke="${line}" stroke-width="2.2" stroke-linejoin="round"`)
        + path(smooth(z.slice(1, 8), false), `fill="none" stroke="${cols[2]}" stroke-width="2" stroke-linecap="round"`);
    }
  }
  return s + path(blade(sp, w * 0.12, 0.2), `fill="${cols[2]}" stroke="${line}" stroke-width="1.4"`);
}
const toothed = (L: number, W: number, n = 6) => {
  const R: P[] = [],
    F: P[] = [];
  for (let i = 1; i < n * 2; i++) {
    const t = i / (n * 2), w = (W / 2) * Math.sin(Math.PI * Math.pow(t, 0.82)) * (i % 2 ? 1.08 : 0.86), dx = i % 2 ? L * 0.03 : 0;
    R.push([L * t + dx, w]);
    F.push([L * t + dx, -w]);
  }
  return poly([[0, 0], ...R, [L, 0], ...F.reverse()]);
};
const leafB = (x: number, y: number, a: number, L: number, W: number, f1: string, f2: string, line: string) => {
  let v = `M0 0H${n1(L * 0.9)}`;
  for (let i = 1; i < 5; i++) for (const sd of [-1, 1]) v += `M${n1(L * (0.06 + i * 0.15))} 0L${n1(L * (0.16 + i * 0.16))} ${n1(sd * W * 0.33 * Math.sin(Math.PI * (0.2 + i * 0.13)))}`;
  const d = toothed(L, W);
  return g(path(d, `fill="${f1}" stroke="${line}" stroke-width="2" stroke-linejoin="round"`) + path(v, `fill="none" stroke="${f2}" stroke-width="1.8" stroke-linecap="round"`), tf(x, y, a));
};
const wildRose = (x: number, y: number, R: number, a: number, col: string, deep: string, core: string, line: string) => {
  let s = '';
  for (let i = 0; i < 5; i++)
    s += g(path(`M0 0C${n1(-R * 0.34)} ${n1(-R * 0.2)} ${n1(-R * 0.76)} ${n1(-R * 0.8)} ${n1(-R * 0.34)} ${n1(-R * 0.98)}C${n1(-R * 0.16)} ${n1(-R
      * 1.05)} ${n1(-R * 0.06)} ${n1(-R * 0.98)} 0 ${n1(-R * 0.88)}C${n1(R * 0.06)} ${n1(-R * 0.98)} ${n1(R * 0.16)} ${n1(-R * 1.05)} ${n1(R * 0.34)} ${n1(-R
        * 0.98)}C${n1(R * 0.76)} ${n1(-R * 0.8)} ${n1(R * 0.34)} ${n1(-R * 0.2)} 0 0Z`,
      `fill="${col}" stroke="${line}" stroke-width="2.2"`)
        + path(`M0 ${n1(-R * 0.3)}V${n1(-R * 0.7)}M${n1(-R * 0.14)} ${n1(-R * 0.34)}L${n1(-R * 0.27)} ${n1(-R * 0.74)}M${n1(R * 0.14)} ${n1(-R * 0.34)}L${n1(R * 0.27)} ${n1(-R * 0.74)}`,
        `stroke="${deep}" stroke-width="2.4" stroke-linecap="round"`), `transform="rotate(${i * 72})"`);
  let d = '';
  for (let i = 0; i < 14; i++) { const q = polar(0, 0, R * 0.33, (i / 14) * TAU); d += `M0 0L${pt(q)}`; }
  let dots = '';
  for (let i = 0; i < 14; i++) { const q = polar(0, 0, R * 0.34, (i / 14) * TAU); dots += circ(q[0], q[1], R * 0.045, `fill="${core}"`); }
  return g(s + path(d, `stroke="${core}" stroke-width="1.6"`) + dots + circ(0, 0, R * 0.14, `fill="${core}" stroke="${line}" stroke-width="1.8"`), tf(x, y, a));
};
const bramble = (x: number, y: number, R: number, col: string, hi: string, line: string) => {
  let s = '';
  for (const [dx, dy] of [[-0.5, -0.55], [0, -0.7], [0.5, -0.55], [-0.72, -0.05], [-0.25, -0.2], [0.25, -0.2], [0.72, -0.05], [-0.5, 0.38], [0, 0.3],
    [0.5, 0.38], [-0.22, 0.74], [0.22, 0.74]] as [number, number][])
      s += circ(x + dx * R, y + dy * R, R * 0.32, `fill="${col}" stroke="${line}" stroke-width="1.7"`) + circ(x + dx * R - R * 0.09, y + dy * R - R * 0.1, R * 0.09, `fill="${hi}"`);
  return s;
};
const wren = (x: number, y: number, s: number, body: string, belly: string, dark: string, line: string, flip = 1) =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${flip * s} ${s})">` +
  path('M-8 40L-14 74M22 42L20 74', `stroke="${dark}" stroke-width="5"`) +
  path('M-42 -20C-60 -46 -80 -86 -90 -126C-80 -134 -68 -134 -60 -130C-50 -92 -34 -60 -16 -40Z', `fill="${body}" stroke="${line}" stroke-width="2.6" stroke-linejoin="round"`) +
  path('M-82 -102L-58 -108M-74 -84L-51 -90M-66 -66L-42 -72M-56 -50L-32 -58M-76 -128C-68 -96 -52 -60 -34 -34', `stroke="${dark}" stroke-width="4" fill="none"`) +
  path('M74 -42C68 -66 38 -78 10 -62C-10 -52 -24 -38 -46 -28C-68 -18 -66 8 -46 26C-20 50 28 52 52 20C62 6 70 -10 76 -26Z', `fill="${body}" stroke="${line}" stroke-width="2.8"`) +
  path('M72 -28C56 -24 40 -10 30 6C18 26 -8 34 -40 28C-16 46 26 48 50 18C60 4 68 -10 72 -28Z', `fill="${belly}"`) +
  path('M34 14l6 8M20 26l5 8M4 32l3 8M46 -2l7 6', `stroke="${body}" stroke-width="3.4" stroke-linecap="round"`) +
  path('M72 -42C86 -41 100 -35 110 -24C96 -28 84 -27 73 -28Z', `fill="${mix(belly, body, 0.45)}" stroke="${line}" stroke-width="2"`) +
  path('M66 -48C50 -60 28 -57 8 -40', `fill="none" stroke="${belly}" stroke-width="5.4" stroke-linecap="round"`) +
  path('M70 -36C56 -34 40 -30 26 -30', `fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"`) +
  circ(50, -41, 6.4, `fill="${dark}"`) + circ(51.5, -43, 2, `fill="${belly}"`) +
  path('M24 -30C-8 -36 -46 -16 -74 12C-44 28 2 20 22 -2C32 -14 34 -25 24 -30Z', `fill="${shade(body, -0.05)}" stroke="${line}" stroke-width="2.4"`) +
  path('M10 -22C4 -8 2 0 4 10M-6 -20C-12 -6 -14 4 -12 14M-22 -14C-28 -2 -30 8 -30 16M-40 -4C-44 4 -46 10 -46 16', `fill="none" stroke="${belly}" stroke-width="3.6" stroke-linecap="round"`) +
  '</g>';
const woodbine = (x: number, y: number, a: number, R: number, cols: string[], stam: string, line: string) => {
  let s = '';
  const idx = [-4, 4, -3, 3, -2, 2, -1, 1, 0];
  for (const i of idx) {
    const A = (i * 23 * Math.PI) / 180,
      L = R * (1 - 0.03 * Math.abs(i)),
      e = polar(0, 0, L, A - Math.PI / 2),
      m = polar(0, 0, L * 0.55, A * 0.72 - Math.PI / 2),
      z = qbez([0, 0], m, e, 10),
      dir = Math.atan2(e[1] - m[1], e[0] - m[0]),
      col = cols[Math.abs(i) % cols.length]!;
    let st = '';
    for (const k of [-0.22, 0, 0.22]) { const b = polar(e[0], e[1], R * 0.34, dir + k + i * 0.04); st += `M${pt(e)}L${pt(b)}`; s += circ(b[0], b[1], R * 0.026, `fill="${stam}"`); }
    s += path(st, `stroke="${stam}" stroke-width="1.8"`);
    const lip = (k: number, l: number) =>
      path(blade(qbez(e, polar(e[0], e[1], R * l * 0.6, dir + k * 0.5), polar(e[0], e[1], R * l, dir + k), 6), R * 0.13, 0.55, 0.1), `fill="${col}" stroke="${line}" stroke-width="2"`);
    s += lip(-1.1, 0.3) + lip(1.3, 0.26) + lip(-0.5, 0.26);
    s += path(ribbon(z, (t) => R * (0.06 + 0.13 * t * t)), `fill="${col}" stroke="${line}" stroke-width="2"`)
      + path(smooth(z.slice(3, 10), false), `fill="none" stroke="${shade(col, -0.1)}" stroke-width="1.8"`);
  }
  return g(s, tf(x, y, a));
};

/** What the parts of a cover share. */
type Scene = {
  p: Palette; dark: boolean; G: string; line: string; leaf1: string; leaf2: string; vein: string; blossom: string;
  deep: string; accent: string; vine: (ps: P[], w: number, col?: string) => string;
};

function drawWren({ p, dark, line, leaf1, leaf2, vein, blossom, deep, accent, vine }: Scene) {
  let t = '';
  const leafW = (x: number, y: number, a: number, L: number, W: number, f1: string, f2: string, ln: string) => leafB(x, y, a, L * 1.36, W * 1.36, f1, f2, ln);
  t += vine(through([[0, 560], [40, 500], [150, 470], [212, 380], [170, 280], [60, 250], [0, 200]]), 9) + vine(through([[212, 380], [250, 330]]), 7)
    + vine(through([[150, 470], [210, 520], [250, 520]]), 7) + vine(through([[90, 262], [130, 190], [120, 100], [60, 50], [0, 20]]), 8)
    + vine(through([[124, 130], [190, 110], [226, 40], [250, 0]]), 7);
  t += leafW(196, 430, 20, 58, 36, leaf1, vein, line) + leafW(60, 498, 130, 62, 38, leaf1, vein, line) + leafW(86, 486, -70, 56, 34, leaf2, vein, line)
    + leafW(206, 340, -20, 44, 30, leaf2, vein, line) + leafW(46, 244, 120, 52, 32, leaf1, vein, line) + leafW(122, 96, 200, 60, 36, leaf1, vein, line)
    + leafW(150, 122, -60, 56, 34, leaf2, vein, line) + leafW(206, 92, 10, 46, 30, leaf1, vein, line) + leafW(84, 62, 100, 54, 34, leaf2, vein, line)
    + leafW(40, 36, -100, 50, 30, leaf1, vein, line) + leafW(212, 520, 100, 46, 30, leaf2, vein, line) + leafW(226, 36, 150, 44, 28, leaf1, vein, line);
  t += wildRose(226, 196, 44, 10, blossom, deep, accent, line) + wildRose(36, 150, 38, 30, blossom, deep, accent, line) + wildRose(168, 30, 34, 50, mix(blossom, deep, 0.35), deep, accent, line);
  t += path('M232 470C240 450 236 430 226 420M28 420C24 440 26 450 30 470M14 330V300', `fill="none" stroke="${leaf2}" stroke-width="5"`)
    + bramble(226, 400, 22, deep, blossom, line) + bramble(30, 404, 24, deep, blossom, line) + bramble(20, 340, 19, mix(deep, accent, 0.5), blossom, line);
  t += wren(112, 398, 0.98, dark ? mix(p.c, p.e, 0.45) : mix(accent, deep, 0.35), blossom, line, line);
  return t;
}

function drawHoneysuckle({ line, leaf1, leaf2, vein, blossom, deep, accent, vine }: Scene) {
  let t = '';
  t += vine(through([[0, 420], [70, 470], [180, 440], [214, 320], [140, 230], [40, 260], [0, 240]]), 9) + vine(through([[214, 330], [250, 260]]), 7)
    + vine(through([[140, 232], [170, 140], [110, 60], [0, 40]]), 8) + vine(through([[70, 468], [60, 520], [0, 560]]), 7)
    + vine(through([[160, 170], [220, 120], [250, 60]]), 7) + vine(through([[180, 440], [226, 480], [250, 540]]), 7);
  const pair = (x: number, y: number, a: number, L: number) => [-1, 1].map((sd) => {
    const z = qbez([0, 0], [L * 0.5, sd * L * 0.22], [L, sd * L * 0.18], 10);
    return g(path(blade(z, L * 0.5, 0.5, 0.03), `fill="${sd > 0 ? leaf1 : leaf2}" stroke="${line}" stroke-width="2"`)
      + path(smooth(z.slice(0, 9), false), `fill="none" stroke="${vein}" stroke-width="2"`), tf(x, y, a + sd * 62));
  }).join('');
  t += pair(70, 468, 20, 62) + pair(206, 390, -90, 56) + pair(90, 240, 160, 54) + pair(168, 150, -120, 60) + pair(60, 48, 180, 56) + pair(212, 126, -30, 44) + pair(216, 470, 40, 44);
  t += woodbine(214, 300, 28, 84, [blossom, mix(accent, blossom, 0.5), deep], accent, line)
    + woodbine(66, 372, -32, 86, [mix(deep, blossom, 0.35), blossom, accent], accent, line)
    + woodbine(118, 112, -22, 80, [accent, blossom, deep], accent, line) + woodbine(196, 560, 14, 74, [blossom, accent, deep], accent, line);
  for (const [x, y] of [[24, 196], [40, 214], [18, 222], [232, 30], [244, 46], [228, 52]] as P[])
    t += circ(x, y, 11, `fill="${deep}" stroke="${line}" stroke-width="2"`) + circ(x - 3, y - 4, 3, `fill="${blossom}"`);
  return t;
}

function drawAcanthus({ G, line, leaf1, leaf2, vein, blossom, deep, accent, vine }: Scene) {
  let t = '';
  const cols: [string, string, string] = [leaf2, leaf1, vein];
  const colB: [string, string, string] = [shade(mix(accent, G, 0.25), -0.03), mix(accent, G, 0.12), mix(accent, blossom, 0.55)];
  t += acanthus(bez([6, 560], [150, 540], [270, 430], [182, 330], 20).concat(bez([182, 330], [150, 300], [104, 330], [126, 366], 10).slice(1)), 104, cols, line, 11);
  t += acanthus(bez([244, 280], [110, 300], [-20, 210], [60, 110], 20).concat(bez([60, 110], [90, 76], [140, 100], [122, 138], 10).slice(1)), 98, colB, line, 11);
  t += acanthus(bez([10, 330], [30, 400], [40, 430], [12, 486], 14), 56, colB, line, 6) + acanthus(bez([244, 60], [220, 120], [206, 150], [236, 214], 14), 58, cols, line, 6);
  const tulip = (x: number, y: number, a: number, s: number) =>
    g(path('M0 0C-46 -14 -52 -70 -30 -112C-22 -98 -14 -92 -6 -88C-4 -102 -2 -112 0 -122C2 -112 4 -102 6 -88C14 -92 22 -98 30 -112C52 -70 46 -14 0 0Z',
      `fill="${deep}" stroke="${line}" stroke-width="2.4" stroke-linejoin="round"`)
        + path('M0 -4C-22 -26 -22 -70 0 -104C22 -70 22 -26 0 -4Z', `fill="${blossom}" stroke="${line}" stroke-width="2"`)
        + path('M0 -14V-86M-7 -22C-12 -44 -10 -62 -5 -78M7 -22C12 -44 10 -62 5 -78',
        `fill="none" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"`)
          + path('M-34 -88C-38 -60 -34 -34 -18 -18M34 -88C38 -60 34 -34 18 -18', `fill="none" stroke="${shade(deep, 0.12)}" stroke-width="2.4"`), tf(x, y, a, s));
  t += vine(through([[0, 300], [60, 280], [110, 260], [130, 232]]), 7) + tulip(134, 236, 24, 0.82) + vine(through([[250, 560], [210, 520], [176, 470]]), 6) + tulip(66, 460, -14, 0.66);
  t += wildRose(226, 452, 34, 0, blossom, deep, accent, line) + wildRose(26, 40, 32, 20, blossom, deep, accent, line)
    + bramble(214, 30, 17, deep, blossom, line) + bramble(190, 256, 14, deep, blossom, line);
  return t;
}

function drawOrnament({ S, ls, deboss, tint }: { S: { runs: Run[]; ys: number[]; top: number; bottom: number; H: number; w: number; }; ls: string[]; deboss: (d: string, col: string, attr?: string) => string; tint: string }) {
  let lab = '';
  // a printer's ivy leaf with a curling stem
  const hy = S.ys[ls.length - 1]! + Math.max(0, S.runs[ls.length - 1]!.y1) + 48;
  const hed = 'M0 -13C-9 -22 -24 -14 -20 0C-18 8 -8 12 0 20C8 12 18 8 20 0C24 -14 9 -22 0 -13Z';
  lab += g(deboss(hed, tint), tf(500, hy - 2, 0, 0.9))
    + mirror(deboss(ribbon(bez([470, hy], [440, hy - 16], [410, hy + 16], [372, hy], 16)
    .concat(bez([372, hy], [352, hy - 10], [360, hy - 22], [370, hy - 14], 8).slice(1)), (q) => 1.6 + 3 * Math.sin(Math.PI * q)), tint));
  return lab;
}

export function drawArbour(inp: Input): Drawing {
  const c = new Drawing('arbour', inp),
    { p } = c;
  const m = inp.motif || 'wren',
    dark = isDarkColour(p.bg);
  const G = dark ? shade(p.bg, -0.01) : inp.variant === 'light' ? mix(p.bg, p.paper, 0.3) : mix(p.e, p.ink, 0.35);
  const gd = isDarkColour(G);
  const line = gd ? shade(G, -0.07) : mix(p.ink, p.e, 0.3);
  const L1 = gd ? mix(p.c, p.paper, dark ? 0 : 0.12) : p.c,
    leaf1 = dark ? mix(p.d, p.b, 0.3) : mix(L1, '#6f8f62', 0.4),
    leaf2 = shade(leaf1, -0.09),
    vein = shade(leaf1, 0.14, -0.01),
    tone = gd ? shade(G, 0.075) : shade(G, -0.06),
    blossom = dark ? mix(p.ink, p.c, 0.2) : mix(p.d, p.paper, 0.45),
    deep = dark ? p.e : p.a,
    accent = dark ? p.a : p.b;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${G}"`));
  const TH = 560;
  let t = '',
    under = '';
  const vine = (ps: P[], w: number, col = leaf2) => path(ribbon(ps, () => w), `fill="${col}" stroke="${line}" stroke-width="2"`);
  // tone-on-tone willow sprigs fill the ground
  const rg = makeRng('arbour' + m);
  for (const q of poisson(rg, 4, 0, 242, TH - 8, 46)) {
    const a = rg.f(0, 360);
    under += g(path('M0 0C8 -10 26 -11 38 0C26 9 8 10 0 0ZM-2 0C-8 -12 -24 -16 -36 -10C-28 0 -12 6 -2 0Z', ''), tf(q[0], q[1], a, rg.f(0.7, 1)));
  }
  t += g(under, `fill="${tone}"`);
  const scene: Scene = { p, dark, G, line, leaf1, leaf2, vein, blossom, deep, accent, vine };
  if (m === 'wren') t += drawWren(scene);
  else if (m === 'honeysuckle') t += drawHoneysuckle(scene);
  else t += drawAcanthus(scene);
  const half = c.def((id) => `<g id="${id}">${t}</g>`);
  let tiles = '';
  for (const [ox, oy] of [[0, 0], [500, -TH / 2]] as P[])
    for (let row = -1; row < 4; row++) {
      const y = row * TH + oy - 70;
      if (y > 1400 || y + TH < -140) continue;
      tiles += use(half, `transform="translate(${ox} ${n1(y)})"`) + use(half, `transform="translate(${ox + 500} ${n1(y)}) scale(-1 1)"`);
    }
  c.add('art', tiles);
  // the label: thick stock, pressed rules
  const ls = headlineLines(inp, 15);
  const paper = mix(stock(p).paper, '#f5ead0', 0.3),
    pw = 620,
    sig = inp.name || inp.sub;
  const f = 'young-serif';
  const specs: Ln[] = evenLines(ls, f, pw - 150, ls.length > 1 ? 80 : 92, { gap: 18 });
  if (sig) { specs[specs.length - 1]!.gap = 92; specs.push({ t: sig, f: 'cormorant-garamond:600i', w: pw - 140, max: 42 }); }
  const cy = 690,
    S = pile(specs, { cy: cy, h: 560 }),
    ph = S.H + 190,
    x0 = 500 - pw / 2,
    y0 = cy - ph / 2;
  const notch = (k: number,
    R: number) => `M${x0 + k + R} ${n1(y0 + k)}H${x0 + pw - k - R}A${R} ${R} 0 0 0 ${x0 + pw - k} ${n1(y0 + k + R)}V${n1(y0 + ph - k - R)}A${R} ${R} 0 0 0 ${x0 + pw - k - R} ${n1(y0 + ph - k)}H${x0 + k + R}A${R} ${R} 0 0 0 ${x0 + k} ${n1(y0 + ph - k - R)}V${n1(y0 + k + R)}A${R} ${R} 0 0 0 ${x0 + k + R} ${n1(y0 + k)}Z`;
  const tint = readable(dark ? p.e : p.a, paper, 4.6),
    ink = readable(dark ? shade(p.bg, -0.02) : mix(p.ink, p.e, 0.2), paper, 7);
  const deboss = (d: string, col: string, attr = 'fill') =>
    g(path(d, attr === 'fill' ? 'fill="#fff" fill-opacity=".9"' : 'fill="none" stroke="#fff" stroke-width="3.4"'), 'transform="translate(1.6 2)"')
      + path(d, attr === 'fill' ? `fill="${col}"` : `fill="none" stroke="${col}" stroke-width="3.4"`);
  let lab = c.soft(notch(0, 34), 0, 10, 22, shade(line, -0.05), 0.6, 7) + path(notch(0, 34), `fill="${paper}"`) + deboss(notch(20, 30), tint, 's')
    + g(deboss(notch(30, 28), ink, 's'), 'stroke-opacity=".9"');
  if (sig) lab += drawOrnament({ S, ls, deboss, tint });
  c.add('frame', lab);
  c.add('type', S.runs.map((u, i) => deboss(at(u, 500, S.ys[i]!), i < ls.length ? ink : tint)).join(''));
  c.add('texture', c.grain(1));
  c.alt = `Block-printed repeat of ${m} around a letterpress label with the words ${ls.join(' ')}`;
  return c;
}
