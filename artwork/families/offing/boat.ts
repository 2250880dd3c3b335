import {
  circ, type Drawing, ell, g, lerp, mix, n1, type P, type Palette, path, qbez, rect, ribbon, type Rng, shade, sparkle,
  tf,
} from '#artwork/engine.ts';
import { glitter } from '#artwork/subjects/scenery.ts';
import { plane, stipple } from './grain.ts';
import type { Room } from './scene.ts';

const SEA = 742;

function far(c: Drawing, r: Rng, p: Palette): void {
  const light = mix(p.d, '#FFFDF2', 0.4);
  let s = rect(0, 0, 1000, SEA, `fill="${c.lin([[0, p.bg], [0.42, mix(p.bg, p.b, 0.55)], [0.76, p.b], [1, p.d]])}"`) + stipple(c, r, `M0 0H1000V${SEA}H0Z`, [0, 0, 1000, 560], 't', 800, shade(p.bg, -0.07), 0.5);
  for (let i = 0; i < 22; i++) s += circ(r.f(30, 970), r.f(30, 430), r.f(1.2, 2.6), `fill="${light}" opacity="${n1(r.f(0.35, 0.9))}"`);
  s += path(sparkle(872, 452, 26), `fill="${light}"`);
  // long clouds lit from under
  for (const [x, y, w] of [[40, 560, 300], [640, 520, 330], [700, 604, 260], [-60, 640, 250]] as const)
    s += plane(c, r, `M${x} ${y}q${w * 0.2} -30 ${w * 0.42} -14q${w * 0.26} -28 ${w * 0.58} 14q-${w * 0.5} 14 -${w} 0Z`, [x, y - 34, w, 44], mix(p.b, p.d, 0.45), 't', 90, mix(p.b, p.bg, 0.3), 0.5);
  // the sun not quite up
  s += circ(716, SEA, 150, `fill="${light}" opacity=".25"`) + circ(716, SEA, 104, `fill="${light}" opacity=".9"`);
  const hills = `M0 ${SEA}V690C80 652 150 664 230 690C300 660 380 640 470 702C520 716 560 726 620 ${SEA}Z`, spit = `M1000 ${SEA}V668C940 660 900 690 860 706C830 716 800 730 770 ${SEA}Z`;
  s += plane(c, r, hills, [0, 640, 620, 104], mix(p.c, p.b, 0.3), 'l', 320, mix(p.c, p.e, 0.6), 0.5) + plane(c, r, spit, [770, 660, 230, 84], mix(p.c, p.b, 0.15), 'r', 160, p.e, 0.5);
  s += path('M912 672V600H934V672ZM906 600H940V592H906ZM912 592Q923 574 934 592Z', `fill="${p.paper}"`) + path('M912 622H934V644H912Z', `fill="${p.a}"`) + circ(923, 597, 5, `fill="${p.d}"`);
  c.add('ground', s);
  c.add('ground', rect(0, SEA, 1000, 1400 - SEA, `fill="${c.lin([[0, mix(p.d, p.b, 0.3)], [0.18, mix(p.b, p.c, 0.55)], [0.55, mix(p.c, p.e, 0.35)], [1, p.e]])}"`) + glitter(r, 716, SEA + 4, 1120, 240, 470, light, 54, 0.75));
  let w = '';
  for (let i = 0; i < 60; i++) { const t = r.n(), y = lerp(SEA + 10, 1390, t), x = r.f(-40, 980), L = lerp(20, 110, t); w += `M${Math.round(x)} ${Math.round(y)}q${n1(L / 2)} -${n1(3 + t * 5)} ${n1(L)} 0`; }
  c.add('texture', path(w, `fill="none" stroke="${mix(p.b, p.d, 0.4)}" stroke-width="3" stroke-linecap="round" opacity=".4"`));
}

/** a sailing dinghy going away to the right, in card units */
export function dinghy(c: Drawing, r: Rng, p: Palette): string {
  const hull = p.a, dark = shade(hull, -0.17), wood = mix('#8A5A34', p.e, 0.2), cloth = p.paper, shadeOf = mix(p.paper, p.b, 0.6);
  // reflections in the water
  let s = path('M372 968C430 1010 640 1016 724 950C690 1060 420 1070 372 968Z', `fill="${mix(p.e, hull, 0.35)}" opacity=".55"`);
  const inside = 'M352 884C420 858 660 846 772 838C720 884 600 912 500 912C430 912 380 902 352 884Z';
  s += path(inside, `fill="${shade(wood, -0.14)}"`) + path('M452 866L470 906M620 852L632 894', `stroke="${wood}" stroke-width="17"`);
  s += path('M560 900V426', `stroke="${wood}" stroke-width="11" stroke-linecap="round"`);
  // the sails are full
  const main = 'M550 452C470 560 396 690 372 822C440 838 500 838 550 822C534 700 534 570 550 452Z', jib = 'M572 470C610 590 668 710 744 806C680 814 620 806 572 788C588 690 588 580 572 470Z';
  s += plane(c, r, main, [372, 452, 180, 390], cloth, 'l', 520, shadeOf, 0.8, 1.8) + path('M528 500C500 620 480 720 470 834M498 556C450 660 420 750 412 828', `fill="none" stroke="${shadeOf}" stroke-width="2.6"`);
  s += g(path('M0 0L74 8L68 84L-6 74Z', `fill="${p.c}"`) + path('M6 7L67 14L62 76L1 68Z', `fill="none" stroke="${cloth}" stroke-width="3" stroke-dasharray="8 7"`), tf(446, 690, 6));
  s += path('M500 604l9 14 16 1 -12 11 5 16 -15 -8 -14 9 3 -16 -12 -11 16 -3Z', `fill="${p.a}"`);
  s += plane(c, r, jib, [572, 470, 172, 340], mix(cloth, p.b, 0.3), 'r', 320, mix(p.b, p.c, 0.3), 0.8, 1.8) + path('M370 834Q470 850 560 834', `fill="none" stroke="${wood}" stroke-width="9" stroke-linecap="round"`);
  s += path('M560 430C590 414 612 440 652 420C640 436 644 444 656 456C620 462 596 446 560 464Z', `fill="${p.a}"`);
  // who is going, in an oilskin, seen from behind
  const coat = 'M398 890C394 838 408 800 440 800C472 800 486 840 484 890C460 902 420 902 398 890Z', oil = mix('#F2B632', p.d, 0.2);
  s += plane(c, r, coat, [394, 800, 92, 100], oil, 'l', 130, shade(oil, -0.16), 0.8) + path('M408 808C404 770 418 750 441 750C464 750 476 772 474 808C456 820 424 820 408 808Z', `fill="${shade(oil, 0.03)}"`) + path('M392 806C412 790 468 790 490 806C470 824 412 824 392 806Z', `fill="${shade(oil, -0.07)}"`);
  s += path('M470 850C500 866 520 866 540 862', `fill="none" stroke="${shade(oil, -0.05)}" stroke-width="19" stroke-linecap="round"`) + circ(545, 861, 9, 'fill="#D39A6F"') + path('M430 884L350 872', `stroke="${wood}" stroke-width="8" stroke-linecap="round"`);
  // hull, clinker-built
  const side = 'M352 884C380 902 430 912 500 912C600 912 720 884 772 838C764 900 736 948 700 972C600 996 440 992 386 966C368 944 356 914 352 884Z';
  s += plane(c, r, side, [352, 838, 420, 158], hull, 'b', 620, dark, 0.85, 1.6) + path('M356 906C430 940 640 936 758 876M364 932C440 966 640 960 740 912', `fill="none" stroke="${dark}" stroke-width="4"`);
  s += path('M352 884C380 902 430 912 500 912C600 912 720 884 772 838', `fill="none" stroke="${p.paper}" stroke-width="10" stroke-linecap="round"`);
  // the lamp on the prow
  s += path('M764 848V764Q764 744 784 744', `fill="none" stroke="${p.e}" stroke-width="7" stroke-linecap="round"`) + circ(786, 786, 120, `fill="${c.rad([[0, '#FFF3C4', 0.95], [0.35, '#FFE08A', 0.4], [1, '#FFE08A', 0]])}"`);
  return s + path('M770 764H802L806 808H766Z', 'fill="#FFE9A0"') + path('M766 764H806L796 750H776ZM762 808H810V816H762ZM786 764V808', `fill="${p.e}" stroke="${p.e}" stroke-width="3"`) + path('M786 776C796 788 794 800 786 802C778 800 776 788 786 776Z', 'fill="#F49A3A"');
}

function duck(x: number, y: number, s: number, col: string, wing: string, bill: string): string {
  return g(path('M-62 0C-60 -14 -78 -28 -74 -36C-56 -28 -34 -32 -14 -30C0 -28 10 -32 12 -44C14 -66 52 -68 54 -42C56 -26 46 -20 44 -8C42 14 10 22 -20 20C-44 18 -60 12 -62 0Z', `fill="${col}"`) + path('M-50 -12C-30 -26 0 -22 12 -6C0 8 -34 8 -50 -12Z', `fill="${wing}"`) + path('M53 -46C64 -46 74 -42 72 -38C66 -34 58 -34 53 -36Z', `fill="${bill}"`) + circ(38, -48, 4, 'fill="#1d1a1a"'), tf(x, y, 0, s)) + path(`M${n1(x - 90 * s)} ${n1(y + 22 * s)}q${n1(90 * s)} 14 ${n1(180 * s)} 0`, `fill="none" stroke="${wing}" stroke-width="${n1(4 * s + 1)}" stroke-linecap="round" opacity=".6"`);
}

/** the reeds at the near bank, leaning after the boat like hands */
function reeds(c: Drawing, r: Rng, p: Palette): string {
  let back = '', mid = '', front = '', heads = '';
  const blade = (x: number, h: number, lean: number, w: number) => ribbon(qbez([x, 1420], [x + lean * 0.15, 1420 - h * 0.7], [x + lean, 1420 - h], 14), (t) => w * (1 - t ** 1.6) + 1);
  for (let i = 0; i < 22; i++) { const x = r.f(-60, 330); back += blade(x, r.f(260, 520) * (1 - x / 900), r.f(70, 210), r.f(9, 17)); }
  for (let i = 0; i < 26; i++) { const x = r.f(-80, 400); mid += blade(x, r.f(150, 400) * (1 - x / 800), r.f(60, 200), r.f(12, 22)); }
  for (let i = 0; i < 30; i++) { const x = r.f(-40, 1010), k = Math.abs(x - 620) / 620; front += blade(x, 40 + r.f(30, 170) * k, x > 700 ? r.f(-90, -10) : r.f(20, 110), r.f(13, 24)); }
  for (const [x, h, lean] of [[70, 640, 140], [150, 540, 160], [20, 520, 110], [236, 430, 150], [930, 330, -60], [976, 410, -40]] as const) {
    const line = qbez([x, 1420], [x + lean * 0.15, 1420 - h * 0.7], [x + lean, 1420 - h], 20), tip = line[20]!, low = line[16]!;
    heads += path(ribbon(line, () => 6), `fill="${mix(p.c, p.e, 0.3)}"`) + path(ribbon([low, line[17]!, line[18]!, line[19]!] as P[], (t) => 25 * Math.sin(Math.PI * (0.14 + t * 0.72)) ** 0.5), 'fill="#6B3F22"') + path(`M${n1(tip[0])} ${n1(tip[1])}l${n1((tip[0] - low[0]) * 0.3)} ${n1((tip[1] - low[1]) * 0.3)}`, `stroke="${mix(p.c, p.e, 0.3)}" stroke-width="4" stroke-linecap="round"`);
  }
  return path(back, `fill="${mix(p.c, p.d, 0.18)}"`) + heads + path(mid, `fill="${mix(p.c, p.e, 0.32)}"`) + stipple(c, r, mid, [-80, 1000, 600, 400], 'b', 500, p.e, 0.6) + path(front, `fill="${shade(p.e, -0.02)}"`);
}

/** A dinghy with a patched sail leaves at first light; reeds lean after it and a family of ducks sees it off. */
export function boat(c: Drawing, r: Rng, p: Palette): Room {
  far(c, r, p);
  const wake = mix(p.d, '#FFFDF2', 0.35);
  c.add('art', path('M386 968C320 980 240 1020 180 1080C260 1040 330 1012 400 1000ZM360 1004C300 1060 270 1100 250 1160C300 1100 350 1050 420 1010Z', `fill="${wake}" opacity=".6"`));
  c.add('art', dinghy(c, r, p) + path('M360 972C460 1000 640 1000 730 958C700 986 620 1006 540 1006C470 1006 400 996 360 972Z', `fill="${wake}" opacity=".8"`));
  const drake = mix(p.paper, p.c, 0.1), wing = mix(p.paper, p.c, 0.4), chick = mix('#F2C44A', p.d, 0.3);
  c.add('art', duck(620, 1142, 1, drake, wing, p.a) + duck(462, 1156, 0.5, chick, shade(chick, -0.1), p.a) + duck(394, 1172, 0.5, chick, shade(chick, -0.1), p.a) + duck(296, 1204, 0.5, chick, shade(chick, -0.1), p.a));
  let pads = '';
  for (const [x, y, k] of [[760, 1250, 1], [880, 1296, 1.3], [690, 1310, 0.9], [820, 1190, 0.7]] as const) pads += ell(x, y, 66 * k, 17 * k, `fill="${mix(p.c, p.d, 0.14)}"`) + ell(x - 6 * k, y - 3 * k, 52 * k, 10 * k, `fill="${mix(p.c, p.d, 0.3)}" opacity=".6"`) + path(`M${x} ${y}l${n1(64 * k)} ${n1(2 * k)}l${n1(-18 * k)} ${n1(16 * k)}Z`, `fill="${mix(p.c, p.e, 0.55)}"`);
  pads += g(path('M0 0C-40 -6 -46 -30 -40 -40C-20 -34 -8 -20 0 0C-14 -30 -12 -48 0 -60C12 -48 14 -30 0 0C8 -20 20 -34 40 -40C46 -30 40 -6 0 0Z', `fill="${p.paper}"`) + ell(0, -8, 12, 8, `fill="${p.d}"`), tf(872, 1288, 0, 0.9));
  c.add('art', pads);
  c.add('art', reeds(c, r, p));
  return { cx: 500, w: 820, top: 96, h: 248, max: 126, ground: mix(p.bg, p.b, 0.2) };
}
