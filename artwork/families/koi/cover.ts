import {
  bez, circ, clamp, Drawing, g, type Input, lerp, mix, n1, type P, path, poisson, polar, pt, rect, type Rng, rot,
  shade, smooth, TAU, tf,
} from '#artwork/engine.ts';
import { withContrast, roles, tone } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { fillA, ink, S, type Pt } from '#artwork/outlines/silhouette.ts';

type Koi = { kind: 'kohaku' | 'showa' | 'ogon' | 'asagi'; red: string; black: string; white: string };
const PROF: P[] = [[0, 0.03], [0.012, 0.24], [0.035, 0.42], [0.07, 0.58], [0.12, 0.74], [0.18, 0.88], [0.26, 0.98], [0.34, 1], [0.46, 0.92], [0.58, 0.76],
  [0.7, 0.56], [0.82, 0.38], [0.92, 0.27], [1, 0.22]];
const prof = (t: number) => {
  let i = 1;
  while (i < PROF.length - 1 && PROF[i]![0] < t) i++;
  const [a, b] = [PROF[i - 1]!, PROF[i]!];
  return lerp(a[1], b[1], clamp((t - a[0]) / (b[0] - a[0])));
};

/**
 * The line along the back of a fish, from its nose (0) to its tail (1). `fr` gives the point at t and the directions along
 * and across the line; `M` a point of the body: v is -1 and 1 at its sides.
 */
type Spine = { L: number; W: number; fr: (t: number) => [P, P, P]; M: (t: number, v: number) => P };
/** The colours of a fish under water: its skin, the dark of its scales, its fins and their rays. */
type Skin = { k: Koi; base: string; dark: string; finCol: string; ray: string; water: string };

/** @param W half the width of the body where it is widest */
function spineOf(points: P[], W: number): Spine {
  const N = points.length - 1;
  let L = 0;
  for (let i = 1; i <= N; i++) L += Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]);
  const fr = (t: number): [P, P, P] => {
    const x = clamp(t) * N, i = Math.min(N - 1, Math.floor(x)), f = x - i;
    const a = points[Math.max(0, i - 1)]!, b = points[Math.min(N, i + 2)]!;
    const d: P = [b[0] - a[0], b[1] - a[1]], l = Math.hypot(...d) || 1;
    return [[lerp(points[i]![0], points[i + 1]![0], f), lerp(points[i]![1], points[i + 1]![1], f)], [d[0] / l, d[1] / l], [-d[1] / l, d[0] / l]];
  };
  const M = (t: number, v: number): P => { const [q, , nn] = fr(t); const w = v * W * prof(t); return [q[0] + nn[0] * w, q[1] + nn[1] * w]; };
  return { L, W, fr, M };
}

function skinOf(k: Koi, water: string): Skin {
  const finCol = mix(k.kind === 'ogon' ? k.red : k.white, water, 0.12);
  return {
    k, water, finCol,
    base: k.kind === 'ogon' ? k.red : k.kind === 'asagi' ? k.black : k.white,
    dark: k.kind === 'asagi' ? k.white : k.kind === 'ogon' ? shade(k.red, -0.2) : mix(k.black, k.red, 0.4),
    ray: mix(finCol, k.kind === 'ogon' ? shade(k.red, -0.2) : mix(k.red, water, 0.5), 0.5),
  };
}

/** the outline of the body, without fins */
function bodyD({ M }: Spine): string {
  const ts = [0, 0.012, 0.035, 0.07, 0.12, 0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9, 1];
  return smooth([...ts.map((t) => M(t, 1)), ...ts.slice().reverse().map((t) => M(t, -1))]);
}

/** how much the body bends at its tail, in radians */
function bendOf({ fr }: Spine): number {
  const [, d0] = fr(0.8), [, d1] = fr(1);
  return Math.atan2(d0[0] * d1[1] - d0[1] * d1[0], d0[0] * d1[0] + d0[1] * d1[1]);
}

/** the tail fin and its rays; the bend of the body carries into it */
function tailOf({ L, W, fr }: Spine, bend: number, sway: number): { d: string; rays: string } {
  const [e1, d1] = fr(1);
  const T = (x: number, y: number): P => {
    const u = x * L, a = Math.atan2(d1[1], d1[0]) + bend * 0.9 * (u / (0.3 * L)), q = rot([u, (y + sway * x * 0.2) * L], a);
    return [e1[0] + q[0], e1[1] + q[1]];
  };
  const w0 = (W * 0.22) / L;
  const d = smooth([T(-0.05, -w0 * 0.9), T(0, -w0 * 1.05), T(0.07, -0.045), T(0.17, -0.095), T(0.275, -0.125), T(0.315, -0.118), T(0.27, -0.066),
    T(0.225, -0.022), T(0.205, 0.006), T(0.235, 0.03), T(0.285, 0.075), T(0.325, 0.112), T(0.28, 0.116), T(0.17, 0.082), T(0.07, 0.036), T(0, w0 * 1.05), T(-0.05, w0 * 0.9), T(-0.085, 0)]);
  let rays = '';
  for (let i = -5; i <= 5; i++) {
    const f = i / 5, e = T(0.3 - 0.085 * (1 - Math.abs(f)), f * 0.105), m = T(0.12, f * 0.05);
    rays += 'M' + pt(T(0, f * w0 * 0.7)) + 'Q' + pt(m) + ' ' + pt(e);
  }
  return { d, rays };
}

/** one fin at t on a side of the body, at an angle to it */
function fin({ fr, M }: Spine, { k, finCol, ray }: Skin, t: number, side: number, len: number, wid: number, ang: number) {
  const [, d] = fr(t), b = M(t, side * 0.86), a0 = Math.atan2(d[1], d[0]) + side * ang;
  const F = (x: number, y: number): P => { const z = rot([x * len, y * wid * side], a0 - side * 0.32 * x); return [b[0] + z[0], b[1] + z[1]]; };
  const dd = smooth([F(-0.05, -0.14), F(0.3, -0.36), F(0.68, -0.5), F(0.96, -0.36), F(1.04, 0), F(0.92, 0.36), F(0.62, 0.5), F(0.26, 0.34), F(-0.05, 0.16)]);
  let rr = '';
  for (let i = -4; i <= 4; i++) rr += 'M' + pt(F(0.04, i * 0.028)) + 'Q' + pt(F(0.5, i * 0.085)) + ' ' + pt(F(0.97 - Math.abs(i) * 0.018, i * 0.098));
  return fillA(dd, finCol, 0.72) + fillA(smooth([F(-0.05, -0.12), F(0.3, -0.2), F(0.42, 0), F(0.3, 0.2), F(-0.05, 0.12)]),
    k.kind === 'kohaku' ? k.white : k.kind === 'ogon' ? shade(k.red, 0.06) : k.kind === 'showa' ? k.black : k.red, 0.55) + ink(rr, ray, 1.5, 0.62) + ink(dd, shade(finCol, 0.03), 1.4, 0.8);
}

/** the pectoral fins and the smaller pelvic ones */
function pairedFins(spine: Spine, skin: Skin): string {
  const { L } = spine;
  return [1, -1].map((side) => fin(spine, skin, 0.24, side, L * 0.19, L * 0.15, 0.98)).join('') + [1, -1].map((side) => fin(spine, skin, 0.56, side, L * 0.1, L * 0.07, 0.62)).join('');
}

/** the patches of colour by which the kinds of koi are known */
function markings(r: Rng, { M }: Spine, k: Koi): string {
  let mk = '';
  const patch = (t: number, v: number, dt: number, dv: number, col: string, jag = 0.22) => {
    const n = 11, o = r.f(0, TAU);
    mk += fillA(smooth(Array.from({ length: n }, (_, i) => { const a = o + (i * TAU) / n, j = 1 + r.f(-jag, jag); return M(clamp(t + Math.cos(a) * dt * j, 0, 1), v + Math.sin(a) * dv * j); })), col);
  };
  if (k.kind === 'kohaku') {
    patch(0.1, 0.05, 0.055, 0.62, k.red, 0.12); patch(0.34, r.f(-0.3, 0.3), 0.1, 0.95, k.red); patch(0.58, r.f(-0.3, 0.3), 0.075, 1.0, k.red); patch(0.84, r.f(-0.2, 0.2), 0.07, 1.1, k.red);
  } else if (k.kind === 'showa') {
    patch(0.12, -0.4, 0.07, 0.7, k.black); patch(0.3, 0.35, 0.1, 0.8, k.red); patch(0.46, -0.5, 0.08, 0.8, k.black); patch(0.62, 0.4, 0.08, 0.9, k.red);
      patch(0.78, -0.3, 0.06, 1, k.black); patch(0.9, 0.4, 0.05, 1, k.red);
  } else if (k.kind === 'asagi') {
    for (const s of [1, -1]) { patch(0.14, s * 0.85, 0.09, 0.42, k.red, 0.1); patch(0.5, s * 1.02, 0.2, 0.24, k.red, 0.1); patch(0.8, s * 1, 0.1, 0.3, k.red, 0.1); }
    patch(0.09, 0, 0.075, 0.42, k.white, 0.05);
  }
  return mk;
}

/** rows of scales, as a path of arcs */
function scalesD({ M }: Spine): string {
  let sc = '';
  const rows = 7;
  for (let i = 0; i < 24; i++) {
    const t = 0.23 + i * 0.031;
    for (let j = 0; j < rows; j++) {
      const v = -1 + ((j + (i % 2 ? 0.5 : 0)) * 2) / rows, v2 = v + 2 / rows;
      if (v2 > 1.1) continue;
      sc += 'M' + pt(M(t, v)) + 'Q' + pt(M(t + 0.036, (v + v2) / 2)) + ' ' + pt(M(t, v2));
    }
  }
  return sc;
}

/** the dorsal fin: a sail folded to one side */
function dorsalFin({ M }: Spine, { base, dark, finCol, ray }: Skin, lean: number): string {
  const d = smooth([M(0.33, 0), M(0.4, lean * 0.9), M(0.5, lean * 1.25), M(0.6, lean * 1.3), M(0.69, lean * 1.35), M(0.72, lean * 0.7), M(0.68, 0), M(0.55, -lean * 0.1), M(0.42, -lean * 0.1)]);
  let rays = '';
  for (let i = 0; i < 9; i++) { const t = 0.37 + i * 0.037; rays += 'M' + pt(M(t, 0)) + 'L' + pt(M(t + 0.045, lean * (0.75 + i * 0.06))); }
  return fillA(d, mix(finCol, base, 0.3), 0.85) + ink(rays, ray, 1.4, 0.6) + ink(d, dark, 1.2, 0.4);
}

/** the shadow on the bed of the pond, so far below the fish */
function shadowOf(body: string, tail: string, water: string, depth: number): string {
  const shd = shade(mix(water, '#000000', 0.55), -0.02), below = `transform="translate(${n1(depth * 0.9)} ${n1(depth * 1.3)})"`;
  return g([4, 2.4, 1].map((q) => ink(body + tail, shd, depth * 0.5 * q, 1)).join('') + fillA(body, shd) + fillA(tail, shd), `${below} opacity=".13"`)
    + g(fillA(body, shd) + fillA(tail, shd), `${below} opacity=".2"`);
}

/** gills, eyes, barbels and nostrils */
function face({ W, fr, M }: Spine, { k, base, dark }: Skin): string {
  const both = (draw: (s: number) => string) => [1, -1].map(draw).join('');
  const gills = both((s) => ink('M' + pt(M(0.15, s * 0.34)) + 'Q' + pt(M(0.215, s * 0.62)) + ' ' + pt(M(0.17, s * 0.98)), dark, 2.2, 0.42));
  const eyes = both((s) => {
    const e = M(0.085, s * 0.83);
    return circ(e[0], e[1], W * 0.085, `fill="${mix(base, '#222', 0.25)}"`) + circ(e[0], e[1], W * 0.058, `fill="#17120f"`) + circ(e[0] - W * 0.018, e[1] - W * 0.02, W * 0.018, 'fill="#fff"');
  });
  const barbels = both((s) => {
    const a = M(0.018, s * 0.85), [, d, nn] = fr(0.02);
    return ink(`M${pt(a)}q${pt([nn[0] * s * W * 0.22 - d[0] * W * 0.02, nn[1] * s * W * 0.22 - d[1] * W * 0.02])} ${pt([nn[0] * s * W * 0.3 + d[0] * W * 0.2, nn[1] * s * W * 0.3 + d[1] * W * 0.2])}`,
      mix(base, k.red, 0.35), 2.4);
  });
  const nostrils = both((s) => { const q = M(0.035, s * 0.3); return circ(q[0], q[1], W * 0.028, `fill="${dark}" opacity=".55"`); });
  return gills + eyes + barbels + nostrils;
}

/** A koi seen from above. @param W half its width @param depth how far it swims above the bed */
const koiFish = (c: Drawing, r: Rng, points: P[], W: number, k: Koi, water: string, depth = 20) => {
  const spine = spineOf(points, W), skin = skinOf(k, water), { M } = spine, { base, dark, finCol, ray } = skin;
  const bend = bendOf(spine), sway = clamp(bend * 1.4, -0.5, 0.5);
  const body = bodyD(spine), tail = tailOf(spine, bend, sway), rim = mix(dark, water, 0.3);
  const light = smooth([M(0.05, 0.16), M(0.2, 0.2), M(0.4, 0.16), M(0.7, 0.1), M(0.9, 0), M(0.7, -0.12), M(0.4, -0.2), M(0.2, -0.24), M(0.05, -0.2)]);
  return shadowOf(body, tail.d, water, depth) + pairedFins(spine, skin) + fillA(body, base) +
    g(markings(r, spine, k) + ink(scalesD(spine), dark, 1.3, k.kind === 'asagi' ? 0.5 : 0.26) + fillA(light, '#ffffff', 0.2)
      + ink(body, rim, W * 0.42, 0.09) + ink(body, rim, W * 0.2, 0.14) + ink(body, rim, W * 0.07, 0.2), `clip-path="${c.clip(path(body))}"`) +
    fillA(tail.d, finCol, 0.84) + ink(tail.rays, ray, 1.6, 0.6) + ink(tail.d, shade(finCol, 0.03), 1.4, 0.8) +
    dorsalFin(spine, skin, sway >= 0 ? 0.26 : -0.26) + face(spine, skin);
};
const lilyPad = (c: Drawing, r: Rng, x: number, y: number, R: number, a0: number, col: string, water: string) => {
  const n = 30, gap = 0.2, ps: Pt[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n, a = a0 + gap + t * (TAU - gap * 2), j = 1 + 0.02 * Math.sin(a * 5 + x) + r.f(-0.008, 0.008);
    ps.push({ p: polar(x, y, R * j, a), k: i === 0 || i === n });
  }
  ps.push({ p: polar(x, y, R * 0.13, a0), k: true });
  const d = S(ps);
  const shd = mix(water, '#000000', 0.6);
  let v = '';
  for (let i = 0; i < 15; i++) {
    const a = a0 + gap * 1.5 + (i / 14) * (TAU - gap * 3), e = polar(x, y, R * 0.93, a), m = polar(x, y, R * 0.5, a + 0.05), f1 = polar(x, y, R * 0.62, a);
    v += 'M' + pt(polar(x, y, R * 0.1, a)) + 'Q' + pt(m) + ' ' + pt(e) + 'M' + pt(f1) + 'L' + pt(polar(x, y, R * 0.9, a + 0.11)) + 'M' + pt(f1) + 'L' + pt(polar(x, y, R * 0.9, a - 0.11));
  }
  const grad = c.rad([[0, shade(col, 0.07)], [0.65, col], [1, shade(col, -0.06)]], Math.round(x - R * 0.2), Math.round(y - R * 0.25), Math.round(R * 1.25), 'userSpaceOnUse');
  return g(fillA(d, shd), `transform="translate(${n1(R * 0.1)} ${n1(R * 0.14)})" opacity=".22"`) + g(fillA(d, shd), `transform="translate(${n1(R * 0.05)} ${n1(R * 0.07)})" opacity=".25"`) +
    fillA(d, grad) + ink(v, shade(col, 0.13), 1.7, 0.55) + ink(d, shade(col, 0.16), 2.2, 0.75)
      + ink(smooth(Array.from({ length: 9 }, (_, i) => polar(x, y, R * 0.95, a0 + 2.2 + i * 0.17)), false), shade(col, -0.1), 5, 0.35)
      + circ(x, y, R * 0.05, `fill="${shade(col, 0.16)}" opacity=".8"`);
};
const lotusTop = (x: number, y: number, R: number, col: string, gold: string, turn = 0) => {
  let o = '';
  const ring = (n: number, len: number, wid: number, off: number, cc: string) => {
    for (let i = 0; i < n; i++) {
      const a = off + (i * TAU) / n, F = (u: number, v: number): P => { const q = rot([u * len, v * wid], a); return [x + q[0], y + q[1]]; };
      const d = S(([[0.12, 0], [0.42, -0.85], [0.74, -0.8], [1, 0], [0.74, 0.8], [0.42, 0.85]] as [number, number][]).map(([u, v], k) => ({ p: F(u, v), k: k === 3 || k === 0 })));
      o += fillA(d, cc) + fillA(S(([[0.1, 0], [0.36, -0.55], [0.55, -0.35], [0.62, 0], [0.55, 0.35], [0.36, 0.55]] as [number, number][]).map(([u, v]) =>
        ({ p: F(u, v), k: false }))), shade(cc, 0.06), 0.7)
          + ink('M' + pt(F(0.25, 0)) + 'L' + pt(F(0.9, 0)) + 'M' + pt(F(0.3, 0.25)) + 'Q' + pt(F(0.6, 0.5)) + ' ' + pt(F(0.86, 0.2)) + 'M' + pt(F(0.3, -0.25))
          + 'Q' + pt(F(0.6, -0.5)) + ' ' + pt(F(0.86, -0.2)), shade(cc, -0.12, 0.03), 1.1, 0.4) + ink(d, shade(cc, -0.14, 0.04), 1.3, 0.5);
    }
  };
  ring(9, R, R * 0.2, turn, shade(col, -0.03)); ring(8, R * 0.8, R * 0.19, turn + 0.3, shade(col, 0.03)); ring(7, R * 0.58, R * 0.16, turn + 0.1, shade(col, 0.08));
  let st = '';
  for (let i = 0; i < 26; i++) st += 'M' + pt([x, y]) + 'L' + pt(polar(x, y, R * (0.24 + 0.05 * Math.sin(i * 2.4)), (i * TAU) / 26));
  return o + ink(st, gold, 2.4) + circ(x, y, R * 0.12, `fill="${shade(gold, 0.05)}"`) + Array.from({ length: 7 }, (_, i) => {
    const q = polar(x, y, i ? R * 0.07 : 0, (i * TAU) / 6);
    return circ(q[0], q[1], R * 0.017, `fill="${shade(gold, -0.25)}"`);
  }).join('');
};
const arcPts = (cx: number, cy: number, R: number, a0: number, a1: number, sq = 1, n = 36): P[] => Array.from({ length: n + 1 }, (_, i) => {
  const a = lerp(a0, a1, i / n);
  return [cx + Math.cos(a) * R, cy + Math.sin(a) * R * sq] as P;
});

export function drawKoi(inp: Input): Drawing {
  const c = new Drawing('koi', inp), { p, r } = c, q = roles(p), m = inp.motif || 'pair';
  const water = q.dark ? shade(p.bg, 0.02, 0.01) : mix(tone(q.cool, 0.86, 0.045), p.bg, 0.25);
  const wd = q.dark ? shade(water, -0.05) : shade(water, -0.08, 0.015), wl = q.dark ? shade(water, 0.07) : shade(water, 0.06);
  const green = tone(q.dark ? mix(q.cool, '#3f7a55', 0.7) : mix(q.cool, '#5d8a5c', 0.75), q.dark ? 0.47 : 0.56, 0.075);
  const red = tone(mix(q.hot, '#e2572b', 0.45), 0.63, 0.185), black = '#23262b', white = '#fdf6ea';
  const gold = tone(mix(p.metal === 'silver' ? '#e8b23f' : q.warm, '#e9a83a', 0.5), 0.77, 0.14);
  const K = (kind: Koi['kind']): Koi => kind === 'ogon' ? { kind, red: gold, black, white }
    : kind === 'asagi' ? { kind, red, black: tone(q.dark ? '#5d7fa3' : '#48698c', 0.52, 0.06), white: '#e4ebee' } : { kind, red, black, white };
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.rad([[0, wl], [0.6, water], [1, wd]], 0.42, 0.36, 0.85)}"`));
  // light on the bed: a loose net of caustics
  let net = '';
  for (const o of poisson(r, -60, -60, 1120, 1520, 150)) {
    const n = 7, rr = r.f(88, 122);
    net += smooth(Array.from({ length: n }, (_, i) => polar(o[0], o[1], rr * r.f(0.72, 1.22), (i * TAU) / n)));
  }
  c.add('texture', ink(net, q.dark ? shade(water, 0.1) : '#ffffff', 9, q.dark ? 0.1 : 0.13) + ink(net, q.dark ? shade(water, 0.14) : '#ffffff', 2.4, q.dark ? 0.13 : 0.22));
  let art = '', over = '';
  const ripple = (x: number, y: number, R: number, n = 4) => {
    let o = '';
    for (let i = 0; i < n; i++) {
      const rr = R * (0.28 + 0.72 * (i / (n - 1)));
      o += circ(x, y, rr, `fill="none" stroke="${q.dark ? shade(water, 0.28) : '#ffffff'}" stroke-width="${n1(3.4 - i * 0.5)}" stroke-opacity="${n1((q.dark ? 0.75 : 0.9) - i * 0.15)}" stroke-dasharray="${n1(rr * r.f(1.2, 2.4))} ${n1(rr * r.f(0.15, 0.5))} ${n1(rr * r.f(0.6, 1.1))} ${n1(rr * r.f(0.1, 0.3))}" stroke-linecap="round"`)
        +
        circ(x, y, rr + 4, `fill="none" stroke="${wd}" stroke-width="3" stroke-opacity="${n1(0.45 - i * 0.08)}"`);
    }
    return o;
  };
  const pad = (x: number, y: number, R: number, a: number, dl = 0) => (over += lilyPad(c, r, x, y, R, a, shade(green, dl), water));
  if (m === 'pair') {
    art += koiFish(c, r, arcPts(500, 560, 232, -2.62, -0.62 + 0.35, 1.06).reverse().map(([x, y]) => [x, y] as P), 74, K('kohaku'), water);
    art += koiFish(c, r, arcPts(500, 560, 232, 0.52, 2.87, 1.06).reverse(), 74, K(q.dark ? 'ogon' : 'showa'), water);
    over += ripple(500, 560, 96, 3);
    pad(70, 150, 150, 0.7); pad(236, 36, 84, 1.8, 0.04); pad(935, 985, 128, 3.6, -0.02); pad(1000, 830, 74, 2.6, 0.04); pad(905, 80, 96, 2.2, 0.03);
    over += lotusTop(118, 190, 88, tone(q.hot, 0.86, 0.075), gold, 0.2);
  } else if (m === 'stream') {
    art += koiFish(c, r, bez([640, 150], [420, 260], [470, 460], [700, 500], 36), 66, K('kohaku'), water, 24);
    art += koiFish(c, r, bez([250, 390], [190, 590], [400, 640], [430, 850], 36), 72, K('ogon'), water, 18);
    art += koiFish(c, r, bez([620, 640], [560, 780], [760, 800], [830, 960], 36), 54, K('showa'), water, 30);
    pad(90, 90, 140, 0.9); pad(262, 40, 70, 2.2, 0.04); pad(930, 200, 118, 3.0, 0.02); pad(60, 930, 110, 5.9, -0.02); pad(160, 1000, 52, 5.2, 0.05);
    over += lotusTop(916, 236, 66, tone(q.hot, 0.86, 0.075), gold, 0.5);
  } else if (m === 'lotus') {
    art += koiFish(c, r, bez([700, 300], [440, 300], [300, 560], [430, 860], 40), 92, K('kohaku'), water, 30);
    pad(745, 640, 176, 5.4); pad(905, 430, 110, 2.9, 0.04); pad(930, 835, 92, 4, -0.02); pad(110, 210, 128, 0.8, 0.02); pad(42, 420, 62, 0.2, 0.05);
    over += lotusTop(720, 610, 138, tone(q.hot, 0.88, 0.07), gold, 0.1);
    over += ripple(208, 700, 92, 4);
  } else {
    // single: one gold fish turning in a great ring
    art += ripple(500, 560, 360, 5);
    art += koiFish(c, r, arcPts(500, 560, 226, -2.9, 0.45, 1).reverse(), 80, K('ogon'), water, 30);
    pad(70, 120, 130, 0.8); pad(950, 900, 120, 3.7); pad(830, 985, 58, 4.2, 0.05); pad(950, 100, 84, 2.5, 0.03);
    for (let i = 0; i < 7; i++) {
      const x = r.f(150, 850), y = r.f(130, 980);
      over += g(fillA(S('0,0! 9,-12 22,-14! 19,-9 26,-6! 24,6 12,10'), mix(q.hot, '#ffffff', 0.72)), tf(x, y, r.f(0, 360), r.f(0.9, 1.4)));
    }
  }
  c.add('art', art + over);
  const tc = withContrast(water, q.dark ? q.cream : q.deep, 7);
  // a still patch for the words
  c.add('texture', `<ellipse cx="500" cy="1210" rx="520" ry="190" fill="${c.rad([[0, water, 0.94], [0.6, water, 0.75], [1, water, 0]])}"/>`);
  const h = headline(inp.headline, 'water-brush', 500, { mid: inp.name || inp.sub ? 1164 : 1210 }, 800, 150, 0.92, 'm', { H: 190, n: 2 });
  c.add('type', fillA(h.d, tc) + (inp.name || inp.sub ? fillA(small(inp.name || inp.sub!, 'marcellus', 500, Math.max(h.foot + 52, 1272), 720, 34, 'm', { track: 60 }), tc) : ''));
  c.add('texture', c.grain(0.5));
  return c;
}
