import { circ, type Drawing, ell, g, mix, n1, path, polar, rect, type Rng, shade, TAU, tf } from '#artwork/engine.ts';
import { flag, lick, type Paints, type Room } from './hand.ts';

/** a garden chair of slats from behind, a blanket over one arm */
function chair(col: string, dark: string): string {
  let slats = '';
  for (let i = -3; i <= 3; i++) { const top = -176 + i * i * 5, x = i * 21; slats += `M${n1(x * 0.82 - 9)} 0L${x - 9.5} ${top + 9}Q${x - 9.5} ${top} ${x} ${top}Q${x + 9.5} ${top} ${x + 9.5} ${top + 9}L${n1(x * 0.82 + 9)} 0Z`; }
  return path('M-64 -10l-14 58h16l12 -58ZM64 -10l14 58h-16l-12 -58Z', `fill="${dark}"`) + path('M-106 -62H-62V-48H-100ZM106 -62H62V-48H100Z', `fill="${col}"`) + path('M-100 -48h16V52h-16ZM84 -48h16V52h-16Z', `fill="${dark}"`) + path(slats, `fill="${col}"`) + path('M-66 -122H66V-108H-66ZM-62 -34H62V-18H-62Z', `fill="${dark}"`) + path(slats, `fill="none" stroke="${dark}" stroke-width="1.6"`);
}

/** a pine of the north shore, its boughs touched in tier by tier */
function pine(r: Rng, x: number, base: number, h: number, col: string): string {
  let d = '';
  for (let y = 0; y < h * 0.86; y += h / 26) {
    const half = ((y + 14) / h) * h * 0.25;
    for (let n = 0; n < 4 + half / 9; n++) { const dx = r.f(-half, half), s = r.f(7, 12) * (h / 560); d += `M${n1(x + dx - s)} ${n1(base - h + y + Math.abs(dx) * 0.34 + s)}L${n1(x + dx)} ${n1(base - h + y + Math.abs(dx) * 0.34 - s * 1.2)}L${n1(x + dx + s)} ${n1(base - h + y + Math.abs(dx) * 0.34 + s * 1.2)}Z`; }
  }
  return path(`M${n1(x - h * 0.014)} ${base}L${x} ${base - h}L${n1(x + h * 0.014)} ${base}Z${d}`, `fill="${col}"`);
}

/** A lake after supper: two chairs on the jetty, a far firework, and the same firework in the water. */
export function lake(c: Drawing, r: Rng, t: Paints): Room {
  const night = mix(t.blue, t.dark, 0.5), dusk = mix(t.blue, t.red, 0.3), glow = mix(mix(t.gold, t.red, 0.2), t.white, 0.3), HY = 712;
  let s = rect(0, 0, 1000, HY, `fill="${c.lin([[0, night], [0.5, mix(t.blue, night, 0.25)], [0.78, mix(dusk, t.white, 0.16)], [1, glow]])}"`);
  let stars = '';
  for (let i = 0; i < 46; i++) { const y = r.f(14, 460); stars += circ(y > 60 && y < 380 ? r.pick([r.f(14, 84), r.f(916, 986)]) : r.f(14, 986), y, r.f(1, 2.6)); }
  s += g(stars, `fill="${t.white}" opacity=".7"`);
  s += path(`M0 640Q140 580 300 628T620 610T1000 632V${HY}H0Z`, `fill="${mix(dusk, glow, 0.42)}"`) + path(`M0 676Q180 624 380 668T720 654T1000 660V${HY + 2}H0Z`, `fill="${mix(night, dusk, 0.4)}"`);
  // the far shore: pines and cabins, each with its lamp and its lamp in the water
  let far = '', cabins = '', lamps = '', glints = '';
  for (let x = -6; x < 1010; x += r.f(9, 19)) { const h = r.f(22, 62); far += `M${n1(x - h * 0.2)} ${HY + 2}L${n1(x)} ${n1(HY - h)}L${n1(x + h * 0.2)} ${HY + 2}Z`; }
  for (const [i, x] of [92, 268, 342, 590, 702, 902].entries()) {
    cabins += `M${x - 22} ${HY}v-22l22 -20l22 20v22Z`;
    for (const dx of i % 2 ? [-10, 6] : [-3]) { lamps += rect(x + dx, HY - 22, 7, 9); for (let j = 0; j < 5; j++) glints += lick(x + dx + 3 + r.f(-4, 4), HY + 12 + j * 12, r.f(7, 14)); }
  }
  s += path(far, `fill="${mix(night, t.green, 0.26)}"`) + path(cabins, `fill="${night}"`) + g(lamps, `fill="${t.gold}"`);
  const water = [mix(glow, dusk, 0.25), mix(t.blue, dusk, 0.3), night];
  s += rect(0, HY, 1000, 700, `fill="${c.lin([[0, water[0]!], [0.3, water[1]!], [1, water[2]!]])}"`);
  const touch = (n: number, y0: number, y1: number, col: string, o: number, low: number, high: number) => {
    let d = '';
    for (let i = 0; i < n; i++) { const y = y0 + r.f() ** 1.3 * (y1 - y0), k = 0.5 + (y - HY) / 420; d += lick(r.f(-20, 1020), y, r.f(low, high) * k * 1.5); }
    return path(d, `fill="${col}" opacity="${o}"`);
  };
  s += path(`M0 ${HY}H1000V${HY + 34}Q700 ${HY + 62} 400 ${HY + 40}T0 ${HY + 52}Z`, `fill="${mix(night, t.green, 0.22)}" opacity=".55"`) + touch(120, HY + 40, 1400, mix(night, t.blue, 0.3), 0.5, 14, 38) + touch(110, HY + 20, 1200, mix(glow, t.white, 0.2), 0.3, 10, 30) + path(glints, `fill="${t.gold}" opacity=".75"`);
  c.add('ground', s);
  // the firework and its double, broken by the water
  const burst = (cx: number, cy: number, R: number, n: number, col: string) => {
    let rays = '', dots = '', low = '';
    for (let i = 0; i < n; i++) for (const q of [1, 0.62]) {
      const a = ((i + (q < 1 ? 0.5 : 0)) / n) * TAU, p = polar(cx, cy, R * q * 0.34, a), e = polar(cx, cy + R * 0.06 * q, R * q * r.f(0.92, 1.05), a), drop = R * 0.1 * q;
      rays += `M${n1(p[0])} ${n1(p[1])}Q${n1((p[0] + e[0]) / 2)} ${n1((p[1] + e[1]) / 2 - drop)} ${n1(e[0])} ${n1(e[1])}`;
      dots += circ(e[0], e[1], 2 + q * 2);
      const wy = HY + (HY - e[1]) * 0.72;
      if (wy > HY + 26) low += lick(e[0] + r.f(-6, 6), wy, r.f(12, 24) * (0.6 + q * 0.4)) + lick((e[0] + cx) / 2 + r.f(-5, 5), (wy + HY + (HY - cy) * 0.72) / 2, r.f(9, 18));
    }
    return circ(cx, cy, R * 1.5, `fill="${c.rad([[0, col, 0.5], [1, col, 0]])}"`) + path(rays, `fill="none" stroke="${col}" stroke-width="3.4" stroke-linecap="round"`) + g(dots, `fill="${mix(col, '#fffaf0', 0.6)}"`) + circ(cx, cy, 7, `fill="#fffaf0"`) + path(low, `fill="${col}" opacity=".85"`);
  };
  c.add('art', path(`M612 ${HY - 6}Q606 610 604 540`, `stroke="${mix(t.gold, t.white, 0.4)}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" fill="none"`) + burst(604, 502, 116, 22, mix(t.gold, t.white, 0.25)) + burst(798, 566, 52, 14, mix(t.red, t.white, 0.4)), 'drift');
  // a rowing boat, and a pair of loons
  const hull = mix(night, t.dark, 0.4);
  c.add('art', path('M676 868Q730 884 786 866L776 890Q730 900 686 890Z', `fill="${hull}"`) + path('M712 872q-2 -26 10 -28q12 2 10 30ZM742 872q-2 -24 9 -26q12 2 9 26Z', `fill="${hull}"`) + circ(722, 838, 8, `fill="${hull}"`) + circ(751, 840, 7.4, `fill="${hull}"`) + path('M690 874L650 900', `stroke="${hull}" stroke-width="4"`) + circ(784, 856, 5, `fill="${t.gold}"`) + path(lick(786, 908, 24) + lick(780, 922, 16), `fill="${t.gold}" opacity=".8"`) + path('M684 896Q730 906 780 896Q730 922 684 896Z', `fill="${hull}" opacity=".4"`)
    + path('M188 884q10 -16 44 -12q10 2 18 8l8 -2q-6 14 -30 14q-30 2 -40 -8ZM196 882q-8 -14 -2 -24q10 -6 12 4q-2 10 4 16ZM194 862l-14 4l12 -10ZM288 906q8 -12 34 -9q8 1 14 6l7 -1q-5 10 -24 10q-24 2 -31 -6ZM295 904q-6 -10 -2 -18q8 -5 9 3q-1 8 3 12Z', `fill="${hull}"`));
  // the jetty, its boards narrowing to the end
  const wood = mix(t.wood, t.white, 0.3), woodDark = mix(t.wood, t.dark, 0.55);
  const L = (y: number) => 372 - ((y - 1004) / 396) * 150, R = (y: number) => 628 + ((y - 1004) / 396) * 150;
  let planks = '';
  for (let i = 0, y = 1004; y < 1400; i++) { const h = 13 + i * 1.9, y2 = Math.min(1400, y + h); planks += path(`M${n1(L(y))} ${n1(y)}H${n1(R(y))}L${n1(R(y2))} ${n1(y2 - 2)}H${n1(L(y2))}Z`, `fill="${mix(wood, dusk, r.f(0.3, 0.5))}"`); y = y2; }
  const post = (x: number, y: number, h: number) => rect(x - 9, y - h, 18, h + 40, `fill="${woodDark}"`) + ell(x, y - h, 9, 4, `fill="${wood}"`);
  c.add('art', path('M360 1004H640V1030L650 1060H350Z', `fill="${woodDark}"`) + post(376, 1020, 50) + post(624, 1020, 50) + path(`M${n1(L(1004))} 1004H${n1(R(1004))}L${n1(R(1400))} 1400H${n1(L(1400))}Z`, `fill="${woodDark}"`) + planks + path(`M${n1(R(1004))} 1004L${n1(R(1400))} 1400h22L${n1(R(1004) + 6)} 1012Z`, `fill="${woodDark}"`));
  // a flag at the jetty's end, on its own staff
  c.add('art', rect(372, 800, 7, 214, `fill="${mix(wood, dusk, 0.2)}"`) + circ(375.5, 798, 6, `fill="${t.gold}"`) + g(flag(t, 132), 'transform="translate(379 806) skewY(4)"'));
  // chairs, the jar of sparklers between them, somebody’s pie
  const shadow = (x: number, y: number, w: number) => ell(x, y, w, 14, `fill="${t.dark}" opacity=".34"`);
  const rug = 'M690 1134Q742 1120 752 1136L762 1226Q730 1236 700 1228Z';
  let sparks = '';
  for (let i = 0; i < 22; i++) { const a = (i / 22) * TAU, p = polar(512, 1088, 5, a), q = polar(512, 1088, i % 2 ? 24 : 38, a); sparks += `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`; }
  const halo = c.rad([[0, t.gold, 0.75], [0.3, t.gold, 0.3], [1, t.gold, 0]]);
  c.add('art', shadow(384, 1246, 112) + g(chair(t.red, shade(t.red, -0.13)), tf(384, 1196, -2)) + shadow(640, 1246, 112) + g(chair(t.white, shade(mix(t.white, t.blue, 0.3), -0.06)), tf(640, 1196, 2)) + path(rug, `fill="${t.gold}"`) + g(path('M680 1152H780M680 1176H780M680 1200H780', `stroke="${t.white}" stroke-width="7"`) + path('M714 1120L722 1240M738 1120L746 1240', `stroke="${t.red}" stroke-width="6"`), `clip-path="${c.clip(path(rug))}"`)
    + circ(512, 1088, 120, `fill="${halo}"`) + path('M512 1180V1092M506 1180L494 1120M520 1180L534 1122', `stroke="${t.dark}" stroke-width="3"`) + path(sparks, `stroke="${t.white}" stroke-width="3" stroke-linecap="round"`) + circ(512, 1088, 6, 'fill="#fffdf0"')
    + path('M484 1160H540V1226Q540 1238 528 1238H496Q484 1238 484 1226Z', `fill="${t.pale}" opacity=".7"`) + rect(482, 1154, 60, 11, `fill="${t.gold}"`) + path('M492 1174v46', `stroke="${t.white}" stroke-width="4" stroke-linecap="round"`));
  // a canoe tied up, and the pines we look out between
  c.add('art', path('M806 1190Q800 1156 812 1140Q870 1180 960 1176Q1010 1174 1040 1150V1240Q900 1270 820 1226Q808 1214 806 1190Z', `fill="${t.red}"`) + path('M812 1140Q870 1180 960 1176Q1010 1174 1040 1150V1168Q1000 1194 950 1192Q862 1194 810 1156Z', `fill="${mix(t.wood, t.white, 0.35)}"`) + path('M806 1190Q860 1230 1040 1212', `stroke="${t.white}" stroke-width="5" fill="none"`) + path('M812 1146Q770 1180 716 1160', `stroke="${mix(wood, t.white, 0.3)}" stroke-width="4" fill="none"`));
  const needles = mix(night, t.green, 0.2);
  c.add('frame', pine(r, 48, 1430, 900, needles) + pine(r, 166, 1440, 520, mix(needles, t.dark, 0.25)));
  return { box: [90, 80, 820, 280], ground: mix(t.blue, night, 0.6), ink: t.white, accent: mix(t.gold, t.white, 0.35), max: 126 };
}
