import { grained } from '#artwork/marks/grained.ts';
import { ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Lettered, Work } from './work.ts';

/** A cake behind a cordon, one slice gone, the crumbs numbered. */
export function scene(s: Work): Lettered {
  const { c, r, p } = s, wall = mix(p.e, '#17213e', 0.3), table = mix(p.c, p.paper, 0.12), ice = mix(p.d, p.paper, 0.2), sponge = '#d9a35e', jam = mix('#b8324a', p.a, 0.4), yellow = '#f5c534', chalk = '#ffffff';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + path('M500 420L-160 1400H1160Z', `fill="${c.lin([[0, p.b, 0.42], [1, p.b, 0.05]])}"`) + path('M0 1010H1000V1400H0Z', `fill="${table}"`) + ell(500, 1120, 560, 130, `fill="${mix(table, p.paper, 0.45)}" opacity=".7"`) + path('M0 1010H1000', `stroke="${shade(table, -0.1)}" stroke-width="6"`));
  // the lamp that shines on it
  c.add('art', g(path('M-96 62C-96 -10 -50 -46 0 -46C50 -46 96 -10 96 62Z', `fill="${p.a}"`) + ell(0, 62, 96, 15, `fill="${mix(p.b, '#fff8dc', 0.6)}"`) + path('M-70 30C-64 0 -44 -20 -20 -26', `fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity=".6"`), tf(500, 430)));
  // the stand and the cake, of which a wedge is missing
  c.add('art', ell(500, 1196, 330, 32, `fill="${p.e}" opacity=".28"`) + path('M450 1090H550L580 1180H420Z', `fill="${shade(p.paper, -0.07)}"`) + ell(500, 1184, 110, 20, `fill="${p.paper}"`) + ell(500, 1078, 330, 46, `fill="${shade(p.paper, -0.09)}"`) + ell(500, 1070, 330, 44, `fill="${p.paper}"`));
  const side = 'M240 800V1050C300 1090 700 1090 760 1050V800Z';
  c.add('art', grained(s, side, [240, 800, 520, 280], ice, { n: 420, from: 10, dl: -0.07 }) + ell(500, 800, 260, 60, `fill="${shade(ice, 0.04)}"`));
  let drip = 'M240 800';
  for (let i = 0; i < 13; i++) { const h = 44 + ((i * 29) % 5) * 17; drip += `v${h}q20 30 40 0v${-h}`; }
  c.add('art', g(path(`${drip}Z`, `fill="${p.a}"`), `clip-path="${c.clip(path(side))}"`) + ell(500, 800, 260, 60, `fill="${p.a}"`) + ell(500, 796, 236, 50, `fill="${shade(p.a, 0.04)}"`));
  // the wedge that is gone: we see the inside
  c.add('art', path('M500 796L548 860V1080L500 1016Z', `fill="${shade(sponge, -0.08)}"`) + path('M500 796L742 822V1056L500 1016Z', `fill="${sponge}"`) + path('M500 856L548 922V950L500 884ZM500 940L548 1006V1030L500 966Z', `fill="${jam}"`) + path('M500 856L742 888V912L500 884ZM500 940L742 970V994L500 966Z', `fill="${jam}"`) + path('M500 868L742 900M500 952L742 982', `stroke="${p.paper}" stroke-width="9"`) + path('M548 1080L500 1016L742 1056C700 1070 620 1080 548 1080Z', `fill="${p.paper}"`));
  // candles, one of them knocked
  c.add('art', [[330, 790, 0], [400, 764, 0], [480, 752, 0], [420, 812, 0]].map(([x, y, deg], i) => g(rect(-9, -96, 18, 96, `fill="${[p.b, p.paper, p.c, p.paper][i]!}"`) + path('M-9 -70l18 -12M-9 -44l18 -12M-9 -18l18 -12', `stroke="${p.e}" stroke-width="5"`) + path('M0 -102C-15 -114 -12 -134 0 -152C12 -134 15 -114 0 -102Z', `fill="${mix(yellow, '#fff6cf', 0.3)}"`), tf(x!, y!, deg))).join(''));
  // the outline of the slice, in chalk; the markers
  c.add('art', path('M600 1262L846 1180L884 1286Q800 1330 690 1320Z', `fill="none" stroke="${chalk}" stroke-width="11" stroke-linejoin="round" stroke-dasharray="40 5 22 4"`));
  let crumbs = '';
  for (let i = 0; i < 44; i++) { const t = r.f(), x = 590 - t * 500 + r.g(0, 26), y = 1130 + t * 160 + r.g(0, 16); crumbs += `M${n1(x)} ${n1(y)}h.1`; }
  c.add('art', path(crumbs, `stroke="${shade(sponge, -0.09)}" stroke-width="13" stroke-linecap="round"`) + path('M700 1250h.1M760 1230h.1M790 1276h.1', `stroke="${shade(sponge, -0.09)}" stroke-width="15" stroke-linecap="round"`));
  const figure = ['', 'M-4 -58L10 -68V-14', 'M-16 -54C-14 -74 18 -74 18 -52C18 -38 -12 -28 -17 -14H20', 'M-15 -66H17L0 -46C26 -46 24 -10 0 -11C-9 -11 -15 -16 -18 -22'];
  const marker = (x: number, y: number, n: number, k: number) => g(ell(8, 6, 66, 11, `fill="${p.e}" opacity=".3"`) + path('M-46 0L-34 -92H34L46 0Z', `fill="${yellow}"`) + path('M34 -92L46 0L62 -8L46 -88Z', `fill="${shade(yellow, -0.12)}"`) + path(figure[n]!, `fill="none" stroke="#1c1a22" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"`), tf(x, y, 0, k));
  c.add('art', marker(410, 1246, 1, 1.05) + marker(196, 1330, 2, 1.2) + marker(898, 1214, 3, 0.98));
  // a paw print in the icing sugar
  c.add('art', g(ell(0, 10, 22, 18, `fill="${p.paper}"`) + ell(-25, -10, 9, 12, `fill="${p.paper}"`) + ell(-9, -24, 9, 12, `fill="${p.paper}"`) + ell(9, -24, 9, 12, `fill="${p.paper}"`) + ell(25, -10, 9, 12, `fill="${p.paper}"`), tf(72, 1240, -60)) + g(ell(0, 10, 22, 18, `fill="${p.paper}"`) + ell(-25, -10, 9, 12, `fill="${p.paper}"`) + ell(-9, -24, 9, 12, `fill="${p.paper}"`) + ell(9, -24, 9, 12, `fill="${p.paper}"`) + ell(25, -10, 9, 12, `fill="${p.paper}"`), tf(60, 1360, -40)));
  // the cordon, chequered
  const check = c.pattern(52, 52, rect(0, 0, 52, 52, 'fill="#ffffff"') + path('M0 0H26V26H0ZM26 26H52V52H26Z', `fill="#1d3c8c"`));
  c.add('art', g(rect(-40, 0, 1100, 52, `fill="${check}"`) + path('M-40 52H1060V58H-40Z', 'fill="#0b142e" opacity=".35"'), tf(0, 536, 4)));
  return { box: [90, 72, 820, 276], ground: wall, ink: p.paper, small: yellow, max: 146, face: 'league-spartan:800' };
}
