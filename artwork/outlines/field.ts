import { bez, clamp, lerp, type P, qbez } from '#artwork/engine.ts';

/** path data -> polylines */
export function polylines(d: string, n = 8): P[][] {
  const out: P[][] = []; let cur: P[] = [], x = 0, y = 0;
  for (const m of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const a = m[2]!.trim() ? m[2]!.trim().split(/[\s,]+/).map(Number) : [];
    if (m[1] === 'M') { if (cur.length > 2) out.push(cur); cur = [[a[0]!, a[1]!]]; }
    else if (m[1] === 'L') cur.push([a[0]!, a[1]!]);
    else if (m[1] === 'Q') cur.push(...qbez([x, y], [a[0]!, a[1]!], [a[2]!, a[3]!], n).slice(1));
    else if (m[1] === 'C') cur.push(...bez([x, y], [a[0]!, a[1]!], [a[2]!, a[3]!], [a[4]!, a[5]!], n).slice(1));
    else if (cur.length > 2) { out.push(cur); cur = []; }
    if (a.length) { x = a[a.length - 2]!; y = a[a.length - 1]!; }
  }
  if (cur.length > 2) out.push(cur);
  return out;
}

/** signed distance (inside positive) of an outline on a grid of step s over the card */
export function field(polys: P[][], s = 4) {
  const w = Math.ceil(1000 / s) + 1, h = Math.ceil(1400 / s) + 1, inside = new Uint8Array(w * h);
  for (let j = 0; j < h; j++) {
    const y = j * s + 0.013, xs: [number, number][] = [];
    for (const q of polys) for (let i = 0; i < q.length; i++) {
      const a = q[i]!, b = q[(i + 1) % q.length]!;
      if (a[1] <= y !== b[1] <= y) xs.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), b[1] > a[1] ? 1 : -1]);
    }
    if (!xs.length) continue;
    xs.sort((p, q) => p[0] - q[0]);
    let wn = 0;
    for (let k = 0; k < xs.length - 1; k++) {
      wn += xs[k]![1];
      if (wn) for (let i = Math.max(0, Math.ceil(xs[k]![0] / s)); i <= Math.min(w - 1, Math.floor(xs[k + 1]![0] / s)); i++) inside[j * w + i] = 1;
    }
  }
  const dt = (v: number) => {
    const D = new Float32Array(w * h).fill(1e6);
    for (let i = 0; i < w * h; i++) if (inside[i] === v) D[i] = 0;
    const rel = (i: number, k: number, c: number) => { if (D[k]! + c < D[i]!) D[i] = D[k]! + c; };
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) {
      const k = j * w + i;
      if (i) rel(k, k - 1, 1);
      if (j) { rel(k, k - w, 1); if (i) rel(k, k - w - 1, 1.414); if (i < w - 1) rel(k, k - w + 1, 1.414); }
    }
    for (let j = h - 1; j >= 0; j--) for (let i = w - 1; i >= 0; i--) {
      const k = j * w + i;
      if (i < w - 1) rel(k, k + 1, 1);
      if (j < h - 1) { rel(k, k + w, 1); if (i < w - 1) rel(k, k + w + 1, 1.414); if (i) rel(k, k + w - 1, 1.414); }
    }
    return D;
  };
  const out = dt(1), inn = dt(0), V = (i: number, j: number) => { const k = clamp(j, 0, h - 1) * w + clamp(i, 0, w - 1); return (inn[k]! - out[k]!) * s; };
  return (x: number, y: number) => {
    const i = Math.floor(x / s), j = Math.floor(y / s), u = x / s - i, v = y / s - j;
    return lerp(lerp(V(i, j), V(i + 1, j), u), lerp(V(i, j + 1), V(i + 1, j + 1), u), v);
  };
}

/** contour lines of a distance field at a level, as polylines */
export function contours(f: (x: number, y: number) => number, level: number, box: [number, number, number, number], s = 6): { p: P[]; loop: boolean }[] {
  const [x0, y0, x1, y1] = box, nx = Math.ceil((x1 - x0) / s), ny = Math.ceil((y1 - y0) / s), V = new Float32Array((nx + 1) * (ny + 1));
  for (let j = 0; j <= ny; j++) for (let i = 0; i <= nx; i++) V[j * (nx + 1) + i] = f(x0 + i * s, y0 + j * s) - level;
  const segs = new Map<number, [number, number][]>(), pts = new Map<number, P>();
  const edge = (i: number, j: number, e: number) => { // e 0: right along x, 1: down along y
    const id = (j * (nx + 2) + i) * 2 + e;
    if (!pts.has(id)) {
      const a = V[j * (nx + 1) + i]!, b = e ? V[(j + 1) * (nx + 1) + i]! : V[j * (nx + 1) + i + 1]!, t = a / (a - b);
      pts.set(id, e ? [x0 + i * s, y0 + (j + t) * s] : [x0 + (i + t) * s, y0 + j * s]);
    }
    return id;
  };
  const link = (a: number, b: number) => { (segs.get(a) ?? segs.set(a, []).get(a)!).push([b, 0]); (segs.get(b) ?? segs.set(b, []).get(b)!).push([a, 0]); };
  for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) {
    const k = j * (nx + 1) + i, A = V[k]! > 0, B = V[k + 1]! > 0, C = V[k + nx + 2]! > 0, D = V[k + nx + 1]! > 0;
    if (A === B && B === C && C === D) continue;
    const e: number[] = [];
    if (A !== B) e.push(edge(i, j, 0)); if (B !== C) e.push(edge(i + 1, j, 1)); if (C !== D) e.push(edge(i, j + 1, 0)); if (D !== A) e.push(edge(i, j, 1));
    if (e.length === 2) link(e[0]!, e[1]!); else if (A) { link(e[0]!, e[1]!); link(e[2]!, e[3]!); } else { link(e[0]!, e[3]!); link(e[1]!, e[2]!); }
  }
  const seen = new Set<number>(), out: { p: P[]; loop: boolean }[] = [];
  const starts = [...segs.keys()].sort((a, b) => segs.get(a)!.length - segs.get(b)!.length);
  for (const st of starts) {
    if (seen.has(st)) continue;
    const run: P[] = []; let cur: number | undefined = st, last = -1;
    while (cur !== undefined && !seen.has(cur)) {
      seen.add(cur);
      run.push(pts.get(cur)!);
      const nb: [number, number] | undefined = segs.get(cur)!.find(([q]) => !seen.has(q));
      last = cur;
      cur = nb?.[0];
    }
    const loop = segs.get(last)!.some(([q]) => q === st) && run.length > 3;
    if (run.length > 2) out.push({ p: run, loop });
  }
  return out;
}
