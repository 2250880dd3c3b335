import { circ, type Drawing, ell, g, mix, n1, type P, path, polar, rect, type Rng, sparkle } from '#artwork/engine.ts';
import { against, cat } from './wheels.ts';
import type { Room, Tones } from './tones.ts';

const PITCH = 152, BASE = 1062;

/** A pyramid of coupes before a great arched window, light coming through the wine. */
export function coupes(c: Drawing, r: Rng, t: Tones): Room {
  const snow = mix(t.light, '#ffffff', 0.4), lit = mix(t.warm, t.light, 0.5), CX = 500, CY = 476, R = 412;
  const arch = `M${CX - R} ${BASE}V${CY}A${R} ${R} 0 0 1 ${CX + R} ${CY}V${BASE}Z`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${t.near}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0.4, t.dark, 0], [1, t.dark, 0.9]], CX, CY, 880, 'u')}"`));
  let s = rect(60, 40, 880, 1040, `fill="${c.lin([[0, mix(t.far, t.mid, 0.15)], [0.5, mix(t.far, t.light, 0.5)], [1, mix(t.warm, t.light, 0.35)]])}"`) + circ(500, 640, 470, `fill="${c.rad([[0, '#fffdf0', 1], [0.3, t.light, 0.8], [1, t.light, 0]], 500, 640, 470, 'u')}"`);
  let towers = '', lamps = '';
  for (let x = 70; x < 930;) { const w = r.i(40, 76), h = r.f(150, 360) * (0.5 + Math.abs(x - 480) / 600), top = BASE - h; towers += `M${x} ${BASE}V${n1(top)}h${n1(w * 0.2)}v-18h${n1(w * 0.2)}v-22h${n1(w * 0.2)}v22h${n1(w * 0.2)}v18h${n1(w * 0.2)}V${BASE}Z`; for (let y = top + 18; y < BASE - 14; y += 24) for (let q = x + 10; q < x + w - 10; q += 14) if (r.chance(0.2)) lamps += rect(q, y, 5, 10); x += w + 4; }
  s += path(towers, `fill="${mix(t.light, t.far, 0.62)}"`) + g(lamps, `fill="${mix(t.gold, t.light, 0.3)}"`);
  let flakes = '';
  for (let i = 0; i < 70; i++) flakes += circ(r.f(90, 910), r.f(70, 1040), r.f(1.6, 4.6));
  s += g(flakes, 'fill="#fffdf8" opacity=".8"');
  c.add('art', g(s, `clip-path="${c.clip(path(arch))}"`));
  // glazing bars: a fan, its rings, and the stepped surround
  let bars = '';
  for (let i = 0; i <= 10; i++) { const a = Math.PI * (1 + i / 10), p = polar(CX, CY, 150, a), q = polar(CX, CY, R, a); bars += `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`; }
  bars += `M${CX - 282} ${CY}A282 282 0 0 1 ${CX + 282} ${CY}M${CX - 150} ${CY}A150 150 0 0 1 ${CX + 150} ${CY}M${CX - R} ${CY}H${CX + R}M${CX - 260} ${CY}V${BASE}M${CX + 260} ${CY}V${BASE}`;
  const around = (q: number) => `M${CX - q} ${BASE}V${CY}A${q} ${q} 0 0 1 ${CX + q} ${CY}V${BASE}`;
  c.add('frame', path(bars, `fill="none" stroke="${t.near}" stroke-width="8"`) + path(around(R), `fill="none" stroke="${t.dark}" stroke-width="16"`) + path(around(R + 24), `fill="none" stroke="${mix(t.gold, t.mid, 0.35)}" stroke-width="5"`) + path(around(R + 42), `fill="none" stroke="${mix(t.gold, t.mid, 0.6)}" stroke-width="4"`));
  c.add('art', rect(0, BASE, 1000, 1400 - BASE, `fill="${t.dark}"`) + rect(0, BASE - 5, 1000, 9, `fill="${lit}"`) + ell(500, BASE + 16, 460, 34, `fill="${c.rad([[0, t.warm, 0.42], [1, t.warm, 0]])}"`));
  // the glasses, lowest row first
  const wine = c.lin([[0, mix(t.gold, '#fff6d8', 0.5)], [0.5, t.gold], [1, mix(t.gold, t.dark, 0.22)]]), clear = mix(t.light, '#ffffff', 0.5);
  const glass = (x: number, y: number, full: number) => {
    const bowl = 'M-92 -146C-88 -96 -50 -72 -9 -64C-5 -62 -5 -56 -5 -50L-4 -14C-5 -6 -18 -4 -40 0H40C18 -4 5 -6 4 -14L5 -50C5 -56 5 -62 9 -64C50 -72 88 -96 92 -146Z';
    return g(path(bowl, `fill="${clear}" opacity=".42"`) + path(`M${-90 + full} ${-140 + full * 1.6}C-82 -98 -48 -78 0 -70C48 -78 82 -98 ${90 - full} ${-140 + full * 1.6}Q0 ${-128 + full * 1.6} ${-90 + full} ${-140 + full * 1.6}Z`, `fill="${wine}"`) + ell(0, -140 + full * 1.6, 90 - full, 8, `fill="${mix(t.gold, '#fff8e0', 0.62)}"`)
      + path(bowl, `fill="none" stroke="${t.near}" stroke-width="4.5" stroke-linejoin="round"`) + ell(0, -146, 92, 9, `fill="none" stroke="${t.near}" stroke-width="4"`) + path('M-78 -126C-72 -102 -54 -88 -34 -80', `fill="none" stroke="#fffdf6" stroke-width="6" stroke-linecap="round"`) + path('M1 -58V-14', `stroke="#fffdf6" stroke-width="3"`), `transform="translate(${n1(x)} ${n1(y)})"`);
  };
  const A: string[] = [];
  for (let j = 0; j < 4; j++) for (let i = 0; i < 4 - j; i++) A.push(glass(500 + (i - (3 - j) / 2) * 190, BASE - j * PITCH, j === 0 && i === 3 ? 12 : 4));
  c.add('art', A);
  // the pour, from a bottle held in the dark
  const TOP: P = [500, BASE - 3 * PITCH - 138], stream = `M586 ${TOP[1] - 182}C540 ${TOP[1] - 170} 506 ${TOP[1] - 120} ${TOP[0] - 4} ${TOP[1]}H${TOP[0] + 8}C518 ${TOP[1] - 112} 552 ${TOP[1] - 156} 592 ${TOP[1] - 168}Z`;
  const bottle = 'M0 -14L-70 -12Q-78 0 -70 12L0 14C40 18 60 48 110 50H470V-50H110C60 -48 40 -18 0 -14Z';
  c.add('art', path(stream, `fill="${mix(t.gold, '#fff4cc', 0.35)}"`) + g(against(bottle, t.dark, lit, -2, 5) + path('M-74 -13H-6V13H-74Z', `fill="${t.gold}"`) + path('M150 -50H258V50H150Z', `fill="${lit}"`) + path('M162 -34H246M162 34H246', `stroke="${t.gold}" stroke-width="5"`) + path('M204 -20l6 14l15 1l-12 10l4 15l-13 -8l-13 8l4 -15l-12 -10l15 -1Z', `fill="${t.gold}"`), `transform="translate(660 ${TOP[1] - 196}) rotate(-18)"`));
  let glints = '';
  for (const [x, y, q] of [[420, 596, 20], [612, 742, 16], [232, 900, 20], [744, 886, 22], [508, 436, 15], [328, 744, 12]] as const) glints += path(sparkle(x, y, q));
  c.add('art', g(glints, `fill="${snow}"`) + cat(914, BASE - 2, 0.94, t.dark, lit), 'twinkle');
  return { box: [90, 1122, 820, 204], ground: t.dark, ink: t.light, accent: t.gold, max: 116 };
}
