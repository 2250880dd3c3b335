import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat } from '#artwork/marks/coat.ts';
import { circ, ell, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import type { Rug } from './coat.ts';

/** A ginger cat asleep in a ring, seen from above, on its rug. */
export function ginger(s: Rug): Room {
  const { c, r, p } = s, [cx, cy] = [500, 880], orange = '#dd8334', stripe = '#b95f22', cream = '#fbe6c8';
  // boards
  const board = mix('#c9a27a', p.d, 0.35);
  let grain = '';
  for (let i = 0; i < 60; i++) { const x = r.f(0, 1000), y = r.f(0, 1400); grain += `M${n1(x)} ${n1(y)}q${n1(r.f(-4, 4))} ${n1(r.f(30, 60))} 0 ${n1(r.f(70, 150))}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${board}"`) + path(grain, `fill="none" stroke="${shade(board, -0.035)}" stroke-width="4" stroke-linecap="round"`) + path('M167 0V1400M334 0V1400M500 0V1400M667 0V1400M834 0V1400', `stroke="${shade(board, -0.05)}" stroke-width="4"`) + path('M0 520H167M167 1210H334M667 1260H834M834 500H1000M334 420H500', `stroke="${shade(board, -0.05)}" stroke-width="4"`));
  // a braided rug, ring in ring
  const inks = [p.a, p.paper, p.c, p.b, p.e, p.d, p.a, p.paper, p.c];
  let rug = circ(cx + 6, cy + 16, 462, `fill="${p.e}" opacity=".25"`);
  inks.forEach((col, i) => { const R = 456 - i * 34; rug += circ(cx, cy, R, `fill="${col}"`); let braid = ''; const n = Math.round(R / 4.6); for (let k = 0; k < n; k++) { const a = (k * TAU) / n, q = polar(cx, cy, R - 3, a), e = polar(cx, cy, R - 31, a + 0.055), m = polar(cx, cy, R - 17, a + 0.07); braid += `M${n1(q[0])} ${n1(q[1])}Q${n1(m[0])} ${n1(m[1])} ${n1(e[0])} ${n1(e[1])}`; } rug += path(braid, `fill="none" stroke="${shade(col, col === p.paper ? -0.1 : -0.07)}" stroke-width="5" stroke-linecap="round"`); });
  c.add('art', rug);
  // the body: one round loaf, the hair going round it
  const round = (x: number, y: number) => Math.atan2(y - cy, x - cx) + Math.PI / 2 + 0.15, ring = `M${cx - 300} ${cy}C${cx - 304} ${cy - 190} ${cx - 170} ${cy - 296} ${cx} ${cy - 292}C${cx + 190} ${cy - 292} ${cx + 306} ${cy - 160} ${cx + 300} ${cy + 10}C${cx + 296} ${cy + 180} ${cx + 170} ${cy + 290} ${cx} ${cy + 288}C${cx - 180} ${cy + 286} ${cx - 296} ${cy + 170} ${cx - 300} ${cy}Z`;
  let bars = '';
  for (let i = 0; i < 17; i++) { const a = -2.75 + i * 0.245, q0 = polar(cx, cy, 306, a), q1 = polar(cx, cy, 150 + (i % 3) * 26, a + 0.24), m = polar(cx, cy, 236, a + 0.05), m2 = polar(cx, cy, 236, a + 0.21), q2 = polar(cx, cy, 306, a + 0.13); bars += `M${n1(q0[0])} ${n1(q0[1])}Q${n1(m[0])} ${n1(m[1])} ${n1(q1[0])} ${n1(q1[1])}Q${n1(m2[0])} ${n1(m2[1])} ${n1(q2[0])} ${n1(q2[1])}Z`; }
  c.add('art', circ(cx + 10, cy + 22, 300, `fill="${p.e}" opacity=".34"`) + coat(s, ring, [cx - 310, cy - 300, 620, 600], orange, { dir: round, gap: 15, len: 36, edge: 10 }) + g(path(bars, `fill="${stripe}" opacity=".85"`), `clip-path="${c.clip(path(ring))}"`));
  let over = '';
  for (let i = 0; i < 700; i++) { const q = polar(cx, cy, 290 * Math.sqrt(r.f(0.2, 1)), r.f(-3, 1.4)), a = round(q[0], q[1]) + r.f(-0.2, 0.2), L = r.f(16, 34); over += `M${n1(q[0])} ${n1(q[1])}l${n1(Math.cos(a) * L)} ${n1(Math.sin(a) * L)}`; }
  c.add('art', path(over, `stroke="${shade(orange, 0.05)}" stroke-width="3" stroke-linecap="round" opacity=".8"`) + path(`M${cx + 60} ${cy - 60}C${cx + 150} ${cy - 70} ${cx + 220} ${cy + 10} ${cx + 206} ${cy + 110}`, `fill="none" stroke="${shade(stripe, -0.06)}" stroke-width="13" stroke-linecap="round" opacity=".75"`));
  // the tail round the front, over the paws
  const tail = `M${cx + 292} ${cy + 20}C${cx + 310} ${cy + 200} ${cx + 150} ${cy + 330} ${cx - 40} ${cy + 306}C${cx - 130} ${cy + 292} ${cx - 150} ${cy + 226} ${cx - 96} ${cy + 206}C${cx - 40} ${cy + 190} ${cx + 60} ${cy + 226} ${cx + 130} ${cy + 160}C${cx + 180} ${cy + 116} ${cx + 200} ${cy + 70} ${cx + 196} ${cy + 10}C${cx + 204} ${cy - 60} ${cx + 280} ${cy - 60} ${cx + 292} ${cy + 20}Z`;
  c.add('art', c.soft(tail, -2, -4, 22, '#6b2c0a', 0.6, 5) + coat(s, tail, [cx - 150, cy + 10, 460, 330], shade(orange, 0.03), { dir: (x, y) => round(x, y), gap: 14, len: 34, edge: 12 }) + path([[262, 90, 66], [226, 160, 52], [174, 216, 40], [110, 250, 24], [44, 262, 8]].map(([x, y, a]) => { const q = polar(cx + x!, cy + y!, 52, (a! * Math.PI) / 180), e = polar(cx + x!, cy + y!, -46, (a! * Math.PI) / 180); return `M${n1(q[0])} ${n1(q[1])}Q${n1(cx + x! - 14)} ${n1(cy + y! + 14)} ${n1(e[0])} ${n1(e[1])}`; }).join(''), `fill="none" stroke="${stripe}" stroke-width="22" stroke-linecap="round" opacity=".8"`) + ell(cx - 92, cy + 252, 46, 44, `fill="${cream}"`));
  // the head, laid down
  const head = 'M-150 6C-156 -50 -140 -90 -128 -104L-140 -176C-138 -190 -120 -190 -108 -180L-54 -136Q0 -150 54 -136L108 -180C120 -190 138 -190 140 -176L128 -104C140 -90 156 -50 150 6C142 84 76 124 0 124C-76 124 -142 84 -150 6Z';
  let face = c.soft(head, 0, 4, 30, '#6b2c0a', 0.8, 6) + coat(s, head, [-156, -190, 312, 316], shade(orange, 0.055), { dir: (x, y) => Math.atan2(y - 30, x), gap: 12, len: 22, edge: 9 });
  face += path('M-124 -162L-70 -126L-112 -100ZM124 -162L70 -126L112 -100Z', 'fill="#eaa08a"') + path('M-20 -134Q-16 -100 -20 -64M0 -138V-70M20 -134Q16 -100 20 -64', `fill="none" stroke="${stripe}" stroke-width="15" stroke-linecap="round"`) + path('M-146 -20Q-112 -16 -92 -2M-148 16Q-114 16 -96 24M146 -20Q112 -16 92 -2M148 16Q114 16 96 24', `fill="none" stroke="${stripe}" stroke-width="13" stroke-linecap="round"`);
  face += path('M0 30C-60 34 -84 70 -66 98C-40 128 40 128 66 98C84 70 60 34 0 30Z', `fill="${cream}"`) + path('M-104 4Q-72 36 -36 10M36 10Q72 36 104 4', `fill="none" stroke="#3a1f14" stroke-width="11" stroke-linecap="round"`) + path('M-18 34H18L0 54Z', 'fill="#e08a80" stroke="#e08a80" stroke-width="8" stroke-linejoin="round"') + path('M0 58V72M0 72Q-16 92 -36 82M0 72Q16 92 36 82', 'fill="none" stroke="#3a1f14" stroke-width="7" stroke-linecap="round"') + path('M-70 62L-190 44M-70 74L-194 84M70 62L190 44M70 74L194 84', `stroke="${p.paper}" stroke-width="5" stroke-linecap="round"`);
  c.add('art', g(face, tf(cx - 84, cy + 118, -12, 0.98)));
  // one paw over the edge, and a toy mouse
  c.add('art', g(path('M0 0C-20 -40 20 -70 60 -50C96 -34 100 6 70 16C40 22 12 18 0 0Z', `fill="${mix(p.e, p.paper, 0.55)}"`) + circ(22, -46, 16, `fill="${p.d}"`) + circ(12, -14, 4, `fill="${p.e}"`) + path('M88 6q40 20 70 -6t60 10', `fill="none" stroke="${p.a}" stroke-width="8" stroke-linecap="round"`), tf(770, 1290, -8, 1.1)));
  return { box: [90, 66, 820, 226], ground: board, ink: p.e, small: shade(p.e, 0.03), max: 114 };
}
