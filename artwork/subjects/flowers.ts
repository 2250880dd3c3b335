import { circ, ell, g, glow, mix, n1, type P, path, polar, type Rng, shade, smooth, sym, TAU, tf, use } from '#artwork/engine.ts';

/** petal pointing up (-y) from origin. kind: round|point|notch|ruffle|broad */
export function petalD(kind: string, len: number, wid: number, r?: Rng): string {
  const w = wid / 2,
    L = len;
  const J = (v: number) => (r ? v * r.f(0.93, 1.07) : v);
  switch (kind) {
    case 'point':
      return `M0 0C${n1(-J(w) * 1.25)} ${n1(-L * 0.35)} ${n1(-J(w) * 0.9)} ${n1(-L * 0.72)} 0 ${n1(-L)}C${n1(J(w) * 0.9)} ${n1(-L * 0.72)} ${n1(J(w) * 1.25)} ${n1(-L * 0.35)} 0 0Z`;
    case 'notch':
      return `M0 0C${n1(-J(w) * 1.1)} ${n1(-L * 0.25)} ${n1(-J(w) * 1.35)} ${n1(-L * 0.95)} ${n1(-w * 0.45)} ${n1(-L)}C${n1(-w * 0.2)} ${n1(-L * 1.01)} ${n1(-w
        * 0.08)} ${n1(-L * 0.97)} 0 ${n1(-L * 0.9)}C${n1(w * 0.08)} ${n1(-L * 0.97)} ${n1(w * 0.2)} ${n1(-L * 1.01)} ${n1(w * 0.45)} ${n1(-L)}C${n1(J(w)
          * 1.35)} ${n1(-L * 0.95)} ${n1(J(w) * 1.1)} ${n1(-L * 0.25)} 0 0Z`;
    case 'ruffle': {
      const ps: P[] = [[0, 0]];
      const m = 7;
      const R = r!;
      ps.push([-w * 0.75, -L * 0.42]);
      for (let i = 0; i <= m; i++) {
        const t = i / m,
          a = Math.PI * (1.02 - t * 1.04);
        const k = 1 + (i % 2 ? -0.07 : 0.045) * R.f(0.4, 1.3);
        ps.push([Math.cos(a) * w * 1.04 * k, -L * 0.52 - Math.sin(a) * L * 0.48 * k]);
      }
      ps.push([w * 0.75, -L * 0.42]);
      return smooth(ps);
    }
    case 'broad':
      return `M0 0C${n1(-J(w) * 1.0)} ${n1(-L * 0.1)} ${n1(-J(w) * 1.35)} ${n1(-L * 0.78)} ${n1(-w * 0.5)} ${n1(-L * 0.97)}C${n1(-w * 0.2)} ${n1(-L
        * 1.03)} ${n1(w * 0.2)} ${n1(-L * 1.03)} ${n1(w * 0.5)} ${n1(-L * 0.97)}C${n1(J(w) * 1.35)} ${n1(-L * 0.78)} ${n1(J(w) * 1.0)} ${n1(-L * 0.1)} 0 0Z`;
    default:
      return `M0 0C${n1(-J(w) * 0.7)} ${n1(-L * 0.2)} ${n1(-J(w) * 1.3)} ${n1(-L * 0.6)} ${n1(-J(w) * 0.75)} ${n1(-L * 0.88)}C${n1(-w * 0.4)} ${n1(-L
        * 1.04)} ${n1(w * 0.4)} ${n1(-L * 1.04)} ${n1(J(w) * 0.75)} ${n1(-L * 0.88)}C${n1(J(w) * 1.3)} ${n1(-L * 0.6)} ${n1(J(w) * 0.7)} ${n1(-L * 0.2)} 0 0Z`;
  }
}

function lineD(r: Rng, len: number, wid: number, n: number) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const u = ((i + 0.5) / n) * 2 - 1 + r.f(-0.12, 0.12),
      l0 = r.f(0.12, 0.26),
      l1 = r.f(0.52, 0.84) * (1 - Math.abs(u) * 0.2);
    const q = (l: number) => `${n1(u * wid * 0.36 * Math.sin(Math.min(1, l + 0.12) * Math.PI * 0.55))} ${n1(-len * l)}`;
    d += `M${q(l0)}L${q(l1)}`;
  }
  return d;
}

/** a petal as symbols: outline, inner light, brush lines; three variants shared by a whole ring */
function petals(r: Rng, kind: string, L: number, W: number, lines: number, lw: number) {
  const vs = [0, 1, 2].map(() => ({
    o: sym(petalD(kind, L, W, r)),
    i: sym(petalD(kind, L * 0.93, W * 0.8, r)),
    l: lines ? sym(lineD(r, L, W, lines)) : '',
  }));
  return (deg: number, fill: string, light: string, line: string, lo = 0.3, sc = 1) => {
    const v = r.pick(vs),
      t = `rotate(${n1(deg)})${sc !== 1 ? ` scale(${sc.toFixed(2)})` : ''}`;
    return (
      `<g transform="${t}">` +
      use(v.o, `fill="${fill}"`) +
      use(v.i, `fill="${light}" opacity=".5"`) +
      (v.l ? use(v.l, `fill="none" stroke="${line}" stroke-width="${n1(lw)}" stroke-linecap="round" opacity="${lo}"`) : '') +
      '</g>'
    );
  };
}
const depth = (R: number, c: string, o: number) => circ(0, 0, R, `fill="${glow(c, o)}"`);
function phyllo(n: number, R: number, f: (x: number, y: number, i: number, t: number) => string) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const t = Math.sqrt((i + 0.5) / n),
      a = i * 2.399963;
    o += f(Math.cos(a) * R * t, Math.sin(a) * R * t, i, t);
  }
  return o;
}
export type FlowerCol = { petal: string; deep?: string; light?: string; core: string; coreDark?: string };
const cols = (c: FlowerCol) => ({
  deep: c.deep || shade(c.petal, -0.1, 0.02),
  light: c.light || shade(c.petal, 0.09, -0.02),
  coreDark: c.coreDark || shade(c.core, -0.16),
  ...c,
});
const ring = (n: number, off: number, f: (deg: number, i: number) => string) => {
  let o = '';
  for (let i = 0; i < n; i++) o += f(off + (i * 360) / n, i);
  return o;
};
export const flowers: Record<string, (r: Rng, R: number, c: FlowerCol) => string> = {
  peony(r, R, c0) {
    const c = cols(c0);
    let o = '';
    const rings = [
      [9, 1, 0.74, mix(c.deep, c.petal, 0.1)],
      [8, 0.84, 0.7, mix(c.deep, c.petal, 0.5)],
      [7, 0.67, 0.6, c.petal],
      [6, 0.5, 0.5, mix(c.petal, c.light, 0.5)],
      [5, 0.34, 0.38, c.light],
    ] as const;
    rings.forEach(([n, k, w, col], j) => {
      const P = petals(r, 'ruffle', R * k, R * w, 5, R / 80);
      o +=
        ring(n, r.f(0, 360), (deg) => {
          const f = mix(col, j % 2 ? c.light : c.deep, r.f(0, 0.12));
          return P(deg, f, shade(f, 0.035), c.deep, 0.3, r.f(0.94, 1.05));
        }) + depth(R * k * 0.86, c.deep, 0.5);
    });
    o += circ(0, 0, R * 0.12, `fill="${c.coreDark}"`) + phyllo(16, R * 0.15, (x, y) => circ(x, y, R * 0.022, `fill="${c.core}"`));
    return o;
  },
  ranunculus(r, R, c0) {
    const c = cols(c0);
    let o = circ(0, 0, R * 0.9, `fill="${c.deep}"`);
    const rings = 6;
    for (let k = 0; k < rings; k++) {
      const t = k / (rings - 1),
        rr = R * (1 - t * 0.8),
        n = Math.round(8 - t * 3),
        base = mix(c.deep, c.light, 0.12 + t * 0.75),
        W = ((rr * 2.5) / n) * 1.5,
        H = rr * 0.42;
      const pd = sym(
          `M${n1(-W / 2)} ${n1(H * 0.2)}C${n1(-W * 0.52)} ${n1(-H * 0.8)} ${n1(-W * 0.2)} ${n1(-H)} 0 ${n1(-H)}C${n1(W * 0.2)} ${n1(-H)} ${n1(W
            * 0.52)} ${n1(-H * 0.8)} ${n1(W / 2)} ${n1(H * 0.2)}C${n1(W * 0.2)} ${n1(H * 0.45)} ${n1(-W * 0.2)} ${n1(H * 0.45)} ${n1(-W / 2)} ${n1(H * 0.2)}Z`,
        ),
        ed = sym(
          `M${n1(-W * 0.4)} ${n1(-H * 0.45)}C${n1(-W * 0.25)} ${n1(-H * 0.92)} ${n1(W * 0.25)} ${n1(-H * 0.92)} ${n1(W * 0.4)} ${n1(-H * 0.45)}`,
        );
      o +=
        ring(n, r.f(0, 360), (deg, i) => {
          const a = (deg * Math.PI) / 180,
            x = Math.cos(a) * (rr - H * 0.9),
            y = Math.sin(a) * (rr - H * 0.9);
          return g(
            use(pd, `fill="${mix(base, i % 2 ? c.light : c.deep, r.f(0.0, 0.22))}"`) +
              use(ed, `fill="none" stroke="${c.light}" stroke-width="${n1(R / 45)}" stroke-linecap="round" opacity=".7"`),
            tf(x, y, deg + 90),
          );
        }) + depth(rr * 0.8, c.deep, 0.55);
    }
    o += circ(0, 0, R * 0.13, `fill="${c.coreDark}"`) + circ(-R * 0.02, -R * 0.02, R * 0.08, `fill="${c.core}"`);
    return o;
  },
  anemone(r, R, c0) {
    const c = cols(c0);
    let o = '';
    for (const [n, k, off] of [
      [6, 1, 0],
      [6, 0.86, 30],
    ] as const) {
      const P = petals(r, 'broad', R * k, R * 0.66, 7, R / 75);
      o +=
        ring(n, off + r.f(-8, 8), (deg) => {
          const col = k === 1 ? mix(c.petal, c.deep, 0.35) : mix(c.petal, c.light, r.f(0, 0.35));
          return P(deg, col, shade(col, 0.03), c.deep, 0.34, r.f(0.94, 1.04));
        }) + depth(R * 0.8 * k, c.deep, 0.5);
    }
    o += circ(0, 0, R * 0.3, `fill="${c.light}" opacity=".55"`);
    o +=
      circ(0, 0, R * 0.17, `fill="${c.coreDark}"`) +
      phyllo(26, R * 0.15, (x, y) => circ(x, y, R * 0.014, `fill="${c.core}" opacity=".85"`));
    let d = '',
      dots = '';
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * TAU,
        l = R * r.f(0.25, 0.33),
        q = polar(0, 0, l, a),
        b = polar(0, 0, R * 0.17, a);
      d += `M${n1(b[0])} ${n1(b[1])}L${n1(q[0])} ${n1(q[1])}`;
      dots += circ(q[0], q[1], R * 0.021, '');
    }
    return o + path(d, `stroke="${c.coreDark}" stroke-width="${n1(R / 95)}"`) + g(dots, `fill="${c.coreDark}"`);
  },
  daisy(r, R, c0) {
    const c = cols(c0);
    const n = r.i(15, 18);
    const a = petals(r, 'round', R * 0.95, R * 0.27, 0, 0),
      b = petals(r, 'round', R, R * 0.26, 2, R / 70);
    return (
      ring(n, 0, (deg) => a(deg + 180 / n, c.deep, c.deep, c.deep, 0, r.f(0.92, 1.02))) +
      ring(n, 0, (deg) => b(deg + r.f(-3, 3), c.petal, c.light, c.deep, 0.6, r.f(0.93, 1.03))) +
      depth(R * 0.6, c.deep, 0.6) +
      circ(0, 0, R * 0.29, `fill="${c.coreDark}"`) +
      phyllo(54, R * 0.26, (x, y, i, t) => circ(x, y, R * 0.026, `fill="${t > 0.6 ? c.core : shade(c.core, 0.06)}"`))
    );
  },
  cosmos(r, R, c0) {
    const c = cols(c0);
    const P = petals(r, 'notch', R, R * 0.72, 6, R / 75),
      q = sym(petalD('point', R * 0.45, R * 0.45));
    return (
      ring(8, r.f(0, 40), (deg) => {
        const f = mix(c.petal, c.light, r.f(0, 0.45));
        return (
          P(deg, f, shade(f, 0.03), c.deep, 0.3, r.f(0.93, 1.04)) + use(q, `fill="${c.deep}" opacity=".45" transform="rotate(${n1(deg)})"`)
        );
      }) +
      depth(R * 0.75, c.deep, 0.45) +
      circ(0, 0, R * 0.17, `fill="${c.coreDark}"`) +
      phyllo(34, R * 0.17, (x, y) => circ(x, y, R * 0.024, `fill="${c.core}"`))
    );
  },
  poppy(r, R, c0) {
    const c = cols(c0);
    let o = '';
    for (const [n, k, off, col] of [
      [3, 1.02, 0, mix(c.petal, c.deep, 0.5)],
      [3, 0.92, 60, c.petal],
    ] as const) {
      const P = petals(r, 'ruffle', R * k, R * 1.28, 11, R / 75);
      o += ring(n, off + r.f(-10, 10), (deg) => P(deg, col, shade(col, 0.035), c.deep, 0.38)) + depth(R * 0.8, c.deep, 0.5);
    }
    o += ring(4, 45, (deg) => g(ell(0, -R * 0.24, R * 0.12, R * 0.16, `fill="${c.coreDark}" opacity=".85"`), tf(0, 0, deg)));
    o +=
      circ(0, 0, R * 0.15, `fill="${shade(c.core, -0.02)}"`) +
      ring(8, 0, (deg) =>
        g(path(`M0 0L0 ${n1(-R * 0.13)}`, `stroke="${c.coreDark}" stroke-width="${n1(R / 50)}" stroke-linecap="round"`), tf(0, 0, deg)),
      );
    o += ring(22, 0, (deg) => circ(...polar(0, 0, R * r.f(0.22, 0.3), (deg * Math.PI) / 180), R * 0.02, `fill="${c.coreDark}"`));
    return o;
  },
  dahlia(r, R, c0) {
    const c = cols(c0);
    let o = '';
    for (let k = 0; k < 6; k++) {
      const t = k / 5,
        n = Math.round(16 - t * 6),
        L = R * (1 - t * 0.78),
        s = sym(petalD('point', L, R * (0.34 - t * 0.16))),
        l = sym(`M0 ${n1(-L * 0.3)}L0 ${n1(-L * 0.85)}`),
        f = mix(mix(c.deep, c.petal, Math.min(1, t * 1.6)), c.light, Math.max(0, t - 0.4));
      o +=
        ring(
          n,
          (k * 360) / 16 / 2 + k * 7,
          (deg) =>
            `<g transform="rotate(${n1(deg)})">${use(s, `fill="${f}"`)}${use(l, `stroke="${c.deep}" stroke-width="${n1(R / 75)}" opacity=".45"`)}</g>`,
        ) + depth(L * 0.8, c.deep, 0.4);
    }
    return o + circ(0, 0, R * 0.09, `fill="${c.core}"`);
  },
  rose(r, R, c0) {
    const c = cols(c0);
    let o = '';
    const A = petals(r, 'ruffle', R, R * 1.05, 5, R / 80),
      B = petals(r, 'ruffle', R * 0.84, R * 0.95, 5, R / 80);
    o +=
      ring(5, r.f(0, 72), (deg) => A(deg, c.deep, shade(c.deep, 0.03), shade(c.deep, -0.08))) + depth(R * 0.9, shade(c.deep, -0.06), 0.5);
    o +=
      ring(5, r.f(0, 72), (deg) => {
        const f = mix(c.deep, c.petal, 0.6);
        return B(deg, f, shade(f, 0.04), c.deep);
      }) + depth(R * 0.75, c.deep, 0.6);
    for (let k = 0; k < 9; k++) {
      const t = k / 9,
        rr = R * 0.64 * (1 - t),
        a0 = k * 2.2 + r.f(-0.2, 0.2);
      const ps: P[] = [];
      for (let i = 0; i <= 6; i++) ps.push(polar(0, 0, rr * (1 + 0.05 * Math.sin(i * 1.7)), a0 + (i / 6) * 2.7));
      const inn: P[] = ps.map((p, i) => [p[0] * (0.62 + 0.25 * Math.abs(i / 6 - 0.5)), p[1] * (0.62 + 0.25 * Math.abs(i / 6 - 0.5))]);
      o +=
        circ(0, 0, rr * 0.9, `fill="${mix(c.petal, c.deep, k % 2 ? 0.25 : 0.5)}"`) +
        path(smooth([...ps, ...inn.reverse()]), `fill="${mix(c.petal, c.light, 0.2 + t * 0.5)}"`);
    }
    return o + circ(0, 0, R * 0.06, `fill="${c.deep}"`);
  },
  blossom(r, R, c0) {
    const c = cols(c0);
    const P = petals(r, 'notch', R, R * 0.92, 4, R / 45);
    let d = '',
      dots = '';
    for (let i = 0; i < 10; i++) {
      const q = polar(0, 0, R * r.f(0.28, 0.42), (i / 10) * TAU);
      d += `M0 0L${n1(q[0])} ${n1(q[1])}`;
      dots += circ(q[0], q[1], R * 0.05, '');
    }
    return (
      ring(5, r.f(0, 72), (deg) => {
        const f = mix(c.petal, c.light, r.f(0, 0.5));
        return P(deg, f, shade(f, 0.02), c.deep, 0.4);
      }) +
      depth(R * 0.62, c.deep, 0.5) +
      path(d, `stroke="${c.deep}" stroke-width="${n1(R / 40)}"`) +
      circ(0, 0, R * 0.12, `fill="${c.deep}"`) +
      g(dots, `fill="${c.core}"`)
    );
  },
};
