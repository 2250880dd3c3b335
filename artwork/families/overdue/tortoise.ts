import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, type P, path, poly, rect, shade, smooth, tf } from '#artwork/engine.ts';
import type { Late } from './late.ts';

/** A tortoise at the finishing line in the evening. The hare finished long ago and is asleep, its medal round its neck. */
export function tortoise(l: Late): Room {
  const { c, r, p } = l, night = mix(p.e, '#141a3a', 0.35), low = mix(night, p.a, 0.38), track = mix('#b4573a', p.a, 0.35), cloth = mix(p.paper, p.b, 0.08);
  let stars = '';
  for (let i = 0; i < 60; i++) stars += `M${n1(r.f(0, 1000))} ${n1(r.f(10, 640))}h.1`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, night], [0.3, mix(night, p.d, 0.24)], [0.56, mix(low, p.b, 0.3)]])}"`) + path(stars, `stroke="${p.paper}" stroke-width="6" stroke-linecap="round" opacity=".75"`) + path('M196 566A66 66 0 1 0 256 656A54 54 0 1 1 196 566Z', `fill="${mix(p.b, p.paper, 0.5)}"`));
  // empty stands, trees, a strip of grass
  const bank = mix(night, p.c, 0.3);
  let seats = '';
  for (let i = 0; i < 4; i++) seats += rect(640 - i * 22, 726 + i * 34, 400 + i * 22, 40, `fill="${mix(night, p.d, 0.2 + i * 0.05)}"`) + Array.from({ length: 9 }, (_, k) => path(`M${654 - i * 22 + k * 48} ${726 + i * 34}v-20q15 -10 30 0v20Z`, `fill="${mix(night, p.a, 0.3 + ((k * 2 + i) % 3) * 0.09)}"`)).join('');
  c.add('ground', path('M0 760C60 690 120 720 150 700C190 660 250 680 280 720C330 690 380 720 400 760C450 730 520 730 560 770H1000V900H0Z', `fill="${mix(night, p.c, 0.18)}"`) + seats + path('M0 850H1000V960H0Z', `fill="${bank}"`) + path('M0 930H1000V1400H0Z', `fill="${c.lin([[0, mix(track, night, 0.28)], [0.5, track], [1, shade(track, -0.06)]])}"`) + path('M0 1010H1000M0 1240L1000 1258M0 1366H1000', `stroke="${cloth}" stroke-width="9" opacity=".85"`));
  // the arch: two poles, a banner that carries the words
  const pole = (x: number) => rect(x - 15, 120, 30, 980, `fill="${p.paper}"`) + Array.from({ length: 17 }, (_, i) => path(`M${x - 15} ${150 + i * 58}l30 -24v26l-30 24Z`, `fill="${p.a}"`)).join('') + circ(x, 108, 27, `fill="${p.b}"`) + ell(x, 1102, 54, 13, `fill="${night}" opacity=".35"`) + rect(x - 30, 1070, 60, 32, `rx="6" fill="${p.e}"`);
  let check = '';
  for (let i = 0; i < 44; i++) for (const [y, k] of [[168, 0], [188, 1], [452, 0], [472, 1]] as const) if ((i + k) % 2) check += `M${60 + i * 20} ${y}h20v20h-20Z`;
  const sheet = 'M60 150C340 168 660 168 940 150V502C660 520 340 520 60 502Z';
  c.add('art', pole(60) + pole(940) + path(sheet, `fill="${cloth}"`) + g(path('M300 150Q330 330 300 520M690 150Q664 330 690 520', `fill="none" stroke="${shade(cloth, -0.03)}" stroke-width="26"`) + path(check, `fill="${p.e}"`), `clip-path="${c.clip(path(sheet))}"`));
  // the hare in its deckchair, a medal round its neck, a lamp for company
  const fur = mix('#9a7a5c', p.d, 0.25), pale = mix(p.paper, fur, 0.2);
  const ear = (d: number) => g(path('M-16 0C-34 -70 -24 -140 0 -168C26 -140 30 -70 16 0Z', `fill="${fur}"`) + path('M-6 -10C-16 -60 -12 -110 2 -138C14 -110 14 -60 8 -10Z', `fill="${mix(p.d, fur, 0.3)}"`), tf(0, 0, d));
  c.add('art', g(ell(800, 1052, 150, 16, `fill="${night}" opacity=".3"`) + path('M690 1046L862 790M746 812L882 1046', 'stroke="#8a5a34" stroke-width="15" stroke-linecap="round"') + path('M850 806C836 920 790 1000 716 1004L700 1030', `fill="none" stroke="${p.b}" stroke-width="40" stroke-linejoin="round"`) + path('M850 806C836 920 790 1000 716 1004', `fill="none" stroke="${p.a}" stroke-width="13"`)
    + grained(l, 'M846 852C880 900 850 990 780 1002C730 1010 690 990 700 960C720 930 790 900 800 860Z', [690, 850, 180, 155], fur, { n: 200, from: 90 }) + path('M720 982C680 990 640 984 622 1002C616 1018 650 1022 690 1016C720 1012 740 1004 748 994Z', `fill="${shade(fur, -0.04)}"`) + path('M790 916C760 930 740 950 752 966C764 976 790 956 812 940', `fill="${shade(fur, 0.04)}" stroke="${shade(fur, -0.1)}" stroke-width="4"`)
    + g(ear(34) + ear(62) + grained(l, 'M-58 10C-62 -40 -20 -64 20 -56C62 -48 76 -6 60 26C40 54 -10 60 -34 46C-50 40 -56 30 -58 10Z', [-60, -60, 136, 118], fur, { n: 140, from: 90 }) + path('M-58 12C-54 -4 -30 -6 -18 8C-10 26 -20 44 -34 46C-50 40 -58 28 -58 12Z', `fill="${pale}"`) + path('M-58 8q6 -8 14 -3l-6 10Z', `fill="${p.a}"`) + path('M-14 -18q14 12 28 2', `fill="none" stroke="${night}" stroke-width="6" stroke-linecap="round"`) + path('M-40 24q8 8 18 2', `fill="none" stroke="${night}" stroke-width="5" stroke-linecap="round"`), tf(832, 826, 12, 0.94)) + path('M800 872Q790 920 770 936', `fill="none" stroke="${p.c}" stroke-width="10"`) + circ(768, 944, 23, `fill="${p.b}"`) + circ(768, 944, 14, `fill="none" stroke="${shade(p.b, -0.12)}" stroke-width="4"`), tf(44, 0, 0, 0.95)));
  // what the others dropped: streamers and paper
  let paper = '';
  for (let i = 0; i < 90; i++) { const y = r.f(970, 1390), k = (y - 900) / 480, col = [p.b, p.d, p.paper, p.c][i % 4]!; paper += `<path d="M0 0h${n1(22 * k)}v${n1(10 * k)}h${n1(-22 * k)}Z" fill="${col}" ${tf(r.f(0, 1000), y, r.f(0, 180))}/>`; }
  c.add('art', paper + path('M60 1330q30 -30 60 0t60 0t60 0t50 -10', `fill="none" stroke="${p.c}" stroke-width="12" stroke-linecap="round"`) + path('M720 1340q24 -26 48 0t48 0t48 0', `fill="none" stroke="${p.b}" stroke-width="12" stroke-linecap="round"`));
  // the tortoise
  const skin = mix('#8aa05a', p.c, 0.3), shell = mix('#7d5330', p.a, 0.18), dome = 'M150 1104C130 900 280 800 440 806C600 812 706 930 690 1104C640 1130 220 1136 150 1104Z';
  const leg = (x: number, y: number, k: number, col: string) => g(grained(l, 'M-60 0C-70 60 -66 110 -76 142C-84 162 60 168 62 144C60 110 76 60 66 0Z', [-80, 0, 150, 160], col, { n: 150, from: 30 }) + [-52, -22, 8, 38].map((t) => path(`M${t} 156v-16q8 -12 16 0v16Z`, `fill="${shade(col, 0.14)}"`)).join(''), tf(x, y, 0, k));
  let it = '';
  it += ell(440, 1238, 380, 30, `fill="${night}" opacity=".32"`) + leg(300, 1072, 0.86, shade(skin, -0.08)) + leg(600, 1072, 0.86, shade(skin, -0.08)) + path('M160 1090C120 1096 90 1120 76 1152C110 1150 150 1140 180 1124Z', `fill="${skin}"`);
  const neck = 'M640 1030C700 990 726 940 734 900L846 930C836 1000 790 1070 690 1110Z', head = 'M724 900C716 836 770 796 832 808C900 820 926 870 906 916C886 952 820 968 772 950C742 940 728 926 724 900Z';
  it += grained(l, neck, [640, 890, 210, 220], skin, { n: 180, from: 90 }) + path('M690 1010q40 20 60 60M716 970q44 14 72 50', `fill="none" stroke="${shade(skin, -0.1)}" stroke-width="6" stroke-linecap="round"`) + grained(l, head, [716, 806, 200, 160], skin, { n: 220, from: 70 }) + circ(842, 862, 25, 'fill="#fffdf4"') + circ(850, 864, 14, 'fill="#1d1626"') + circ(855, 858, 5, 'fill="#ffffff"') + path('M814 852Q840 826 870 850L868 862Q842 846 816 864Z', `fill="${shade(skin, -0.07)}"`) + path('M906 912Q860 934 812 912', `fill="none" stroke="${shade(skin, -0.26)}" stroke-width="8" stroke-linecap="round"`) + circ(900, 874, 4.5, `fill="${shade(skin, -0.26)}"`) + ell(808, 904, 22, 13, `fill="${p.a}" opacity=".4"`);
  it += leg(216, 1096, 1, skin) + leg(654, 1096, 1, shade(skin, 0.02)) + grained(l, dome, [140, 800, 560, 330], shell, { n: 900, from: 70, dl: -0.12 });
  const plate = (ps: P[]) => { const k = 0.86, m: P = [ps.reduce((s, q) => s + q[0], 0) / ps.length, ps.reduce((s, q) => s + q[1], 0) / ps.length], sh = (f: number): P[] => ps.map(([x, y]) => [m[0] + (x - m[0]) * f, m[1] + (y - m[1]) * f]); return path(poly(sh(k)), `fill="${mix(shell, p.b, 0.5)}" stroke="${mix(shell, p.b, 0.5)}" stroke-width="18" stroke-linejoin="round"`) + path(poly(sh(0.5)), `fill="${mix(shell, p.b, 0.2)}" stroke="${mix(shell, p.b, 0.2)}" stroke-width="14" stroke-linejoin="round"`); };
  const shapes: P[][] = [[[366, 836], [506, 836], [548, 930], [436, 990], [324, 930]], [[324, 930], [436, 990], [420, 1084], [286, 1078], [228, 982]], [[548, 930], [640, 982], [588, 1078], [420, 1084], [436, 990]], [[346, 838], [308, 928], [222, 972], [238, 892]], [[526, 838], [562, 926], [644, 968], [618, 886]], [[210, 996], [272, 1082], [168, 1082]], [[656, 996], [676, 1080], [602, 1080]]];
  it += g(shapes.map(plate).join(''), `clip-path="${c.clip(path(dome))}"`) + path('M128 1096C220 1140 640 1136 712 1092C722 1110 716 1128 700 1136C600 1162 240 1166 140 1138C126 1130 120 1112 128 1096Z', `fill="${shade(shell, -0.1)}"`) + path('M232 900Q290 828 390 818', `fill="none" stroke="${mix(shell, '#ffffff', 0.5)}" stroke-width="11" stroke-linecap="round" opacity=".8"`);
  // a present on its back, tied with care; a hat
  const bow = smooth([[0, 0], [-56, -50], [-84, -20], [-60, 14]], true);
  it += g(grained(l, 'M-104 -150H104V0Q0 -26 -104 6Z', [-104, -150, 208, 156], p.d, { n: 200, from: 20 }) + path('M-20 -150H20V-16H-20Z', `fill="${p.a}"`) + rect(-114, -176, 228, 38, `rx="5" fill="${shade(p.d, 0.04)}"`) + rect(-20, -176, 40, 38, `fill="${shade(p.a, 0.03)}"`) + g(path(bow, `fill="${p.a}"`) + g(path(bow, `fill="${shade(p.a, -0.05)}"`), 'transform="scale(-1 1)"') + circ(0, -2, 17, `fill="${shade(p.a, -0.1)}"`), tf(0, -182)) + path('M-70 -110h.1M-60 -60h.1M66 -100h.1M74 -46h.1M-44 -84h.1M48 -70h.1M-82 -24h.1M44 -118h.1', `stroke="${p.paper}" stroke-width="13" stroke-linecap="round"`), tf(440, 834, 0, 0.94));
  it += g(path('M-40 0L4 -104L44 -4Q2 14 -40 0Z', `fill="${p.a}"`) + path('M-28 -28L36 -30L42 -8L-38 -2ZM-12 -66L20 -68L27 -50L-20 -48Z', `fill="${p.paper}"`) + circ(4, -106, 17, `fill="${p.b}"`), tf(788, 812, -14));
  c.add('art', g(it, tf(-72, 276, 0, 0.8)));
  return { box: [130, 216, 740, 224], ground: cloth, ink: p.e, small: shade(p.a, -0.06), max: 112 };
}
