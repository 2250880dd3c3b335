import { circ, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { type Bar, fromAbove, hop, hopLeaf, type Room } from './glass.ts';

/** A pub table from above: the mat that the words are printed on, two glasses, a crossword, the last crisps. */
export function mat(b: Bar): Room {
  const { c, r, p } = b, wood = mix('#8a5a34', p.e, 0.18), X = 470, Y = 690, R = 356;
  let o = rect(0, 0, 1000, 1400, `fill="${wood}"`), grain = '', light = '';
  for (let k = 0; k < 5; k++) o += rect(k * 208 - 20, 0, 205, 1400, `fill="${shade(wood, [0, 0.03, -0.02, 0.02, -0.01][k]!)}"`) + rect(k * 208 + 184, 0, 5, 1400, `fill="${shade(wood, -0.12)}"`);
  for (let i = 0; i < 90; i++) { const x = r.f(0, 1000), y = r.f(-100, 1300), L = r.f(120, 460), q = `M${n1(x)} ${n1(y)}q${n1(r.f(-9, 9))} ${n1(L / 2)} ${n1(r.f(-4, 4))} ${n1(L)}`; if (i % 3) grain += q; else light += q; }
  o += path(grain, `fill="none" stroke="${shade(wood, -0.07)}" stroke-width="3" opacity=".6"`) + path(light, `fill="none" stroke="${shade(wood, 0.06)}" stroke-width="3" opacity=".6"`);
  // rings of earlier rounds
  for (const [x, y, k] of [[190, 1200, 118], [300, 1290, 118], [820, 250, 110]] as const) o += circ(x, y, k, `fill="none" stroke="${shade(wood, -0.13)}" stroke-width="9" opacity=".5" stroke-dasharray="${k * 4.6} 60"`) + circ(x + 3, y + 3, k - 7, `fill="none" stroke="${shade(wood, 0.09)}" stroke-width="3" opacity=".4"`);
  c.add('ground', o);
  // the mat
  const disc = `M${X - R} ${Y}a${R} ${R} 0 1 0 ${R * 2} 0a${R} ${R} 0 1 0 ${-R * 2} 0Z`;
  let m = c.soft(disc, 8, 12, 14, '#1d1008', 0.45) + circ(X + 3, Y + 5, R, `fill="${shade(p.paper, -0.16)}"`) + circ(X, Y, R, `fill="${p.paper}"`) + circ(X, Y, R - 20, `fill="none" stroke="${p.a}" stroke-width="22"`) + circ(X, Y, R - 46, `fill="none" stroke="${p.b}" stroke-width="6"`);
  let stars = '';
  for (let i = 0; i < 40; i++) { const q = polar(X, Y, R - 20, (i * TAU) / 40); stars += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  m += path(stars, `stroke="${p.paper}" stroke-width="8" stroke-linecap="round"`);
  const leaf = mix('#4d7c3c', p.c, 0.4), green = mix('#93b34c', p.c, 0.2);
  m += g(hopLeaf(-30, 0, -66, 0.76, leaf) + hopLeaf(30, 0, 66, 0.76, leaf) + hopLeaf(0, -10, 0, 0.6, leaf) + hop(-34, 4, 0.74, green, 16) + hop(34, 4, 0.74, green, -16) + hop(0, 4, 0.84, green), tf(X, Y - 250, 0, 0.92));
  m += path(`M${X - 130} ${Y + 186}H${X - 30}M${X + 30} ${Y + 186}H${X + 130}`, `stroke="${p.b}" stroke-width="6" stroke-linecap="round"`) + path(`M${X} ${Y + 168}L${X + 16} ${Y + 186}L${X} ${Y + 204}L${X - 16} ${Y + 186}Z`, `fill="${p.a}"`);
  c.add('art', m);
  // what stands round it
  const amber = mix('#c9761a', p.b, 0.1), stout = mix('#2e1a12', p.e, 0.2);
  c.add('art', fromAbove(b, 826, 1150, 196, amber) + fromAbove(b, 176, 200, 178, stout));
  const crisp = (x: number, y: number, k: number, d: number) => g(path('M-56 4C-60 -34 -10 -50 34 -36C66 -24 64 18 30 34C-8 48 -52 36 -56 4Z', 'fill="#8a5a1e" opacity=".35" transform="translate(4 7)"') + path('M-56 4C-60 -34 -10 -50 34 -36C66 -24 64 18 30 34C-8 48 -52 36 -56 4Z', 'fill="#f0bf5c"') + path('M-44 4C-44 -24 -6 -34 26 -26M-20 28C6 32 40 22 46 -2', 'fill="none" stroke="#f9dc93" stroke-width="7" stroke-linecap="round"') + path('M-10 -6h.1M14 8h.1M-24 8h.1M22 -12h.1', 'stroke="#c98a2c" stroke-width="7" stroke-linecap="round"'), tf(x, y, d, k));
  c.add('art', g(c.soft('M0 0L300 -30L330 190L24 214Z', 4, 8, 10, '#1d1008', 0.4) + path('M0 0L20 -14L40 -4L62 -18L86 -6L110 -22L134 -8L160 -24L184 -12L210 -26L234 -14L258 -28L280 -16L300 -30L330 190L306 184L286 198L262 188L238 200L214 190L190 204L166 194L142 206L118 198L94 210L70 202L48 214L24 214Z', `fill="${p.a}"`) + path('M14 40L306 12M18 74L310 46', `stroke="${p.paper}" stroke-width="9"`) + circ(168, 122, 52, `fill="${p.paper}"`) + path('M142 126C140 100 176 92 196 106C206 128 180 146 156 142Z', 'fill="#f0bf5c"'), tf(560, 96, 9, 0.96)) + crisp(640, 336, 0.9, 10) + crisp(560, 300, 0.7, 70) + crisp(730, 348, 0.76, -40) + crisp(900, 372, 0.8, 24));
  // a pencil across the crossword
  const cells = 6, q = 33;
  let grid = rect(-12, -12, cells * q + 24, cells * q + 100, `fill="${mix(p.paper, '#ffffff', 0.4)}"`);
  for (let i = 0; i < cells; i++) for (let k = 0; k < cells; k++) grid += rect(k * q, i * q, q, q, `fill="${(i * 5 + k * 3) % 7 === 0 || (i + k * 4) % 9 === 3 ? p.ink : '#ffffff'}" stroke="${p.ink}" stroke-width="2.5"`);
  grid += path('M0 220h90M0 238h70M0 256h84M112 220h86M112 238h64M112 256h80', `stroke="${mix(p.ink, p.paper, 0.4)}" stroke-width="5"`);
  c.add('art', g(c.soft('M-12 -12h222v298h-222Z', 4, 8, 10, '#1d1008', 0.35) + grid, tf(112, 1072, -11)) + g(path('M0 0H190V22H0Z', `fill="${p.b}"`) + path('M0 7H190', `stroke="${shade(p.b, 0.1)}" stroke-width="6"`) + path('M190 0L232 11L190 22Z', 'fill="#ecd2a2"') + path('M220 8L232 11L220 14Z', `fill="${p.ink}"`) + rect(-26, 0, 26, 22, `fill="${p.d}"`) + rect(-8, 0, 10, 22, 'fill="#b9bcc0"'), tf(232, 1320, -34)));
  return { box: [X - 272, Y - 106, 544, 220], ground: p.paper, ink: p.a, face: 'sansita-swashed:700', max: 116, small: { y: Y + 148, w: 470, ground: p.paper, ink: p.e } };
}
