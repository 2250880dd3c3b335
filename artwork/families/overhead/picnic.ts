import {
  at, circ, ell, g, mix, n1, path, polar, pt, rect, shade, smooth, sparkle, TAU, tf, tfit, withContrast,
} from '#artwork/engine.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { circPath } from '#artwork/outlines/ornament.ts';
import { cast, daisies, patches, rrect, type Seen, strokes } from './seen.ts';
import { openBook, strawHat } from './things.ts';

function strawberry({ green }: Seen, x: number, y: number, q: number, deg: number, red: string): string {
  let pips = '', leaves = '';
  for (const [px, py] of [[-0.4, -0.1], [0.1, -0.2], [0.42, 0], [-0.18, 0.26], [0.22, 0.3], [0, 0.62]] as const) pips += ell(px * q, py * q, q * 0.06, q * 0.1, '');
  for (let i = 0; i < 5; i++) leaves += `M0 ${n1(-q * 0.6)}L${pt(polar(0, -q * 0.6, q * 0.55, -0.5 + i * 1.0))}`;
  return g(path(`M0 ${n1(q)}C${n1(-q * 0.7)} ${n1(q * 0.5)} ${n1(-q * 0.95)} ${n1(-q * 0.5)} ${n1(-q * 0.4)} ${n1(-q * 0.68)}Q0 ${n1(-q * 0.84)} ${n1(q * 0.4)} ${n1(-q * 0.68)}C${n1(q * 0.95)} ${n1(-q * 0.5)} ${n1(q * 0.7)} ${n1(q * 0.5)} 0 ${n1(q)}Z`, `fill="${red}"`) + g(pips, 'fill="#ffe3a1"') + path(leaves, `stroke="${shade(green, -0.04)}" stroke-width="${n1(q * 0.2)}" stroke-linecap="round"`), tf(x, y, deg));
}

function plate({ c }: Seen, x: number, y: number, q: number, rim: string): string {
  return cast(c, circPath(x, y, q), 12) + circ(x, y, q, 'fill="#fdfaf2"') + circ(x, y, q * 0.93, `fill="none" stroke="${rim}" stroke-width="4"`) + circ(x, y, q * 0.68, `fill="${c.rad([[0, '#fdfaf2'], [0.86, '#f7f1e4'], [1, shade('#f7f1e4', -0.07)]], 0.55, 0.56, 0.5)}"`) + path(`M${pt(polar(x, y, q * 0.8, 3.4))}A${n1(q * 0.8)} ${n1(q * 0.8)} 0 0 1 ${pt(polar(x, y, q * 0.8, 4.5))}`, `fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"`);
}

/** a tumbler of lemonade with a slice in it */
function tumbler({ c }: Seen, x: number, y: number, q: number): string {
  let wedge = '';
  for (let i = 0; i < 8; i++) wedge += `M0 0L${pt(polar(0, 0, q * 0.5, (i * TAU) / 8))}`;
  return g(cast(c, circPath(0, 0, q), q * 1.1, 0, 0.2) + circ(0, 0, q, 'fill="#f6f3da" fill-opacity=".92"') + circ(0, 0, q * 0.86, `fill="${c.rad([[0, '#fdf3b6'], [1, '#efd97a']])}"`) + g(circ(0, 0, q * 0.6, 'fill="#f2c93c"') + circ(0, 0, q * 0.52, 'fill="#fbeca0"') + path(wedge, 'stroke="#f2c93c" stroke-width="3"'), tf(q * 0.14, q * 0.1)) + circ(0, 0, q, 'fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="4"') + path(`M${n1(-q * 0.62)} ${n1(-q * 0.2)}a${n1(q * 0.66)} ${n1(q * 0.66)} 0 0 1 ${n1(q * 0.5)} ${n1(-q * 0.44)}`, 'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"'), tf(x, y));
}

function basket({ c, wood }: Seen, x: number, y: number, w: number, h: number, deg: number, cloth: string): string {
  const straw = shade(wood, 0.0), box = rrect(-w / 2, -h / 2, w, h, 30);
  let weave = '';
  for (let j = 0; j < h / 11; j++) for (let i = 0; i < w / 22; i++) weave += `M${n1(-w / 2 + i * 22 + (j % 2 ? 11 : 0))} ${n1(-h / 2 + 5 + j * 11)}h14`;
  return g(cast(c, box, 46, deg) + path(box, `fill="${straw}"`) + g(path(weave, `stroke="${shade(straw, -0.12)}" stroke-width="6" stroke-linecap="round"`) + path(weave, `stroke="${shade(straw, 0.07)}" stroke-width="3" stroke-linecap="round" transform="translate(11 -3)"`), `clip-path="${c.clip(path(box))}"`) + path(box, `fill="none" stroke="${shade(straw, -0.08)}" stroke-width="11"`) + path(box, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3" stroke-dasharray="16 8"')
    + path(smooth([[-w * 0.18, -h * 0.36], [w * 0.3, -h * 0.44], [w * 0.46, h * 0.08], [w * 0.62, h * 0.46], [w * 0.1, h * 0.3], [-w * 0.06, 0]]), `fill="${cloth}"`) + path(`M${n1(w * 0.02)} ${n1(-h * 0.3)}Q${n1(w * 0.26)} 0 ${n1(w * 0.5)} ${n1(h * 0.36)}M${n1(w * 0.26)} ${n1(-h * 0.36)}Q${n1(w * 0.34)} 0 ${n1(w * 0.54)} ${n1(h * 0.24)}`, `fill="none" stroke="${shade(cloth, -0.1)}" stroke-width="4"`)
    + path(`M0 ${n1(-h / 2 - 8)}V${n1(h / 2 + 8)}`, 'stroke="#000" stroke-opacity=".3" stroke-width="20" transform="translate(16 8)"') + path(`M0 ${n1(-h / 2 - 10)}V${n1(h / 2 + 10)}`, `stroke="${shade(straw, 0.05)}" stroke-width="20" stroke-linecap="round"`) + path(`M0 ${n1(-h / 2 - 8)}V${n1(h / 2 + 8)}`, `stroke="${shade(straw, -0.1)}" stroke-width="20" stroke-dasharray="4 9"`), tf(x, y, deg));
}

function shoes({ c }: Seen, x: number, y: number, q: number, deg: number, col: string, sole: string, laces: boolean): string {
  const one = (dx: number, dy: number, t: number, m: number) => {
    const D = `M${n1(-q * 0.3)} ${n1(-q * 0.7)}C${n1(-q * 0.3)} ${n1(-q * 1.1)} ${n1(q * 0.32)} ${n1(-q * 1.1)} ${n1(q * 0.34)} ${n1(-q * 0.66)}C${n1(q * 0.36)} ${n1(-q * 0.2)} ${n1(q * 0.24)} 0 ${n1(q * 0.28)} ${n1(q * 0.4)}C${n1(q * 0.28)} ${n1(q * 0.86)} ${n1(-q * 0.26)} ${n1(q * 0.86)} ${n1(-q * 0.26)} ${n1(q * 0.4)}C${n1(-q * 0.24)} 0 ${n1(-q * 0.32)} ${n1(-q * 0.3)} ${n1(-q * 0.3)} ${n1(-q * 0.7)}Z`;
    return g(cast(c, D, 13, deg + t) + path(D, `fill="${col}" stroke="${sole}" stroke-width="${n1(q * 0.09)}"`) + ell(0, q * (laces ? 0.22 : 0.02), q * 0.17, q * (laces ? 0.38 : 0.54), `fill="${shade(col, -0.2)}"`) + (laces ? path(`M${n1(-q * 0.16)} ${n1(-q * 0.2)}h${n1(q * 0.34)}M${n1(-q * 0.16)} ${n1(-q * 0.34)}h${n1(q * 0.34)}M${n1(-q * 0.14)} ${n1(-q * 0.48)}h${n1(q * 0.3)}`, `stroke="${sole}" stroke-width="${n1(q * 0.07)}"`) : circ(0, -q * 0.6, q * 0.09, `fill="${sole}"`)), `transform="translate(${n1(dx)} ${n1(dy)}) rotate(${t}) scale(${m} 1)"`);
  };
  return g(one(-q * 0.46, 0, -8, 1) + one(q * 0.42, q * 0.22, 22, -1), tf(x, y, deg));
}

/** a picnic from above, and the small box in the middle of it */
export function drawPicnic(s: Seen): void {
  const { c, r, p, K, green, linen, lines, name } = s, grass = withContrast(linen, shade(K.dark ? mix(green, p.bg, 0.4) : green, -0.12), 4.7);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${grass}"`) + patches(s, grass, 14) + strokes(r, [-5, 0, 1010, 1410], 1400, [9, 24], [shade(grass, 0.06), shade(grass, -0.05), shade(grass, -0.025)], 3.6) + daisies(s, [[60, 70], [946, 92], [74, 420], [936, 446], [40, 980], [966, 1010], [80, 1330], [920, 1340], [60, 560], [500, 1372], [150, 1290]]));
  const S = 760, lean = -11, cx = 500, cy = 906, half = S / 2, cloth = rrect(-half, -half, S, S, 6);
  let checks = '', over = '';
  for (let i = 0; i < 10; i++) {
    checks += rect(-half, -half + i * 80 - 20, S, 40, '');
    over += rect(-half + i * 80 - 20, -half, 40, S, '');
  }
  let fringe = '';
  for (let i = 0; i <= 94; i++) fringe += `M${n1(-half + 4 + i * 8)} ${-half}v-20M${n1(-half + 4 + i * 8)} ${half}v20`;
  const red = K.hot;
  let o = g(cast(c, cloth, 10, lean) + path(fringe, `stroke="${linen}" stroke-width="4"`) + path(cloth, `fill="${linen}"`) + g(g(checks, `fill="${red}" opacity=".42"`) + g(over, `fill="${red}" opacity=".42"`), `clip-path="${c.clip(path(cloth))}"`)
    + path(`M${-half} ${n1(-half * 0.3)}C${n1(-half * 0.4)} ${n1(-half * 0.36)} 0 ${n1(-half * 0.2)} ${n1(half * 0.4)} ${n1(-half * 0.34)}M${n1(half * 0.5)} ${half}C${n1(half * 0.4)} ${n1(half * 0.4)} ${n1(half * 0.6)} ${n1(half * 0.1)} ${n1(half * 0.5)} ${n1(-half * 0.2)}`, 'fill="none" stroke="#000" stroke-opacity=".08" stroke-width="16"'), tf(cx, cy, lean));
  o += basket(s, 286, 740, 236, 186, -24, mix(K.cool2, linen, 0.25));
  // cake, one slice gone to each
  const sponge = '#e9c07c', q = 92, cake = [742, 742] as const;
  o += plate(s, cake[0], cake[1], 128, K.cool) + cast(c, circPath(cake[0], cake[1], q * 0.9), 22) + path(`M${cake[0]} ${cake[1]}L${pt(polar(cake[0], cake[1], q, 0.5))}A${q} ${q} 0 1 1 ${pt(polar(cake[0], cake[1], q, -0.5))}Z`, `fill="#fff6ea" stroke="${sponge}" stroke-width="7"`);
  for (let i = 0; i < 7; i++) o += strawberry(s, ...(polar(cake[0], cake[1], q * 0.66, 0.95 + i * 0.73)), 17, r.f(0, 360), shade('#cf3a35', r.f(-0.03, 0.03)));
  const slice = (x: number, y: number, deg: number) => plate(s, x, y, 78, K.cool) + g(cast(c, 'M-52 0L40 -32A60 60 0 0 1 40 32Z', 10, deg) + path('M-52 0L40 -32A60 60 0 0 1 40 32Z', `fill="#fff6ea" stroke="${sponge}" stroke-width="5"`) + strawberry(s, 20, 0, 14, 90, '#cf3a35'), tf(x, y, deg));
  o += slice(330, 1020, 24) + slice(690, 1086, 206) + tumbler(s, 232, 920, 38) + tumbler(s, 800, 964, 38);
  // the box
  const velvet = K.deep, bx = 508, by = 902;
  o += g(cast(c, rrect(-62, -112, 124, 212, 12), 18, 8) + path(rrect(-62, -112, 124, 104, 12), `fill="${shade(velvet, 0.04)}"`) + path(rrect(-50, -100, 100, 80, 6), `fill="#fbf3e6"`) + path(rrect(-62, -6, 124, 106, 12), `fill="${velvet}"`) + path(rrect(-50, 6, 100, 82, 6), `fill="${c.lin([[0, shade(velvet, 0.16)], [1, shade(velvet, 0.06)]])}"`) + path('M-50 47H50', `stroke="${shade(velvet, -0.06)}" stroke-width="10"`)
    + ell(0, 50, 29, 31, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="8" transform="translate(5 6)"') + ell(0, 50, 29, 31, `fill="none" stroke="${c.foil('gold', 30)}" stroke-width="8"`) + path('M-19 14L-10 4H10L19 14L0 34Z', 'fill="#dff3fb" stroke="#fff" stroke-width="2"') + path('M-19 14H19M-10 4L-6 14L0 34L6 14L10 4', 'fill="none" stroke="#8fc3d8" stroke-width="2"') + path(sparkle(24, -2, 20), 'fill="#fff"') + path('M-44 -82h60', 'stroke="#d9cbb4" stroke-width="3"'), tf(bx, by, 8));
  o += shoes(s, 150, 1180, 62, -30, '#7a4a2c', '#f3ead6', true) + shoes(s, 868, 1240, 54, 34, mix(K.warm, linen, 0.15), shade(K.warm, -0.14), false) + strawHat(s, 470, 1210, 88, K.hot, 18) + openBook(s, 640, 1236, 118, 14, K.cool);
  for (const [x, y, t] of [[430, 800, 20], [560, 1010, 80], [404, 884, 200]] as const) o += strawberry(s, x, y, 20, t, '#cf3a35');
  c.add('art', o);
  const b = block(lines, 'berkshire-swash', 800, lines.length > 1 ? 250 : 140, 172, 1.04), ink = withContrast(grass, linen, 4), y0 = (name ? 214 : 246) - b.h / 2, d = b.d(500, y0);
  c.add('type', path(d, `fill="#10200c" opacity=".35" transform="translate(4 6)"`) + path(d, `fill="${ink}"`));
  if (name) c.add('type', path(at(tfit(name, 'jost:500', 700, 46, { track: 20 }), 500, y0 + b.h + 84), `fill="${withContrast(grass, linen, 4)}"`));
  c.add('texture', c.grain(0.6) + c.vignette('#0c140a', 0.2));
  c.alt = 'A picnic seen from above, with a ring box in the middle.';
}
