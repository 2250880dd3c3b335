import { n1, path, type Rng, shade } from '#artwork/engine.ts';

/** a spruce */
export const spruce = (x: number, y: number, h: number, col: string, hi: string, r: Rng, snow = '') => {
  let d = '', e = '', s = '';
  const n = Math.max(4, Math.round(h / 34));
  for (let i = 0; i < n; i++) {
    const t = (i + 1) / n, yy = y - h + h * 0.92 * t, w = h * 0.27 * t * r.f(0.88, 1.1), up = (h / n) * 1.5;
    d += `M${n1(x)} ${n1(yy - up)}C${n1(x + w * 0.24)} ${n1(yy - up * 0.4)} ${n1(x + w * 0.6)} ${n1(yy - up * 0.1)} ${n1(x + w)} ${n1(yy)}Q${n1(x
      + w * 0.45)} ${n1(yy + 2)} ${n1(x)} ${n1(yy - h * 0.02)}Q${n1(x - w * 0.45)} ${n1(yy
      + 2)} ${n1(x - w)} ${n1(yy)}C${n1(x - w * 0.6)} ${n1(yy - up * 0.1)} ${n1(x - w * 0.24)} ${n1(yy - up * 0.4)} ${n1(x)} ${n1(yy - up)}Z`;
    for (let k = 0; k < 5; k++) {
      const u = r.f(0.1, 0.9);
      e += `M${n1(x - w * u * 0.55)} ${n1(yy - up * (1 - u) * 0.7)}L${n1(x - w * u)} ${n1(yy - up * (1 - u) * 0.2)}`;
    }
    if (snow) s += `M${n1(x - w * 0.9)} ${n1(yy - 2)}Q${n1(x - w * 0.5)} ${n1(yy - up * 0.34)} ${n1(x - w * 0.18)} ${n1(yy - up * 0.5)}Q${n1(x - w * 0.4)} ${n1(yy - up * 0.1)} ${n1(x - w * 0.9)} ${n1(yy - 2)}Z`;
  }
  return path(`M${n1(x - h * 0.022)} ${n1(y - h * 0.1)}H${n1(x + h * 0.022)}V${n1(y)}H${n1(x - h * 0.022)}Z`, `fill="${shade(col, -0.12)}"`)
    + path(d, `fill="${col}"`) + path(e, `stroke="${hi}" stroke-width="${n1(Math.max(1.4, h / 90))}" stroke-linecap="round" fill="none"`) + (s ? path(s, `fill="${snow}"`) : '');
};
