import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat, from } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import { bothSides } from '#artwork/primitives/mirror.ts';
import { beech, frond, type Pack } from './pack.ts';

/** A hedgehog with its arms out, and leaves and a berry on its back. */
export function hedgehog(s: Pack): Room {
  const { c, r, p } = s, wood = mix(p.b, p.d, 0.42), spine = '#5a4030', tip = '#e8d3a8', face = '#d9a878', belly = '#f1dcb8', dark = '#241814', moss = mix('#7f9a4a', p.c, 0.34), cap = p.a;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(wood, p.paper, 0.34)], [0.8, wood]])}"`));
  const leaf = (x: number, y: number, k: number, deg: number, col: string) => beech(x, y, k, deg, col, shade(col, -0.09));
  const trunk = (x: number, w: number, k: number) => path(`M${x} 0H${x + w}C${x + w - 4} 500 ${x + w} 900 ${x + w + 40} 1160H${x - 40}C${x} 900 ${x + 4} 500 ${x} 0Z`, `fill="${mix(wood, spine, k)}"`);
  c.add('art', trunk(20, 70, 0.2) + trunk(170, 44, 0.12) + trunk(800, 52, 0.12) + trunk(900, 84, 0.2));
  c.add('art', path('M0 1130C240 1080 760 1080 1000 1130V1400H0Z', `fill="${moss}"`) + path('M0 1270C300 1230 700 1230 1000 1270V1400H0Z', `fill="${shade(moss, -0.08)}"`));
  // toadstools
  const toad = (x: number, y: number, k: number) => g(path('M-30 0C-24 -60 -26 -100 -18 -130H18C26 -100 24 -60 30 0Q0 12 -30 0Z', `fill="${p.paper}"`) + path('M-40 -110Q0 -92 40 -110L34 -130H-34Z', `fill="${shade(p.paper, -0.1)}"`) + grained(s, 'M-120 -118C-120 -200 -60 -240 0 -240C60 -240 120 -200 120 -118Q0 -92 -120 -118Z', [-120, -240, 240, 140], cap, { n: 200, from: 70, dl: -0.09 }) + ell(-50, -184, 22, 17, `fill="${p.paper}"`) + ell(20, -206, 19, 14, `fill="${p.paper}"`) + ell(66, -154, 19, 15, `fill="${p.paper}"`) + ell(-4, -146, 17, 12, `fill="${p.paper}"`) + ell(-92, -136, 13, 11, `fill="${p.paper}"`), tf(x, y, 0, k));
  c.add('art', toad(120, 1180, 1.1) + toad(214, 1200, 0.66) + toad(880, 1190, 1.24) + toad(778, 1200, 0.6) + frond(20, 1200, -16, 230, shade(moss, -0.1)) + frond(980, 1190, 18, 250, shade(moss, -0.1)));
  // the spines: rings of them, the outer first
  let coatOf = '';
  const X = 500, Y = 850;
  for (let ring = 0; ring < 8; ring++) { const R = 356 - ring * 26, n = 66 - ring * 4; let d = '', tips = ''; for (let i = 0; i < n; i++) { const a = (i / n) * Math.PI * 2 + ring * 0.05 + r.f(-0.03, 0.03), [x0, y0] = polar(X, Y, R - 74, a), [x1, y1] = polar(X, Y, R + r.f(-10, 16), a + r.f(-0.04, 0.04)), [u, v] = polar(X, Y, R - 18, a); d += `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`; tips += `M${n1(u)} ${n1(v)}L${n1(x1)} ${n1(y1)}`; } coatOf += path(d, `stroke="${shade(spine, (ring % 2) * 0.05 - 0.02)}" stroke-width="11" stroke-linecap="round"`) + path(tips, `stroke="${mix(tip, spine, 0.1 + ring * 0.06)}" stroke-width="7" stroke-linecap="round"`); }
  c.add('art', ell(500, 1236, 340, 30, `fill="${shade(moss, -0.2)}" opacity=".6"`) + circ(X, Y, 300, `fill="${spine}"`) + coatOf);
  // feet, belly, arms, face
  c.add('art', bothSides(path('M380 1210C370 1176 400 1160 440 1164C476 1170 486 1200 476 1222C450 1238 400 1236 380 1210Z', `fill="${shade(face, -0.06)}"`) + path('M400 1222v-16M422 1228v-18M446 1228v-16', `stroke="${shade(face, -0.2)}" stroke-width="5" stroke-linecap="round"`), 500) + coat(s, 'M500 900C600 900 660 990 650 1080C640 1170 580 1206 500 1206C420 1206 360 1170 350 1080C340 990 400 900 500 900Z', [346, 900, 308, 308], belly, { dir: () => 1.57, len: 36, edge: 10, dark: -0.09 }));
  c.add('art', bothSides(coat(s, 'M366 990C300 1000 220 960 170 880C160 850 190 830 214 850C260 900 320 920 390 920Z', [160, 836, 232, 168], face, { dir: () => 2.6, len: 26, edge: 7, dark: -0.08 }) + path('M176 868C150 856 150 830 170 826M186 852C166 830 174 808 192 810M204 846C194 820 208 804 224 814', `fill="none" stroke="${face}" stroke-width="17" stroke-linecap="round"`), 500));
  const head = 'M500 690C600 690 672 750 680 830C686 900 640 950 580 972C540 990 460 990 420 972C360 950 314 900 320 830C328 750 400 690 500 690Z';
  c.add('art', bothSides(ell(352, 740, 46, 42, `fill="${shade(face, -0.08)}"`) + ell(356, 744, 28, 25, `fill="${mix('#dd9a8c', face, 0.3)}"`), 500) + coat(s, head, [316, 688, 368, 300], face, { dir: from(500, 900), len: 26, edge: 8, dark: -0.08 }) + coat(s, 'M500 800C560 810 600 860 590 920C574 970 540 986 500 986C460 986 426 970 410 920C400 860 440 810 500 800Z', [406, 800, 188, 188], belly, { dir: from(500, 880), len: 22, edge: 3, dark: -0.08 }));
  let crown = '';
  for (let i = 0; i < 60; i++) { const t = i / 59, x = 336 + t * 328 + r.f(-6, 6), y = 742 - Math.sin(t * Math.PI) * 46 + r.f(-6, 12), a = -2.5 + t * 1.86, L = r.f(60, 96); crown += `M${n1(x)} ${n1(y)}L${n1(x + Math.cos(a) * L)} ${n1(y + Math.sin(a) * L)}`; }
  c.add('art', path(crown, `stroke="${spine}" stroke-width="11" stroke-linecap="round"`) + path(crown, `stroke="${mix(tip, spine, 0.2)}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 46 60"`));
  c.add('art', bothSides(circ(420, 836, 25, `fill="${dark}"`) + circ(428, 826, 9, 'fill="#ffffff"') + circ(414, 846, 4, 'fill="#ffffff" opacity=".7"') + path('M392 800Q416 782 444 796', `fill="none" stroke="${shade(face, -0.18)}" stroke-width="7" stroke-linecap="round"`) + ell(378, 890, 34, 22, `fill="${p.a}" opacity=".32"`), 500) + path('M456 884C460 858 540 858 544 884C544 910 520 924 500 926C480 924 456 910 456 884Z', `fill="${dark}"`) + path('M476 876q18 -12 40 -2', 'fill="none" stroke="#8a7a74" stroke-width="7" stroke-linecap="round"') + path('M500 926V940C486 958 456 956 444 942M500 940C514 958 544 956 556 942', `fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"`));
  // on its spines: leaves, an apple, a berry, a ladybird
  c.add('art', leaf(268, 640, 1.2, -30, p.a) + leaf(742, 690, 1.2, 24, mix(p.a, p.b, 0.5)) + leaf(390, 540, 1, 16, mix(p.b, p.a, 0.25)) + leaf(800, 850, 0.9, 60, p.a) + leaf(196, 760, 0.9, -64, mix(p.b, p.paper, 0.2)));
  c.add('art', g(grained(s, 'M0 -40C-14 -56 -60 -52 -62 -6C-62 40 -28 62 0 54C28 62 62 40 62 -6C60 -52 14 -56 0 -40Z', [-62, -56, 124, 118], p.a, { n: 110, from: 60, dl: -0.1 }) + path('M0 -40C0 -60 6 -72 14 -80', `fill="none" stroke="${spine}" stroke-width="8" stroke-linecap="round"`) + path('M4 -58C20 -84 50 -84 62 -74C50 -54 26 -48 4 -58Z', `fill="${moss}"`) + path('M-40 -10Q-38 -32 -20 -38', 'fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity=".6"'), tf(566, 530, 10)) + g(ell(0, 0, 27, 23, `fill="${p.a}"`) + path('M0 -23V23', `stroke="${dark}" stroke-width="5"`) + path('M-12 -6h.1M12 -6h.1M-12 10h.1M12 10h.1', `stroke="${dark}" stroke-width="9" stroke-linecap="round"`) + circ(0, -24, 11, `fill="${dark}"`), tf(470, 1258, 60)));
  c.add('art', leaf(90, 1316, 1, 40, p.a) + leaf(330, 1340, 0.9, -20, mix(p.a, p.b, 0.5)) + leaf(690, 1326, 1, 70, mix(p.b, p.a, 0.2)) + leaf(930, 1346, 0.9, 10, p.a) + leaf(560, 1366, 0.7, 120, mix(p.b, p.paper, 0.2)));
  return { box: [90, 72, 820, 320], ground: mix(wood, p.paper, 0.3), ink: p.e, small: shade(p.a, -0.1), max: 144 };
}
