import { circ, ell, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import type { Room } from '#artwork/lettering/in-a-room.ts';
import { both, coat, from, nose } from '#artwork/marks/coat.ts';
import { grained } from '#artwork/marks/grained.ts';
import type { Seat } from './seat.ts';

/** A dachshund in a cone, which somebody has made into a sunflower with paper and tape. */
export function cone(s: Seat): Room {
  const { c, p } = s, wall = mix(p.bg, p.c, 0.22), tan = '#a4562c', black = '#2b211f', dark = '#1d1414', point = '#c47a3e', X = 500, Y = 780, R = 270;
  const tick = path('M-14 0H14M0 -14V14', `stroke="${shade(wall, 0.05)}" stroke-width="9" stroke-linecap="round"`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(130, 130, g(tick, tf(32, 32)) + g(tick, tf(97, 97)))}"`));
  // a blanket in squares
  let quilt = '';
  const inks = [p.a, p.paper, p.c, p.d, p.b, p.e];
  for (let row = 0; row < 3; row++) for (let i = -1; i < 8; i++) { const x = i * 150 + row * 40 - 40, y = 1140 + row * 100; quilt += rect(x, y, 150, 100, `fill="${inks[(i * 2 + row * 3 + 12) % 6]!}"`) + path(`M${x + 10} ${y + 10}h130v80h-130Z`, `fill="none" stroke="${p.paper}" stroke-width="4" stroke-dasharray="10 9" opacity=".75"`); }
  const fold = 'M-20 1200C200 1130 360 1160 500 1150C660 1140 820 1130 1020 1190V1420H-20Z';
  // the body under the blanket, as a long low hill
  c.add('art', coat(s, 'M180 1300C190 1120 300 1000 420 960H580C700 1000 820 1120 830 1300Z', [170, 950, 670, 350], tan, { dir: () => 1.57, len: 32, edge: 9 }));
  // petals, cut by hand
  let petals = '';
  for (let ring = 0; ring < 2; ring++) for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 360 + ring * 10, k = 1 + (((i * 7) % 5) - 2) * 0.035, col = ring ? p.b : shade(p.b, -0.07, 0.01, -8);
    petals += g(path(`M-44 0C-62 -${n1(78 * k)} -34 -${n1(136 * k)} 0 -${n1(168 * k)}C34 -${n1(136 * k)} 62 -${n1(78 * k)} 44 0Z`, `fill="${col}"`) + path(`M0 -12V-${n1(128 * k)}`, `stroke="${shade(col, -0.08)}" stroke-width="5" stroke-linecap="round"`), tf(...polar(X, Y, R - 22, ((a - 90) * Math.PI) / 180), a));
  }
  c.add('art', ell(X + 10, Y + 22, R + 118, R + 118, `fill="${p.e}" opacity=".13"`) + petals);
  // the cone
  c.add('art', circ(X, Y, R, `fill="${c.rad([[0, mix(p.c, p.e, 0.2)], [0.55, mix(p.paper, p.c, 0.34)], [0.93, mix(p.paper, p.c, 0.12)], [1, p.paper]])}"`) + path(Array.from({ length: 16 }, (_, i) => { const a = (i / 16) * TAU + 0.1, [x, y] = polar(X, Y, R - 14, a), [u, v] = polar(X, Y, 150, a); return `M${n1(x)} ${n1(y)}L${n1(u)} ${n1(v)}`; }).join(''), `stroke="${mix(p.paper, p.c, 0.5)}" stroke-width="4" opacity=".7"`) + circ(X, Y, R - 4, `fill="none" stroke="${p.paper}" stroke-width="12"`) + path('M286 700A230 230 0 0 1 420 564', `fill="none" stroke="#ffffff" stroke-width="17" stroke-linecap="round" opacity=".8"`));
  const tape = (a: number) => { const [x, y] = polar(X, Y, R + 6, (a * Math.PI) / 180); return g(rect(-34, -16, 68, 32, `fill="${mix(p.a, p.paper, 0.35)}" opacity=".92"`) + path('M-34 -16l-6 8l6 8l-6 8l6 8M34 -16l6 8l-6 8l6 8l-6 8', `fill="${mix(p.a, p.paper, 0.35)}"`), tf(x, y, a)); };
  c.add('art', tape(-70) + tape(12) + tape(128) + tape(206));
  // the long, reproachful face
  const ear = 'M392 690C340 690 300 740 298 830C298 910 330 966 364 960C400 950 420 880 424 800Z', head = 'M500 610C574 610 622 660 622 730C622 780 604 810 596 850C588 910 560 966 500 968C440 966 412 910 404 850C396 810 378 780 378 730C378 660 426 610 500 610Z', muzzle = 'M500 770C560 770 596 810 596 866C594 930 556 974 500 976C444 974 406 930 404 866C404 810 440 770 500 770Z';
  c.add('art', coat(s, head, [376, 608, 248, 362], black, { dir: from(500, 860), len: 22, edge: 5, dark: -0.03, light: 0.08 }) + coat(s, muzzle, [402, 768, 196, 210], point, { dir: from(500, 850), len: 20, edge: 2 }) + path('M472 700C480 770 488 800 484 840H516C512 800 520 770 528 700C520 670 480 670 472 700Z', `fill="${black}"`) + both(coat(s, ear, [296, 688, 130, 276], mix(black, tan, 0.25), { dir: () => 1.57, len: 30, edge: 5, dark: -0.03, light: 0.08 })));
  c.add('art', both(ell(446, 672, 19, 13, `fill="${point}" transform="rotate(-16 446 672)"`) + circ(440, 738, 33, `fill="${dark}"`) + circ(440, 738, 27, 'fill="#6a3a1c"') + circ(440, 732, 18, 'fill="#0e0808"') + circ(450, 722, 9, 'fill="#ffffff"') + path('M404 728C420 700 460 698 478 726', `fill="none" stroke="${black}" stroke-width="13" stroke-linecap="round"`) + path('M410 700C424 688 446 684 462 694', `fill="none" stroke="${shade(black, 0.1)}" stroke-width="6" stroke-linecap="round" transform="rotate(14 436 692)"`)) + path('M500 890V920M500 920C480 944 446 944 432 928M500 920C520 944 554 944 568 928', `fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"`) + nose(500, 858, 1.05) + both(path('M440 890h.1M456 908h.1M430 912h.1', `stroke="${shade(point, -0.16)}" stroke-width="7" stroke-linecap="round"`)));
  // the collar's lower edge, the blanket over everything
  c.add('art', g(quilt, `clip-path="${c.clip(path(fold))}"`) + path('M-20 1200C200 1130 360 1160 500 1150C660 1140 820 1130 1020 1190', `fill="none" stroke="${p.paper}" stroke-width="26"`) + path('M-20 1200C200 1130 360 1160 500 1150C660 1140 820 1130 1020 1190', `fill="none" stroke="${p.e}" stroke-width="4" stroke-dasharray="12 10" opacity=".6"`));
  // a biscuit within reach, and one plaster
  const bone = 'M-60 -16C-92 -56 -130 -16 -98 4C-130 24 -92 64 -60 24H60C92 64 130 24 98 4C130 -16 92 -56 60 -16Z';
  c.add('art', g(c.soft(bone, 4, 8, 8, p.e, 0.3) + grained(s, bone, [-120, -50, 240, 110], mix('#d9a55c', p.b, 0.25), { n: 130, from: 70 }) + path('M-50 4h.1M0 -2h.1M46 8h.1M-22 14h.1M22 16h.1', `stroke="${shade('#d9a55c', -0.16)}" stroke-width="9" stroke-linecap="round"`), tf(760, 1270, -12)) + g(coat(s, 'M-64 70C-80 0 -60 -60 0 -62C60 -60 80 0 64 70Z', [-80, -64, 160, 140], point, { dir: () => 1.57, len: 22, edge: 5 }) + path('M-22 -50V-20M22 -50V-20', `stroke="${shade(point, -0.16)}" stroke-width="7" stroke-linecap="round"`) + g(rect(-76, -20, 152, 44, `rx="20" fill="${mix('#e9b48e', p.d, 0.4)}"`) + rect(-26, -20, 52, 44, `fill="${p.paper}"`) + path('M-56 -6h.1M-56 10h.1M-42 2h.1M42 2h.1M56 -6h.1M56 10h.1', `stroke="${shade('#e9b48e', -0.1)}" stroke-width="6" stroke-linecap="round"`), tf(0, 22, -8)), tf(330, 1170, -6)));
  return { box: [100, 70, 800, 260], ground: wall, ink: p.e, small: shade(p.a, -0.08), max: 124 };
}
