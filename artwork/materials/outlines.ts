import { contrast, lerp, lum, n1, type P, shade } from '#artwork/engine.ts';

export const circD = (x: number, y: number, r: number, ry = r) => {
  const k = r * 0.5523,
    q = ry * 0.5523;
  return `M${n1(x - r)} ${n1(y)}C${n1(x - r)} ${n1(y - q)} ${n1(x - k)} ${n1(y - ry)} ${n1(x)} ${n1(y - ry)}C${n1(x + k)} ${n1(y - ry)} ${n1(x
    + r)} ${n1(y - q)} ${n1(x + r)} ${n1(y)}C${n1(x + r)} ${n1(y + q)} ${n1(x + k)} ${n1(y + ry)} ${n1(x)} ${n1(y + ry)}C${n1(x - k)} ${n1(y + ry)} ${n1(x - r)} ${n1(y + q)} ${n1(x - r)} ${n1(y)}Z`;
};
export const rrD = (x: number, y: number, w: number, h: number, r: number) => {
  const k = r * 0.4477,
    X = x + w,
    Y = y + h;
  return `M${n1(x + r)} ${n1(y)}L${n1(X - r)} ${n1(y)}C${n1(X - k)} ${n1(y)} ${n1(X)} ${n1(y + k)} ${n1(X)} ${n1(y
    + r)}L${n1(X)} ${n1(Y - r)}C${n1(X)} ${n1(Y - k)} ${n1(X - k)} ${n1(Y)} ${n1(X - r)} ${n1(Y)}L${n1(x + r)} ${n1(Y)}C${n1(x
    + k)} ${n1(Y)} ${n1(x)} ${n1(Y - k)} ${n1(x)} ${n1(Y - r)}L${n1(x)} ${n1(y + r)}C${n1(x)} ${n1(y + k)} ${n1(x + k)} ${n1(y)} ${n1(x + r)} ${n1(y)}Z`;
};
export const move = (d: string, f: (x: number, y: number) => P) => {
  const tok = d.match(/[MLCQZ]|-?\d*\.?\d+/g) || [];
  let o = '',
    i = 0;
  while (i < tok.length) {
    if (/[MLCQZ]/.test(tok[i]!)) o += tok[i++]!;
    else {
      const q = f(+tok[i]!, +tok[i + 1]!);
      o += (/[MLCQ]$/.test(o) ? '' : ' ') + n1(q[0]) + ' ' + n1(q[1]);
      i += 2;
    }
  }
  return o;
};
/** the colour set off from the ground it lies on */
export const off = (col: string, ground: string, by = 1.25) => {
  let x = col;
  for (let i = 0; i < 6 && contrast(x, ground) < by; i++) x = shade(x, lum(ground) > 0.62 ? -0.05 : 0.05);
  return x;
};

/** lines about the shape, evenly spaced points along it */
export function spaced(ps: P[], gap: number, closed = true): { p: P; n: P; t: number }[] {
  const q = closed ? [...ps, ps[0]!] : ps;
  const L = [0];
  for (let i = 1; i < q.length; i++) L.push(L[i - 1]! + Math.hypot(q[i]![0] - q[i - 1]![0], q[i]![1] - q[i - 1]![1]));
  const tot = L[L.length - 1]!,
    n = Math.max(3, Math.round(tot / gap)),
    out: { p: P; n: P; t: number }[] = [];
  let j = 1;
  for (let i = 0; i < n; i++) {
    const s = (i / n) * tot;
    while (j < q.length - 1 && L[j]! < s) j++;
    const t = (s - L[j - 1]!) / (L[j]! - L[j - 1]! || 1),
      a = q[j - 1]!,
      b = q[j]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    out.push({ p: [lerp(a[0], b[0], t), lerp(a[1], b[1], t)], n: [-(b[1] - a[1]) / l, (b[0] - a[0]) / l], t: i / n });
  }
  return out;
}
