import {
  circ, type Drawing, ell, g, mix, n1, type P, path, polar, pt, type Rng, shade, smooth, sym, TAU, tf, use,
} from '#artwork/engine.ts';
import { ringD } from '#artwork/outlines/flourish.ts';
import { threadLeaf } from './leaves.ts';
import { crepe, sheer } from './press.ts';

/** an umbel of small flowers */
export function umbel(c: Drawing, r: Rng, x: number, y: number, deg: number, R: number, petal: string, stem: string) {
  const flo = sym(Array.from({ length: 5 }, (_, i) => { const a = (i / 5) * TAU; const q = polar(0, 0, 5.2, a); return ringD(q[0], q[1], 4.3); }).join(''));
  const heads = [0, 1, 2].map(() =>
    c.def((id) => {
      let l = '',
        f = '';
      for (let i = 0; i < 17; i++) {
        const t = Math.sqrt((i + 0.4) / 17),
          a = i * 2.4 + r.f(-0.2, 0.2),
          q: P = [Math.cos(a) * 46 * t, -14 + Math.sin(a) * 28 * t - (1 - t) * 9];
        l += `M0 12L${n1(q[0])} ${n1(q[1])}`;
        f += use(flo, `transform="translate(${pt(q)}) rotate(${r.i(0, 70)}) scale(${(0.72 + t * 0.55).toFixed(2)})" fill="${r.chance(0.3) ? mix(petal, '#cdb98a', 0.25) : petal}"`)
          + circ(q[0], q[1], 1.9, `fill="${mix(stem, petal, 0.35)}"`);
      }
      return `<g id="${id}">${path(l, `fill="none" stroke="${mix(stem, petal, 0.25)}" stroke-width="1.5"`)}${f}</g>`;
    }),
  );
  let l = '',
    f = '';
  const n = 15;
  const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => Math.abs(b - 7) - Math.abs(a - 7));
  for (const i of order) {
    const u = (i / (n - 1)) * 2 - 1,
      a = u * 1.24 + r.f(-0.03, 0.03),
      len = R * (0.98 - 0.16 * u * u) * (i % 2 ? 0.86 : 1);
    const e: P = [Math.sin(a) * len * 1.04, -Math.cos(a) * len * 0.86];
    l += `M0 0Q${n1(e[0] * 0.36)} ${n1(e[1] * 0.62)} ${pt(e)}`;
    f += use(r.pick(heads), `transform="translate(${pt(e)}) rotate(${n1(u * 44)}) scale(${(R / 235).toFixed(3)})"`);
  }
  for (let i = 0; i < 9; i++) {
    const u = (i / 8) * 2 - 1,
      e: P = [u * R * 0.62, -R * (0.66 - 0.2 * u * u)];
    f += use(r.pick(heads), `transform="translate(${pt(e)}) rotate(${n1(u * 30)}) scale(${(R / 250).toFixed(3)})"`);
  }
  let br = '';
  for (let i = 0; i < 7; i++) br += threadLeaf(r, 0, 2, 120 + i * 20, R * 0.24, shade(stem, 0.02), 1.8, 0);
  return g(br + path(l, `fill="none" stroke="${stem}" stroke-width="2.4" stroke-linecap="round"`) + f, tf(x, y, deg));
}

/** a pansy */
export function pansy(r: Rng, x: number, y: number, deg: number, R: number, top: string, low: string, eye: string, blot: string) {
  const pet = (a: number, L: number, W: number, col: string) => sheer(r, crepe(r, L, W, 0.025, 0.62), L, W, a, col, 11, 0.9);
  const mark = (a: number, L: number, W: number) => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const u = (i / 8) * 2 - 1;
      d += `M0 ${n1(-L * 0.08)}Q${n1(u * W * 0.26)} ${n1(-L * 0.3)} ${n1(u * W * 0.3)} ${n1(-L * (0.68 - 0.14 * u * u) * r.f(0.9, 1.06))}`;
    }
    return g(path(smooth([[0, 0], [-W * 0.26, -L * 0.3], [-W * 0.2, -L * 0.46], [-W * 0.06, -L * 0.42], [W * 0.06, -L * 0.46], [W * 0.2, -L * 0.44],
      [W * 0.26, -L * 0.3]]), `fill="${blot}" fill-opacity=".88"`) + path(d, `fill="none" stroke="${blot}" stroke-width="${n1(R * 0.022)}" stroke-linecap="round"`), `transform="rotate(${a})"`);
  };
  return g(
    pet(-34, R * 1.02, R * 1.12, top) + pet(32, R * 1.05, R * 1.14, shade(top, -0.03)) + pet(-98, R * 0.92, R * 0.98, low) + pet(98, R * 0.92, R * 0.98, low)
      + mark(-98, R * 0.84, R * 0.9) + mark(98, R * 0.84, R * 0.9) + pet(180, R * 0.98, R * 1.34, mix(low, eye, 0.2)) + mark(180, R * 0.96, R * 1.1) +
      path(`M0 ${n1(R * 0.14)}C${n1(-R * 0.2)} ${n1(R * 0.2)} ${n1(-R * 0.16)} ${n1(-R * 0.04)} 0 ${n1(-R * 0.03)}C${n1(R * 0.16)} ${n1(-R * 0.04)} ${n1(R * 0.2)} ${n1(R * 0.2)} 0 ${n1(R * 0.14)}Z`,
        `fill="${eye}"`) + ell(0, R * 0.02, R * 0.05, R * 0.04, `fill="#6d7a34"`),
    tf(x, y, deg),
  );
}

/** a poppy */
export function poppy(r: Rng, x: number, y: number, deg: number, R: number, col: string, dark: string, core: string) {
  let s = '';
  for (const [a, L, W, d] of [[-52, 1, 1.34, 0], [60, 1.02, 1.3, -0.02], [172, 0.96, 1.42, -0.04], [4, 0.94, 1.36, 0.03]] as const) {
    const cc = shade(col, d);
    s += sheer(r, crepe(r, R * L, R * W, 0.05, 0.66), R * L, R * W, a + r.f(-6, 6), cc, 17, 0.86);
    s += g(path(smooth([[0, 0], [-R * 0.24, -R * 0.2], [-R * 0.2, -R * 0.36], [0, -R * 0.3], [R * 0.2, -R * 0.38], [R * 0.24, -R * 0.2]]),
      `fill="${dark}" fill-opacity=".72"`), `transform="rotate(${a})"`);
  }
  let st = '';
  for (let i = 0; i < 44; i++) {
    const a = r.f(0, TAU),
      l = R * r.f(0.18, 0.36),
      q = polar(0, 0, l, a);
    st += path(`M${pt(polar(0, 0, R * 0.1, a))}L${pt(q)}`, `stroke="${dark}" stroke-width="1.3" stroke-opacity=".8"`) + ell(q[0], q[1], 3.4, 2.2, `fill="${shade(dark, -0.04)}"`);
  }
  let star = '';
  for (let i = 0; i < 9; i++) star += `M0 0L${pt(polar(0, 0, R * 0.115, (i / 9) * TAU))}`;
  return g(s + st + circ(0, 0, R * 0.14, `fill="${core}"`) + path(star, `fill="none" stroke="${shade(core, -0.22)}" stroke-width="2.6" stroke-linecap="round"`), tf(x, y, deg));
}

/** a cosmos flower */
export function cosmos(r: Rng, x: number, y: number, deg: number, R: number, col: string, core: string, sq = 1) {
  let s = '';
  const n = 8;
  for (let i = 0; i < n; i++) {
    const L = R * r.f(0.94, 1.05),
      W = R * 0.66,
      k = [-0.5, -0.28, -0.16, 0.04, 0.2, 0.32, 0.5];
    const ps: P[] = [[0, 0], [-W * 0.2, -L * 0.16], [-W * 0.44, -L * 0.56],
      ...k.map((u, j) => [u * W * 0.98, -L * (j % 2 ? 0.97 : 0.9) * (1 + (Math.abs(u) < 0.3 ? 0.06 : -0.02)) * r.f(0.985, 1.015)] as P), [W * 0.44, -L * 0.56], [W * 0.2, -L * 0.16]];
    s += sheer(r, smooth(ps), L, W, (i * 360) / n + r.f(-5, 5), shade(col, r.f(-0.03, 0.03)), 8, 0.86);
  }
  let d = '';
  for (let i = 0; i < 46; i++) {
    const t = Math.sqrt((i + 0.5) / 46),
      q = polar(0, 0, R * 0.19 * t, i * 2.4);
    d += circ(q[0], q[1], R * 0.022 * (0.8 + t * 0.5), `fill="${shade(core, t > 0.7 ? -0.02 : -0.18)}"`);
  }
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)}) scale(1 ${sq})">${s}${circ(0, 0, R * 0.2, `fill="${shade(core, -0.1)}"`)}${d}</g>`;
}
