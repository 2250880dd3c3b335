import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, type P, path, rect, ribbon, shade, tf } from '#artwork/engine.ts';
import { bothSides } from '#artwork/primitives/mirror.ts';
import { blade, type Pack } from './pack.ts';

/** an axolotl's face with its six feathered gills, the middle of it at 0, 0 */
function face({ c, r, p }: Pack, skin: string, gill: string, dark: string): string {
  const one = (deg: number, L: number) => { let plume = ''; for (let i = 0; i < 13; i++) { const t = 0.2 + i * 0.062, w = 34 * Math.sin(Math.PI * (0.1 + t * 0.8)); plume += `M${n1(L * t)} 0Q${n1(L * t + 6)} ${n1(-w * 0.6)} ${n1(L * t + 16)} ${n1(-w)}M${n1(L * t)} 0Q${n1(L * t + 6)} ${n1(w * 0.6)} ${n1(L * t + 16)} ${n1(w)}`; } return g(path(plume, `fill="none" stroke="${gill}" stroke-width="10" stroke-linecap="round"`) + path(`M0 -17C${n1(L * 0.4)} -15 ${n1(L * 0.8)} -8 ${n1(L)} 0C${n1(L * 0.8)} 8 ${n1(L * 0.4)} 15 0 17Z`, `fill="${skin}"`), tf(190, -20, deg)); };
  const gills = [one(-46, 196), one(-14, 216), one(20, 186)].map((q, i) => g(q, tf(i === 0 ? -30 : 0, i === 0 ? -50 : i === 2 ? 50 : 0))).join('');
  const head = 'M0 -150C120 -150 226 -96 240 0C248 90 150 150 0 152C-150 150 -248 90 -240 0C-226 -96 -120 -150 0 -150Z';
  return bothSides(gills, 0) + grained({ c, r }, head, [-244, -150, 488, 302], skin, { n: 420, from: 90, dl: -0.06 }) + bothSides(circ(136, -12, 24, `fill="${dark}"`) + circ(143, -21, 8, 'fill="#ffffff"') + circ(130, -4, 4, 'fill="#ffffff" opacity=".8"') + ell(158, 50, 42, 25, `fill="${p.a}" opacity=".36"`) + path('M60 -90h.1M84 -70h.1M40 -66h.1', `stroke="${shade(skin, -0.09)}" stroke-width="12" stroke-linecap="round"`), 0) + path('M-96 34C-60 86 60 86 96 34', `fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"`) + path('M-106 30q10 -4 16 6M106 30q-10 -4 -16 6', `fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"`) + path('M-22 8h.1M22 8h.1', `stroke="${shade(skin, -0.16)}" stroke-width="8" stroke-linecap="round"`);
}
const hand = (skin: string, deg: number, x: number, y: number, k = 1) => g(path('M-16 0C-18 -50 18 -50 16 0', `fill="${skin}"`) + [-34, -11, 11, 34].map((d) => g(ell(0, 34, 10, 27, `fill="${skin}"`), tf(0, -6, -d))).join(''), tf(x, y, deg, k));
const bubbles = (list: readonly (readonly [number, number, number])[], col: string) => list.map(([x, y, R]) => circ(x, y, R, `fill="${col}" fill-opacity=".16" stroke="${col}" stroke-width="5" stroke-opacity=".8"`) + path(`M${x - R * 0.5} ${y - R * 0.1}A${n1(R * 0.55)} ${n1(R * 0.55)} 0 0 1 ${n1(x - R * 0.05)} ${n1(y - R * 0.52)}`, `fill="none" stroke="${col}" stroke-width="5" stroke-linecap="round"`)).join('');

/** the floor of a lake, with its weed */
function lake({ c, p }: Pack, deep: string, weed: string): void {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(deep, 0.09)], [0.5, deep], [1, shade(deep, -0.08)]])}"`) + path('M120 0L-60 1100H120L260 0ZM520 0L500 1200H700L640 0ZM800 0L960 1000H1100L900 0Z', `fill="${p.paper}" opacity=".08"`));
  c.add('art', path('M0 1230C160 1190 280 1240 420 1214C600 1180 780 1240 1000 1200V1400H0Z', `fill="${mix(p.d, deep, 0.35)}"`) + path('M0 1310C240 1270 560 1320 1000 1280V1400H0Z', `fill="${mix(p.d, p.paper, 0.1)}"`));
  const strand = (x: number, y: number, h: number, col: string, lean: number) => { let q = ''; for (let i = 0; i < 9; i++) { const t = (i + 0.5) / 9, X = x + Math.sin(t * 5 + lean) * 18, Y = y - h * t; q += blade(X, Y, i % 2 ? 52 : -52, 76 * (1 - t * 0.4), 17, col, shade(col, -0.05)); } return path(`M${x} ${y}C${x - 20} ${n1(y - h * 0.35)} ${x + 24} ${n1(y - h * 0.7)} ${x} ${n1(y - h)}`, `fill="none" stroke="${col}" stroke-width="9" stroke-linecap="round"`) + q; };
  c.add('art', strand(70, 1300, 640, weed, 0) + strand(160, 1320, 400, shade(weed, 0.06), 1.4) + strand(930, 1300, 600, weed, 2) + strand(850, 1320, 340, shade(weed, 0.06), 0.6));
}

/** An axolotl with a paper crown. */
export function axolotl(s: Pack): Room {
  const { c, p } = s, deep = mix(p.c, p.e, 0.62), skin = mix('#f6b9b4', p.d, 0.25), gill = mix('#d9506a', p.a, 0.35), dark = '#2a1a26', weed = mix('#4f8a5a', p.c, 0.35);
  lake(s, deep, weed);
  const body: P[] = [[500, 800], [506, 920], [560, 1030], [680, 1080], [790, 1040], [820, 950], [760, 900]];
  const fin = body.slice(2).map(([x, y]): P => [x + 4, y + 6]);
  c.add('art', ell(560, 1236, 300, 26, `fill="${p.e}" opacity=".22"`) + path(ribbon(fin, (t) => 190 - t * 110), `fill="${mix(gill, skin, 0.55)}" opacity=".85"`) + hand(shade(skin, -0.04), 40, 420, 1030, 1.3) + hand(shade(skin, -0.04), -30, 640, 1130, 1.2) + path(ribbon(body, (t) => 230 - t * t * 170 - t * 20), `fill="${skin}"`) + path('M470 960Q500 974 534 950M486 1010Q520 1020 552 994M530 1062Q556 1056 580 1030', `fill="none" stroke="${shade(skin, -0.08)}" stroke-width="7" stroke-linecap="round"`));
  c.add('art', g(face(s, skin, gill, dark), tf(500, 730, -4, 1.14)));
  // arms up; a crown; candles on a small cake on a shell
  c.add('art', hand(skin, 152, 338, 932, 1.3) + hand(skin, -150, 650, 936, 1.3));
  c.add('art', g(grained(s, 'M-100 34L-116 -60L-56 -20L0 -92L56 -20L116 -60L100 34Q0 60 -100 34Z', [-116, -92, 232, 140], p.b, { n: 110, from: 80, dl: -0.08 }) + circ(0, 4, 15, `fill="${p.a}"`) + circ(-56, 10, 11, `fill="${p.c}"`) + circ(56, 10, 11, `fill="${p.c}"`) + circ(-116, -66, 12, `fill="${p.paper}"`) + circ(0, -98, 13, `fill="${p.paper}"`) + circ(116, -66, 12, `fill="${p.paper}"`), tf(488, 560, -4, 0.96)));
  c.add('art', g(path('M-120 0C-120 -84 -60 -120 0 -120C60 -120 120 -84 120 0Q0 30 -120 0Z', `fill="${mix(p.d, p.paper, 0.4)}"`) + path('M0 -120V12M-56 -108L-36 12M56 -108L36 12M-98 -66L-76 8M98 -66L76 8', `stroke="${mix(p.a, p.d, 0.5)}" stroke-width="6"`), tf(270, 1296)) + g(path('M-60 0V-70H60V0Z', `fill="${p.a}"`) + path('M-66 -64q16 30 33 0q16 30 33 0q16 30 33 0q16 30 33 0V-82H-66Z', `fill="${p.paper}"`) + [-34, 0, 34].map((x, i) => rect(x - 6, -128, 12, 48, `fill="${[p.b, p.d, p.b][i]!}"`) + path(`M${x} -132C${x - 11} -142 ${x - 8} -156 ${x} -168C${x + 8} -156 ${x + 11} -142 ${x} -132Z`, `fill="${mix(p.b, p.paper, 0.3)}"`)).join(''), tf(270, 1196, -3)));
  c.add('art', bubbles([[214, 560, 26], [260, 490, 15], [160, 640, 17], [800, 540, 22], [766, 470, 12], [850, 640, 30], [700, 1170, 14], [420, 440, 13]], p.paper));
  return { box: [90, 70, 820, 310], ground: shade(deep, 0.08), ink: p.paper, small: mix(p.b, p.paper, 0.35), max: 140 };
}

/** An axolotl that bathes in a jam jar, with a plaster on its tail. */
export function mending(s: Pack): Room {
  const { c, p } = s, wall = mix(p.b, p.paper, 0.3), skin = mix('#cfd8ea', p.d, 0.12), gill = mix('#7d6bb0', p.a, 0.25), dark = '#241c30', cloth = mix(p.c, p.paper, 0.18), glass = mix(p.c, '#ffffff', 0.62);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(130, 130, flowerMark(shade(wall, -0.045)))}"`) + rect(0, 1190, 1000, 210, `fill="${cloth}"`) + path('M0 1190H1000', `stroke="${shade(cloth, -0.08)}" stroke-width="6"`) + path('M0 1240H1000M0 1310H1000', `stroke="${p.paper}" stroke-width="13" opacity=".7"`));
  // the jar
  const jar = 'M250 560H750V600C750 640 860 660 860 760V1180C860 1240 820 1270 760 1270H240C180 1270 140 1240 140 1180V760C140 660 250 640 250 600Z', inside = 'M150 770C230 740 340 796 460 766C580 740 700 796 850 764V1176C850 1234 812 1260 760 1260H240C188 1260 150 1234 150 1176Z';
  c.add('art', ell(510, 1276, 400, 28, `fill="${p.e}" opacity=".24"`) + path(jar, `fill="${mix(glass, '#ffffff', 0.3)}"`) + path(inside, `fill="${c.lin([[0, shade(glass, -0.05)], [1, shade(glass, -0.13)]])}"`) + path('M170 1176C260 1150 400 1200 520 1176C660 1150 760 1196 836 1172V1186C832 1236 806 1252 760 1252H240C194 1252 170 1230 166 1186Z', `fill="${mix(p.d, p.paper, 0.2)}"`) + path('M230 1206h.1M330 1222h.1M460 1208h.1M600 1224h.1M720 1206h.1M520 1236h.1M400 1240h.1M660 1236h.1', `stroke="${p.a}" stroke-width="15" stroke-linecap="round" opacity=".6"`));
  c.add('art', blade(214, 1190, -14, 250, 40, mix('#4f8a5a', p.c, 0.3), p.c) + blade(240, 1190, 12, 190, 34, mix('#6fa25a', p.c, 0.3), p.c) + blade(800, 1180, 10, 220, 38, mix('#4f8a5a', p.c, 0.3), p.c));
  // the axolotl
  const body: P[] = [[440, 920], [470, 1010], [560, 1080], [670, 1070], [740, 990], [750, 890]];
  c.add('art', path(ribbon(body.slice(2), (t) => 150 - t * 66), `fill="${mix(gill, skin, 0.6)}" opacity=".8"`) + hand(shade(skin, -0.04), 34, 404, 1090, 1.05) + hand(shade(skin, -0.04), -20, 600, 1140, 1) + path(ribbon(body, (t) => 190 - t * t * 110 - t * 20), `fill="${skin}"`) + g(rect(-70, -30, 140, 60, `rx="28" fill="${mix('#e8b48e', p.d, 0.4)}"`) + rect(-26, -30, 52, 60, `fill="${p.paper}"`) + path('M-52 -12h.1M-52 12h.1M-40 0h.1M52 -12h.1M52 12h.1M40 0h.1', `stroke="${shade('#e8b48e', -0.12)}" stroke-width="7" stroke-linecap="round"`), tf(724, 980, 66)));
  c.add('art', g(face(s, skin, gill, dark), tf(470, 884, -5, 0.7)) + hand(skin, 150, 366, 1010, 0.95) + hand(skin, -148, 570, 1012, 0.95));
  // a thermometer in its mouth, bubbles, the light on the glass, the rim with a label tied to it
  c.add('art', g(rect(0, -11, 190, 22, `rx="11" fill="${p.paper}"`) + rect(40, -4, 120, 8, `rx="4" fill="${p.a}"`) + circ(4, 0, 16, `fill="${p.a}"`), tf(506, 930, -16)) + bubbles([[640, 820, 20], [690, 796, 12], [250, 800, 15], [222, 850, 10]], p.paper));
  c.add('art', path('M196 760C196 900 194 1040 198 1150', 'fill="none" stroke="#ffffff" stroke-width="22" stroke-linecap="round" opacity=".55"') + path('M812 780V900', 'fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" opacity=".5"') + path(jar, `fill="none" stroke="${mix(glass, p.e, 0.24)}" stroke-width="8"`) + rect(228, 540, 544, 64, `rx="18" fill="${mix(glass, '#ffffff', 0.5)}" stroke="${mix(glass, p.e, 0.24)}" stroke-width="7"`) + path('M244 572H756', `stroke="${mix(glass, p.e, 0.16)}" stroke-width="6"`) + path('M236 616C400 640 600 640 764 616', `fill="none" stroke="${p.a}" stroke-width="17"`) + g(path('M0 0C-46 -44 -86 -22 -70 10C-54 30 -22 16 0 0ZM0 0C46 -44 86 -22 70 10C54 30 22 16 0 0ZM0 0C-14 34 -30 56 -46 76M0 0C14 34 30 56 46 76', `fill="${p.a}" stroke="${p.a}" stroke-width="9" stroke-linejoin="round"`), tf(620, 632)));
  // within its reach: grapes, a spoon and a bottle
  c.add('art', g(path('M-44 0V-120C-44 -140 -24 -146 -24 -164V-196H24V-164C24 -146 44 -140 44 -120V0Q0 12 -44 0Z', `fill="${mix('#8a4a2a', p.a, 0.2)}"`) + rect(-30, -226, 60, 36, `rx="6" fill="${p.e}"`) + rect(-44, -100, 88, 70, `fill="${p.paper}"`) + path('M0 -84V-46M-19 -65H19', `stroke="${p.a}" stroke-width="13"`), tf(914, 1356, 3, 0.9)));
  return { box: [90, 80, 820, 340], ground: wall, ink: p.e, small: shade(p.a, -0.1), max: 140 };
}
const flowerMark = (col: string) => [[33, 33], [98, 98]].map(([x, y]) => [0, 72, 144, 216, 288].map((d) => g(ell(0, -12, 7, 9, `fill="${col}"`), tf(x!, y!, d))).join('')).join('');
