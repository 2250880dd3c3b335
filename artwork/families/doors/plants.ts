import {
  circ, clamp, type Drawing, lerp, mix, n1, path, polar, pt, rect, type Rng, shade, TAU,
} from '#artwork/engine.ts';
import type { roles } from '#artwork/colours/roles.ts';

/** a cloud of leaves */
export const foliage = (c: Drawing, r: Rng, x: number, y: number, rx: number, ry: number, gr: string, n: number, sz: number) => {
  const s: [number, string][] = [];
  for (let i = 0; i < n; i++) {
    const a = r.f(0, TAU), q = Math.sqrt(r.f()), px = x + Math.cos(a) * rx * q, py = y + Math.sin(a) * ry * q, lit = clamp(0.5 - (py - y) / ry / 2.2 - (px - x) / rx / 4 + r.f(-0.2, 0.2));
    const L = sz * r.f(0.8, 1.25), an = r.f(0, TAU), e = polar(px, py, L, an), u = polar((px + e[0]) / 2, (py + e[1]) / 2, L * 0.3, an + Math.PI / 2),
      v = polar((px + e[0]) / 2, (py + e[1]) / 2, L * 0.3, an - Math.PI / 2);
    s.push([lit + q * 0.2, path(`M${pt([px, py])}Q${pt(u)} ${pt(e)}Q${pt(v)} ${pt([px, py])}Z`, `fill="${shade(gr, Math.round(lerp(-0.14, 0.13, lit) * 25) / 25)}"`)]);
  }
  return s.sort((a, b) => a[0] - b[0]).map((q) => q[1]).join('');
};

/** a rose */
export const rose5 = (x: number, y: number, s: number, col: string) => {
  let o = '';
  for (let i = 0; i < 5; i++) o += circ(...(polar(x, y, s * 0.55, (i * TAU) / 5 + 0.4)), s * 0.56, `fill="${shade(col, i % 2 ? 0.02 : -0.03)}"`);
  return o + circ(x, y, s * 0.5, `fill="${shade(col, 0.06)}"`)
    + path(`M${n1(x - s * 0.28)} ${n1(y)}a${n1(s * 0.28)} ${n1(s * 0.28)} 0 1 1 ${n1(s * 0.34)} ${n1(s * 0.24)}`,
    `fill="none" stroke="${shade(col, -0.12)}" stroke-width="${n1(s * 0.13)}" stroke-linecap="round"`);
};

/** a bay tree in a pot */
export const bay = (c: Drawing, r: Rng, x: number, y: number, s: number, gr: string, pot: string) => {
  let o = `<ellipse cx="${n1(x + 10 * s)}" cy="${n1(y)}" rx="${n1(76 * s)}" ry="${n1(12 * s)}" fill="#000" opacity=".25"/>`;
  o += path(`M${n1(x - 9 * s)} ${n1(y - 110 * s)}L${n1(x - 6 * s)} ${n1(y - 270 * s)}H${n1(x + 6 * s)}L${n1(x + 9 * s)} ${n1(y - 110 * s)}Z`, `fill="#6b4a32"`);
  o += rect(x - 58 * s, y - 118 * s, 116 * s, 118 * s, `fill="${c.lin([[0, shade(pot, 0.06)], [0.6, pot], [1, shade(pot, -0.1)]], 0, 0, 1, 0)}"`)
    + rect(x - 64 * s, y - 130 * s, 128 * s, 20 * s, `fill="${shade(pot, 0.05)}"`) + rect(x - 44 * s, y - 96 * s, 88 * s, 80 * s, `fill="none" stroke="${shade(pot, -0.12)}" stroke-width="4"`);
  o += circ(x, y - 350 * s, 88 * s, `fill="${shade(gr, -0.1)}"`) + foliage(c, r, x, y - 350 * s, 92 * s, 92 * s, gr, 170, 27 * s);
  return o + foliage(c, r, x, y - 132 * s, 54 * s, 16 * s, shade(gr, 0.03), 26, 22 * s);
};

/** a wreath on a door */
export const wreathOn = (c: Drawing, r: Rng, x: number, y: number, R: number, gr: string, K: ReturnType<typeof roles>) => {
  const out: string[] = [circ(x + 5, y + 7, R, `fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${n1(R * 0.46)}"`),
    circ(x, y, R, `fill="none" stroke="${shade(gr, -0.12)}" stroke-width="${n1(R * 0.3)}"`)];
  for (let i = 0; i < 96; i++) {
    const a = r.f(0, TAU), q = R * r.f(0.78, 1.22), p0 = polar(x, y, q, a), L = R * r.f(0.24, 0.36), an = a + Math.PI / 2 + r.f(-0.8, 0.8),
      e = polar(p0[0], p0[1], L, an), u = polar((p0[0] + e[0]) / 2, (p0[1] + e[1]) / 2, L * 0.24, an + 1.57), v = polar((p0[0] + e[0]) / 2, (p0[1] + e[1]) / 2, L * 0.24, an - 1.57);
    out.push(path(`M${pt(p0)}Q${pt(u)} ${pt(e)}Q${pt(v)} ${pt(p0)}Z`, `fill="${shade(gr, Math.round(r.f(-0.09, 0.13) * 25) / 25)}"`));
  }
  for (let i = 0; i < 9; i++) out.push(rose5(...(polar(x, y, R * r.f(0.92, 1.08), (i / 9) * TAU + r.f(-0.12, 0.12))), R * (i % 3 ? 0.1 : 0.17), i % 3 ? K.warm : mix(K.hot, K.cream, 0.12)));
  const b = K.hot;
  out.push(path(`M${x} ${y + R}C${n1(x - R * 0.5)} ${n1(y + R * 0.6)} ${n1(x - R * 0.7)} ${n1(y + R * 1.3)} ${x} ${n1(y + R * 1.04)}C${n1(x + R * 0.7)} ${n1(y
    + R * 1.3)} ${n1(x + R * 0.5)} ${n1(y + R * 0.6)} ${x} ${y + R}Z`,
    `fill="${shade(b, 0.03)}"`)
      + path(`M${x} ${n1(y + R)}L${n1(x - R * 0.34)} ${n1(y + R * 1.8)}L${n1(x - R * 0.17)} ${n1(y + R * 1.7)}L${n1(x - R * 0.06)} ${n1(y + R * 1.84)}L${n1(x
      + 3)} ${n1(y + R * 1.05)}ZM${x} ${n1(y + R)}L${n1(x + R * 0.34)} ${n1(y + R * 1.76)}L${n1(x + R * 0.18)} ${n1(y + R * 1.68)}L${n1(x + R * 0.06)} ${n1(y + R * 1.8)}Z`,
      `fill="${shade(b, -0.06)}"`) + circ(x, y + R * 1.02, R * 0.12, `fill="${shade(b, -0.03)}"`));
  return out.join('');
};
