import { circ, ell, g, lerp, mix, n1, type P, path, poisson, rect, shade } from '#artwork/engine.ts';
import { cloth, flecks, patch, wall, type Loom, type Room } from './cloth.ts';

/** a curl of bouclé: a spiral of yarn, `q` across, wound one way or the other */
function curl(x: number, y: number, q: number, a0: number, k: 1 | -1): string {
  let d = '';
  for (let i = 0; i <= 14; i++) {
    const t = i / 14, a = a0 + k * t * 8.4, R = q * (0.12 + 0.88 * t);
    d += `${i ? 'L' : 'M'}${n1(x + Math.cos(a) * R)} ${n1(y + Math.sin(a) * R * 0.92)}`;
  }
  return d;
}

/** A sheep in the rain. */
export function sheep(l: Loom): Room {
  const { c, r, p } = l, sky = mix(p.bg, p.paper, 0.18), wool = mix(p.paper, '#fffaf0', 0.3), face = mix('#262422', p.e, 0.18);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth(l, 'twill', sky, 24, 0.9)}"`) + flecks(l, 'M0 0H1000V1100H0Z', [0, 0, 1000, 1100], 260, [p.paper, p.c, p.d, p.b], 8));
  c.add('art', patch(l, 'M-20 930C200 850 380 870 560 900S860 930 1020 850V1420H-20Z', [0, 850, 1000, 560], 'herringbone', mix(p.d, p.a, 0.35), { deg: 20, n: 260 }) + wall(l, [[-20, 950], [180, 900], [400, 892], [620, 918], [840, 914], [1020, 872]], 52, 44));
  c.add('art', patch(l, 'M-20 1120C180 1060 420 1080 560 1100S880 1110 1020 1060V1420H-20Z', [0, 1060, 1000, 360], 'twill', p.a, { deg: 70, n: 260, thread: mix(p.a, p.paper, 0.35) }));
  // legs in tweed stockings
  let s = ell(520, 1156, 330, 34, `fill="${p.ink}" opacity=".28"`);
  for (const [x, y, k] of [[356, 1150, 0.9], [444, 1164, 1], [610, 1164, 1], [690, 1148, 0.9]] as const) s += path(`M${x - 24} 960L${x - 19 * k} ${y}H${x + 19 * k}L${x + 24} 960Z`, `fill="${cloth(l, 'plain', face, 0, 0.7)}"`) + path(`M${x - 22 * k} ${y}q2 -20 ${22 * k} -20q${20 * k} 0 ${22 * k} 20Z`, `fill="${shade(face, -0.08)}"`);
  // the fleece: a cloud of curls, darker below
  const hull: P[] = [[220, 760], [236, 640], [330, 560], [470, 524], [620, 534], [740, 590], [806, 690], [810, 810], [760, 930], [650, 1000], [500, 1024], [350, 1000], [252, 910]];
  const body = `M${hull.map((q) => `${n1(q[0])} ${n1(q[1])}`).join('L')}Z`;
  s += path(body, `fill="${mix(wool, p.e, 0.22)}" stroke="${mix(wool, p.e, 0.22)}" stroke-width="14" stroke-linejoin="round"`);
  const spots = poisson(r, 186, 496, 660, 560, 43, 14).filter(([x, y]) => ((x - 515) / 322) ** 2 + ((y - 776) / 272) ** 2 < 1).toSorted((a, b) => b[1] - a[1]);
  for (const [x, y] of spots) {
    const t = (y - 520) / 520, tone = mix(wool, mix(p.c, p.e, 0.4), lerp(0, 0.42, Math.max(0, t)) + r.f(0, 0.06)), q = r.f(32, 40), d = curl(x, y, q, r.f(0, 6), r.chance(0.5) ? 1 : -1);
    s += circ(x + 2, y + 5, q + 5, `fill="${mix(tone, p.e, 0.3)}"`) + circ(x, y, q + 4, `fill="${tone}"`) + path(d, `fill="none" stroke="${mix(tone, p.e, 0.34)}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`) + path(d, `fill="none" stroke="${mix(tone, '#ffffff', 0.5)}" stroke-width="5" stroke-dasharray="7 3" stroke-linecap="round"`);
  }
  // the head, of felt, turned to us
  const head = 'M216 640C196 690 206 792 240 836C262 864 310 864 332 836C366 792 376 690 356 640C330 608 242 608 216 640Z', ear = 'M214 664C170 640 124 654 104 684C134 712 188 712 218 696Z';
  s += g(c.soft(ear, 0, 4, 7, p.ink, 0.35) + path(ear, `fill="${cloth(l, 'plain', face, 20, 0.6)}"`) + path('M206 674C176 662 146 668 126 684', `fill="none" stroke="${mix('#d79a8c', p.b, 0.15)}" stroke-width="10" stroke-linecap="round"`));
  s += g(path(ear, `fill="${cloth(l, 'plain', face, 20, 0.6)}"`) + path('M206 674C176 662 146 668 126 684', `fill="none" stroke="${mix('#d79a8c', p.b, 0.15)}" stroke-width="10" stroke-linecap="round"`), 'transform="translate(572 0) scale(-1 1)"');
  s += c.soft(head, 0, 6, 12, p.ink, 0.45) + path(head, `fill="${cloth(l, 'plain', face, 0, 0.7)}"`) + flecks(l, head, [200, 610, 170, 260], 40, [shade(face, 0.14), p.c, shade(face, 0.2)], 6);
  for (const [x, k] of [[248, 1], [324, -1]] as const) s += ell(x, 708, 17, 14, `fill="${mix(p.b, '#f3d27a', 0.4)}"`) + rect(x - 11, 704, 22, 8, 'rx="4" fill="#15120f"') + path(`M${x - 20} 702Q${x + k * 3} 688 ${x + 20} 702`, `fill="none" stroke="${shade(face, -0.1)}" stroke-width="11" stroke-linecap="round"`);
  s += path('M264 806Q286 820 308 806M286 812V830M264 838Q286 850 310 836', `fill="none" stroke="${shade(face, 0.26)}" stroke-width="5" stroke-linecap="round"`);
  for (const [x, y, q] of [[222, 640, 30], [262, 614, 34], [306, 612, 34], [346, 640, 28], [284, 650, 30]] as const) { const d = curl(x, y, q, x, x % 4 ? 1 : -1); s += circ(x, y, q + 4, `fill="${wool}"`) + path(d, `fill="none" stroke="${mix(wool, p.e, 0.3)}" stroke-width="8" stroke-linecap="round"`) + path(d, 'fill="none" stroke="#ffffff" stroke-width="4" stroke-dasharray="7 3" stroke-linecap="round"'); }
  // a shamrock behind one ear
  const green = mix(p.a, '#4b9a3c', 0.5);
  s += g([0, 120, 240].map((a) => path('M0 0C-12 -10 -32 -20 -30 -40C-28 -56 -8 -57 0 -42C8 -57 28 -56 30 -40C32 -20 12 -10 0 0Z', `transform="rotate(${a})" fill="${green}" stroke="${shade(green, -0.12)}" stroke-width="3"`)).join('') + path('M0 4Q-2 34 14 52', `fill="none" stroke="${shade(green, -0.08)}" stroke-width="7" stroke-linecap="round"`), 'transform="translate(372 590) rotate(18)"');
  c.add('art', s);
  // rain over everything, sewn in slanting stitches
  let near = '', far = '';
  for (let y = 430; y < 1380; y += 74) for (let x = -40; x < 1060; x += 62) {
    const px = x + (y % 148 ? 31 : 0) + r.f(-14, 14), py = y + r.f(-20, 20);
    if (r.chance(0.4)) near += `M${n1(px)} ${n1(py)}l-11 40`;
    else far += `M${n1(px)} ${n1(py)}l-7 26`;
  }
  c.add('ornament', path(far, `stroke="${mix(p.paper, p.c, 0.3)}" stroke-width="3.4" stroke-linecap="round" opacity=".8"`) + path(near, `stroke="${mix(p.paper, '#ffffff', 0.5)}" stroke-width="5" stroke-linecap="round" opacity=".9"`));
  return { box: [100, 96, 800, 300], ground: sky };
}
