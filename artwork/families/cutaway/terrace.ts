
import { g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import { ringD } from '#artwork/outlines/flourish.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import * as f from './furniture.ts';
import { hatch, it, lamplit, ln, type Pen, room } from './pen.ts';
import { headline } from './words.ts';

/** A thin house in a row, sawn open from attic to cellar. */
export function drawTerrace(q: Pen): void {
  const { c } = q, { p } = c;
  let s = stars(q, [50, 380]);
  s += rect(0, 1200, 1000, 200, `fill="${q.earth}"`) + hatch(q, 0, 1206, 1000, 194, 34, q.ink, 0.22);
  s += neighbour(q, -60, 640, 300, 5) + neighbour(q, 760, 590, 300, 2);
  // garden wall lines, pavement
  s += ln(q, 'M0 1200H1000', 6, q.ink);
  // the sawn shell
  s += path('M222 640L500 436L778 640V1392H222Z', `fill="${q.ink}"`) + path('M232 640L500 446L768 640V1384H232Z', `fill="${q.cut}"`);
  const attic = c.clip(path('M262 634L500 462L738 634Z'));
  s += g(rect(232, 440, 540, 200, `fill="${lamplit(p.d, 0.35)}"`) + path(ringD(500, 520, 190), `fill="${c.rad([[0, '#FFF6CF', 0.95], [0.5, '#FFE799', 0.4], [1, '#FFDD80', 0]])}"`) + ln(q, 'M500 440V496', 3.4) + it(q, ringD(500, 508, 11), '#FFF3B8') + g(f.crates(q, 104, 0.84) + it(q, 'M214 0V-40q40 -20 84 0V0Z', p.a) + ln(q, 'M214 -28H298M250 -34v12h12v-12', 3) + ln(q, 'M350 0L376 -66L402 0M376 -66L420 -92', 5) + it(q, 'M360 -60L430 -104L438 -90L370 -48Z', q.e), tf(262, 634)), `clip-path="${attic}"`);
  s += ln(q, 'M206 652L500 436L794 652', 34, q.ink) + ln(q, 'M206 652L500 436L794 652', 25, mix(p.a, '#B0452F', 0.2)) + tiles(q);
  const X = 250, W = 300, X2 = 566, W2 = 184, H = 176;
  const ys = [648, 838, 1028];
  s += room(q, X, ys[0]!, W, H, lamplit(p.b), 'sprig', [206, 40], f.bed(q, 18, p.a, q.cream) + f.lamp(q, 236, 112) + f.crate(q, 246, 0, 52, 40) + f.frame(q, 104, -134, 66, 44, -4, 'hill') + f.cat(q, 130, -56, q.dark ? '#2A2530' : '#3A3036', 0.62));
  s += room(q, X, ys[1]!, W, H, lamplit(p.d), 'stripe', [150, 20], f.sofa(q, 58, q.k, p.a) + f.rug(q, 20) + f.bulb(q, 150, H, 26) + f.crates(q, 236, 0.8) + f.frame(q, 236, -128, 46, 52, 6, 'boat'));
  s += room(q, X, ys[2]!, W, H, lamplit(q.k, 0.55), 'tile', [150, 30], f.range(q, 22) + f.table(q, 148, 112) + f.stool(q, 256) + f.bulb(q, 200, H, 24) + f.frame(q, 60, -140, 40, 34, 0, 'none'));
  s += room(q, X, 1218, W + W2 + 16, 158, mix(q.earth, '#8C8A92', 0.45), 'board', undefined, wine(q) + f.bicycle(q, 300, 0, 0.9) + f.crate(q, 128, 0, 70, 54) + f.crate(q, 136, -54, 52, 40) + mouse(q, 250));
  s += room(q, X2, ys[0]!, W2, H, lamplit(p.a, 0.62), 'plain', [90, 30], f.tub(q, 16) + f.bulb(q, 60, H, 20));
  s += room(q, X2, ys[1]!, W2, H, lamplit(p.e, 0.62), 'stripe', [100, 40], f.stairs(q, 20, 156, H, 8) + f.frame(q, 44, -124, 40, 50, 0, 'hill') + f.plant(q, 150, 0));
  s += room(q, X2, ys[2]!, W2, H, lamplit(p.e, 0.5), 'dot', [70, 40], f.stairs(q, 10, 160, H, 8, true) + it(q, rectPath(150, -96, 6, 96), p.a) + f.crate(q, 10, 0, 48, 36));
  // the front door, on the latch, on the right-hand wall; step and mat
  s += it(q, 'M750 1196V1078l28 -14V1200Z', p.a) + it(q, rectPath(772, 1186, 66, 14), q.cream) + f.crate(q, 850, 1200, 74, 58, true) + g(f.plant(q, 884, 0.9), tf(0, 1146)) + g(f.armchair(q, 120, q.k), tf(0, 1200)) + f.cat(q, 158, 1142, q.dark ? '#D0873E' : '#3A3036', 0.8);
  // chimney, with a pair of birds looking it over
  s += it(q, 'M640 530V420H716V586Z', mix(p.a, '#B0452F', 0.2)) + it(q, rectPath(630, 406, 96, 16), q.cream) + it(q, 'M650 406v-30h22v30ZM686 406v-30h22v30Z', '#C9794E') + ln(q, 'M640 470H716M640 510H716M668 422V470M694 470V510', 2.4) + bird(q, 660, 376, 1) + bird(q, 702, 376, -1);
  c.add('art', s);
  headline(q, { cx: 500, top: 60, w: 760, h: 262, max: 142, ground: q.sky });
}

function tiles(q: Pen): string {
  let d = '';
  for (let i = 0; i < 13; i++) { const t = (i + 0.5) / 13; d += `M${215 + 285 * t} ${645 - 209 * t}l12 14M${785 - 285 * t} ${645 - 209 * t}l-12 14`; }
  return ln(q, d, 2.4);
}

function neighbour(q: Pen, x: number, y: number, w: number, lit: number): string {
  const wall = q.dark ? mix(q.sky, '#8A93B0', 0.2) : mix(q.sky, q.ink, 0.22);
  let s = it(q, `M${x} 1200V${y}L${x + w / 2} ${y - 130}L${x + w} ${y}V1200Z`, wall) + ln(q, `M${x - 14} ${y + 10}L${x + w / 2} ${y - 132}L${x + w + 14} ${y + 10}`, 16, q.ink) + hatch(q, x, y + 6, w, 1190 - y, 26, q.ink, 0.2);
  for (let i = 0; i < 6; i++) {
    const wx = x + w / 2 - 88 + (i % 2) * 110, wy = y + 44 + Math.floor(i / 2) * 186;
    s += it(q, rectPath(wx, wy, 66, 96), i === lit ? '#FFDF86' : mix(wall, q.ink, 0.45)) + ln(q, `M${wx + 33} ${wy}v96M${wx} ${wy + 48}h66`, 3);
  }
  return s;
}

/** a clear night, none of it behind the words */
export function stars(q: Pen, free: readonly [from: number, to: number]): string {
  const { r } = q.c;
  if (!q.dark) return '';
  let d = '';
  for (let i = 0; i < 64; i++) {
    const x = r.f(20, 980), y = r.f(20, 640), s = r.f(1.2, 3.2);
    if (y > free[0] && y < free[1] && x > 70 && x < 930) continue;
    d += ringD(x, y, s);
  }
  return path(d, 'fill="#FFF6DC" fill-opacity=".8"');
}

function wine(q: Pen): string {
  let s = it(q, rectPath(18, -92, 92, 92), q.wood);
  for (let i = 0; i < 9; i++) s += it(q, ringD(34 + (i % 3) * 30, -76 + Math.floor(i / 3) * 30, 11), i === 4 ? q.a : shade(q.k, -0.12), 2.6);
  return s;
}

function mouse(q: Pen, x: number): string {
  return g(it(q, 'M0 0q-4 -22 22 -22q16 0 22 14l6 8Z', '#B9B2AC', 2.8) + it(q, ringD(36, -20, 6), '#E6C5BC', 2.4) + ln(q, 'M0 -2q-26 4 -34 -12', 2.8), tf(x, 0, 0, 0.8));
}

export function bird(q: Pen, x: number, y: number, k: number): string {
  return g(it(q, 'M-22 -14L-6 -12Q-2 -28 12 -26Q20 -26 20 -18L28 -16L20 -12Q16 2 2 2Q-8 2 -12 -8Z', q.e, 3) + ln(q, 'M2 2v8M8 2v8', 2.6), tf(x, y - 8, 0, k, 1));
}
