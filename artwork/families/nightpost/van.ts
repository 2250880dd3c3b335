import { circ, clamp, ell, g, mix, n1, type P, poly, qbez, ribbon, smooth, tf } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { type Board, fill, flecks, hatch, rays, stroke } from './scratch.ts';

/** the hill road, from the foot of the picture to the lit house; its width with it */
const ROAD: [number, number, number][] = [
  [-60, 1092, 116], [120, 1086, 112], [300, 1066, 106], [470, 1030, 94], [640, 985, 78], [760, 930, 64], [790, 868, 52], [700, 822, 42], [560, 800, 34],
  [470, 770, 27], [480, 734, 21], [560, 704, 17], [650, 676, 13], [700, 640, 10], [716, 606, 8],
];

function van(b: Board, x: number, y: number, k: number): string {
  const { r, black, line, red, amber } = b;
  const body = 'M-150 0V-128C-150 -150 -140 -160 -118 -160H30C52 -160 62 -152 74 -132L104 -84L146 -74C158 -70 162 -62 162 -46V0Z';
  let s = stroke(body, black, 18) + fill(body, mix(red, black, 0.6));
  s += clipped(b.c, body, [
    fill(hatch(r, [-150, -160, 316, 160], 0, 9, (_x, py) => 0.95 + py / 400 + (py < -146 ? 0.2 : 0), { m: 14 }), red),
    fill(hatch(r, [-150, -160, 316, 34], 0, 7, (_x, py) => 0.9 - (py + 160) / 30, { m: 14 }), line),
  ]);
  s += stroke('M-150 -64H160', black, 5) + stroke('M-148 -70H96', line, 3) + stroke('M-20 -158V-4M84 -74V-4', black, 4);
  s += fill('M-6 -142H34C48 -142 54 -136 62 -122L82 -86H-6Z', black) + fill('M0 -136H34C44 -136 50 -130 56 -120L72 -90H0Z', mix(amber, black, 0.25)) + fill('M14 -90C14 -108 20 -116 30 -116C24 -130 48 -132 46 -114C56 -112 60 -104 60 -90Z', black);
  s += fill('M-118 -142h78v52h-78Z', line) + stroke('M-114 -138l35 28l35 -28', mix(red, black, 0.5), 5);
  s += circ(-92, 0, 34, `fill="${black}"`) + circ(-92, 0, 25, `fill="none" stroke="${line}" stroke-width="4"`) + circ(-92, 0, 9, `fill="${line}"`)
    + circ(96, 0, 34, `fill="${black}"`) + circ(96, 0, 25, `fill="none" stroke="${line}" stroke-width="4"`) + circ(96, 0, 9, `fill="${line}"`);
  s += ell(158, -50, 9, 13, `fill="${line}"`) + circ(-150, -40, 6, `fill="${amber}"`);
  return g(s, tf(x, y, -9, k));
}

function sheep(b: Board, x: number, y: number, k: number, flip: number): string {
  const { black, line } = b;
  return g(fill('M-30 4V22M-18 6V24M14 6V24M24 4V22', black) + stroke('M-26 6V24M-14 8V26M14 8V26M24 6V24', line, 4)
    + fill('M-38 -4C-44 -18 -34 -30 -22 -28C-14 -38 4 -38 10 -30C24 -34 38 -24 36 -10C42 0 34 12 22 10C12 16 -2 16 -10 11C-24 16 -38 8 -38 -4Z', line)
    + stroke('M-24 -12q6 -8 12 0q6 8 12 0M-14 2q6 -6 12 0M6 -4q6 -6 12 0', black, 2.4) + fill('M30 -22C44 -26 54 -16 52 -4C50 4 42 6 36 0C28 -6 26 -16 30 -22Z', black) + stroke('M30 -24l-10 -4M42 -12h2', line, 3), tf(x, y, 0, k * flip, k));
}

/** A mail van climbs a moonlit hill to the one house that is still lit. */
export function drawVan(b: Board): string {
  const { r, black, line, amber, cool } = b, [mx, my, mr] = [300, 330, 128];
  let s = fill(rays(r, mx, my, [mr + 16, 640], [0, Math.PI * 2], 108, 15, (t) => 0.62 * (1 - t) ** 2, 8), mix(cool, line, 0.35));
  s += circ(mx, my, mr, `fill="${line}"`) + clipped(b.c, `M${mx - mr} ${my}a${mr} ${mr} 0 1 0 ${mr * 2} 0a${mr} ${mr} 0 1 0 ${-mr * 2} 0`,
    fill(hatch(r, [mx - mr, my - mr, mr * 2, mr * 2], 58, 9, (x, y) => (x - mx + y - my) / 210 - 0.12 + 0.3 * Math.sin(x * 0.05) * Math.sin(y * 0.045), { m: 20 }), mix(cool, black, 0.25)));
  for (let i = 0; i < 80; i++) {
    const x = r.f(60, 940), y = r.f(60, 540);
    if (Math.hypot(x - mx, y - my) > 220) s += circ(x, y, r.f(1.2, 3.8), `fill="${line}"`);
  }
  // cloud bars over the moon
  for (const [x, y, w] of [[250, 392, 330], [420, 430, 250], [150, 436, 170]] as const)
    s += fill(`M${x - w / 2} ${y}q${w / 4} -16 ${w / 2} -8t${w / 2} 4q${-w / 4} 16 ${-w / 2} 12t${-w / 2} -8Z`, black) + stroke(`M${x - w / 2 + 10} ${y - 2}q${w / 4} -16 ${w / 2} -8t${w / 2 - 20} 2`, line, 3);
  const hill = (d: string, bx: [number, number, number, number], deg: number, gap: number, tone: (x: number, y: number) => number, colour: string, bow = 0) =>
    stroke(d, black, 14) + fill(d, black) + clipped(b.c, d, fill(hatch(r, bx, deg, gap, tone, { m: 13, bow }), colour));
  s += hill('M0 640C120 560 220 548 330 590C440 630 520 560 640 520C760 484 880 540 1000 590V1000H0Z', [30, 510, 940, 260], 14, 11, (x, y) => 0.62 - (y - 540) / 260 + 0.2 * Math.sin(x * 0.016) - x / 2600, mix(cool, black, 0.1), -40);
  s += hill('M0 780C140 720 280 700 420 690C560 672 640 606 760 596C860 590 940 640 1000 670V1100H0Z', [30, 590, 940, 330], -14, 12, (x, y) => 0.66 - (y - 640) / 330 + 0.2 * Math.sin(x * 0.011 + y * 0.02), mix(cool, line, 0.15), 50);
  s += hill('M0 880C180 850 380 890 560 930C720 960 860 900 1000 840V1200H0Z', [30, 840, 940, 320], 12, 13, (x, y) => 0.6 - (y - 880) / 330 + 0.22 * Math.sin(x * 0.012 - y * 0.02), mix(cool, line, 0.1), 40);
  s += hill('M0 1030C160 980 330 1070 520 1080C700 1090 860 1030 1000 1000V1400H0Z', [30, 990, 940, 180], 8, 14, (x, y) => 0.5 - (y - 1040) / 150 + 0.2 * Math.sin(x * 0.014), mix(cool, line, 0.2), 30);
  // the road and its walls
  const pts = ROAD.map(([x, y]): P => [x, y]), wide = (t: number) => ROAD[Math.round(t * (ROAD.length - 1))]![2];
  const road = ribbon(pts, wide);
  s += stroke(road, black, 10) + fill(road, black) + clipped(b.c, road, fill(hatch(r, [36, 600, 790, 600], 4, 10, (x, y) => !ROAD.some(([px, py, w], i) => Math.hypot(x - px, y - py) < w + 24 || Math.hypot(x - (px + (ROAD[i + 1]?.[0] ?? px)) / 2, y - (py + (ROAD[i + 1]?.[1] ?? py)) / 2) < w + 24) ? 0 : 0.5 + 0.25 * Math.sin(x * 0.04 + y * 0.05), { m: 22 }), mix(line, cool, 0.35)));
  let stones = '';
  ROAD.slice(0, -3).forEach(([x, y, w], i) => {
    const q = ROAD[i + 1]!;
    for (let k = 0; k < 7; k++) {
      const t = k / 7, X = x + (q[0] - x) * t, Y = y + (q[1] - y) * t, W = w + (q[2] - w) * t, L = Math.hypot(q[0] - x, q[1] - y), nx = -(q[1] - y) / L, ny = (q[0] - x) / L, h = W * 0.16;
      stones += stroke(`M${n1(X + nx * W * 0.64)} ${n1(Y + ny * W * 0.64 - h * 0.4)}l${n1(h * r.f(0.2, 0.5))} ${n1(-h * r.f(0, 0.3))}`, k % 3 ? line : mix(line, cool, 0.6), Math.max(2.5, h * r.f(0.75, 1)));
    }
  });
  s += stones;
  // the house at the end of it
  const hx = 742, hy = 604;
  s += fill(rays(r, hx + 6, hy - 26, [30, 150], [0, 6.283], 44, 8, (t) => 0.5 * (1 - t) ** 1.4, 6), amber);
  const wall = poly([[hx - 40, hy], [hx - 40, hy - 42], [hx + 58, hy - 42], [hx + 58, hy]]), roof = poly([[hx - 50, hy - 40], [hx - 26, hy - 80], [hx + 46, hy - 80], [hx + 68, hy - 40]]);
  s += stroke(wall, black, 8) + fill(wall, mix(line, cool, 0.25)) + stroke(roof, black, 8) + fill(roof, black) + clipped(b.c, roof, fill(hatch(r, [hx - 50, hy - 80, 120, 42], 100, 7, (x) => 0.8 - (x - hx + 30) / 120, { m: 5 }), cool))
    + fill(rectPath(hx - 24, hy - 34, 20, 22), amber) + fill(rectPath(hx + 28, hy - 34, 20, 22), amber) + stroke(`M${hx - 14} ${hy - 34}v22M${hx + 38} ${hy - 34}v22`, black, 3) + fill(rectPath(hx + 4, hy - 32, 14, 32), amber) + fill(rectPath(hx + 22, hy - 104, 16, 28), black) + stroke(`M${hx + 22} ${hy - 104}h16M${hx + 23} ${hy - 102}v22`, line, 3)
    + stroke(smooth([[hx + 30, hy - 112], [hx + 20, hy - 140], [hx + 40, hy - 170], [hx + 24, hy - 204], [hx + 44, hy - 236]], false), line, 4);
  s += sheep(b, 300, 876, 0.62, 1) + sheep(b, 200, 902, 0.74, -1) + sheep(b, 380, 908, 0.5, -1);
  // the beam, then the van
  s += fill(rays(r, 610, 944, [26, 350], [-0.58, -0.06], 24, 9, (t) => 0.95 * (1 - t * 0.92), 8), amber);
  s += van(b, 478, 1000, 0.84);
  // a bare tree close by
  const branch = (from: P, mid: P, to: P, w: number) => ribbon(qbez(from, mid, to, 10), (t) => w * (1 - t * 0.85) + 1.5);
  const tree = [branch([950, 1420], [890, 1060], [886, 720], 92), branch([898, 960], [850, 870], [776, 716], 30), branch([894, 880], [940, 800], [972, 630], 26), branch([852, 860], [800, 836], [716, 772], 15),
    branch([886, 800], [870, 680], [896, 560], 26), branch([806, 770], [812, 700], [796, 630], 11), branch([882, 690], [850, 630], [842, 540], 12), branch([942, 760], [916, 690], [930, 590], 11), branch([760, 800], [730, 770], [716, 720], 8)].join('');
  s += stroke(tree, black, 8) + fill(tree, black) + clipped(b.c, tree, fill(hatch(r, [700, 540, 290, 830], 86, 8, (x, y) => 0.8 - clamp((x - 880 - (y - 900) * 0.06) / 40, -0.25, 0.9) - clamp((y - 1000) / 300), { m: 22 }), line));
  // an owl
  s += g(stroke('M-28 2C-36 -30 -34 -58 -22 -74L-14 -66C-6 -70 6 -70 14 -66L22 -74C34 -58 36 -30 28 2C16 14 -16 14 -28 2Z', black, 12) + fill('M-28 2C-36 -30 -34 -58 -22 -74L-14 -66C-6 -70 6 -70 14 -66L22 -74C34 -58 36 -30 28 2C16 14 -16 14 -28 2Z', mix(black, cool, 0.25))
    + stroke('M-28 2C-36 -30 -34 -58 -22 -74L-14 -66C-6 -70 6 -70 14 -66', line, 3.4) + stroke('M-16 -22q4 7 8 0q4 7 8 0q4 7 8 0q4 7 8 0M-14 -8q4 7 8 0q4 7 8 0q4 7 8 0M-8 4q4 6 8 0q4 6 8 0', line, 2.4)
    + circ(-12, -46, 10, `fill="${amber}"`) + circ(12, -46, 10, `fill="${amber}"`) + circ(-11, -45, 4.6, `fill="${black}"`) + circ(11, -45, 4.6, `fill="${black}"`) + fill('M-4 -38h8l-4 9Z', line), tf(790, 724, -6, 0.86));
  return s + flecks(r, 150, () => [r.f(50, 950), r.f(1086, 1128), r.f(10, 26)], [0.2, -1], mix(line, cool, 0.4), [1.6, 2.4, 3.2]);
}
