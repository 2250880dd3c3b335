import { bez, clamp, type Drawing, lerp, n1, type P } from '#artwork/engine.ts';
import { shortTenth } from '#artwork/primitives/rounding.ts';
import { fineTile } from './fine-tile.ts';

/** flatten absolute M L H V C Z path data to polylines */
export const flat = (d: string, n = 12): P[][] => {
  const out: P[][] = [];
  let cur: P[] = [], q: P = [0, 0];
  for (const m of d.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const v = (m[2]!.match(/-?\d*\.?\d+/g) || []).map(Number);
    if (m[1] === 'M') {
      if (cur.length > 1) out.push(cur);
      cur = [(q = [v[0]!, v[1]!])];
      for (let i = 2; i + 1 < v.length; i += 2) cur.push((q = [v[i]!, v[i + 1]!]));
    } else if (m[1] === 'L') for (let i = 0; i + 1 < v.length; i += 2) cur.push((q = [v[i]!, v[i + 1]!]));
    else if (m[1] === 'H') cur.push((q = [v[0]!, q[1]]));
    else if (m[1] === 'V') cur.push((q = [q[0], v[0]!]));
    else if (m[1] === 'C')
      for (let i = 0; i + 5 < v.length; i += 6) {
        const b = bez(q, [v[i]!, v[i + 1]!], [v[i + 2]!, v[i + 3]!], [v[i + 4]!, v[i + 5]!], n);
        cur.push(...b.slice(1));
        q = b[b.length - 1]!;
      }
    else if (cur.length) cur.push(cur[0]!);
  }
  if (cur.length > 1) out.push(cur);
  return out;
};
/** points at even steps along a polyline */
export const evenSteps = (ps: P[], n: number): P[] => {
  const L = [0];
  for (let i = 1; i < ps.length; i++) L.push(L[i - 1]! + Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]));
  const T = L[L.length - 1]!, o: P[] = [];
  for (let k = 0; k <= n; k++) {
    const s = (T * k) / n;
    let i = 1;
    while (i < L.length - 1 && L[i]! < s) i++;
    const t = clamp((s - L[i - 1]!) / (L[i]! - L[i - 1]! || 1));
    o.push([lerp(ps[i - 1]![0], ps[i]![0], t), lerp(ps[i - 1]![1], ps[i]![1], t)]);
  }
  return o;
};
/** a graver's line: swells and dies along its way */
export const burin = (ps: P[], w: (i: number, q: P) => number) => {
  const L: P[] = [], R: P[] = [], n = ps.length;
  for (let i = 0; i < n; i++) {
    const a = ps[Math.max(0, i - 1)]!, b = ps[Math.min(n - 1, i + 1)]!, dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) || 1, k = Math.max(0.12, w(i, ps[i]!)) / 2;
    L.push([ps[i]![0] - (dy / l) * k, ps[i]![1] + (dx / l) * k]);
    R.push([ps[i]![0] + (dy / l) * k, ps[i]![1] - (dx / l) * k]);
  }
  // relative steps in tenths, measured from what was really written, so that no error gathers
  let d = '', X = 0, Y = 0;
  const put = (q: P, first: boolean) => {
    const x = Math.round(q[0] * 10), y = Math.round(q[1] * 10);
    const dy = shortTenth(y - Y);
    d += first ? `M${shortTenth(x)} ${shortTenth(y)}l` : `${d.endsWith('l') || x - X < 0 ? '' : ' '}${shortTenth(x - X)}${dy[0] === '-' ? '' : ' '}${dy}`;
    X = x;
    Y = y;
  };
  L.forEach((q, i) => put(q, i === 0));
  R.reverse().forEach((q) => put(q, false));
  return d + 'z';
};
export type Ink = { paper: string; ink: string; spot: string };
export const tone = (c: Drawing, col: string, gap = 4.6, deg = -40, w = 1.5) => fineTile(c, gap, gap, `<path d="M0 ${n1(gap / 2)}H${gap}" stroke="${col}" stroke-width="${w}"/>`, `rotate(${deg})`);
