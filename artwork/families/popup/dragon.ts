import {
  bez, circ, clamp, ell, g, lerp, mix, n1, type P, path, pt, ribbon, rot, shade, smooth,
} from '#artwork/engine.ts';
import { inkDots } from '#artwork/marks/print.ts';
import type { Stage } from './page.ts';

/** a dragon */
export function drawDragon({ c, R, paper, ink, green, G, gold, red, blue, flat, ln, num }: Stage) {
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
