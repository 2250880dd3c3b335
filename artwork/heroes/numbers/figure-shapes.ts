import { type P, smooth } from '#artwork/engine.ts';
import { flatten } from '#artwork/heroes/hero.ts';
import { SPINES } from './figure-spines.ts';

/** The signed distance of a point from the edge of a shape, in units of the box; negative inside. */
export type Field = (x: number, y: number) => number;
export type Figure = {
  width: number;
  height: number;
  /** half the thickness of a stem */
  fat: number;
  field: Field;
  charm: P;
};

const STEP = 8;
/** bars are a little thinner than stems, or they would look thicker; diagonals are thinner still */
const BAR = 0.84;
const SLOPE = 0.8;
const BALL = 1.1;

/** the distance by which an end is round but nearly square, as a biscuit cutter's */
function reach(dx: number, dy: number): number {
  const [a, b] = [Math.abs(dx), Math.abs(dy)];
  return Math.cbrt(a * a * a + b * b * b);
}

type Dab = { x: number; y: number; r: number };

function strokeOf(line: readonly P[], fat: number, slim: boolean): Dab[] {
  const dabs: Dab[] = [];
  line.slice(1).forEach((b, i) => {
    const a = line[i]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const upright = (Math.abs(dy) / length) ** 2;
    // the nearly square dab is broader across a slope
    const r = fat * (BAR + (1 - BAR) * upright) * (1 - 0.4 * upright * (1 - upright)) * (slim && upright < 0.98 ? SLOPE : 1);
    const n = Math.max(1, Math.round(length / 16));
    for (let j = 0; j < n; j++) dabs.push({ x: a[0] + (dx * j) / n, y: a[1] + (dy * j) / n, r });
    if (i === line.length - 2) dabs.push({ x: b[0], y: b[1], r });
  });
  return dabs;
}

/** A digit as a thick stroke along its spine. `nought` is the width of a zero. All lengths are in units of a hero's box. */
export function figureOf(figure: string, nought: number, height: number, stem: number): Figure {
  const spine = SPINES[figure];
  if (!spine) throw new Error(`no figure ${figure}`);
  // where three strokes meet, they are all a little thinner
  const isCrossed = figure === '4';
  const fat = isCrossed ? stem * 0.92 : stem;
  const width = nought * spine.wide;
  const bar = fat * BAR;
  const place = ([x, y]: readonly [number, number]): P => [fat + (x / 100) * (width - 2 * fat), bar + (y / 200) * (height - 2 * bar)];
  const balls = (spine.balls ?? []).map(place).map(([x, y]): Dab => ({ x, y, r: fat * BALL }));
  const strokes = flatten(spine.d, 6).flatMap((line) => strokeOf(line.map(place), fat, isCrossed));
  const dabs = [...strokes, ...balls];
  const field: Field = (x, y) => {
    let least = 1e9;
    for (const dab of dabs) {
      const [dx, dy] = [x - dab.x, y - dab.y];
      const far = least + dab.r;
      if (dx > far || dx < -far || dy > far || dy < -far) continue;
      least = Math.min(least, reach(dx, dy) - dab.r);
    }
    return Math.max(least, -y, y - height);
  };
  return { width, height, fat, field, charm: place(spine.charm) };
}

/** A distance field that is sampled once on a grid around the digit. */
export type Grid = { x0: number; y0: number; w: number; h: number; at: Float32Array };
export function gridOf({ width, height, field, fat }: Figure): Grid {
  const pad = fat * 0.5;
  const [w, h] = [Math.ceil((width + 2 * pad) / STEP) + 1, Math.ceil((height + 2 * pad) / STEP) + 1];
  const at = new Float32Array(w * h);
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) at[j * w + i] = field(i * STEP - pad, j * STEP - pad);
  return { x0: -pad, y0: -pad, w, h, at };
}

/** where a line crosses an edge of the grid, and which edge that is */
type Cut = { key: number; p: P };

/** The closed contour lines where the values of a grid, changed by `by`, are zero. The inside is on the same side of every line. */
export function edgesOf(grid: Grid, by: (value: number, x: number, y: number) => number): P[][] {
  const { x0, y0, w, h, at } = grid;
  const v = new Float32Array(w * h);
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) {
    const inner = i > 0 && j > 0 && i < w - 1 && j < h - 1;
    v[j * w + i] = inner ? by(at[j * w + i]!, x0 + i * STEP, y0 + j * STEP) || 1e-4 : 1e3;
  }
  const point = (i: number, j: number, k: number, l: number): P => {
    const [a, b] = [v[j * w + i]!, v[l * w + k]!];
    const t = a / (a - b);
    return [x0 + (i + (k - i) * t) * STEP, y0 + (j + (l - j) * t) * STEP];
  };
  // from each crossed edge of the grid to the next, with the inside on the left
  const next = new Map<number, { to: number; p: P }>();
  for (let j = 0; j < h - 1; j++) for (let i = 0; i < w - 1; i++) {
    const [p, q, r, t] = [v[j * w + i]! < 0, v[j * w + i + 1]! < 0, v[(j + 1) * w + i + 1]! < 0, v[(j + 1) * w + i]! < 0];
    if (p === q && q === r && r === t) continue;
    const into: Cut[] = [];
    const out: Cut[] = [];
    const side = (from: boolean, to: boolean, x: number, y: number, down: 0 | 1) => {
      if (from !== to) (from ? out : into).push({ key: (y * w + x) * 2 + down, p: point(x, y, x + 1 - down, y + down) });
    };
    side(p, q, i, j, 0);
    side(q, r, i + 1, j, 1);
    side(r, t, i, j + 1, 0);
    side(t, p, i, j, 1);
    out.forEach((cut, k) => {
      // where two corners across are inside, each line keeps to its own corner
      const to = into[out.length === 2 ? 1 - k : k] ?? into[k]!;
      next.set(cut.key, { to: to.key, p: cut.p });
    });
  }
  const lines: P[][] = [];
  while (next.size > 0) {
    const line: P[] = [];
    let key = next.keys().next().value!;
    for (let here = next.get(key); here; here = next.get(key)) {
      line.push(here.p);
      next.delete(key);
      key = here.to;
    }
    if (line.length > 6) lines.push(line);
  }
  return lines;
}

/** A closed line with points `gap` apart at most, as a smooth path. */
export function smoothed(line: readonly P[], gap: number): string {
  const closed = [...line, line[0]!];
  const lengths = closed.slice(1).map((p, i) => Math.hypot(p[0] - closed[i]![0], p[1] - closed[i]![1]));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const n = Math.max(6, Math.round(all / gap));
  const points: P[] = [];
  let [i, gone] = [0, 0];
  for (let k = 0; k < n; k++) {
    const want = (k / n) * all;
    while (i < lengths.length - 1 && gone + lengths[i]! < want) gone += lengths[i++]!;
    const t = lengths[i]! > 0 ? (want - gone) / lengths[i]! : 0;
    const [a, b] = [closed[i]!, closed[i + 1]!];
    points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  return smooth(points, true);
}
