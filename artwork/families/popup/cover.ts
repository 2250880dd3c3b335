import {
  at, bez, circ, clamp, Drawing, ell, g, heart, type Input, lerp, mix, n1, noise1, type P, path, pt, rect, ribbon,
  rot, set, shade, smooth, sparkle, tf, tfit,
} from '#artwork/engine.ts';
import { legible, withContrast, roles } from '#artwork/colours/kids.ts';
import { oklch } from '#artwork/colours/roles.ts';
import { block, drawBlock, numberIn } from '#artwork/lettering/kids.ts';
import { inkDots, tooth } from '#artwork/marks/print.ts';
import { critter, type Crew } from '#artwork/subjects/critter.ts';

const TALE = 'berkshire-swash';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  paper: string; ink: string; shc: string; green: string; G: string; gold: string; red: string; blue: string;
  flat: (outline: string, art: string, o?: { up?: number; edge?: number; dx?: number; }) => string;
  hatch: (d: string, box: [number, number, number, number], col: string, gap: number, deg: number, w?: number) => string;
  ln: (d: string, col: string, w?: number) => string;
  ridge: (y: number, amp: number, seed: string, x0: number, x1: number, base: number) => string; num: string;
  inBox: (t: string, key: string, x: number, y: number, w: number, h: number, col: string) => string;
};

function tree({ ln }: Scene, x: number, y: number, h: number, col: string) {
  const w = h * 0.34;
  const d = `M${n1(x)} ${n1(y - h)}C${n1(x + w * 0.3)} ${n1(y - h * 0.8)} ${n1(x + w * 0.5)} ${n1(y - h * 0.7)} ${n1(x + w * 0.62)} ${n1(y - h * 0.58)}L${n1(x + w * 0.34)} ${n1(y - h * 0.6)}C${n1(x + w * 0.6)} ${n1(y - h * 0.42)} ${n1(x + w * 0.8)} ${n1(y - h * 0.3)} ${n1(x + w)} ${n1(y - h * 0.14)}H${n1(x + h * 0.04)}V${n1(y)}H${n1(x - h * 0.04)}V${n1(y - h * 0.14)}H${n1(x - w)}C${n1(x - w * 0.8)} ${n1(y - h * 0.3)} ${n1(x - w * 0.6)} ${n1(y - h * 0.42)} ${n1(x - w * 0.34)} ${n1(y - h * 0.6)}L${n1(x - w * 0.62)} ${n1(y - h * 0.58)}C${n1(x - w * 0.5)} ${n1(y - h * 0.7)} ${n1(x - w * 0.3)} ${n1(y - h * 0.8)} ${n1(x)} ${n1(y - h)}Z`;
  return { d, art: path(d, `fill="${col}"`)
    + ln(`M${n1(x + w * 0.1)} ${n1(y - h * 0.8)}q${n1(w * 0.2)} ${n1(h * 0.1)} ${n1(w * 0.3)} ${n1(h * 0.14)}M${n1(x
    + w * 0.16)} ${n1(y - h * 0.5)}q${n1(w * 0.3)} ${n1(h * 0.14)} ${n1(w * 0.5)} ${n1(h * 0.24)}M${n1(x - w * 0.3)} ${n1(y - h * 0.4)}q${n1(-w
    * 0.1)} ${n1(h * 0.08)} ${n1(-w * 0.24)} ${n1(h * 0.16)}`,
    shade(col, -0.08), 4) };
}

function drawHills(scene: Scene) {
  const { R, m, paper, ink, G, red, blue, flat, hatch, ln, ridge } = scene;
  let s = '';
  const far1 = ridge(770, 50, 'r1', 120, 880, 1040), fc = mix(blue, R.cool2, 0.6);
  s += flat(far1, path(far1, `fill="${fc}"`) + hatch(far1, [120, 660, 880, 1040], mix(fc, '#fff', 0.18), 15, -62, 3));
  // a little castle on the far flat
  const kx = m === 'dragon' ? 236 : 744, castle = `M${kx - 92} 960V760h-12v-34h20v14h18v-14h20v14h18v-14h20v34h-12v50h40v-150h-14v-36h20v14h16v-14h18v14h16v-14h20v36h-14V960Z`;
  const wc = mix(paper, R.hot, 0.22);
  s += flat(castle, path(castle, `fill="${wc}"`)
    + ln(`M${kx - 76} 800h18M${kx - 50} 840h20M${kx - 70} 880h16M${kx + 26} 700h16M${kx + 40} 760h18M${kx + 20} 820h18`, shade(wc, -0.1), 5)
    + path(`M${kx - 66} 790a12 12 0 0 1 24 0v26h-24ZM${kx + 24} 664a13 13 0 0 1 26 0v30h-26Z`, `fill="${mix(R.deep, R.cool, 0.2)}"`)
    + ln(`M${kx + 37} 612V548`, ink, 5)
    + path(`M${kx + 39} 548C${kx + 58} 540 ${kx + 70} 562 ${kx + 92} 552L${kx + 82} 570L${kx + 92} 588C${kx + 70} 596 ${kx + 58} 576 ${kx + 39} 584Z`, `fill="${red}"`));
  const near = ridge(900, 34, 'r2', 90, 910, 1050), nc = mix(G, R.cool2, 0.22);
  const t1 = m === 'dragon' ? [tree(scene, 130, 930, 170, shade(G, -0.07)), tree(scene, 900, 950, 220, shade(G, -0.1)), tree(scene, 836, 960, 150, shade(G, -0.03))]
    : [tree(scene, 110, 950, 230, shade(G, -0.1)), tree(scene, 190, 960, 160, shade(G, -0.03)), tree(scene, 896, 950, 190, shade(G, -0.07))];
  s += t1.map((t) => flat(t.d, t.art, { edge: 11, up: 12 })).join('') + flat(near, path(near, `fill="${nc}"`) + hatch(near, [90, 820, 910, 1050], shade(nc, 0.035), 17, 68, 4));
  return s;
}

function drawDragon({ c, R, paper, ink, green, G, gold, red, blue, flat, ln, num }: Scene) {
  let s = '';
  const D = mix(G, green, 0.2), dd = shade(D, -0.1), lt = mix(R.warm, paper, 0.45), wing = mix(red, R.warm, 0.3);
  const tail = ribbon(bez([650, 960], [830, 1020], [930, 900], [842, 812], 24), (u) => lerp(110, 16, u)), tip = 'M842 836C800 830 790 790 800 752C830 766 850 760 872 742C892 780 888 822 842 836Z';
  const body = smooth([[500, 560], [590, 586], [660, 690], [712, 810], [716, 920], [660, 990], [560, 1000], [460, 990], [404, 940], [396, 830], [418, 710], [446, 610]]);
  const neck = smooth([[444, 690], [440, 590], [430, 520], [470, 440], [560, 440], [588, 520], [596, 610], [620, 690]]);
  const head = smooth([[304, 486], [272, 452], [282, 410], [330, 392], [374, 350], [440, 318], [520, 322], [584, 366], [604, 440], [580, 508], [512, 546], [430, 550], [352, 532]]);
  const wingN = 'M600 668C620 560 730 470 872 470C846 524 856 566 892 606C836 604 806 634 800 690C762 664 716 676 694 736C668 704 634 690 600 668Z',
    wingF = 'M560 640C560 540 620 450 720 400C716 450 730 480 764 506C716 516 694 548 696 596C656 590 622 610 600 660Z';
  const horns = 'M470 330C452 280 468 240 500 224C500 262 508 294 522 324ZM540 340C536 290 560 254 596 248C588 284 588 312 590 356Z';
  let spikes = '';
  const sp: [number, number, number][] = [[604, 420, 0.3], [614, 500, 0.2], [622, 580, 0.1], [660, 660, -0.3]];
  for (const [x, y, a] of sp) {
    const q = [[-14, -30], [40, 0], [-14, 30]].map((v) => rot(v as P, a));
    spikes += `M${pt([x + q[0]![0], y + q[0]![1]])}L${pt([x + q[1]![0], y + q[1]![1]])}L${pt([x + q[2]![0], y + q[2]![1]])}Z`;
  }
  s += flat(wingF + tail + tip, path(wingF, `fill="${shade(wing, -0.07)}"`)
    + ln('M576 636C600 560 650 470 716 410M590 640C630 580 690 540 754 508', shade(wing, -0.16), 6) + path(tail, `fill="${D}"`) + path(tip, `fill="${red}"`)
    + ln('M690 992C790 1004 860 940 866 880', dd, 6));
  const legB = smooth([[600, 850], [680, 850], [724, 910], [720, 980], [690, 1010], [600, 1016], [560, 990], [566, 910]]),
    legF = smooth([[440, 960], [500, 940], [548, 966], [556, 1004], [520, 1022], [440, 1022], [404, 1004], [410, 976]]);
  const arm = smooth([[470, 700], [436, 712], [392, 752], [356, 762], [344, 786], [366, 806], [404, 800], [456, 776], [500, 742]]);
  let a = path(spikes, `fill="${red}"`) + path(neck, `fill="${D}"`) + path(body, `fill="${D}"`);
  const belly = smooth([[470, 640], [512, 700], [536, 800], [530, 900], [490, 980], [440, 972], [406, 930], [400, 830], [420, 720]]);
  a += path(neck, `fill="none"`) + path(belly, `fill="${lt}"`)
    + g(ln('M400 720Q460 744 540 720M396 780Q460 806 550 784M394 840Q460 868 550 846M396 900Q460 930 546 908M410 956Q460 976 530 962', shade(lt, -0.12), 6),
    `clip-path="${c.clip(`<path d="${belly}"/>`)}"`);
  const sc: string[] = [];
  for (const [x, y] of [[600, 700], [640, 760], [600, 780], [660, 830], [610, 650], [570, 560], [556, 620]] as P[]) sc.push(`M${x - 12} ${y}q12 16 24 0`);
  a += ln(sc.join(''), dd, 5) + path(legB, `fill="${shade(D, 0.025)}"`) + ln('M566 920C580 860 640 838 690 864', dd, 6)
    + [600, 634, 668].map((x) => path(`M${x} 1014q-4 -24 12 -26q16 2 14 26Z`, `fill="${paper}"`)).join('') + path(legF, `fill="${shade(D, 0.025)}"`)
    + [424, 456, 488].map((x) => path(`M${x} 1022q-4 -24 12 -26q16 2 14 26Z`, `fill="${paper}"`)).join('') + path(arm, `fill="${shade(D, 0.03)}"`)
    + ln('M474 706C440 718 408 748 372 758', dd, 5) + path('M344 790q-16 4 -20 18q14 4 26 -4ZM358 804q-12 10 -10 24q14 0 22 -14ZM380 806q-8 12 -2 24q12 -4 16 -20Z', `fill="${paper}"`);
  // head
  a += path(horns, `fill="${lt}"`) + ln('M482 288l22 -8M476 306l30 -8M552 300l30 -6M548 318l36 -6', shade(lt, -0.14), 5)
    + path(smooth([[588, 400], [640, 372], [676, 384], [660, 416], [684, 440], [648, 456], [600, 460]]), `fill="${wing}"`)
    + ln('M600 424L652 396M604 436L662 438', shade(wing, -0.13), 5) + path(head, `fill="${D}"`);
  a += ell(446, 420, 50, 54, `fill="#fff"`) + ell(436, 426, 28, 34, `fill="${ink}"`) + circ(426, 412, 12, 'fill="#fff"')
    + circ(446, 440, 6, 'fill="#fff" opacity=".8"') + ln('M396 366Q440 336 492 362', dd, 9)
    + ell(318, 426, 9, 13, `fill="${dd}" transform="rotate(24 318 426)"`) + ell(352, 410, 8, 12, `fill="${dd}" transform="rotate(24 352 410)"`)
    + ln('M294 490C340 516 420 516 480 484C492 478 500 470 504 460', dd, 8) + ell(500, 498, 34, 22, `fill="${mix(red, D, 0.35)}" opacity=".65"`)
    + path('M348 511l12 26l16 -22Z', 'fill="#fff"') + inkDots([[548, 400, 11], [566, 426, 9], [544, 432, 8], [536, 370, 9]], dd) + ln('M276 452C280 470 290 482 300 490', dd, 8);
  const sil = spikes + neck + body + belly + legB + legF + arm + head + horns + 'M588 400L640 372L676 384L660 416L684 440L648 456L600 460Z';
  s += flat(sil, a, { up: 20 });
  s += flat(wingN, path(wingN, `fill="${wing}"`) + ln('M612 664C660 570 760 500 866 474M616 668C680 616 790 590 884 606M618 672C680 660 740 668 796 686',
    shade(wing, -0.12), 7) + circ(612, 668, 10, `fill="${gold}"`), { up: 12 });
  // cake with candles
  const n = clamp(parseInt(num) || 3, 1, 9), cx = 196;
  let cake = '', cs = '';
  const tier = (y: number, w: number, h: number, col: string) => {
    const d = `M${cx - w} ${y}V${y + h}Q${cx} ${y + h + 26} ${cx + w} ${y + h}V${y}Q${cx} ${y + 26} ${cx - w} ${y}Z`,
      top = `M${cx - w} ${y}Q${cx} ${y - 26} ${cx + w} ${y}Q${cx} ${y + 26} ${cx - w} ${y}Z`;
    let drip = `M${cx - w} ${y}`;
    const k = 7;
    for (let i = 0; i < k; i++) {
      const x1 = cx - w + (2 * w * (i + 0.5)) / k, x2 = cx - w + (2 * w * (i + 1)) / k, yy = y + 26 * (1 - ((x1 - cx) / w) ** 2) + 26 + (i % 2) * 14,
        y2 = y + 26 * (1 - ((x2 - cx) / w) ** 2) * 0.5 + 10;
      drip += `Q${n1(x1)} ${n1(yy + 18)} ${n1(x2)} ${n1(i === k - 1 ? y : y2)}`;
    }
    drip += `Q${cx} ${y - 26} ${cx - w} ${y}Z`;
    cs += d + top;
    return path(d, `fill="${c.lin([[0, col], [0.7, col], [1, shade(col, -0.08)]], 0, 0, 1, 0)}"`) + path(drip, `fill="${paper}"`) + path(top, `fill="${mix(paper, '#fff', 0.6)}"`);
  };
  cake += tier(940, 112, 80, mix(red, paper, 0.35)) + tier(862, 78, 70, mix(R.warm, paper, 0.2));
  let can = '', fl = '';
  for (let i = 0; i < n; i++) {
    const x = cx + (i - (n - 1) / 2) * Math.min(26, 120 / n), y = 862 - (i % 2) * 6;
    can += path(`M${n1(x - 6)} ${y - 56}H${n1(x + 6)}V${y}H${n1(x - 6)}Z`, `fill="${[blue, red, gold][i % 3]!}"`);
    cs += `M${n1(x - 6)} ${y - 56}H${n1(x + 6)}V${y}H${n1(x - 6)}Z`;
    fl += path(`M${n1(x)} ${y - 92}C${n1(x + 14)} ${y - 74} ${n1(x + 11)} ${y - 62} ${n1(x)} ${y - 60}C${n1(x - 11)} ${y - 62} ${n1(x - 14)} ${y - 74} ${n1(x)} ${y - 92}Z`,
      `fill="#FFC23C"`) + circ(x, y - 68, 4, 'fill="#FFF3C4"');
  }
  const breath = 'M286 494C240 520 236 560 252 590C222 584 214 620 228 646C196 650 184 690 206 726C214 712 228 706 240 708C232 690 246 676 262 674C252 648 270 632 292 634C282 602 292 574 320 562C312 536 312 516 322 506Z';
  s += flat(breath, path(breath, `fill="${c.lin([[0, red], [0.55, mix(red, gold, 0.7)], [1, gold]])}"`)
    + path('M292 520C262 544 262 574 276 602C250 604 246 632 256 654C226 660 212 688 212 706C222 690 230 690 238 690C236 668 252 656 268 654C262 634 274 612 296 612C286 580 292 552 308 536Z',
    `fill="${mix(gold, '#fff', 0.5)}"`), { edge: 11, up: 10 });
  s += flat(cs, cake + can + fl, { edge: 13, up: 12 });
  return s;
}

function drawKnight({ c, R, paper, ink, G, gold, red, blue, flat, ln, num, inBox }: Scene) {
  let s = '';
  const steel = mix('#C3CCD4', R.cool2, 0.2), sd = shade(steel, -0.12), tab = mix(blue, R.cool2, 0.05), k: Crew = { coat: tab, face: '#A9714B', light: '#F1D8B4', dark: '#2B1D1A', blush: '#E98B7A' };
  // wooden sword held high
  const sword = 'M706 700L728 390L752 356L772 394L742 704Z', guard = 'M660 690L784 704L780 734L656 720Z';
  const armR = smooth([[600, 740], [650, 720], [690, 730], [712, 760], [690, 800], [640, 820], [596, 830]]);
  const legs = 'M400 960V1036H482V970H524V1036H606V960Z', boots = 'M382 1050C380 1014 410 1004 440 1004C474 1004 490 1020 490 1050ZM516 1050C516 1020 534 1004 566 1004C598 1004 626 1014 624 1050Z';
  const torso = smooth([[400, 720], [500, 700], [604, 720], [630, 800], [640, 900], [650, 984], [560, 1000], [500, 1004], [440, 1000], [352, 984], [362, 900], [372, 800]]);
  const plume = smooth([[500, 330], [520, 262], [590, 226], [670, 250], [704, 320], [690, 380], [664, 330], [610, 316], [560, 340], [520, 372]]);
  const helmet = smooth([[500, 344], [600, 366], [666, 440], [682, 540], [664, 640], [600, 706], [500, 722], [400, 706], [336, 640], [318, 540], [334, 440], [400, 366]]);
  const shield = 'M250 760C310 752 350 736 384 708C420 738 462 752 520 760C526 900 480 990 384 1040C290 990 244 900 250 760Z';
  const sil = sword + guard + armR + legs + boots + torso + plume + helmet;
  let a = path(plume, `fill="${red}"`) + ln('M520 360C540 290 600 262 690 330M530 350C570 300 620 300 672 340', shade(red, -0.1), 6);
  a += path(sword, `fill="${mix('#D9A866', R.warm, 0.2)}"`) + ln('M724 690L746 400M716 600l8 -60M734 560l6 -70', shade(mix('#D9A866', R.warm, 0.2), -0.1), 5)
    + path(legs, `fill="${sd}"`) + ln('M404 984H480M404 1004H480M526 984H602M526 1004H602', mix(ink, steel, 0.4), 4) + path(boots, `fill="${steel}"`) + ln('M392 1034H486M520 1034H616', sd, 5);
  a += path(torso, `fill="${tab}"`) + path('M500 702C540 700 580 708 604 720L640 900L650 984L576 998L560 940L540 1002H500Z', `fill="${shade(tab, -0.05)}"`)
    + path('M368 920H646L648 956H362Z', `fill="${mix('#8A5A35', R.deep, 0.1)}"`) + rect(556, 912, 62, 52, `rx="8" fill="${gold}"`)
    + rect(570, 926, 34, 24, `rx="4" fill="${mix('#8A5A35', R.deep, 0.1)}"`) + ln('M440 998l14 -60M500 1002v-44', shade(tab, -0.12), 5);
  a += path(armR, `fill="${steel}"`) + ln('M620 742C640 760 646 790 638 816M660 728C680 748 690 776 684 800', sd, 6)
    + path(guard, `fill="${mix('#8A5A35', R.deep, 0.1)}"`)
    + path(smooth([[690, 724], [724, 716], [758, 728], [764, 764], [744, 790], [706, 790], [684, 764]]), `fill="${sd}"`)
    + ln('M706 744h44M704 764h46', mix(ink, sd, 0.4), 4) + path('M700 786L740 790L736 826L704 822Z', `fill="${mix('#8A5A35', R.deep, 0.1)}"`);
  // helmet open at the face: the bear inside
  a += path(helmet, `fill="${c.lin([[0, shade(steel, 0.07)], [0.5, steel], [1, sd]], 0, 0, 1, 0)}"`);
  const open = smooth([[500, 462], [590, 470], [630, 520], [626, 600], [580, 664], [500, 682], [420, 664], [374, 600], [370, 520], [410, 470]]), oc = c.clip(`<path d="${open}"/>`);
  a += path(open, `fill="${mix(ink, '#000', 0.2)}"`) + g(g(critter(0, k), tf(500, 704, 0, 5.5)), `clip-path="${oc}"`)
    + path(open, `fill="none" stroke="${sd}" stroke-width="12"`) + ln('M500 350V456', sd, 9)
    + path('M330 470C380 400 620 400 670 470L664 500C610 440 390 440 336 500Z', `fill="${gold}"`)
    + inkDots([[352, 500, 13], [648, 500, 13], [346, 580, 13], [654, 580, 13], [382, 660, 13], [618, 660, 13]], mix(ink, steel, 0.35)) + ln('M370 420C400 390 440 374 470 370', '#ffffff', 9);
  s += flat(sil, a, { up: 20 });
  const hs2 = mix(red, R.warm, 0.05), q4 = c.clip(`<path d="${shield}"/>`);
  s += flat(shield, path(shield, `fill="${hs2}"`) + g(path('M384 700H560V900H384ZM384 900V1060H230V900Z', `fill="${mix(gold, paper, 0.15)}"`),
    `clip-path="${q4}"`) + path(shield, `fill="none" stroke="${steel}" stroke-width="16"`)
      + circ(384, 880, 82, `fill="${paper}" stroke="${steel}" stroke-width="10"`) + inBox(num, TALE, 384, 880, 96, 104, withContrast(paper, red, 3))
      + inkDots([[276, 786, 12], [494, 786, 12], [384, 1012, 12]], mix(ink, steel, 0.3)), { up: 12, edge: 13 });
  // a small friendly dragon, about the size of a cat
  const dr = smooth([[740, 980], [760, 920], [800, 890], [812, 850], [800, 812], [824, 784], [872, 780], [904, 808], [906, 850], [880, 874], [890, 920],
    [920, 960], [900, 1030], [830, 1044], [764, 1036]]), wg = 'M858 900C880 850 920 836 960 846C946 872 952 892 968 908C940 908 924 924 922 950C900 934 880 924 858 900Z';
  const D = mix(G, R.cool, 0.1);
  s += flat(dr + wg, path(wg, `fill="${gold}"`) + ln('M866 898C896 866 930 852 956 848M868 902C900 892 930 896 960 906', shade(gold, -0.12), 5)
    + path(dr, `fill="${D}"`) + path(smooth([[770, 1010], [790, 940], [826, 930], [850, 970], [840, 1030], [790, 1034]]),
    `fill="${mix(R.warm, paper, 0.45)}"`) + ln('M782 968q30 14 60 2M776 996q32 14 68 4', shade(mix(R.warm, paper, 0.45), -0.12), 4)
      + circ(836, 826, 19, 'fill="#fff"') + circ(832, 829, 11, `fill="${ink}"`) + circ(828, 824, 4, 'fill="#fff"') + circ(880, 826, 17, 'fill="#fff"')
      + circ(876, 829, 10, `fill="${ink}"`) + circ(872, 824, 3.6, 'fill="#fff"') + ln('M826 858q22 14 44 -2', shade(D, -0.16), 5)
      + path('M828 786l-4 -34l26 26ZM870 780l16 -30l8 36Z', `fill="${mix(R.warm, paper, 0.45)}"`)
      + [784, 812, 870].map((x) => path(`M${x} 1042q-3 -16 8 -18q11 2 10 18Z`, `fill="${paper}"`)).join(''), { edge: 12, up: 12 });
  return s;
}

function drawShip({ c, R, paper, ink, shc, gold, red, blue, flat, hatch, ln, num, inBox }: Scene) {
  let s = '';
  // ---- a pirate ship on rows of paper sea
  const wood = mix('#A9673A', R.hot, 0.18), wd = shade(wood, -0.1), sail = mix(paper, '#fff', 0.4);
  const wave = (y: number, amp: number, ph: number, col: string, base: number, x0: number, x1: number) => {
    let d = `M${x0} ${base}V${y}`;
    const n = Math.round((x1 - x0) / 94), w = (x1 - x0) / n;
    for (let i = 0; i < n; i++)
      d += `c${n1(w * 0.2)} ${n1(-amp * (1 + ph * (i % 2)))} ${n1(w * 0.62)} ${n1(-amp * 1.1)} ${n1(w * 0.74)} ${n1(-amp * 0.1)}c${n1(w * 0.04)} ${n1(amp
        * 0.3)} ${n1(w * 0.16)} ${n1(amp * 0.2)} ${n1(w * 0.26)} ${n1(amp * 0.1)}`;
    d += `V${base}Z`;
    return flat(d, path(d, `fill="${col}"`) + hatch(d, [x0, y - amp, x1, base], shade(col, 0.035), 13, 0, 3), { edge: 12, up: 14 });
  };
  s += circ(250, 560, 92, `fill="${paper}"`) + c.soft('M158 560a92 92 0 1 0 184 0a92 92 0 1 0 -184 0Z', 5, 7, 12, shc, 0.2, 4)
    + circ(250, 560, 92, `fill="${paper}"`) + circ(250, 560, 82, `fill="${gold}"`) + circ(228, 544, 7, `fill="${ink}"`) + circ(268, 544, 7, `fill="${ink}"`) + ln('M222 576q26 22 52 0', ink, 6);
  s += wave(930, 44, 0.2, mix(blue, R.cool2, 0.6), 1044, 96, 904);
  const hull = 'M232 800C300 842 380 858 470 856H640C700 852 760 822 800 770L846 782C836 880 790 980 720 1036H356C290 990 246 900 232 800Z';
  const cabin = 'M640 856V724H812L800 790C760 832 700 854 640 856Z';
  const mast = 'M486 430H502V860H486ZM690 500H704V730H690Z';
  const main = 'M330 500C420 470 560 470 654 500C676 580 676 690 648 768C560 736 424 736 344 768C314 690 310 590 330 500Z',
    top = 'M394 372C450 354 540 354 594 372C606 410 606 440 594 470C540 456 450 456 396 470C384 440 384 410 394 372Z',
      mizzen = 'M640 540C690 524 760 530 796 550C808 600 804 650 788 700C740 686 690 684 648 694C664 640 660 590 640 540Z',
        jib = 'M470 470L232 770C300 740 380 742 440 760Z', bow = 'M240 806L120 728L128 716L262 790Z';
  const flag = 'M502 300C530 284 560 322 600 304C612 300 620 300 628 304L616 338L630 368C600 360 590 384 556 378C536 374 520 364 502 372Z', pole = 'M490 290H502V430H490Z';
  const sil = hull + cabin + mast + mizzen + jib + bow + pole + flag;
  const dd2 = c.clip(`<path d="${hull}"/>`), mc = c.clip(`<path d="${main}"/>`);
  let a = path(mast + pole + bow, `fill="${wd}"`) + path(jib, `fill="${shade(sail, -0.04)}"`) + ln('M444 520L300 740', shade(sail, -0.12), 4)
    + path(mizzen, `fill="${sail}"`) + g(path('M690 500H720V720H690ZM750 500H780V720H750Z', `fill="${red}"`),
    `clip-path="${c.clip(`<path d="${mizzen}"/>`)}"`) + path(cabin, `fill="${shade(wood, 0.05)}"`)
      + [668, 716, 764].map((x) => path(`M${x} 796V758a16 16 0 0 1 32 0V796Z`, `fill="${mix(gold, '#fff', 0.35)}" stroke="${wd}" stroke-width="5"`)).join('')
      + path('M630 716H822V736H630Z', `fill="${gold}"`);
  a += path(hull, `fill="${wood}"`)
    + g(ln('M220 850C340 910 700 920 860 830M240 900C360 956 700 962 840 880M266 950C380 1000 690 1004 800 930', wd, 6)
    + path('M220 790C300 840 380 856 470 854H640C700 850 760 820 804 760L850 772L846 804C800 850 720 884 640 888H470C370 888 280 866 226 826Z',
    `fill="${gold}"`), `clip-path="${dd2}"`)
      + [360, 450, 540, 630, 716].map((x, i) => circ(x, 930 - [8, 0, 0, 4, 22][i]!, 24, `fill="${wd}"`) + circ(x, 930 - [8, 0, 0, 4, 22][i]!, 17, `fill="${mix(ink, '#000', 0.2)}"`)).join('');
  // flag with a friendly skull
  a += path(flag, `fill="${ink}"`) + path('M540 330C540 310 580 306 584 328C586 340 580 346 578 352H552C546 346 540 342 540 330Z', `fill="${paper}"`)
    + circ(554, 332, 5, `fill="${ink}"`) + circ(572, 330, 5, `fill="${ink}"`) + ln('M554 344q8 6 16 0', ink, 3);
  const crew = g(critter(2, { coat: red, face: '#E59A4C', light: '#FBE7CB', dark: '#33211C', blush: '#F2B7A2' })
    + path('M-26 -30C-22 -54 22 -54 26 -30C12 -36 -12 -36 -26 -30Z', `fill="${red}"`) + inkDots([[-12, -40, 5], [2, -43, 5], [15, -38, 5]], paper)
    + ln('M-21 -31L21 -17', ink, 2.5) + path('M2 -26C6 -32 18 -30 17 -22C15 -14 3 -16 2 -26Z', `fill="${ink}"`), tf(404, 838, 0, 2))
    + g(critter(3, { coat: blue, face: '#F7CB4D', light: '#fff', dark: '#3A2618', blush: '#EE8445' }), tf(560, 850, 0, 1.6));
  s += flat(sil, crew + a, { up: 18 });
  s += flat(main + top, path(main + top, `fill="${sail}"`)
    + g(path('M386 460H440V780H386ZM498 460H552V780H498ZM610 460H660V780H610Z', `fill="${red}"`), `clip-path="${mc}"`) + circ(494, 618, 84, `fill="${sail}"`)
    + inBox(num, TALE, 494, 616, 120, 116, ink) + path('M316 486H668V504H316ZM384 358H604V374H384Z', `fill="${wd}"`)
    + ln('M350 748C430 722 560 722 640 748', shade(sail, -0.12), 4) + path(heart(494, 412, 24), `fill="${red}"`), { up: 14 });
  s += wave(996, 46, -0.15, mix(blue, R.cool2, 0.3), 1062, 70, 930) + wave(1052, 44, 0.2, blue, 1096, 52, 948);
  return s;
}

export function drawPopup(inp: Input): Drawing {
  const c = new Drawing('popup', inp), { p } = c, R = roles(p);
  const m = ['dragon', 'knight', 'ship'].includes(inp.motif || '') ? inp.motif! : 'dragon';
  const paper = mix(R.cream, '#FBF1DC', 0.4), ink = withContrast(paper, R.deep, 9), bg = R.dark ? p.bg : mix(p.bg, R.cool2, 0.25), shc = mix(R.deep, '#0a0a18', 0.45);
  const green = [p.a, p.b, p.c, p.d, p.e].map((h) => ({ h, o: oklch(h)! })).sort((x,
    y) => Math.abs((x.o.h ?? 0) - 155) + (x.o.c < 0.03 ? 90 : 0) - Math.abs((y.o.h ?? 0) - 155) - (y.o.c < 0.03 ? 90 : 0))[0]!.h;
  const G = mix(green, '#5FA86A', 0.35), gold = mix(R.warm, '#EDB84F', 0.5), red = mix(R.hot, '#D9412F', 0.2), blue = R.cool;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, R.dark ? mix(bg, gold, 0.45) : mix(bg, '#fff', 0.75), 0.95], [1, bg, 0]], 500, 760, 640, 'userSpaceOnUse')}"`));
  /** one die-cut flat: shadow, white cut edge, print */
  const flat = (outline: string, art: string, o: { up?: number; edge?: number; dx?: number } = {}) => c.soft(outline, o.dx ?? 7, 9, o.up ?? 16, shc, 0.34, 5)
    + path(outline, `fill="${paper}" stroke="${paper}" stroke-width="${o.edge ?? 15}" stroke-linejoin="round"`)
    + path(outline, `fill="none" stroke="${shade(paper, -0.09)}" stroke-width="${(o.edge ?? 15) + 2.4}" stroke-linejoin="round" opacity=".0"`) + art;
  const hatch = (d: string, box: [number, number, number, number], col: string, gap: number, deg: number, w = 3) => {
    const [x0, y0, x1, y1] = box, a = (deg * Math.PI) / 180, cx = (x0 + x1) / 2, cy = (y0 + y1) / 2, L = Math.hypot(x1 - x0, y1 - y0) / 2;
    let q = '';
    for (let v = -L; v < L; v += gap) { const A = rot([-L, v], a), B = rot([L, v], a); q += `M${pt([cx + A[0], cy + A[1]])}L${pt([cx + B[0], cy + B[1]])}`; }
    return g(path(q, `stroke="${col}" stroke-width="${w}"`), `clip-path="${c.clip(`<path d="${d}"/>`)}"`);
  };
  const ln = (d: string, col: string, w = 5) => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`);
  // ---- the book, open towards us
  const cover = mix(red, R.deep, 0.2);
  let book = ell(500, 1296, 620, 74, `fill="${c.rad([[0.3, shc, 0.42], [1, shc, 0]])}"`);
  book += path('M30 1064C180 1020 380 1006 500 1030C620 1006 820 1020 970 1064L1010 1300C840 1252 620 1246 500 1276C380 1246 160 1252 -10 1300Z', `fill="${cover}"`);
  const leaf = (dy: number,
    col: string) => path(`M52 ${1052 + dy}C190 ${1008 + dy} 390 ${996 + dy} 500 ${1022 + dy}V${1254 + dy}C380 ${1224 + dy} 170 ${1230 + dy} 18 ${1272 + dy}ZM948 ${1052 + dy}C810 ${1008 + dy} 610 ${996 + dy} 500 ${1022 + dy}V${1254 + dy}C620 ${1224 + dy} 830 ${1230 + dy} 982 ${1272 + dy}Z`,
      `fill="${col}" stroke="${shade(col, -0.1)}" stroke-width="2"`);
  for (let i = 5; i >= 0; i--) book += leaf(i * 3.2, i ? shade(paper, -0.03 - i * 0.008) : paper);
  book += path('M52 1052C190 1008 390 996 500 1022V1254C380 1224 170 1230 18 1272Z',
    `fill="${c.lin([[0, '#fff', 0.2], [0.7, shc, 0.02], [1, shc, 0.34]], 0, 0, 1, 0)}"`)
      + path('M948 1052C810 1008 610 996 500 1022V1254C620 1224 830 1230 982 1272Z', `fill="${c.lin([[0, shc, 0.28], [0.3, shc, 0.02], [1, '#fff', 0.2]], 0, 0, 1, 0)}"`);
  // the page's printed meadow or sea
  const floorCol = m === 'ship' ? mix(blue, R.cool2, 0.45) : mix(G, R.warm, 0.25);
  book += path('M66 1058C200 1020 390 1010 500 1034C610 1010 800 1020 934 1058L954 1164C820 1120 620 1112 500 1138C380 1112 180 1120 46 1164Z',
    `fill="${floorCol}" opacity=".85"`) + path('M500 1022V1254', `stroke="${shc}" stroke-opacity=".35" stroke-width="3"`);
  let s = '';
  // ---- back flats, common to the tale
  const ridge = (y: number, amp: number, seed: string, x0: number, x1: number, base: number) => {
    const nz = noise1(inp.seed + seed), ps: P[] = [];
    for (let x = x0; x <= x1; x += 24) { const t = (x - x0) / (x1 - x0); ps.push([x, y + nz(x / 150) * amp + (Math.pow(Math.abs(t - 0.5) * 2, 3)) * amp * 1.1]); }
    return smooth(ps, false) + `L${x1} ${base}L${x0} ${base}Z`;
  };
  const num = numberIn(inp) ?? '5';
  const inBox = (t: string, key: string, x: number, y: number, w: number, h: number, col: string) => {
    const q0 = set(t, key, 100), q = set(t, key, Math.min((w / (q0.x1 - q0.x0)) * 100, (h / (q0.y1 - q0.y0)) * 100));
    return path(at(q, x, y - (q.y0 + q.y1) / 2), `fill="${col}"`);
  };
  const sparkAt = (ps: [number, number, number][]) => ps.map(([x, y, R0]) => path(sparkle(x, y, R0), `fill="${R.dark ? mix(gold, '#fff', 0.3) : gold}"`)).join('');
  s += sparkAt([[92, 560, 26], [900, 520, 30], [150, 700, 16], [868, 700, 18], [60, 860, 14], [948, 850, 20], [820, 430, 14], [196, 470, 14]]);
  const scene: Scene = { c, R, m, paper, ink, shc, green, G, gold, red, blue, flat, hatch, ln, ridge, num, inBox };
  if (m !== 'ship') s += drawHills(scene);
  if (m === 'dragon') s += drawDragon(scene);
  else if (m === 'knight') s += drawKnight(scene);
  else s += drawShip(scene);
  const head = block(inp.headline, TALE, 840, 206, 138, 0.98);
  const ht = head.rows.length > 1 ? 88 : 122;
  // the scene stands as tall as the headline allows
  const figTop = { dragon: 214, knight: 218, ship: 276 }[m]!, want = ht + head.h + (head.rows.length > 1 ? 64 : 74), k = Math.min(1, (1050 - want) / (1050 - figTop));
  c.add('art', book + g(s, `transform="translate(${n1(500 * (1 - k))} ${n1(1050 * (1 - k))}) scale(${Math.round(k * 1000) / 1000})"`));
  const hc = legible(bg, R.dark ? [mix(gold, '#fff', 0.35), R.cream] : [mix(R.deep, R.hot, 0.1), ink], 4.5);
  let ty = path(drawBlock(head, 500, ht), `fill="${hc}"`);
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  if (small) {
    const q = tfit(small, TALE, 760, 58), col = legible(bg, R.dark ? [R.cream, '#ffffff'] : [ink], 4.5);
    ty += path(at(q, 500, 1338), `fill="${col}"`);
  }
  c.add('type', ty);
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'pop', 150, 0.5, 1.8, paper, 240)}" opacity=".2"`) + c.grain(0.9) + c.vignette(shc, 0.16));
  return c;
}
