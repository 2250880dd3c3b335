import { ell, g, mix, path, rect, shade } from '#artwork/engine.ts';
import { type Bar, barley, bubbles, foam, hop, hopLeaf, type Room } from './glass.ts';

/** A handled pint in a wreath of hops and barley, as the enamel sign of a good house. */
export function pint(b: Bar): Room {
  const { c, p } = b, beer = mix('#dd8f1e', p.b, 0.12), leaf = mix('#4d7c3c', p.c, 0.35), green = mix('#93b34c', p.c, 0.18), corn = mix('#dca845', p.b, 0.2);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.a}"`) + rect(34, 34, 932, 1332, `rx="44" fill="none" stroke="${p.paper}" stroke-width="9"`) + rect(54, 54, 892, 1292, `rx="30" fill="none" stroke="${p.b}" stroke-width="5"`) + ell(500, 812, 372, 428, `fill="${shade(p.a, 0.05)}"`) + ell(500, 812, 354, 410, `fill="none" stroke="${p.b}" stroke-width="4" stroke-dasharray="3 13" stroke-linecap="round"`));
  let wreath = '';
  for (const s of [1, -1]) {
    let side = path('M24 1190C-130 1170 -330 1050 -352 850C-360 740 -330 640 -280 570', `fill="none" stroke="${shade(leaf, -0.06)}" stroke-width="9" stroke-linecap="round"`);
    side += barley(-196, 1100, -58, 0.86, corn) + barley(-300, 900, -20, 0.9, corn) + barley(-120, 1172, -74, 0.8, corn);
    for (const [x, y, d, k] of [[-60, 1190, -100, 0.9], [-150, 1146, 170, 0.86], [-236, 1078, -110, 0.9], [-276, 1020, 120, 0.9], [-334, 940, -76, 0.92], [-330, 850, 88, 0.86], [-354, 770, -50, 0.86], [-336, 700, 60, 0.74], [-316, 626, -30, 0.7]] as const) side += hopLeaf(x, y, d, k, leaf);
    for (const [x, y, d, k] of [[-104, 1150, 20, 0.86], [-212, 1030, 26, 0.92], [-296, 880, 18, 0.98], [-330, 740, 10, 0.86], [-284, 574, 14, 0.7]] as const) side += hop(x, y, k, green, d);
    wreath += g(side, `transform="translate(500 0) scale(${s} 1)"`);
  }
  c.add('art', wreath);
  // the glass, dimpled, with its handle
  const L = 330, R = 640, T = 560, B = 1120, body = `M${L} ${T}H${R}L${R - 14} ${B - 40}Q${R - 16} ${B} ${R - 60} ${B}H${L + 60}Q${L + 16} ${B} ${L + 14} ${B - 40}Z`;
  const beerIn = `M${L + 14} ${T + 30}H${R - 14}L${R - 27} ${B - 70}Q${R - 30} ${B - 52} ${R - 60} ${B - 52}H${L + 60}Q${L + 30} ${B - 52} ${L + 27} ${B - 70}Z`;
  const glass = mix('#f4f7ee', p.paper, 0.4);
  let o = path('M630 680H700Q774 680 774 760V900Q774 990 690 990H622', `fill="none" stroke="${glass}" stroke-width="52" opacity=".9"`) + path('M630 680H700Q774 680 774 760V900Q774 990 690 990H622', `fill="none" stroke="${shade(p.a, 0.05)}" stroke-width="17"`) + path('M640 662H706Q790 664 792 752', 'fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".9"');
  o += c.soft(body, 0, 10, 16, '#2a1608', 0.35) + path(body, `fill="${glass}" opacity=".92"`) + path(beerIn, `fill="${c.lin([[0, shade(beer, 0.07)], [0.6, beer], [1, shade(beer, -0.09)]])}"`) + bubbles(b, beerIn, [L + 20, T + 120, 280, 380], 110);
  let dimples = '';
  for (let row = 0; row < 3; row++) for (let k = 0; k < 3; k++) { const x = L + 40 + k * 84, y = T + 116 + row * 116; dimples += rect(x, y, 62, 92, `rx="28" fill="${shade(beer, 0.08)}" opacity=".75"`) + path(`M${x + 12} ${y + 62}V${y + 28}Q${x + 14} ${y + 12} ${x + 30} ${y + 10}`, 'fill="none" stroke="#fff8dd" stroke-width="7" stroke-linecap="round"') + path(`M${x + 52} ${y + 34}V${y + 64}Q${x + 50} ${y + 82} ${x + 32} ${y + 84}`, `fill="none" stroke="${shade(beer, -0.13)}" stroke-width="6" stroke-linecap="round"`); }
  o += dimples + path(`M${L + 22} ${B - 30}H${R - 22}`, `stroke="${shade(glass, -0.1)}" stroke-width="7" stroke-linecap="round"`) + path(`M${L + 12} ${T + 40}L${L + 26} ${B - 70}`, 'stroke="#ffffff" stroke-width="9" stroke-linecap="round"');
  o += foam(b, L - 8, T + 46, R - L + 16, 150);
  // where it ran over
  o += path(`M${L + 20} ${T + 30}V${T + 128}a17 17 0 0 0 34 0V${T + 96}a13 13 0 0 1 26 0v14a15 15 0 0 0 30 0V${T + 30}Z`, 'fill="#fff6e0"') + path(`M${L + 32} ${T + 60}v64`, 'stroke="#ffffff" stroke-width="7" stroke-linecap="round"');
  c.add('art', o + ell(486, 1146, 190, 15, `fill="${shade(p.a, -0.08)}"`));
  return { box: [120, 112, 760, 250], ground: p.a, ink: p.paper, face: 'sansita-swashed:700', max: 138, small: { y: 1296, w: 700, ground: p.a, ink: p.b } };
}
