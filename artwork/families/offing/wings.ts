import {
  circ, type Drawing, ell, g, lerp, mix, n1, type P, type Palette, path, poly, rect, type Rng, shade, sparkle, tf,
} from '#artwork/engine.ts';
import { plane, stipple } from './grain.ts';
import type { Room } from './scene.ts';

/** the edge of the stage, and the spotlight on the balcony */
const EDGE = 1130;
const LAMP: P = [612, 596];

function house(c: Drawing, r: Rng, p: Palette): string {
  const dim = mix(p.bg, p.e, 0.4), gold = mix(p.d, p.b, 0.35), light = mix(p.d, '#FFFDF2', 0.5);
  let s = rect(90, 380, 820, 780, `fill="${c.rad([[0, mix(p.b, p.bg, 0.25)], [0.55, mix(p.b, p.bg, 0.72)], [1, dim]], 0.5, 0.3, 0.7)}"`);
  // the chandelier
  s += path('M500 380V486', `stroke="${gold}" stroke-width="4"`) + circ(500, 512, 96, `fill="${c.rad([[0, light, 0.8], [0.4, gold, 0.35], [1, gold, 0]])}"`);
  for (const [y, w, n] of [[500, 32, 5], [520, 46, 7], [540, 26, 4]] as const) for (let i = 0; i < n; i++) s += circ(500 + lerp(-w, w, i / (n - 1)), y + Math.abs(i - (n - 1) / 2) * -2, 5, `fill="${light}"`);
  s += path('M454 522Q500 566 546 522M500 548v14', `fill="none" stroke="${gold}" stroke-width="4"`);
  // three balconies with people in them
  for (let k = 0; k < 3; k++) {
    const y = 604 + k * 118, sag = 62 + k * 16, deep = 46 + k * 8, front = mix(gold, p.a, 0.3 + k * 0.06);
    let heads = '';
    for (let i = 0; i < 17 + k; i++) { const t = (i + 0.5) / (17 + k), x = lerp(170, 830, t), yy = y + sag * 4 * t * (1 - t) - r.f(4, 14); heads += `M${Math.round(x + r.f(-6, 6))} ${Math.round(yy)}h.1`; }
    const band = `M150 ${y}Q500 ${y + sag * 2} 850 ${y}V${y + deep}Q500 ${y + sag * 2 + deep} 150 ${y + deep}Z`;
    s += path(`M150 ${y - 60}Q500 ${y - 60 + sag * 2} 850 ${y - 60}V${y}Q500 ${y + sag * 2} 150 ${y}Z`, `fill="${dim}" opacity=".75"`) + path(heads, `fill="none" stroke="${mix(dim, p.b, 0.45)}" stroke-width="${22 + k * 3}" stroke-linecap="round"`);
    s += plane(c, r, band, [150, y, 700, deep + sag], front, 'b', 300, shade(p.e, -0.03), 0.6, 1.3) + path(`M150 ${y + 3}Q500 ${y + 3 + sag * 2} 850 ${y + 3}`, `fill="none" stroke="${light}" stroke-width="4" opacity=".8"`);
    for (let i = 1; i < 8; i++) { const t = i / 8, x = lerp(150, 850, t), yy = y + sag * 4 * t * (1 - t) + deep * 0.55; s += circ(x, yy, 15, `fill="${light}" opacity=".3"`) + circ(x, yy, 6.5, `fill="${light}"`); }
  }
  // the stalls, row behind row, and one who stands up and waves
  for (let row = 0; row < 6; row++) {
    const y = 960 + row * 32, size = 24 + row * 4.6, col = mix(mix(dim, p.b, 0.62), p.e, row * 0.17);
    let d = '', sh = '';
    for (let x = 100 + (row % 2) * size * 0.7; x < 910; x += size * 1.45) { const xx = Math.round(x + r.f(-4, 4)), yy = Math.round(y + r.f(-3, 3)); d += `M${xx} ${yy}h.1`; sh += `M${n1(xx - size * 0.55)} ${n1(yy + size * 1.3)}q0 ${n1(-size * 0.75)} ${n1(size * 0.55)} ${n1(-size * 0.75)}q${n1(size * 0.55)} 0 ${n1(size * 0.55)} ${n1(size * 0.75)}Z`; }
    s += path(d, `fill="none" stroke="${col}" stroke-width="${n1(size)}" stroke-linecap="round"`) + path(sh, `fill="${shade(col, -0.03)}"`);
    if (row === 2) s += g(path('M-26 40C-26 8 -14 0 0 0C14 0 26 8 26 40Z', `fill="${p.a}"`) + circ(0, -16, 17, 'fill="#D39A6F"') + path('M-18 -18C-20 -40 20 -40 18 -18C8 -26 -8 -26 -18 -18Z', `fill="${shade(p.e, -0.02)}"`) + path('M-18 10C-32 -10 -36 -26 -36 -44M18 10C32 -8 38 -22 40 -40', `fill="none" stroke="${p.a}" stroke-width="11" stroke-linecap="round"`) + circ(-36, -48, 7, 'fill="#D39A6F"') + circ(41, -45, 7, 'fill="#D39A6F"') + path('M41 -48L44 -92L88 -82L46 -66', `fill="${p.paper}" stroke="${p.paper}" stroke-width="3"`), tf(352, 1012, 0, 0.92));
  }
  return s;
}

/** one half of the curtain, gathered at the top and drawn aside; `k` is -1 for the left, 1 for the right */
function drape(c: Drawing, r: Rng, p: Palette, k: -1 | 1): string {
  const X = (x: number) => n1(500 + k * x), n = 9, base = mix(p.a, p.e, 0.42);
  // distances from the middle: folds fan out from the heading down to the hem
  const top = (i: number) => lerp(44, 540, i / n), foot = (i: number) => lerp(372, 640, (i / n) ** 1.1), hem = (i: number) => 1262 + i * 7 + (i % 2) * 14;
  let s = '';
  for (let i = n - 1; i >= 0; i--) {
    const [a, b, e, f] = [top(i), top(i + 1), foot(i), foot(i + 1)];
    const d = `M${X(a)} 300C${X(a + 120 * (1 - i / n))} 640 ${X(lerp(a, e, 0.8))} 940 ${X(e)} ${hem(i)}Q${X((e + f) / 2)} ${hem(i) + 26} ${X(f)} ${hem(i + 1)}C${X(lerp(b, f, 0.8))} 940 ${X(b + 120 * (1 - (i + 1) / n))} 640 ${X(b)} 300Z`;
    const lo = Math.min(500 + k * a, 500 + k * f), tone = i === 0 ? mix(p.a, p.b, 0.12) : mix(base, p.e, i * 0.055 + (i % 2 ? 0.14 : 0));
    s += plane(c, r, d, [lo, 300, Math.abs(f - a), 1000], tone, k < 0 ? 'l' : 'r', 300, shade(p.e, -0.06), 0.6, 1.5);
  }
  // the lit lip, and its fringe
  s += path(`M${X(44)} 300C${X(164)} 640 ${X(lerp(44, 372, 0.8))} 940 ${X(372)} 1262`, `fill="none" stroke="${mix(p.d, p.a, 0.25)}" stroke-width="9" stroke-linecap="round"`);
  let fr = '';
  for (let i = 0; i < 40; i++) { const t = i / 39, x = lerp(372, 632, t), y = lerp(1272, 1336, t); fr += `M${X(x)} ${n1(y)}v${n1(20 + r.f(-4, 5))}`; }
  return s + path(fr, `stroke="${mix(p.d, p.b, 0.4)}" stroke-width="6" stroke-linecap="round" opacity=".85"`);
}

/** a mouse, facing left, where it sits on the boards */
export function mouse(p: Palette): string {
  const grey = mix('#9A9088', p.d, 0.25);
  return path('M838 1366C870 1378 884 1346 914 1358', `fill="none" stroke="${mix(grey, p.a, 0.3)}" stroke-width="5" stroke-linecap="round"`)
    + g(path('M-34 26C-44 -6 -20 -34 4 -36C4 -58 34 -60 34 -38C52 -36 66 -22 70 -12C66 -2 50 2 40 2C44 14 40 26 34 28Z', `fill="${grey}"`) + circ(16, -46, 15, `fill="${grey}"`) + circ(16, -46, 8.5, `fill="${mix(grey, p.a, 0.45)}"`) + circ(48, -22, 4, 'fill="#1d1a1a"') + circ(70, -13, 4.4, `fill="${p.a}"`) + path('M34 6q14 6 10 18', `fill="none" stroke="${shade(grey, -0.14)}" stroke-width="4" stroke-linecap="round"`), 'transform="translate(800 1340) scale(-1.1 1.1)"');
}

/** The house seen from behind the curtain: lamps, faces, one who waves, and a cross of tape in the light. */
export function wings(c: Drawing, r: Rng, p: Palette): Room {
  const light = mix(p.d, '#FFFDF2', 0.5), gold = mix(p.d, p.b, 0.35), boards = mix('#7A4E30', p.e, 0.35);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${shade(p.e, -0.05)}"`));
  c.add('art', house(c, r, p));
  let s = rect(0, EDGE, 1000, 400, `fill="${c.lin([[0, mix(boards, p.d, 0.3)], [0.5, boards], [1, shade(boards, -0.12)]])}"`);
  let lines = '';
  for (let i = -12; i <= 12; i++) lines += `M${500 + i * 46} ${EDGE}L${500 + i * 96} 1400`;
  s += path(lines, `stroke="${shade(boards, -0.12)}" stroke-width="3.4" opacity=".8"`) + stipple(c, r, `M0 ${EDGE}H1000V1400H0Z`, [0, EDGE, 1000, 270], 'b', 700, shade(p.e, -0.06), 0.6);
  // footlights
  for (let i = 0; i < 9; i++) { const x = 180 + i * 80; s += circ(x, EDGE - 8, 54, `fill="${c.rad([[0, light, 0.75], [0.4, gold, 0.3], [1, gold, 0]])}"`) + path(`M${x - 25} ${EDGE + 6}A25 27 0 0 1 ${x + 25} ${EDGE + 6}Z`, `fill="${shade(p.e, -0.02)}"`) + path(`M${x - 25} ${EDGE + 6}A25 27 0 0 1 ${x + 25} ${EDGE + 6}M${x} ${EDGE - 20}V${EDGE + 6}M${x - 14} ${EDGE - 14}L${x - 6} ${EDGE + 6}M${x + 14} ${EDGE - 14}L${x + 6} ${EDGE + 6}`, `fill="none" stroke="${gold}" stroke-width="3.4"`); }
  // the beam of the spotlight
  s += path(poly([LAMP, [290, 1282], [720, 1282]]), `fill="${c.lin([[0, light, 0.55], [1, light, 0.1]])}"`) + ell(505, 1284, 216, 62, `fill="${light}" opacity=".42"`) + ell(505, 1284, 176, 47, `fill="${light}" opacity=".4"`) + circ(LAMP[0], LAMP[1], 40, `fill="${c.rad([[0, '#FFFFFF', 1], [0.3, light, 0.8], [1, light, 0]])}"`) + path(sparkle(LAMP[0], LAMP[1], 58, 0.06), `fill="#FFFDF2"`);
  s += g(path('M-66 -10L60 10L66 -2L-60 -21ZM-52 14L50 -28L60 -18L-42 24Z', `fill="${p.a}"`), tf(505, 1290));
  c.add('art', s);
  c.add('art', drape(c, r, p, -1) + drape(c, r, p, 1));
  // a mouse with the best view in the house
  c.add('art', mouse(p));
  // a stool with the words and a glass of water
  const oak = mix('#A9743F', p.e, 0.18);
  c.add('art', path('M92 1262L74 1400H92L112 1262ZM196 1262L214 1400H196L178 1262ZM86 1340H204V1352H86Z', `fill="${shade(oak, -0.12)}"`) + plane(c, r, 'M66 1244H222V1266H66Z', [66, 1244, 156, 22], oak, 'b', 60, p.e, 0.6) + path('M84 1244L92 1226H176L184 1244Z', `fill="${p.paper}"`) + path('M96 1232H170M94 1238H174', `stroke="${p.e}" stroke-width="2.4" opacity=".6"`) + path('M188 1244L183 1188H215L210 1244Z', `fill="${light}" opacity=".4"`) + path('M186 1212H212L210 1244H188Z', `fill="${mix(p.c, light, 0.5)}" opacity=".75"`) + path('M183 1188H215', `stroke="${light}" stroke-width="3.4"`));
  // the border that hangs over all of it carries the words
  const border = shade(p.bg, -0.03);
  let hang = '';
  for (let i = 0; i < 26; i++) hang += `M${i * 40 + 18} 452v${n1(18 + r.f(-3, 4))}`;
  const cloth = 'M0 0H1000V420Q875 470 750 424Q625 470 500 424Q375 470 250 424Q125 470 0 420Z';
  c.add('art', path(cloth, `fill="#000" opacity=".35" transform="translate(0 16)"`) + plane(c, r, cloth, [0, 0, 1000, 470], border, 'b', 900, shade(p.e, -0.08), 0.7, 2.4) + path('M0 420Q125 470 250 424Q375 470 500 424Q625 470 750 424Q875 470 1000 420', `fill="none" stroke="${gold}" stroke-width="12"`) + path('M0 402Q125 452 250 406Q375 452 500 406Q625 452 750 406Q875 452 1000 402', `fill="none" stroke="${gold}" stroke-width="3"`));
  return { cx: 500, w: 800, top: 104, h: 210, max: 120, ground: border };
}
