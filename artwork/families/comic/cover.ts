import {
  at, circ, clamp, contrast, Drawing, ell, g, type Input, lerp, mix, n1, path, polar, poly, rect, rot, set, shade,
  TAU, tf, tfit, warp, wrap, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast, roles } from '#artwork/colours/kids.ts';
import { block, drawBlock, lines, numberIn, whose } from '#artwork/lettering/kids.ts';
import { hash5, inkDots, tooth } from '#artwork/marks/print.ts';
import { puff } from '#artwork/subjects/critter.ts';

const ACTION = 'luckiest-guy';
const heroKid = (k: { skin: string; hair: string; suit: string; cape: string; trim: string; ink: string; emblem: string; hairStyle: number; mask: boolean }) => {
  const st = (w = 7) => `stroke="${k.ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
  const dk = shade(k.suit, -0.11), cd = shade(k.cape, -0.11), sd = shade(k.skin, -0.08);
  /** a head some 150 high, chin at the origin, three-quarter smile */
  const head = () => {
    let s = '';
    const back = [
      'M-74 -84C-92 -150 -40 -190 6 -186C64 -184 98 -140 82 -84L74 -46H-66Z',
      'M-70 -60C-112 -150 -54 -198 6 -190C70 -196 110 -146 80 -70C112 -50 112 6 84 34C70 20 66 -10 66 -30L-62 -36C-66 -6 -74 22 -88 30C-114 4 -104 -40 -70 -60Z',
      'M-80 -70C-106 -96 -98 -150 -62 -160C-50 -196 18 -204 44 -180C84 -182 106 -134 90 -104C98 -86 90 -64 76 -56L-66 -50Z',
    ][k.hairStyle % 3]!;
    s += path(back, `fill="${k.hair}" ${st()}`);
    s += path('M-66 -70C-82 -74 -86 -44 -66 -40ZM70 -70C86 -74 90 -44 70 -40Z', `fill="${k.skin}" ${st(6)}`);
    s += path('M-68 -96C-72 -42 -50 4 2 6C54 4 78 -42 72 -96C66 -140 -62 -140 -68 -96Z', `fill="${k.skin}" ${st()}`);
    s += path('M50 -100C58 -50 40 -8 2 2C54 4 78 -42 72 -96Z', `fill="${sd}" opacity=".75"`);
    if (k.mask) s += path('M-70 -88C-46 -98 -16 -94 2 -84C20 -94 50 -98 74 -88C76 -70 70 -48 46 -44C24 -42 12 -54 2 -62C-8 -54 -20 -42 -42 -44C-66 -48 -72 -70 -70 -88Z', `fill="${k.cape}" ${st(6)}`);
    // eyes, brows, nose, grin
    s += ell(-30, -68, 16, 15, 'fill="#fff"') + ell(34, -68, 16, 15, 'fill="#fff"') + ell(-26, -68, 9, 11, `fill="${k.ink}"`)
      + ell(38, -68, 9, 11, `fill="${k.ink}"`) + circ(-23, -72, 3.6, 'fill="#fff"') + circ(41, -72, 3.6, 'fill="#fff"');
    s += path('M-50 -94Q-32 -106 -14 -96M20 -96Q38 -106 54 -94', `fill="none" ${st(8)}`) + path('M4 -52Q14 -42 4 -38', `fill="none" stroke="${sd}" stroke-width="6" stroke-linecap="round"`);
    s += path('M-30 -28C-14 -22 20 -22 36 -30C34 -4 18 -2 4 -2C-14 -2 -26 -10 -30 -28Z', `fill="#7a1f2a" ${st(5.5)}`)
      + path('M-26 -26C-12 -22 20 -22 33 -28C31 -20 28 -18 26 -17C10 -14 -10 -14 -22 -17Z', 'fill="#fff"')
      + ell(-52, -34, 10, 7, `fill="${mix(k.skin, '#e8503a', 0.45)}" opacity=".6"`) + ell(56, -34, 10, 7, `fill="${mix(k.skin, '#e8503a', 0.45)}" opacity=".6"`);
    // fringe
    const fr = [
      'M-72 -92C-78 -140 -40 -166 4 -164C54 -164 84 -134 76 -90C66 -104 62 -112 58 -122C40 -108 -10 -104 -34 -126C-44 -108 -60 -100 -72 -92Z',
      'M-72 -84C-80 -140 -40 -168 6 -166C54 -166 86 -130 76 -84C70 -104 54 -122 30 -132C-4 -104 -48 -102 -72 -84Z',
      'M-72 -92C-86 -104 -78 -130 -66 -132C-64 -152 -40 -160 -28 -152C-14 -168 14 -166 22 -154C38 -166 62 -154 62 -138C82 -134 86 -108 76 -92C66 -96 60 -104 58 -112C46 -104 34 -106 28 -114C16 -104 2 -106 -4 -116C-16 -104 -30 -106 -36 -114C-46 -104 -60 -104 -72 -92Z',
    ][k.hairStyle % 3]!;
    s += path(fr, `fill="${k.hair}" ${st(6)}`) + path('M-44 -140C-30 -152 -8 -156 10 -154', `fill="none" stroke="${shade(k.hair, 0.16)}" stroke-width="8" stroke-linecap="round"`);
    return s;
  };
  const fist = (flip = 1) =>
    g(path('M-32 -20C-38 -42 -20 -52 -8 -46C0 -56 20 -54 24 -42C38 -44 44 -24 36 -14C44 4 34 24 16 26H-18C-34 22 -40 0 -32 -20Z', `fill="${k.cape}" ${st()}`)
      + path('M-8 -44C-12 -34 -10 -24 -6 -18M22 -40C18 -32 18 -24 22 -18M-30 2C-14 -4 8 -4 16 4C20 14 10 20 0 18', `fill="none" ${st(5)}`), `transform="scale(${flip} 1)"`);
  return { head, fist, st, dk, cd, sd };
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  paper: string; ink: string; red: string; yel: string; blue: string; pale: string; X0: number; Y0: number; W: number;
  H: number; cx: number; cy: number;
};

// Ben Day: a rotated screen whose dots swell towards the top
function screen({ X0, Y0, W, H }: Scene, cols: [string, (x: number, y: number) => number, number, number][]) {
  return cols.map(([col, f, deg, step]) => {
  const a = (deg * Math.PI) / 180, list: [number, number, number][] = [];
  for (let u = -1100; u < 1100; u += step) for (let v = -1100; v < 1100; v += step) {
    const q = rot([u, v], a), x = 500 + q[0], y = 700 + q[1];
    if (x < X0 - 10 || x > X0 + W + 10 || y < Y0 - 10 || y > Y0 + H + 10) continue;
    const t = clamp(f(x, y));
    if (t > 0.06) list.push([x, y, Math.round(step * 1.36 * Math.sqrt(t) * 2) / 2]);
  }
  return inkDots(list, col);
}).join('');
}

function puffs({ r, ink, X0, W }: Scene, y: number, col: string, sh: string, R0: number, seed = 1) {
  const rr = r.sub('pf' + seed);
  let a = '', b = '';
  for (let x = X0 - 40; x < X0 + W + 60; x += R0 * 0.82) {
    const yy = y + rr.f(-R0 * 0.3, R0 * 0.3), d = puff(rr, x, yy, R0 * rr.f(0.8, 1.15));
    a += path(d, `fill="${ink}" stroke="${ink}" stroke-width="10"`);
    b += path(d, `fill="${col}"`) + path(`M${n1(x - R0 * 0.5)} ${n1(yy)}q${n1(R0 * 0.12)} ${n1(-R0 * 0.44)} ${n1(R0 * 0.54)} ${n1(-R0 * 0.42)}`,
      `fill="none" stroke="${sh}" stroke-width="7" stroke-linecap="round"`);
  }
  return a + b + rect(X0, y + R0 * 0.4, W, 400, `fill="${col}"`);
}

type FlightParts = Scene & {
  city: (y: number, hLo: number, hHi: number, col: string, lit: string, wLo?: number, wHi?: number) => string;
  speed: (n: number, ox: number, oy: number, r0: number, r1: number) => string; st: (w?: number) => string;
  K: { head: () => string; fist: (flip?: number) => string; st: (w?: number) => string; dk: string; cd: string; sd: string; };
  figure: string; badge: (x: number, y: number, R0: number, ground: string, col: string) => string; front: string;
};

function drawFlight(scene: FlightParts) {
  const { paper, ink, red, yel, blue, pale, cx, cy, city, speed, st, K, badge } = scene;
  let { figure, front } = scene;
  let s = '';
  s += city(1400, 170, 330, mix(blue, pale, 0.62), mix(pale, '#fff', 0.6)) + city(1400, 60, 190, mix(blue, ink, 0.25), yel, 70, 150) + speed(34, cx - 40, cy + 30, 520, 1100);
  // the flier: up and to the right, fist first, cape streaming behind
  let f = path('M-70 30C-150 60 -250 40 -330 110C-390 160 -400 250 -470 300C-380 290 -350 330 -280 320C-230 310 -190 350 -130 320C-60 290 -20 200 40 120Z',
    `fill="${yel}" ${st(9)}`)
      + path('M-60 60C-150 100 -220 90 -290 150C-340 200 -350 250 -400 288M-40 90C-120 150 -160 220 -230 300M-10 110C-40 180 -80 250 -120 306',
      `fill="none" stroke="${shade(yel, -0.16)}" stroke-width="8" stroke-linecap="round"`);
  // far leg, near leg
  f += path('M-40 130C-90 180 -130 260 -200 300C-232 318 -238 350 -214 366C-180 372 -110 320 -62 270C-30 236 10 190 20 160Z',
    `fill="${shade(red, -0.12)}" ${st(9)}`)
      + path('M-200 300C-232 318 -250 350 -246 376C-240 396 -200 390 -168 366C-140 344 -138 330 -150 322C-166 318 -186 312 -200 300Z', `fill="${shade(yel, -0.1)}" ${st(9)}`);
  f += path('M0 120C-20 190 -70 220 -60 300C-56 356 -90 400 -110 440C-120 470 -84 480 -62 460C-20 420 16 380 18 330C18 280 70 240 90 170Z',
    `fill="${red}" ${st(9)}`) + path('M-92 404C-116 436 -140 470 -128 492C-112 512 -66 492 -44 462C-26 440 -20 428 -26 420C-50 424 -74 418 -92 404Z', `fill="${yel}" ${st(9)}`);
  // body
  f += path('M-70 10C-66 60 -40 120 -10 158C30 180 80 176 100 150C116 90 112 20 84 -30C40 -56 -40 -50 -70 10Z', `fill="${red}" ${st(9)}`)
    + path('M84 -30C112 20 116 90 100 150C92 160 82 167 70 171C84 110 84 40 56 -34C66 -34 76 -34 84 -30Z', `fill="${shade(red, -0.12)}"`)
    + path('M-26 132C14 160 74 158 106 126L104 152C80 178 30 182 -8 160Z', `fill="${yel}" ${st(7)}`) + circ(44, 158, 15, `fill="${paper}" ${st(6)}`);
  // rear arm, hand on the hip
  f += path('M-66 4C-110 20 -136 60 -130 96C-128 122 -92 132 -64 128C-50 120 -50 104 -64 98C-80 98 -86 92 -84 80C-78 62 -60 52 -46 40Z',
    `fill="${red}" ${st(9)}`) + path('M-72 92C-56 88 -38 100 -36 116C-36 130 -50 136 -66 134C-84 130 -88 100 -72 92Z', `fill="${yel}" ${st(8)}`);
  // reaching arm
  f += path('M60 -30C100 -60 150 -130 190 -196C206 -220 246 -204 240 -172C220 -100 160 0 100 40C76 52 50 20 60 -30Z', `fill="${red}" ${st(9)}`)
    + path('M100 40C160 0 220 -100 240 -172C232 -120 180 -30 104 4Z', `fill="${shade(red, -0.12)}"`)
    + path('M170 -170L246 -140L256 -176L192 -206Z', `fill="${yel}" ${st(8)}`) + g(K.fist(), tf(232, -214, 28, 1.22));
  f += path('M-74 4C-60 -40 10 -66 92 -36C100 -20 90 0 70 6C30 -10 -30 -8 -58 28C-70 26 -78 16 -74 4Z', `fill="${yel}" ${st(8)}`);
  f += g(K.head(), tf(20, -22, 10, 1.22));
  figure = g(f + g(badge(24, 62, 44, yel, ink), 'transform="rotate(6 24 62)"'), tf(cx - 46, cy + 66, 0, 1.0));
  front = puffs(scene, 1330, '#fff', mix(pale, blue, 0.2), 62, 2);
  return { s, figure, front };
}

type RooftopParts = Scene & {
  st: (w?: number) => string;
  city: (y: number, hLo: number, hHi: number, col: string, lit: string, wLo?: number, wHi?: number) => string;
  K: { head: () => string; fist: (flip?: number) => string; st: (w?: number) => string; dk: string; cd: string; sd: string; };
  figure: string; badge: (x: number, y: number, R0: number, ground: string, col: string) => string;
};

function drawRooftop({ paper, ink, red, yel, blue, st, city, K, figure, badge }: RooftopParts) {
  let s = '';
  s += circ(500, 640, 262, `fill="${mix(yel, '#fff', 0.5)}" ${st(0)}`) + inkDots(Array.from({ length: 200 }, (_, i) => {
    const a = i * 2.39996, R0 = 16 * Math.sqrt(i * 1.25);
    return [500 + Math.cos(a) * R0, 640 + Math.sin(a) * R0, clamp((R0 - 120) / 12, 0, 12)] as [number, number, number];
  }).filter((t) => Math.hypot(t[0] - 500, t[1] - 640) < 256), yel);
  s += city(1400, 330, 560, mix(blue, ink, 0.5), yel) + city(1400, 180, 330, mix(blue, ink, 0.72), mix(yel, red, 0.25), 70, 150);
  // ledge
  let f = path('M250 1170H750L790 1216H210Z', `fill="${mix(paper, ink, 0.3)}" ${st(8)}`)
    + path('M210 1216H790V1256H210Z', `fill="${mix(paper, ink, 0.5)}" ${st(8)}`) + path('M236 1256H764V1620H236Z', `fill="${mix(red, ink, 0.45)}" ${st(8)}`);
  let br = '';
  for (let j = 0; j < 9; j++) for (let i = 0; i < 7; i++) br += `M${250 + i * 76 + (j % 2) * 38} ${1276 + j * 30}h52v16h-52Z`;
  f += path(br, `fill="${mix(red, ink, 0.3)}"`);
  // cape blown to the left
  f += path('M440 800C360 840 300 800 226 840C180 864 160 920 96 930C150 980 150 1020 200 1034C240 1090 300 1060 330 1120C380 1140 430 1120 470 1100L600 820Z',
    `fill="${blue}" ${st(9)}`)
      + path('M430 840C350 890 300 860 236 920C216 940 200 960 176 970M440 880C390 940 330 930 290 1020M460 930C430 990 400 1020 380 1100',
      `fill="none" stroke="${shade(blue, -0.13)}" stroke-width="9" stroke-linecap="round"`);
  // legs apart, boots
  f += path('M446 990C430 1040 424 1080 412 1130H478C492 1090 500 1060 504 1020C508 1060 516 1090 530 1130H596C588 1080 582 1040 566 990Z',
    `fill="${red}" ${st(9)}`)
      + path('M404 1108H486C488 1140 484 1160 480 1176H372C366 1150 396 1140 404 1108ZM522 1108H604C612 1140 640 1150 634 1176H528C522 1160 518 1140 522 1108Z', `fill="${blue}" ${st(9)}`);
  // trunk
  f += path('M430 800C424 860 430 930 440 1000C480 1020 534 1020 572 1000C582 930 588 860 580 800C540 770 470 770 430 800Z', `fill="${red}" ${st(9)}`)
    + path('M580 800C588 860 582 930 572 1000C560 1006 548 1010 536 1012C556 940 560 860 544 784C558 788 570 792 580 800Z', `fill="${shade(red, -0.12)}"`)
    + path('M436 968C478 986 536 986 576 968L572 1004C534 1022 480 1022 440 1004Z', `fill="${yel}" ${st(7)}`) + circ(506, 998, 16, `fill="${paper}" ${st(6)}`);
  // fists on hips
  const arm = path('M442 800C404 806 366 850 352 890C346 916 366 930 392 944L436 962L444 926L412 906C424 884 440 870 452 852Z', `fill="${red}" ${st(9)}`)
    + path('M388 904L372 936C388 950 414 960 432 974C454 972 462 936 444 924C426 916 404 912 388 904Z', `fill="${blue}" ${st(8)}`);
  f += arm + g(arm, 'transform="translate(1010 0) scale(-1 1)"');
  f += path('M428 806C430 776 470 766 506 768C546 766 580 776 584 806C560 826 540 806 506 806C470 806 452 826 428 806Z', `fill="${blue}" ${st(8)}`) + g(K.head(), tf(504, 786, 0, 1.34));
  figure = f + badge(506, 880, 52, yel, ink);
  return { s, figure };
}

type ShirtParts = Scene & {
  st: (w?: number) => string; skins: string[]; si: number;
  K: { head: () => string; fist: (flip?: number) => string; st: (w?: number) => string; dk: string; cd: string; sd: string; };
  figure: string; badge: (x: number, y: number, R0: number, ground: string, col: string) => string;
  speed: (n: number, ox: number, oy: number, r0: number, r1: number) => string;
};

function drawShirt({ c, paper, ink, red, yel, blue, st, skins, si, K, figure, badge, speed }: ShirtParts) {
  let s = '';
  // the great reveal: two fists pull a school shirt apart
  let f = path('M120 1640C130 1180 150 1050 260 1000L400 940H600L740 1000C850 1050 870 1180 880 1640Z', `fill="${mix(paper, '#fff', 0.6)}" ${st(10)}`);
  f += path('M404 900V980C440 1020 560 1020 596 980V900Z', `fill="${shade(skins[si]!, -0.08)}" ${st(9)}`);
  const gap = 'M500 1000C440 1000 410 980 396 960L300 1080L236 1180L330 1640H670L764 1180L700 1080L604 960C590 980 560 1000 500 1000Z';
  f += path(gap, `fill="${blue}" ${st(9)}`) + g(screenIn(c, gap, shade(blue, -0.1), 300, 960, 420, 460), '');
  f += path('M404 958C440 1010 560 1010 596 958L610 974C580 1036 420 1036 390 974Z', `fill="${red}" ${st(7)}`);
  // torn shirt fronts pulled wide, buttons flying
  f += path('M396 944C370 960 330 1010 306 1050C262 1080 236 1130 226 1180L262 1206L250 1240L290 1262L284 1300L316 1330L310 1640H120C130 1180 150 1050 260 1000Z',
    `fill="${mix(paper, '#fff', 0.6)}" ${st(9)}`)
      + path('M604 944C630 960 670 1010 694 1050C738 1080 764 1130 774 1180L738 1206L750 1240L710 1262L716 1300L684 1330L690 1640H880C870 1180 850 1050 740 1000Z',
      `fill="${mix(paper, '#fff', 0.6)}" ${st(9)}`);
  f += path('M400 936L352 1010L420 1056L430 1000Z', `fill="#fff" ${st(8)}`) + path('M600 936L648 1010L580 1056L570 1000Z', `fill="#fff" ${st(8)}`)
    + path('M190 1200C200 1140 230 1100 260 1080M810 1200C800 1140 770 1100 740 1080M170 1330C180 1300 210 1270 240 1262M830 1330C820 1300 790 1270 760 1262',
    `fill="none" stroke="${mix(paper, ink, 0.3)}" stroke-width="8" stroke-linecap="round"`);
  // sleeves and hands
  const hand = path('M-60 -30C-70 -60 -40 -74 -18 -62C-6 -78 26 -74 32 -56C52 -60 66 -36 56 -18C70 -6 64 30 44 40C10 56 -40 50 -56 26C-66 10 -66 -10 -60 -30Z',
    `fill="${skins[si]!}" ${st(8)}`) + path('M-18 -60C-22 -44 -20 -30 -12 -22M32 -54C26 -42 26 -30 32 -22M-56 8C-30 -6 -2 -4 10 8C16 22 4 32 -12 28', `fill="none" ${st(6)}`);
  f += g(hand, tf(244, 1196, -14, 1.04)) + g(hand, 'transform="translate(756 1196) rotate(14) scale(-1.04 1.04)"');
  f += g(K.head(), tf(498, 944, 0, 2.02));
  for (const [x, y] of [[330, 1010], [212, 1070], [676, 1020], [790, 1066]] as [number, number][])
    f += circ(x, y, 13, `fill="${paper}" ${st(5)}`) + circ(x - 3, y, 2.4, `fill="${ink}"`) + circ(x + 4, y, 2.4, `fill="${ink}"`);
  figure = f + badge(500, 1176, 128, yel, red);
  s += speed(40, 500, 820, 480, 1000);
  return { s, figure };
}

type SidekickParts = Scene & {
  city: (y: number, hLo: number, hHi: number, col: string, lit: string, wLo?: number, wHi?: number) => string;
  speed: (n: number, ox: number, oy: number, r0: number, r1: number) => string; st: (w?: number) => string;
  figure: string; front: string; badgeText: string;
};

function drawSidekick(scene: SidekickParts) {
  const { R, ink, red, yel, blue, pale, city, speed, st, badgeText } = scene;
  let { figure, front } = scene;
  let s = '';
  // ---- sidekick: a cat with somewhere to be
  s += city(1400, 120, 250, mix(blue, ink, 0.3), yel, 70, 150) + speed(36, 520, 800, 430, 1000);
  const fur = mix('#F2A03A', R.hot, 0.12), fd = shade(fur, -0.12), lt = '#FFF1DA';
  let f = path('M-60 -30C-160 -60 -240 -20 -330 -70C-372 -90 -420 -80 -450 -120C-440 -50 -400 -20 -400 30C-360 90 -300 70 -250 110C-200 130 -140 120 -90 110Z',
    `fill="${red}" ${st(9)}`) + path('M-80 -6C-170 -20 -250 10 -340 -40M-100 40C-180 30 -240 60 -300 30M-110 80C-160 80 -200 90 -240 92',
      `fill="none" stroke="${shade(red, -0.13)}" stroke-width="9" stroke-linecap="round"`);
  // tail, hind legs
  f += path('M-190 120C-270 150 -330 120 -350 180C-360 220 -330 240 -310 220C-290 196 -240 210 -176 180Z', `fill="${fur}" ${st(9)}`)
    + path('M-350 180C-360 220 -330 240 -310 220C-304 212 -296 206 -288 204C-310 200 -330 186 -338 160C-344 164 -348 172 -350 180Z', `fill="${lt}"`);
  f += path('M-150 130C-190 180 -260 230 -300 290C-316 320 -284 334 -262 318C-200 280 -140 250 -96 196Z', `fill="${fd}" ${st(9)}`)
    + path('M-90 150C-120 210 -180 260 -200 330C-208 360 -172 368 -154 346C-120 300 -70 260 -36 196Z', `fill="${fur}" ${st(9)}`)
    + path('M-196 322C-208 350 -190 368 -166 358C-150 346 -150 334 -160 326C-172 330 -186 328 -196 322Z', `fill="${lt}" ${st(6)}`);
  // body
  f += path('M-190 60C-200 130 -150 200 -60 206C20 210 90 160 110 90C120 20 80 -50 10 -56C-80 -60 -170 -20 -190 60Z', `fill="${fur}" ${st(9)}`)
    + path('M-110 180C-60 150 -10 140 60 150C30 190 -20 208 -60 206C-80 204 -96 196 -110 180Z', `fill="${lt}"`)
    + path('M-150 10C-140 30 -134 44 -134 60M-116 -16C-104 8 -100 24 -100 44M-80 -34C-70 -12 -66 4 -66 22', `fill="none" stroke="${fd}" stroke-width="14" stroke-linecap="round"`);
  // front legs forward
  f += path('M60 110C110 130 170 120 220 90C250 76 276 100 262 124C220 180 120 200 50 180Z', `fill="${fd}" ${st(9)}`)
    + path('M20 130C70 180 150 210 210 200C246 196 260 226 236 242C170 270 60 250 -10 190Z', `fill="${fur}" ${st(9)}`)
    + path('M200 198C240 190 262 222 238 242C222 250 206 250 194 244C206 232 208 214 200 198Z', `fill="${lt}" ${st(6)}`)
    + path('M214 90C246 70 280 96 264 124C254 136 242 140 234 138C240 120 232 102 214 90Z', `fill="${lt}" ${st(6)}`);
  // collar of the cape
  f += path('M-20 -60C-60 -40 -70 20 -40 70C-20 100 30 120 70 110C50 80 30 40 40 -10C36 -50 10 -66 -20 -60Z', `fill="${red}" ${st(8)}`);
  // head
  let h = path('M-104 -40C-120 -110 -118 -150 -104 -186C-70 -170 -44 -148 -30 -128C-10 -134 26 -134 44 -128C60 -150 90 -172 124 -184C136 -146 134 -104 116 -40C126 30 70 76 6 76C-60 76 -116 30 -104 -40Z',
    `fill="${fur}" ${st(9)}`)
      + path('M-94 -150C-78 -140 -60 -126 -50 -114C-64 -104 -80 -86 -90 -66C-98 -96 -100 -126 -94 -150ZM112 -148C98 -138 80 -126 68 -112C82 -102 96 -84 104 -64C112 -96 116 -124 112 -148Z',
      `fill="${mix('#F3A7A0', fur, 0.2)}"`);
  h += path('M-104 -30C-80 -50 -30 -52 6 -30C42 -52 92 -50 118 -30C120 -2 104 22 72 24C40 26 22 10 6 -2C-10 10 -30 26 -60 24C-92 22 -108 -2 -104 -30Z', `fill="${blue}" ${st(8)}`);
  h += ell(-44, -8, 26, 25, 'fill="#fff"') + ell(58, -8, 26, 25, 'fill="#fff"') + ell(-36, -8, 12, 18, `fill="${ink}"`)
    + ell(66, -8, 12, 18, `fill="${ink}"`) + circ(-32, -16, 6, 'fill="#fff"') + circ(70, -16, 6, 'fill="#fff"');
  h += path('M6 14C40 14 66 30 62 50C56 72 30 76 6 76C-18 76 -46 72 -52 50C-54 30 -28 14 6 14Z', `fill="${lt}"`)
    + path('M-8 20H22L8 36Z', `fill="#E4736A" ${st(4)}`) + path('M8 36V44M-22 46C-14 58 2 56 8 44C14 56 30 58 40 44', `fill="none" ${st(6)}`)
    + path('M-60 44L-132 34M-58 56L-124 66M76 44L146 32M74 56L140 64', `fill="none" ${st(4.5)}`)
    + path('M-12 -128L-8 -98M8 -130V-94M28 -128L24 -98', `fill="none" stroke="${fd}" stroke-width="13" stroke-linecap="round"`);
  f += g(h, tf(120, -70, 6, 1.14));
  figure = g(f, tf(500, 830, -8, 1.12));
  front = puffs(scene, 1330, '#fff', mix(pale, blue, 0.2), 60, 3);
  // name disc hung from the collar
  figure += g(circ(0, 0, 42, `fill="${yel}" ${st(7)}`) + (() => { const qn = tfit(badgeText, ACTION, 52, 56); return path(at(qn, 0, -(qn.y0 + qn.y1) / 2), `fill="${ink}"`); })(), tf(576, 946, -8));
  return { s, figure, front };
}

/** What the parts of `drawComic` share. */
type ComicScene = {
  inp: Input; c: Drawing; m: string; paper: string; ink: string; red: string; yel: string; who: string; X0: number;
  Y0: number; W: number; H: number; frame: string; st: (w?: number) => string; num: string | undefined;
};

function drawMasthead({ inp, c, m, ink, red, yel, who }: ComicScene) {
  // ---- masthead: the name in extruded capitals on a rising curve
  const title = upper(who || lines(inp.headline)[0]!);
  const tl = title.length > 12 ? wrap(title, 2) : [title];
  const max = tl.length > 1 ? 150 : 290;
  const runs = tl.map((l) => tfit(l, ACTION, 826, max, { track: 12 }));
  const sz = Math.min(...runs.map((q2) => q2.size));
  const sub = who ? inp.headline.replace(/\|/g, ' ') : inp.sub || '';
  let mast = '', mastTop = 176;
  const paths: string[] = [];
  let y = mastTop;
  tl.forEach((l, i) => {
    const q2 = set(l, ACTION, sz, { track: 12 }), capH = q2.cap;
    y += (-q2.y0 > capH * 1.14 ? -q2.y0 * 0.98 : capH) + (i ? 26 : 0);
    const w = (q2.x1 - q2.x0) / 2, bow = Math.min(56, capH * 0.34), base = y;
    paths.push(warp(q2, 500, 0, (x, yy) => { const t = (x - 500) / Math.max(1, w); return [x, base + yy * (1 + 0.16 * t * t) + (yy / capH) * bow * t * t * 0.6]; }, 6));
  });
  const all = paths.join('');
  const depth = clamp(sz * 0.1, 9, 22);
  for (let i = 10; i >= 1; i--)
    mast += path(all, `fill="${ink}" stroke="${ink}" stroke-width="${n1(sz * 0.075)}" stroke-linejoin="round" transform="translate(${n1((-depth * i) / 10)} ${n1((depth * 1.1 * i) / 10)})"`);
  mast += path(all, `fill="${ink}" stroke="${ink}" stroke-width="${n1(sz * 0.1)}" stroke-linejoin="round"`);
  const hotT = contrast(red, ink) >= 4 ? red : withContrast(ink, red, 4), tcol = m === 'flight' || m === 'rooftop' ? yel : hotT,
    tcol2 = m === 'shirt' || m === 'sidekick' ? mix(red, yel, 0.55) : mix(yel, red, 0.55);
  mast += path(all, `fill="${c.lin([[0, mix(tcol, '#fff', 0.18)], [0.5, tcol], [1, tcol2]], 0, mastTop - 40, 0, y + 30, 'u')}" stroke="#fff" stroke-width="${n1(sz * 0.014)}"`);
  return { sub, mast, y };
}

function drawFurniture({ inp, c, m, paper, ink, yel, X0, Y0, W, H, frame, st, num, mast, sub }: ComicScene & { mast: string; sub: string }) {
  // ---- furniture of a cover
  let fur = '';
  fur += path(frame, `fill="none" stroke="${ink}" stroke-width="12"`);
  const strip = rect(X0, Y0, W, 82, `fill="${ink}"`);
  fur += strip;
  const issue = num ? `No. ${num}` : 'No. 1';
  const topLine = inp.sub ?? 'Amazing birthday adventures';
  const ql = tfit(upper(topLine), 'league-spartan:800', 560, 36, { track: 60 });
  c.add('frame', fur);
  const qi = tfit(issue, ACTION, 190, 52);
  const caption = (txt: string, x: number, yb: number, a: 's' | 'e', ground: string, maxW: number) => {
    const b = block(txt, ACTION, maxW, 150, 66, 0.98), w = Math.max(...b.rows.map((q2) => q2.x1 - q2.x0)) + 60, h = b.h + 50, x0 = a === 's' ? x : x - w;
    const d = `M${n1(x0)} ${n1(yb - h + 6)}L${n1(x0 + w)} ${n1(yb - h - 6)}L${n1(x0 + w - 4)} ${n1(yb)}L${n1(x0 + 6)} ${n1(yb + 4)}Z`;
    c.add('art', path(d, `fill="${ink}" transform="translate(9 10)"`) + path(d, `fill="${ground}" ${st(7)}`));
    c.add('type', path(drawBlock(b, x0 + w / 2, yb - h / 2 - b.h / 2), `fill="${legible(ground, [ink, '#ffffff'], 4.5)}"`));
  };
  c.add('type', mast + path(at(ql, X0 + 40, Y0 + 41 - (ql.y0 + ql.y1) / 2, 's'), `fill="${legible(ink, [yel, '#ffffff'], 4.5)}"`)
    + path(at(qi, X0 + W - 40, Y0 + 41 - (qi.y0 + qi.y1) / 2, 'e'), `fill="#ffffff"`));
  if (sub) caption(sub, m === 'flight' ? X0 + 34 : m === 'sidekick' ? X0 + W - 34 : X0 + W - 34, Y0 + H - 36, m === 'flight' ? 's' : 'e', m === 'shirt' ? paper : yel, 560);
}

export function drawComic(inp: Input): Drawing {
  const c = new Drawing('comic', inp), { p, r } = c, R = roles(p);
  const m = ['flight', 'rooftop', 'shirt', 'sidekick'].includes(inp.motif || '') ? inp.motif! : 'flight';
  const paper = mix(R.cream, '#F6E7C8', 0.35), ink = mix(withContrast(R.cream, R.deep, 12), '#0c0d16', 0.55);
  const red = mix(R.hot, '#E2231A', 0.35), yel = mix(R.warm, '#FFD21F', 0.45), blue = mix(R.cool, '#1766C4', 0.3), pale = mix(R.cool2, paper, 0.2);
  const [who] = whose(inp.name);
  const X0 = 46, Y0 = 46, W = 908, H = 1308;
  const frame = `M${X0} ${Y0}H${X0 + W}V${Y0 + H}H${X0}Z`, clipA = c.clip(`<path d="${frame}"/>`);
  const night = m === 'rooftop' || R.dark;
  const skyA = night ? mix(blue, ink, 0.45) : m === 'shirt' ? yel : blue, skyB = night ? mix(red, yel, 0.35) : m === 'shirt' ? mix(yel, red, 0.5) : mix(pale, '#ffffff', 0.1);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  let s = rect(X0, Y0, W, H, `fill="${skyB}"`);
  const cx = m === 'flight' ? 560 : 500, cy = m === 'flight' ? 760 : m === 'shirt' ? 800 : m === 'rooftop' ? 700 : 760;
  const rays = (n: number, col: string, o: number, R1 = 1500) => {
    let d = '';
    for (let i = 0; i < n; i++) { const a = (i / n) * TAU + 0.1, w = (TAU / n) * (i % 2 ? 0.3 : 0.46); d += poly([[cx, cy], polar(cx, cy, R1, a), polar(cx, cy, R1, a + w)]); }
    return path(d, `fill="${col}" opacity="${o}"`);
  };
  if (m === 'shirt' || m === 'sidekick') s += rays(22, m === 'shirt' ? mix(yel, '#fff', 0.55) : mix(pale, '#fff', 0.6), 0.85);
  const scene: Scene = { c, r, R, paper, ink, red, yel, blue, pale, X0, Y0, W, H, cx, cy };
  s += screen(scene, [[skyA, (x, y) => (m === 'shirt' ? 0.1 + Math.hypot(x - cx, y - cy) / 2100 : 1.02 - (y - Y0) / (H * (m === 'rooftop' ? 0.8 : 0.78))), 22, 23]]);
  if (m === 'flight') s += rays(15, '#fff', 0.28);
  // skyline
  const q = r.sub('city');
  const city = (y: number, hLo: number, hHi: number, col: string, lit: string, wLo = 60, wHi = 130) => {
    let d = '', wn = '', x = X0 - 20;
    while (x < X0 + W + 20) {
      const w = q.f(wLo, wHi), h = q.f(hLo, hHi), top = y - h, kind = q.i(0, 3);
      d += `M${n1(x)} 1400V${n1(top)}`
        + (kind === 0 ? `L${n1(x + w / 2)} ${n1(top - w * 0.5)}L${n1(x + w)} ${n1(top)}`
        : kind === 1 ? `H${n1(x + w * 0.25)}V${n1(top - 34)}H${n1(x + w * 0.44)}V${n1(top - 90)}H${n1(x + w * 0.52)}V${n1(top - 34)}H${n1(x + w * 0.75)}V${n1(top)}H${n1(x + w)}`
        : `H${n1(x + w)}`) + 'V1400Z';
      for (let i = 0; i < Math.floor(w / 24); i++) for (let j = 0; j < 7; j++) if (q.chance(0.42)) wn += `M${n1(x + 12 + i * 23)} ${n1(top + 22 + j * 34)}h11v18h-11Z`;
      x += w + q.f(-4, 8);
    }
    return path(d, `fill="${col}" stroke="${ink}" stroke-width="5"`) + path(wn, `fill="${lit}"`);
  };
  const st = (w = 7) => `stroke="${ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
  const skins = ['#F6C9A0', '#8D5536', '#C68A5B', '#EDB98C', '#6A3F2A'], hairs = ['#5A3019', '#201818', '#2B1B17', '#D98B2B', '#1C1617'];
  const si = inp.variant && /^[a-e]$/.test(inp.variant) ? inp.variant.charCodeAt(0) - 97 : hash5(inp.seed);
  const K = heroKid({ skin: skins[si]!, hair: hairs[si]!, suit: m === 'rooftop' ? red : m === 'flight' ? red : blue,
    cape: m === 'rooftop' ? blue : m === 'flight' ? yel : red, trim: yel, ink, emblem: yel, hairStyle: si, mask: true });
  const num = numberIn(inp), badgeText = num ?? upper(Array.from((who || inp.headline))[0]!);
  let figure = '', front = '';
  const badge = (x: number, y: number, R0: number, ground: string, col: string) => {
    const d = `M${x - R0} ${y - R0 * 0.5}L${x - R0 * 0.6} ${y - R0 * 0.84}H${x + R0 * 0.6}L${x + R0} ${y - R0 * 0.5}C${x + R0 * 0.96} ${y + R0 * 0.3} ${x + R0 * 0.4} ${y + R0 * 0.8} ${x} ${y + R0}C${x - R0 * 0.4} ${y + R0 * 0.8} ${x - R0 * 0.96} ${y + R0 * 0.3} ${x - R0} ${y - R0 * 0.5}Z`;
    const q0 = set(badgeText, ACTION, 100), sz = Math.min(((R0 * 1.12) / (q0.x1 - q0.x0)) * 100, ((R0 * 1.05) / (q0.y1 - q0.y0)) * 100), qn = set(badgeText, ACTION, sz);
    return path(d, `fill="${ground}" ${st(R0 * 0.1)}`) + path(at(qn, x, y - R0 * 0.02 - (qn.y0 + qn.y1) / 2), `fill="${col}"`);
  };
  const speed = (n: number, ox: number, oy: number, r0: number, r1: number) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + q.f(-0.06, 0.06), w = q.f(0.006, 0.016);
      d += poly([polar(ox, oy, r0 * q.f(0.9, 1.2), a), polar(ox, oy, r1, a - w), polar(ox, oy, r1, a + w)]);
    }
    return path(d, 'fill="#fff" opacity=".75"');
  };
  if (m === 'flight') { const drawn = drawFlight({ ...scene, city, speed, st, K, figure, badge, front }); s += drawn.s; figure = drawn.figure; front = drawn.front; }
  else if (m === 'rooftop') { const drawn = drawRooftop({ ...scene, st, city, K, figure, badge }); s += drawn.s; figure = drawn.figure; }
  else if (m === 'shirt') { const drawn = drawShirt({ ...scene, st, skins, si, K, figure, badge, speed }); s += drawn.s; figure = drawn.figure; }
  else { const drawn = drawSidekick({ ...scene, city, speed, st, figure, front, badgeText }); s += drawn.s; figure = drawn.figure; front = drawn.front; }
  const parts: ComicScene = { inp, c, m, paper, ink, red, yel, who, X0, Y0, W, H, frame, st, num };
  const { sub, mast, y } = drawMasthead(parts);
  c.add('ground', g(s, `clip-path="${clipA}"`));
    // figure must not run under the masthead: it is drawn lower when the name takes two lines
  const figTop = { flight: 540, rooftop: 520, shirt: 545, sidekick: 505 }[m]!,
    dy = clamp(y + (m === 'shirt' ? 40 : 58) - figTop, m === 'flight' ? -118 : m === 'rooftop' ? -150 : m === 'shirt' ? -160 : -96, 40);
  c.add('art', g(g(figure, `transform="translate(0 ${n1(dy)})"`) + front, `clip-path="${clipA}"`));
  drawFurniture({ ...parts, mast, sub });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'comic', 200, 0.5, 2, paper)}" opacity=".3"`) + c.vignette(mix(ink, '#7a4a1a', 0.6), 0.12) + c.grain(0.7));
  return c;
}
const screenIn = (c: Drawing, d: string, col: string, x: number, y: number, w: number, h: number) => {
  const list: [number, number, number][] = [];
  for (let i = 0; i < h / 20; i++) for (let j = 0; j < w / 20 + 1; j++) { const t = j / (w / 20); list.push([x + j * 20 + (i % 2) * 10, y + i * 20, Math.round(lerp(4, 17, t))]); }
  return g(inkDots(list, col), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
};
