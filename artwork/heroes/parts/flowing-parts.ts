import { type P, smooth } from '#artwork/engine.ts';
import { flatten, spl, type Part, type Q } from '#artwork/heroes/hero.ts';

/** n + 1 points at equal steps along a line through ps */
export function along(ps: P[], n = 24): P[] {
  const fine = flatten(smooth(ps, false), 4)[0]!;
  const far = [0];
  for (let i = 1; i < fine.length; i++) far.push(far[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]));
  const whole = far.at(-1)!;
  let j = 0;
  return Array.from({ length: n + 1 }, (_, i) => {
    const want = (whole * i) / n;
    while (j < fine.length - 2 && far[j + 1]! < want) j++;
    const t = (want - far[j]!) / (far[j + 1]! - far[j]! || 1);
    return [fine[j]![0] + (fine[j + 1]![0] - fine[j]![0]) * t, fine[j]![1] + (fine[j + 1]![1] - fine[j]![1]) * t];
  });
}

/** the point of a line at t of 0 to 1, a step to its left when it runs towards you, and the way it runs in degrees */
export function spot(line: P[], t: number, off = 0): { x: number; y: number; deg: number } {
  const f = Math.max(0, Math.min(1, t)) * (line.length - 1),
    i = Math.min(line.length - 2, Math.floor(f)),
    u = f - i,
    a = line[i]!,
    b = line[i + 1]!,
    p = line[Math.max(0, i - 1)]!,
    q = line[Math.min(line.length - 1, i + 2)]!;
  // between two neighbours' directions, so that a strip does not break at its points
  const mix = (k: 0 | 1) => (b[k] - p[k]) * (1 - u) + (q[k] - a[k]) * u;
  const l = Math.hypot(mix(0), mix(1)) || 1;
  return {
    x: a[0] + (b[0] - a[0]) * u + (mix(1) / l) * off,
    y: a[1] + (b[1] - a[1]) * u - (mix(0) / l) * off,
    deg: (Math.atan2(mix(1), mix(0)) * 180) / Math.PI,
  };
}
type Width = number | ((t: number) => number);
/** the strip of a line between two distances from it, from t0 to t1; square at its ends, or closed as one curve */
export function strip(k: string, line: P[], out: Width, into: Width, t0 = 0, t1 = 1, soft = false): Part {
  const of = (w: Width, t: number) => (typeof w === 'number' ? w : w(t));
  const n = Math.max(2, Math.round((line.length - 1) * (t1 - t0)));
  const edge = (w: Width): Q[] =>
    Array.from({ length: n + 1 }, (_, i) => {
      const t = t0 + ((t1 - t0) * i) / n,
        s = spot(line, t, of(w, t));
      return [s.x, s.y, !soft && (i === 0 || i === n) ? 1 : 0];
    });
  return { k, ang: Math.round(spot(line, (t0 + t1) / 2).deg), d: spl([...edge(out), ...edge(into).reverse()]) };
}

/** a shape even on both sides of x = cx, from the points of its right side, top to bottom */
export function even(k: string, ang: number, cx: number, right: Q[]): Part {
  const on = (q: Q) => Math.abs(q[0] - cx) < 0.5;
  const left = [...right].reverse().filter((q) => !on(q)).map((q): Q => (q[2] ? [2 * cx - q[0], q[1], 1] : [2 * cx - q[0], q[1]]));
  return { k, ang, d: spl([...right, ...left]) };
}
