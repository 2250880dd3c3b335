import { clamp, lerp, n1, type P, type Rng } from '#artwork/engine.ts';
import { type Cartoon, CELL, COLUMNS, type Region, ROWS } from './cartoon.ts';

const CELLS = COLUMNS * ROWS;

/** How far each cell is from the edge of its region, in cells, exactly and softened. */
function distances(cells: Int16Array) {
  const dist = new Float32Array(CELLS).fill(1e6);
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const i = y * COLUMNS + x,
        l = cells[i]!;
      if ((x && cells[i - 1] !== l) || (y && cells[i - COLUMNS] !== l) || (x < COLUMNS - 1 && cells[i + 1] !== l) || (y < ROWS - 1 && cells[i + COLUMNS] !== l) || !x || !y || x === COLUMNS - 1 || y === ROWS - 1) dist[i] = 0.5;
    }
  const D1 = 1,
    D2 = 1.4142;
  for (let y = 1; y < ROWS; y++) for (let x = 1; x < COLUMNS - 1; x++) {
    const i = y * COLUMNS + x;
    dist[i] = Math.min(dist[i]!, dist[i - 1]! + D1, dist[i - COLUMNS]! + D1, dist[i - COLUMNS - 1]! + D2, dist[i - COLUMNS + 1]! + D2);
  }
  for (let y = ROWS - 2; y >= 0; y--) for (let x = COLUMNS - 2; x > 0; x--) {
    const i = y * COLUMNS + x;
    dist[i] = Math.min(dist[i]!, dist[i + 1]! + D1, dist[i + COLUMNS]! + D1, dist[i + COLUMNS + 1]! + D2, dist[i + COLUMNS - 1]! + D2);
  }
  // soften, so that rows turn corners gently
  const sm = new Float32Array(CELLS);
  for (let y = 1; y < ROWS - 1; y++) for (let x = 1; x < COLUMNS - 1; x++) {
    const i = y * COLUMNS + x;
    sm[i] = (dist[i]! * 4 + (dist[i - 1]! + dist[i + 1]! + dist[i - COLUMNS]! + dist[i + COLUMNS]!) * 2 + dist[i - COLUMNS - 1]! + dist[i - COLUMNS + 1]! + dist[i + COLUMNS - 1]! + dist[i + COLUMNS + 1]!) / 16;
  }
  return { dist, sm };
}

/** The direction of the courses in each cell. */
function directions(sm: Float32Array) {
  const GX = new Float32Array(CELLS),
    GY = new Float32Array(CELLS).fill(1);
  for (let y = 2; y < ROWS - 2; y++)
    for (let x = 2; x < COLUMNS - 2; x++) {
      const i = y * COLUMNS + x,
        gx = sm[i + 1]! - sm[i - 1]! + (sm[i + 2]! - sm[i - 2]!) * 0.5,
        gy = sm[i + COLUMNS]! - sm[i - COLUMNS]! + (sm[i + 2 * COLUMNS]! - sm[i - 2 * COLUMNS]!) * 0.5,
        l = Math.sqrt(gx * gx + gy * gy);
      if (l > 0.35) {
        GX[i] = gx / l;
        GY[i] = gy / l;
      }
    }
  return { GX, GY };
}

/** The bed that stones are set in: the regions, the run of their courses, and which cells have a stone. */
type Bed = { r: Rng; cells: Int16Array; sm: Float32Array; GX: Float32Array; GY: Float32Array; used: Uint8Array; tiles: Map<string, string> };
/** A stone: its middle, the direction across its course, its length along it and its height across it. */
type Stone = { x: number; y: number; nx: number; ny: number; w: number; h: number };

const cellAt = (x: number, y: number) => clamp(Math.floor(y / CELL), 0, ROWS - 1) * COLUMNS + clamp(Math.floor(x / CELL), 0, COLUMNS - 1);

/** how far a point is from the edge of its region, in card units */
function distanceAt(sm: Float32Array, x: number, y: number): number {
  const fx = clamp(x / CELL - 0.5, 0, COLUMNS - 2),
    fy = clamp(y / CELL - 0.5, 0, ROWS - 2),
    ix = Math.floor(fx),
    iy = Math.floor(fy),
    u = fx - ix,
    v = fy - iy,
    i = iy * COLUMNS + ix;
  return lerp(lerp(sm[i]!, sm[i + 1]!, u), lerp(sm[i + COLUMNS]!, sm[i + COLUMNS + 1]!, u), v) * CELL;
}

/** whether a stone lies within its region and on no other stone. @param slack the share of it that may lie outside */
function fits({ cells, used }: Bed, { x, y, nx, ny, w, h }: Stone, id: number, slack: number): boolean {
  const tx = -ny,
    ty = nx;
  // the corners settle most cases
  let out = 0;
  for (const u of [-0.36, 0.36]) for (const v of [-0.36, 0.36]) {
    const i = cellAt(x + tx * u * w + nx * v * h, y + ty * u * w + ny * v * h);
    if (used[i] || cells[i] !== id) out++;
  }
  if (out > 1 || (out && slack < 0.1)) return false;
  let bad = 0,
    n = 0;
  for (let u = -w / 2 + 1.5; u <= w / 2 - 1.4; u += 4.4)
    for (let v = -h / 2 + 1.5; v <= h / 2 - 1.4; v += 4.4) {
      const i = cellAt(x + tx * u + nx * v, y + ty * u + ny * v);
      n++;
      if (used[i] || cells[i] !== id) bad++;
    }
  return bad <= n * slack;
}

/** takes the cells of a stone */
function occupy(used: Uint8Array, { x, y, nx, ny, w, h }: Stone) {
  for (let u = -w / 2 + 1.5; u <= w / 2 - 1.4; u += 4.4)
    for (let v = -h / 2 + 1.5; v <= h / 2 - 1.4; v += 4.4) used[cellAt(x - ny * u + nx * v, y + nx * u + ny * v)] = 1;
}

/** adds the outline of a stone, a little crooked, to those of its colour */
function cut({ r, tiles }: Bed, { x, y, nx, ny, w, h }: Stone, { cols }: Region) {
  const tx = -ny,
    ty = nx,
    j = () => r.f(-0.07, 0.07);
  const q = ([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]] as const).map(([u, v]) => [x + tx * (u + j()) * w + nx * (v + j()) * h, y + ty * (u + j()) * w + ny * (v + j()) * h] as P);
  const col = cols[Math.min(cols.length - 1, Math.floor(Math.abs(r.g(0, 0.42)) * cols.length))]!;
  tiles.set(col, (tiles.get(col) || '') + `M${Math.round(q[0]![0])} ${Math.round(q[0]![1])}l`
    + [1, 2, 3].map((k) => n1(q[k]![0] - q[k - 1]![0]) + (q[k]![1] - q[k - 1]![1] <= -0.05 ? '' : ' ') + n1(q[k]![1] - q[k - 1]![1])).join(' ').replace(/ -/g, '-') + 'z');
}

/** A course of stones in one region: how high it is, and whether it keeps to the rows that follow the region's edge. */
type Course = { region: Region; id: number; t: number; keepsRow: boolean };

/** where in its course a point lies that is so far from the edge: 0 to 1 */
const levelOf = (distance: number, t: number) => distance / t - Math.floor(distance / t);

/** sets stones from a point along the course in one direction, until one does not fit */
function layCourse(bed: Bed, { region, id, t, keepsRow }: Course, x: number, y: number, dir: number) {
  const { r, sm, GX, GY, used } = bed;
  for (let k = 0; k < 200; k++) {
    const i = cellAt(x, y),
      nx = region.rows ? 0 : GX[i]!,
      ny = region.rows ? 1 : GY[i]!;
    const w = t * r.f(0.84, 1.18);
    // settle the row on the middle of its course
    if (keepsRow) {
      const off = (0.5 - levelOf(region.rows ? region.rows(x, y) : distanceAt(sm, x, y), t)) * t;
      if (Math.abs(off) < t * 0.4) {
        x += nx * off * 0.7;
        y += ny * off * 0.7;
      }
    }
    if (x < 2 || y < 2 || x > 998 || y > 1398) break;
    const stone = { x, y, nx, ny, w, h: t };
    if (fits(bed, stone, id, keepsRow ? 0.07 : 0.16)) {
      occupy(used, stone);
      cut(bed, { ...stone, w: w - 2.1, h: t - 2.1 }, region);
    } else if (k > 0) break;
    x += -ny * dir * (w + 0.4);
    y += nx * dir * (w + 0.4);
  }
}

/** fills a region with courses that follow its edge, ring by ring from the edge inward */
function layRings(bed: Bed, region: Region, id: number, cells: number[], dist: Float32Array) {
  const { t } = region;
  const course: Course = { region, id, t, keepsRow: true };
  const rings: number[][] = [];
  for (const i of cells) (rings[((dist[i]! * CELL) / t) | 0] ??= []).push(i);
  for (const i of rings.flat()) {
    if (bed.used[i]) continue;
    const x = ((i % COLUMNS) + 0.5) * CELL,
      y = (Math.floor(i / COLUMNS) + 0.5) * CELL;
    if (Math.abs(levelOf(region.rows ? region.rows(0, y) : bed.sm[i]! * CELL, t) - 0.5) > 0.17) continue;
    for (const dir of [1, -1]) layCourse(bed, course, x, y, dir);
  }
}

/** fills what the rings left bare with smaller stones */
function fillGaps(bed: Bed, region: Region, id: number, cells: number[], t: number) {
  const course: Course = { region, id, t, keepsRow: false };
  for (const i of cells) if (!bed.used[i]) layCourse(bed, course, ((i % COLUMNS) + 0.5) * CELL, (Math.floor(i / COLUMNS) + 0.5) * CELL, 1);
}

/** Sets every stone of a picture. @returns the outlines of the stones of each colour */
export function setStones({ regions, cells }: Cartoon, r: Rng): Map<string, string> {
  const { dist, sm } = distances(cells);
  const bed: Bed = { r, cells, sm, ...directions(sm), used: new Uint8Array(CELLS), tiles: new Map() };
  let bare = regions.map((): number[] => []);
  cells.forEach((id, i) => bare[id]!.push(i));
  regions.forEach((region, id) => layRings(bed, region, id, bare[id]!, dist));
  for (const smaller of [0.7, 0.46]) {
    bare = bare.map((some) => some.filter((i) => !bed.used[i]));
    regions.forEach((region, id) => fillGaps(bed, region, id, bare[id]!, region.t * smaller));
  }
  return bed.tiles;
}
