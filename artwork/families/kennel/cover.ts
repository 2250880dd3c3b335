import {
  circ, clamp, Drawing, ease, ell, g, type Input, lerp, mix, n1, type P, type Palette, path, polar, pt, rect,
  type Rng, shade, TAU,
} from '#artwork/engine.ts';
import { withContrast, roles, tone } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { fringe, hairs, sow } from '#artwork/marks/fur.ts';
import { boxOf, fillA, ink, line, S } from '#artwork/outlines/silhouette.ts';

type Breed = { head: string; ear: string; eye: P; nose: string; mouth: string; base: string; light: string; deep: string; marks?: (cp: string) => string;
  over?: (k: Fur) => string; under?: (k: Fur) => string; fluffy?: boolean; dress: string; earCol?: string; iris?: string; neck: [number, number, number, number] };
type Fur = { r: Rng; c: Drawing; dir: (p: P) => number };
const coat = (k: Fur, s: string, base: string, light: string, deep: string, o: { gap?: number; len?: number; lit?: [number, number]; dir?: (p: P) => number; w?: number } = {}) => {
  const d = S(s), ol = line(s, 6, true), b = boxOf(ol), cp = k.c.clip(path(d)), W = b[2]! - b[0]!, H = b[3]! - b[1]!, L = o.lit ?? [0.72, 0.16], dir = o.dir ?? k.dir;
  const pts = sow(k.r, s, o.gap ?? 13), f = (p: P) => Math.hypot((p[0] - b[0]!) / W - L[0], (p[1] - b[1]!) / H - L[1]);
  const w = o.w ?? 2;
  return fillA(d, k.c.rad([[0, mix(base, light, 0.55)], [0.4, base], [1, deep]], L[0], L[1], 0.85)) +
    g(ink(d, deep, 46, 0.12) + ink(d, deep, 24, 0.16) + ink(d, deep, 10, 0.22) + ink(hairs(k.r, pts.filter((p) => f(p) > 0.3), dir, o.len ?? 20), deep, w, 0.5)
      + ink(hairs(k.r, pts.filter((p) => f(p) < 0.62 || k.r.chance(0.3)).map((p) => [p[0] + 5, p[1] + 3] as P), dir, o.len ?? 20), light, w * 0.8, 0.42)
      + ink(hairs(k.r, pts.filter((p) => f(p) < 0.34).map((p) => [p[0] - 4, p[1] + 5] as P), dir, (o.len ?? 20) * 0.8), mix(light, '#ffffff', 0.4), w * 0.8, 0.45), `clip-path="${cp}"`) +
    ink(fringe(k.r, ol, (o.len ?? 20) * 0.32, 5, 0.9), base, w * 0.9, 0.5);
};
const curls = (k: Fur, s: string, base: string, light: string, deep: string, R = 26) => {
  const ol = line(s, 8, true), pts = sow(k.r, s, R * 0.82);
  let edge = '', acc = 0;
  for (let i = 1; i < ol.length; i++) {
    acc += Math.hypot(ol[i]![0] - ol[i - 1]![0], ol[i]![1] - ol[i - 1]![1]);
    if (acc > R * 0.9) { acc = 0; edge += circ(ol[i]![0], ol[i]![1], R * k.r.f(0.5, 0.74)); }
  }
  const b = boxOf(ol), W = b[2]! - b[0]!, H = b[3]! - b[1]!;
  let sp = '', sl = '', sw = '';
  for (const p of pts) {
    const t = Math.hypot((p[0] - b[0]!) / W - 0.7, (p[1] - b[1]!) / H - 0.2), q = R * k.r.f(0.42, 0.62), a = k.r.f(0, TAU), A0 = polar(p[0], p[1], q, a),
      B0 = polar(p[0], p[1], q, a + 2.4), C0 = polar(p[0], p[1], q * 0.5, a + 4.4), d = `M${pt(A0)}A${n1(q)} ${n1(q)} 0 0 1 ${pt(B0)}A${n1(q * 0.75)} ${n1(q * 0.75)} 0 0 1 ${pt(C0)}`;
    if (t > 0.5 || k.r.chance(0.45)) sp += d; else sl += d;
    if (t < 0.45) sw += `M${pt(polar(p[0], p[1], q * 0.8, a + 0.3))}A${n1(q)} ${n1(q)} 0 0 1 ${pt(polar(p[0], p[1], q * 0.8, a + 1.7))}`;
  }
  const gr = k.c.rad([[0, mix(base, light, 0.6)], [0.45, base], [1, deep]], Math.round(b[0]! + W * 0.7), Math.round(b[1]! + H * 0.2), Math.round(Math.max(W, H) * 0.85), 'userSpaceOnUse');
  return g(edge + path(S(s)), `fill="${gr}"`) + ink(sp, deep, 2.6, 0.5) + ink(sl, light, 2.4, 0.6) + ink(sw, mix(light, '#fff', 0.5), 2, 0.55);
};
const BREEDS = (): Record<string, Breed> => {
  const tan = '#b9743a';
  return {
    dachshund: { dress: 'ruff',
      head: '738,474! 712,450 652,436 600,420 566,396 524,364 464,350 402,376 372,440 350,530 320,640 300,720! 620,720! 606,650 574,590 562,566 584,550 640,544 694,530 726,510 736,494',
        ear: '424,404 462,394 500,426 520,500 520,580 492,640 450,650 412,610 396,530 400,450', eye: [566, 434],
          nose: '744,470 724,452 704,458 706,478 724,490 742,486', mouth: '728,496 690,506 640,508 606,500', base: '#6b3f26', light: '#c98a56', deep: '#2c160e', neck: [460, 668, 190, -8],
      marks: () => fillA(S('738,474 700,470 650,486 600,492 570,520 566,560 600,556 700,534 740,500'), tan, 0.55) + ell(556, 408, 18, 9, `fill="${tan}" opacity=".7" transform="rotate(24 556 408)"`) },
    greyhound: { dress: 'admiral',
      head: '752,462! 724,440 660,422 600,402 548,378 496,364 450,376 420,414 404,480 388,560 360,640 330,720! 590,720! 572,650 548,600 536,566 548,544 590,530 650,514 710,498 744,482',
        ear: '486,388 446,386 404,416 366,470 352,500! 396,496 440,478 474,450 494,420', eye: [570, 420],
          nose: '758,458 738,442 720,448 722,466 738,478 756,474', mouth: '742,482 700,488 650,492 612,486', base: '#8f8d92', light: '#dcdbe0', deep: '#3a3a44', neck: [456, 676, 170, -10],
      marks: () => fillA(S('752,462 730,470 680,490 640,500 600,520 560,560 548,620 580,700 600,720 560,720 540,640 520,560 560,530 640,504'), '#efeef2', 0.55) },
    labrador: { dress: 'tweed',
      head: '728,482! 706,454 650,440 606,430 582,402 546,362 484,342 420,354 382,404 362,480 342,560 310,650 284,720! 646,720! 630,660 600,610 588,584 608,572 660,566 704,552 726,530 732,506',
        ear: '436,396 480,388 514,418 528,480 516,540 484,566 446,540 424,480', eye: [574, 436], nose: '734,476 710,456 686,462 690,486 712,498 732,492',
          mouth: '714,504 690,524 640,532 604,520', base: '#d2a463', light: '#f7e0b0', deep: '#7b5126', neck: [466, 676, 204, -8] },
    spaniel: { dress: 'pearls',
      head: '706,476! 690,448 652,440 622,428 606,396 580,354 520,326 450,332 400,372 378,440 360,540 330,640 300,720! 640,720! 624,650 596,600 584,570 606,560 650,556 690,538 706,510',
        ear: '440,376 484,372 520,410 536,490 546,580 566,660 560,740 520,770 470,764 420,730 392,650 390,540 402,440', eye: [600, 432],
          nose: '712,468 692,448 670,454 672,478 692,490 710,484', mouth: '690,498 668,520 630,526 604,516', base: '#f3e7d3', light: '#fffaf0',
            deep: '#b59a78', earCol: '#8a4322', neck: [478, 684, 200, -6],
      marks: () => fillA(S('622,428 606,396 580,354 520,326 450,332 390,372 370,470 400,560 470,560 540,520 580,480 612,460'), '#9a4c26', 0.95)
        + fillA(S('622,420 604,384 574,346 548,336 570,380 590,430 640,446 700,450 700,440'), '#fbf2e2', 0.95) },
    scottie: { dress: 'tweed',
      head: '744,462! 720,444 660,440 616,432 590,408 548,384 500,376 448,390 412,430 388,500 366,590 330,660 300,720! 640,720! 640,660 620,620 640,600 690,560 730,520 744,490',
        ear: '452,396 458,330 478,262 500,236! 520,300 528,370 514,400', eye: [598, 430], nose: '752,456 732,440 710,448 714,470 734,480 750,474',
          mouth: '734,486 700,496 660,496', base: '#3a3a40', light: '#8f9098', deep: '#101014', neck: [470, 690, 200, -6], iris: '#6b4a2a',
      over: (k) => coat(k, '744,484 730,540 716,600 690,652! 676,628 660,664! 644,632 624,660! 606,622 596,580 600,530 630,500 690,486', '#42424a', '#9c9ca6',
        '#15151a', { gap: 10, len: 30, dir: () => 1.75, w: 2.4 })
          + coat(k, '560,412 590,396 626,408 648,440! 634,436 646,462! 618,448 600,440 576,436', '#4a4a52', '#a6a6b0', '#1a1a20', { gap: 9, len: 24, dir: () => 0.6, w: 2.2 }) },
    poodle: { dress: 'pearls', fluffy: true,
      head: '736,490! 712,466 660,454 610,444 584,424 550,390 500,372 450,384 416,430 400,510 380,600 350,660 330,720! 610,720! 590,650 570,600 566,572 590,560 650,548 700,532 730,512',
        ear: '430,420 470,412 506,450 526,520 536,600 520,670 470,690 418,670 392,600 396,500', eye: [592, 444],
          nose: '742,484 722,466 702,472 704,492 722,504 740,500', mouth: '724,510 690,520 640,522 608,514', base: '#e9dccb', light: '#fffaf0', deep: '#9a8264', neck: [466, 684, 184, -6] },
  };
};
const ruffle = (c: Drawing, cx: number, cy: number, rx: number, ry: number, deg: number, white: string, sh: string) => {
  // pleats: figure-of-eight loops round an ellipse
  const n = 30;
  let o = '';
  const E = (a: number, k: number): P => [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
  const seq = Array.from({ length: n }, (_, i) => i).sort((i, j) => Math.sin((i / n) * TAU) - Math.sin((j / n) * TAU));
  for (const i of seq) {
    const a = (i / n) * TAU, w = (TAU / n) * 0.62, p0 = E(a, 0.46), p1 = E(a - w, 0.98), p2 = E(a, 1.06), p3 = E(a + w, 0.98);
    const lift = 10 * (1 - Math.sin(a) * 0.3);
    const d = `M${pt(p0)}C${pt(E(a - w * 0.6, 0.7))} ${pt([p1[0], p1[1] - lift])} ${pt(p1)}C${pt([p1[0], p1[1] + lift])} ${pt([p2[0], p2[1] + lift * 1.2])} ${pt(p2)}C${pt([p2[0], p2[1] + lift * 1.2])} ${pt([p3[0], p3[1] + lift])} ${pt(p3)}C${pt([p3[0], p3[1] - lift])} ${pt(E(a + w * 0.6, 0.7))} ${pt(p0)}Z`;
    o += fillA(d, c.lin([[0, white], [1, mix(white, sh, 0.4)]], 0.2, 0, 0.8, 1)) + ink(d, sh, 1.6, 0.6) + ink(`M${pt(p0)}L${pt(p2)}`, sh, 3.4, 0.34)
      + ink(`M${pt(p1)}C${pt([p1[0], p1[1] + lift])} ${pt([p2[0], p2[1] + lift * 1.2])} ${pt(p2)}`, '#fff', 2, 0.7);
  }
  return g(o, `transform="rotate(${deg} ${cx} ${cy})"`);
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  q: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  b: Breed | undefined; foil: string; md: [string, string, string]; k: Fur; nx: number; ny: number; nr: number; nd: number;
  white: string; shW: string; cloth: string; tc0: string; G: (x: number, y: number, R?: number) => string;
};

function drawUniform({ q, foil, md, white, cloth, tc0, G }: Scene) {
  let bodyA = '';
  bodyA += g(fillA(S('520,690 590,690 640,760 680,880 690,1000 560,1000 540,850'), white)
    + fillA(S('470,690! 540,760 580,860 600,1000 520,1000 480,850 440,740'), shade(cloth, 0.03))
    + ink(S('478,700 540,770 580,866 596,1000', false), md[0], 9)
    + fillA(S('600,690! 660,742 720,840 740,1000 700,1000 680,860 640,760'), shade(cloth, -0.05))
    + ink(S('612,700 664,770 700,866 712,1000', false), md[0], 8), `clip-path="${tc0}"`) + [780, 834, 888].map((y, i) => G(536 + i * 12, y, 11)).join('');
  // epaulette
  bodyA += fillA(S('210,770 260,716 330,690 374,708 350,748 290,784 230,806'), foil) + ink(S('216,772 270,726 350,704', false), md[2], 3, 0.8) + Array.from({ length: 13 }, (_, i) => {
    const t = i / 12, x = lerp(206, 352, t), y = lerp(800, 752, t);
    return ink(`M${n1(x)} ${n1(y)}q-6 20 -4 46`, i % 2 ? md[0] : md[1], 8) + ink(`M${n1(x - 2)} ${n1(y)}q-6 20 -4 44`, md[2], 1.6, 0.7);
  }).join('');
  bodyA += fillA('M438 812h30v44l-15 12l-15 -12z', tone(q.hot, 0.56, 0.17)) + G(453, 884, 19) + fillA('M484 824h26v38l-13 10l-13 -10z', tone(q.warm, 0.76, 0.1)) + G(497, 886, 15);
  return bodyA;
}

function drawTweedCoat({ white, cloth, tc0 }: Scene) {
  let bodyA = '';
  let tw = '';
  for (let i = 0; i < 26; i++) for (let j = 0; j < 14; j++) { const x = 150 + i * 25, y = 680 + j * 24; tw += `M${x} ${y}l12 12l12 -12`; }
  bodyA += g(ink(tw, shade(cloth, 0.12), 2.2, 0.55) + ink(tw, shade(cloth, -0.14), 2.2, 0.5, 'transform="translate(0 11)"')
    + fillA(S('500,690 600,690 640,780 640,1000 540,1000'), white)
    + fillA(S('470,690! 512,740 560,860 580,1000 470,1000 420,860 440,800! 400,780! 420,720'), shade(cloth, -0.05))
    + ink(S('470,690! 512,740 560,860 580,1000', false), shade(cloth, -0.2), 2.6) + fillA(S('612,690! 650,740 690,860 690,1000 640,1000 650,850'), shade(cloth, -0.08)), `clip-path="${tc0}"`);
  return bodyA;
}

function drawLaceDress({ white, shW, cloth, tc0 }: Scene) {
  let bodyA = '';
  let fo = '';
  for (let i = 0; i < 13; i++) fo += S(`${200 + i * 44},1000 ${250 + i * 36},880 ${330 + i * 22},780 ${400 + i * 13},700`, false);
  bodyA += g(ink(fo, shade(cloth, -0.12), 10, 0.35) + ink(fo, shade(cloth, 0.16), 4, 0.4, 'transform="translate(9 0)"'), `clip-path="${tc0}"`);
  let lace = '';
  for (let i = 0; i <= 22; i++) {
    const t = i / 22, x = lerp(236, 700, t), y = 780 + Math.sin(t * Math.PI) * 62;
    lace += circ(x, y, 20, `fill="${white}" opacity=".92"`) + circ(x, y + 4, 10, `fill="none" stroke="${shW}" stroke-width="1.6" opacity=".6"`) + circ(x, y + 4, 3.4, `fill="${cloth}" opacity=".6"`);
  }
  bodyA += lace;
  return bodyA;
}

function drawShortCoat({ r, m, b, k, hcp }: Scene & { hcp: string }) {
  let a = '';
  a += coat(k, b!.head, b!.base, b!.light, b!.deep, { gap: 11, len: 17 });
  if (b!.marks) a += g(b!.marks(hcp) + ink(hairs(r, sow(r, b!.head, 15), k.dir, 15), b!.deep, 1.5, 0.22) + ink(S(b!.head), b!.deep, 20, 0.12), `clip-path="${hcp}"`);
  // the jaw's shadow on the neck
  a += g(fillA(S('540,560 600,566 640,600 640,760 520,760 470,640'), b!.deep, 0.3) + fillA(S('380,420 430,560 520,660 540,740 440,740 380,600'), b!.deep, 0.22), `clip-path="${hcp}"`);
  const ec = b!.earCol ?? shade(b!.base, -0.05), eD = b!.earCol ? shade(b!.earCol, -0.16) : b!.deep, eL = b!.earCol ? shade(b!.earCol, 0.16) : b!.light;
  a += g(ink(S(b!.ear), b!.deep, 22, 0.16) + ink(S(b!.ear), b!.deep, 12, 0.2), `transform="translate(7 6)" clip-path="${hcp}"`)
    + coat(k, b!.ear, ec, eL, eD, { gap: 10, len: m === 'spaniel' ? 34 : 18, lit: [0.55, 0.12],
    dir: (pp) => (m === 'greyhound' ? 2.6 : m === 'scottie' ? -1.4 : 1.62 + Math.sin(pp[1] / 38) * (m === 'spaniel' ? 0.35 : 0.1)) });
  if (m === 'scottie') a += fillA(S('470,390 474,330 494,270 508,320 512,384'), '#6d5a58', 0.5);
  return a;
}

function drawNecklace({ c, q, md, nx, ny, nr }: Scene) {
  let a = '';
  const strand = (y: number, dy: number, R: number, n: number) => Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1), x = lerp(nx - nr * 0.78, nx + nr * 0.72, t), yy = y + Math.sin(t * Math.PI) * dy - t * 16;
    return circ(x + 1.5, yy + 4, R, 'fill="#000" opacity=".22"') + circ(x, yy, R, `fill="${c.rad([[0, '#ffffff'], [0.5, '#f5ecdf'], [1, '#b9aa9c']], 0.35, 0.3, 0.7)}"`);
  }).join('');
  a += strand(ny + 2, 62, 10.5, 17) + strand(ny + 22, 96, 11.5, 18)
    + g(fillA(S(`${nx + 24},${ny + 116}! ${nx + 40},${ny + 140} ${nx + 24},${ny + 168} ${nx + 8},${ny + 140}`), tone(q.cool, 0.55, 0.12))
    + ink(S(`${nx + 24},${ny + 116}! ${nx + 40},${ny + 140} ${nx + 24},${ny + 168} ${nx + 8},${ny + 140}`), md[0], 5) + ell(nx + 19, ny + 134, 4, 8, 'fill="#fff" opacity=".6"'));
  return a;
}

/** What the parts of `drawKennel` share. */
type KennelScene = {
  c: Drawing; b: Breed | undefined; cx: number; cy: number; rx: number; ry: number; foil: string;
  md: [string, string, string];
};

function drawFrame({ c, cx, cy, rx, ry, foil, md }: KennelScene) {
  // frame
  let f = '';
  for (let i = 8; i > 0; i--) f += ell(cx + 10, cy + 20, rx + 66 + i * 5, ry + 66 + i * 5, `fill="#000" opacity=".035"`);
  f += ell(cx, cy, rx + 66, ry + 66, `fill="${foil}"`) + ell(cx, cy, rx + 66, ry + 66, `fill="none" stroke="${md[1]}" stroke-width="3"`)
    + ell(cx, cy, rx + 54, ry + 54, `fill="none" stroke="${md[1]}" stroke-width="9" opacity=".55"`)
    + ell(cx, cy, rx + 52, ry + 52, `fill="none" stroke="${md[2]}" stroke-width="3" opacity=".9"`)
    + ell(cx, cy, rx + 18, ry + 18, `fill="none" stroke="${md[1]}" stroke-width="14" opacity=".5"`) + ell(cx, cy, rx + 22, ry + 22, `fill="none" stroke="${md[2]}" stroke-width="3" opacity=".85"`);
  const nb = 64;
  for (let i = 0; i < nb; i++) {
    const a = (i / nb) * TAU, x = cx + Math.cos(a) * (rx + 36), y = cy + Math.sin(a) * (ry + 36);
    f += circ(x + 1.5, y + 2.5, 9, `fill="${md[1]}" opacity=".8"`) + circ(x, y, 8.4, `fill="${md[0]}"`) + circ(x - 2.4, y - 2.8, 3.2, `fill="${md[2]}"`);
  }
  // bow and ring on top
  f += g(ink('M500 0V42', md[1], 5) + path('M500 74C470 30 412 24 404 50C398 76 452 86 500 74C530 30 588 24 596 50C602 76 548 86 500 74Z',
    `fill="${foil}" stroke="${md[1]}" stroke-width="2.4"`) + path('M492 76C470 96 452 108 430 112L448 92L436 80ZM508 76C530 96 548 108 570 112L552 92L564 80Z',
      `fill="${foil}" stroke="${md[1]}" stroke-width="2"`) + circ(500, 72, 15, `fill="${foil}" stroke="${md[1]}" stroke-width="2.4"`), 'transform="translate(0 4)"');
  c.add('frame', f);
}

function drawFeatures({ c, b }: KennelScene) {
  let a = '';
  const nd2 = S(b!.nose), nb2 = boxOf(line(b!.nose, 5, true));
  a += ink(S(b!.mouth, false), mix(b!.deep, '#000', 0.4), 3.4, 0.85) + fillA(nd2, c.rad([[0, '#5a4f52'], [0.6, '#221b1d'], [1, '#0e0a0b']], 0.6, 0.25, 0.7))
    + ell(nb2[0]! + (nb2[2]! - nb2[0]!) * 0.64, nb2[1]! + 9, 7, 3.4, 'fill="#fff" opacity=".55"')
    + ell(nb2[0]! + (nb2[2]! - nb2[0]!) * 0.74, nb2[1]! + (nb2[3]! - nb2[1]!) * 0.6, 5, 3, 'fill="#000" opacity=".7"');
  for (let i = 0; i < 5; i++) a += circ(nb2[0]! - 30 - (i % 3) * 17, nb2[3]! + 6 + Math.floor(i / 3) * 10, 1.8, `fill="${mix(b!.deep, '#000', 0.3)}" opacity=".6"`);
  const [ex, ey] = b!.eye, ir = b!.iris ?? '#6a3c1a';
  a += fillA(S(`${ex - 20},${ey + 2} ${ex - 8},${ey - 13} ${ex + 10},${ey - 13} ${ex + 20},${ey + 3}! ${ex + 8},${ey + 12} ${ex - 8},${ey + 12}`),
    mix(b!.deep, '#000', 0.55)) + ell(ex + 2, ey, 11.5, 11.5, `fill="${c.rad([[0, shade(ir, 0.1)], [0.6, ir], [1, '#1d0f08']], 0.5, 0.75, 0.6)}"`)
      + circ(ex + 3, ey - 0.5, 6, 'fill="#0c0706"') + circ(ex + 6, ey - 5, 3.5, 'fill="#fff"') + circ(ex - 2, ey + 5, 1.6, 'fill="#fff" opacity=".6"')
      + ink(`M${ex - 22} ${ey - 10}Q${ex - 2} ${ey - 26} ${ex + 20} ${ey - 10}`, b!.light, 3.2, 0.5) + ink(`M${ex - 16} ${ey + 17}Q${ex} ${ey + 24} ${ex + 17} ${ey + 14}`, b!.light, 2.4, 0.35);
  return a;
}

/** damask paper on the wall */
function drawDamask(c: Drawing, wl: string) {
  const leafD = S('0,-46! 16,-22 10,0 24,10 20,30 0,44! -20,30 -24,10 -10,0 -16,-22') + S('0,-30! 7,-14 0,4! -7,-14') + S('26,-18! 40,-8 42,12 30,22! 34,4')
    + S('-26,-18! -40,-8 -42,12 -30,22! -34,4') + S('0,52! 9,62 0,74! -9,62');
  const dm = c.def((id) => `<path id="${id}" d="${leafD}"/>`);
  c.add('texture', rect(0, 0, 1000, 1400,
    `fill="${c.pattern(125, 175,
      `<g fill="${wl}" fill-opacity="0.55" fill-rule="evenodd"><use href="#${dm}" transform="translate(62.5 44)"/><use href="#${dm}" transform="translate(0 131.500)"/><use href="#${dm}" transform="translate(125 131.500)"/></g>`)}"`));
}

/** the scumbled background of the painting: quick strokes, light and dark */
function scumble(r: Rng, back: string): string {
  let sc = '';
  for (let i = 0; i < 120; i++) {
    const x = r.f(190, 810), y = r.f(170, 940), A = r.f(-0.9, -0.3), L = r.f(30, 90);
    sc += `M${n1(x)} ${n1(y)}q${n1(Math.cos(A) * L * 0.5 + 6)} ${n1(Math.sin(A) * L * 0.5 + 8)} ${n1(Math.cos(A) * L)} ${n1(Math.sin(A) * L)}`;
  }
  return ink(sc, shade(back, 0.16), 9, 0.1) + ink(sc, shade(back, -0.1), 7, 0.12, 'transform="translate(14 20)"');
}

/** a dark doublet with gold buttons, quilted in diamonds */
function drawDoublet({ md, cloth, tc0, G }: Scene) {
  let br = '';
  for (let i = -2; i < 9; i++) for (let j = 0; j < 9; j++) br += circ(190 + i * 62 + (j % 2) * 31, 730 + j * 31, 4, `fill="${md[0]}" opacity=".75"`);
  let gd = '';
  for (let i = -12; i < 14; i++) gd += `M${180 + i * 62} 1000L${480 + i * 62} 700M${820 + i * 62} 1000L${520 + i * 62} 700`;
  return g(ink(gd, shade(cloth, 0.12), 3, 0.6) + br, `clip-path="${tc0}"`) + [760, 806, 852, 898].map((y, i) => G(570 + i * 10, y, 10)).join('');
}

/** the clothes below the neck */
function drawClothes(scene: Scene, dress: string): string {
  if (dress === 'ruff') return drawDoublet(scene);
  if (dress === 'admiral') return drawUniform(scene);
  return dress === 'tweed' ? drawTweedCoat(scene) : drawLaceDress(scene);
}

/** a poodle's clipped head, with curls behind it, on its crown and on its ear */
function drawCurlyCoat({ k }: Scene, b: Breed) {
  let a = curls(k, '420,520 470,500 560,580 620,660 610,730 470,740 330,730 330,660 380,600', b.base, b.light, b.deep, 30);
  a += coat(k, b.head, b.base, b.light, b.deep, { gap: 15, len: 12 });
  a += curls(k, '596,440 600,380 586,310 530,256 460,240 392,266 352,326 350,396 384,446 450,440 520,430 560,440', b.base, b.light, b.deep, 32);
  a += ink(S('560,452 540,500 566,560', false), b.deep, 10, 0.14) + curls(k, b.ear, shade(b.base, -0.02), b.light, b.deep, 27);
  return a;
}

/** the half of a ruff that lies before the neck */
function drawRuffFront({ c, nx, ny, nr, nd, white, shW }: Scene) {
  return g(ruffle(c, nx, ny + 6, nr + 34, 80, nd, white, shW),
    `clip-path="${c.clip(`<path d="M100 ${ny + 4}H${nx - nr * 0.62}Q${nx} ${ny + 62} ${nx + nr * 0.62} ${ny - 14}H900V1000H100Z"/>`)}"`);
}

/** a white cravat with a pin */
function drawCravat({ c, white, shW }: Scene) {
  return fillA(S('330,676 400,664 480,690 560,676 604,668 622,712 600,742 480,756 370,744 322,720'), c.lin([[0, white], [1, mix(white, shW, 0.5)]]))
      + ink('M340 706Q470 742 610 700M350 726Q470 756 600 722', shW, 2.4, 0.55) + fillA(S('540,730 590,724 600,760 582,830 548,850! 530,800'), white)
      + fillA(S('590,724 624,728 640,790 616,836! 596,800'), mix(white, shW, 0.25)) + ink('M566 740Q570 790 556 836M610 740Q620 780 616 820', shW, 2.4, 0.5)
      + circ(592, 736, 17, `fill="${mix(white, shW, 0.15)}" stroke="${shW}" stroke-width="1.6"`);
}

/** a white collar with a spotted bow tie */
function drawBowTie({ c, q, white, shW }: Scene) {
  return fillA(S('320,690 400,676 500,704 600,680 640,676 650,712 560,748 440,748 330,728'), white) + ink('M340 716Q480 756 640 700', shW, 2.2, 0.5)
      + [-1, 1].map((s) => fillA(S(`${590 + s * 8},736! ${590 + s * 70},694 ${590 + s * 88},712 ${590 + s * 86},770 ${590 + s * 66},780`),
      c.lin([[0, shade(tone(q.hot, 0.55, 0.16), 0.05)], [1, tone(q.hot, 0.45, 0.15)]]))).join('')
        + [-1, 1].map((s) => ([[40, 726], [58, 748], [64, 716], [38, 748]] as [number, number][]).map(([x, y]) =>
        circ(590 + s * x, y, 4, 'fill="#fff4de" opacity=".9"')).join('')).join('') + rect(572, 716, 36, 42, `rx="10" fill="${tone(q.hot, 0.5, 0.16)}"`)
          + ink('M580 722V752M600 722V752', tone(q.hot, 0.38, 0.12), 2, 0.7);
}

/** what is worn about the neck, before the chin */
function drawNeckwear(scene: Scene, dress: string): string {
  if (dress === 'ruff') return drawRuffFront(scene);
  if (dress === 'admiral') return drawCravat(scene);
  return dress === 'tweed' ? drawBowTie(scene) : drawNecklace(scene);
}

export function drawKennel(inp: Input): Drawing {
  const c = new Drawing('kennel', inp), { p, r } = c, q = roles(p), m = inp.motif || 'dachshund';
  const B = BREEDS(), b = B[m] ?? B.dachshund, dress = inp.variant && ['ruff', 'admiral', 'tweed', 'pearls'].includes(inp.variant) ? inp.variant : b!.dress;
  const wall = q.dark ? shade(p.bg, 0.01) : tone(q.cool, q.dark ? 0.3 : 0.42, 0.055), wl = shade(wall, 0.045);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, shade(wall, 0.05)], [0.6, wall], [1, shade(wall, -0.06)]], 0.45, 0.36, 0.85)}"`));
  drawDamask(c, wl);
  const cx = 500, cy = 556, rx = 312, ry = 392;
  const foil = c.foil(p.metal, 30), md = METALS[p.metal];
  const parts: KennelScene = { c, b, cx, cy, rx, ry, foil, md };
  drawFrame(parts);
  const clip = c.clip(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`);
  const back = tone(mix(q.hot, '#7a6a4a', 0.55), 0.4, 0.035);
  const k: Fur = { r, c, dir: (pp) => lerp(Math.PI - 0.12 + (pp[1] - 440) * -0.0034, 1.95, ease(clamp((pp[1] - 470 + (520 - pp[0]) * 0.45) / 170))) };
  let a = ell(cx, cy, rx, ry, `fill="${c.rad([[0, shade(back, 0.22, 0.01)], [0.5, back], [1, shade(back, -0.16)]], 0.66, 0.34, 0.78)}"`);
  a += scumble(r, back);
  const [nx, ny, nr, nd] = b!.neck;
  const white = '#fbf6ea', shW = '#8b8496';
  const torso = '150,1000! 190,850 262,744 360,676 470,690 590,680 664,742 730,830 784,1000!';
  const cloth = dress === 'ruff' ? '#241f26' : dress === 'admiral' ? tone(mix(q.cool, '#1d2f57', 0.6), 0.31, 0.075)
    : dress === 'tweed' ? tone(mix(q.warm, '#8a6a3c', 0.6), 0.5, 0.06) : tone(q.hot, 0.46, 0.12);
  const tc0 = c.clip(path(S(torso)));
  const body = fillA(S(torso), c.lin([[0, shade(cloth, -0.08)], [0.6, cloth], [0.85, shade(cloth, 0.09)], [1, shade(cloth, -0.02)]], 0, 0, 1, 0.2));
  const G = (x: number, y: number, R = 9) => circ(x + 1, y + 2, R, `fill="#000" opacity=".4"`) + circ(x, y, R, `fill="${md[0]}"`) + circ(x - R * 0.3, y - R * 0.3, R * 0.4, `fill="${md[2]}"`);
  const scene: Scene = { c, r, q, m, b, foil, md, k, nx, ny, nr, nd, white, shW, cloth, tc0, G };
  a += body + drawClothes(scene, dress);
  if (dress === 'ruff') a += ruffle(c, nx, ny + 6, nr + 34, 80, nd, white, shW);
  // head
  const hcp = c.clip(path(S(b!.head)));
  a += b!.fluffy ? drawCurlyCoat(scene, b!) : drawShortCoat({ ...scene, hcp });
  if (b!.over) a += b!.over(k);
  a += drawFeatures(parts);
  a += drawNeckwear(scene, dress);
  const crack = ell(cx, cy, rx, ry, `fill="${c.rad([[0.55, '#1a0f06', 0], [1, '#1a0f06', 0.55]], 0.56, 0.42, 0.62)}"`);
  const flip = r.chance(0.4);
  c.add('art', `<g clip-path="${clip}">${flip ? `<g transform="translate(1000 0) scale(-1 1)">${a}</g>` : a}${crack}</g>`
    + ell(cx, cy, rx + 4, ry + 4, 'fill="none" stroke="#1a0f06" stroke-width="12" opacity=".35"')
    + ell(cx, cy, rx + 8, ry + 8, `fill="none" stroke="${md[0]}" stroke-width="5"`)
    + fillA(`M${cx - rx * 0.86} ${cy - ry * 0.4}Q${cx - rx * 0.6} ${cy - ry * 0.86} ${cx - rx * 0.1} ${cy - ry * 0.95}Q${cx - rx * 0.5} ${cy - ry * 0.7} ${cx - rx * 0.74} ${cy - ry * 0.16}Z`,
    '#fff', 0.06));
  const tc = withContrast(wall, q.cream, 7), two = inp.name || inp.sub;
  const h = headline(inp.headline, 'elsie-swash-caps', 500, { mid: two ? 1170 : 1200 }, 800, 88, 1.08, 'm', { H: 150, n: 2 });
  c.add('type', fillA(h.d, tc) + (two ? fillA(small(two, 'cormorant-garamond:500i', 500, Math.max(1292, h.bottom + 80), 740, 44), withContrast(wall, METALS[p.metal][2], 4.6)) : ''));
  c.add('texture', c.grain(0.6));
  return c;
}
const METALS: Record<Palette['metal'], [string, string, string]> = { gold: ['#d9ab4e', '#7d5720', '#fff0bd'], rose: ['#d8957f', '#854a3c', '#fde6da'], silver: ['#b4bac2', '#5d636c', '#ffffff'] };
