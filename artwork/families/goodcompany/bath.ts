import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import { frond, maple, type Pack, steam } from './pack.ts';

/** A capybara in a hot spring with six yuzus. */
export function bath(s: Pack): Room {
  const { c, r, p } = s, night = mix(p.e, p.c, 0.28), water = mix(p.c, p.paper, 0.34), fur = '#9a6a42', dark = '#2a1a16', stone = mix(p.e, p.paper, 0.36), yuzu = mix('#f2b62e', p.b, 0.5);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, night], [0.6, mix(night, p.c, 0.45)]])}"`) + circ(760, 520, 86, `fill="${mix(p.b, p.paper, 0.62)}"`) + circ(760, 520, 260, `fill="${c.rad([[0.2, p.b, 0.34], [1, p.b, 0]])}"`));
  // hills and a fence of pines behind
  let pines = '';
  for (let i = 0; i < 15; i++) { const x = -20 + i * 76 + r.f(-14, 14), h = r.f(110, 210), y = 760; pines += `M${Math.round(x - 44)} ${y}L${Math.round(x)} ${Math.round(y - h)}L${Math.round(x + 44)} ${y}Z`; }
  c.add('art', path('M0 700C200 600 340 640 480 690C640 600 820 610 1000 690V900H0Z', `fill="${mix(night, p.c, 0.5)}"`) + path(pines, `fill="${mix(night, '#0c1a20', 0.25)}"`));
  // the pool
  c.add('art', rect(0, 750, 1000, 650, `fill="${stone}"`) + path('M0 750C200 730 800 730 1000 750V900H0Z', `fill="${shade(stone, -0.06)}"`));
  const pool = 'M500 800C820 800 1010 900 1010 1060C1010 1230 800 1330 500 1330C200 1330 -10 1230 -10 1060C-10 900 180 800 500 800Z';
  c.add('art', path(pool, `fill="${c.lin([[0, shade(water, 0.04)], [1, shade(water, -0.12)]])}"`));
  const rock = (x: number, y: number, w: number, h: number, k: number) => grained(s, `M${x - w} ${y + h}C${x - w * 1.1} ${y - h * 0.4} ${x - w * 0.5} ${y - h} ${x} ${y - h}C${x + w * 0.6} ${y - h} ${x + w * 1.1} ${y - h * 0.2} ${x + w} ${y + h}Z`, [x - w, y - h, w * 2, h * 2], shade(stone, k), { n: 120, from: 70, dl: -0.1 });
  c.add('art', rock(80, 850, 110, 66, 0.02) + rock(260, 800, 100, 46, -0.02) + rock(450, 786, 104, 36, 0.03) + rock(650, 788, 100, 38, -0.01) + rock(820, 810, 90, 52, 0.03) + rock(960, 860, 96, 70, -0.02));
  // the capybara from the shoulders up
  c.add('art', ell(500, 1130, 400, 74, `fill="${shade(water, -0.12)}" opacity=".6"`));
  const back = 'M190 1130C170 980 240 860 400 850C600 846 790 900 822 1130Z', head = 'M300 640C360 596 470 590 560 630C640 660 700 720 710 800C716 880 690 950 620 972C540 990 430 984 360 950C290 914 260 840 262 760C264 710 276 664 300 640Z', snout = 'M520 700C620 690 720 730 736 812C744 890 710 960 630 974C560 980 500 950 486 880C474 800 470 720 520 700Z';
  c.add('art', coat(s, back, [180, 846, 650, 290], shade(fur, -0.03), { dir: (x) => 1.57 + (500 - x) * 0.001, len: 32, edge: 8, dark: -0.07 }) + path('M300 700C276 640 286 606 316 600C350 600 372 640 366 690Z', `fill="${shade(fur, -0.08)}"`) + path('M316 676C308 640 314 624 326 624C340 628 348 650 346 676Z', `fill="${mix('#d59a86', fur, 0.3)}"`) + path('M470 630C456 580 468 556 492 556C520 562 534 600 524 646Z', `fill="${shade(fur, -0.08)}"`));
  c.add('art', coat(s, head, [258, 596, 456, 390], fur, { dir: (x, y) => Math.atan2(y - 780, x - 760), len: 26, edge: 8, dark: -0.07 }) + coat(s, snout, [476, 696, 264, 284], shade(fur, -0.05), { dir: (x, y) => Math.atan2(y - 760, x - 760), len: 20, edge: 5, dark: -0.07 }));
  c.add('art', path('M386 752C410 778 452 780 478 756', `fill="none" stroke="${dark}" stroke-width="12" stroke-linecap="round"`) + path('M380 728Q424 704 476 724', `fill="none" stroke="${shade(fur, -0.14)}" stroke-width="8" stroke-linecap="round"`) + path('M600 776C596 748 640 736 656 760C662 782 640 800 624 800C612 798 602 790 600 776ZM694 780C692 758 716 752 726 772C728 790 716 800 706 800C698 798 694 790 694 780Z', `fill="${dark}"`) + path('M668 812C668 850 650 880 600 900C570 912 540 910 520 896M668 850C680 866 700 870 716 860', `fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"`) + ell(430, 850, 44, 26, `fill="${p.a}" opacity=".3"`) + path('M560 840h.1M580 862h.1M548 866h.1', `stroke="${shade(fur, -0.2)}" stroke-width="8" stroke-linecap="round"`));
  // a folded towel and a yuzu on its head
  c.add('art', g(path('M-130 0C-130 -34 -100 -44 0 -46C100 -44 130 -30 132 0C60 22 -70 22 -130 0Z', `fill="${p.paper}"`) + path('M-128 -10C-60 10 70 10 130 -12M-60 -44V10M-40 -45V12', `fill="none" stroke="${p.a}" stroke-width="9"`), tf(412, 604, -4)));
  const fruit = (x: number, y: number, k: number, leafed: boolean) => g(ell(0, 36, 52, 12, `fill="${shade(water, -0.2)}" opacity=".5"`) + grained(s, 'M-48 0C-50 -34 -24 -50 2 -50C34 -50 52 -26 50 4C48 34 24 48 -2 46C-30 46 -48 30 -48 0Z', [-50, -50, 102, 98], yuzu, { n: 70, from: 60, dl: -0.08 }) + circ(4, -42, 7, `fill="${shade(yuzu, -0.14)}"`) + (leafed ? path('M4 -44C20 -76 56 -80 72 -66C58 -44 30 -36 4 -44Z', `fill="${mix('#5f8f3c', p.c, 0.2)}"`) : '') + path('M-30 -10Q-26 -30 -8 -36', 'fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".6"'), tf(x, y, 0, k));
  c.add('art', fruit(428, 520, 1.04, true));
  // water over the body; rings; the other five
  c.add('art', path('M150 1110C260 1086 360 1130 480 1106C600 1084 700 1130 860 1104C930 1180 860 1290 500 1300C160 1290 90 1190 150 1110Z', `fill="${mix(water, p.c, 0.14)}"`) + path('M206 1136C330 1110 420 1150 520 1132M600 1130C700 1112 760 1140 820 1128M140 1190C300 1170 420 1210 560 1190M640 1196C740 1180 820 1200 880 1186M240 1256C360 1240 480 1266 600 1250', `fill="none" stroke="${p.paper}" stroke-width="6" stroke-linecap="round" opacity=".6"`));
  c.add('art', fruit(130, 1060, 1, false) + fruit(260, 1216, 1.16, true) + fruit(892, 1050, 0.94, true) + fruit(760, 1216, 1.1, false) + fruit(520, 1252, 0.9, true));
  // a small bird, steam, the rim
  c.add('art', g(path('M-46 10C-50 -30 -10 -46 20 -30C34 -44 60 -36 58 -14C56 20 20 40 -14 34C-34 40 -60 44 -82 36C-66 30 -52 22 -46 10Z', `fill="${p.a}"`) + path('M-10 34C10 36 44 22 50 -4C30 6 -4 8 -10 34Z', `fill="${p.paper}"`) + path('M57 -20L80 -14L58 -6Z', `fill="${p.b}"`) + circ(42, -18, 5, `fill="${dark}"`) + path('M-4 34v22M12 32v24', `stroke="${p.b}" stroke-width="5"`), tf(640, 646, 0, 0.95)));
  c.add('art', steam(190, 960, 1.1, p.paper) + steam(830, 940, 1.2, p.paper) + steam(920, 830, 0.9, p.paper) + steam(96, 860, 0.9, p.paper));
  c.add('art', rock(60, 1350, 140, 84, -0.03) + rock(290, 1376, 130, 50, 0.03) + rock(540, 1380, 150, 46, -0.02) + rock(770, 1374, 120, 54, 0.03) + rock(960, 1340, 130, 90, -0.04) + frond(20, 1330, 24, 240, mix('#4f7f45', p.c, 0.3)) + frond(60, 1350, -6, 210, mix('#6f9a48', p.c, 0.2)) + frond(985, 1330, -22, 230, mix('#4f7f45', p.c, 0.3)) + frond(940, 1350, 8, 190, mix('#6f9a48', p.c, 0.2)));
  c.add('art', path('M-20 430C80 440 150 480 220 560', `fill="none" stroke="${mix(dark, p.e, 0.4)}" stroke-width="13" stroke-linecap="round"`) + maple(70, 470, 1.1, 20, p.a) + maple(130, 540, 1, -30, mix(p.a, p.b, 0.35)) + maple(20, 540, 0.9, 60, mix(p.a, p.b, 0.6)) + maple(196, 590, 1, 10, p.a) + maple(180, 480, 0.8, 70, mix(p.a, p.b, 0.5)) + maple(640, 1150, 0.8, 50, p.a));
  return { box: [90, 76, 820, 300], ground: night, ink: p.paper, small: mix(p.b, p.paper, 0.3), max: 140 };
}
