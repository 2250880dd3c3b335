import { clamp, lerp, n1, type P, path, polar, poly, type Rng, smooth, TAU } from '#artwork/engine.ts';

/** a conifer in two flats: dark body, lit flank */
export const fir = (r: Rng, x: number, y: number, h: number, dk: string, lt: string) => {
  const n = Math.round(clamp(h / 34, 5, 11)), L: P[] = [], R: P[] = [], M: P[] = [];
  for (let i = 0; i < n; i++) {
    const t = (i + 1) / n, w = h * 0.21 * Math.pow(t, 0.82) * r.f(0.86, 1.12), yy = y - h + h * 0.95 * t;
    L.push([x - w, yy + h * 0.015], [x - w * 0.45, yy - h * 0.012]);
    R.push([x + w, yy + h * 0.02], [x + w * 0.45, yy - h * 0.008]);
    M.push([x - w * 0.1, yy - h * 0.012], [x + w * 0.14, yy + h * 0.02]);
  }
  const top: P = [x, y - h];
  return (
    path(poly([[x - h * 0.02, y + h * 0.04], [x - h * 0.02, y - h * 0.1], [x + h * 0.02, y - h * 0.1], [x + h * 0.02, y + h * 0.04]]), `fill="${dk}"`) +
    path(poly([top, ...R, ...L.reverse()]), `fill="${dk}"`) +
    path(poly([top, ...M, ...L.map((q) => [lerp(q[0], x, 0.06), q[1]] as P)]), `fill="${lt}"`)
  );
};
export const gulls = (q: [number, number, number][], col: string) =>
  path(
    q.map(([x, y, s]) => `M${n1(x - 2.2 * s)} ${n1(y - 0.2 * s)}C${n1(x - 1.5 * s)} ${n1(y - 1.1 * s)} ${n1(x - 0.6 * s)} ${n1(y - 0.9 * s)} ${n1(x)} ${n1(y)}C${n1(x + 0.7 * s)} ${n1(y - 1.2 * s)} ${n1(x + 1.7 * s)} ${n1(y - 1.2 * s)} ${n1(x + 2.5 * s)} ${n1(y - 0.55 * s)}C${n1(x + 1.5 * s)} ${n1(y - 0.8 * s)} ${n1(x + 0.8 * s)} ${n1(y - 0.5 * s)} ${n1(x + 0.1 * s)} ${n1(y + 0.5 * s)}C${n1(x - 0.6 * s)} ${n1(y - 0.4 * s)} ${n1(x - 1.3 * s)} ${n1(y - 0.6 * s)} ${n1(x - 2.2 * s)} ${n1(y - 0.2 * s)}Z`)
      .join(''),
    `fill="${col}"`,
  );
/** lens-shaped dashes of light on water, thinning away from the axis */
export const glitter = (r: Rng, cx: number, y0: number, y1: number, w0: number, w1: number, col: string, n: number, o = 1) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = Math.pow((i + r.f(0, 0.8)) / n, 1.25), y = lerp(y0, y1, t), w = lerp(w0, w1, t) * r.f(0.2, 0.62), x = cx + r.g(0, 0.34) * lerp(w0, w1, t), h = lerp(1.6, 7, t);
    d += `M${n1(x - w)} ${n1(y)}Q${n1(x)} ${n1(y - h)} ${n1(x + w)} ${n1(y)}Q${n1(x)} ${n1(y + h)} ${n1(x - w)} ${n1(y)}Z`;
  }
  return path(d, `fill="${col}" opacity="${o}"`);
};
export const looseBlob = (r: Rng, x: number, y: number, R: number) => smooth(Array.from({ length: 9 }, (_, i) => polar(x, y, R * r.f(0.7, 1.2), (i * TAU) / 9)));
