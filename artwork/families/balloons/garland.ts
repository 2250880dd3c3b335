import { clamp, g, mix, type P, shade } from '#artwork/engine.ts';
import { balloon } from './balloon.ts';
import type { Sky } from './sky.ts';

/** a garland of balloons */
export function drawGarland({ c, r, p, cols, conf }: Sky & { conf: string }) {
  c.add('art', g(conf, 'opacity=".6"'));
  // organic garland: an arch of packed balloons running from the lower left over the top to the right
  const ctl: P[] = [
    [40, 1080],
    [-10, 640],
    [120, 240],
    [470, 105],
    [820, 120],
    [985, 330],
    [990, 560],
  ];
  const N = 120;
  const pts: P[] = [];
  const cat = (i: number, t: number) => {
    const q = (k: number) => ctl[clamp(k, 0, ctl.length - 1)]!;
    const f = (a: number, b: number, cc: number, d: number) =>
      0.5 * (2 * b + (-a + cc) * t + (2 * a - 5 * b + 4 * cc - d) * t * t + (-a + 3 * b - 3 * cc + d) * t * t * t);
    return [f(q(i - 1)[0], q(i)[0], q(i + 1)[0], q(i + 2)[0]), f(q(i - 1)[1], q(i)[1], q(i + 1)[1], q(i + 2)[1])] as P;
  };
  for (let i = 0; i <= N; i++) {
    const u = (i / N) * (ctl.length - 1),
      k = Math.min(ctl.length - 2, Math.floor(u));
    pts.push(cat(k, u - k));
  }
  const bs: { x: number; y: number; R: number; z: number }[] = [];
  const thick = (t: number) => 150 * (1 - 0.55 * Math.pow(Math.abs(t - 0.42) * 1.7, 2));
  for (let k = 0; k < 900; k++) {
    const t = r.f(),
      q = pts[Math.floor(t * N)]!;
    const w = Math.max(30, thick(t));
    const x = q[0] + r.f(-w, w) * 0.8,
      y = q[1] + r.f(-w, w) * 0.8;
    const R = (k < 140 ? r.f(72, 108) : k < 420 ? r.f(40, 66) : r.f(16, 30)) * (0.6 + (0.4 * w) / 150);
    if (bs.every((b) => Math.hypot(b.x - x, b.y - y) > (b.R + R) * (R < 32 ? 0.86 : 0.8))) bs.push({ x, y, R, z: R + r.f(-18, 18) });
  }
  let back = '',
    front = '';
  bs.sort((a, b) => b.z - a.z);
  const sh = c.shadow(0, 7, 8, shade(p.bg, -0.5, 0.02), 0.28);
  bs.forEach((b, i) => {
    front += balloon(
      c,
      b.x,
      b.y,
      b.R,
      b.R < 32 ? mix(r.pick(cols), '#ffffff', 0.1) : cols[(i * 3 + (i >> 2)) % cols.length]!,
      r.f(-30, 30),
      { round: true },
    );
  });
  let lf = '';
  c.add('art', g(front, `filter="${sh}"`), 'float');
  void lf;
  void back;
}
