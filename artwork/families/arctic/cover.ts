import {
  circ, Drawing, ell, g, type Input, mix, n1, noise1, type P, path, poisson, poly, rect, type Rng, shade, smooth, tf,
} from '#artwork/engine.ts';
import { glowOf, withContrast, roles, tone } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { fringe, hairs, sow } from '#artwork/marks/fur.ts';
import { fillA, ink, line, S } from '#artwork/outlines/silhouette.ts';

const penguin = (c: Drawing, r: Rng, dark: string, cream: string, warm: string, snow: string) => {
  const body = '330,176! 300,146 270,114 236,98 204,110 184,144 170,196 146,262 124,340 114,420 122,494 136,546 106,602! 160,592 200,596 250,598 294,574 322,520 336,450 334,380 322,310 302,256 288,222 286,204 300,190';
  const belly = '288,226 262,262 240,310 224,384 220,460 230,532 250,598 294,574 322,520 336,450 334,380 322,310 304,258';
  const flip = '186,250 206,288 212,350 206,420 190,474 178,496! 166,458 156,390 156,310 166,262';
  const cp = c.clip(path(S(body)));
  return ink('M196 598C188 612 184 618 190 620L214 619 236 621 258 617 246 598', mix(dark, '#000', 0.2), 10)
    + fillA(S('184,596 206,592 256,596 268,612 244,620 220,616 196,621 180,612'), mix(dark, '#3b3540', 0.3)) +
    fillA(S(body), c.lin([[0, shade(dark, 0.1)], [0.5, shade(dark, 0.02)], [1, shade(dark, -0.03)]], 0, 0, 1, 0.2)) +
    g(fillA(S(belly), c.lin([[0, mix(warm, cream, 0.55)], [0.22, cream], [0.75, cream], [1, mix(cream, snow, 0.75)]], 0.2, 0, 0.5, 1)) +
      fillA(S('228,310 214,384 210,460 220,532 240,604 282,604 258,540 250,460 256,380 274,310 262,270'), snow, 0.5) +
      ink(hairs(r, sow(r, belly, 17), () => 1.5, 11), mix(snow, dark, 0.3), 1.3, 0.35) +
      fillA(S('240,150 222,168 214,198 222,232 246,256 276,254 292,226 286,206 270,214 252,204 246,178'), c.lin([[0, warm], [0.5, mix(warm, cream, 0.12)], [1, mix(warm, cream, 0.75)]])) +
      ink(hairs(r, sow(r, '170,200 220,200 200,420 130,540 124,440', 14), () => 1.75, 12), shade(dark, 0.2), 1.4, 0.4), `clip-path="${cp}"`) +
    fillA(S(flip), c.lin([[0, shade(dark, 0.02)], [1, shade(dark, -0.06)]])) + ink(S('206,292 212,350 206,420 190,472', false), shade(dark, 0.26), 2.2, 0.7) +
    ink(S('296,160 312,168 328,176', false), mix(warm, '#e0683f', 0.5), 4.5) + circ(262, 146, 5.4, `fill="${mix(dark, '#000', 0.5)}"`)
      + circ(263.5, 144.4, 1.9, 'fill="#fff"') + ink('M254 142q8 -8 17 -1', shade(dark, 0.25), 1.6, 0.7);
};
const chick = (c: Drawing, r: Rng, dark: string, cream: string, grey: string) => {
  const b = '402,342 434,352 452,384 452,412 474,456 484,512 476,566 452,598 410,606 372,598 350,564 344,510 356,456 374,418 364,390 374,356';
  const wing = '452,440 474,476 484,520 474,552! 456,520 446,478';
  const o = line(b, 10, true);
  return fillA(S('372,596 396,592 410,608 386,616 366,610'), mix(dark, '#3b3540', 0.3)) + fillA(S('420,596 444,592 458,608 434,616 414,610'), mix(dark, '#3b3540', 0.3)) +
    ink(fringe(r, o, 13, 4, 0.5), shade(grey, 0.01), 2, 0.9) + fillA(S(b), c.rad([[0, shade(grey, 0.09)], [0.7, grey], [1, shade(grey, -0.08)]], 0.38, 0.5, 0.6)) +
    ink(hairs(r, sow(r, '360,440 460,440 480,520 450,590 370,590 350,520', 11), (p) => 1.5 + (p[0] - 410) * 0.003, 13), shade(grey, 0.14), 1.6, 0.65) +
    ink(hairs(r, sow(r, '360,460 460,440 480,520 450,590 370,590 350,520', 16), (p) => 1.5 + (p[0] - 410) * 0.003, 12), shade(grey, -0.16), 1.3, 0.4) +
    fillA(S('404,338 436,348 456,384 452,416 430,424 416,404 414,374 396,356 372,362 382,346'), dark) + fillA(S('364,390 370,362 394,354 414,372 418,400 402,420 376,416'), cream) +
    ink(hairs(r, sow(r, '370,390 376,364 398,362 412,384 404,412 382,410', 10), () => 1.2, 6), mix(cream, dark, 0.25), 1, 0.5) +
    fillA(S('386,372! 366,362 350,344! 352,362 366,382 382,388'), mix(dark, '#000', 0.3)) + circ(394, 380, 7, `fill="${mix(dark, '#000', 0.6)}"`) + circ(391.6, 377.4, 2.3, 'fill="#fff"') +
    fillA(S(wing), shade(grey, -0.07)) + ink(S('452,444 472,478 482,520', false), shade(grey, 0.1), 2, 0.6);
};
const bearD = '746,198! 722,170 682,148 664,136 652,118 636,116 626,134 590,140 540,128 478,108 420,106 340,112 250,98 164,102 104,138 76,196 66,226! 84,240 92,298 84,350 68,392 58,424 70,438 128,438 150,428 142,404 152,352 186,306 250,300 330,308 402,308 424,338 434,388 428,424 440,438 498,440 516,428 502,400 506,350 524,304 560,270 606,246 660,244 706,236 738,222';
const bear = (c: Drawing, r: Rng, white: string, sh: string, dark: string) => {
  const cp = c.clip(path(S(bearD)));
  const farH = '196,284 250,290 274,344 270,392 296,420 288,438 232,438 218,420 220,366 196,330', farF = '520,262 566,272 596,326 604,384 634,416 628,436 570,436 556,402 542,352 506,310';
  const claws = (x: number, y: number) => ink([0, 14, 28].map((i) => `M${x + i} ${y}q5 -2 8 5`).join(''), dark, 2.6, 0.8);
  const o = line(bearD, 8, true);
  return fillA(S(farH), mix(white, sh, 0.72)) + fillA(S(farF), mix(white, sh, 0.72)) + claws(262, 430) + claws(602, 428) +
    ink(fringe(r, o.slice(0, -12), 9, 5, 0.7), mix(white, sh, 0.18), 1.8, 0.8)
      + fillA(S(bearD), c.lin([[0, shade(white, 0.02)], [0.45, white], [0.8, mix(white, sh, 0.5)], [1, mix(white, sh, 0.62)]])) +
    g(fillA(S('70,240 130,270 220,284 330,296 420,296 470,262 520,230 600,214 700,224 760,214 700,280 560,300 500,460 40,460'), sh, 0.24) +
      fillA(S('150,310 200,250 190,190 150,160 170,200 150,260 108,330 60,440 110,440 134,400'), sh, 0.22) + fillA(S('470,120 500,180 496,250 450,310 430,340 424,300 452,240 456,180'), sh, 0.2) +
      fillA(S('690,206 730,226 700,240 640,246 600,250 560,272 590,236 640,222'), sh, 0.32) +
      ink(hairs(r, sow(r, bearD, 20), (p) => (p[1] > 300 ? 1.5 : p[0] > 560 ? 2.9 : 2.6 - (p[1] - 110) * 0.004), 17), mix(sh, dark, 0.12), 1.5, 0.3) +
      ink(hairs(r, sow(r, bearD, 26), (p) => (p[1] > 300 ? 1.5 : p[0] > 560 ? 2.9 : 2.6 - (p[1] - 110) * 0.004), 15), '#ffffff', 1.8, 0.5), `clip-path="${cp}"`) +
    fillA(S('652,124 642,122 634,136 646,142 658,136'), mix(sh, dark, 0.25), 0.7) + fillA(S('748,196 732,186 724,196 732,212 744,210'), dark)
      + ink(S('738,216 714,224 688,220', false), mix(dark, sh, 0.3), 3) +
    fillA(S('682,170 690,166 698,170 692,177 684,177'), dark) + circ(690, 169.6, 1.6, 'fill="#fff"') + claws(120, 431) + claws(488, 432);
};
const cubD = '300,96! 284,74 258,54 246,34 228,26 214,40 186,46 146,50 104,44 62,52 36,80 28,116 20,136! 34,144 38,176 30,204 32,220 66,222 76,208 70,190 84,172 116,166 150,168 160,192 158,216 170,222 202,222 210,208 200,190 212,164 238,142 270,132 292,116';
const cub = (c: Drawing, r: Rng, white: string, sh: string, dark: string) => {
  const cp = c.clip(path(S(cubD))), o = line(cubD, 8, true);
  return fillA(S('92,160 118,166 126,196 136,212 128,222 100,220 92,196'), mix(white, sh, 0.72)) + fillA(S('206,150 232,150 246,182 262,208 254,222 226,220 214,190'), mix(white, sh, 0.72)) +
    ink(fringe(r, o, 8, 4, 0.6), mix(white, sh, 0.18), 1.6, 0.8) + fillA(S(cubD), c.lin([[0, shade(white, 0.02)], [0.5, white], [1, mix(white, sh, 0.62)]])) +
    g(fillA(S('20,130 70,150 140,152 190,136 230,112 300,110 240,150 210,240 10,240'), sh, 0.28)
      + ink(hairs(r, sow(r, cubD, 13), (p) => (p[1] > 150 ? 1.5 : 2.5), 11), mix(sh, dark, 0.1), 1.3, 0.35), `clip-path="${cp}"`) +
    fillA(S('236,36 228,34 222,46 232,52 242,46'), mix(sh, dark, 0.25), 0.7) + fillA(S('302,95 290,86 284,94 290,104 300,103'), dark)
      + ink(S('294,108 280,112 268,108', false), mix(dark, sh, 0.3), 2.4) + circ(262, 78, 4.6, `fill="${dark}"`) + circ(263.4, 76.6, 1.5, 'fill="#fff"');
};
const seal = (c: Drawing, r: Rng, white: string, sh: string, dark: string) => {
  const b = '222,62 296,78 344,128 420,150 520,172 620,218 676,256 712,236 752,228! 758,256 740,276 766,300 756,326! 716,320 676,312 600,344 480,366 340,370 220,366 132,346 90,304 82,240 94,168 138,96';
  const cp = c.clip(path(S(b))), o = line(b, 10, true);
  const dir = (p: P) => (p[0] > 380 ? 0.25 : Math.atan2(p[1] - 215, p[0] - 222));
  const eye = (x: number) => ell(x, 194, 27, 30, `fill="${mix(dark, '#000', 0.55)}"`)
    + ell(x, 200, 22, 22, `fill="${mix(dark, '#3a2a20', 0.4)}" opacity=".55"`) + ell(x, 190, 18, 19, `fill="#0c0d12"`) + circ(x - 9 , 181, 8, 'fill="#fff"')
    + circ(x + 9, 206, 3.6, 'fill="#fff" opacity=".7"') + ink(`M${x - 24} 158q24 ${-15} 48 0`, mix(sh, dark, 0.5), 3, 0.35);
  return ink(fringe(r, o, 12, 4, 0.5), mix(white, sh, 0.1), 2, 0.85) + fillA(S(b), c.lin([[0, shade(white, 0.02)], [0.5, white], [1, mix(white, sh, 0.75)]])) +
    g(fillA(S('90,300 160,330 300,336 460,322 600,280 700,250 780,240 780,400 60,400'), sh, 0.34) + fillA(S('330,120 356,180 350,250 316,312 330,350 400,340 420,260 400,180'), sh, 0.22) +
      ink(hairs(r, sow(r, b, 15), dir, 19), mix(sh, dark, 0.14), 1.5, 0.34) + ink(hairs(r, sow(r, b, 20), dir, 17), '#ffffff', 2, 0.65)
        + ink('M712 246Q730 262 752 240M716 306Q736 300 756 316M700 262L740 262M704 296L742 294', mix(sh, dark, 0.3), 2.4, 0.6), `clip-path="${cp}"`) +
    fillA(S('300,322 350,306 400,326 430,366! 404,372 384,380 352,374 318,366'), mix(white, sh, 0.32))
      + ink('M404 352L424 366M384 352L402 372M362 350L376 376', mix(sh, dark, 0.45), 2.4, 0.6) + ink(S('304,326 350,308 398,326 428,364', false), mix(sh, dark, 0.2), 2, 0.5) +
    fillA(S('92,318 66,330 48,362! 84,376 124,362'), mix(white, sh, 0.32)) + ink('M58 358L76 346M78 366L92 352', mix(sh, dark, 0.45), 2.4, 0.6) +
    fillA(S('176,244 190,226 222,220 254,226 268,244 262,272 240,286 222,280 204,286 182,272'), shade(white, 0.02), 0.9) +
    eye(164) + eye(280) + fillA(S('202,228 222,222 242,228 238,242 222,252 206,242'), mix(dark, '#000', 0.3))
      + ell(214, 230, 5, 2.6, 'fill="#fff" opacity=".5"') + ink('M222 252V262M222 262Q210 278 192 270M222 262Q234 278 252 270', mix(dark, sh, 0.2), 3.2) +
    ink('M180 262Q140 262 112 276M182 268Q146 276 122 296M186 274Q158 292 140 312M264 262Q304 262 332 276M262 268Q298 276 322 296M258 274Q286 292 304 312',
      mix(sh, dark, 0.5), 1.7, 0.75) + [188, 196, 204, 240, 248, 256].map((x, i) => circ(x, 258 + (i % 2) * 6, 2.2, `fill="${mix(dark, sh, 0.3)}"`)).join('')
        + circ(152, 146, 4, `fill="${mix(sh, dark, 0.5)}" opacity=".5"`) + circ(292, 146, 4, `fill="${mix(sh, dark, 0.5)}" opacity=".5"`);
};
const foxCurl = (c: Drawing, r: Rng, white: string, sh: string, dark: string) => {
  const body = '112,300 106,222 146,136 240,76 376,56 500,82 592,150 628,244 606,330 520,378 360,392 220,380 146,350';
  const head = '138,300! 168,262 200,236 220,216 216,150! 262,178 292,190 326,182 352,134! 372,206 384,262 362,312 300,342 220,336 168,320';
  const tail = '614,230 640,306 590,380 470,412 320,412 196,392 112,352 74,300! 134,318 230,334 340,338 440,326 516,296 560,246';
  const cb = c.clip(path(S(body))), ct = c.clip(path(S(tail))), ch = c.clip(path(S(head)));
  const gr = c.lin([[0, shade(white, 0.02)], [0.55, white], [1, mix(white, sh, 0.7)]]);
  return ink(fringe(r, line(body, 10, true), 12, 5, 0.6), mix(white, sh, 0.12), 2, 0.85) + fillA(S(body), gr) +
    g(fillA(S('380,190 440,240 460,320 400,400 240,400 360,330'), sh, 0.35)
      + ink(hairs(r, sow(r, body, 17), (p) => Math.atan2(p[1] - 300, p[0] - 330) + 1.45, 24), mix(sh, dark, 0.14), 1.6, 0.34)
      + ink(hairs(r, sow(r, body, 24), (p) => Math.atan2(p[1] - 300, p[0] - 330) + 1.45, 22), '#ffffff', 2.2, 0.55)
      + ink(S('520,150 556,220 548,300 500,350', false), mix(sh, dark, 0.2), 5, 0.35), `clip-path="${cb}"`) +
    g(ink(S(head), sh, 26, 0.2) + ink(S(head), sh, 12, 0.3) + fillA(S(head), sh, 0.5), `transform="translate(9 5)" clip-path="${cb}"`) +
    ink(fringe(r, line(head, 10, true).slice(0, -8), 9, 5, 0.6), mix(white, sh, 0.15), 2, 0.7) + fillA(S(head), gr)
      + g(fillA(S('300,342 350,300 384,262 380,350'), sh, 0.35)
      + ink(hairs(r, sow(r, head, 15), (p) => Math.atan2(p[1] - 296, p[0] - 150) * 0.7, 16), mix(sh, dark, 0.14), 1.4, 0.34), `clip-path="${ch}"`) +
    ink('M220 218L216 150Q244 164 266 184M328 180Q344 160 352 134Q366 172 374 208', sh, 6, 0.55)
      + fillA(S('224,216 220,164! 250,184 266,202 246,216'), mix(sh, '#d9a9a0', 0.35), 0.95)
      + fillA(S('330,198 350,148! 364,196 362,218 344,218'), mix(sh, '#d9a9a0', 0.35), 0.95) + ink('M238 214L230 182M250 210L240 186M344 214L350 172M354 214L354 184', white, 3, 0.9) +
    ink(S('214,268 232,280 258,274', false), mix(dark, '#000', 0.2), 5) + ink('M232 281l-4 7M244 280l-1 8', dark, 3) +
    ink(fringe(r, line(tail, 10, true), 13, 4.5, 0.9), mix(white, sh, 0.1), 2.2, 0.9) + fillA(S(tail), gr)
      + g(fillA(S('640,300 560,390 360,412 180,390 74,300 60,420 660,430'), sh, 0.25)
      + ink(hairs(r, sow(r, tail, 14), (p) => Math.PI - 0.5 + (p[0] - 330) * -0.0016, 26), mix(sh, dark, 0.14), 1.7, 0.36)
      + ink(hairs(r, sow(r, tail, 20), (p) => Math.PI - 0.5 + (p[0] - 330) * -0.0016, 24), '#ffffff', 2.4, 0.65), `clip-path="${ct}"`) +
    fillA(S('134,298 146,286 160,292 156,306 142,308'), mix(dark, '#000', 0.3)) + ell(146, 292, 4, 2, 'fill="#fff" opacity=".6"');
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  q: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  low: string; snow: string; sh: string; dark: string; white: string; sunC: string; water: string; hz: number;
  sx: number;
};

// far ice
function far({ c }: Scene, seed: string, y: number, h: number, col: string, lit: string) {
  const rr = c.r.sub(seed);
  let o = '', x = -60;
  while (x < 1060) {
    const w = rr.f(130, 330), hh = h * rr.f(0.35, 1);
    const ps: P[] = [[x, y], [x + w * rr.f(0.05, 0.14), y - hh * rr.f(0.4, 0.7)], [x + w * rr.f(0.22, 0.34), y - hh * rr.f(0.82, 1)],
      [x + w * rr.f(0.44, 0.58), y - hh * rr.f(0.7, 0.95)], [x + w * rr.f(0.66, 0.78), y - hh * rr.f(0.3, 0.6)], [x + w, y]];
    o += fillA(poly(ps), col) + fillA(poly([ps[1]!, ps[2]!, ps[3]!, [ps[3]![0] - w * 0.1, y - hh * 0.35], [ps[2]![0] - w * 0.04, y], [ps[0]![0], y]]), lit, 0.7);
    x += w * rr.f(0.7, 1.5);
  }
  return o;
}

function drawBear({ c, r, q, low, snow, sh, dark, white, sunC, water, hz, sx, cast }: Scene & { cast: (d: string) => string }) {
  let fg = '';
  // an ice floe on still water
  fg += rect(0, hz, 1000, 520, `fill="${c.lin([[0, mix(water, low, 0.55)], [0.3, mix(water, low, 0.15)], [1, shade(water, -0.06)]])}"`);
  for (let i = 0; i < 26; i++) {
    const y = hz + 6 + Math.pow(i / 26, 1.5) * 480, w = r.f(40, 190) * (1 - i / 60), x = sx + r.f(-90, 90) * (0.6 + i / 12);
    fg += ink(`M${n1(x - w / 2)} ${n1(y)}h${n1(w)}`, sunC, 3.4, (q.dark ? 0.34 : 0.6) * (1 - i / 32));
  }
  const top = '-30,1062 120,1046 300,1054 520,1040 740,1052 900,1046 962,1062 930,1086 760,1098 520,1092 300,1102 80,1094 -30,1100';
  fg += fillA(S('-30,1080 80,1092 300,1100 520,1090 760,1096 930,1084 962,1062 946,1124! 880,1150! 780,1136! 640,1160! 520,1138! 380,1162! 240,1140! 100,1158! -30,1140!'),
    c.lin([[0, mix(snow, water, 0.25)], [1, mix(snow, water, 0.62)]])) + fillA(S(top), c.lin([[0, snow], [1, shade(snow, 0.02)]]))
      + ink(S('962,1062 930,1086 760,1098 520,1092 300,1102 80,1094 -30,1100', false), '#ffffff', 3, 0.9);
  fg += fillA('M-30 1150H950L900 1176 700 1190 300 1186-30 1180Z', shade(water, -0.1), 0.3);
  fg += cast(S('90,1072 260,1062 560,1066 690,1076 560,1084 240,1086'));
  fg += g(bear(c, r, white, sh, dark), tf(26, 640, 0, 0.98)) + g(cub(c, r, white, sh, dark), tf(672, 872, 0, 0.88));
  return fg;
}

type FoxParts = Scene & {
  drift: (y: number, amp: number, seed: string, c1: string, c2: string) => string;
  specks: (y0: number, n: number) => string; cast: (d: string) => string;
};

function drawFox({ c, r, low, snow, sh, dark, white, drift, specks, cast }: FoxParts) {
  let fg = '';
  fg += drift(900, 10, 'a', mix(snow, low, 0.35), snow) + drift(1010, 26, 'b', snow, mix(snow, sh, 0.25)) + specks(1050, 26);
  fg += cast(S('160,1216 420,1196 780,1206 930,1222 760,1252 360,1254'));
  fg += g(foxCurl(c, r, white, sh, dark), tf(140, 802, 0, 1.04));
  let sn = '';
  for (const s of poisson(r, 20, 380, 960, 960, 88)) sn += circ(s[0], s[1], r.f(1.6, 5), `fill="#ffffff" opacity="${n1(r.f(0.5, 1))}"`);
  fg += sn;
  return fg;
}

export function drawArctic(inp: Input): Drawing {
  const c = new Drawing('arctic', inp), { p, r } = c, q = roles(p), m = inp.motif || 'penguins';
  const sky = q.dark ? shade(p.bg, -0.01) : tone(q.cool, 0.83, 0.04), low = q.dark ? mix(tone(p.bg, 0.5), q.hot, 0.28) : mix(tone(q.warm, 0.93, 0.05), p.paper, 0.3);
  const snow = q.dark ? tone(mix(p.bg, '#ffffff', 0.55), 0.72, 0.035) : tone(mix(q.cool, '#ffffff', 0.7), 0.955, 0.012),
    sh = q.dark ? tone(mix(p.bg, '#7d93bb', 0.5), 0.52, 0.06) : tone(q.cool, 0.72, 0.055);
  const dark = tone(q.dark ? shade(p.bg, -0.06) : q.deep, 0.25, 0.03), white = q.dark ? '#f1f1f0' : '#fdfbf6', sunC = q.dark ? '#fdf2d8' : tone(q.warm, 0.95, 0.06);
  const water = q.dark ? shade(p.bg, 0.05) : tone(q.cool, 0.62, 0.06);
  const hz = m === 'bear' ? 880 : m === 'penguins' ? 850 : 900;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.36, mix(sky, low, 0.45)], [hz / 1400, low], [1, low]])}"`));
  let a = '';
  const sx = m === 'penguins' ? 800 : m === 'bear' ? 690 : m === 'seal' ? 500 : 660, sy = m === 'seal' ? hz - 70 : m === 'fox' ? 520 : hz - 190;
  a += circ(sx, sy, 300, `fill="${glowOf(c, sunC, q.dark ? 0.3 : 0.75)}"`) + circ(sx, sy, m === 'fox' ? 92 : 78, `fill="${sunC}"`);
  if (q.dark) {
    for (const s of poisson(r, 30, 30, 940, hz - 160, 74)) if (s[1] > 330 || s[0] < 170 || s[0] > 830) a += circ(s[0], s[1], r.f(1, 2.6), `fill="#fdf6e4" opacity="${n1(r.f(0.35, 0.9))}"`);
  }
  const scene: Scene = { c, r, q, low, snow, sh, dark, white, sunC, water, hz, sx };
  a += far(scene, 'f1', hz + 4, m === 'penguins' ? 150 : 110, mix(sh, low, 0.62), mix(snow, low, 0.5));
  if (m === 'penguins' || m === 'fox') a += far(scene, 'f2', hz + 10, m === 'fox' ? 80 : 90, mix(sh, low, 0.35), mix(snow, low, 0.22));
  c.add('art', a);
  let fg = '';
  const drift = (y: number, amp: number, seed: string, c1: string, c2: string) => {
    const nz = noise1(inp.seed + seed), ps: P[] = [];
    for (let x = -40; x <= 1040; x += 60) ps.push([x, y + nz(x / 310) * amp]);
    return fillA(smooth(ps, false) + 'L1040 1460L-40 1460Z', c.lin([[0, c1], [1, c2]])) + ink(smooth(ps, false), '#ffffff', 2.5, q.dark ? 0.3 : 0.85);
  };
  const specks = (y0: number, n: number) => {
    let d = '';
    for (let i = 0; i < n; i++) { const x = r.f(20, 980), y = r.f(y0, 1390), L = r.f(14, 70); d += `M${n1(x)} ${n1(y)}q${n1(L / 2)} ${n1(-r.f(1, 5))} ${n1(L)} 0`; }
    return ink(d, sh, 2, 0.34);
  };
  const cast = (d: string) => fillA(d, sh, q.dark ? 0.6 : 0.42);
  if (m === 'penguins') {
    fg += drift(850, 14, 'a', mix(snow, low, 0.3), snow) + drift(985, 26, 'b', snow, mix(snow, sh, 0.2)) + specks(1000, 30);
    fg += cast(S('400,1206 480,1186 660,1208 830,1244 930,1284 800,1282 640,1250 480,1222')) + cast(S('660,1192 740,1184 880,1210 1010,1250 1000,1268 800,1228'));
    fg += g(penguin(c, r, dark, white, mix(q.warm, '#f2b134', 0.5), sh), tf(150, 320, 0, 1.45))
      + g(chick(c, r, dark, white, tone(mix(sh, '#a9aeb8', 0.6), q.dark ? 0.66 : 0.74, 0.018)), tf(150, 320, 0, 1.45));
  } else if (m === 'bear') fg += drawBear({ ...scene, cast });
  else if (m === 'seal') {
    fg += drift(900, 8, 'a', mix(snow, low, 0.35), snow) + drift(1000, 24, 'b', snow, mix(snow, sh, 0.25)) + specks(1010, 26);
    fg += cast(S('120,1182 300,1160 620,1170 860,1180 920,1198 700,1216 320,1218'));
    fg += g(seal(c, r, white, sh, dark), tf(104, 768, 0, 1.12));
  } else fg += drawFox({ ...scene, drift, specks, cast });
  c.add('art', fg);
  const tc = withContrast(mix(sky, low, 0.3), q.dark ? q.cream : q.deep, 7), two = inp.name || inp.sub;
  const left = m === 'penguins';
  const h = headline(inp.headline, 'tenor-sans', left ? 500 : 500, { top: m === 'fox' ? 128 : 130 }, 780, 84, 1.22, 'm', { track: -8, H: 180, n: 2 });
  c.add('type', fillA(h.d, tc) + (two ? fillA(small(two, 'cormorant-garamond:500i', 500, h.bottom + 66, 720, 42), tc) : ''));
  c.add('texture', c.grain(0.6));
  return c;
}
