import { circ, clamp, g, lerp, mix, n1, type P, poly, tf } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { type Board, fill, flecks, hatch, rays, stroke } from './scratch.ts';

type Tower = { x: number; foot: number; top: number; w0: number; w1: number };

/** a tapering tower banded in two tones, lit from the left, with its lantern */
function tower(b: Board, { x, foot, top, w0, w1 }: Tower, bands: number): string {
  const { r, black, line, red, amber, cool } = b, k = w0 / 92;
  const half = (y: number) => lerp(w1, w0, (y - top) / (foot - top));
  const d = poly([[x - w1, top], [x + w1, top], [x + w0, foot], [x - w0, foot]]);
  let s = stroke(d, black, 12 * k) + fill(d, black), gap = Math.max(5, 9 * k);
  for (let i = 0; i < bands; i++) {
    const y0 = lerp(top, foot, i / bands), y1 = lerp(top, foot, (i + 1) / bands), band: P[] = [[x - half(y0), y0], [x + half(y0), y0], [x + half(y1), y1], [x - half(y1), y1]];
    const light = (px: number, py: number) => 0.98 - ((px - x) / half(py) + 0.55) ** 2 * 0.62 + ((px - x) / half(py) > 0.84 ? 0.25 : 0);
    s += clipped(b.c, poly(band), fill(hatch(r, [x - w0, y0, w0 * 2, y1 - y0], 0, gap, light, { m: 16, bow: 16 * k }), i % 2 ? red : line));
    if (i) s += stroke(`M${n1(x - half(y0))} ${n1(y0)}q${n1(half(y0))} ${n1(16 * k)} ${n1(half(y0) * 2)} 0`, black, 4 * k);
  }
  // gallery, lantern, cap
  const G = w1 * 1.42, lh = 74 * k, ly = top - lh;
  s += fill(`M${n1(x - G)} ${n1(top)}h${n1(G * 2)}l${n1(-14 * k)} ${n1(22 * k)}H${n1(x - G + 14 * k)}Z`, black) + stroke(`M${n1(x - G)} ${n1(top)}h${n1(G * 2)}`, line, 5 * k)
    + fill(rectPath(x - w1 * 0.66, ly, w1 * 1.32, lh), amber) + clipped(b.c, rectPath(x - w1 * 0.66, ly, w1 * 1.32, lh), fill(rays(r, x, ly + lh * 0.5, [6 * k, w1 * 1.2], [0, 6.3], 26, 7 * k, () => 0.9, 3), line));
  let bars = '', rail = '';
  for (let i = 0; i <= 4; i++) bars += `M${n1(x + w1 * 0.66 * (i / 2 - 1))} ${n1(ly)}v${n1(lh)}`;
  for (let i = 0; i <= 8; i++) rail += `M${n1(x + G * (i / 4 - 1))} ${n1(top)}v${n1(-30 * k)}`;
  s += stroke(bars, black, 4 * k) + stroke(`${rail}M${n1(x - G)} ${n1(top - 30 * k)}h${n1(G * 2)}`, black, 6 * k) + stroke(`${rail}M${n1(x - G)} ${n1(top - 30 * k)}h${n1(G * 2)}`, mix(line, cool, 0.3), 2.6 * k);
  const cap = `M${n1(x - w1 * 0.84)} ${n1(ly)}C${n1(x - w1 * 0.7)} ${n1(ly - 48 * k)} ${n1(x - 10 * k)} ${n1(ly - 60 * k)} ${n1(x)} ${n1(ly - 84 * k)}C${n1(x + 10 * k)} ${n1(ly - 60 * k)} ${n1(x + w1 * 0.7)} ${n1(ly - 48 * k)} ${n1(x + w1 * 0.84)} ${n1(ly)}Z`;
  s += stroke(cap, black, 8 * k) + fill(cap, mix(red, black, 0.5)) + clipped(b.c, cap, fill(hatch(r, [x - w1, ly - 84 * k, w1 * 2, 84 * k], 90, 8 * k, (px) => 0.85 - (px - x + w1 * 0.4) / w1, { m: 6 }), red))
    + circ(x, ly - 88 * k, 8 * k, `fill="${line}"`);
  for (const [t, dx] of [[0.22, -0.1], [0.52, 0.12], [0.8, -0.06]] as const) {
    const y = lerp(top, foot, t), X = x + w0 * dx;
    s += fill(`M${n1(X - 13 * k)} ${n1(y + 24 * k)}v${n1(-30 * k)}a${n1(13 * k)} ${n1(13 * k)} 0 0 1 ${n1(26 * k)} 0v${n1(30 * k)}Z`, black) + (t === 0.52 ? fill(rectPath(X - 7 * k, y - 8 * k, 14 * k, 28 * k), amber) : '');
  }
  return s;
}

/** Two lighthouses on two shores; their beams meet over the water. */
export function drawSignals(b: Board): string {
  const { r, black, line, amber, cool } = b;
  const near: Tower = { x: 250, foot: 1010, top: 390, w0: 96, w1: 62 }, far: Tower = { x: 836, foot: 836, top: 642, w0: 28, w1: 18 };
  const [nx, ny, fx, fy] = [250, 340, 836, 628];
  let s = '';
  // the night, cut level; stars where the graver only touched
  s += fill(hatch(r, [36, 36, 928, 800], 0, 17, (_x, y) => (Math.max(0, y - 330) / 510) ** 2 * 0.42, { m: 24 }), mix(cool, black, 0.15));
  for (let i = 0; i < 80; i++) {
    const x = r.f(60, 940), y = r.f(70, 560);
    if (x < 350 || y > 330) s += circ(x, y, r.f(1.2, 3.6), `fill="${line}"`);
  }
  const to = Math.atan2(fy - ny - 120, fx - nx), back = Math.atan2(ny - fy + 118, nx - fx);
  const beam = (x: number, y: number, a: number, half: number, len: number, n: number, colour: string) => {
    const edge = poly([[x, y], [x + Math.cos(a - half) * len, y + Math.sin(a - half) * len], [x + Math.cos(a + half) * len, y + Math.sin(a + half) * len]]);
    return fill(edge, black, ' opacity=".55"') + fill(rays(r, x, y, [40 * (n / 26), len], [a - half, a + half], n, (len * half * 2) / n, (t) => 0.92 * (1 - t * 0.78), 16), colour);
  };
  s += beam(fx, fy, back, 0.15, 620, 15, mix(amber, line, 0.25)) + beam(nx, ny, to, 0.155, 900, 24, mix(amber, line, 0.55)) + beam(nx, ny, Math.PI + to, 0.2, 300, 14, mix(amber, line, 0.55));
  // sea
  s += fill(rectPath(0, 836, 1000, 600), black);
  s += fill(hatch(r, [36, 842, 928, 480], 0, 14, (x, y) => {
    const d = (y - 836) / 480, path1 = Math.exp(-(((x - fx) / (26 + d * 120)) ** 2)), path2 = Math.exp(-(((x - 560 + d * 60) / (120 + d * 160)) ** 2)) * 0.7;
    return (0.16 + path1 * 0.7 + path2 * 0.55) * (1 - d * 0.95) * (0.58 + 0.5 * Math.sin(x * 0.045 + y * 2.1 + Math.sin(y) * 2));
  }, { m: 50 }), mix(cool, line, 0.45));
  const headland = 'M700 842C730 834 760 826 800 822C850 816 900 820 970 800V848Z';
  s += fill(headland, black) + stroke('M700 840C730 834 760 826 800 822C850 816 900 820 970 800', mix(cool, line, 0.3), 4) + clipped(b.c, headland, fill(hatch(r, [700, 800, 270, 50], 20, 9, (x) => (900 - x) / 320, { m: 10 }), cool)) + tower(b, far, 4);
  // the near rock, the keeper's house and his washing
  const rock = 'M0 1120C60 1060 90 1010 150 1000C220 988 330 990 372 1012C430 1030 470 1062 500 1110C530 1150 520 1172 560 1196H0Z';
  s += stroke(rock, black, 14) + fill(rock, black) + clipped(b.c, rock, [
    fill(hatch(r, [30, 990, 540, 210], 62, 12, (x, y) => 0.72 - (y - 1000) / 250 - (x - 100) / 900 + 0.4 * Math.sin(x * 0.05 + y * 0.02), { m: 20 }), mix(line, cool, 0.35)),
    fill(hatch(r, [30, 1040, 540, 160], -18, 14, (x, y) => 0.3 * Math.sin(x * 0.03 - y * 0.06), { m: 22 }), cool),
  ]);
  s += tower(b, near, 5);
  const house = 'M356 1034V956L392 916H476L512 956V1070H356Z';
  s += stroke(house, black, 12) + fill(house, black) + clipped(b.c, house, fill(hatch(r, [356, 956, 160, 112], 0, 10, (x) => 0.85 - (x - 356) / 150, { m: 14 }), line)) + clipped(b.c, 'M346 960L388 912H480L524 960Z', fill(hatch(r, [346, 912, 178, 48], 100, 9, (x) => 0.8 - (x - 346) / 260, { m: 6 }), b.red))
    + stroke('M346 960H522', black, 6) + fill(rectPath(398, 984, 34, 44), amber) + stroke('M415 984v44M398 1004h34', black, 4) + fill('M458 1070v-60h32v60Z', black) + fill(rectPath(444, 884, 24, 36), black) + stroke('M444 884h24M446 886v28', line, 4) + stroke('M456 872C448 852 466 840 458 818C452 802 466 790 462 772', mix(line, cool, 0.4), 4);
  s += stroke('M338 926Q352 942 362 950', line, 2.4) + stroke('M512 968Q590 1010 640 962', line, 3) + stroke('M640 1110V952', black, 12) + stroke('M640 1120V952', line, 4);
  for (const [x, y, kind] of [[548, 984, 0], [580, 990, 1], [610, 984, 2]] as const)
    s += kind === 1 ? fill(`M${x - 12} ${y}h26l2 16h-8v30h-14v-30h-8Z`, b.red) : fill(`M${x - 6} ${y}h13v26l12 6q4 10 -6 12h-14q-6 -2 -5 -10Z`, line);
  const spit = 'M600 1180C590 1130 606 1108 640 1106C676 1108 690 1130 700 1180Z';
  s += fill(spit, black) + clipped(b.c, spit, fill(hatch(r, [590, 1100, 120, 80], 70, 11, (x, y) => 0.8 - (y - 1100) / 90 - (x - 600) / 200, { m: 8 }), mix(line, cool, 0.35)));
  // surf, and a bottle with a letter in it
  s += flecks(r, 120, () => {
    const x = r.f(60, 720);
    return [x, 1176 + r.f(-10, 26) - clamp((x - 480) / 400) * 8, r.f(8, 34)];
  }, [1, 0.02], line, [2, 3.4, 5]);
  const bottle = 'M-92 -30H24C44 -30 50 -14 70 -13H96V13H70C50 14 44 30 24 30H-92C-104 30 -104 -30 -92 -30Z';
  s += fill(hatch(r, [36, 1186, 928, 180], 0, 14, (x, y) => (0.5 - (y - 1190) / 560) * (0.6 + 0.5 * Math.sin(x * 0.03 + y * 2.3 + Math.sin(y * 0.9) * 2)), { m: 44 }), cool);
  return s + g(stroke(bottle, black, 16) + fill(bottle, mix(cool, black, 0.72)) + fill('M-70 -14C-60 -20 -20 -20 -6 -14V16C-20 10 -60 10 -70 16Z', line) + stroke('M-58 -4h38M-58 5h26', black, 3) + stroke('M-38 -17v30', b.red, 6)
    + stroke(bottle, line, 4) + stroke('M-84 -19H20', line, 5) + fill('M94 -11h22v22H94Z', amber) + stroke('M-10 24H18M60 -6h26', cool, 3), tf(716, 1262, -17, 0.98))
    + stroke('M600 1302q60 -16 120 -4t120 -10M640 1320q50 -10 90 -2', line, 5);
}
