import { g, mix, n1, type P, path, ribbon, type Rng, shade, smooth } from '#artwork/engine.ts';

const veinsD = (r: Rng, L: number, W: number, n: number, from = 0.12, to = 0.9) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const u = ((i + 0.5) / n) * 2 - 1,
      e = to * (1 - 0.24 * u * u) * r.f(0.88, 1.04);
    d += `M${n1(u * W * 0.04)} ${n1(-L * from)}Q${n1(u * W * 0.42)} ${n1(-L * 0.42)} ${n1(u * W * 0.43)} ${n1(-L * e)}`;
  }
  return d;
};

/** crêpe petal pointing up: full, with a lightly torn edge */
export function crepe(r: Rng, L: number, W: number, ruff = 0.04, fall = 0.5) {
  const ps: P[] = [[0, 0], [-W * 0.2, -L * 0.14], [-W * 0.42, -L * 0.42]];
  const m = 9;
  for (let i = 0; i <= m; i++) {
    const a = Math.PI * (1 - i / m),
      k = 1 + (i % 2 ? -ruff : ruff) * r.f(0.2, 1.2);
    ps.push([Math.cos(a) * W * 0.52 * k, -L * (1 - fall * 0.75) - Math.sin(a) * L * fall * 0.75 * k]);
  }
  ps.push([W * 0.42, -L * 0.42], [W * 0.2, -L * 0.14]);
  return smooth(ps);
}

/** a petal that light goes through */
export function sheer(r: Rng, d: string, L: number, W: number, deg: number, col: string, n = 9, o = 0.86, edge = '#6b3a1e') {
  return g(
    path(d, `fill="${col}" fill-opacity="${o}"`) +
      path(veinsD(r, L, W, n), `fill="none" stroke="${shade(col, -0.13, 0.02)}" stroke-width="1.5" stroke-opacity=".5"`) +
      path(veinsD(r, L, W * 0.9, 4, 0.3, 0.95), `fill="none" stroke="${shade(col, 0.12)}" stroke-width="2.2" stroke-opacity=".4"`) +
      path(d, `fill="none" stroke="${mix(shade(col, -0.16), edge, 0.3)}" stroke-width="1.6" stroke-opacity=".55"`),
    `transform="rotate(${n1(deg)})"`,
  );
}

/** a stem through points */
export const stemP = (ps: P[], w: number, col: string) =>
  path(ribbon(ps, (t) => w * (1.1 - 0.5 * t)), `fill="${col}"`) + path(smooth(ps, false), `fill="none" stroke="${shade(col, 0.12)}" stroke-width="${n1(w * 0.22)}" stroke-opacity=".6"`);
