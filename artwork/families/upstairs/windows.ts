import {
  at, circ, type Drawing, g, mix, withContrast, n1, type P, path, polar, poly, pt, rect, shade, smooth, TAU, tf, tfit, wrap,
} from '#artwork/engine.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import type { Street } from './street.ts';
import { plane, scrap, streamer } from './paper.ts';
import { tint } from './pen.ts';

type Guest = (s: Street, x: number, y: number) => string;

/** a potted geranium on the sill */
const geranium: Guest = ({ pen, K, green, r }, x, y) => {
  let leaves = '', heads = '';
  for (let i = 0; i < 11; i++) leaves += smooth(Array.from({ length: 7 }, (_, k): P => polar(x - 34 + i * 6.8 + r.f(-5, 5), y - 44 - r.f(0, 34), 12 + (k % 2) * 2, (k * TAU) / 7)));
  for (const [dx, dy] of [[-26, -86], [4, -104], [30, -82], [-4, -66]] as const) for (let k = 0; k < 6; k++) heads += smooth(Array.from({ length: 5 }, (_, m): P => polar(x + dx + Math.cos(k) * 9, y + dy + Math.sin(k * 1.9) * 8, 8, m * 1.25)));
  pen.shape([[x - 30, y - 38], [x + 30, y - 38], [x + 23, y], [x - 23, y]]).box(x - 34, y - 46, 68, 11);
  for (const dx of [-26, 4, 30]) pen.line([x + dx * 0.4, y - 44], [x + dx, y - 78]);
  return tint(poly([[x - 30, y - 40], [x + 30, y - 40], [x + 23, y], [x - 23, y]]), mix(K.hot, '#b8643c', 0.5), 3, 2) + path(leaves, `fill="${green}"`) + pen.take() + path(heads, `fill="${K.hot}" stroke="${pen.ink}" stroke-width="1.4"`);
};
/** the bell of a tuba, put out of the window */
const tuba: Guest = ({ c, pen, K }, x, y) => {
  const bell = (q: number) => smooth(Array.from({ length: 12 }, (_, i): P => [x - 4 + Math.cos((i * TAU) / 12) * 66 * q, y - 78 + Math.sin((i * TAU) / 12) * 58 * q]));
  pen.raw(bell(1), true).raw(bell(0.82)).raw(bell(0.36)).curve([[x + 34, y - 30], [x + 52, y - 8], [x + 44, y + 6]]).curve([[x + 6, y - 22], [x + 16, y], [x + 10, y + 8]]);
  for (let i = 0; i < 9; i++) pen.line(polar(x - 4, y - 78, 26, 0.2 + i * 0.22), polar(x - 4, y - 78, 46, 0.2 + i * 0.22));
  const brass = mix(K.warm, '#e0a93a', 0.5);
  return tint(poly([[x + 4, y - 24], [x + 44, y - 40], [x + 54, y], [x + 8, y]]), shade(brass, -0.06), 2, 0) + tint(bell(1), brass, 3, 3) + path(bell(0.36), `fill="${c.rad([[0, '#3a2410'], [1, shade(brass, -0.26)]])}"`) + pen.take();
};
/** a pan and a wooden spoon */
const pan: Guest = ({ pen, K, wood }, x, y) => {
  const body = smooth([[x - 48, y - 60], [x - 40, y - 14], [x, y - 4], [x + 32, y - 16], [x + 40, y - 60]]) , rim = smooth(Array.from({ length: 10 }, (_, i): P => [x - 4 + Math.cos((i * TAU) / 10) * 46, y - 62 + Math.sin((i * TAU) / 10) * 13]));
  pen.raw(body).raw(rim).line([x + 40, y - 56], [x + 78, y - 74], true).line([x - 56, y - 128], [x - 18, y - 66], true).raw(smooth([[x - 70, y - 134], [x - 60, y - 152], [x - 46, y - 136], [x - 52, y - 122]]));
  for (const a of [-2.6, -2.1, -1.6]) pen.line(polar(x - 10, y - 80, 40, a + 0.6), polar(x - 10, y - 80, 62, a + 0.6));
  return tint(body, mix(K.cool2, '#dfe6e8', 0.5), 3, 3) + tint(smooth([[x - 70, y - 134], [x - 60, y - 152], [x - 46, y - 136], [x - 52, y - 122]]), wood, 2, 2) + pen.take();
};
/** a cat */
const cat: Guest = ({ pen, K }, x, y) => {
  const col = mix(K.deep, '#8f8c94', 0.72), body = smooth([[x - 30, y], [x - 36, y - 44], [x - 16, y - 84], [x + 12, y - 84], [x + 32, y - 44], [x + 28, y]]), head = smooth([[x - 30, y - 96], [x - 18, y - 122], [x + 14, y - 122], [x + 28, y - 96], [x + 14, y - 74], [x - 16, y - 74]]);
  const ears = poly([[x - 28, y - 104], [x - 28, y - 138], [x - 6, y - 120]]) + poly([[x + 26, y - 104], [x + 26, y - 138], [x + 4, y - 120]]);
  return path(`M${n1(x + 26)} ${n1(y - 4)}C${n1(x + 64)} ${n1(y + 4)} ${n1(x + 42)} ${n1(y + 52)} ${n1(x + 58)} ${n1(y + 72)}`, `fill="none" stroke="${col}" stroke-width="13" stroke-linecap="round"`) + path(body + head + ears, `fill="${col}"`) + path(smooth([[x - 12, y - 6], [x - 10, y - 46], [x, y - 62], [x + 10, y - 46], [x + 10, y - 6]]), 'fill="#fff" opacity=".9"')
    + path(`M${n1(x - 16)} ${n1(y - 98)}q6 -7 12 0q-6 5 -12 0M${n1(x + 4)} ${n1(y - 98)}q6 -7 12 0q-6 5 -12 0`, `fill="${K.warm}"`) + path(`M${n1(x - 4)} ${n1(y - 86)}h8l-4 4Z`, 'fill="#e9a7a0"') + path(`M${n1(x - 12)} ${n1(y - 84)}l-22 -4M${n1(x - 12)} ${n1(y - 81)}l-22 4M${n1(x + 12)} ${n1(y - 84)}l22 -4M${n1(x + 12)} ${n1(y - 81)}l22 4`, 'stroke="#fff" stroke-width="1.6" stroke-opacity=".8"') + pen.take();
};
/** a record player with its horn turned to the street */
const gramophone: Guest = ({ pen, K, wood }, x, y) => {
  const horn = `M${n1(x + 18)} ${n1(y - 44)}C${n1(x + 6)} ${n1(y - 84)} ${n1(x - 26)} ${n1(y - 84)} ${n1(x - 62)} ${n1(y - 122)}C${n1(x - 78)} ${n1(y - 92)} ${n1(x - 78)} ${n1(y - 62)} ${n1(x - 60)} ${n1(y - 34)}C${n1(x - 34)} ${n1(y - 60)} ${n1(x - 6)} ${n1(y - 62)} ${n1(x + 8)} ${n1(y - 40)}Z`;
  pen.box(x - 34, y - 34, 82, 34).raw(horn, false).raw(smooth(Array.from({ length: 10 }, (_, i): P => [x - 61 + Math.cos((i * TAU) / 10) * 13, y - 78 + Math.sin((i * TAU) / 10) * 44]))).line([x - 60, y - 78], [x + 4, y - 52]).line([x - 54, y - 100], [x - 4, y - 62]).line([x - 30, y - 12], [x + 44, y - 12]);
  return tint(rectPath(x - 34, y - 34, 82, 34), wood, 3, 3) + tint(horn, K.hot, 3, 3) + pen.take();
};
/** balloons tied to the rail */
const balloons: Guest = ({ pen, K }, x, y) => {
  let s = '';
  for (const [dx, dy, col] of [[-34, -118, K.warm], [30, -128, K.cool2], [0, -168, K.hot]] as const) {
    const d = smooth([[x + dx, y + dy - 38], [x + dx + 30, y + dy - 12], [x + dx + 14, y + dy + 28], [x + dx, y + dy + 36], [x + dx - 14, y + dy + 28], [x + dx - 30, y + dy - 12]]);
    pen.curve([[x + dx, y + dy + 38], [x + dx * 0.5 + 5, y + dy * 0.4], [x, y]]);
    s += pen.take(1.8) + tint(d, col, 2, 2) + path(d, `fill="none" stroke="${pen.ink}" stroke-width="2.6"`) + path(`M${n1(x + dx - 16)} ${n1(y + dy - 10)}q2 -14 12 -18`, 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"');
  }
  return s;
};
/** a trumpet, put out of the window */
const trumpet: Guest = ({ pen, K }, x, y) => {
  const bell = `M${n1(x + 26)} ${n1(y - 46)}C${n1(x - 10)} ${n1(y - 50)} ${n1(x - 44)} ${n1(y - 56)} ${n1(x - 76)} ${n1(y - 98)}C${n1(x - 88)} ${n1(y - 70)} ${n1(x - 86)} ${n1(y - 40)} ${n1(x - 72)} ${n1(y - 14)}C${n1(x - 40)} ${n1(y - 38)} ${n1(x - 10)} ${n1(y - 36)} ${n1(x + 26)} ${n1(y - 34)}Z`, brass = mix(K.warm, '#e0a93a', 0.5);
  pen.raw(bell).raw(smooth(Array.from({ length: 10 }, (_, i): P => [x - 75 + Math.cos((i * TAU) / 10) * 11, y - 56 + Math.sin((i * TAU) / 10) * 42]))).line([x + 24, y - 40], [x + 56, y - 38], true).box(x - 8, y - 62, 12, 40).box(x + 9, y - 62, 12, 40);
  for (const a of [2.5, 2.9, 3.3, 3.7]) pen.line(polar(x - 92, y - 56, 16, a), polar(x - 92, y - 56, 40, a));
  return tint(bell, brass, 3, 3) + tint(rectPath(x - 8, y - 62, 12, 40) + rectPath(x + 9, y - 62, 12, 40), shade(brass, -0.05), 2, 2) + pen.take();
};

/** a baker's window under the awning: a cake of three tiers between buns */
function bakery({ pen, K, linen, wood }: Street): string {
  const light = mix(K.warm, '#fff3d0', 0.55), bun = mix('#d79a55', K.warm, 0.25);
  let o = path(rectPath(84, 1230, 372, 200) + rectPath(544, 1230, 372, 200), `fill="${light}"`) + path(rectPath(470, 1230, 60, 200), `fill="${shade(K.cool, -0.1)}"`);
  pen.box(84, 1290, 372, 140).box(544, 1290, 372, 140).line([500, 1290], [500, 1400]);
  for (const x0 of [100, 560]) for (let i = 0; i < 6; i++) {
    if (x0 === 100 && (i === 2 || i === 3)) continue;
    const x = x0 + 28 + i * 58, d = `M${n1(x - 25)} 1380C${n1(x - 26)} 1340 ${n1(x + 26)} 1340 ${n1(x + 25)} 1380Z`;
    o += tint(d, bun, 2, 2);
    pen.raw(d).line([x - 9, 1356], [x - 3, 1370]).line([x + 5, 1354], [x + 11, 1368]);
  }
  for (const [w, y, col] of [[124, 1352, linen], [84, 1324, K.hot]] as const) {
    o += tint(rectPath(270 - w / 2, y, w, 32), col, 2, 2);
    pen.box(270 - w / 2, y, w, 32);
  }
  o += tint(rectPath(84, 1380, 832, 14), wood, 0, 0);
  pen.line([84, 1380], [916, 1380], true);
  return o + pen.take();
}
/** someone asleep upstairs: the blind is down */
const blind: Guest = ({ pen, K, linen }, x, y) => {
  const d = rectPath(x - 54, y - 178, 108, 150);
  pen.line([x - 54, y - 28], [x + 54, y - 28], true).line([x, y - 28], [x, y - 8]).curve([[x - 5, y - 4], [x, y + 2], [x + 5, y - 4], [x, y - 9]], false, true);
  for (let i = 1; i < 6; i++) pen.line([x - 50, y - 178 + i * 25], [x + 50, y - 178 + i * 25]);
  return path(d, `fill="${mix(linen, K.warm, 0.28)}"`) + pen.take(1.8);
};
/** a flag of no country, on a broom handle */
const flag: Guest = ({ pen, K, linen }, x, y) => {
  const top: P = [x - 62, y - 150], cloth: P[] = [top, [x - 98, y - 128], [x - 122, y - 146], [x - 164, y - 118], [x - 140, y - 52], [x - 104, y - 78], [x - 74, y - 58], [x - 36, y - 84]];
  const d = poly(cloth);
  pen.line([x + 6, y], [x - 70, y - 168], true).shape(cloth).line([x - 50, y - 118], [x - 152, y - 86]);
  return tint(d, linen, 0, 0) + tint(poly([top, [x - 98, y - 128], [x - 122, y - 146], [x - 164, y - 118], [x - 152, y - 86], [x - 114, y - 110], [x - 86, y - 92], [x - 49, y - 116]]), K.cool, 2, 2) + pen.take();
};

/** one window with its shutters; what stands in it is drawn over the sill */
function opening(s: Street, x: number, y: number, shutters: string | undefined, guest?: Guest, lit = false): string {
  const { pen, linen, K } = s, w = 112, h = 182, dark = lit ? mix(K.warm, '#ffe9b0', 0.5) : mix(K.deep, '#20242f', 0.35);
  let o = path(rectPath(x - w / 2, y - h, w, h), `fill="${dark}"`) + path(rectPath(x - w / 2 - 9, y - h - 9, w + 18, 9) + rectPath(x - w / 2 - 9, y - h, 9, h) + rectPath(x + w / 2, y - h, 9, h), `fill="${linen}"`);
  pen.box(x - w / 2, y - h, w, h).box(x - w / 2 - 9, y - h - 9, w + 18, h + 9);
  // sashes: the upper one up
  o += path(rectPath(x - w / 2, y - h, w, 66), `fill="${mix(K.cool2, '#e8f2f2', 0.55)}"`);
  pen.line([x - w / 2, y - h + 66], [x + w / 2, y - h + 66], true).line([x, y - h], [x, y - h + 66]).line([x - 40, y - h + 52], [x - 16, y - h + 16]).line([x - 30, y - h + 56], [x - 10, y - h + 28]);
  if (shutters) for (const k of [-1, 1]) {
    const sx = k < 0 ? x - w / 2 - 61 : x + w / 2 + 11;
    o += tint(rectPath(sx, y - h, 50, h), shutters, 3, 3);
    pen.box(sx, y - h, 50, h);
    for (let i = 1; i < 11; i++) if (i !== 6) pen.line([sx + 8, y - h + i * 16], [sx + 42, y - h + i * 16]);
    pen.box(sx + 6, y - h + 8, 38, 80).box(sx + 6, y - h + 96, 38, 78);
  }
  o += path(rectPath(x - w / 2 - 18, y, w + 36, 15), `fill="${linen}"`);
  pen.box(x - w / 2 - 18, y, w + 36, 15).hatch(x - w / 2 - 8, y + 17, w + 16, 9, 6);
  return o + pen.take() + (guest ? guest(s, x, y) : '');
}

/** a house front on a day of good news: a banner from the windows, and everything that makes a noise */
export function drawWindows(s: Street): Drawing {
  const { c, pen, r, p, K, linen, green, name } = s, wall = mix(mix(K.warm, linen, 0.5), p.bg, 0.2), sky = mix(K.cool2, linen, 0.45), ink = pen.ink;
  let o = rect(0, 0, 1000, 1400, `fill="${sky}"`) + path(smooth([[60, 70], [90, 34], [150, 40], [190, 22], [250, 52], [230, 78], [120, 82]]) + smooth([[700, 96], [740, 64], [800, 70], [850, 52], [900, 86], [860, 104], [760, 106]]), `fill="${linen}" opacity=".8"`);
  // chimneys and the cornice
  for (const [x, w, h] of [[148, 92, 74], [768, 108, 92]] as const) {
    o += tint(rectPath(x, 128 - h, w, h + 10), mix(K.hot, '#a8553c', 0.4));
    pen.box(x, 128 - h, w, h + 10).hatch(x + w * 0.55, 132 - h, w * 0.45, h, 8);
    for (let i = 0; i < 3; i++) {
      const px = x + 12 + (i * (w - 24)) / 2;
      o += tint(rectPath(px - 9, 104 - h, 18, 24), mix(K.hot, wall, 0.4), 2, 2);
      pen.box(px - 9, 104 - h, 18, 24);
    }
  }
  o += rect(0, 132, 1000, 1268, `fill="${wall}"`) + path(rectPath(0, 128, 1000, 34), `fill="${linen}"`);
  pen.line([0, 128], [1000, 128], true).line([0, 143], [1000, 143]).line([0, 162], [1000, 162], true).hatch(0, 164, 1000, 12, 9);
  for (let i = 0; i < 25; i++) pen.box(10 + i * 41, 145, 16, 15);
  for (const y of [452, 784, 1108]) {
    o += path(rectPath(0, y, 1000, 12), `fill="${shade(wall, 0.05)}"`);
    pen.line([0, y], [1000, y]).line([0, y + 12], [1000, y + 12]);
  }
  for (let i = 0; i < 46; i++) {
    const x = r.f(10, 970), y = r.f(190, 1090);
    pen.line([x, y], [x + r.f(16, 30), y]);
    if (r.chance(0.5)) pen.line([x + 10, y + 12], [x + 34, y + 12]);
  }
  o += pen.take(1.8);
  // four floors of them
  const cols = [122, 374, 626, 878], sh = [K.cool, green, K.cool, green];
  const guests: (Guest | undefined)[][] = [[tuba, trumpet, flag, pan], [geranium, undefined, undefined, balloons], [geranium, gramophone, blind, cat]];
  [428, 742, 1074].forEach((y, j) => cols.forEach((x, i) => {
    if (j === 1 && (i === 1 || i === 2)) return;
    const who = guests[j]![i];
    o += opening(s, x, y, j === 1 ? undefined : sh[(i + j) % 4], who, j === 1 && i === 0);
  }));
  c.add('ground', o);
  // the shop below, whose board has the name
  const fascia: [number, number, number, number] = [56, 1140, 888, 76];
  let shop = tint(rectPath(40, 1216, 920, 184), mix(K.deep, '#2a2f38', 0.25), 0, 0) + tint(rectPath(...fascia), withContrast(linen, K.cool, 4.8), 4, 4);
  shop += bakery(s);
  for (let i = 0; i < 16; i++) shop += path(poly([[40 + i * 57.5, 1216], [40 + (i + 1) * 57.5, 1216], [30 + (i + 1) * 58.8, 1290], [30 + i * 58.8, 1290]]) + `M${n1(30 + i * 58.8)} 1289h58.8a29.4 24 0 0 1 -58.8 0Z`, `fill="${i % 2 ? linen : K.hot}" stroke="${ink}" stroke-width="2.6"`);
  pen.box(...fascia, true).box(fascia[0] + 9, fascia[1] + 9, fascia[2] - 18, fascia[3] - 18).line([40, 1216], [960, 1216], true);
  c.add('art', shop + pen.take());
  // bunting and streamers from sill to sill, then the sheet
  let hung = '';
  for (const [a, b, dip] of [[[0, 168], [1000, 174], 24]] as [P, P, number][]) {
    const q = (t: number): P => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + dip * 4 * t * (1 - t)];
    pen.curve([q(0), q(0.25), q(0.5), q(0.75), q(1)]);
    for (let i = 0; i < 17; i++) {
      const u = q((i + 0.5) / 17 - 0.02), v = q((i + 0.5) / 17 + 0.02), d = poly([u, v, [(u[0] + v[0]) / 2 + r.f(-3, 3), u[1] + 46]]);
      hung += tint(d, [K.hot, K.warm, K.cool, linen][i % 4]!, 2, 2) + path(d, `fill="none" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"`);
    }
  }
  const L = 192, R = 808, T = 440, B = 806, sheet: P[] = [[L, T], [330, T + 22], [500, T + 30], [670, T + 20], [R, T], [R - 6, 560], [R + 8, 690], [R - 4, B - 12], [670, B + 8], [520, B - 8], [360, B + 10], [L + 6, B - 6], [L - 8, 680], [L + 5, 560]];
  const outline = `M${pt(sheet[0]!)}Q350 ${T + 34} 500 ${T + 30}T${R} ${T}C${R - 12} 560 ${R + 14} 680 ${R - 4} ${B - 10}C700 ${B + 18} 620 ${B - 22} 520 ${B - 6}S320 ${B + 18} ${L + 6} ${B - 6}C${L - 16} 690 ${L + 14} 560 ${L} ${T}Z`;
  hung += path(outline, 'fill="#000" opacity=".26" transform="translate(16 18)"') + path(outline, `fill="#fffdf6" stroke="${ink}" stroke-width="4.5" stroke-linejoin="round"`) + path(`M${L + 18} ${T + 8}C${L + 26} 560 ${L + 6} 650 ${L + 20} ${B - 20}M${R - 18} ${T + 10}C${R - 30} 540 ${R - 6} 670 ${R - 20} ${B - 24}M500 ${T + 32}C490 ${T + 60} 496 ${T + 74} 492 ${T + 84}`, `fill="none" stroke="${mix('#fffdf6', K.cool2, 0.6)}" stroke-width="9" stroke-linecap="round"`);
  for (const [x, y] of [[L, T], [R, T]] as P[]) {
    pen.line([x, y], [x + (x < 500 ? -14 : 14), y - 34], true);
    hung += circ(x, y, 12, `fill="#fffdf6" stroke="${ink}" stroke-width="3.4"`);
  }
  for (const x of [352, 500, 648]) hung += g(path('M-6 -18H6V20H-6Z', `fill="${s.wood}" stroke="${ink}" stroke-width="2.4"`) + path('M0 -18V20M-6 -2H6', `stroke="${ink}" stroke-width="2"`), tf(x, T + (x === 500 ? 24 : 18), x < 500 ? 4 : -4));
  c.add('art', hung + pen.take());
  const own = linesOf(s.headline), lines = own.length > 1 ? own : wrap(s.headline, s.headline.length > 9 ? 2 : 1), b = block(lines, 'caveat-brush', 524, lines.length > 2 ? 268 : 236, 176, 0.98), d = b.d(500, (T + 34 + B) / 2 - b.h / 2), paint = withContrast('#fffdf6', K.hot, 4.6);
  c.add('type', path(d, `fill="${paint}"`));
  if (name) c.add('type', path(at(tfit(name, 'berkshire-swash', 800, 52), 500, 1140 + 38 + 16), `fill="${linen}"`));
  else c.add('ornament', path(`M360 1178q35 -22 70 0t70 0t70 0t70 0`, `fill="none" stroke="${linen}" stroke-width="5" stroke-linecap="round"`));
  // falling paper
  let air = streamer(60, 150, 380, 13, K.hot, 30, ink) + streamer(246, 176, 90, 10, K.cool2, -8, ink) + streamer(968, 160, 520, 14, K.warm, -30, ink) + streamer(690, 120, 220, 10, K.hot, 22, ink) + streamer(262, 830, 250, 12, K.warm, -40, ink) + streamer(752, 830, 250, 12, K.cool2, 40, ink);
  for (let i = 0; i < 110; i++) {
    const x = r.f(0, 1000), y = r.f(60, 1400);
    if (x > 190 && x < 810 && y > 470 && y < 800) continue;
    if (y > 1130 && y < 1220) continue;
    air += scrap(r, x, y, r.f(6, 12), r.pick([K.hot, K.warm, K.cool, linen, K.cool2]));
  }
  air += plane(842, 640, 40, -18, ink, linen) + plane(180, 900, 30, 160, ink, linen);
  c.add('ornament', air);
  c.add('texture', c.grain(0.7));
  c.alt = 'A house front with a painted sheet hung from its windows.';
  return c;
}
