import { bez, circ, g, mix, n1, type P, path, polar, ribbon, shade, TAU, tf } from '#artwork/engine.ts';
import { onLine } from '#artwork/marks/brush.ts';
import { KINDS, moth } from './moth.ts';
import { air, type Night, type Room } from './night.ts';

/** a heart-shaped leaf with its veins, stalk at the origin, pointing down */
function leafAt({ p, dark }: Night, x: number, y: number, s: number, deg: number, tone: number): string {
  const col = shade(dark ? mix(p.c, p.bg, 0.3) : p.c, tone), d = 'M0 0C-30 -44 -92 -30 -86 28C-80 84 -26 112 0 160C26 112 80 84 86 28C92 -30 30 -44 0 0Z';
  return g(path(d, `fill="${col}"`) + path('M0 0C30 -44 92 -30 86 28C80 84 26 112 0 160Z', `fill="${shade(col, -0.06)}"`) + path('M0 0V150M0 26Q-36 10 -66 18M0 62Q-34 50 -64 66M0 26Q36 10 66 18M0 62Q34 50 64 66M0 98Q-18 92 -34 100M0 98Q18 92 34 100', `fill="none" stroke="${shade(col, 0.14)}" stroke-width="3" stroke-linecap="round"`), tf(x, y, deg, s));
}

/** an open moonflower seen full face: five lobes, a star of folds, a green throat */
function bloom({ c, r, p, dark }: Night, x: number, y: number, R: number, squeeze: number, deg: number): string {
  const white = dark ? mix(p.paper, '#ffffff', 0.4) : mix(p.paper, '#ffffff', 0.6), shadow = mix(white, dark ? p.c : p.d, 0.5), ps: P[] = [];
  for (let i = 0; i < 40; i++) ps.push(polar(0, 0, R * (0.95 + 0.055 * Math.cos((i / 40) * TAU * 5) + r.f(-0.008, 0.008)), (i / 40) * TAU - Math.PI / 2));
  const rim = `M${ps.map((q) => `${n1(q[0])} ${n1(q[1])}`).join('L')}Z`;
  let folds = '', lines = '';
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU - Math.PI / 2, tip = polar(0, 0, R * 0.98, a), l = polar(0, 0, R * 0.3, a - 0.34), q = polar(0, 0, R * 0.3, a + 0.34);
    folds += `M0 0L${n1(l[0])} ${n1(l[1])}L${n1(tip[0])} ${n1(tip[1])}L${n1(q[0])} ${n1(q[1])}Z`;
    for (let k = 0; k < 9; k++) { const t = a + 0.2 + (k / 9) * (TAU / 5 - 0.3), e = polar(0, 0, R * r.f(0.6, 0.9), t), b = polar(0, 0, R * 0.2, t); lines += `M${n1(b[0])} ${n1(b[1])}L${n1(e[0])} ${n1(e[1])}`; }
  }
  return g(circ(0, 0, R * 1.7, `fill="${c.rad([[0.3, white, dark ? 0.3 : 0], [1, white, 0]])}"`) + path(rim, `fill="${c.rad([[0, mix(white, p.c, 0.35)], [0.34, shadow], [0.7, white], [1, white]])}"`) + path(lines, `fill="none" stroke="${shadow}" stroke-width="2.4" stroke-linecap="round"`) + path(folds, `fill="${white}" stroke="${mix(shadow, white, 0.3)}" stroke-width="2"`) + path(rim, `fill="none" stroke="${shadow}" stroke-width="2.6"`) + circ(0, 0, R * 0.13, `fill="${mix(p.c, p.b, 0.4)}"`) + circ(0, 0, R * 0.07, `fill="${mix(p.b, '#fff6c8', 0.3)}"`), `transform="translate(${n1(x)} ${n1(y)}) rotate(${deg}) scale(1 ${squeeze}) rotate(${deg % 72})"`);
}

/** a bud, furled like an umbrella */
function bud({ p, dark }: Night, x: number, y: number, s: number, deg: number): string {
  const white = dark ? mix(p.paper, '#ffffff', 0.2) : p.paper, line = mix(white, dark ? p.c : p.d, 0.6);
  return g(path('M-10 0C-26 -50 -16 -110 0 -150C16 -110 26 -50 10 0Z', `fill="${white}" stroke="${line}" stroke-width="2"`) + path('M-4 -2C-18 -60 10 -90 0 -146M6 -2C0 -60 18 -80 2 -140', `fill="none" stroke="${line}" stroke-width="3.4"`) + path('M-14 4C-20 -18 -8 -30 0 -34C8 -30 20 -18 14 4Q0 14 -14 4Z', `fill="${mix(p.c, p.b, 0.2)}"`), tf(x, y, deg, s));
}

/** A vine whose flowers open after dark, and the moths that visit it. */
export function moonflower(n: Night): Room {
  const { c, r, p, dark, coats } = n, stem = dark ? mix(p.c, p.bg, 0.15) : mix(p.c, p.e, 0.25);
  air(n, 110, (x, y) => y > 380 && Math.hypot(x - 500, y - 800) > 200);
  c.add('ground', circ(500, 860, 560, `fill="${c.rad([[0, p.c, dark ? 0.34 : 0.16], [1, p.c, 0]])}"`) + path('M824 168A96 96 0 1 0 874 318A118 118 0 0 1 824 168Z', `fill="${mix(p.d, dark ? '#fffdf0' : p.b, 0.4)}" transform="translate(-676 196) rotate(-6 824 240)"`));
  const vines: P[][] = [bez([330, 1430], [60, 1180], [420, 1010], [210, 760], 40), bez([210, 760], [110, 640], [160, 540], [330, 520], 24), bez([560, 1430], [820, 1240], [520, 1060], [690, 860], 40), bez([690, 860], [800, 720], [780, 560], [640, 470], 24), bez([690, 860], [840, 820], [910, 880], [930, 960], 20), bez([240, 1080], [120, 1060], [70, 980], [90, 900], 20)];
  let s = vines.map((v) => path(ribbon(v, (t) => 13 - 8 * t), `fill="${stem}"`)).join('');
  for (const [x, y, turns] of [[330, 520, 1], [930, 960, -1], [90, 900, 1]] as const) s += path(`M${x} ${y}q${34 * turns} -16 ${30 * turns} -44t${-34 * turns} -10t${2 * turns} 26`, `fill="none" stroke="${stem}" stroke-width="5" stroke-linecap="round"`);
  vines.forEach((v, j) => [0.16, 0.4, 0.64, 0.86].forEach((t, i) => {
    const [q, a] = onLine(v, t), k = (i + j) % 2 ? 1 : -1;
    s += leafAt(n, q[0], q[1], r.f(0.5, 0.82) * (j % 2 ? 0.8 : 1), (a * 180) / Math.PI - 90 + k * r.f(50, 84), r.f(-0.05, 0.06));
  }));
  s += bud(n, 640, 474, 0.8, -34) + bud(n, 876, 836, 0.62, 24) + bud(n, 148, 604, 0.6, -50) + bud(n, 420, 1210, 0.7, 16);
  c.add('art', s);
  c.add('art', bloom(n, 300, 700, 148, 0.94, -12) + bloom(n, 716, 1010, 166, 0.9, 14) + bloom(n, 276, 1136, 126, 0.8, -18) + bloom(n, 786, 626, 106, 0.86, 22) + bloom(n, 560, 1296, 112, 0.66, 6));
  c.add('art', g(moth(c, r, KINDS.hawk, 150, coats[1]!), tf(520, 812, -46)) + g(moth(c, r, KINDS.hawk, 104, coats[4]!), tf(528, 560, 148)) + g(moth(c, r, KINDS.small, 58, coats[3]!), tf(900, 1236, -30)) + g(moth(c, r, KINDS.small, 46, coats[0]!), tf(104, 800, 64)));
  return { top: 96, h: 270 };
}
