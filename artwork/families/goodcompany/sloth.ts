import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat, from } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, type P, path, rect, ribbon, shade, tf } from '#artwork/engine.ts';
import { blade, flower, frond, type Pack } from './pack.ts';

/** A sloth that hangs from a bough, with a cup of tea on its front. */
export function sloth(s: Pack): Room {
  const { c, p } = s, air = mix(p.c, p.paper, 0.2), fur = '#a08a6c', pale = '#ead9b8', dark = '#2c2019', bark = mix('#7a4a30', p.e, 0.16), green = mix('#4f8a4a', p.c, 0.32);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(air, 0.05)], [1, shade(air, -0.07)]])}"`) + circ(520, 900, 420, `fill="${mix(p.b, p.paper, 0.5)}" opacity=".8"`));
  c.add('art', [[60, 14, 520], [150, -4, 420], [890, -6, 460], [960, -18, 560], [20, 30, 380], [800, 8, 330]].map(([x, deg, L]) => frond(x!, 1420, deg!, L!, mix(green, air, 0.4))).join(''));
  // the bough
  const bough = 'M-20 470C200 500 420 520 640 500C800 486 900 460 1020 400V470C900 530 800 556 640 570C420 590 200 570 -20 544Z';
  c.add('art', grained(s, bough, [-20, 400, 1040, 190], bark, { n: 420, from: 90, dl: -0.08 }) + path('M40 500C200 520 380 540 520 534M620 540C760 526 860 500 960 456', `fill="none" stroke="${shade(bark, 0.07)}" stroke-width="6" stroke-linecap="round"`) + path('M0 470q30 -22 60 4q30 -18 70 6q36 -16 70 8', `fill="none" stroke="${green}" stroke-width="17" stroke-linecap="round"`));
  // legs behind
  const limb = (ps: P[], w0: number, w1: number, col: string) => { const xs = ps.map(([x]) => x), x = Math.min(...xs) - 70; return coat(s, ribbon(ps, (t) => w0 + (w1 - w0) * t), [x, 520, Math.max(...xs) + 70 - x, 470], col, { dir: () => 1.57, len: 42, gap: 14, edge: 9, dark: -0.08 }); };
  const claw = (x: number, y: number) => path(`M${x - 26} ${y + 6}C${x - 34} ${y - 44} ${x - 16} ${y - 70} ${x + 4} ${y - 74}M${x} ${y + 8}C${x - 4} ${y - 44} ${x + 10} ${y - 70} ${x + 30} ${y - 70}M${x + 26} ${y + 6}C${x + 26} ${y - 34} ${x + 38} ${y - 58} ${x + 54} ${y - 60}`, `fill="none" stroke="${pale}" stroke-width="13" stroke-linecap="round"`);
  c.add('art', limb([[700, 900], [780, 780], [800, 660], [770, 560]], 130, 74, shade(fur, -0.06)) + limb([[330, 880], [240, 760], [220, 650], [250, 560]], 120, 74, shade(fur, -0.06)));
  // the body, hanging like a hammock
  const body = 'M220 860C240 780 330 760 430 800C530 830 640 800 740 790C820 800 860 880 830 980C790 1100 660 1170 510 1166C350 1160 220 1060 210 930Z';
  c.add('art', coat(s, body, [206, 766, 650, 404], fur, { dir: (x, y) => 1.57 + (x - 520) * 0.002 + (y - 900) * 0.0004, len: 52, gap: 14, edge: 14, dark: -0.08 }) + coat(s, 'M420 830C520 850 640 830 720 830C760 900 720 1010 620 1040C500 1060 410 1000 400 920Z', [396, 826, 350, 226], mix(pale, fur, 0.35), { dir: () => 1.4, len: 44, gap: 14, edge: 8, dark: -0.08 }));
  c.add('art', limb([[760, 930], [870, 820], [890, 680], [850, 560]], 136, 78, shade(fur, -0.02)) + claw(846, 548) + claw(766, 556) + limb([[300, 960], [150, 850], [112, 690], [150, 560]], 128, 78, shade(fur, -0.02)) + claw(140, 552) + claw(240, 558));
  // the head, at rest on its chest
  const head = 'M330 860C350 780 430 744 510 760C590 780 630 850 616 930C600 1010 520 1050 440 1036C360 1018 312 950 330 860Z';
  c.add('art', g(coat(s, head, [316, 754, 308, 288], shade(fur, 0.03), { dir: from(474, 900), len: 32, edge: 12, dark: -0.08 }) + path('M372 880C384 820 440 794 496 806C556 820 590 870 580 926C566 980 510 1010 456 1000C400 988 362 940 372 880Z', `fill="${pale}"`) + path('M352 900C380 870 430 868 448 894C440 920 396 930 352 900ZM596 918C572 884 524 876 502 900C506 928 552 944 596 918Z', `fill="${mix(dark, fur, 0.34)}"`) + path('M390 898C404 910 424 910 436 898M516 906C528 918 550 920 562 910', `fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"`) + path('M446 924C456 912 488 914 494 928C492 944 478 952 468 950C456 950 446 940 446 924Z', `fill="${dark}"`) + path('M412 950C430 984 494 992 524 958', `fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"`) + ell(404, 956, 26, 16, `fill="${p.a}" opacity=".3"`) + ell(538, 968, 24, 15, `fill="${p.a}" opacity=".3"`), tf(-6, 6)));
  // the tea, the biscuit, the butterfly that has settled
  c.add('art', g(path('M52 -58C96 -64 96 6 48 2', `fill="none" stroke="${p.a}" stroke-width="15"`) + grained(s, 'M-62 -80H62C62 -20 46 26 26 30H-26C-46 26 -62 -20 -62 -80Z', [-62, -80, 124, 110], p.a, { n: 90, from: 30, dl: -0.09 }) + ell(0, -80, 62, 13, `fill="${p.paper}"`) + ell(0, -79, 50, 9, `fill="${mix('#8a5a34', p.b, 0.2)}"`) + path('M-40 -30C-20 -20 20 -20 42 -30', `fill="none" stroke="${p.paper}" stroke-width="9" stroke-dasharray=".1 17" stroke-linecap="round"`) + path('M-16 -104C-30 -128 4 -140 -10 -168M20 -104C8 -128 40 -144 26 -174', `fill="none" stroke="${p.paper}" stroke-width="9" stroke-linecap="round" opacity=".8"`), tf(672, 872, 6)) + g(path('M0 0C-40 -50 -84 -30 -66 6C-54 26 -24 16 0 0C-10 26 -40 40 -30 54C-14 62 0 30 0 0C40 -50 84 -30 66 6C54 26 24 16 0 0C10 26 40 40 30 54C14 62 0 30 0 0Z', `fill="${p.e}"`) + circ(-42, -12, 9, `fill="${p.b}"`) + circ(42, -12, 9, `fill="${p.b}"`) + path('M0 -14V36', `stroke="${dark}" stroke-width="6" stroke-linecap="round"`), tf(360, 800, -20, 0.7)));
  // leaves hang over the bough; more stand below; three small flowers
  c.add('art', [[460, 172, 170], [500, 196, 130], [610, 168, 150], [330, 186, 120], [930, 170, 170], [960, 200, 140], [40, 170, 190], [80, 200, 150]].map(([x, deg, L], i) => blade(x!, 520 + (i % 3) * 12, deg!, L!, L! * 0.24, i % 2 ? green : shade(green, 0.06), shade(green, -0.08))).join(''));
  c.add('art', [[-10, 26, 330], [70, 8, 280], [160, -10, 210], [850, 12, 240], [930, -4, 300], [1010, -24, 340], [700, 6, 150], [300, -6, 140]].map(([x, deg, L], i) => blade(x!, 1420, deg!, L!, L! * 0.23, i % 2 ? green : shade(green, -0.05), shade(green, 0.06))).join('') + flower(232, 1296, 46, 6, p.a, p.b) + flower(778, 1286, 42, 6, p.d, p.e) + flower(498, 1340, 36, 6, p.paper, p.b) + path('M232 1340V1400M778 1330V1400M498 1370V1400', `stroke="${green}" stroke-width="9"`));
  return { box: [90, 74, 820, 310], ground: shade(air, 0.05), ink: p.e, small: shade(p.a, -0.14), max: 140 };
}
