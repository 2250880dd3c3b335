import { clamp, type Drawing, g, lerp, n1, type P, path, pt, qbez, ribbon, type Rng, smooth, tf } from '#artwork/engine.ts';

/** hairs of a dry brush across a clipped shape */
export const dry = (c: Drawing, r: Rng, clipD: string, box: [number, number, number, number], ang: number, col: string, n: number, o: number, wid = 2) => {
  const [x, y, w, h] = box, R = Math.hypot(w, h) / 2;
  let d = '';
  for (let i = 0; i < n; i++) {
    const u = r.f(-R, R), v = r.f(-R, R * 0.8), L = r.f(0.12, 0.62) * R;
    d += `M${n1(v)} ${n1(u)}q${n1(L / 2)} ${n1(r.f(-5, 5))} ${n1(L)} 0`;
  }
  return g(g(path(d, `fill="none" stroke="${col}" stroke-width="${wid}" stroke-linecap="round" stroke-opacity="${o}"`), tf(x + w / 2, y + h / 2, ang)), `clip-path="${c.clip(path(clipD))}"`);
};
/** a painted stroke leaf: two tones and comb lines, its spine bent from a to b */
export const strokeLeaf = (a: P, q: P, b: P, w: number, col: string, hi: string, comb?: string) => {
  const ps = qbez(a, q, b, 16), wf = (t: number) => w * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.72)), 0.85) + 1;
  let s = path(ribbon(ps, wf), `fill="${col}"`);
  const up: P[] = [], mid: P[] = [];
  ps.forEach((p0, i) => {
    const A = ps[Math.max(0, i - 1)]!, B = ps[Math.min(ps.length - 1, i + 1)]!, l = Math.hypot(B[0] - A[0], B[1] - A[1]) || 1, k = wf(i / 16) * 0.42;
    up.push([p0[0] - ((B[1] - A[1]) / l) * k, p0[1] + ((B[0] - A[0]) / l) * k]);
    mid.push(p0);
  });
  s += path(smooth(up, false) + 'L' + mid.reverse().map(pt).join('L') + 'Z', `fill="${hi}"`);
  if (comb) {
    let d = '';
    for (let i = 4; i <= 13; i += 1.5) {
      const t = i / 16, A = ps[Math.floor(i)]!, B = ps[Math.min(16, Math.floor(i) + 1)]!, l = Math.hypot(B[0] - A[0], B[1] - A[1]) || 1, k = wf(t) * 0.4,
        nx = (B[1] - A[1]) / l, ny = -(B[0] - A[0]) / l;
      d += `M${n1(A[0] + nx * 2)} ${n1(A[1] + ny * 2)}L${n1(A[0] + nx * k + ((B[0] - A[0]) / l) * 7)} ${n1(A[1] + ny * k + ((B[1] - A[1]) / l) * 7)}`;
    }
    s += path(d, `stroke="${comb}" stroke-width="2.4" stroke-linecap="round" fill="none"`);
  }
  return s;
};
/** a point and its direction on a polyline at length t of 0…1 */
export const onLine = (ps: P[], t: number): [P, number] => {
  const L = [0];
  for (let i = 1; i < ps.length; i++) L.push(L[i - 1]! + Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]));
  const s = clamp(t, 0, 0.9999) * L[L.length - 1]!;
  let i = 1;
  while (L[i]! < s) i++;
  const k = (s - L[i - 1]!) / (L[i]! - L[i - 1]! || 1), a = ps[i - 1]!, b = ps[i]!;
  return [[lerp(a[0], b[0], k), lerp(a[1], b[1], k)], Math.atan2(b[1] - a[1], b[0] - a[0])];
};
