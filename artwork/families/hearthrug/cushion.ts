import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { blob, circ, ell, g, mix, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import type { Rug } from './coat.ts';

/** A window seat, a cushion with a hollow in it, and birds in the garden outside. */
export function cushion(s: Rug): Room {
  const { c, r, p } = s, wall = mix(p.d, p.paper, 0.35), sky = mix(p.bg, p.paper, 0.4), green = mix(p.c, p.paper, 0.25), frame = mix(p.paper, '#ffffff', 0.3);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, p.paper, 0.3], [1, p.e, 0.12]])}"`));
  // the garden through the glass
  const opening = rect(170, 420, 660, 640);
  const boughs: [number, number, number][] = [[230, 440, 90], [350, 430, 84], [470, 424, 96], [600, 430, 100], [720, 440, 110], [800, 500, 90], [560, 500, 60], [680, 520, 66], [420, 480, 50], [290, 500, 44]];
  const leaf = mix(p.c, p.e, 0.1), tones = ['', '', ''];
  for (const [bx, by, R] of boughs) for (let i = 0; i < R * 0.75; i++) { const q = polar(bx, by, R * Math.sqrt(r.f()), r.f(0, TAU)); tones[i % 3] += blob(r, q[0], q[1], r.f(9, 15), r.f(7, 11), 5, 0.2); }
  const canopy = boughs.map(([bx, by, R]) => circ(bx, by, R * 0.9, `fill="${shade(leaf, -0.05)}"`)).join('') + tones.map((t, i) => path(t, `fill="${shade(leaf, [0, 0.06, 0.12][i]!)}"`)).join('');
  c.add('art', g(rect(170, 420, 660, 640, `fill="${c.lin([[0, sky], [1, mix(p.b, p.paper, 0.6)]])}"`) + circ(330, 610, 64, `fill="${mix(p.b, p.paper, 0.45)}"`) + path('M170 860C280 800 420 830 520 850C640 800 760 820 830 840V1060H170Z', `fill="${mix(green, sky, 0.45)}"`) + path('M170 930C300 890 420 910 560 930C680 900 780 910 830 920V1060H170Z', `fill="${green}"`) + path('M690 1060C700 900 690 760 660 640C640 590 600 560 560 540M676 700C720 640 760 620 800 610M690 820C650 760 620 740 590 730', `fill="none" stroke="${mix('#6a4a38', p.e, 0.25)}" stroke-width="17" stroke-linecap="round"`) + canopy, `clip-path="${c.clip(opening)}"`));
  const robin = (x: number, y: number, k: number, flip: number) => g(path('M-34 6C-34 -24 -10 -40 16 -36C40 -32 46 -6 34 12C20 32 -14 32 -34 6Z', `fill="${mix('#8a7258', p.e, 0.15)}"`) + path('M16 -30C44 -30 46 0 28 16C12 22 0 8 6 -10C8 -22 10 -28 16 -30Z', `fill="${p.a}"`) + circ(24, -20, 4.5, `fill="${p.e}"`) + path('M40 -18l14 4l-14 5Z', `fill="${p.e}"`) + path('M-30 4L-62 14L-34 20Z', `fill="${mix('#8a7258', p.e, 0.3)}"`) + path('M0 28v16M12 28v16', `stroke="${p.e}" stroke-width="4"`), `transform="translate(${x} ${y}) scale(${k * flip} ${k})"`);
  c.add('art', robin(612, 694, 0.86, 1) + robin(600, 1004, 0.78, -1));
  c.add('art', path('M150 400H850V1080H150ZM190 440V1040H486V440ZM514 440V1040H810V440Z', `fill="${frame}" fill-rule="evenodd"`) + rect(190, 716, 620, 24, `fill="${frame}"`) + path('M190 440H486M514 440H810M190 740H486M514 740H810', `stroke="${shade(frame, -0.1)}" stroke-width="8"`) + path('M150 400V1080M850 400V1080', `stroke="${shade(frame, -0.12)}" stroke-width="5"`));
  // curtains, tied
  const cloth = mix(p.c, p.paper, 0.2), drape = 'M60 380H300C290 560 250 720 176 820C200 920 200 1010 190 1100H60Z';
  const curtain = grained(s, drape, [60, 380, 240, 720], cloth, { n: 600, from: 0, dl: -0.08 }) + path('M110 390C120 560 110 720 96 1090M170 390C170 560 150 720 120 820M230 390C220 560 190 700 140 810M130 860C140 940 140 1020 136 1090', `fill="none" stroke="${shade(cloth, -0.07)}" stroke-width="7" stroke-linecap="round"`) + path('M60 800Q120 850 186 812l4 26Q120 880 60 830Z', `fill="${p.a}"`);
  c.add('art', curtain + g(curtain, 'transform="translate(1000 0) scale(-1 1)"') + rect(30, 362, 940, 22, `rx="11" fill="${mix('#8a6a4a', p.e, 0.2)}"`) + circ(30, 373, 22, `fill="${mix('#8a6a4a', p.e, 0.2)}"`) + circ(970, 373, 22, `fill="${mix('#8a6a4a', p.e, 0.2)}"`));
  // the seat, and on it the cushion
  c.add('art', rect(0, 1190, 1000, 210, `fill="${frame}"`) + rect(0, 1176, 1000, 34, `fill="${shade(frame, -0.05)}"`) + path('M60 1250H470V1400M530 1400V1250H940V1400M60 1250V1400', `fill="none" stroke="${shade(frame, -0.1)}" stroke-width="6"`) + path('M240 1176L330 1080H790L880 1176Z', `fill="${mix(p.b, p.paper, 0.55)}" opacity=".8"`) + ell(500, 1182, 300, 22, `fill="${p.e}" opacity=".2"`));
  const pad = 'M206 1130C206 1074 270 1060 330 1064C400 1096 600 1096 670 1064C730 1060 794 1074 794 1130C796 1176 760 1188 700 1188H300C240 1188 204 1176 206 1130Z';
  c.add('art', grained(s, pad, [206, 1060, 590, 130], p.a, { n: 700, from: 80, dl: -0.1 }) + path('M330 1066C400 1124 600 1124 670 1066C650 1060 620 1072 590 1078Q500 1092 410 1078C380 1072 350 1060 330 1066Z', `fill="${shade(p.a, -0.11)}"`) + path('M236 1110h.1M290 1150h.1M360 1130h.1M430 1160h.1M500 1138h.1M570 1160h.1M640 1130h.1M710 1150h.1M764 1110h.1M300 1096h.1M700 1096h.1', `stroke="${p.paper}" stroke-width="13" stroke-linecap="round" opacity=".85"`) + path('M420 1096q20 10 40 12M540 1104q20 -2 40 -10M470 1112q14 2 22 0', `fill="none" stroke="${p.paper}" stroke-width="4" stroke-linecap="round" opacity=".8"`));
  // a collar with a bell, and a felt mouse
  c.add('art', g(ell(0, 0, 62, 19, `fill="none" stroke="${p.e}" stroke-width="13"`) + circ(2, 26, 17, `fill="${p.b}"`) + path('M-8 28H12', `stroke="${shade(p.b, -0.2)}" stroke-width="4"`), tf(888, 1160, -6, 0.9)) + g(path('M0 0C-16 -36 16 -60 52 -44C84 -30 88 4 62 14C36 20 10 16 0 0Z', `fill="${mix(p.e, p.paper, 0.6)}"`) + circ(18, -40, 14, `fill="${p.d}"`) + circ(10, -12, 4, `fill="${p.e}"`) + path('M76 8q30 12 46 -8', `fill="none" stroke="${p.e}" stroke-width="6" stroke-linecap="round"`), tf(76, 1168)));
  return { box: [110, 80, 780, 226], ground: wall, ink: p.e, small: shade(p.e, 0.05), max: 104 };
}
