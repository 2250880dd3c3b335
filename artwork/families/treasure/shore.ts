import { noise1, type P } from '#artwork/engine.ts';
import { evenSteps } from '#artwork/marks/burin.ts';

/** a coast line about points */
export const shore = (p: P, rings: P[][]) => {
  let m = 1e9;
  for (const ps of rings) for (const q of ps) m = Math.min(m, (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2);
  return Math.sqrt(m);
};

/** the outline of an island */
export const coast = (ps: P[], seed: string, amp: number, gap = 11): P[] => {
  let len = 0;
  for (let i = 1; i < ps.length; i++) len += Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]);
  const o = evenSteps(ps, Math.max(12, Math.round(len / gap))), nz = noise1(seed), n = o.length - 1;
  return o.slice(0, n).map((q, i) => {
    const a = o[(i - 1 + n) % n]!, b = o[(i + 1) % n]!, dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, e = Math.min(1, Math.min(i, n - i) / 6);
    const k = (nz(i * 0.19) * amp + nz(i * 0.55 + 70) * amp * 0.55 + nz(i * 1.3 + 30) * amp * 0.22) * e;
    return [q[0] - (dy / l) * k, q[1] + (dx / l) * k] as P;
  });
};
