import {
  at, bez, circ, Drawing, ell, g, type Input, mix, n1, type P, path, polar, pt, qbez, rect, ribbon, shade, smooth,
  sym, TAU, tf, wrap, type Palette,
} from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, headlineLines, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { blade, ringD, walker } from '#artwork/outlines/flourish.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; p: Palette; dark: boolean; base: string; white: string; shd: string; foil: string; gold: string;
  ink: string; lay: (d: string, fill: string, z?: number, edge?: boolean) => string; rose: string[]; daisy: string;
  five: string; fl: (id: string, x: number, y: number, R: number, a?: number) => string;
  spray: (ps: P[], L: number, n: number, tint?: number) => string;
};

function drawArch({ c, p, dark, base, white, foil, lay, rose, daisy, five, fl, spray, on, tcy, tw, tmax }: Scene & { on: string; tcy: number; tw: number; tmax: number }) {
  let s = '';
  const hole = (w: number, top: number) => `M-40 -40H1040V1440H-40ZM${500 - w} 1440V${top + w}A${w} ${w} 0 0 1 ${500 + w} ${top + w}V1440Z`;
  const inner = dark ? mix(p.d, white, 0.45) : mix(p.d, white, 0.35);
  on = inner;
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, inner], [1, mix(inner, white, 0.6)]])}"`);
  for (const [i, w, top] of [[0, 262, 236], [1, 306, 190], [2, 352, 142]] as const)
    s += lay(hole(w, top), mix(base, white, i / 3), 12) + path(`M${500 - w} 1440V${top + w}A${w} ${w} 0 0 1 ${500 + w} ${top + w}V1440`,
      `fill="none" stroke="${i === 1 ? foil : '#fff'}" stroke-width="${i === 1 ? 4 : 1.6}"`);
  s += lay(hole(400, 92), white, 14);
  s += path('M114 1440V492A386 386 0 0 1 886 492V1440', `fill="none" stroke="${shade(base, -0.05)}" stroke-width="1.6"`);
  const clump = (flip: boolean, x: number, y: number, rotA: number) => g(
    spray(qbez([0, 0], [-60, -140], [-30, -330], 20), 74, 9) + spray(qbez([10, 0], [90, -70], [110, -250], 20), 60, 7)
      + spray(qbez([0, 10], [-70, 60], [-90, 230], 18), 64, 6) + spray(qbez([20, -20], [40, -120], [40, -290], 18), 40, 8, 1) + spray(qbez([30, 20], [130, 20], [190, -50], 16), 52, 5) +
      fl(five, -52, -120, 50) + fl(daisy, 76, -104, 52) + fl(rose[0]!, 6, -6, 104) + fl(rose[1]!, -48, 128, 72) + fl(daisy, 78, 92, 58)
        + fl(five, 20, -186, 38) + fl(five, 8, 200, 40) + fl(rose[1]!, 104, -4, 58),
    `transform="translate(${x} ${y}) rotate(${rotA})${flip ? ' scale(-1 1)' : ''}"`);
  s += clump(false, 140, 1120, 0) + clump(true, 822, 300, 196);
  tcy = 720;
  tw = 420;
  tmax = 100;
  return { s, on, tcy, tw, tmax };
}

function drawCake({ c, base, white, shd, foil, rose, daisy, five, fl, spray, s, tcy, tmax }: Scene & { s: string; tcy: number; tmax: number }) {
  const tier = (y: number, w: number, h: number, tone: string) => {
    const e = 20,
      d = `M${500 - w / 2} ${y}V${y + h}A${w / 2} ${e} 0 0 0 ${500 + w / 2} ${y + h}V${y}A${w / 2} ${e} 0 0 0 ${500 - w / 2} ${y}Z`;
    return c.soft(d, 10, 8, 18, shd, 0.24, 5)
      + path(d, `fill="${c.lin([[0, shade(tone, -0.05)], [0.22, tone], [0.5, '#ffffff'], [0.8, tone], [1, shade(tone, -0.085)]], 0, 0, 1, 0)}"`)
      + ell(500, y, w / 2, e, `fill="${mix(base, '#fff', 0.7)}" stroke="#fff" stroke-width="2"`);
  };
  const pearls = (y: number, w: number, n: number, R: number, fill: string) => Array.from({ length: n }, (_, i) => {
    const u = (i / (n - 1)) * 2 - 1, x = 500 + Math.sin((u * Math.PI) / 2) * (w / 2), yy = y + 20 * Math.cos((u * Math.PI) / 2);
    return circ(x + 1, yy + 3, R, `fill="${shd}" fill-opacity=".2"`) + circ(x, yy, R, `fill="${fill}"`) + circ(x - R * 0.3, yy - R * 0.3, R * 0.36, 'fill="#fff" fill-opacity=".9"');
  }).join('');
  const swag = (y: number, w: number, n: number, drop: number) => {
    let o = '';
    for (let i = 0; i < n; i++) {
      const X = (k: number) => 500 + Math.sin((((k / n) * 2 - 1) * Math.PI) / 2) * (w / 2), Y = (k: number) => y + 20 * Math.cos((((k / n) * 2 - 1) * Math.PI) / 2);
      const a: P = [X(i), Y(i)], b: P = [X(i + 1), Y(i + 1)], mm: P = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + drop * 2];
      for (const k of [1, 0.72, 0.44]) {
        const z = qbez(a, [mm[0], a[1] + (mm[1] - a[1]) * k], b, 12);
        o += g(path(ribbon(z, (t) => 2 + 6 * Math.sin(Math.PI * t)), `fill="${shd}" fill-opacity=".22"`), 'transform="translate(1 4)"')
          + path(ribbon(z, (t) => 2 + 6 * Math.sin(Math.PI * t)), 'fill="#fff"');
      }
    }
    return o;
  };
  const tone = mix(base, white, 0.55);
  // stand
  const stand = 'M452 1010C462 1060 430 1090 372 1104C420 1118 580 1118 628 1104C570 1090 538 1060 548 1010Z';
  s += ell(500, 1110, 210, 22, `fill="${shd}" fill-opacity=".16"`) + path(stand, `fill="${c.lin([[0, shade(tone, -0.07)], [0.4, '#fff'], [1, shade(tone, -0.08)]], 0, 0, 1, 0)}"`);
  let sc = '';
  for (let i = 0; i < 17; i++) {
    const u0 = (i / 17) * 2 - 1, u1 = ((i + 1) / 17) * 2 - 1, X = (u: number) => 500 + Math.sin((u * Math.PI) / 2) * 318, Y = (u: number) => 996 + 20 * Math.cos((u * Math.PI) / 2);
    sc += `M${n1(X(u0))} ${n1(Y(u0))}Q${n1((X(u0) + X(u1)) / 2)} ${n1(Y((u0 + u1) / 2) + 46)} ${n1(X(u1))} ${n1(Y(u1))}Z`;
  }
  s += path(sc, `fill="${tone}" stroke="${foil}" stroke-width="2.4"`) + ell(500, 996, 320, 24, `fill="${white}" stroke="${foil}" stroke-width="3"`);
  s += tier(800, 490, 180, tone) + swag(812, 490, 7, 38) + pearls(976, 490, 33, 8, white);
  s += tier(626, 372, 172, tone) + path(`M314 700A186 20 0 0 0 686 700V738A186 20 0 0 1 314 738Z`, `fill="${foil}"`) + pearls(792, 372, 27, 7, white);
  let quilt = '';
  s += tier(468, 262, 156, tone);
  for (let i = -4; i <= 4; i++) for (const sd of [-1, 1]) quilt += `M${500 + i * 36} 484L${500 + i * 36 + sd * 76} 636`;
  s += g(path(quilt, `fill="none" stroke="${shade(base, -0.06)}" stroke-width="2"`),
    `clip-path="${c.clip(path('M369 470V624A131 20 0 0 0 631 624V470A131 20 0 0 1 369 470Z'))}"`) + pearls(620, 262, 21, 6.4, white);
  s += spray(qbez([500, 450], [430, 420], [392, 352], 14), 44, 5) + spray(qbez([510, 450], [570, 410], [604, 340], 14), 44, 5)
    + spray(qbez([505, 440], [520, 380], [496, 320], 14), 34, 6, 1) + spray(qbez([640, 640], [720, 640], [742, 560], 14), 42, 5)
    + spray(qbez([360, 800], [290, 820], [262, 900], 14), 44, 5) + spray(qbez([620, 700], [660, 760], [650, 850], 14), 38, 6, 1) + spray(qbez([380, 860], [360, 930], [400, 970], 12), 34, 5, 1);
  s += fl(rose[0]!, 476, 436, 64) + fl(rose[1]!, 552, 448, 50) + fl(daisy, 514, 398, 34) + fl(rose[1]!, 640, 640, 60) + fl(five, 690, 692, 36)
    + fl(daisy, 590, 668, 34) + fl(five, 652, 574, 30) + fl(rose[0]!, 352, 826, 68) + fl(daisy, 420, 856, 40) + fl(five, 316, 898, 36) + fl(five, 382, 766, 32);
  s = g(s, 'transform="translate(0 96)"');
  tcy = 226;
  tmax = 104;
  return { s, tcy, tmax };
}

function drawRings({ c, p, base, white, shd, foil, gold, lay, rose, daisy, five, fl, spray, tcy, tmax }: Scene & { tcy: number; tmax: number }) {
  let s = '';
  const ring = (x: number, y: number, R: number, w: number) => {
    const o = (k: number, kw: number, col: string, op = 1) => circ(x, y, R + k, `fill="none" stroke="${col}" stroke-width="${kw}" stroke-opacity="${op}"`);
    return o(0, w, gold) + o(0, w - 3, foil) + o(-w * 0.28, 2, '#fff8dc', 0.9) + o(w * 0.3, 3, gold, 0.5);
  };
  const sh = (x: number, y: number, R: number) => [26, 18, 11].map((w) => circ(x + 10, y + 18, R, `fill="none" stroke="${shd}" stroke-width="${w + 8}" stroke-opacity=".1"`)).join('');
  const R = 152;
  // crescent of flowers under and round the rings
  const arcP = (a0: number, a1: number, rad: number) => Array.from({ length: 24 }, (_, i) => polar(500, 560, rad, ((a0 + ((a1 - a0) * i) / 23) * Math.PI) / 180));
  const disc = ringD(500, 560, 398);
  s += lay(disc + ringD(500, 560, 330), mix(base, white, 0.5), 12) + circ(500, 560, 330, `fill="none" stroke="${foil}" stroke-width="3"`)
    + circ(500, 560, 398, `fill="none" stroke="${shade(base, -0.03)}" stroke-width="1.4"`);
  s += sh(436, 512, R) + sh(566, 560, R);
  const dia = c.lin([[0, '#ffffff'], [0.5, mix(p.d, '#ffffff', 0.7)], [1, '#fff']], 0, 0, 1, 1);
  s += ring(566, 560, R, 20) + ring(436, 512, R, 17);
  // second ring passes over once
  const cross = c.clip(rect(540, 330, 200, 190));
  s += `<g clip-path="${cross}">${ring(566, 560, R, 20)}</g>`;
  s += g(path('M-34 0L-20 -24H20L34 0L0 42Z', `fill="${dia}" stroke="${gold}" stroke-width="2.4" stroke-linejoin="round"`)
    + path('M-34 0H34M-20 -24L-12 0L0 42L12 0L20 -24M-12 0L0 -24L12 0', `fill="none" stroke="${mix(gold, '#ffffff', 0.35)}" stroke-width="1.8"`)
    + path('M-16 4L16 4L10 22H-10Z', `fill="${foil}"`), tf(387, 356, -19, 1.12));
  s += spray(arcP(150, 226, 366), 76, 12) + spray(arcP(100, 22, 366), 76, 12) + spray(arcP(140, 196, 320), 44, 9, 1) + spray(arcP(108, 50, 322), 44, 9, 1)
    + spray(qbez([480, 900], [470, 800], [540, 740], 12), 50, 5) + spray(qbez([330, 850], [300, 790], [330, 720], 12), 46, 5);
  s += fl(rose[0]!, 470, 888, 92) + fl(rose[1]!, 330, 842, 74) + fl(rose[1]!, 608, 882, 70) + fl(daisy, 398, 950, 52) + fl(five, 548, 958, 46)
    + fl(daisy, 232, 776, 50) + fl(five, 700, 838, 50) + fl(five, 402, 790, 40) + fl(daisy, 548, 808, 42) + fl(five, 172, 690, 36) + fl(daisy, 776, 764, 40) + fl(five, 826, 690, 28);
  tcy = 1190;
  tmax = 112;
  return { s, tcy, tmax };
}

function drawBouquet({ c, base, white, shd, foil, ink, rose, daisy, five, fl, spray, s, tcy }: Scene & { s: string; tcy: number }) {
  const blad = (x: number, y: number, a: number, L: number, W: number, fill: string) => {
    const A = (a * Math.PI) / 180, e = polar(x, y, L, A), n: P = [-Math.sin(A), Math.cos(A)], q: P = [(x + e[0]) / 2 + n[0] * L * 0.13, (y + e[1]) / 2 + n[1] * L * 0.13];
    const z = qbez([x, y], q, e, 9), d = blade(z, W, 0.62, 0.06);
    return path(d, `fill="none" stroke="${shd}" stroke-width="9" stroke-opacity=".06"`)
      + path(d, `fill="none" stroke="${shd}" stroke-width="5" stroke-opacity=".12"`) + path(d, `fill="${fill}"`)
      + path(smooth(z.slice(1, 9), false), `fill="none" stroke="${shade(base, -0.06)}" stroke-width="1.6"`);
  };
  const wing = (x: number, y: number, a0: number, a1: number, L: number, tone: string) => {
    let o = '';
    const n = 11;
    for (let i = 0; i < n; i++) { const t = i / (n - 1); o += blad(x + t * 26, y + t * 6, a0 + (a1 - a0) * t, L * (1 - 0.42 * t * t), 36, tone); }
    for (let i = 0; i < 8; i++) { const t = i / 7; o += blad(x + t * 24, y + t * 4, a0 + 8 + (a1 - a0 - 10) * t, L * 0.6 * (1 - 0.3 * t), 32, mix(tone, '#fff', 0.4)); }
    for (let i = 0; i < 6; i++) { const t = i / 5; o += blad(x + t * 22, y + t * 2, a0 + 12 + (a1 - a0 - 16) * t, L * 0.34 * (1 - 0.15 * t), 28, '#ffffff'); }
    return o;
  };
  const dove = (x: number, y: number, k: number, flip = 1, tilt = 0) => {
    let o = wing(30, -14, -128, -58, 236, mix(base, white, 0.3));
    for (let i = 0; i < 7; i++) o += blad(-92, 24, 196 - i * 9, 150 - Math.abs(i - 3) * 8, 30, mix(base, white, 0.6));
    const body = 'M143 -26C136 -38 126 -58 102 -58C78 -58 66 -34 44 -22C8 -4 -52 2 -112 18C-128 24 -126 38 -110 42C-60 66 10 76 58 48C92 28 104 0 120 -16C128 -20 136 -22 143 -26Z';
    o += c.soft(body, 0, 5, 10, shd, 0.28, 4) + path(body, `fill="${c.lin([[0, '#fff'], [0.6, white], [1, shade(base, -0.06)]])}"`);
    o += path('M143 -26C138 -34 132 -40 124 -42L122 -20C130 -20 138 -22 143 -26Z', `fill="${foil}"`) + circ(108, -40, 4.6, `fill="${ink}"`);
    o += wing(14, 4, -172, -104, 226, white);
    const id = c.def((i) => `<g id="${i}">${o}</g>`, 'dove');
    return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${flip * k} ${k})"><use href="#${id}"/></g>`;
  };
  // a silk thread of gold between them, with a knot of blossom
  const th = (d: P[]) => c.soft(ribbon(d, () => 3), 2, 8, 5, shd, 0.25, 3) + path(ribbon(d, () => 5), `fill="${foil}"`);
  s += th(bez([400, 560], [310, 800], [470, 700], [500, 830], 40)) + th(bez([600, 560], [690, 800], [530, 700], [500, 830], 40))
    + th(bez([500, 830], [440, 900], [380, 860], [350, 930], 30)) + th(bez([500, 830], [560, 900], [620, 860], [650, 930], 30));
  s += dove(262, 590, 0.98, 1, -6) + dove(738, 590, 0.98, -1, 6);
  s += spray(qbez([490, 830], [400, 810], [320, 850], 14), 52, 6) + spray(qbez([510, 830], [600, 810], [680, 850], 14), 52, 6)
    + spray(qbez([495, 820], [440, 770], [430, 720], 12), 36, 5, 1) + spray(qbez([505, 820], [560, 770], [570, 720], 12), 36, 5, 1);
  s += fl(rose[0]!, 500, 836, 72) + fl(daisy, 414, 848, 42) + fl(daisy, 586, 848, 42) + fl(five, 456, 906, 34) + fl(five, 544, 906, 34);
  s = g(s, 'transform="translate(0 -40)"');
  tcy = 1130;
  return { s, tcy };
}

/** The paper of the sculpture and its gold: `shd` is the colour of shadows, `foil` shines and `gold` is plain. */
type Papers = { base: string; white: string; shd: string; foil: string; gold: string };

/** paper flowers, as definitions: two roses, a daisy and one with five petals; and the leaf of the sprays */
function paperFlowers(c: Drawing, { base, white, shd, foil, gold }: Papers) {
  const { r } = c;
  // ambient shadow for shapes that turn: no direction in it
  const amb = (id: string, tr: string, fill: string, w = 7,
    o = 0.1) => `<g transform="${tr}"><use href="#${id}" fill="none" stroke="${shd}" stroke-width="${w * 1.6}" stroke-opacity="${o * 0.7}"/><use href="#${id}" fill="none" stroke="${shd}" stroke-width="${w * 0.8}" stroke-opacity="${o}"/><use href="#${id}" fill="${fill}" stroke="#fff" stroke-width=".8" stroke-opacity=".8"/></g>`;
  const petalG = c.rad([[0, shade(base, -0.075)], [0.5, mix(base, white, 0.5)], [1, '#ffffff']], 0.5, 1, 1);
  const petal = sym('M0 6C-26 -8 -56 -50 -44 -84C-36 -106 -12 -108 0 -98C12 -108 36 -106 44 -84C56 -50 26 -8 0 6Z'),
    slim = sym('M0 4C-10 -20 -16 -66 -9 -90C-5 -102 5 -102 9 -90C16 -66 10 -20 0 4Z'),
    leafS = sym('M0 0C22 -18 26 -64 0 -104C-26 -64 -22 -18 0 0Z'),
    leafH = sym('M0 0C22 -18 26 -64 0 -104Z');
  const rose = [0, 1].map((v) => c.def((id) => {
    let s = '';
    for (const [n, k, off] of [[7, 1, 0], [6, 0.78, 22], [5, 0.56, 8], [4, 0.37, 30]] as const)
      for (let i = 0; i < n; i++) s += amb(petal, `rotate(${n1(off + v * 17 + (i * 360) / n + r.f(-5, 5))}) scale(${(k * r.f(0.95, 1.04)).toFixed(2)})`, petalG, 8 / k, 0.13);
    return `<g id="${id}">${s}${circ(0, 0, 12, `fill="${foil}"`)}</g>`;
  }));
  const daisy = c.def((id) => {
    let s = '';
    for (const [n, k, off] of [[13, 1, 0], [13, 0.8, 13]] as const) for (let i = 0; i < n; i++) s += amb(slim, `rotate(${n1(off + (i * 360) / n)}) scale(${k})`, petalG, 6, 0.12);
    let d = '';
    for (let i = 0; i < 19; i++) { const t = Math.sqrt((i + 0.5) / 19), q = polar(0, 0, 17 * t, i * 2.4); d += circ(q[0], q[1], 3.6, `fill="${foil}" stroke="${gold}" stroke-width=".7"`); }
    return `<g id="${id}">${s}${circ(0, 0, 20, `fill="${gold}"`)}${d}</g>`;
  });
  const five = c.def((id) => {
    let s = '';
    for (let i = 0; i < 5; i++) s += amb(petal, `rotate(${i * 72}) scale(.92)`, petalG, 8, 0.12);
    let d = '';
    for (let i = 0; i < 9; i++) { const q = polar(0, 0, 22, (i / 9) * TAU); d += `M0 0L${pt(q)}`; }
    return `<g id="${id}">${s}${path(d,
      `stroke="${gold}" stroke-width="2"`)}${Array.from({ length: 9 }, (_, i) => { const q = polar(0, 0, 24, (i / 9) * TAU); return circ(q[0], q[1], 4, `fill="${foil}"`); }).join('')}</g>`;
  });
  return { rose, daisy, five, leafS, leafH };
}

/** draws sprays: leaves in pairs along a line, in paper or, with a tint, in gold */
function sprays({ base, white, shd, foil, gold }: Papers, leafS: string, leafH: string) {
  const lf = (x: number, y: number, a: number, L: number, tint = 0) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)}) scale(${((L / 104)
      * 0.9).toFixed(3)} ${(L / 104).toFixed(3)})"><use href="#${leafS}" fill="none" stroke="${shd}" stroke-width="12" stroke-opacity=".07"/><use href="#${leafS}" fill="none" stroke="${shd}" stroke-width="6" stroke-opacity=".12"/><use href="#${leafS}" fill="${tint ? foil : white}"/><use href="#${leafH}" fill="${tint ? gold : shade(base, -0.035)}" fill-opacity="${tint ? 0.35 : 1}"/></g>`;
  return (ps: P[], L: number, n: number, tint = 0) => {
    const wk = walker(ps);
    let s = path(smooth(ps, false), `fill="none" stroke="${tint ? gold : shade(base, -0.06)}" stroke-width="${n1(L / 15)}" stroke-linecap="round"`);
    for (let i = 0; i < n; i++) { const [q, a] = wk(0.1 + (i / n) * 0.9), k = 1 - 0.4 * (i / n); s += lf(q[0], q[1], a + 90 + 48, L * k, tint) + lf(q[0], q[1], a + 90 - 48, L * k, tint); }
    const [q, a] = wk(0.999);
    return s + lf(q[0], q[1], a + 90, L * 0.62, tint);
  };
}

/** Where the words stand: the height of their middle, their width, their largest size, and the colour of the paper there. */
type Place = { tcy: number; tw: number; tmax: number; on: string };

/** the words, the small line in gold */
function drawWords(c: Drawing, m: string, ls: string[], { ink, gold }: { ink: string; gold: string }, { tcy, tw, tmax, on }: Place) {
  const sig = c.input.name || c.input.sub;
  const specs: Ln[] = evenLines(ls, 'great-vibes', tw, tmax, { gap: m === 'arch' ? 22 : 14 });
  if (sig) {
    specs[specs.length - 1]!.gap = 40;
    for (const t of m === 'arch' && sig.length > 16 ? wrap(sig, Math.ceil(sig.length / 16)) : [sig])
      specs.push({ t: t.toUpperCase(), f: 'cinzel:500', w: Math.min(640, tw + 20), max: 27, track: 200, gap: 20 });
  }
  const S = pile(specs, { cy: tcy, h: m === 'arch' ? 520 : m === 'cake' ? 260 : m === 'doves' ? 330 : 250 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i < ls.length ? readable(ink, on, 6) : readable(gold, on, 4.8)}"`)).join(''));
}

export function drawWhitework(inp: Input): Drawing {
  const c = new Drawing('whitework', inp),
    { r, p } = c;
  const m = inp.motif || 'arch',
    dark = isDarkColour(p.bg);
  const base = mix(dark ? mix(p.ink, p.d, 0.16) : shade(p.bg, -0.012), '#ffffff', 0.12),
    white = mix(base, '#ffffff', 0.72),
    shd = mix(shade(base, -0.4), dark ? p.bg : mix(p.a, p.ink, 0.5), 0.4);
  const foil = c.foil(p.metal, 40);
  const gold = p.metal === 'silver' ? '#6d737c' : p.metal === 'rose' ? '#a9604f' : '#96692a';
  const ink = readable(dark ? p.bg : p.ink, base, 7);
  const lay = (d: string, fill: string, z = 8, edge = true) => c.soft(d, 0, z * 0.7, z * 1.3, shd, 0.3, 5) + path(d, `fill="${fill}" fill-rule="evenodd"`)
    + (edge ? path(d, 'fill="none" stroke="#fff" stroke-width="1.6" stroke-opacity=".9"') : '');
  const papers: Papers = { base, white, shd, foil, gold };
  const { rose, daisy, five, leafS, leafH } = paperFlowers(c, papers), spray = sprays(papers, leafS, leafH);
  const fl = (id: string, x: number, y: number, R: number, a = r.f(0, 360)) => {
    let sh = '';
    for (let i = 4; i >= 1; i--) sh += circ(x + 2, y + 7, R * 0.8 + i * R * 0.08, `fill="${shd}" fill-opacity=".05"`);
    return sh + `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)}) scale(${(R / 102).toFixed(3)})"><use href="#${id}"/></g>`;
  };
  const light = c.rad([[0, '#fff', 0.75], [1, '#fff', 0]], 0.32, 0.22, 0.85);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${base}"`) + rect(0, 0, 1000, 1400, `fill="${light}"`));
  const ls = headlineLines(inp, m === 'arch' ? 13 : m === 'cake' ? 24 : 19);
  let tcy = 1150,
    tw = 760,
    tmax = 120,
    on = base;
  let s = '';
  const scene: Scene = { c, p, dark, base, white, shd, foil, gold, ink, lay, rose, daisy, five, fl, spray };
  if (m === 'arch') { const drawn = drawArch({ ...scene, on, tcy, tw, tmax }); s += drawn.s; on = drawn.on; tcy = drawn.tcy; tw = drawn.tw; tmax = drawn.tmax; }
  else if (m === 'cake') ({ s, tcy, tmax } = drawCake({ ...scene, s, tcy, tmax }));
  else if (m === 'rings') { const drawn = drawRings({ ...scene, tcy, tmax }); s += drawn.s; tcy = drawn.tcy; tmax = drawn.tmax; }
  else ({ s, tcy } = drawBouquet({ ...scene, s, tcy }));
  c.add('art', s, m === 'arch' ? undefined : 'float');
  drawWords(c, m, ls, { ink, gold }, { tcy, tw, tmax, on });
  c.add('texture', c.grain(0.9));
  c.alt = `White paper sculpture of ${m} with gold, and the words ${ls.join(' ')}`;
  return c;
}
