import { blob, g, mix, n1, type P, path, polar, rect, shade, smooth, TAU } from '#artwork/engine.ts';
import { basil, CHAR, CHEESE, GOLD, type Room, SAUCE, type Table } from './pizza.ts';

/** One slice as large as a kite, printed as a poster of the seventies. */
export function slice({ c, r, p }: Table): Room {
  const ground = p.b, cx = 500, cy = 640;
  let rays = '';
  for (let i = 0; i < 22; i++) { const u = polar(cx, cy, 1300, (i * TAU) / 22), v = polar(cx, cy, 1300, ((i + 0.5) * TAU) / 22); rays += `M${cx} ${cy}L${n1(u[0])} ${n1(u[1])}L${n1(v[0])} ${n1(v[1])}Z`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`) + path(rays, `fill="${shade(ground, 0.045)}"`) + path('M0 0H1000V1400H0ZM38 38V1362H962V38Z', `fill="${p.paper}" fill-rule="evenodd"`));
  // the slice, its point down; crust, sauce, cheese that runs over the edge
  const L: P = [196, 470], R: P = [804, 470], T: P = [520, 1236];
  const body = `M${L[0]} ${L[1]}Q500 380 ${R[0]} ${R[1]}L${T[0] + 22} ${T[1] - 30}Q${T[0]} ${T[1]} ${T[0] - 20} ${T[1] - 30}Z`;
  const cheese = 'M206 500Q500 416 794 500L734 628C728 690 748 720 738 782C732 820 706 812 704 772C702 744 690 736 680 762L640 862C634 900 650 936 640 986C632 1022 606 1014 606 976C606 950 596 948 586 980L548 1096C540 1140 552 1180 546 1268C544 1300 516 1302 514 1270C512 1226 516 1200 496 1150L462 1042C450 1012 436 1016 436 1048C438 1094 410 1098 406 1056C402 1012 416 980 398 934L350 790C342 768 330 772 328 796C324 838 294 834 292 792C290 744 296 716 274 660Z';
  let o = c.soft(body, 16, 22, 4, mix(p.ink, p.e, 0.3), 0.6, 2) + path(body, `fill="${shade('#d39a4e', -0.05)}"`) + c.soft(cheese, 8, 14, 7, '#8a4413', 0.4) + path(cheese, `fill="${mix(GOLD, '#f4c95f', 0.7)}"`);
  const clip = c.clip(path(cheese));
  o += g(path('M206 500Q500 416 794 500L780 540Q500 466 220 540Z', `fill="${SAUCE}"`) + path('M300 560C260 700 380 900 430 1060L200 700ZM820 520L720 520C740 640 640 860 560 1110L760 800Z', 'fill="#d98f2f" opacity=".38"') + [[360, 590, 46], [600, 570, 54], [480, 700, 44], [560, 860, 40], [440, 880, 30], [690, 640, 34], [512, 1010, 26], [300, 640, 30]].map(([x, y, s]) => path(blob(r, x!, y!, s! * 1.2, s, 8, 0.16), `fill="${CHEESE}" opacity=".85"`)).join(''), `clip-path="${clip}"`);
  for (const [x, y, s] of [[404, 622, 74], [614, 660, 80], [506, 800, 72], [520, 974, 50]] as const) {
    let fat = '';
    for (let i = 0; i < 12; i++) { const q = polar(x, y, s * Math.sqrt(r.f(0.02, 0.6)), r.f(0, TAU)); fat += `M${n1(q[0])} ${n1(q[1])}h.1`; }
    o += path(blob(r, x + 5, y + 9, s, s, 12, 0.025), 'fill="#8a4413" opacity=".45"') + path(blob(r, x, y, s, s, 12, 0.025), 'fill="#9c2717"') + path(blob(r, x, y - 2, s * 0.88, s * 0.88, 12, 0.03), 'fill="#c53f29"') + path(fat, 'stroke="#eca283" stroke-width="11" stroke-linecap="round"') + path(`M${n1(x - s * 0.68)} ${n1(y - s * 0.2)}A${n1(s * 0.72)} ${n1(s * 0.72)} 0 0 1 ${n1(x + s * 0.1)} ${n1(y - s * 0.7)}`, 'fill="none" stroke="#f6bfa4" stroke-width="7" stroke-linecap="round" opacity=".8"');
  }
  o += basil(520, 740, -64, 0.95) + basil(500, 712, 24, 0.8) + basil(452, 956, 118, 0.8) + basil(700, 592, 60, 0.7) + basil(330, 740, -20, 0.6);
  // the crust, last, with its blisters
  const rim: P[] = [[168, 492], [184, 430], [250, 388], [360, 356], [500, 346], [640, 356], [752, 386], [818, 430], [832, 492], [798, 524], [720, 488], [610, 462], [500, 454], [390, 462], [282, 490], [204, 524]];
  const crust = smooth(rim);
  let spots = '';
  for (let i = 0; i < 30; i++) { const a = r.f(0.06, 0.94), x = 190 + a * 620, y = 486 - Math.sin(a * Math.PI) * 84 + r.f(-46, 22); spots += blob(r, x, y, r.f(6, 20), r.f(4, 11), 6, 0.25); }
  o += c.soft(crust, 0, 10, 8, '#6b2a10', 0.4) + path(crust, `fill="${c.lin([[0, '#f3cd8e'], [0.55, '#dfa458'], [1, '#a9662c']])}"`) + g(path(spots, `fill="${CHAR}" opacity=".5"`) + path('M200 450Q300 376 500 366Q700 376 800 446', 'fill="none" stroke="#fff1cf" stroke-width="14" stroke-linecap="round" opacity=".55"'), `clip-path="${c.clip(path(crust))}"`);
  c.add('art', g(o, 'transform="translate(32 22) scale(.936)"'));
  return { box: [96, 84, 808, 206], ground, ink: p.e, face: 'shrikhand', max: 150, name: { y: 1322, ground, ink: p.e } };
}
