import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Lettered, Work } from './work.ts';

/** A wall at the end of a day's work: hat, trowel, tea, and a robin. */
export function wall(s: Work): Lettered {
  const { c, r, p } = s, sky = mix(p.bg, p.d, 0.3), brick = mix('#b5553a', p.a, 0.25), mortar = mix(p.paper, p.d, 0.3), steel = mix('#8d949c', p.e, 0.2), ply = mix('#d9b37c', p.b, 0.2), dark = p.e;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(sky, p.paper, 0.25)], [1, mix(p.b, p.paper, 0.45)]])}"`) + circ(800, 820, 150, `fill="${mix(p.b, p.paper, 0.2)}"`) + circ(800, 820, 320, `fill="${c.rad([[0.3, p.b, 0.4], [1, p.b, 0]])}"`));
  // roofs and a crane far off
  c.add('art', path('M0 900L80 830L160 900V820L240 760L320 820V900L420 830L520 900V860L600 800L680 860V920L780 850L880 920V880L1000 830V1100H0Z', `fill="${mix(p.c, sky, 0.42)}"`) + path('M900 900V560M880 560H1000M760 560H1000M900 520L780 560M900 520L990 560M900 520V560M790 560V640', `fill="none" stroke="${mix(p.e, sky, 0.42)}" stroke-width="9"`) + path('M776 640h28v22h-28Z', `fill="${mix(p.e, sky, 0.42)}"`));
  // scaffold and the board that hangs on it
  c.add('art', path('M110 40V1400M890 40V1400', `stroke="${steel}" stroke-width="30"`) + path('M102 40V1400M882 40V1400', `stroke="${shade(steel, 0.14)}" stroke-width="6"`) + path('M-20 132H1020M-20 600H1020', `stroke="${shade(steel, -0.04)}" stroke-width="26"`) + path('M-20 125H1020M-20 593H1020', `stroke="${shade(steel, 0.12)}" stroke-width="5"`) + [[110, 132], [890, 132], [110, 600], [890, 600]].map(([x, y]) => rect(x! - 28, y! - 28, 56, 56, `rx="9" fill="${shade(steel, -0.14)}"`) + circ(x!, y!, 11, `fill="${shade(steel, 0.1)}"`)).join(''));
  let grain = '';
  for (let i = 0; i < 30; i++) { const y = 180 + i * 13.6; grain += `M166 ${y}Q${r.f(300, 700)} ${y + r.f(-13, 13)} 834 ${y + r.f(-5, 5)}`; }
  c.add('art', c.soft('M160 170H840V570H160Z', 6, 12, 16, dark, 0.35) + rect(160, 170, 680, 400, `rx="4" fill="${ply}"`) + path(grain, `fill="none" stroke="${shade(ply, -0.04)}" stroke-width="3"`) + rect(160, 170, 680, 26, `fill="${c.pattern(80, 26, rect(0, 0, 80, 26, `fill="${p.b}"`) + path('M0 26L26 0H66L40 26Z', `fill="${dark}"`))}"`) + rect(160, 544, 680, 26, `fill="${c.pattern(80, 26, rect(0, 0, 80, 26, `fill="${p.b}"`) + path('M0 26L26 0H66L40 26Z', `fill="${dark}"`))}"`) + path('M230 136V186M770 136V186', `stroke="${dark}" stroke-width="6"`) + [[184, 220], [816, 220], [184, 524], [816, 524]].map(([x, y]) => circ(x!, y!, 8, `fill="${shade(ply, -0.26)}"`)).join(''));
  // the wall: courses, the last two stepping down
  const W = 150, H = 62, gap = 10;
  let bricks = '';
  for (let k = 0; k < 7; k++) { const y = 1400 - (k + 1) * (H + gap), off = k % 2 ? -W / 2 : 0, to = k > 5 ? 470 : k > 4 ? 630 : k > 3 ? 800 : 1060; bricks += rect(-10, y - gap / 2, Math.min(to + 8, 1020), H + gap, `fill="${mortar}"`); for (let x = off - 30; x < to; x += W + gap) { const w = Math.min(W, to - x); if (w > 40) bricks += rect(x, y, w, H, `rx="4" fill="${shade(brick, (((Math.round(x + 400) * 7 + k * 13) % 5) - 2) * 0.02)}"`); } }
  let specks = '';
  for (let i = 0; i < 260; i++) specks += `M${Math.round(r.f(0, 1000))} ${Math.round(r.f(960, 1400))}h.1`;
  c.add('art', bricks + path(specks, `stroke="${shade(brick, -0.1)}" stroke-width="5" stroke-linecap="round" opacity=".5"`) + path('M-10 878L1010 900', `stroke="${p.paper}" stroke-width="4"`));
  // on the wall: a hard hat, tea, a level, a trowel with a little mortar
  const top = 1400 - 7 * (H + gap) - 5;
  c.add('art', g(ell(0, 4, 190, 12, `fill="${dark}" opacity=".25"`) + grained(s, 'M-140 0C-146 -96 -90 -150 0 -150C90 -150 146 -96 140 0Z', [-146, -150, 292, 150], p.b, { n: 260, from: 70, dl: -0.09 }) + path('M-30 -148C-24 -162 24 -162 30 -148L36 0H-36Z', `fill="${shade(p.b, -0.05)}"`) + path('M-196 4C-150 -24 150 -24 176 -2C180 10 160 14 0 14C-150 14 -196 14 -196 4Z', `fill="${shade(p.b, -0.03)}"`) + path('M-104 -30C-100 -70 -80 -100 -56 -112', 'fill="none" stroke="#ffffff" stroke-width="11" stroke-linecap="round" opacity=".65"') + path('M52 -54l18 -8M58 -30l18 -4', `stroke="${shade(p.b, -0.16)}" stroke-width="5" stroke-linecap="round"`), tf(190, top - 8, -3)));
  c.add('art', g(path('M52 -66C94 -70 94 -8 48 -12', `fill="none" stroke="${p.c}" stroke-width="14"`) + grained(s, 'M-56 -90H56V-10Q56 0 46 0H-46Q-56 0 -56 -10Z', [-56, -90, 112, 90], p.c, { n: 70, from: 20, dl: -0.08 }) + path('M-56 -58H56M-56 -40H56', `stroke="${p.paper}" stroke-width="8"`) + ell(0, -90, 56, 11, `fill="${p.paper}"`) + ell(0, -89, 46, 7, `fill="${mix('#8a5230', p.b, 0.2)}"`) + path('M-14 -112C-28 -136 4 -148 -8 -176M18 -112C6 -136 36 -150 24 -180', `fill="none" stroke="${p.paper}" stroke-width="9" stroke-linecap="round" opacity=".9"`), tf(410, top)));
  c.add('art', g(rect(0, -38, 300, 38, `rx="4" fill="${p.a}"`) + rect(0, -38, 300, 8, `fill="${shade(p.a, 0.07)}"`) + rect(118, -30, 64, 20, `rx="10" fill="#d7ec6a"`) + ell(150, -20, 12, 7, 'fill="#ffffff"') + path('M138 -30v20M162 -30v20', `stroke="${dark}" stroke-width="3"`) + circ(34, -19, 11, `fill="#d7ec6a"`) + circ(266, -19, 11, `fill="#d7ec6a"`), tf(640, 1400 - 5 * (H + gap) - 4, 0)));
  c.add('art', g(path('M0 0L-150 -46C-166 -20 -160 26 -146 46Z', `fill="${steel}"`) + path('M0 0L-150 -46L-148 0Z', `fill="${shade(steel, 0.13)}"`) + path('M-148 0C-176 -2 -180 -40 -206 -40', `fill="none" stroke="${shade(steel, -0.1)}" stroke-width="11"`) + rect(-300, -54, 106, 28, `rx="13" fill="${mix('#8a4f2c', p.a, 0.2)}"`) + path('M-110 -30C-90 -54 -50 -40 -36 -14C-60 -2 -90 0 -120 6C-130 -6 -124 -20 -110 -30Z', `fill="${mortar}"`), tf(640, 1400 - 6 * (H + gap) + 4, 6, 0.8)));
  // a robin on the line, and bricks waiting
  c.add('art', g(path('M-40 10C-50 -20 -20 -50 16 -42C40 -36 48 -10 40 10C30 40 -6 52 -30 40C-50 46 -76 50 -96 44C-76 34 -56 24 -40 10Z', `fill="${mix('#7a5a42', dark, 0.2)}"`) + path('M10 -42C44 -38 50 -6 38 14C26 34 4 36 -8 22C-8 -6 -2 -30 10 -42Z', `fill="${p.a}"`) + path('M42 -22L62 -16L42 -8Z', `fill="${p.b}"`) + circ(26, -24, 5, 'fill="#1a1416"') + path('M-6 46v20M12 44v22', `stroke="${dark}" stroke-width="4"`), tf(900, 1028, 0, 1.1)));
  return { box: [196, 212, 608, 316], ground: ply, ink: dark, small: shade(p.a, -0.14), max: 132, face: 'league-spartan:800' };
}
