import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat, from } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Seat } from './seat.ts';

/** A puppy asleep in a slipper on its first evening, by the light of the fire. */
export function slipper(s: Seat): Room {
  const { c, p } = s, wall = mix(p.e, p.a, 0.16), fur = '#e3b877', dark = '#2a1a14', glow = mix(p.b, '#ffb45c', 0.5);
  const star = path('M0 -9L2.4 -2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4 -2.4Z', `fill="${p.b}" opacity=".4"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(140, 140, g(star, tf(35, 35)) + g(star, tf(105, 105)))}"`) + circ(860, 900, 720, `fill="${c.rad([[0, glow, 0.62], [0.5, p.a, 0.3], [1, p.a, 0]])}"`) + rect(0, 1080, 1000, 320, `fill="${mix(p.a, p.e, 0.34)}"`) + rect(0, 1050, 1000, 30, `fill="${mix(p.paper, p.e, 0.42)}"`) + ell(500, 1250, 620, 190, `fill="${mix(p.d, p.a, 0.22)}"`) + ell(500, 1250, 560, 160, `fill="none" stroke="${p.paper}" stroke-width="9" stroke-dasharray="30 18" opacity=".7"`) + ell(500, 1250, 500, 132, `fill="none" stroke="${mix(p.c, p.e, 0.2)}" stroke-width="13"`));
  // a window with the first stars, a small moon
  c.add('art', rect(96, 470, 290, 350, `rx="6" fill="${p.paper}"`) + rect(116, 490, 250, 310, `fill="${mix(p.e, '#10163a', 0.5)}"`) + circ(300, 572, 40, `fill="${p.paper}"`) + circ(284, 562, 36, `fill="${mix(p.e, '#10163a', 0.5)}"`) + path('M160 560h.1M210 640h.1M170 720h.1M320 700h.1M250 540h.1M290 760h.1', `stroke="${p.paper}" stroke-width="8" stroke-linecap="round"`) + path('M241 490V800M116 644H366', `stroke="${p.paper}" stroke-width="15"`) + rect(76, 812, 330, 24, `rx="6" fill="${mix(p.paper, p.d, 0.3)}"`));
  const pull = (x: number, f: number) => path(`M${x} 452C${x + f * 18} 560 ${x - f * 6} 700 ${x - f * 44} 836H${x - f * 96}V452Z`, `fill="${p.c}"`) + path(`M${x - f * 28} 452C${x - f * 20} 560 ${x - f * 44} 700 ${x - f * 66} 836M${x - f * 60} 452C${x - f * 58} 580 ${x - f * 70} 700 ${x - f * 84} 836`, `fill="none" stroke="${shade(p.c, -0.06)}" stroke-width="5"`);
  c.add('art', pull(140, 1) + pull(342, -1) + path('M30 452H452', `stroke="${p.b}" stroke-width="13" stroke-linecap="round"`) + circ(28, 452, 14, `fill="${p.b}"`) + circ(454, 452, 14, `fill="${p.b}"`));
  // the slipper: tartan, with a fleece lining
  const shoe = 'M70 1220C60 1120 100 1000 190 960C250 936 300 980 380 1000C470 1020 560 1016 650 1030C800 1052 924 1120 930 1220C932 1262 900 1280 860 1280H130C90 1280 74 1262 70 1220Z';
  c.add('art', ell(500, 1296, 460, 26, `fill="${p.e}" opacity=".38"`) + path('M180 1000C200 900 320 850 440 880C540 900 580 980 560 1060Z', `fill="${mix(p.paper, p.d, 0.3)}"`));
  // the puppy: rump in, head and paws out
  const back = 'M200 1010C190 920 250 840 350 830C450 826 530 880 560 980C570 1030 560 1060 540 1080H230Z';
  c.add('art', coat(s, back, [190, 826, 380, 260], fur, { dir: (x, y) => 0.5 + (y - 900) * 0.002, len: 34, edge: 11, dark: -0.07 }));
  c.add('art', grained(s, shoe, [66, 950, 868, 332], p.a, { n: 620, from: 80, dl: -0.08 }) + g(path('M-20 1080H1020M-20 1180H1020', `stroke="${p.e}" stroke-width="40" opacity=".55"`) + path('M160 900V1300M330 900V1300M500 900V1300M670 900V1300M840 900V1300', `stroke="${p.e}" stroke-width="40" opacity=".4"`) + path('M-20 1130H1020M-20 1232H1020M245 900V1300M415 900V1300M585 900V1300M755 900V1300', `stroke="${p.b}" stroke-width="7"`), `clip-path="${c.clip(path(shoe))}"`) + path('M84 1256H916Q930 1256 930 1272C930 1292 916 1300 900 1300H104C84 1300 72 1290 70 1272Q70 1256 84 1256Z', `fill="${p.e}"`));
  let fleece = '';
  for (let i = 0; i < 21; i++) { const t = i / 20, x = 168 + t * 452, y = 978 + Math.sin(t * 3.1) * 52 + t * 46; fleece += circ(x, y, 30 + (i % 3) * 5, `fill="${i % 2 ? mix(p.paper, p.d, 0.08) : p.paper}"`); }
  c.add('art', fleece);
  // head on the toe of it
  const head = 'M560 770C640 770 700 826 712 900C722 970 690 1030 620 1046C560 1056 470 1050 430 1010C396 970 400 880 440 826C470 790 512 770 560 770Z', muzzle = 'M640 906C710 896 780 930 788 986C792 1030 750 1052 690 1056C630 1058 580 1040 574 998C570 950 600 912 640 906Z';
  c.add('art', path('M700 1044C760 1030 820 1040 836 1070C846 1096 820 1112 780 1110H690Z', `fill="${shade(fur, -0.03)}"`) + path('M800 1108V1088M824 1104V1086', `stroke="${shade(fur, -0.16)}" stroke-width="5" stroke-linecap="round"`));
  c.add('art', coat(s, head, [396, 766, 326, 286], fur, { dir: from(640, 960), len: 26, edge: 10, dark: -0.07 }) + coat(s, muzzle, [570, 900, 222, 160], mix(fur, '#fff4de', 0.5), { dir: from(740, 970), len: 20, edge: 5, dark: -0.07 }));
  c.add('art', coat(s, 'M470 800C420 800 380 860 376 940C374 1010 410 1060 454 1050C500 1036 520 960 530 890C536 840 510 804 470 800Z', [372, 796, 164, 258], shade(fur, -0.07), { dir: () => 1.7, len: 32, edge: 8, dark: -0.07 }) + coat(s, 'M640 786C680 770 730 790 756 840C770 880 750 900 724 884C690 866 650 840 640 786Z', [638, 774, 126, 120], shade(fur, -0.05), { dir: () => 0.9, len: 24, edge: 6, dark: -0.07 }));
  c.add('art', path('M566 916C580 936 606 938 622 922M692 900C706 914 726 912 738 898', `fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"`) + path('M560 880Q586 862 612 874', `fill="none" stroke="${shade(fur, -0.12)}" stroke-width="7" stroke-linecap="round"`) + path('M736 930C760 918 800 930 800 952C796 976 768 984 748 976C730 966 724 942 736 930Z', `fill="${dark}"`) + path('M752 936q16 -6 28 2', `fill="none" stroke="#8a7a74" stroke-width="6" stroke-linecap="round"`) + path('M758 978C756 1004 730 1022 700 1016', `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`) + path('M660 976h.1M680 996h.1M650 1000h.1', `stroke="${shade(fur, -0.2)}" stroke-width="7" stroke-linecap="round"`) + ell(600, 960, 34, 22, 'fill="#e59a80" opacity=".45"'));
  c.add('art', path('M540 1044C590 1022 660 1030 676 1066C684 1096 660 1114 620 1112H548Z', `fill="${fur}"`) + path('M630 1110V1086M656 1108V1088', `stroke="${shade(fur, -0.14)}" stroke-width="5" stroke-linecap="round"`));
  // where it was chewed; a name tag; sleep
  c.add('art', g(circ(0, 0, 44, `fill="${p.b}"`) + circ(0, 0, 31, `fill="none" stroke="${shade(p.b, -0.13)}" stroke-width="5"`) + path('M0 18l-17 -17a12 12 0 0 1 17 -16a12 12 0 0 1 17 16Z', `fill="${shade(p.b, -0.22)}"`), tf(300, 1160)) + path('M840 1130l18 -26l10 30l22 -20l2 32l24 -10', `fill="none" stroke="${p.paper}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`) + path('M800 830h44l-44 50h44M866 730h60l-60 68h60', `fill="none" stroke="${p.paper}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" opacity=".9"`));
  return { box: [90, 76, 820, 310], ground: wall, ink: p.paper, small: mix(p.b, p.paper, 0.25), max: 128 };
}
