import {
  at, clamp, Drawing, type Input, lerp, type LineSpec, lum, mix, n1, type P, type Palette, path, rect, type Rng,
  shade, stack, TAU,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { blueOf, inkOn } from '#artwork/colours/needlework.ts';
import { flatten, spl, type Q } from '#artwork/heroes/hero.ts';
import { LruCache } from '#artwork/materials/lru-cache.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { n2, place, rib, rotP, wedgeD, type TaggedPart } from '#artwork/outlines/needlework.ts';

/** a sea bream with a curl in it, facing left; box 800 x 620 */
function fishParts(): TaggedPart[] {
  return [
    { k: 'fin', ang: -40, d: spl([[252, 182, 1], [300, 96], [390, 60], [470, 84, 1], [560, 130], [600, 214, 1], [480, 160], [360, 150]]) },
    { k: 'fin', ang: 50, d: spl([[396, 424, 1], [446, 470], [476, 548, 1], [410, 540], [340, 490], [318, 440, 1]]) },
    { k: 'fin', ang: 40, d: spl([[540, 372, 1], [596, 392], [634, 450, 1], [570, 458], [500, 420], [486, 396, 1]]) },
    { k: 'tail', ang: 0, d: spl([[640, 282, 1], [690, 210], [782, 128, 1], [776, 230], [752, 300], [784, 380], [796, 470, 1], [700, 410], [640, 330, 1]]) },
    { k: 'body', ang: 0, d: spl([[54, 330, 1], [110, 250], [210, 180], [340, 144], [470, 158], [580, 220], [650, 282, 1], [650, 330, 1], [580, 366], [470, 420], [340, 446], [210, 430], [120, 384]]) },
    { k: 'belly', ang: 5, d: spl([[62, 338, 1], [160, 372], [300, 386], [450, 372], [580, 330], [650, 312, 1], [650, 330, 1], [580, 366], [470, 420], [340, 446], [210, 430], [120, 384]]) },
    { k: 'stripe', ang: 80, d: spl([[330, 145, 1], [372, 230], [378, 320], [352, 386, 1], [404, 384, 1], [430, 310], [420, 220], [388, 146, 1]]) },
    { k: 'stripe', ang: 80, d: spl([[478, 160, 1], [510, 230], [512, 300], [494, 362, 1], [540, 346, 1], [556, 290], [548, 230], [530, 186, 1]]) },
    { k: 'head', ang: 20, d: spl([[54, 330, 1], [110, 250], [190, 190], [238, 168, 1], [276, 230], [284, 310], [262, 380], [226, 434, 1], [170, 414], [110, 378]]) },
    { k: 'eye', d: spl([[132, 268], [160, 240], [188, 268], [160, 296]]) },
    { k: 'pupil', d: spl([[146, 268], [160, 254], [174, 268], [160, 282]]) },
    { k: 'pec', ang: 30, d: spl([[268, 330, 1], [330, 314], [390, 340, 1], [348, 376], [290, 384, 1]]) },
  ];
}
const PANEL_TOP = 1010;
/** the plaster and pale stones of a palette */
const stoneOf = (p: Palette) => (isDark(p) ? mix(p.paper, p.bg, 0.3) : mix(p.paper, '#efe3cc', 0.6));

/** every stone of a picture, by colour, and the mottling that lies over them; the words do not matter to it */
type Laid = { tiles: Map<string, string>; mottling: string };
const laid = new LruCache<Laid>(16);

/** A region of stones of like colours. */
type Reg = { cols: string[]; rows?: (x: number, y: number) => number; t: number; keep?: number; cells?: number[] };

/** What the parts of a cover share. */
type Scene = {
  p: Palette; dark: boolean; g0: number; GW: number; GH: number; lab: Int16Array; stone: string;
  regs: Reg[]; fam: (x: string, s?: number) => string[]; R4: (x: number, y: number, w: number, h: number) => string;
  A: string; C4: string; E: string; gold: string; ivory: string;
};

function paint({ g0, GW, GH, lab, regs }: Scene, d: string, cols: string[], t = 17, rows?: Reg['rows']) {
  regs.push({ cols, t, rows });
  const id = regs.length - 1;
  for (const ps of flatten(d, 4)) {
    const Q2 = ps.map(([x, y]) => [x / g0, y / g0] as P);
    const ys = Q2.map((q) => q[1]);
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(GH - 1, Math.max(...ys)); y++) {
      const yy = y + 0.5,
        xs: number[] = [];
      for (let i = 0; i < Q2.length; i++) {
        const a = Q2[i]!,
          b = Q2[(i + 1) % Q2.length]!;
        if (a[1] <= yy !== b[1] <= yy) xs.push(a[0] + ((yy - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      }
      xs.sort((u, v) => u - v);
      for (let i = 0; i + 1 < xs.length; i += 2) for (let x = Math.max(0, Math.round(xs[i]!)); x < Math.min(GW, Math.round(xs[i + 1]!)); x++) lab[y * GW + x] = id;
    }
  }
}

function drawFish(scene: Scene) {
  const { p, fam, A, C4, E, gold, ivory } = scene;
  for (let k = 0; k < 4; k++) {
    const y = 760 + k * 58;
    paint(scene, spl([[0, y + 20, 1], [120, y - 14], [250, y + 24], [380, y - 14], [510, y + 24], [640, y - 14], [770, y + 24], [900, y - 14], [1000, y + 16, 1],
      [1000, 1400, 1], [0, 1400, 1]]), fam(k % 2 ? mix(E, p.d, 0.4) : E), 18);
  }
  for (const [x, y, q] of [[170, 300, 20], [216, 236, 14], [150, 220, 11]] as const) paint(scene, circD(x, y, q), [ivory, mix(E, ivory, 0.6)], 12);
  const K: Record<string, string[]> = { fin: fam(A), tail: fam(A), body: fam(mix(E, p.d, 0.22)), belly: [ivory, shade(ivory, -0.04), mix(ivory, gold, 0.2)],
    stripe: fam(C4), head: fam(shade(E, -0.03)), eye: [ivory], pupil: ['#1c1a1e'], pec: fam(gold) };
  for (const q of place(fishParts(), 106, 252, 0.985)) if (q.k !== 'eye' && q.k !== 'pupil') paint(scene, q.d, K[q.k]!, q.k === 'belly' ? 13 : 15);
  const ex = 106 + 160 * 0.985,
    ey = 252 + 268 * 0.985;
  paint(scene, circD(ex, ey, 38), [ivory, shade(ivory, -0.03)], 12);
  paint(scene, circD(ex, ey, 24), [gold, shade(gold, 0.05)], 11);
  paint(scene, circD(ex, ey, 12), ['#17161a'], 24);
}

function drawSun(scene: Scene) {
  const { p, dark, fam, A, E, gold, ivory } = scene;
  const cx = 500,
    cy = 506;
  paint(scene, circD(cx, cy, 408), fam(dark ? mix(E, p.bg, 0.2) : mix(E, p.d, 0.15)), 18);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU - Math.PI / 2,
      L = i % 2 ? 306 : 372;
    const f = (u: number, v: number, z = 0): Q => {
      const q = rotP(u, v, a);
      return [cx + q[0], cy + q[1], z] as Q;
    };
    if (i % 2) paint(scene, spl([f(170, -46, 1), f(230, -6), f(268, -26), f(L, 6, 1), f(276, 24), f(232, 42), f(170, 46, 1)]), fam(A), 15);
    else paint(scene, spl([f(170, -40, 1), f(250, -40), f(L, 0, 1), f(250, 40), f(170, 40, 1)]), fam(gold), 15);
  }
  paint(scene, circD(cx, cy, 206), fam(A), 14);
  paint(scene, circD(cx, cy, 184), fam(mix(gold, ivory, 0.35), 0.03), 15);
  // a quiet face
  for (const s of [-1, 1]) {
    paint(scene, spl([[cx + s * 30, cy - 28, 1], [cx + s * 66, cy - 52], [cx + s * 108, cy - 24, 1], [cx + s * 66, cy - 8]]), [ivory], 11);
    paint(scene, circD(cx + s * 68, cy - 30, 14), ['#231a1c'], 28);
    paint(scene, spl([[cx + s * 22, cy - 58, 1], [cx + s * 70, cy - 92], [cx + s * 124, cy - 60, 1], [cx + s * 70, cy - 76]]), [shade(A, -0.12)], 11);
    paint(scene, circD(cx + s * 106, cy + 44, 25), fam(mix(A, ivory, 0.35)), 12);
  }
  paint(scene, spl([[cx - 12, cy - 36, 1], [cx - 14, cy + 20], [cx - 28, cy + 44, 1], [cx, cy + 54], [cx + 24, cy + 42, 1], [cx + 4, cy + 30],
    [cx + 4, cy - 30, 1]]), [shade(gold, -0.06), shade(gold, -0.1)], 11);
  paint(scene, spl([[cx - 58, cy + 88, 1], [cx - 20, cy + 82], [cx, cy + 90], [cx + 20, cy + 82], [cx + 58, cy + 88, 1], [cx, cy + 126]]), [shade(A, -0.05), shade(A, -0.1)], 12);
}

function drawPeacock(scene: Scene) {
  const { p, dark, stone, fam, R4, A, C4, E, gold, ivory } = scene;
  // peacock: a fan of eyes behind a single curve of blue
  const cx = 500,
    cy = 690;
  paint(scene, wedgeD(cx, cy, 0, 446, -Math.PI * 1.06, Math.PI * 0.06), fam(mix(C4, E, 0.4)), 18);
  for (const [rad, n, k] of [[390, 11, 1], [278, 9, 0.86], [176, 7, 0.72]] as const)
    for (let i = 0; i < n; i++) {
      if (i === (n - 1) / 2) continue;
      const a = -Math.PI * 1.0 + (i / (n - 1)) * Math.PI;
      const f = (u: number, v: number, z = 0): Q => {
        const q = rotP(u, v, a);
        return [cx + q[0], cy + q[1], z] as Q;
      };
      paint(scene, spl([f(rad - 62 * k, 0, 1), f(rad - 14, -46 * k), f(rad + 34 * k, -38 * k), f(rad + 52 * k, 0), f(rad + 34 * k, 38 * k), f(rad - 14, 46 * k)]),
        fam(rad > 300 || i % 2 ? gold : mix(gold, A, 0.4)), 12);
      paint(scene, spl([f(rad - 34 * k, 0, 1), f(rad - 2, -27 * k), f(rad + 30 * k, -18 * k), f(rad + 36 * k, 0), f(rad + 30 * k, 18 * k), f(rad - 2, 27 * k)]), fam(E), 11);
      const q = f(rad + 10 * k, 0);
      paint(scene, circD(q[0], q[1], 10 * k), [A, shade(A, 0.06)], 22);
    }
  const blue = fam(shade(mix(E, '#2f86e0', 0.55), 0.05));
  paint(scene, R4(0, 800, 1000, 240), fam(dark ? mix(p.d, p.bg, 0.4) : mix(p.b, stone, 0.35)), 18);
  paint(scene, spl([[466, 352], [500, 326], [542, 346], [556, 392], [540, 440], [550, 520], [596, 610], [612, 710], [576, 806], [500, 838], [424, 806], [388, 710],
    [404, 610], [446, 520], [458, 440], [448, 400]]), blue, 15);
  paint(scene, spl([[450, 372, 1], [396, 400], [382, 410, 1], [452, 412, 1]]), [gold, shade(gold, -0.05)], 11);
  paint(scene, circD(490, 382, 19), [ivory], 11);
  paint(scene, circD(490, 382, 9), ['#17161a'], 20);
  for (const [dx, dy] of [[-30, -56], [2, -72], [34, -58]] as [number, number][]) {
    paint(scene, rib([[502, 330], [502 + dx * 0.5, 330 + dy * 0.5], [502 + dx, 330 + dy]], () => 9), [E], 10);
    paint(scene, circD(502 + dx, 326 + dy, 13), [gold], 12);
  }
  paint(scene, spl([[500, 560, 1], [560, 640], [566, 730], [500, 800, 1], [434, 730], [440, 640]]), fam(mix(C4, E, 0.25)), 13);
  for (const s of [-1, 1]) paint(scene, rib([[500 + s * 40, 820], [500 + s * 44, 880], [500 + s * 66, 900]], () => 15), [gold, shade(gold, -0.06)], 12);
}

/** The cells of a card, each with the number of its region. */
type Grid = { GW: number; GH: number; lab: Int16Array };

/** How far each cell is from the edge of its region, in cells, exactly and softened. */
function distances({ GW, GH, lab }: Grid) {
  const N = GW * GH,
    dist = new Float32Array(N).fill(1e6);
  for (let y = 0; y < GH; y++)
    for (let x = 0; x < GW; x++) {
      const i = y * GW + x,
        l = lab[i]!;
      if ((x && lab[i - 1] !== l) || (y && lab[i - GW] !== l) || (x < GW - 1 && lab[i + 1] !== l) || (y < GH - 1 && lab[i + GW] !== l) || !x || !y || x === GW - 1 || y === GH - 1) dist[i] = 0.5;
    }
  const D1 = 1,
    D2 = 1.4142;
  for (let y = 1; y < GH; y++) for (let x = 1; x < GW - 1; x++) {
    const i = y * GW + x;
    dist[i] = Math.min(dist[i]!, dist[i - 1]! + D1, dist[i - GW]! + D1, dist[i - GW - 1]! + D2, dist[i - GW + 1]! + D2);
  }
  for (let y = GH - 2; y >= 0; y--) for (let x = GW - 2; x > 0; x--) {
    const i = y * GW + x;
    dist[i] = Math.min(dist[i]!, dist[i + 1]! + D1, dist[i + GW]! + D1, dist[i + GW + 1]! + D2, dist[i + GW - 1]! + D2);
  }
  // soften, so that rows turn corners gently
  const sm = new Float32Array(N);
  for (let y = 1; y < GH - 1; y++) for (let x = 1; x < GW - 1; x++) {
    const i = y * GW + x;
    sm[i] = (dist[i]! * 4 + (dist[i - 1]! + dist[i + 1]! + dist[i - GW]! + dist[i + GW]!) * 2 + dist[i - GW - 1]! + dist[i - GW + 1]! + dist[i + GW - 1]! + dist[i + GW + 1]!) / 16;
  }
  return { N, dist, sm };
}

/** The direction of the courses in each cell. */
function directions({ GW, GH, N, sm }: Grid & { N: number; sm: Float32Array }) {
  const GX = new Float32Array(N),
    GY = new Float32Array(N).fill(1);
  for (let y = 2; y < GH - 2; y++)
    for (let x = 2; x < GW - 2; x++) {
      const i = y * GW + x,
        gx = sm[i + 1]! - sm[i - 1]! + (sm[i + 2]! - sm[i - 2]!) * 0.5,
        gy = sm[i + GW]! - sm[i - GW]! + (sm[i + 2 * GW]! - sm[i - 2 * GW]!) * 0.5,
        l = Math.sqrt(gx * gx + gy * gy);
      if (l > 0.35) {
        GX[i] = gx / l;
        GY[i] = gy / l;
      }
    }
  return { GX, GY };
}

function lay(m: string, p: Palette, r: Rng): Laid {
  const dark = isDark(p);
  const g0 = 5,
    GW = 200,
    GH = 280;
  const lab = new Int16Array(GW * GH).fill(0);
  const stone = stoneOf(p);
  const pale = dark ? shade(p.bg, 0.05) : mix(p.d, '#f6ecd8', 0.55);
  const regs: Reg[] = [{ cols: [pale, shade(pale, -0.03), shade(pale, 0.025), mix(pale, p.b, 0.1)], t: 19 }];
  const fam = (x: string, s = 0.045) => [x, shade(x, -s), shade(x, s), shade(x, s * 0.5, 0.01, 6), shade(x, -s * 0.5, 0, -6)];
  const R4 = (x: number, y: number, w: number, h: number) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
  const vivid = (x: string) => (lum(x) < 0.34 ? shade(x, 0.1, 0.01) : x);
  const A = vivid(p.a),
    C4 = vivid(p.c),
    E = vivid(m === 'sun' ? p.e : blueOf(p));
  const gold = '#d9a43c',
    ivory = '#f8efdc';
  const scene: Scene = { p, dark, g0, GW, GH, lab, stone, regs, fam, R4, A, C4, E, gold, ivory };
  if (m === 'fish') drawFish(scene);
  else if (m === 'sun') drawSun(scene);
  else drawPeacock(scene);
  // border: a rope of squares
  const bcol = dark ? mix(p.a, p.bg, 0.15) : E;
  for (const [x, y, w, h] of [[0, 0, 1000, 76], [0, 1324, 1000, 76], [0, 0, 76, 1400], [924, 0, 76, 1400]] as const) paint(scene, R4(x, y, w, h), fam(stone, 0.02), 19);
  for (const [x, y, w, h] of [[28, 28, 944, 22], [28, 1350, 944, 22], [28, 28, 22, 1344], [950, 28, 22, 1344]] as const) paint(scene, R4(x, y, w, h), fam(bcol), 22);
  paint(scene, R4(76, PANEL_TOP, 848, 314), [stone, shade(stone, -0.012), shade(stone, 0.012)], 20, (x, y) => y - PANEL_TOP);
  paint(scene, R4(76, PANEL_TOP, 848, 18), fam(A), 18);
  const grid: Grid = { GW, GH, lab };
  const { N, dist, sm } = distances(grid);
  const at0 = (x: number, y: number) => clamp(Math.floor(y / g0), 0, GH - 1) * GW + clamp(Math.floor(x / g0), 0, GW - 1);
  const fieldAt = (x: number, y: number) => {
    const fx = clamp(x / g0 - 0.5, 0, GW - 2),
      fy = clamp(y / g0 - 0.5, 0, GH - 2),
      ix = Math.floor(fx),
      iy = Math.floor(fy),
      u = fx - ix,
      v = fy - iy,
      i = iy * GW + ix;
    return (lerp(lerp(sm[i]!, sm[i + 1]!, u), lerp(sm[i + GW]!, sm[i + GW + 1]!, u), v) - 0.0) * g0;
  };
  const { GX, GY } = directions({ ...grid, N, sm });
  const used = new Uint8Array(N);
  const tiles = new Map<string, string>();
  const put = (x: number, y: number, nx: number, ny: number, w: number, h: number, reg: Reg) => {
    const tx = -ny,
      ty = nx,
      j = () => r.f(-0.07, 0.07);
    const q = ([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]] as const).map(([u, v]) => [x + tx * (u + j()) * w + nx * (v + j()) * h, y + ty * (u + j()) * w + ny * (v + j()) * h] as P);
    const col = reg.cols[Math.min(reg.cols.length - 1, Math.floor(Math.abs(r.g(0, 0.42)) * reg.cols.length))]!;
    tiles.set(col, (tiles.get(col) || '') + `M${Math.round(q[0]![0])} ${Math.round(q[0]![1])}l`
      + [1, 2, 3].map((k) => n1(q[k]![0] - q[k - 1]![0]) + (q[k]![1] - q[k - 1]![1] <= -0.05 ? '' : ' ') + n1(q[k]![1] - q[k - 1]![1])).join(' ').replace(/ -/g, '-') + 'z');
  };
  const test = (x: number, y: number, nx: number, ny: number, w: number, h: number, id: number, mark: boolean, slack = 0) => {
    let bad = 0,
      n = 0;
    const tx = -ny,
      ty = nx;
    if (!mark) {
      // the corners settle most cases
      let out = 0;
      for (const u of [-0.36, 0.36]) for (const v of [-0.36, 0.36]) {
        const i = at0(x + tx * u * w + nx * v * h, y + ty * u * w + ny * v * h);
        if (used[i] || lab[i] !== id) out++;
      }
      if (out > 1 || (out && slack < 0.1)) return false;
    }
    for (let u = -w / 2 + 1.5; u <= w / 2 - 1.4; u += 4.4)
      for (let v = -h / 2 + 1.5; v <= h / 2 - 1.4; v += 4.4) {
        const i = at0(x + tx * u + nx * v, y + ty * u + ny * v);
        n++;
        if (mark) used[i] = 1;
        else if (used[i] || lab[i] !== id) bad++;
      }
    return mark || bad <= n * slack;
  };
  for (const pass of [0, 1, 2])
    for (let id = 0; id < regs.length; id++) {
      const reg = regs[id]!,
        t = pass === 0 ? reg.t : pass === 1 ? reg.t * 0.7 : reg.t * 0.46;
      reg.cells ??= [];
      const cells: number[] = pass ? reg.cells : [];
      if (!pass) for (let i = 0; i < N; i++) if (lab[i] === id) cells.push(i);
      reg.cells = cells;
      if (pass) reg.cells = cells.filter((i) => !used[i]);
      const ring = (i: number) => {
        const d = reg.rows ? reg.rows(0, (((i / GW) | 0) + 0.5) * g0) : sm[i]! * g0;
        return d / t - Math.floor(d / t);
      };
      const lvl = (x: number, y: number) => {
        const d = reg.rows ? reg.rows(x, y) : fieldAt(x, y);
        return d / t - Math.floor(d / t);
      };
      let order = cells;
      if (!pass) {
        // ring by ring, from the edge inward
        const rings: number[][] = [];
        for (const i of cells) (rings[((dist[i]! * g0) / t) | 0] ??= []).push(i);
        order = rings.flat();
      }
      for (const i of order) {
        if (used[i]) continue;
        let x = ((i % GW) + 0.5) * g0,
          y = (Math.floor(i / GW) + 0.5) * g0;
        if (!pass && Math.abs(ring(i) - 0.5) > 0.17) continue;
        const x0 = x,
          y0 = y;
        for (const dir of [1, -1]) {
          x = x0;
          y = y0;
          for (let k = 0; k < 200; k++) {
            const gi = at0(x, y),
              nx = reg.rows ? 0 : GX[gi]!,
              ny = reg.rows ? 1 : GY[gi]!;
            const w = t * r.f(0.84, 1.18);
            // settle the row on the middle of its course
            if (!pass) {
              const off = (0.5 - lvl(x, y)) * t;
              if (Math.abs(off) < t * 0.4) {
                x += nx * off * 0.7;
                y += ny * off * 0.7;
              }
            }
            if (x < 2 || y < 2 || x > 998 || y > 1398) break;
            if (test(x, y, nx, ny, w, t, id, false, pass ? 0.16 : 0.07)) {
              test(x, y, nx, ny, w, t, id, true);
              put(x, y, nx, ny, w - 2.1, t - 2.1, reg);
            } else if (k > 0) break;
            x += -ny * dir * (w + 0.4);
            y += nx * dir * (w + 0.4);
          }
          if (pass) break;
        }
      }
    }
  const mottling = Array.from({ length: 26 },
    () => `<circle cx="${n1(r.f(0, 100))}" cy="${n1(r.f(0, 140))}" r="${n1(r.f(3, 13))}" fill="${r.chance(0.5) ? '#fff' : '#000'}" fill-opacity="${n2(r.f(0.02, 0.075))}"/>`).join('');
  return { tiles, mottling };
}

export function drawMosaic(inp: Input): Drawing {
  const c = new Drawing('mosaic', inp),
    { r, p } = c;
  const m = inp.motif || 'fish';
  const dark = isDark(p);
  const stone = stoneOf(p);
  const { tiles, mottling } = laid.get(JSON.stringify([m, inp.seed, p]), () => lay(m, p, r));
  const grout = dark ? shade(p.bg, -0.03) : mix('#8d7f6d', p.ink, 0.28);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${grout}"`) + c.grain(1));
  let body = '';
  let refs = '';
  for (const [col, d] of tiles) {
    const id = c.def((i) => `<path id="${i}" d="${d}"/>`);
    refs += `<use href="#${id}"/>`;
    body += `<use href="#${id}" fill="${col}"/>`;
  }
  const all = c.def((i) => `<g id="${i}">${refs}</g>`);
  const sheen = c.pattern(100, 140, mottling);
  c.add('art', `<use href="#${all}" fill="#000" fill-opacity=".42" transform="translate(1.6 2)"/>` + body
    + `<use href="#${all}" fill="${sheen}"/><use href="#${all}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".9" transform="translate(.3 .4)"/>`);
  const lines = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const ink = inkOn(stone, dark ? [p.ink, '#fff6e0'] : [shade(p.e, -0.1), p.ink, '#241a16'], 6);
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'cinzel:700', w: 720, max: lines.length > 1 ? 78 : 92, track: 20, gap: i === lines.length - 1 ? 44 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'cinzel:600', w: 700, max: 36, track: 50, flat: true });
  const k = stack(specs, { cy: PANEL_TOP + 166 });
  // a calm bed of plaster is rubbed over the stones where the words are cut
  const bed = `M106 ${PANEL_TOP + 46}L894 ${PANEL_TOP + 46}L894 1296L106 1296Z`;
  c.add('frame', path(bed, `fill="${stone}" fill-opacity=".8"`));
  const td = k.runs.map((q, i) => at(q, 500, k.ys[i]!)).join('');
  c.add('type', path(td, `fill="${lum(stone) > 0.5 ? '#fff' : '#000'}" fill-opacity=".6" transform="translate(1.4 1.7)"`) + path(td, `fill="${ink}"`));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.16], [0.4, '#fff', 0], [1, '#000', 0.18]], 0, 0, 1, 1)}"`) + c.vignette('#000', 0.2));
  return c;
}
