import { ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import { matOf, type Room, speckled, type Studio } from './mat.ts';

/** A dachshund in the downward-dog pose, and a cat lying beside it. */
export function downdog(s: Studio): Room {
  const { c, p } = s, dog = mix('#b5653a', p.a, 0.15), dark = mix('#2a1a14', p.ink, 0.4), cat = mix('#3a3a44', p.e, 0.35), floor = 1130;
  // a room in the morning: a window's light on the wall, a plant, a shelf
  let o = rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + path('M120 330L620 300L690 900L170 960Z', `fill="${mix(p.b, p.bg, 0.45)}"`) + path('M370 312L428 932M140 560L652 528', `stroke="${p.bg}" stroke-width="18"`);
  o += rect(0, 1010, 1000, 390, `fill="${p.d}"`) + rect(0, 994, 1000, 18, `fill="${p.paper}"`) + path('M0 1100H1000M0 1210H1000M0 1310H1000', `stroke="${shade(p.d, -0.06)}" stroke-width="4"`) + path('M210 1012V1100M640 1012V1100M400 1100V1210M830 1100V1210M160 1210V1310M590 1210V1310', `stroke="${shade(p.d, -0.06)}" stroke-width="4"`);
  c.add('ground', o);
  const green = mix('#4b7f56', p.c, 0.35);
  const frond = (d: number, k: number) => g(path('M0 0C-8 -120 -60 -180 -30 -290C30 -250 60 -130 0 0Z', `fill="${green}"`) + path('M0 0C-2 -110 -22 -190 -26 -270M-6 -70L-34 -110M-10 -120L-42 -164M-4 -60L22 -104M-8 -116L24 -164M-14 -170L-40 -210M-14 -170L14 -214', `fill="none" stroke="${shade(green, 0.09)}" stroke-width="4" stroke-linecap="round"`), tf(0, 0, d, k));
  c.add('art', g(frond(-58, 0.86) + frond(54, 0.9) + frond(-30, 1.05) + frond(28, 1.1) + frond(-2, 1.2) + path('M-86 0H86L64 186Q0 204 -64 186Z', `fill="${p.c}"`) + path('M-86 0H86L82 34H-82Z', `fill="${shade(p.c, -0.06)}"`) + path('M-78 74Q0 96 78 74', `fill="none" stroke="${p.paper}" stroke-width="9" opacity=".8"`), tf(842, 856)));
  // rolled mats, a bottle
  c.add('art', ell(120, 1030, 80, 12, `fill="${p.e}" opacity=".18"`) + rect(60, 800, 62, 226, `rx="14" fill="${p.a}"`) + ell(91, 806, 31, 14, `fill="${shade(p.a, 0.08)}"`) + path('M91 800a16 7 0 1 0 12 6a10 5 0 1 0 -20 3', `fill="none" stroke="${shade(p.a, -0.12)}" stroke-width="4"`) + rect(60, 880, 62, 10, `fill="${p.paper}"`) + rect(60, 950, 62, 10, `fill="${p.paper}"`) + rect(134, 850, 54, 176, `rx="14" fill="${p.b}"`) + ell(161, 856, 27, 12, `fill="${shade(p.b, 0.08)}"`) + rect(134, 920, 54, 8, `fill="${p.paper}"`));
  c.add('art', ell(480, floor + 26, 420, 30, `fill="${p.e}" opacity=".16"`) + matOf(s, 90, floor + 24, 700, p.c));
  // the dog: hind legs straight, its long back one slope from tail to nose
  const body = 'M640 700C672 690 700 720 700 760C704 800 694 830 690 870L694 1084C694 1104 640 1104 638 1084L634 900C590 900 540 920 490 952C440 984 392 1010 352 1030L250 1090C226 1104 196 1088 206 1068C216 1048 250 1040 270 1024C330 970 380 900 440 840C500 780 570 712 640 700Z';
  const leg2 = 'M600 800L606 1080C606 1098 556 1098 554 1080L546 880Z', fore2 = 'M360 960C330 1010 300 1040 262 1066C250 1076 282 1090 300 1082C340 1060 400 1020 430 980Z';
  const head = 'M372 976C420 966 440 1000 430 1040C424 1066 400 1080 372 1076C340 1072 296 1084 268 1078C248 1072 250 1052 270 1044C312 1028 340 984 372 976Z';
  c.add('art', path(leg2, `fill="${shade(dog, -0.09)}"`) + path(fore2, `fill="${shade(dog, -0.09)}"`) + path('M664 712C690 650 740 620 790 628C760 650 724 680 700 740Z', `fill="${dog}"`) + speckled(s, body, [200, 700, 500, 400], dog, 900, 'below', -0.11) + g(speckled(s, head, [250, 970, 190, 110], shade(dog, 0.02), 160, 'below') + path('M398 984C440 986 470 1030 462 1086C456 1112 424 1108 416 1082C408 1050 392 1020 388 1000Z', `fill="${shade(dog, -0.13)}"`) + ell(262, 1058, 17, 14, `fill="${dark}"`) + path('M330 1022q12 12 26 4', `fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"`) + path('M268 1074Q300 1082 330 1062', `fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"`), 'transform="translate(96 -30) rotate(-24 372 1020)"') + path('M572 770Q540 800 520 830', `fill="none" stroke="${shade(dog, 0.1)}" stroke-width="9" stroke-linecap="round" opacity=".7"`));
  // a jumper on the dog
  const knit = 'M456 826C500 782 546 742 590 718L636 896C590 900 540 918 492 950Z';
  c.add('art', path(knit, `fill="${p.a}"`) + g(path('M448 846L520 960M482 814L560 930M516 782L600 910M550 752L640 900', `stroke="${p.paper}" stroke-width="13"`), `clip-path="${c.clip(path(knit))}"`) + path('M456 826L492 950M590 718L636 896', `stroke="${shade(p.a, -0.1)}" stroke-width="15" stroke-linecap="round"`));
  // the cat, its paws tucked in
  c.add('art', ell(850, 1222, 130, 22, `fill="${p.e}" opacity=".2"`) + speckled(s, 'M730 1216C716 1130 760 1080 800 1070L792 1018L830 1048Q852 1042 874 1048L914 1016L908 1074C960 1092 988 1140 976 1216C970 1234 740 1234 730 1216Z', [724, 1020, 256, 210], cat, 420, 'right', 0.1) + path('M806 1104q14 12 28 0M868 1104q14 12 28 0', `fill="none" stroke="${p.b}" stroke-width="7" stroke-linecap="round"`) + path('M842 1124h18l-9 10ZM851 1134v8m-16 4q16 12 32 0', `fill="${p.d}" stroke="${p.d}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`) + path('M806 1130L760 1122M806 1140L764 1146M896 1130L942 1122M896 1140L938 1146', `stroke="${mix(cat, p.paper, 0.5)}" stroke-width="3.5" stroke-linecap="round"`) + path('M800 1220q22 -16 44 0M862 1220q22 -16 44 0', `fill="${mix(cat, p.paper, 0.75)}"`));
  return { box: [90, 76, 820, 190], ground: p.bg, ink: p.e, max: 108 };
}
