import {
  circ, clamp, Drawing, ell, g, type Input, mix, n1, noise1, type P, path, poisson, polar, pt, qbez, rect, ribbon,
  type Rng, shade, smooth, TAU, tf,
} from '#artwork/engine.ts';
import { glowOf, roles, tone, withContrast } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { hairs, sow } from '#artwork/marks/fur.ts';
import { fillA, ink, line, S } from '#artwork/outlines/silhouette.ts';
import { boundsOf } from '#artwork/primitives/polygons.ts';

type Pen = { line: string; r: Rng; c: Drawing };
/** a nib: the line wanders a hair's breadth, swells, lifts and starts again */
const nib = (k: Pen, s: string, w = 3.4, close = true, gaps = 0.5) => {
  const ps = line(s, 7, close), nz = noise1(s.slice(0, 24)), o: P[] = ps.map((p, i) => [p[0] + nz(i / 5) * 1.1, p[1] + nz(i / 5 + 60) * 1.1]);
  let d = '', i = 0;
  while (i < o.length - 2) {
    const n = Math.min(o.length - i, k.r.i(26, 60)), run = o.slice(i, i + n);
    if (run.length < 4) { d += ribbon(o.slice(Math.max(0, o.length - 6)), () => w * 0.7); break; }
    d += ribbon(run.filter((_, j) => j % 2 === 0 || j === run.length - 1), (t) => w * (0.42 + 0.62 * Math.sin(Math.PI * clamp(t * 0.9 + 0.05))));
    i += n - (k.r.chance(gaps) ? 0 : 2);
  }
  return fillA(d, k.line);
};
/** watercolour in a shape: light from the upper left, pooled edge, backruns */
const wsh = (k: Pen, s: string, col: string, o: { edge?: number; hat?: number; gap?: number; len?: number; ang?: number | ((p: P) => number); dark?: number; w?: number; pen?: boolean } = {}) => {
  const d = S(s), b = boundsOf(line(s, 3, true)), cp = k.c.clip(path(d)), W = b[2] - b[0], H = b[3] - b[1];
  let bl = '';
  for (let i = 0; i < 3; i++) bl += fillA(blobAt(k.r, b[0] + W * k.r.f(0.15, 0.6), b[1] + H * k.r.f(0.1, 0.6), W * k.r.f(0.12, 0.26), H * k.r.f(0.12, 0.26)), shade(col, 0.09), 0.28);
  for (let i = 0; i < 2; i++) bl += fillA(blobAt(k.r, b[0] + W * k.r.f(0.5, 0.95), b[1] + H * k.r.f(0.55, 0.95), W * k.r.f(0.16, 0.3), H * k.r.f(0.14, 0.28)), shade(col, -0.09), 0.26);
  const ang = o.ang ?? 1.9;
  const dirF = typeof ang === 'function' ? ang : () => ang;
  const hat = o.hat === 0 ? ''
    : ink(hairs(k.r, sow(k.r, s, o.gap ?? 15).filter((p) => (p[0] - b[0]) / W + (p[1] - b[1]) / H > (o.dark ?? 0.85) || k.r.chance(0.16)), dirF, o.len ?? 16), k.line, 1.5, o.hat ?? 0.5);
  return fillA(d, k.c.lin([[0, shade(col, 0.07)], [0.5, col], [1, shade(col, -0.07)]], 0, 0, 0.8, 1), 0.96)
    + g(bl + ink(d, shade(col, -0.16, 0.02), 7, 0.28) + ink(d, shade(col, -0.16, 0.02), 2.6, 0.4) + hat, `clip-path="${cp}"`) + (o.pen === false ? '' : nib(k, s, o.w ?? 3.2));
};
const blobAt = (r: Rng, x: number, y: number, a: number, b: number) => smooth(Array.from({ length: 8 }, (_, i) => {
  const t = (i * TAU) / 8, j = r.f(0.75, 1.2);
  return [x + Math.cos(t) * a * j, y + Math.sin(t) * b * j] as P;
}));
const eyeDot = (k: Pen, x: number, y: number, R: number) => ell(x, y, R, R * 1.12, `fill="${k.line}"`) + circ(x + R * 0.3, y - R * 0.38, R * 0.34, 'fill="#fff"');
const tufts = (k: Pen, x0: number, x1: number, y: number, n: number, col: string) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = k.r.f(x0, x1), yy = y + k.r.f(-8, 26), h = k.r.f(14, 40), b = k.r.f(-10, 10);
    for (let j = -1; j <= 1; j++) d += `M${n1(x + j * 4)} ${n1(yy)}q${n1(b * 0.3 + j * 3)} ${n1(-h * 0.6)} ${n1(b + j * 8)} ${n1(-h * k.r.f(0.7, 1))}`;
  }
  return ink(d, col, 2.2, 0.8);
};
const buttons = (x: number, y: number, R: number, n: number,
  k: Pen) => Array.from({ length: n }, (_, i) => circ(x, y + i * R, 7, `fill="${k.line}"`) + circ(x - 1.6, y + i * R - 2, 2.3, 'fill="#fff" opacity=".8"')).join('');
const mouseFig = (k: Pen, fur: string, dress: string, pinny: string, trim: string) => {
  const pink = '#e9a9a0';
  return ink('M78 408C40 436 2 420 -4 382C-8 350 16 344 20 362', shade(pink, -0.05), 9, 1) + ink('M78 408C40 436 2 420 -4 382C-8 350 16 344 20 362', k.line, 1.6, 0.5) +
    wsh(k, '104,420 98,446 84,458 128,462 140,448 140,424', fur, { hat: 0.4, w: 2.4 }) + wsh(k, '172,420 168,446 158,460 204,462 214,448 206,422', fur, { hat: 0.4, w: 2.4 }) +
    wsh(k, '190,92 184,56 204,30 236,32 252,56 246,88 222,106', shade(fur, -0.05), { hat: 0, w: 2.6 }) +
    wsh(k, '132,186 100,240 76,330 62,424 130,440 210,436 246,420 232,330 212,250 190,196', dress, { gap: 17, ang: 1.45, len: 22 }) +
    wsh(k, '168,204 190,206 210,260 228,340 238,418 190,424 146,420 150,340 156,260', pinny, { hat: 0.3, gap: 22, ang: 1.5, len: 24, w: 2.4 })
      + ink('M152 300Q190 312 220 296M148 404q12 10 24 0q12 10 24 0q12 10 24 0q8 6 16 0', trim, 3, 0.9) +
    wsh(k, '116,176 112,126 140,90 186,84 232,112 276,150! 266,166 230,186 184,200 140,196', fur, { gap: 11, len: 12, ang: (p) => 2.6 - (p[0] - 190) * 0.004, dark: 0.95 }) +
    fillA(S('160,176 200,170 240,160 268,158 262,168 228,184 186,196 156,194'), '#fff8ea', 0.55) +
    wsh(k, '96,118 74,84 80,44 112,22 150,34 164,70 152,106 126,124', fur, { hat: 0.35, gap: 14, w: 2.8 }) + fillA(S('104,106 90,78 96,52 116,40 140,50 148,74 138,98 120,108'), pink, 0.85) +
    circ(275, 152, 8, `fill="#b5525a"`) + circ(273, 149.5, 2.4, 'fill="#fff" opacity=".8"') + eyeDot(k, 206, 126, 8.4)
      + ink('M252 172Q240 180 228 178', k.line, 2) + ink('M244 160Q270 168 296 160M242 166Q266 182 290 184M240 156Q264 152 290 138', k.line, 1.1, 0.7)
      + ell(196, 160, 15, 9, `fill="${pink}" opacity=".4"`) +
    wsh(k, '150,216 190,232 236,240 268,228 280,246 250,272 200,276 150,262 132,238', dress, { gap: 14, len: 14, ang: 0.4, w: 2.8 })
      + wsh(k, '266,228 288,220 302,230 296,246 278,250', fur, { hat: 0, w: 2.2 });
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  q: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  paper: string; lineC: string; k: Pen; A: string; B: string; Cc: string; leaf: string; bgC: string; vc: string;
  groundW: (y: number, col: string) => string;
};

function drawBadger({ c, r, q, lineC, k, A, leaf, bgC, vc, groundW }: Scene) {
  let a = '';
  // dusk wood, moon, and the lantern's own pool of light
  a += circ(742, 300, 62, 'fill="#fff6dc" opacity=".95"') + circ(742, 300, 120, `fill="${glowOf(c, '#fff6dc', 0.6)}"`);
  const trunk = (x: number, w: number,
    o: number) => g(fillA(`M${x - w / 2} 1070C${x - w * 0.4} 800 ${x - w * 0.3} 400 ${x - w * 0.36} 140H${x + w * 0.36}C${x + w * 0.3} 400 ${x + w * 0.4} 800 ${x + w / 2} 1070Z`,
      shade(bgC, -0.2), o) + ink(`M${x} 360q${w} -70 ${w * 1.7} -150M${x} 520q${-w} -80 ${-w * 1.9} -130M${x - w * 0.9} 446q-14 -40 -8 -76M${x} 250q${-w * 0.8} -50 ${-w * 1.2} -110`,
        shade(bgC, -0.2), w * 0.22, o), `clip-path="${vc}"`);
  a += trunk(190, 44, 0.5) + trunk(900, 56, 0.55) + trunk(300, 22, 0.28) + trunk(620, 24, 0.22) + trunk(830, 20, 0.24);
  a += groundW(1000, mix(leaf, bgC, 0.35)) + circ(720, 772, 330, `fill="${glowOf(c, '#ffdf8a', 0.9)}"`) + ell(690, 1046, 250, 44, 'fill="#ffe7a3" opacity=".5"');
  const coat = tone(mix(q.cool, '#3f5a54', 0.4), 0.42, 0.055), wht = '#fbf6ea', grey = '#8f8a86', black = '#2c2725';
  a += ink('M352 640C330 760 312 900 300 1040', '#7a5636', 13) + ink('M346 640C324 760 306 900 294 1040', lineC, 1.8, 0.7);
  a += wsh(k, '356,900 352,980 336,1016 330,1042 440,1044 446,1020 438,980 446,900', '#4c3a30', { hat: 0.5 })
    + wsh(k, '468,900 470,980 460,1018 458,1042 572,1044 574,1018 552,984 560,900', '#4c3a30', { hat: 0.5 });
  a += wsh(k, '404,446 362,486 328,570 308,690 296,800 290,912 350,930 430,936 530,932 606,914 596,800 582,690 566,580 540,492 504,462', coat, { gap: 14, len: 24, ang: 1.5, hat: 0.55, dark: 1 });
  a += wsh(k, '388,470 352,540 336,640 336,690! 366,696 388,660 410,590 420,520', shade(coat, -0.02), { gap: 13, ang: 1.7, len: 18 })
    + wsh(k, '336,680 330,706 348,722 370,712 372,690', black, { hat: 0, w: 2.4 });
  a += ink('M500 500C520 620 528 760 524 930', lineC, 2.6, 0.8) + buttons(548, 610, 84, 4, k) + nib(k, '420,770 440,766 490,772 488,806 484,820 424,816 420,790', 2.6);
  a += wsh(k, '388,428 380,378 398,334 440,310 488,308 534,330 584,366 630,386 648,400! 640,416 610,428 562,442 520,460 480,480 430,484', wht,
    { gap: 13, len: 15, hat: 0.34, ang: () => Math.PI + 0.45 });
  a += fillA(S('384,400 394,350 416,330 446,340 500,352 552,374 604,394 622,404! 606,410 556,410 506,402 458,402 424,424 404,452 388,430'), black)
    + ink(hairs(r, sow(r, '384,400 394,350 446,340 500,352 552,374 556,410 506,402 424,424 404,452', 12), () => Math.PI + 0.4, 16), '#6d6560', 1.4, 0.7)
    + fillA(S('388,440 380,384 390,352 378,400 386,450 420,486 440,484'), grey, 0.7);
  a += wsh(k, '408,338 398,314 412,296 436,302 442,324', black, { hat: 0, w: 2.4 }) + ink('M404 316Q412 300 432 304', '#f4eee0', 5)
    + eyeDot({ ...k, line: '#14100e' }, 520, 380, 8.6) + circ(520, 380, 9.6, 'fill="none" stroke="#7d746c" stroke-width="1.6"')
    + fillA(S('652,394 632,380 622,390 628,406 646,410'), '#1d1715') + ell(638, 388, 5, 2.4, 'fill="#fff" opacity=".5"')
    + ink('M628 418Q596 430 566 424', lineC, 2.6) + ink('M604 412l26 18M596 418l18 24M612 408l34 8', lineC, 1, 0.5);
  a += wsh(k, '400,430 440,466 500,470 548,446 562,470 540,500 470,520 410,504 380,464', A, { gap: 14, ang: 0.3, len: 14 })
    + wsh(k, '396,490 352,520 304,580 262,600! 262,640 292,650! 346,620 392,560 424,510', A, { gap: 14, ang: 2.2, len: 16 })
    + ink('M262 604l-22 8M260 620l-24 10M268 636l-18 14M282 646l-10 18', A, 4)
    + ink('M330 552l28 36M360 522l30 34M306 578l22 42', mix(A, '#fff', 0.7), 7, 0.85) + ink('M440 468l-6 44M490 472l4 44', mix(A, '#fff', 0.7), 7, 0.85);
  a += wsh(k, '470,520 546,548 620,584 682,600 692,640 664,656 580,644 500,622 452,580', coat, { gap: 13, ang: 0.5, len: 18, dark: 1.05 })
    + wsh(k, '682,600 712,598 732,616 728,640 704,652 688,642', black, { hat: 0, w: 2.6 });
  // lantern
  const lx = 714, ly = 668;
  a += ink(`M${lx - 40} ${ly + 36}Q${lx} ${ly - 62} ${lx + 40} ${ly + 36}`, '#3a2a20', 4.5)
    + fillA(`M${lx - 36} ${ly + 34}L${lx - 18} ${ly + 6}H${lx + 18}L${lx + 36} ${ly + 34}Z`, '#5b4332')
    + rect(lx - 44, ly + 32, 88, 14, 'rx="4" fill="#3e2d22"')
    + fillA(`M${lx - 36} ${ly + 46}H${lx + 36}L${lx + 42} ${ly + 150}H${lx - 42}Z`, c.rad([[0, '#fffbe2'], [0.5, '#ffdd82'], [1, '#f2b24c']], 0.5, 0.6, 0.7))
    + ink(`M${lx} ${ly + 46}V${ly + 150}M${lx - 39} ${ly + 98}H${lx + 39}`, '#5b4332', 3, 0.55)
    + fillA(S(`${lx},${ly + 76}! ${lx + 14},${ly + 112} ${lx},${ly + 134} ${lx - 14},${ly + 112}`), '#fffdf2')
    + fillA(S(`${lx},${ly + 96}! ${lx + 7},${ly + 118} ${lx},${ly + 130} ${lx - 7},${ly + 118}`), '#f29a3a')
    + ink(`M${lx - 36} ${ly + 46}L${lx - 42} ${ly + 150}M${lx + 36} ${ly + 46}L${lx + 42} ${ly + 150}`, '#3e2d22', 5)
    + rect(lx - 52, ly + 148, 104, 18, 'rx="5" fill="#3e2d22"') + ink(`M${lx - 46} ${ly + 154}H${lx + 40}`, '#8d6c4d', 2);
  a += tufts(k, 130, 870, 1040, 26, shade(leaf, -0.2));
  for (let i = 0; i < 9; i++) { const x = r.f(560, 880), y = r.f(470, 960); a += circ(x, y, 9, `fill="${glowOf(c, '#fff2b0', 0.9)}"`) + circ(x, y, 2.4, 'fill="#fffbe0"'); }
  return a;
}

function drawBear({ r, q, lineC, k, A, B, Cc, leaf, bgC, vc, groundW }: Scene) {
  let a = '';
  const fur = tone(mix(q.deep, '#7a5136', 0.85), 0.47, 0.06), coat = tone(mix(Cc, '#f0b93a', 0.5), 0.8, 0.135), muz = '#e3c9a4';
  let rain = '';
  for (const s of poisson(r, 110, 160, 780, 840, 54)) if (!(s[0] > 560 && s[1] > 660)) rain += `M${pt(s)}l${n1(r.f(-9, -7))} ${n1(r.f(28, 44))}`;
  a += groundW(996, mix(leaf, bgC, 0.25)) + g(ink(rain, '#ffffff', 2.6, 0.85) + ink(rain, shade(bgC, -0.2), 1.2, 0.35, 'transform="translate(3 0)"'), `clip-path="${vc}"`);
  a += ell(400, 1054, 250, 30, `fill="${shade(bgC, -0.12)}" opacity=".55"`) + ell(390, 1050, 200, 17, 'fill="#fff" opacity=".4"')
    + ell(745, 1056, 110, 16, `fill="${shade(bgC, -0.12)}" opacity=".45"`);
  // boots, coat, far arm
  a += wsh(k, '262,950 258,1010 226,1034 222,1058 370,1060 378,1030 376,950', A, { hat: 0.45, ang: 1.5 })
    + wsh(k, '412,950 412,1030 420,1060 568,1058 562,1034 530,1010 526,950', A, { hat: 0.45, ang: 1.5 }) + ink('M228 1046H368M424 1046H562', lineC, 2, 0.6)
    + ink('M284 968Q282 1000 278 1016M436 968Q438 1000 440 1016', '#fff', 5, 0.5);
  a += wsh(k, '296,540 236,604 198,720 176,850 172,968 280,986 394,990 508,986 616,968 612,850 590,720 552,604 492,540 394,560', coat,
    { gap: 17, len: 26, hat: 0.42, ang: (p) => 1.57 + (394 - p[0]) * 0.0012, dark: 1.02 });
  a += ink('M394 570C398 700 398 850 394 988', lineC, 2.8, 0.8)
    + [640, 730, 820, 910].map((y) => fillA(S(`372,${y} 384,${y - 9} 410,${y - 7} 420,${y + 2} 410,${y + 12} 382,${y + 10}`), '#7a5136')
    + nib(k, `372,${y} 384,${y - 9} 410,${y - 7} 420,${y + 2} 410,${y + 12} 382,${y + 10}`, 2)).join('') + nib(k, '236,800 310,806 312,870 240,864', 2.4)
    + nib(k, '476,806 552,800 548,864 478,870', 2.4) + ink('M232 806L314 812M474 812L556 806', lineC, 2.4);
  a += wsh(k, '268,590 216,640 178,730 168,806! 200,826 232,820! 256,760 296,680 306,620', coat, { gap: 15, hat: 0.45, ang: 1.8 })
    + wsh(k, '170,802 160,836 178,866 210,864 230,842 232,818 200,828', fur, { gap: 10, len: 10, w: 2.8 });
  // head
  for (const s of [-1, 1])
    a += wsh(k, ([[0, -40], [26, -30], [38, 0], [26, 30], [-6, 34], [-32, 14], [-32, -18]] as [number, number][]).map(([x, y]) =>
      `${394 + s * (104 - x * 0 + x)},${322 + y}`).join(' '), fur, { gap: 10, len: 10 }) + ell(394 + s * 108, 326, 18, 20, `fill="${mix(muz, '#d99a86', 0.4)}"`);
  a += wsh(k, '394,292 452,298 502,332 526,386 524,446 498,502 450,548 394,560 338,548 290,502 264,446 262,386 286,332 336,298', fur,
    { gap: 11, len: 17, hat: 0.55, dark: 0.62, ang: (p) => Math.atan2(p[1] - 420, p[0] - 394) });
  a += fillA(S('394,430 440,438 466,470 462,508 432,536 394,542 356,536 326,508 322,470 348,438'), muz)
    + ink(hairs(r, sow(r, '394,440 440,446 458,480 440,524 394,534 348,524 330,480 348,446', 14), (p) => Math.atan2(p[1] - 470, p[0] - 394), 10), '#a5835c',
    1.3, 0.6) + fillA(S('394,442 424,446 432,462 414,482 394,488 374,482 356,462 364,446'), '#241a16') + ell(382, 456, 12, 5, 'fill="#fff" opacity=".45"')
      + ink('M394 488V508M394 508Q376 524 356 512M394 508Q412 524 432 512', lineC, 3.4) + eyeDot(k, 340, 412, 9.5) + eyeDot(k, 448, 412, 9.5)
      + ink('M322 384Q338 374 354 382M434 382Q450 374 466 384', lineC, 3, 0.7) + ell(300, 466, 22, 14, 'fill="#d9715a" opacity=".25"') + ell(488, 466, 22, 14, 'fill="#d9715a" opacity=".25"');
  // sou'wester
  a += wsh(k, '254,350 290,316 300,250 340,206 394,194 448,206 488,250 498,316 534,350 500,362 450,342 394,336 338,342 288,362', coat,
    { gap: 16, hat: 0.4, ang: 1.5 }) + ink('M302 308Q394 276 486 308', lineC, 2.4, 0.8)
      + ink('M394 196V284M340 208Q322 250 320 296M448 208Q466 250 468 296', lineC, 1.5, 0.5) + ink('M330 232Q346 216 366 212', '#fff', 6, 0.6);
  // the arm that holds the umbrella out
  a += ink('M742 660V800Q742 826 764 826Q784 826 784 804', '#6b4a30', 9) + ink('M742 660V800', '#c89b6a', 2.4, 0.7);
  a += wsh(k, '500,600 566,646 634,700 706,724! 722,756 712,782! 630,770 550,730 488,674', coat, { gap: 15, hat: 0.45, ang: 0.6 })
    + wsh(k, '706,722 738,716 766,730 770,756 744,776 714,780 722,752', fur, { gap: 10, len: 10, w: 2.8 });
  const U = (f: string, x: string) => wsh(k, f, x, { hat: 0.3, gap: 18, ang: 1.5, len: 18 });
  a += U('742,520 640,540 570,600 536,676! 580,656 622,656 650,676! 680,600', A)
    + U('742,520 844,540 914,600 948,676! 904,656 862,656 834,676! 804,600', shade(A, -0.05))
    + U('742,520 694,580 664,630 650,676! 694,654 742,650 790,654 834,676! 820,630 790,580', mix(A, '#fff3df', 0.72)) + ink('M742 520V498', '#6b4a30', 7)
    + ink('M600 600Q640 552 700 540', '#fff', 5, 0.4);
  for (const [x, y] of [[548, 690], [600, 668], [948, 700], [896, 672]] as [number, number][]) a += ink(`M${x} ${y}l-4 20`, '#ffffff', 3.2, 0.9);
  a += g(mouseFig(k, '#b9a694', B, '#fbf3e2', A), tf(672, 862, 0, 0.42));
  a += tufts(k, 130, 880, 1066, 16, shade(leaf, -0.2));
  return a;
}

function drawHare({ r, q, lineC, k, A, B, Cc, leaf, bgC, vc, groundW }: Scene) {
  let a = '';
  const fur = tone(mix(q.warm, '#b98c5c', 0.8), 0.68, 0.075), coat = tone(mix(q.warm, '#b8742c', 0.6), 0.66, 0.105), red = tone(mix(A, '#c8362a', 0.55), 0.54, 0.17);
  const hill = (y: number, col: string, o: number) => g(fillA(S(`60,${y} 220,${y - 50} 420,${y - 20} 620,${y - 80} 800,${y - 36} 960,${y - 70} 980,1100 40,1100`), col, o), `clip-path="${vc}"`);
  a += hill(820, mix(leaf, bgC, 0.6), 0.6) + hill(900, mix(leaf, bgC, 0.3), 0.7) + groundW(990, mix(leaf, bgC, 0.1));
  for (const [x, s] of [[150, 0.8], [238, 0.55]] as [number, number][])
    a += g(fillA(S('0,0 -50,-30 -60,-90 -30,-140 0,-170 34,-140 58,-86 46,-26'), mix(leaf, bgC, 0.1), 0.75)
      + ink('M0 40V-110M0 -30L-24 -62M0 -50L22 -84', shade(leaf, -0.22), 3, 0.6), tf(x, 836, 0, s));
  // pillar box
  a += ell(766, 1052, 150, 22, `fill="${shade(leaf, -0.2)}" opacity=".4"`)
    + wsh(k, '664,1052! 660,1012! 676,1000! 676,520! 862,520! 862,1000! 878,1012! 874,1052!', red, { gap: 22, len: 30, ang: 1.57, hat: 0.35, dark: 1.1 })
    + wsh(k, '646,524! 650,494! 690,462 768,444 846,462 886,494! 890,524!', shade(red, 0.02), { gap: 20, hat: 0.35, ang: 1.57 })
    + ink('M650 496H888M676 548H862M676 984H862', lineC, 2.4, 0.7) + ink('M700 566V970', '#fff', 9, 0.22) + rect(700, 592, 138, 22, 'rx="10" fill="#2a1512"')
    + ink('M694 588H844', '#fff', 3, 0.3) + rect(716, 668, 106, 130, `rx="3" fill="#fdf6e6" stroke="${lineC}" stroke-width="2.4"`)
    + ink('M732 700H806M732 722H806M732 744H806M732 766H780', lineC, 2, 0.5) + circ(850, 870, 6, `fill="${Cc}"`) + ink('M690 830H848V950H690Z', shade(red, -0.12), 2.4, 0.8);
  // far ear, tail, legs
  a += wsh(k, '432,396 386,336 344,262 320,190 322,146! 356,176 404,240 442,320 462,376', shade(fur, -0.05), { gap: 12, len: 14, ang: 1.1 });
  a += wsh(k, '352,790 322,772 296,786 288,820 306,850 340,852 362,832', '#fbf6ea', { gap: 9, len: 14, hat: 0.4, ang: 2.6 });
  a += wsh(k, '470,820 470,900 462,968 456,1004 476,1032 560,1044 600,1040 606,1022 560,1004 520,990 524,920 536,830', shade(fur, -0.05),
    { gap: 12, len: 13 }) + wsh(k, '372,800 350,880 362,950 366,1000 360,1034 390,1050 500,1056 540,1050 544,1030 496,1014 446,998 440,940 470,880 476,810', fur, { gap: 12, len: 14, ang: 1.3 });
  a += wsh(k, '438,470 392,520 362,610 344,720 336,830 386,862 470,874 552,862 580,830 574,740 562,650 540,560 512,492 484,474', coat, { gap: 15, len: 24, hat: 0.5, ang: 1.5 });
  a += wsh(k, '500,500 540,570 562,660 574,750 578,830 552,846 530,800 520,690 508,590', B, { gap: 20, ang: 1.5, hat: 0.35, w: 2.6 })
    + buttons(546, 660, 60, 3, k) + ink('M366 740Q400 752 432 746M432 746L430 790', lineC, 2.2, 0.7);
  // head
  a += wsh(k, '432,380 456,360 500,352 546,368 580,398 600,428 600,446! 584,462 548,474 508,486 460,494 426,470 414,424', fur,
    { gap: 11, len: 13, dark: 0.8, ang: (p) => 2.9 - (p[1] - 420) * 0.006 });
  a += fillA(S('470,482 510,462 556,450 596,446 584,462 548,474 508,486'), '#fff8ea', 0.75)
    + wsh(k, '440,380 416,300 402,214 410,134 424,104! 454,146 474,226 482,306 484,362', fur, { gap: 12, len: 16, ang: 1.5 })
    + fillA(S('446,362 428,296 418,220 424,150 442,180 460,246 468,316 470,356'), '#e5b3a3', 0.75) + fillA(S('410,134 424,104! 440,128 426,150'), '#3a2a22', 0.8);
  a += eyeDot(k, 526, 410, 11.5) + ink('M510 396Q526 384 542 396', lineC, 2.4, 0.8) + fillA(S('602,428 588,420 582,430 592,442 602,440'), '#b5626a')
    + ink('M594 446Q576 458 556 454', lineC, 2.4) + ink('M572 442Q606 448 640 440M570 448Q600 464 632 468M572 436Q604 430 634 414', lineC, 1.2, 0.7)
    + ell(486, 446, 20, 12, 'fill="#dd7f68" opacity=".3"');
  a += wsh(k, '430,470 470,496 520,488 534,504 504,526 450,522 416,496', '#fbf3e2', { gap: 12, ang: 0.3, len: 12, w: 2.8 });
  // sleeve, paw, letter
  a += wsh(k, '650,564! 748,576! 740,642! 642,630!', '#fffaf0', { hat: 0, w: 2.6 }) + ink('M650 566L696 606L748 578', lineC, 2, 0.8) + circ(697, 607, 8, `fill="${red}"`);
  a += wsh(k, '452,536 506,568 574,590 632,584! 640,620 628,636! 560,644 490,626 440,590', coat, { gap: 13, ang: 0.4, len: 16 })
    + wsh(k, '630,582 660,578 676,592 672,612 648,624 632,632', fur, { gap: 9, len: 9, w: 2.6 });
  a += tufts(k, 120, 880, 1056, 26, shade(leaf, -0.22));
  for (let i = 0; i < 8; i++) {
    const x = r.f(120, 330), y = r.f(1010, 1070);
    a += ink(`M${n1(x)} ${n1(y)}v-30`, shade(leaf, -0.2), 2) + [0, 1, 2, 3, 4].map((j) => {
      const e = polar(x, y - 34, 7, (j * TAU) / 5);
      return circ(e[0], e[1], 5, `fill="${i % 2 ? '#fffaf0' : A}"`);
    }).join('') + circ(x, y - 34, 3.6, `fill="${Cc}"`);
  }
  return a;
}

function drawMice({ c, r, paper, lineC, k, A, B, Cc, groundW }: Scene) {
  let a = '';
  const fur1 = '#b7a490', fur2 = '#94897f', cake = '#f6dcc0', ice = tone(A, 0.84, 0.08);
  a += groundW(960, mix(Cc, paper, 0.35));
  // bunting
  let bt = '', bl: P[] = qbez([120, 270], [500, 420], [880, 260], 60);
  for (let i = 2; i < 58; i += 5) {
    const q0 = bl[i]!, q1 = bl[i + 3]!;
    bt += wsh(k, `${pt(q0).replace(' ', ',')}! ${pt(q1).replace(' ', ',')}! ${n1((q0[0] + q1[0]) / 2 + 2)},${n1((q0[1] + q1[1]) / 2 + 58)}!`,
      [A, Cc, B, '#fbf0dc'][Math.floor(i / 5) % 4]!, { hat: 0, w: 2 });
  }
  a += ink(smooth(bl, false), lineC, 2.2, 0.8) + bt;
  // cake on a board between them
  a += ell(500, 1010, 330, 22, `fill="${shade(Cc, -0.3)}" opacity=".25"`);
  const tray = '300,770! 700,770! 716,792! 284,792!';
  a += wsh(k, tray, '#a87a4d', { hat: 0.3, gap: 18, ang: 0 });
  a += wsh(k, '330,770! 326,640! 340,628 500,618 660,628 674,640! 670,770!', cake, { gap: 22, hat: 0.3, ang: 1.5 })
    + ink('M328 700Q500 722 672 700', tone(A, 0.62, 0.15), 11) + ink('M328 714Q500 736 672 714', '#fff8ea', 6);
  a += wsh(k, '322,650 322,626 360,606 500,596 640,606 678,626 678,654 660,684 642,664 618,654 600,690 576,706 556,670 530,662 508,700 484,690 466,660 436,656 416,694 392,700 376,662 350,660 336,676',
    ice, { hat: 0.25, gap: 22, w: 3 });
  a += wsh(k, '404,612! 402,520! 500,508 598,520! 596,612!', cake, { gap: 22, hat: 0.3, ang: 1.5 })
    + wsh(k, '398,530 400,506 440,490 500,484 560,490 600,506 602,532 586,556 568,540 546,536 530,566 510,560 492,536 466,536 448,568 430,552 414,546', ice, { hat: 0.25, gap: 22, w: 3 });
  for (const [x, y] of [[356, 612], [430, 602], [570, 602], [644, 612], [440, 488], [560, 488]] as [number, number][])
    a += circ(x, y - 8, 15, `fill="${tone(A, 0.54, 0.19)}"`) + circ(x - 5, y - 14, 4, 'fill="#fff" opacity=".8"') + ink(`M${x} ${y - 22}q4 -14 14 -18`, '#5b7040', 2.4);
  a += circ(500, 396, 90, `fill="${glowOf(c, '#ffe08a', 0.85)}"`) + rect(491, 420, 18, 66, `fill="#fffaf0" stroke="${lineC}" stroke-width="2"`)
    + ink('M491 440l18 -10M491 460l18 -10M491 480l18 -10', tone(B, 0.6), 4) + fillA(S('500,366! 514,394 500,418 486,394'), '#f4a93a') + fillA(S('500,386! 507,402 500,414 493,402'), '#fff6d0');
  a += g(mouseFig(k, fur1, B, '#fbf3e2', A), tf(28, 544, 0, 1.02)) + `<g transform="translate(972 544) scale(-1.02 1.02)">${mouseFig(k, fur2, A, '#fbf3e2', B)}</g>`;
  for (let i = 0; i < 20; i++) {
    const x = r.f(130, 870), y = r.f(990, 1060);
    a += ell(x, y, 5, 2.6, `fill="${r.pick([A, B, Cc])}" transform="rotate(${n1(r.f(0, 180))} ${n1(x)} ${n1(y)})" opacity=".85"`);
  }
  return a;
}

export function drawWoodfolk(inp: Input): Drawing {
  const c = new Drawing('woodfolk', inp), { p, r } = c, q = roles(p), m = inp.motif || 'badger';
  const paper = q.dark ? tone(mix(p.ink, '#f7eedb', 0.7), 0.955, 0.022) : mix(p.paper, '#fbf4e4', 0.5);
  const lineC = tone(mix(q.deep, '#33241c', 0.7), 0.25, 0.025), k: Pen = { line: lineC, r, c };
  const A = tone(q.hot, 0.6, 0.14), B = tone(q.cool, 0.52, 0.07), Cc = tone(q.warm, 0.8, 0.12), leaf = tone(mix(q.cool2, '#87935a', 0.5), 0.64, 0.06);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  const dusk = m === 'badger';
  const bgC = dusk ? tone(mix(q.cool, '#6d7fa0', 0.4), 0.72, 0.05)
    : m === 'bear' ? tone(q.cool, 0.8, 0.035) : m === 'hare' ? tone(mix(q.cool2, '#b9cfa8', 0.5), 0.87, 0.035) : tone(q.warm, 0.92, 0.045);
  // the wash behind: loose, with a pooled edge and dry-brush ends
  const nz = noise1('wf' + inp.seed), vg: P[] = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * TAU, j = 1 + nz(i / 2.2) * 0.06;
    return [500 + Math.sign(Math.cos(a)) * Math.pow(Math.abs(Math.cos(a)), 0.62) * 396 * j, 600 + Math.sign(Math.sin(a)) * Math.pow(Math.abs(Math.sin(a)), 0.62) * 452 * j] as P;
  });
  const vd = smooth(vg), vc = c.clip(path(vd));
  let back = fillA(vd, bgC, 0.5) + g(fillA(vd, c.lin([[0, bgC], [0.6, mix(bgC, paper, 0.35)], [1, mix(leaf, paper, 0.35)]])),
    `filter="${c.wash(r.i(2, 60), 0.008, 1.7, -0.24)}"`) + g(ink(vd, shade(bgC, -0.1), 16, 0.16) + ink(vd, shade(bgC, -0.12), 5, 0.3), `clip-path="${vc}"`);
  c.add('ground', back);
  let a = '';
  const groundW = (y: number,
    col: string) => g(fillA(S(`90,${y} 240,${y - 20} 500,${y - 8} 760,${y - 24} 910,${y} 930,${y + 60} 840,${y + 104} 500,${y + 116} 170,${y + 104} 76,${y + 54}`), col, 0.95), `clip-path="${vc}"`);
  const scene: Scene = { c, r, q, paper, lineC, k, A, B, Cc, leaf, bgC, vc, groundW };
  if (m === 'badger') a += drawBadger(scene);
  else if (m === 'bear') a += drawBear(scene);
  else if (m === 'hare') a += drawHare(scene);
  else a += drawMice(scene);
  c.add('art', a);
  const tc = withContrast(paper, q.deep, 8), ac = withContrast(paper, A, 4.6), two = inp.name || inp.sub;
  const h = headline(inp.headline, 'berkshire-swash', 500, { mid: two ? 1192 : 1220 }, 820, 104, 1.0, 'm', { H: 160, n: 2 });
  c.add('type', fillA(h.d, tc) + (two ? fillA(small(two, 'cormorant-garamond:600i', 500, h.bottom + 64, 720, 42), ac) : ''));
  c.add('texture', c.grain(0.75));
  return c;
}
