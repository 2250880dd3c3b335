import { g, lerp, type P, path, polar, qbez, ribbon, type Rng, shade } from '#artwork/engine.ts';

/** one bough with its needles, in three tones: [stem, dark, mid, light] */
export function bough(r: Rng, p0: P, p1: P, p2: P, spread: number, acc: { stem: string; n: string[] }, twigs = 9) {
  const main = qbez(p0, p1, p2, 36);
  const needles = (ps: P[], len: number, dens: number) => {
    for (let i = 1; i < ps.length; i++) {
      const a = Math.atan2(ps[i]![1] - ps[i - 1]![1], ps[i]![0] - ps[i - 1]![0]),
        seg = Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]),
        t = i / ps.length,
        n = Math.max(1, Math.round(seg / dens));
      for (let k = 0; k < n; k++) {
        const x = lerp(ps[i - 1]![0], ps[i]![0], k / n),
          y = lerp(ps[i - 1]![1], ps[i]![1], k / n);
        for (const s of [-1, 1, r.f(-0.7, 0.7)]) {
          const aa = a + s * r.f(0.5, 0.95) * (1 - t * 0.35),
            L = len * r.f(0.7, 1.1) * (1 - t * t * 0.3),
            e = polar(x, y, L, aa);
          const tone = Math.abs(s) !== 1 ? 2 : r.chance(0.5) ? 0 : 1;
          acc.n[tone]! += `M${Math.round(x)} ${Math.round(y)}l${Math.round(e[0] - x)} ${Math.round(e[1] - y)}`;
        }
      }
    }
  };
  acc.stem += ribbon(main, (t) => 11 * (1 - t * 0.75));
  needles(main, 34, 7);
  for (let i = 0; i < twigs; i++)
    for (const s of [-1, 1]) {
      const t = 0.1 + (i / twigs) * 0.78 + r.f(-0.02, 0.02),
        q = main[Math.round(t * 35)]!,
        q2 = main[Math.min(36, Math.round(t * 35) + 1)]!,
        a = Math.atan2(q2[1] - q[1], q2[0] - q[0]) + s * r.f(0.62, 0.86),
        L = spread * (1 - t * 0.62) * r.f(0.82, 1.1),
        e = polar(q[0], q[1], L, a),
        mm = polar((q[0] + e[0]) / 2, (q[1] + e[1]) / 2, s * L * 0.1, a - Math.PI / 2),
        ps = qbez(q, mm, e, 10);
      acc.stem += ribbon(ps, (u) => 5 * (1 - u * 0.7));
      needles(ps, 30, 6.5);
    }
}

/** the needles of a branch */
export function firArt(acc: { stem: string; n: string[] }, leaf: string, bark: string, o = 1) {
  return g(
    path(acc.n[0]!, `stroke="${shade(leaf, -0.09)}" stroke-width="3.6"`) + path(acc.stem, `fill="${bark}"`)
      + path(acc.n[1]!, `stroke="${leaf}" stroke-width="3.2"`) + path(acc.n[2]!, `stroke="${shade(leaf, 0.1)}" stroke-width="2.6"`),
    `fill="none" stroke-linecap="round"${o < 1 ? ` opacity="${o}"` : ''}`,
  );
}
