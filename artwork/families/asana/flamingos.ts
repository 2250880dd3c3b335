import { circ, ell, g, mix, n1, path, polar, rect, shade, tf } from '#artwork/engine.ts';
import { matOf, type Room, speckled, type Studio } from './mat.ts';

/** a flamingo in the tree pose: on one leg, wings raised and joined, eyes shut; its feet on y = 0 */
function steady(s: Studio, x: number, y: number, k: number, col: string): string {
  const { p } = s, dark = mix('#2b1c22', p.ink, 0.4), leg = mix(col, dark, 0.3);
  const body = 'M-96 -430C-110 -500 -60 -556 0 -560C66 -556 108 -500 96 -430C80 -372 40 -352 0 -352C-40 -352 -80 -372 -96 -430Z';
  return g(path('M6 -366V-190L2 -6', `fill="none" stroke="${leg}" stroke-width="13" stroke-linejoin="round"`) + circ(5, -188, 12, `fill="${leg}"`) + path('M2 -10L-34 4M2 -10L42 4M2 -10L8 6', `stroke="${leg}" stroke-width="12" stroke-linecap="round"`) + path('M40 -370L104 -270L14 -214', `fill="none" stroke="${leg}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"`) + circ(104, -270, 12, `fill="${leg}"`)
    + path('M-66 -470C-180 -560 -170 -700 -24 -880C-16 -780 -24 -640 -8 -520ZM66 -470C180 -560 170 -700 24 -880C16 -780 24 -640 8 -520Z', `fill="${col}"`) + path('M-40 -500C-130 -580 -120 -690 -28 -840M-26 -510C-90 -600 -84 -690 -26 -790M40 -500C130 -580 120 -690 28 -840M26 -510C90 -600 84 -690 26 -790', `fill="none" stroke="${shade(col, -0.08)}" stroke-width="6" stroke-linecap="round"`) + path('M-24 -880C-20 -830 -22 -780 -24 -740C-56 -790 -50 -840 -24 -880ZM24 -880C20 -830 22 -780 24 -740C56 -790 50 -840 24 -880Z', `fill="${dark}"`)
    + speckled(s, body, [-100, -560, 200, 210], col, 220) + path('M0 -520C-44 -540 -60 -590 -24 -630C4 -660 38 -690 28 -724', `fill="none" stroke="${col}" stroke-width="34" stroke-linecap="round"`) + speckled(s, 'M-22 -726C-26 -768 4 -790 34 -782C66 -772 74 -740 62 -716C46 -690 -14 -694 -22 -726Z', [-22, -786, 96, 94], col, 60) + path('M-14 -744C-54 -744 -70 -716 -62 -682C-54 -676 -42 -688 -34 -702Q-22 -708 -12 -712Z', `fill="${mix(col, '#fff4e4', 0.72)}"`) + path('M-63 -706C-68 -690 -62 -672 -56 -670C-46 -674 -40 -692 -34 -702Q-50 -700 -63 -706Z', `fill="${dark}"`) + path('M12 -744q12 10 26 2', `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`), tf(x, y, 0, k));
}

/** the third flamingo, which is losing its balance */
function falling(s: Studio, x: number, y: number, k: number, col: string): string {
  const { p } = s, dark = mix('#2b1c22', p.ink, 0.4), leg = mix(col, dark, 0.3);
  const wing = (d: number, sx: number) => g(path('M0 0C60 -60 170 -80 250 -20C200 -16 210 0 176 6C190 16 150 26 136 24C140 40 90 44 60 36C30 36 10 20 0 0Z', `fill="${col}"`) + path('M20 4C80 -30 140 -40 210 -22M26 14C80 -6 120 -10 176 -2M30 24C70 12 100 10 136 14', `fill="none" stroke="${shade(col, -0.08)}" stroke-width="6" stroke-linecap="round"`) + path('M250 -20C200 -16 210 0 176 6C196 -18 220 -30 250 -20Z', `fill="${dark}"`), `transform="translate(${sx * 54} -486) scale(${sx} 1) rotate(${d})"`);
  return g(path('M0 -360L-46 -190L0 -6', `fill="none" stroke="${leg}" stroke-width="13" stroke-linejoin="round"`) + circ(-46, -190, 12, `fill="${leg}"`) + path('M0 -10L-36 4M0 -10L40 4M0 -10L6 6', `stroke="${leg}" stroke-width="12" stroke-linecap="round"`) + path('M34 -376L160 -350L232 -236', `fill="none" stroke="${leg}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"`) + circ(160, -350, 12, `fill="${leg}"`) + path('M232 -240L262 -214M232 -240L228 -202M232 -240L250 -262', `stroke="${leg}" stroke-width="11" stroke-linecap="round"`)
    + wing(-24, -1) + wing(14, 1) + speckled(s, 'M-96 -430C-110 -500 -60 -546 0 -546C66 -546 108 -500 96 -430C80 -372 40 -352 0 -352C-40 -352 -80 -372 -96 -430Z', [-100, -546, 200, 200], col, 220) + path('M-20 -500C-76 -540 -90 -600 -40 -640C0 -670 -20 -720 -60 -716', `fill="none" stroke="${col}" stroke-width="34" stroke-linecap="round"`) + g(speckled(s, 'M-22 -726C-26 -768 4 -790 34 -782C66 -772 74 -740 62 -716C46 -690 -14 -694 -22 -726Z', [-22, -786, 96, 94], col, 60) + path('M-14 -744C-54 -744 -70 -716 -62 -682C-54 -676 -42 -688 -34 -702Q-22 -708 -12 -712Z', `fill="${mix(col, '#fff4e4', 0.72)}"`) + path('M-63 -706C-68 -690 -62 -672 -56 -670C-46 -674 -40 -692 -34 -702Q-50 -700 -63 -706Z', `fill="${dark}"`) + circ(22, -744, 13, 'fill="#fff"') + circ(19, -742, 6.5, `fill="${dark}"`) + path('M6 -768q14 -12 30 -4', `fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"`), 'transform="translate(-56 10) rotate(-20 0 -730)"'), tf(x, y, 0, k));
}

/** Three flamingos in the tree pose, one of them losing its balance. */
export function flamingos(s: Studio): Room {
  const { c, p } = s, floor = 1150, pink = mix('#ef6d86', p.a, 0.12);
  // a studio window, round, with palms behind it
  let o = rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + circ(500, 640, 380, `fill="${mix(p.c, p.paper, 0.55)}"`);
  const sky = c.clip(circ(500, 640, 358));
  const palm = (x: number, y: number, k: number) => { let f = ''; for (let i = 0; i < 9; i++) { const a = Math.PI * (0.96 + i * 0.135), e = polar(0, 0, 150, a), m = polar(0, -70, 90, a); f += `M0 0Q${n1(m[0])} ${n1(m[1])} ${n1(e[0])} ${n1(e[1] + 60)}Q${n1(m[0] * 0.8)} ${n1(m[1] + 34)} 0 0Z`; } return g(path('M-8 0Q-26 150 -10 420H14Q2 150 8 0Z', `fill="${mix(p.e, p.c, 0.35)}"`) + path(f, `fill="${mix(p.e, p.c, 0.55)}"`), tf(x, y, 0, k)); };
  o += g(circ(500, 640, 360, `fill="${mix(p.c, p.paper, 0.72)}"`) + speckled(s, 'M360 700a140 140 0 1 0 280 0a140 140 0 1 0 -280 0Z', [360, 560, 280, 280], p.b, 300, 'below', -0.06) + rect(100, 790, 800, 300, `fill="${p.c}"`) + [[500, 806, 130], [500, 834, 90], [500, 866, 120], [500, 904, 70]].map(([x, y, w]) => rect(x! - w!, y!, w! * 2, 9, `rx="4" fill="${p.paper}" opacity=".7"`)).join('') + palm(216, 560, 1) + palm(800, 500, 1.15), `clip-path="${sky}"`) + circ(500, 640, 370, `fill="none" stroke="${p.paper}" stroke-width="22"`) + path('M500 270V1010M130 640H870', `stroke="${p.paper}" stroke-width="11"`);
  o += rect(0, 1050, 1000, 350, `fill="${p.d}"`) + path('M0 1050H1000', `stroke="${shade(p.d, -0.1)}" stroke-width="6"`) + path('M120 1050L20 1400M310 1050L260 1400M500 1050V1400M690 1050L740 1400M880 1050L980 1400', `stroke="${shade(p.d, -0.06)}" stroke-width="4"`);
  c.add('ground', o);
  c.add('art', ell(500, floor + 12, 470, 40, `fill="${p.e}" opacity=".1"`) + matOf(s, 60, floor + 14, 270, p.c) + matOf(s, 372, floor + 40, 276, p.e) + matOf(s, 676, floor + 14, 270, p.b));
  c.add('art', steady(s, 196, floor - 16, 0.86, pink) + steady(s, 500, floor + 10, 0.94, shade(pink, 0.045)) + falling(s, 776, floor - 16, 0.8, shade(pink, -0.03)));
  return { box: [90, 60, 820, 178], ground: p.bg, ink: p.e, max: 104 };
}
