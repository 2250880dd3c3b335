import {
  bez, clamp, Drawing, ell, g, hash, type Input, lerp, lum, mix, n1, type P, path, polar, poly, qbez, rect, ribbon,
  shade, smooth, TAU, tf, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDark, readsOn } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';

const deg = (a: number) => (a * 180) / Math.PI;
type Egg = { M: (u: number, v: number) => P; W: number; H: number; R: (v: number) => number; out: string };

function eggOf(W: number, H: number, tilt = 0.13): Egg {
  const R = (v: number) => W * Math.sqrt(Math.max(0, 1 - v * v)) * (1 + 0.15 * v - 0.035 * v * v);
  const M = (u: number, v: number): P => {
    const q = clamp(u, -Math.PI / 2, Math.PI / 2);
    return [R(v) * Math.sin(q), H * v + R(v) * tilt * (Math.cos(q) - 0.35)];
  };
  const ps: P[] = [];
  for (let i = 0; i <= 40; i++) {
    const v = -Math.cos((i / 40) * Math.PI);
    ps.push([R(v), H * v]);
  }
  const left = ps.slice(1, -1).reverse().map(([x, y]) => [-x, y] as P);
  return { M, W, H, R, out: smooth([...ps, ...left]) };
}
type Dye = { bg: string; a: string; b: string; c: string; w: string };
const short = (o: P[], close: boolean) => {
  let d = '',
    px = 0,
    py = 0;
  o.forEach((q, i) => {
    const x = Math.round(q[0] * 2) / 2,
      y = Math.round(q[1] * 2) / 2;
    if (!i) d = `M${x} ${y}l`;
    else if (x !== px || y !== py) {
      const dx = x - px,
        dy = y - py;
      d += (d.endsWith('l') || dx < 0 ? '' : ' ') + dx + (dy < 0 ? '' : ' ') + dy;
    }
    px = x;
    py = y;
  });
  return d.endsWith('l') ? '' : d + (close ? 'Z' : '');
};

/** What the parts of a cover share. */
type Scene = {
  W: number; dye: Dye; turn: number; E: Egg; k: number; lw: number; wrapU: (u: number) => number;
  lay: (pp: P[], u: number, v: number, close?: boolean, n?: number) => string; ring: (v: number) => string;
  band: (v0: number, v1: number) => string; L: (d: string, col?: string, w?: number) => string;
  F: (d: string, col: string) => string; dots: (n: number, v: number, rr: number, col: string) => string;
  teeth: (n: number, v0: number, v1: number, col: string, hatch: string) => string;
};

function line({ W, E }: Scene, ps: P[], close = false, n = 5) {
  // skip what lies wholly round the back
  if (ps.every((q) => q[0] > 1.57) || ps.every((q) => q[0] < -1.57)) return '';
  const o: P[] = [];
  if (W < 100) n = Math.max(1, Math.round(n * 0.5));
  const m = close ? ps.length : ps.length - 1;
  for (let i = 0; i < m; i++) {
    const a = ps[i]!,
      b = ps[(i + 1) % ps.length]!;
    for (let j = 0; j < n; j++) o.push(E.M(lerp(a[0], b[0], j / n), lerp(a[1], b[1], j / n)));
  }
  if (!close) o.push(E.M(...ps[ps.length - 1]!));
  return short(o, close);
}

function around({ turn, wrapU }: Scene, n: number, f: (u: number, i: number) => string) {
  let s = '';
  for (let i = 0; i < n; i++) {
    const u = wrapU(turn + (i * TAU) / n);
    if (Math.abs(u) < 2.3) s += f(u, i);
  }
  return s;
}

function rose({ dye, lw, lay, L, F }: Scene, u: number, v: number, R: number, c1: string, c2: string) {
  let a = '',
    b = '';
  const pts: P[] = [];
  for (let i = 0; i < 8; i++) {
    const t = -Math.PI / 2 + (i * TAU) / 8;
    const tip = polar(0, 0, R, t),
      l = polar(0, 0, R * 0.46, t - Math.PI / 8),
      rad = polar(0, 0, R * 0.46, t + Math.PI / 8);
    a += lay([[0, 0], l, tip], u, v, true, 2);
    b += lay([[0, 0], tip, rad], u, v, true, 2);
    pts.push(l, tip);
  }
  return F(a, c1) + F(b, c2) + L(a + b, dye.w, lw * 0.8);
}

function pine(scene: Scene, u: number, v0: number, v1: number, col: string) {
  const { E, lw, L } = scene;
  let d = line(scene, [[u, v0], [u, v1]], false, 6);
  const N = 7;
  for (let i = 1; i <= N; i++) {
    const t = i / N,
      v = lerp(v0, v1, t),
      s = (0.26 * (1 - t * 0.62) * E.W) / Math.max(60, E.R(v));
    for (const q of [-1, 1]) d += line(scene, [[u, v], [u + q * s * 0.7, v - (v1 - v0) * 0.13]], false, 3);
  }
  return L(d, col, lw * 0.8);
}

function belt(scene: Scene) {
  const { dye, k, lw, wrapU, lay, ring, band, L, F, dots, teeth } = scene;
  let s = '';
  // the great belt of roses
  s += F(band(-0.36, 0.42), dye.a) + around(scene, 5, (u) => rose(scene, u, 0.03, 70 * k, dye.w, dye.b));
  s += around(scene, 5, (u) => {
    const m = wrapU(u + Math.PI / 5);
    return F(lay([[0, -70 * k], [24 * k, 0], [0, 70 * k], [-24 * k, 0]], m, 0.03), dye.bg)
      + L(lay([[0, -70 * k], [24 * k, 0], [0, 70 * k], [-24 * k, 0]], m, 0.03), dye.w, lw * 0.8) + L(lay([[0, -40 * k], [11 * k, 0], [0, 40 * k], [-11 * k, 0]], m, 0.03), dye.c, lw * 0.8);
  });
  s += around(scene, 10, (u) => {
    const m = wrapU(u + Math.PI / 10);
    return [-1, 1].map((t) =>
      L(lay([[0, t * 112 * k], [0, t * 62 * k]], m, 0.03, false, 3)
        + [104, 90, 76].map((y) => lay([[-15 * k, t * y * k], [0, t * (y - 13) * k], [15 * k, t * y * k]], m, 0.03, false)).join(''), dye.c, lw * 0.75)).join('');
  });
  s += around(scene, 20, (u, i) => (i % 2 ? '' : [-1, 1].map((t) => F(lay([[-9 * k, t * 108 * k], [0, t * 96 * k], [9 * k, t * 108 * k], [0, t * 118 * k]], u, 0.03), dye.b)).join('')));
  for (const v of [-0.36, 0.42]) s += L(ring(v), dye.w) + L(ring(v + (v < 0 ? -0.05 : 0.05)), dye.c, lw * 0.8);
  s += teeth(14, -0.46, -0.68, dye.b, dye.bg) + teeth(14, 0.52, 0.74, dye.b, dye.bg) + dots(14, -0.74, 5, dye.w) + dots(20, 0.47, 3.4, dye.w) + dots(20, -0.41, 3.4, dye.w);
  s += L(ring(-0.8) + ring(0.82), dye.w);
  return s;
}

function sieve(scene: Scene) {
  const { dye, turn, E, k, lw, wrapU, ring, band, L, F, dots } = scene;
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
      d += line(scene, [[u - h, v0], [u, v1], [u + h, v0]], false, 4);
      if (j < rows - 1) {
        const vm = v1;
        const q: P[] = [[u, vm - 0.13], [u + h * 0.62, vm], [u, vm + 0.13], [u - h * 0.62, vm]];
        s += F(line(scene, q, true, 2), [dye.a, dye.b, dye.c][(i + j) % 3]!);
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

function endlessLine(scene: Scene) {
  const { dye, turn, k, lw, wrapU, lay, ring, band, L, F, teeth } = scene;
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
      d += lay(o, u, v, false, 1) + line(scene, [[u - TAU / n + 0.02, v + 0.02 * flip], [u - TAU / n / 2, v + 0.11 * flip], [u - 0.13, v - 0.02 * flip]], false, 4);
    }
    s += L(d, dye.w, lw * 0.95);
  }
  s += around(scene, 8, (u, i) =>
    (i % 2 ? rose(scene, u, 0.01, 46 * k, dye.c, dye.a)
      : L(lay([[0, -44 * k], [0, 44 * k]], u, 0.01, false, 3)
      + [-26, -9, 9, 26].map((y) => lay([[-22 * k, (y - 10) * k], [0, y * k], [22 * k, (y - 10) * k]], u, 0.01, false)).join(''), dye.c, lw * 0.9)));
  s += teeth(12, -0.6, -0.82, dye.c, dye.bg) + teeth(12, 0.62, 0.84, dye.c, dye.bg);
  s += L(ring(-0.24) + ring(0.26), dye.c, lw * 0.8);
  return s;
}

function tulips(scene: Scene) {
  const { dye, k, lw, wrapU, lay, ring, band, L, F, dots, teeth } = scene;
  let s = '';
  // tulips and oak leaves
  s += F(band(0.5, 1), dye.a) + L(ring(0.5), dye.w) + L(ring(0.56), dye.c, lw * 0.8) + teeth(16, 0.5, 0.4, dye.c, dye.bg);
  s += around(scene, 5, (u, i) => {
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
  s += around(scene, 5, (u) => {
    const m = wrapU(u + Math.PI / 5);
    return rose(scene, m, -0.4, 36 * k, dye.c, dye.b) + L(lay([[0, 44 * k], [0, 190 * k]], m, -0.4, false, 5), dye.c, lw * 0.8)
      + [70, 105, 140].map((y) => L(lay([[-16 * k, (y - 14) * k], [0, y * k], [16 * k, (y - 14) * k]], m, -0.4, false), dye.c, lw * 0.7)).join('');
  });
  s += L(ring(-0.66), dye.w) + teeth(12, -0.66, -0.86, dye.a, dye.c) + dots(12, 0.68, 7, dye.c) + dots(24, 0.62, 2.6, dye.w) + dots(10, 0.8, 5, dye.w);
  return s;
}

function triangles(scene: Scene) {
  const { dye, E, k, wrapU, ring, L, teeth } = scene;
  let s = '';
  // forty triangles
  const vs = [-0.9, -0.58, -0.24, 0.1, 0.44, 0.78];
  for (let j = 0; j < vs.length - 1; j++) s += teeth(8, vs[j]!, vs[j + 1]!, [dye.a, dye.b, dye.c][j % 3]!, dye.bg) + around(scene, 8, (u) => {
    const m = wrapU(u + Math.PI / 8);
    return Math.abs(m) < 1.4 ? (() => {
      const q = E.M(m, lerp(vs[j]!, vs[j + 1]!, 0.7));
      return ell(q[0], q[1], Math.max(0.5, 7 * k * Math.cos(m)), 7 * k, `fill="${[dye.c, dye.a, dye.b][j % 3]!}"`) + ell(q[0], q[1], Math.max(0.4, 3 * k * Math.cos(m)), 3 * k, `fill="${dye.w}"`);
    })() : '';
  });
  s += vs.map((v) => L(ring(v), dye.w)).join('');
  return s;
}

function pysanka(c: Drawing, W: number, H: number, kind: number, dye: Dye, turn: number, shadow = true) {
  const E = eggOf(W, H),
    k = W / 200,
    lw = Math.max(1.6, 3.6 * k);
  const wrapU = (u: number) => ((((u + Math.PI) % TAU) + TAU) % TAU) - Math.PI;
  /** a small figure in pixels, laid on the shell at (u, v) */
  const lay = (pp: P[], u: number, v: number, close = true, n = 2) => line(scene, pp.map(([x, y]) => [u + x / Math.max(30, E.R(v)), clamp(v + y / H, -1, 1)] as P), close, n);
  const ring = (v: number) => line(scene, [[-1.57, v], [1.57, v]], false, 24);
  const band = (v0: number, v1: number) => {
    const o: P[] = [];
    for (let i = 0; i <= 24; i++) o.push(E.M(-1.57 + (i / 24) * 3.14, v0));
    for (let i = 24; i >= 0; i--) o.push(E.M(-1.57 + (i / 24) * 3.14, v1));
    return poly(o);
  };
  const L = (d: string, col = dye.w, w = lw) => path(d, `fill="none" stroke="${col}" stroke-width="${n1(w)}" stroke-linejoin="round" stroke-linecap="round"`);
  const F = (d: string, col: string) => path(d, `fill="${col}"`);
  const dots = (n: number, v: number, rr: number, col: string) => around(scene, n, (u) => {
    if (Math.abs(u) > 1.5) return '';
    const q = E.M(u, v);
    return ell(q[0], q[1], Math.max(0.6, rr * k * Math.cos(u)), rr * k, `fill="${col}"`);
  });
  const teeth = (n: number, v0: number, v1: number, col: string, hatch: string) =>
    around(scene, n, (u) => {
      const h = Math.PI / n;
      let ht = '';
      for (const t of [0.25, 0.5, 0.75]) ht += line(scene, [[u - h * (1 - t), lerp(v0, v1, t)], [u + h * (1 - t), lerp(v0, v1, t)]], false, 2);
      return F(line(scene, [[u - h, v0], [u + h, v0], [u, v1]], true), col) + L(ht, hatch, lw * 0.55) + L(line(scene, [[u - h, v0], [u, v1], [u + h, v0]]), dye.w, lw * 0.85);
    });
  let s = '';
  const K = kind % 6;
  const scene: Scene = { W, dye, turn, E, k, lw, wrapU, lay, ring, band, L, F, dots, teeth };
  if (K === 0) s += belt(scene);
  else if (K === 1) s += sieve(scene);
  else if (K === 2) {
    // eight gores with pine
    s += around(scene, 8, (u, i) => (i % 2 ? F(line(scene, [[u - Math.PI / 8, -0.94], [u + Math.PI / 8, -0.94], [u + Math.PI / 8, 0.96], [u - Math.PI / 8, 0.96]], true, 10), dye.a) : ''));
    s += around(scene, 8, (u) => L(line(scene, [[wrapU(u + Math.PI / 8), -0.96], [wrapU(u + Math.PI / 8), 0.96]], false, 16), dye.w));
    s += around(scene, 8, (u, i) => (i % 2 ? pine(scene, u, 0.08, -0.76, dye.w) + pine(scene, u, 0.12, 0.8, dye.w) : pine(scene, u, 0.08, -0.76, dye.c) + pine(scene, u, 0.12, 0.8, dye.c)));
    s += F(band(0.0, 0.2), dye.bg) + L(ring(0.0) + ring(0.2), dye.w) + around(scene, 16, (u, i) => F(lay([[0, -14 * k], [14 * k, 0], [0, 14 * k], [-14 * k, 0]], u, 0.1), i % 2 ? dye.b : dye.c));
  } else if (K === 3) s += endlessLine(scene);
  else if (K === 4) s += tulips(scene);
  else s += triangles(scene);
  const cl = c.clip(path(E.out));
  const hi = c.rad([[0, '#fff', 0.62], [0.22, '#fff', 0.26], [0.6, '#fff', 0]], 0.34, 0.26, 0.5),
    lo = c.rad([[0.5, '#000', 0], [0.86, '#120818', 0.34], [1, '#120818', 0.56]], 0.4, 0.36, 0.68),
    rim = c.rad([[0.86, '#fff', 0], [0.97, '#fff', 0.16], [1, '#fff', 0]], 0.46, 0.46, 0.53);
  return (
    (shadow ? ell(W * 0.16, H * 0.2, W * 1.2, H * 1.08, `fill="${c.rad([[0.6, '#180c14', 0.42], [0.8, '#180c14', 0.18], [1, '#180c14', 0]])}"`) : '') +
    path(E.out, `fill="${dye.bg}"`) +
    g(s, `clip-path="${cl}"`) +
    path(E.out, `fill="${lo}"`) +
    path(E.out, `fill="${hi}"`) +
    path(E.out, `fill="${rim}"`) +
    path(smooth([[-W * 0.5, -H * 0.44], [-W * 0.34, -H * 0.64], [-W * 0.22, -H * 0.7], [-W * 0.3, -H * 0.58], [-W * 0.42, -H * 0.4]]), `fill="#fff" fill-opacity=".5"`)
  );
}

/** What the parts of `drawPysanky` share. */
type PysankyScene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; deepest: string; dyes: Dye[]; bg: string; ink: string;
  acc: string; off: number; ROSE: string[]; EDGE: string[];
};

/** cross-stitch: a row of marks from a small chart */
function chart(rows: string[], x0: number, y0: number, s: number, n: number, cols: Record<string, string>) {
  const d: Record<string, string> = {};
  const w = rows[0]!.length;
  for (let i = 0; i < n; i++)
    rows.forEach((row, j) => {
      const ch = row[i % w]!;
      if (ch === '.') return;
      const x = x0 + i * s,
        y = y0 + j * s,
        e = s * 0.14;
      d[ch] = (d[ch] ?? '') + `M${n1(x + e)} ${n1(y + e)}L${n1(x + s - e)} ${n1(y + s - e)}M${n1(x + s - e)} ${n1(y + e)}L${n1(x + e)} ${n1(y + s - e)}`;
    });
  return Object.entries(d)
    .map(([ch, v]) => path(v, `stroke="${cols[ch]!}" stroke-width="${n1(s * 0.3)}" stroke-linecap="round" fill="none"`))
    .join('');
}

function drawOne(parts: PysankyScene) {
  const { inp, c, p, dark, deepest, dyes, ink, acc, off, ROSE, EDGE } = parts;
  // an egg on an embroidered cloth
  const cloth = dark ? mix(p.paper, '#f7efe0', lum(p.paper) < 0.5 ? 0.94 : 0.3) : mix(p.paper, '#ffffff', 0.4);
  const top = 900;
  c.add('ground', c.soft(`M-60 ${top}H1060V1500H-60Z`, 0, -4, 18, '#1a0c10', 0.2, 4) + rect(0, top, 1000, 500, `fill="${cloth}"`)
    + rect(0, top, 1000, 500,
    `fill="${fineTile(c, 6, 6, path('M0 1H6M1 0V6', 'stroke="#6b5a48" stroke-opacity=".09" stroke-width="1.4"') + path('M0 4H6M4 0V6', 'stroke="#fff" stroke-opacity=".4" stroke-width="1.2"'))}"`)
      + rect(0, top, 1000, 150, `fill="${c.lin([[0, '#2a1510', 0.12], [1, '#2a1510', 0]])}"`));
  const s = 13.4,
    n = 76;
  const A = readsOn(cloth, 3.2, p.a, shade(p.a, -0.1)),
    B = readsOn(cloth, 6, deepest);
  c.add('ornament', chart(EDGE, -8, 1094, s, n, { A: B }) + chart(ROSE, -8 - s * 3.6, 1148, s, n + 8, { A, B }) + chart(EDGE.slice().reverse(), -8, 1360, s, n, { A: B }));
  let d = '';
  d += ell(512, 996, 200, 40, `fill="${c.rad([[0, '#1a0c10', 0.55], [0.6, '#1a0c10', 0.24], [1, '#1a0c10', 0]])}"`);
  c.add('art', d + g(pysanka(c, 262, 352, 0 + off, dyes[0]!, 0, false), tf(500, 656)));
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 780, 150, 106, { cy: inp.sub || inp.name ? 150 : 172 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean).join(' · ');
  if (t) c.add('type', path(block(t, 'cormorant-garamond:600i', 500, 700, 60, 42, { top: b.bottom + 24 }).d, `fill="${acc}"`));
}

function drawWillow({ inp, c, r, p, dark, dyes, bg, ink, acc, off }: PysankyScene) {
  // eggs on ribbons under a pussy-willow branch
  const bark = dark ? mix(p.c, '#6b4a3a', 0.6) : mix('#5b3a2c', p.ink, 0.3);
  const main = bez([-40, 250], [240, 120], [620, 60], [1060, 150], 30);
  const catkin = (x: number, y: number, a: number, s: number) =>
    g(
      path('M0 4C-16 0 -22 -26 -16 -46C-12 -60 -4 -66 0 -68C4 -66 12 -60 16 -46C22 -26 16 0 0 4Z', `fill="${c.lin([[0, '#fbf8f2'], [0.55, '#d9d3ca'], [1, '#a39a92']])}"`) +
        path(Array.from({ length: 16 }, (_, i) => {
          const t = -62 + i * 4, w = 17 * Math.sin(Math.PI * clamp((i + 2) / 19));
          return `M${n1(-w)} ${n1(t + 6)}l-4 -6M${n1(w)} ${n1(t + 6)}l4 -6M${n1(-w * 0.4)} ${n1(t + 8)}l-1.5 -7M${n1(w * 0.4)} ${n1(t + 8)}l1.5 -7`;
        }).join(''), `stroke="#fff" stroke-width="1.4" stroke-opacity=".85" fill="none"`) +
        path('M-15 -6C-20 6 -8 14 0 14C8 14 20 6 15 -6C9 2 -9 2 -15 -6Z', `fill="${shade(bark, -0.04)}"`),
      tf(x, y, a, s),
    );
  let br = '',
    cat = '';
  const twig = (x: number, y: number, a: number, len: number, bend: number) => {
    const e = polar(x, y, len, a),
      mm = polar((x + e[0]) / 2, (y + e[1]) / 2, bend, a + Math.PI / 2),
      ps = qbez([x, y], mm, e, 14);
    br += path(ribbon(ps, (t) => 8 * (1 - t * 0.7)), `fill="${bark}"`);
    for (let i = 3; i < 14; i += 3) {
      const q = ps[i]!,
        t = Math.atan2(ps[i]![1] - ps[i - 1]![1], ps[i]![0] - ps[i - 1]![0]),
        sd = i % 2 ? 1 : -1;
      cat += catkin(q[0], q[1], deg(t) + 90 + sd * 34, r.f(0.6, 0.8));
    }
    cat += catkin(e[0], e[1], deg(a) + 90, 0.66);
  };
  br += path(ribbon(main, (t) => 17 * (1 - t * 0.62)), `fill="${bark}"`);
  for (const [i, a, L, b] of [
    [5, -0.95, 200, -20],
    [9, 0.42, 150, 10],
    [12, -0.75, 230, -26],
    [18, -0.4, 210, -16],
    [22, -0.9, 150, -14],
    [15, 0.5, 130, 14],
    [24, 0.52, 140, 12],
  ] as const)
    twig(main[i]![0], main[i]![1], a, L, b);
  for (let i = 3; i < 29; i += 4) cat += catkin(main[i]![0], main[i]![1], i % 8 === 3 ? 30 : 130, r.f(0.62, 0.8));
  let eggs = '';
  const hung: [number, number, number, number][] = [
    [7, 600, 118, 158],
    [16, 690, 146, 196],
    [24, 540, 108, 146],
  ];
  hung.forEach(([i, y, w, h], k) => {
    const x = main[i]![0] + [0, 0, -6][k]!,
      rib = [p.a, p.e, p.a][k]!;
    eggs += path(`M${n1(x)} ${n1(main[i]![1])}V${n1(y - h + 6)}`, `stroke="${readsOn(bg, 1.6, rib, p.b)}" stroke-width="6"`);
    eggs += g(pysanka(c, w, h, [4, 0, 3][k]! + off, dyes[[1, 0, 2][k]!]!, [0.3, 0, -0.4][k]!), tf(x, y, [-2, 1, 3][k]));
    // bow
    const by = y - h - 2,
      rc = readsOn(bg, 1.6, rib, p.b);
    eggs += path(`M${n1(x)} ${n1(by)}C${n1(x - 20)} ${n1(by - 36)} ${n1(x - 62)} ${n1(by - 40)} ${n1(x - 64)} ${n1(by - 10)}C${n1(x - 62)} ${n1(by
      + 16)} ${n1(x - 22)} ${n1(by + 14)} ${n1(x)} ${n1(by)}C${n1(x + 20)} ${n1(by - 36)} ${n1(x + 62)} ${n1(by - 40)} ${n1(x + 64)} ${n1(by - 10)}C${n1(x
      + 62)} ${n1(by + 16)} ${n1(x + 22)} ${n1(by + 14)} ${n1(x)} ${n1(by)}Z`,
      `fill="${rc}"`) + path(`M${n1(x - 10)} ${n1(by)}C${n1(x - 26)} ${n1(by + 20)} ${n1(x - 36)} ${n1(by + 34)} ${n1(x - 48)} ${n1(by + 60)}L${n1(x - 30)} ${n1(by + 56)}L${n1(x - 24)} ${n1(by + 68)}C${n1(x - 16)} ${n1(by + 40)} ${n1(x - 6)} ${n1(by + 22)} ${n1(x + 2)} ${n1(by)}ZM${n1(x + 10)} ${n1(by)}C${n1(x + 26)} ${n1(by + 20)} ${n1(x + 36)} ${n1(by + 34)} ${n1(x + 48)} ${n1(by + 60)}L${n1(x + 30)} ${n1(by + 56)}L${n1(x + 24)} ${n1(by + 68)}C${n1(x + 16)} ${n1(by + 40)} ${n1(x + 6)} ${n1(by + 22)} ${n1(x - 2)} ${n1(by)}Z`,
        `fill="${shade(rc, -0.05)}"`)
          + path(`M${n1(x - 54)} ${n1(by - 14)}C${n1(x - 40)} ${n1(by - 22)} ${n1(x - 22)} ${n1(by - 12)} ${n1(x - 8)} ${n1(by)}M${n1(x
          + 54)} ${n1(by - 14)}C${n1(x + 40)} ${n1(by - 22)} ${n1(x + 22)} ${n1(by - 12)} ${n1(x + 8)} ${n1(by)}`,
          `stroke="${shade(rc, -0.12)}" stroke-width="3" fill="none"`) + ell(x, by, 12, 13, `fill="${shade(rc, 0.03)}"`);
  });
  c.add('art', eggs, 'sway');
  c.add('art', g(br + cat));
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 780, 230, 122, { cy: 1106 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean);
  if (t.length) c.add('type', path(block(t.join('|'), 'cormorant-garamond:600i', 500, 720, 100, 44, { top: b.bottom + 34 }, { lead: 1.16 }).d, `fill="${acc}"`));
}

function drawDozen({ inp, c, r, dyes, ink, acc, off }: PysankyScene) {
  // a dozen, no two alike
  let s = '';
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 3; i++) {
      const k = j * 3 + i;
      s += g(pysanka(c, 88, 119, (k * 5 + j + off) % 6, dyes[(k * 7 + j * 2) % 6]!, r.f(-0.5, 0.5)), tf(230 + i * 270, 196 + j * 272, r.f(-16, 16)));
    }
  c.add('art', s);
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 820, 100, 84, { cy: inp.sub || inp.name ? 1234 : 1258 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean).join(' · ');
  if (t) c.add('type', path(block(t, 'cormorant-garamond:600i', 500, 760, 60, 40, { top: b.bottom + 22 }).d, `fill="${acc}"`));
}

export function drawPysanky(inp: Input): Drawing {
  const c = new Drawing('pysanky', inp),
    { r, p } = c;
  const m = inp.motif || 'one';
  const dark = isDark(p);
  const wax = dark ? p.ink : mix(p.paper, '#fff8e4', 0.6);
  const deepest = dark ? shade(p.bg, -0.06) : shade(p.ink, lum(p.ink) > 0.3 ? -0.12 : 0);
  const dyes: Dye[] = [
    { bg: deepest, a: p.a, b: p.b, c: p.c, w: wax },
    { bg: p.a, a: deepest, b: p.b, c: p.c, w: wax },
    { bg: p.e, a: p.a, b: p.c, c: p.b, w: wax },
    { bg: p.a, a: p.e, b: p.c, c: p.b, w: wax },
    { bg: deepest, a: p.e, b: p.a, c: p.b, w: wax },
    { bg: p.e, a: deepest, b: p.b, c: p.a, w: wax },
  ];
  const bg = p.bg,
    ink = readsOn(bg, 6, p.ink, p.e),
    acc = readsOn(bg, 4.6, p.a, shade(p.a, dark ? 0.14 : -0.1), ink);
  const off = inp.variant ? hash(inp.variant) % 6 : 0;
  const ROSE = ['....A....A....', '...AAA..AAA...', '..AABAAAABAA..', '.AABBAAAABBAA.', 'AABBBBAABBBBAA', '.AAAAABBAAAAA.', '..AAABBBBAAA..', 'B..AABBBBAA..B',
    '..AAABBBBAAA..', '.AAAAABBAAAAA.', 'AABBBBAABBBBAA', '.AABBAAAABBAA.', '..AABAAAABAA..', '...AAA..AAA...', '....A....A....'];
  const EDGE = ['A...A...', '.A.A.A.A', '..A...A.'];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, dark ? shade(bg, 0.05) : mix(bg, '#ffffff', 0.5)], [1, shade(bg, -0.025)]], 0.5, 0.36, 0.8)}"`));
  const parts: PysankyScene = { inp, c, r, p, dark, deepest, dyes, bg, ink, acc, off, ROSE, EDGE };
  if (m === 'one') drawOne(parts);
  else if (m === 'willow') drawWillow(parts);
  else drawDozen(parts);
  c.add('texture', c.grain(0.4));
  return c;
}
