import { circ, clamp, lerp, mix, n1, type P, poly } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { type Board, fill, flecks, hatch, rays, stroke } from './scratch.ts';

/** the booth's lit side, its shaded side, its foot and its top */
const B = { x0: 372, x1: 618, x2: 716, foot: 1130, eaves: 540 };

/** A lit telephone box in the snow, its receiver off the hook. */
export function drawBooth(b: Board): string {
  const { r, black, line, red, amber, cool } = b, cx = 500, cy = 830;
  let s = fill(rays(r, cx + 30, cy, [200, 640], [-Math.PI, 0], 92, 13, (t) => 0.5 * (1 - t) ** 1.7, 10), mix(amber, cool, 0.4));
  // firs behind, snow along their arms
  const fir = (x: number, foot: number, h: number, w: number) => {
    let d = `M${x} ${foot - h}`, arms = '';
    const n = 7;
    for (let i = 1; i <= n; i++) d += `L${n1(x + (w * i) / n)} ${n1(foot - h + (h * i) / n)}l${n1(-w * 0.09)} ${n1(-h * 0.025)}`;
    d += `L${n1(x - w)} ${foot}`;
    for (let i = n; i >= 1; i--) d += `L${n1(x - (w * i) / n)} ${n1(foot - h + (h * i) / n)}l${n1(w * 0.09)} ${n1(-h * 0.025)}`;
    for (let i = 1; i <= n; i++) for (const k of [-1, 1]) for (let j = 0; j < i; j++) {
      const t = (j + r.f(0.2, 0.9)) / i, X = x + (k * w * i * t) / n, Y = foot - h + (h * i) / n - h * 0.05 * r.f(0.6, 1.6);
      arms += `M${n1(X)} ${n1(Y)}q${n1(k * w * 0.06)} ${n1(h * 0.008)} ${n1(k * w * 0.11)} ${n1(h * 0.03)}`;
    }
    return stroke(`${d}Z`, black, 10) + fill(`${d}Z`, black) + stroke(arms, mix(line, cool, 0.25), 4.5);
  };
  s += fir(160, 1010, 430, 110) + fir(866, 1010, 520, 128) + fir(280, 1010, 300, 84) + fir(760, 1000, 300, 84) + fir(74, 1030, 330, 88) + fir(944, 1030, 370, 84);
  // the field
  const snow = 'M0 1010C160 976 320 984 480 1000C680 1016 840 990 1000 1000V1400H0Z';
  s += fill(snow, black) + clipped(b.c, snow, [
    fill(hatch(r, [36, 980, 928, 390], 3, 12, (x, y) => {
      const d = Math.hypot((x - 460) / 1.25, (y - 1130) * 1.35);
      return clamp(0.98 - d / 520, 0.1, 0.92) * (0.86 + 0.14 * Math.sin(x * 0.02 + y * 0.06));
    }, { m: 26, bow: -20 }), line),
    fill(hatch(r, [36, 1140, 928, 230], 3, 12, (x, y) => (0.4 + 0.14 * Math.sin(x * 0.014 + y * 0.05)) * clamp(Math.hypot((x - 460) / 1.25, (y - 1130) * 1.35) / 300 - 0.35), { m: 26, bow: -20 }), mix(cool, black, 0.15)),
  ]);
  // the light that lies on the snow, with its bars
  const warm = poly([[384, 1134], [612, 1134], [540, 1330], [180, 1330]]);
  s += fill(warm, black) + clipped(b.c, warm, fill(hatch(r, [170, 1134, 450, 200], -4, 12, (_x, y) => 0.92 - (y - 1134) / 260, { m: 12 }), amber));
  const shadow = poly([[700, 1120], [970, 1214], [970, 1300], [630, 1134]]);
  let bars = '';
  for (let i = 1; i < 3; i++) bars += `M${n1(lerp(384, 612, i / 3))} 1134L${n1(lerp(180, 540, i / 3))} 1330`;
  for (const t of [0.14, 0.32, 0.54, 0.8]) bars += `M${n1(lerp(384, 180, t))} ${n1(lerp(1134, 1330, t))}L${n1(lerp(612, 540, t))} ${n1(lerp(1134, 1330, t))}`;
  s += stroke(bars, black, 5) + clipped(b.c, shadow, [fill(shadow, black), fill(hatch(r, [640, 1120, 330, 220], 3, 12, (x) => (x - 620) / 700, { m: 10, bow: -20 }), cool)]);
  // one line of footprints towards the box
  for (let i = 0; i < 9; i++) {
    const t = i / 8, x = lerp(880, 640, t) + (i % 2 ? 22 : -22) * (1 - t * 0.5), y = lerp(1340, 1160, t), q = lerp(20, 9, t);
    s += fill(`M${n1(x - q)} ${n1(y)}a${n1(q)} ${n1(q * 0.5)} 0 1 0 ${n1(q * 2)} 0a${n1(q)} ${n1(q * 0.5)} 0 1 0 ${n1(-q * 2)} 0`, black) + stroke(`M${n1(x - q)} ${n1(y + q * 0.4)}a${n1(q)} ${n1(q * 0.5)} 0 0 0 ${n1(q * 2)} 0`, line, 2.4);
  }
  // the box itself
  const { x0, x1, x2, foot, eaves } = B, front: P[] = [[x0, eaves], [x1, eaves], [x1, foot], [x0, foot]], side: P[] = [[x1, eaves], [x2, eaves + 26], [x2, foot - 40], [x1, foot]];
  const roof = `M${x0 - 14} ${eaves}C${x0 - 6} ${eaves - 84} ${x0 + 50} ${eaves - 112} ${x0 + 136} ${eaves - 116}C${x1 + 10} ${eaves - 112} ${x2 + 6} ${eaves - 70} ${x2 + 12} ${eaves + 28}L${x1 + 8} ${eaves + 2}Z`;
  for (const d of [poly(front), poly(side), roof]) s += stroke(d, black, 18);
  s += fill(poly(front), mix(red, black, 0.45)) + clipped(b.c, poly(front), fill(hatch(r, [x0, eaves, x1 - x0, foot - eaves], 90, 9, (x) => 0.95 - (x - x0) / 900, { m: 20 }), red));
  s += fill(poly(side), mix(red, black, 0.75)) + clipped(b.c, poly(side), fill(hatch(r, [x1, eaves, x2 - x1, foot - eaves], 90, 9, (x) => 0.5 - (x - x1) / 400, { m: 20 }), mix(red, black, 0.2)));
  s += fill(roof, mix(red, black, 0.6)) + clipped(b.c, roof, fill(hatch(r, [x0 - 14, eaves - 116, x2 - x0 + 30, 150], 0, 10, (x) => 0.94 - (x - x0) / 520, { m: 18, bow: -20 }), red));
  const cap = `M${x0 + 4} ${eaves - 40}C${x0 + 20} ${eaves - 104} ${x0 + 70} ${eaves - 132} ${x0 + 140} ${eaves - 136}C${x1 + 4} ${eaves - 134} ${x2 - 20} ${eaves - 96} ${x2 - 2} ${eaves - 26}C${x2 - 40} ${eaves - 54} ${x1 + 30} ${eaves - 74} ${x1 - 20} ${eaves - 66}C${x1 - 60} ${eaves - 88} ${x0 + 40} ${eaves - 86} ${x0 + 4} ${eaves - 40}Z`;
  s += stroke(cap, black, 9) + fill(cap, line) + clipped(b.c, cap, fill(hatch(r, [x0, eaves - 136, x2 - x0, 112], 34, 10, (x, y) => (x - 480) / 380 + (y - eaves + 90) / 240, { m: 12 }), mix(cool, black, 0.2)));
  s += stroke(`M${x0 - 12} ${eaves}H${x1 + 6}L${x2 + 10} ${eaves + 28}`, black, 8) + stroke(`M${x0 - 10} ${eaves - 5}H${x1 + 4}`, line, 3);
  // its lit sign, without a word
  s += fill(rectPath(x0 + 26, eaves + 22, x1 - x0 - 52, 46), black) + fill(rectPath(x0 + 32, eaves + 28, x1 - x0 - 64, 34), line) + fill(`M${x0 + 92} ${eaves + 53}c-6-12 6-20 14-18l14 4h6l14-4c8-2 20 6 14 18l-16-2l-3-8h-24l-3 8Z`, red);
  // panes: three across, the middle wide, eight down
  const cols = [x0 + 26, x0 + 66, x1 - 66, x1 - 26], rows = 8, y0 = eaves + 92, y1 = foot - 78, rh = (y1 - y0) / rows;
  const glass = rectPath(cols[0]!, y0, cols[3]! - cols[0]!, y1 - y0);
  s += stroke(glass, black, 12) + fill(glass, amber) + clipped(b.c, glass, fill(rays(r, cx - 4, y0 - 30, [30, 600], [0.1, Math.PI - 0.1], 46, 9, (t) => 0.95 * (1 - t * 0.9), 10), line));
  // inside: the instrument, and the receiver hanging on its cord
  s += clipped(b.c, glass, fill(rectPath(520, y0 + 120, 80, 190), black) + fill(rectPath(530, y0 + 132, 60, 44), mix(amber, black, 0.5)) + circ(560, y0 + 222, 26, `fill="${amber}"`) + circ(560, y0 + 222, 12, `fill="${black}"`)
    + stroke(`M524 ${y0 + 150}C492 ${y0 + 190} 498 ${y0 + 236} 484 ${y0 + 262}`, black, 5) + fill(`M470 ${y0 + 262}c0-12 28-12 28 0c0 8-6 10-8 14v56c2 4 8 6 8 14c0 12-28 12-28 0c0-8 6-10 8-14v-56c-2-4-8-6-8-14Z`, black)
    + fill(rectPath(398, y0 + 244, 60, 10), black) + fill(rectPath(404, y0 + 200, 14, 46), black) + fill(rectPath(420, y0 + 208, 10, 38), black) + fill(rectPath(432, y0 + 196, 12, 50), black));
  let lead = '';
  for (const X of cols) lead += `M${X} ${n1(y0)}V${n1(y1)}`;
  for (let i = 0; i <= rows; i++) lead += `M${cols[0]} ${n1(y0 + i * rh)}H${cols[3]}`;
  s += stroke(lead, black, 11) + stroke(lead, red, 5);
  const P2 = (u: number, v: number): P => [lerp(x1, x2, u), lerp(eaves + lerp(0, 26, u), foot - lerp(0, 40, u), v)];
  const sg = poly([P2(0.2, 0.16), P2(0.8, 0.16), P2(0.8, 0.86), P2(0.2, 0.86)]);
  s += stroke(sg, black, 8) + fill(sg, mix(amber, black, 0.22)) + clipped(b.c, sg, fill(hatch(r, [x1, eaves, x2 - x1, foot - eaves], 90, 8, (_x, y) => 0.8 - (y - eaves) / 800, { m: 16 }), amber));
  let sl = '';
  for (const u of [0.2, 0.38, 0.62, 0.8]) sl += poly([P2(u, 0.16), P2(u, 0.86)], false);
  for (let i = 0; i <= rows; i++) sl += poly([P2(0.2, 0.16 + (0.7 * i) / rows), P2(0.8, 0.16 + (0.7 * i) / rows)], false);
  s += stroke(sl, black, 7) + stroke(sl, mix(red, black, 0.2), 3);
  // drift against the foot, a robin on it
  s += fill(`M${x0 - 40} ${foot + 16}C${x0} ${foot - 22} ${x0 + 60} ${foot - 6} ${x1} ${foot - 12}C${x1 + 50} ${foot - 40} ${x2 + 10} ${foot - 66} ${x2 + 60} ${foot - 8}C${x2} ${foot + 12} ${x0 + 40} ${foot + 26} ${x0 - 40} ${foot + 16}Z`, line)
    + stroke(`M${x0} ${foot + 8}q60 -10 150 -2M${x1 + 20} ${foot - 2}q40 -24 90 -16`, mix(cool, black, 0.1), 4);
  s += fill('M296 1136C280 1120 284 1094 306 1084C316 1074 336 1076 340 1090L352 1094L341 1100C342 1124 326 1140 306 1140L268 1150Z', black) + fill('M318 1096C334 1092 340 1104 338 1116C334 1130 322 1134 314 1130C322 1120 322 1108 318 1096Z', red)
    + circ(328, 1088, 3.4, `fill="${line}"`) + stroke('M306 1138v16M318 1138v16M290 1108q8 14 22 16M272 1148l22 -14', mix(line, amber, 0.3), 3);
  return s + flecks(r, 210, () => [r.f(44, 956), 1120 - 790 * r.f() ** 0.8, 0.1], [1, 1], line, [4, 6, 8]);
}
