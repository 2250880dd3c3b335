import { bez, n1, type P, pt, qbez, smooth } from '#artwork/engine.ts';

/** a hero is drawn once, as closed parts in painting order in a box of 800 × 800, and remade in any material */
export type Part = {
  /** what the part is: body, wing, petal … a material chooses its colour and treatment by it */
  k: string;
  /** an absolute path of M, L, C, Q and Z */
  d: string;
  /** the way grain, thread or feathers run, in degrees; 0 is along x, 90 is down */
  ang?: number;
  /** an open line, to be stroked or stitched; every other part is closed */
  line?: boolean;
};
export type Hero = {
  key: string;
  name: string;
  tags: string[];
  parts: Part[];
  /** the natural colours, by part or by the role of a part: names of `materials/part-colours.ts`, each - a shade darker, each + lighter */
  hues?: Readonly<Record<string, string>>;
};
/** a point of a silhouette: a third element of 1 makes it a corner, the rest run as one spline */
export type Q = [number, number] | [number, number, number];
/** a closed silhouette from points */
export function spl(ps: Q[], k = 1): string {
  const n = ps.length;
  const first = ps.findIndex((p) => p[2]);
  if (first < 0) return smooth(ps.map((p) => [p[0], p[1]] as P), true, k);
  const o = [...ps.slice(first), ...ps.slice(0, first), ps[first]!];
  let d = 'M' + n1(o[0]![0]) + ' ' + n1(o[0]![1]);
  let i = 0;
  while (i < n) {
    let j = i + 1;
    while (j < n && !o[j]![2]) j++;
    const seg = o.slice(i, j + 1).map((p) => [p[0], p[1]] as P);
    if (seg.length === 2) d += 'L' + pt(seg[1]!);
    else d += smooth(seg, false, k).replace(/^M[-\d.]+ [-\d.]+/, '');
    i = j;
  }
  return d + 'Z';
}

/** polylines of an absolute M/L/H/V/C/Q/Z path */
export function flatten(d: string, step = 8): P[][] {
  const out: P[][] = [];
  let cur: P[] = [],
    x = 0,
    y = 0;
  const tok = d.match(/[MLHVCQZ]|-?\d*\.?\d+/g) || [];
  let i = 0,
    cmd = '';
  const num = () => parseFloat(tok[i++]!);
  while (i < tok.length) {
    if (/[MLHVCQZ]/.test(tok[i]!)) cmd = tok[i++]!;
    if (cmd === 'Z') {
      if (cur.length) out.push(cur);
      cur = [];
      cmd = '';
      continue;
    }
    if (cmd === 'M') {
      if (cur.length) out.push(cur);
      x = num();
      y = num();
      cur = [[x, y]];
      cmd = 'L';
    } else if (cmd === 'L' || cmd === 'H' || cmd === 'V') {
      if (cmd !== 'V') x = num();
      if (cmd !== 'H') y = num();
      cur.push([x, y]);
    } else if (cmd === 'C') {
      const a: P = [num(), num()],
        b: P = [num(), num()],
        e: P = [num(), num()];
      const L = Math.hypot(e[0] - x, e[1] - y);
      cur.push(...bez([x, y], a, b, e, Math.max(2, Math.ceil(L / step))).slice(1));
      [x, y] = e;
    } else if (cmd === 'Q') {
      const a: P = [num(), num()],
        e: P = [num(), num()];
      cur.push(...qbez([x, y], a, e, Math.max(2, Math.ceil(Math.hypot(e[0] - x, e[1] - y) / step))).slice(1));
      [x, y] = e;
    } else i++;
  }
  if (cur.length) out.push(cur);
  return out;
}
