import { bez, ell, lerp, type P, TAU } from '#artwork/engine.ts';
import { rose } from './motifs.ts';
import { around, line, type Shell } from './shell.ts';

/** a belt about the middle */
export function belt(shell: Shell) {
  const { dye, k, lw, wrapU, lay, ring, band, L, F, dots, teeth } = shell;
  let s = '';
  // the great belt of roses
  s += F(band(-0.36, 0.42), dye.a) + around(shell, 5, (u) => rose(shell, u, 0.03, 70 * k, dye.w, dye.b));
  s += around(shell, 5, (u) => {
    const m = wrapU(u + Math.PI / 5);
    return F(lay([[0, -70 * k], [24 * k, 0], [0, 70 * k], [-24 * k, 0]], m, 0.03), dye.bg)
      + L(lay([[0, -70 * k], [24 * k, 0], [0, 70 * k], [-24 * k, 0]], m, 0.03), dye.w, lw * 0.8) + L(lay([[0, -40 * k], [11 * k, 0], [0, 40 * k], [-11 * k, 0]], m, 0.03), dye.c, lw * 0.8);
  });
  s += around(shell, 10, (u) => {
    const m = wrapU(u + Math.PI / 10);
    return [-1, 1].map((t) =>
      L(lay([[0, t * 112 * k], [0, t * 62 * k]], m, 0.03, false, 3)
        + [104, 90, 76].map((y) => lay([[-15 * k, t * y * k], [0, t * (y - 13) * k], [15 * k, t * y * k]], m, 0.03, false)).join(''), dye.c, lw * 0.75)).join('');
  });
  s += around(shell, 20, (u, i) => (i % 2 ? '' : [-1, 1].map((t) => F(lay([[-9 * k, t * 108 * k], [0, t * 96 * k], [9 * k, t * 108 * k], [0, t * 118 * k]], u, 0.03), dye.b)).join('')));
  for (const v of [-0.36, 0.42]) s += L(ring(v), dye.w) + L(ring(v + (v < 0 ? -0.05 : 0.05)), dye.c, lw * 0.8);
  s += teeth(14, -0.46, -0.68, dye.b, dye.bg) + teeth(14, 0.52, 0.74, dye.b, dye.bg) + dots(14, -0.74, 5, dye.w) + dots(20, 0.47, 3.4, dye.w) + dots(20, -0.41, 3.4, dye.w);
  s += L(ring(-0.8) + ring(0.82), dye.w);
  return s;
}

/** resheto, the sieve: a net of diamonds */
export function sieve(shell: Shell) {
  const { dye, turn, E, k, lw, wrapU, ring, band, L, F, dots } = shell;
  let s = '';
  // resheto, the sieve
  let d = '';
  const n = 10,
    rows = 7;
  for (let j = 0; j < rows; j++) {
    const v0 = -0.72 + (j * 1.46) / rows,
      v1 = v0 + 1.46 / rows;
    for (let i = 0; i < n; i++) {
      const u = wrapU(turn + ((i + (j % 2) * 0.5) * TAU) / n),
        h = Math.PI / n;
      if (Math.abs(u) > 2) continue;
      d += line(shell, [[u - h, v0], [u, v1], [u + h, v0]], false, 4);
      if (j < rows - 1) {
        const vm = v1;
        const q: P[] = [[u, vm - 0.13], [u + h * 0.62, vm], [u, vm + 0.13], [u - h * 0.62, vm]];
        s += F(line(shell, q, true, 2), [dye.a, dye.b, dye.c][(i + j) % 3]!);
        if (Math.abs(u) < 1.45) {
          const e = E.M(u, vm);
          s += ell(e[0], e[1], Math.max(0.5, 5.4 * k * Math.cos(u)), 5.4 * k, `fill="${dye.w}"`);
        }
      }
    }
  }
  s += L(d) + L(ring(-0.72) + ring(0.74), dye.w, lw * 1.2) + F(band(-1, -0.76), dye.a) + F(band(0.78, 1), dye.a) + L(ring(-0.76) + ring(0.78), dye.c);
  s += dots(8, -0.86, 5, dye.c) + dots(8, 0.86, 5, dye.c);
  return s;
}

/** the endless line, a meander */
export function endlessLine(shell: Shell) {
  const { dye, turn, k, lw, wrapU, lay, ring, band, L, F, teeth } = shell;
  let s = '';
  // the endless line
  for (const [v, flip] of [
    [-0.42, 1],
    [0.44, -1],
  ] as const) {
    s += F(band(v - 0.15, v + 0.15), v < 0 ? dye.a : dye.b) + L(ring(v - 0.15) + ring(v + 0.15), dye.w);
    let d = '';
    const n = 9;
    for (let i = 0; i < n; i++) {
      const u = wrapU(turn + (i * TAU) / n);
      if (Math.abs(u) > 2.2) continue;
      const o: P[] = [];
      const S = 26 * k;
      for (let t = 0; t <= 22; t++) {
        const a = Math.PI * 0.9 - t * 0.4,
          rr = S * (1 - t / 26);
        o.push([(Math.cos(a) * rr) * 1, flip * Math.sin(a) * rr]);
      }
      d += lay(o, u, v, false, 1) + line(shell, [[u - TAU / n + 0.02, v + 0.02 * flip], [u - TAU / n / 2, v + 0.11 * flip], [u - 0.13, v - 0.02 * flip]], false, 4);
    }
    s += L(d, dye.w, lw * 0.95);
  }
  s += around(shell, 8, (u, i) =>
    (i % 2 ? rose(shell, u, 0.01, 46 * k, dye.c, dye.a)
      : L(lay([[0, -44 * k], [0, 44 * k]], u, 0.01, false, 3)
      + [-26, -9, 9, 26].map((y) => lay([[-22 * k, (y - 10) * k], [0, y * k], [22 * k, (y - 10) * k]], u, 0.01, false)).join(''), dye.c, lw * 0.9)));
  s += teeth(12, -0.6, -0.82, dye.c, dye.bg) + teeth(12, 0.62, 0.84, dye.c, dye.bg);
  s += L(ring(-0.24) + ring(0.26), dye.c, lw * 0.8);
  return s;
}

/** tulips up and down */
export function tulips(shell: Shell) {
  const { dye, k, lw, wrapU, lay, ring, band, L, F, dots, teeth } = shell;
  let s = '';
  // tulips and oak leaves
  s += F(band(0.5, 1), dye.a) + L(ring(0.5), dye.w) + L(ring(0.56), dye.c, lw * 0.8) + teeth(16, 0.5, 0.4, dye.c, dye.bg);
  s += around(shell, 5, (u, i) => {
    const q = (x: number, y: number): P => [x * k * 1.12, y * k * 1.12];
    const cup = bez(q(0, 10), q(-44, 6), q(-42, -44), q(-34, -78), 8).concat(bez(q(-34, -78), q(-20, -62), q(-16, -58), q(-13, -48), 5), bez(q(-13, -48), q(-8, -66), q(-4, -78), q(0, -88), 5));
    const full = [...cup, ...cup.map(([x, y]) => [-x, y] as P).reverse()];
    const mid = bez(q(0, 4), q(-20, -8), q(-16, -40), q(0, -66), 8);
    const midf = [...mid, ...mid.map(([x, y]) => [-x, y] as P).reverse()];
    let lf = '';
    for (const t of [-1, 1]) {
      const one = bez(q(0, 96), q(t * 34, 92), q(t * 74, 52), q(t * 72, 8), 9).concat(bez(q(t * 72, 8), q(t * 44, 20), q(t * 12, 54), q(0, 96), 9));
      lf += lay(one, u, 0.04, true, 1);
    }
    return F(lf, i % 2 ? dye.c : dye.b) + L(lf, dye.w, lw * 0.8) + L(lay([q(0, 100), q(0, 8)], u, 0.04, false, 4), dye.w)
      + F(lay(full, u, 0.04, true, 1), i % 2 ? dye.a : dye.c) + L(lay(full, u, 0.04, true, 1), dye.w, lw * 0.9)
      + F(lay(midf, u, 0.04, true, 1), i % 2 ? dye.b : dye.a) + L(lay(midf, u, 0.04, true, 1), dye.w, lw * 0.6);
  });
  s += around(shell, 5, (u) => {
    const m = wrapU(u + Math.PI / 5);
    return rose(shell, m, -0.4, 36 * k, dye.c, dye.b) + L(lay([[0, 44 * k], [0, 190 * k]], m, -0.4, false, 5), dye.c, lw * 0.8)
      + [70, 105, 140].map((y) => L(lay([[-16 * k, (y - 14) * k], [0, y * k], [16 * k, (y - 14) * k]], m, -0.4, false), dye.c, lw * 0.7)).join('');
  });
  s += L(ring(-0.66), dye.w) + teeth(12, -0.66, -0.86, dye.a, dye.c) + dots(12, 0.68, 7, dye.c) + dots(24, 0.62, 2.6, dye.w) + dots(10, 0.8, 5, dye.w);
  return s;
}

/** the forty triangles */
export function triangles(shell: Shell) {
  const { dye, E, k, wrapU, ring, L, teeth } = shell;
  let s = '';
  // forty triangles
  const vs = [-0.9, -0.58, -0.24, 0.1, 0.44, 0.78];
  for (let j = 0; j < vs.length - 1; j++) s += teeth(8, vs[j]!, vs[j + 1]!, [dye.a, dye.b, dye.c][j % 3]!, dye.bg) + around(shell, 8, (u) => {
    const m = wrapU(u + Math.PI / 8);
    return Math.abs(m) < 1.4 ? (() => {
      const q = E.M(m, lerp(vs[j]!, vs[j + 1]!, 0.7));
      return ell(q[0], q[1], Math.max(0.5, 7 * k * Math.cos(m)), 7 * k, `fill="${[dye.c, dye.a, dye.b][j % 3]!}"`) + ell(q[0], q[1], Math.max(0.4, 3 * k * Math.cos(m)), 3 * k, `fill="${dye.w}"`);
    })() : '';
  });
  s += vs.map((v) => L(ring(v), dye.w)).join('');
  return s;
}
