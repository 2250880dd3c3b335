import type { P } from '#artwork/engine.ts';
import { isInside } from '#artwork/primitives/polygons.ts';
import type { Piece } from './pieces.ts';

/** A flat facet of folded paper; `light` is how far it is turned to the light, -1 to 1. */
export type Facet = { points: [P, P, P]; light: number };

/** the corners of an outline that matter within `by` units (Douglas and Peucker) */
export function corners(ps: readonly P[], by: number): P[] {
  if (ps.length < 4) return [...ps];
  // begin at two points that are far apart, so that a closed outline has ends
  const far = (from: P) => ps.reduce((best, q, i) => (Math.hypot(q[0] - from[0], q[1] - from[1]) > Math.hypot(ps[best]![0] - from[0], ps[best]![1] - from[1]) ? i : best), 0);
  const a = far(ps[0]!);
  const b = far(ps[a]!);
  const [i0, i1] = [Math.min(a, b), Math.max(a, b)];
  const thin = (run: P[]): P[] => {
    const [s, e] = [run[0]!, run.at(-1)!];
    const L = Math.hypot(e[0] - s[0], e[1] - s[1]) || 1;
    let [most, at] = [0, -1];
    for (let i = 1; i < run.length - 1; i++) {
      const d = Math.abs((e[0] - s[0]) * (s[1] - run[i]![1]) - (s[0] - run[i]![0]) * (e[1] - s[1])) / L;
      if (d > most) [most, at] = [d, i];
    }
    return most > by ? [...thin(run.slice(0, at + 1)).slice(0, -1), ...thin(run.slice(at))] : [s, e];
  };
  const one = thin(ps.slice(i0, i1 + 1));
  const two = thin([...ps.slice(i1), ...ps.slice(0, i0 + 1)]);
  return [...one.slice(0, -1), ...two.slice(0, -1)];
}

function toEdge(ring: readonly P[], [x, y]: P): number {
  let least = 1e9;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j]!, ring[i]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t));
  }
  return least;
}

/** the crest of a part: points deep within it, few, strung out along its grain */
function crest(ring: readonly P[], q: Piece): { p: P; z: number }[] {
  const a = (q.ang * Math.PI) / 180;
  const [ca, sa] = [Math.cos(a), Math.sin(a)];
  // seen with the grain drawn together, what is deep lies along the grain
  const along = 0.62;
  const turned = ring.map(([x, y]): P => [(x * ca + y * sa) * along, -x * sa + y * ca]);
  const step = Math.max(5, Math.min(q.x1 - q.x0, q.y1 - q.y0) / 14);
  const found: { p: P; z: number }[] = [];
  for (let y = q.y0 + step / 2; y < q.y1; y += step)
    for (let x = q.x0 + step / 2; x < q.x1; x += step)
      if (isInside(ring, x, y)) found.push({ p: [x, y], z: toEdge(turned, [(x * ca + y * sa) * along, -x * sa + y * ca]) });
  found.sort((m, n) => n.z - m.z);
  const most = q.area > 30000 ? 5 : q.area > 9000 ? 4 : q.area > 3000 ? 3 : 2;
  const kept: { p: P; z: number }[] = [];
  for (const f of found) {
    if (kept.length >= most || (kept[0] && f.z < kept[0].z * 0.34)) break;
    if (kept.every((k) => Math.hypot(k.p[0] - f.p[0], k.p[1] - f.p[1]) > (k.z + f.z) * 0.95)) kept.push(f);
  }
  return kept.map((k) => ({ p: k.p, z: toEdge(ring, k.p) }));
}

type Tri = [number, number, number];

/** Delaunay's triangles of a few points (Bowyer and Watson) */
function delaunay(ps: readonly P[]): Tri[] {
  const n = ps.length;
  const all: P[] = [...ps, [-9e4, -9e4], [9e4, -9e4], [0, 12e4]];
  const round = ([i, j, k]: Tri): [number, number, number] => {
    const [[ax, ay], [bx, by], [cx, cy]] = [all[i]!, all[j]!, all[k]!];
    const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by)) || 1e-9;
    const [a2, b2, c2] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
    const ux = (a2 * (by - cy) + b2 * (cy - ay) + c2 * (ay - by)) / d;
    const uy = (a2 * (cx - bx) + b2 * (ax - cx) + c2 * (bx - ax)) / d;
    return [ux, uy, (ax - ux) ** 2 + (ay - uy) ** 2];
  };
  let tris: { t: Tri; c: [number, number, number] }[] = [{ t: [n, n + 1, n + 2], c: round([n, n + 1, n + 2]) }];
  for (let i = 0; i < n; i++) {
    const [x, y] = all[i]!;
    const bad = tris.filter(({ c }) => (x - c[0]) ** 2 + (y - c[1]) ** 2 < c[2] - 1e-6);
    const edges = bad.flatMap(({ t: [a, b, c] }): [number, number][] => [[a, b], [b, c], [c, a]]);
    const rim = edges.filter(([a, b]) => !edges.some(([d, e]) => d === b && e === a));
    tris = [...tris.filter((t) => !bad.includes(t)), ...rim.map(([a, b]) => ({ t: [a, b, i] as Tri, c: round([a, b, i]) }))];
  }
  return tris.map(({ t }) => t).filter((t) => t.every((k) => k < n));
}

/** light from above on the left */
const LIGHT: [number, number, number] = [-0.5, -0.66, 0.56];

/** A closed part as folded paper: its outline in straight creases, its surface in flat facets that rise to a crest along the grain. */
export function facets(q: Piece, ring: readonly P[], height = 0.72): Facet[] {
  const tops = crest(ring, q);
  const rimmed: P[] = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const parts = Math.max(1, Math.min(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 150)));
    for (let k = 0; k < parts; k++) rimmed.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  });
  const points = [...rimmed, ...tops.map(({ p }) => p)].map(([x, y], i): P => [x + ((i * 7) % 5) * 0.013, y + ((i * 11) % 7) * 0.011]);
  const z = [...rimmed.map(() => 0), ...tops.map((t) => t.z * height)];
  return delaunay(points).flatMap(([i, j, k]) => {
    const [a, b, d] = [points[i]!, points[j]!, points[k]!];
    const mid: P = [(a[0] + b[0] + d[0]) / 3, (a[1] + b[1] + d[1]) / 3];
    if (!isInside(ring, mid[0], mid[1])) return [];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], z[j]! - z[i]!];
    const [vx, vy, vz] = [d[0] - a[0], d[1] - a[1], z[k]! - z[i]!];
    let [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    if (nz < 0) [nx, ny, nz] = [-nx, -ny, -nz];
    const l = Math.hypot(nx, ny, nz) || 1;
    const light = (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) / l;
    return [{ points: [a, b, d], light: (light - LIGHT[2]) / 0.62 }];
  });
}
