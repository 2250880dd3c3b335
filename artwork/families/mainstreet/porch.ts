import { circ, type Drawing, ell, g, mix, n1, path, polar, rect, type Rng, shade, TAU, tf } from '#artwork/engine.ts';
import { dab, elm, fan, grass, type Paints, type Room } from './hand.ts';

/** a bicycle leaning, its spokes dressed for the parade */
function bicycle(t: Paints): string {
  const wheelOf = (x: number) => {
    let red = '', blue = '';
    for (let i = 0; i < 16; i++) { const a = (i / 16) * TAU, p = polar(x, 0, 12, a), q = polar(x, 0, 58, a), u = polar(x, 0, 58, a + 0.24); const d = `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}L${n1(u[0])} ${n1(u[1])}Z`; if (i % 2) red += d; else blue += d; }
    return circ(x, 0, 60, `fill="${t.white}" opacity=".5"`) + path(red, `fill="${t.red}"`) + path(blue, `fill="${t.blue}"`) + circ(x, 0, 62, `fill="none" stroke="${t.dark}" stroke-width="7"`) + circ(x, 0, 9, `fill="${t.gold}"`);
  };
  return wheelOf(0) + wheelOf(188) + path('M0 0L52 -86H146L90 -2L52 -86M90 -2H0M188 0L140 -112L146 -86', `fill="none" stroke="${t.red}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`) + path('M52 -86L46 -106', `stroke="${t.dark}" stroke-width="6"`) + path('M22 -112Q46 -120 74 -108Q60 -100 24 -102Z', `fill="${t.dark}"`) + path('M140 -112Q132 -130 112 -126', `fill="none" stroke="${t.dark}" stroke-width="7" stroke-linecap="round"`) + path('M112 -126q-18 12 -14 40M112 -126q-6 18 4 38M112 -126q-26 2 -32 30', `fill="none" stroke="${t.gold}" stroke-width="4" stroke-linecap="round"`) + circ(90, -2, 13, `fill="${t.dark}"`);
}

/** hydrangeas in full blue, a touch for each petal */
function hydrangea(r: Rng, t: Paints, x: number, y: number, heads: number): string {
  let leaves = '', s = '';
  for (let i = 0; i < heads * 16; i++) leaves += dab(x + r.f(-heads * 22, heads * 22), y + r.f(-54, 26), r.f(9, 16), r.f(-6, 6));
  for (let h = 0; h < heads; h++) {
    const cx = x + (h - (heads - 1) / 2) * 44 + r.f(-6, 6), cy = y - 26 - (h % 2) * 30 + r.f(-8, 8), col = mix(t.blue, h % 3 === 1 ? t.red : t.white, h % 3 === 1 ? 0.32 : 0.42);
    let d = '', lit = '';
    for (let i = 0; i < 34; i++) { const [px, py] = polar(cx, cy, 27 * Math.sqrt(r.f()), r.f(0, TAU)); if (px + py < cx + cy - 6) lit += dab(px, py, 6, 1.5); else d += dab(px, py, 6, 1.5); }
    s += circ(cx, cy, 26, `fill="${shade(col, -0.08)}"`) + path(d, `fill="${col}"`) + path(lit, `fill="${mix(col, t.white, 0.5)}"`);
  }
  return path(leaves, `fill="${shade(t.green, -0.08)}"`) + s;
}

/** the elms behind the house, crown over crown */
function grove(r: Rng, t: Paints): string {
  const hill = mix(mix(t.green, t.sky, 0.42), t.sky, 0.2);
  let s = path('M0 900Q200 780 500 830T1000 860V1100H0Z', `fill="${hill}"`);
  for (const [x, y, k, lit] of [[20, 560, 1.5, 0], [986, 540, 1.5, 1], [120, 640, 1.3, 1], [880, 640, 1.4, 0], [-10, 760, 1.7, 1], [1006, 780, 1.8, 1], [60, 880, 1.5, 0], [950, 920, 1.6, 0], [6, 1090, 1.9, 1], [996, 1090, 1.9, 1]] as const) s += elm(r, x, y, k, lit ? t.leaf : t.green, t.wood);
  return s;
}

/** A porch decorated for the day, the pie on the sill, and a dog below it. */
export function porch(c: Drawing, r: Rng, t: Paints): Room {
  const lawn = mix(t.leaf, t.gold, 0.26), wall = t.white, line = shade(mix(wall, t.blue, 0.14), -0.06), inner = mix(wall, t.blue, 0.13), roof = mix(t.dark, t.blue, 0.35);
  let s = rect(0, 0, 1000, 1100, `fill="${c.lin([[0, mix(t.sky, t.pale, 0.3)], [1, mix(t.sky, t.white, 0.4)]])}"`) + grove(r, t) + rect(0, 1080, 1000, 330, `fill="${lawn}"`);
  s += grass(r, 0, 1120, 1000, 280, 620, lawn) + path('M392 1240H608L704 1400H296Z', `fill="${mix(t.white, t.wood, 0.36)}"`) + path('M380 1282H622M362 1316H642M336 1362H668', `stroke="${mix(t.wood, t.white, 0.3)}" stroke-width="4"`);
  c.add('ground', s);
  // roof, eave, the wall in the shade of both
  let shingles = '', boards = '';
  for (let j = 0; j < 7; j++) for (let i = -1; i < 30; i++) shingles += `M${n1(i * 36 + (j % 2) * 18)} ${406 + j * 20}v20`;
  for (let j = 0; j < 7; j++) shingles += `M0 ${426 + j * 20}H1000`;
  const slope = 'M150 404H850L958 548H42Z';
  for (let y = 590; y < 1090; y += 21) boards += `M84 ${y}H916`;
  c.add('art', path(slope, `fill="${roof}"`) + g(path(shingles, `stroke="${shade(roof, 0.07)}" stroke-width="2.4"`), `clip-path="${c.clip(path(slope))}"`) + path('M640 470v-96h64v96Z', `fill="${t.red}"`) + rect(632, 364, 80, 16, `fill="${shade(t.red, -0.1)}"`)
    + rect(84, 570, 832, 530, `fill="${inner}"`) + path(boards, `stroke="${line}" stroke-width="2.4"`) + rect(84, 570, 832, 90, `fill="${c.lin([[0, t.blue, 0.34], [1, t.blue, 0]])}"`));
  // window, pie on the sill with its steam; screen door; the swing
  const room = mix(t.dark, t.blue, 0.3), lamp = mix(t.gold, t.white, 0.5);
  const win = rect(150, 694, 190, 230, `fill="${t.white}"`) + rect(164, 708, 162, 202, `fill="${room}"`) + path('M164 708H206Q210 790 164 850ZM326 708H284Q280 790 326 850Z', `fill="${lamp}"`) + path('M245 708V806M164 806H326', `stroke="${t.white}" stroke-width="8"`) + rect(108, 694, 36, 230, `fill="${t.green}"`) + rect(346, 694, 36, 230, `fill="${t.green}"`) + path('M112 716h28M112 740h28M112 764h28M112 788h28M112 812h28M112 836h28M112 860h28M112 884h28M350 716h28M350 740h28M350 764h28M350 788h28M350 812h28M350 836h28M350 860h28M350 884h28', `stroke="${shade(t.green, -0.1)}" stroke-width="5"`) + rect(136, 918, 220, 18, `fill="${t.white}"`) + rect(136, 932, 220, 5, `fill="${line}"`);
  const crust = mix(t.gold, t.wood, 0.42);
  const pie = path('M186 918L176 884H306L296 918Z', `fill="${shade(t.pale, -0.14)}"`) + path('M168 886Q172 842 241 838Q310 842 314 886Q304 896 294 886T274 886T254 886T234 886T214 886T194 886Q178 896 168 886Z', `fill="${crust}"`) + path('M216 864l14 -10M241 868v-18M266 864l-14 -10', `stroke="${t.red}" stroke-width="7" stroke-linecap="round"`) + path('M222 824q-14 -22 0 -42t0 -40M256 826q-14 -24 2 -46t-2 -44', `fill="none" stroke="${t.white}" stroke-width="7" stroke-linecap="round" opacity=".85"`);
  let mesh = '';
  for (let i = 0; i < 14; i++) mesh += `M444 ${712 + i * 14}h112M${444 + i * 8.6} 708v190`;
  const door = rect(424, 680, 152, 420, `fill="${t.white}"`) + rect(436, 692, 128, 408, `fill="${t.red}"`) + rect(450, 710, 100, 190, `fill="${room}"`) + path(mesh, `stroke="${t.white}" stroke-width="1" opacity=".28"`) + path('M450 910h100v150h-100Z', `fill="none" stroke="${shade(t.red, -0.12)}" stroke-width="6"`) + circ(552, 934, 7, `fill="${t.gold}"`) + path('M450 876Q500 846 550 876', `stroke="${t.red}" stroke-width="7" fill="none"`);
  const swing = path('M650 580V916M846 580V916', `stroke="${t.dark}" stroke-width="4" stroke-dasharray="9 4"`) + [0, 1, 2].map((i) => rect(634, 872 + i * 30, 228, 18, `fill="${t.green}"`)).join('') + path('M626 956H870V978H626Z', `fill="${shade(t.green, -0.08)}"`) + path('M634 868v92h14v-92ZM848 868v92h14v-92Z', `fill="${shade(t.green, -0.06)}"`) + path('M668 956Q660 896 704 890Q752 888 748 956Z', `fill="${t.white}"`) + path('M670 926H748M670 942H748M672 910H746', `stroke="${t.red}" stroke-width="6"`) + path('M756 956Q760 906 798 906Q832 908 826 956Z', `fill="${t.blue}"`) + path('M792 918l4 9l10 1l-7 7l2 10l-9 -5l-9 5l2 -10l-7 -7l10 -1Z', `fill="${t.white}"`);
  c.add('art', win + pie + door + swing);
  // a dog sitting very straight below the sill, his back to us
  const coat = mix(t.wood, t.dark, 0.12);
  const hound = path('M0 0C-44 0 -58 -26 -50 -66C-44 -100 -30 -116 -26 -134C-30 -152 -24 -172 0 -174C24 -172 30 -152 26 -134C30 -116 44 -100 50 -66C58 -26 44 0 0 0Z', `fill="${coat}"`) + path('M-24 -164C-44 -164 -48 -136 -38 -120C-26 -122 -20 -140 -16 -158ZM24 -164C44 -164 48 -136 38 -120C26 -122 20 -140 16 -158Z', `fill="${shade(coat, -0.1)}"`) + path('M-30 -124Q0 -106 30 -124L28 -112Q0 -94 -29 -112Z', `fill="${t.red}"`) + path('M42 -10Q92 -4 96 -44Q104 -48 108 -40Q104 14 44 4Z', `fill="${coat}"`);
  c.add('art', g(hound, tf(246, 1098, 0, 0.9)));
  // floor, posts, fans along the rail and eave, steps
  const post = (x: number) => rect(x - 19, 566, 38, 536, `fill="${t.white}"`) + rect(x + 7, 566, 12, 536, `fill="${line}"`) + rect(x - 27, 566, 54, 20, `fill="${t.white}"`) + rect(x - 27, 586, 54, 5, `fill="${line}"`) + rect(x - 25, 1078, 50, 24, `fill="${t.white}"`);
  let rails = '';
  for (let x = 640; x < 900; x += 24) rails += rect(x, 996, 9, 100);
  for (let x = 104; x < 166; x += 24) rails += rect(x, 996, 9, 100);
  c.add('frame', g(rails, `fill="${t.white}"`) + rect(628, 984, 270, 16, `fill="${t.white}"`) + rect(628, 998, 270, 4, `fill="${line}"`) + rect(100, 984, 76, 16, `fill="${t.white}"`) + [80, 396, 606, 920].map(post).join('') + path('M36 540H964V572H36Z', `fill="${t.white}"`) + rect(36, 568, 928, 6, `fill="${line}"`)
    + [158, 316, 500, 684, 842].map((x) => fan(t, x, 574, 76)).join('') + [694, 834].map((x) => fan(t, x, 1000, 60)).join('')
    + rect(52, 1100, 896, 24, `fill="${mix(t.wood, t.white, 0.5)}"`) + rect(52, 1120, 896, 7, `fill="${mix(t.wood, t.dark, 0.2)}"`) + rect(60, 1127, 880, 60, `fill="${mix(t.green, t.dark, 0.45)}"`)
    + [0, 1, 2].map((i) => rect(404 - i * 16, 1126 + i * 38, 192 + i * 32, 18, `fill="${mix(t.wood, t.white, 0.56)}"`) + rect(404 - i * 16, 1144 + i * 38, 192 + i * 32, 20, `fill="${mix(t.wood, t.white, 0.24)}"`)).join(''));
  c.add('art', hydrangea(r, t, 214, 1190, 6) + hydrangea(r, t, 800, 1192, 7) + ell(806, 1348, 170, 12, `fill="${t.dark}" opacity=".2"`) + g(bicycle(t), tf(716, 1282)));
  return { box: [90, 68, 820, 274], ground: mix(t.sky, t.pale, 0.2), ink: t.blue, accent: t.red, max: 126 };
}
