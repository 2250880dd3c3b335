import type { Room } from '#cards/families/lettering/in-a-room.ts';
import { grained } from '#cards/families/marks/grained.ts';
import { mix, shade } from '#cards/render/colour.ts';
import { at, set } from '#cards/render/lettering.ts';
import { circ, ell, g, path, rect, tf } from '#cards/render/svg.ts';
import type { Day } from './day.ts';

/** The open road, a small car on it with the roof down, and a red L that has come off in the wind. */
export function road(s: Day): Room {
  const { c, p } = s, sky = mix(p.bg, p.paper, 0.15), green = mix(p.c, p.b, 0.15), tar = mix(p.e, p.d, 0.25);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.5, mix(p.b, p.paper, 0.55)]])}"`) + grained(s, 'M640 600a120 120 0 1 0 240 0a120 120 0 1 0 -240 0Z', [640, 480, 240, 240], mix(p.b, p.a, 0.2), { n: 240, from: 90, dl: -0.06 }) + grained(s, 'M-10 690C120 560 260 620 360 660C470 560 620 590 700 670C800 600 920 620 1010 690V900H-10Z', [0, 560, 1000, 240], mix(p.c, p.d, 0.5), { n: 300, from: 90, dl: -0.04 }) + grained(s, 'M-10 780C160 700 340 720 500 790C660 720 840 730 1010 790V1000H-10Z', [0, 700, 1000, 200], mix(green, p.d, 0.2), { n: 300, from: 90, dl: -0.05 }) + path('M-10 880C240 830 700 830 1010 890V1410H-10Z', `fill="${green}"`));
  // the road, from the far hills to under our feet
  const way = 'M598 716C560 730 500 740 520 760C560 790 690 790 660 840C610 910 250 880 230 990C200 1120 400 1200 180 1410H1010V1300C900 1240 560 1150 560 1040C560 950 800 930 790 840C780 780 600 770 590 750C586 736 620 726 636 716Z';
  c.add('art', path(way, `fill="${tar}"`) + path('M616 718C584 732 540 742 560 758C600 780 740 790 726 846C690 930 400 900 394 1010C390 1130 700 1230 560 1410', `fill="none" stroke="${p.paper}" stroke-width="11" stroke-dasharray="40 34" stroke-linecap="round" opacity=".9"`));
  const tree = (x: number, y: number, k: number, col: string) => g(path('M-6 0V-70H6V0Z', 'fill="#6a4632"') + grained(s, 'M0 -230C54 -206 70 -130 54 -84C36 -46 -36 -46 -54 -84C-70 -130 -54 -206 0 -230Z', [-66, -230, 132, 190], col, { n: 130, from: 20 }), tf(x, y, 0, k));
  c.add('art', tree(130, 830, 0.6, shade(green, -0.07)) + tree(210, 840, 0.46, shade(green, -0.02)) + tree(890, 830, 0.66, shade(green, -0.07)) + tree(960, 850, 0.5, shade(green, -0.02)) + tree(90, 1060, 1, shade(green, -0.09)) + tree(900, 1080, 1.04, shade(green, -0.09)) + tree(790, 1060, 0.7, shade(green, -0.05)));
  // bunting of birds, a signpost that points everywhere
  c.add('art', path('M130 520q22 -24 44 0q22 -24 44 0M250 470q16 -18 32 0q16 -18 32 0', `fill="none" stroke="${p.e}" stroke-width="8" stroke-linecap="round"`) + g(rect(-8, -220, 16, 220, 'fill="#8a5c3c"') + path('M-10 -206H96L118 -186L96 -166H-10Z', `fill="${p.paper}"`) + path('M10 -150H-96L-118 -130L-96 -110H10Z', `fill="${p.b}"`) + path('M16 -186H84M-84 -130H-6', `stroke="${p.e}" stroke-width="6" stroke-linecap="round"`), tf(110, 1270)));
  // the car, from behind and above, on its way
  const red = p.a, dark = '#241d2a';
  c.add('art', g(ell(0, 4, 250, 34, `fill="${dark}" opacity=".35"`) + rect(-208, -60, 70, 70, `rx="18" fill="${dark}"`) + rect(138, -60, 70, 70, `rx="18" fill="${dark}"`) + path('M-150 -250C-140 -320 -120 -340 -80 -344H80C120 -340 140 -320 150 -250Z', `fill="none" stroke="${mix(red, p.paper, 0.7)}" stroke-width="16" stroke-linejoin="round"`) + path('M-136 -250C-128 -308 -112 -326 -80 -330H80C112 -326 128 -308 136 -250Z', `fill="${mix(sky, '#ffffff', 0.4)}" opacity=".65"`)
    + g(circ(0, -60, 48, 'fill="#8a5636"') + path('M-52 -52C-62 -120 62 -120 52 -52C56 -10 40 20 34 24H-34C-40 20 -56 -10 -52 -52Z', 'fill="#2a1a18"') + path('M-58 -78Q0 -52 58 -78L56 -60Q0 -34 -56 -60Z', `fill="${p.b}"`) + path('M50 -66C90 -80 120 -60 150 -76C130 -50 110 -40 56 -50Z', `fill="${p.b}"`) + path('M-60 60C-60 30 -30 16 0 16C30 16 60 30 60 60Z', `fill="${p.c}"`), tf(66, -262)) + path('M20 -262C-20 -300 -90 -300 -120 -352', `fill="none" stroke="${p.c}" stroke-width="27" stroke-linecap="round"`) + circ(-124, -362, 19, 'fill="#8a5636"')
    + rect(-110, -276, 84, 60, `rx="17" fill="${dark}"`) + rect(24, -276, 84, 60, `rx="17" fill="${dark}"`)
    + grained(s, 'M-196 -160C-190 -226 -160 -250 -110 -252H110C160 -250 190 -226 196 -160L214 -130C222 -110 222 -60 212 -36C206 -24 196 -20 184 -20H-184C-196 -20 -206 -24 -212 -36C-222 -60 -222 -110 -214 -130Z', [-222, -252, 444, 232], red, { n: 600, from: 80, dl: -0.1 }) + path('M-176 -170Q0 -196 176 -170', `fill="none" stroke="${shade(red, -0.12)}" stroke-width="6"`) + path('M-168 -214Q-140 -236 -90 -236', 'fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round" opacity=".55"') + [-166, 166].map((x) => circ(x, -112, 27, `fill="${p.b}"`) + circ(x, -112, 16, `fill="${mix(p.b, '#ffffff', 0.5)}"`)).join('') + rect(-222, -58, 444, 26, `rx="13" fill="${mix(p.paper, '#9aa3ad', 0.5)}"`) + rect(-72, -118, 144, 54, `rx="8" fill="${p.paper}"`) + path('M0 -70l-20 -20a13 13 0 0 1 20 -17a13 13 0 0 1 20 17Z', `fill="${red}"`), tf(560, 1330, -4, 0.98)));
  // the plate, gone with the wind
  const l = set('L', 'league-spartan:700', 190);
  c.add('art', g(c.soft('M-92 -92H92V92H-92Z', 6, 12, 12, p.e, 0.25) + path('M-92 -92H92V60Q80 88 60 92H-92Z', `fill="${p.paper}"`) + path(at(l, 0, 66, 'm'), 'fill="#d5222c"') + path('M92 60Q62 58 60 92Q80 84 92 60Z', `fill="${shade(p.paper, -0.14)}"`) + [[-74, -74], [74, -74], [-74, 74]].map(([x, y]) => circ(x!, y!, 7, `fill="${p.e}"`)).join(''), tf(330, 640, -17, 0.94)) + path('M470 690q50 30 40 80M430 730q30 30 22 70M500 640q60 10 80 60', `fill="none" stroke="${p.paper}" stroke-width="8" stroke-linecap="round"`));
  return { box: [90, 74, 820, 256], ground: sky, ink: p.e, small: shade(p.a, -0.07), max: 120 };
}
