import { circ, ell, n1, type P, path, polar, pt, qbez, ribbon, type Rng, shade, TAU } from '#artwork/engine.ts';

/** a cloud of leaves, lit from the left */
export function crown(r: Rng, x: number, y: number, rx: number, ry: number, col: string, n: number, q: number): string {
  const tones: Record<string, string> = {};
  for (let i = 0; i < n; i++) {
    const a = r.f(0, TAU), k = Math.sqrt(r.f()), px = x + Math.cos(a) * rx * k, py = y + Math.sin(a) * ry * k, lit = Math.round((-(px - x) / rx - (py - y) / ry + r.f(-0.5, 0.5)) * 2.2) * 0.034, t = r.f(0, TAU), e = polar(px, py, q * r.f(0.8, 1.2), t), m = polar(px, py, q * 0.5, t + 0.8), o = polar(px, py, q * 0.5, t - 0.8), tone = shade(col, Math.max(-0.12, Math.min(0.12, lit)));
    tones[tone] = (tones[tone] ?? '') + `M${pt([px, py])}Q${pt(m)} ${pt(e)}Q${pt(o)} ${pt([px, py])}Z`;
  }
  const order = Object.keys(tones).toSorted((a, b) => (a < b ? -1 : 1));
  return ell(x, y, rx * 0.94, ry * 0.94, `fill="${shade(col, -0.08)}"`) + order.map((tone) => path(tones[tone]!, `fill="${tone}"`)).join('');
}

/** a tomato plant on its cane, from the soil at x, y */
export function tomato(r: Rng, x: number, y: number, h: number, green: string, red: string, wood: string): string {
  let leaves = '', fruit = '';
  const vine = qbez([x, y], [x + h * 0.12, y - h * 0.5], [x - h * 0.02, y - h * 0.96], 12);
  for (let i = 1; i < 12; i++) for (const side of [-1, 1]) {
    const from = vine[i]!, a = -Math.PI / 2 + side * r.f(0.9, 1.5), L = h * 0.24 * (1.15 - i / 22), e = polar(from[0], from[1], L, a), m = polar(from[0], from[1], L * 0.6, a - side * 0.35), n = polar(from[0], from[1], L * 0.55, a + side * 0.5);
    leaves += path(`M${pt(from)}Q${pt(m)} ${pt(e)}Q${pt(n)} ${pt(from)}Z`, `fill="${shade(green, side < 0 ? 0.04 : -0.06)}"`);
    if (i % 3 === 1 && side > 0 || i % 4 === 2 && side < 0) {
      const f: P = [from[0] + side * h * 0.085, from[1] + h * 0.06], ripe = i < 9 ? red : shade(green, 0.12), q = h * (i < 9 ? 0.058 : 0.04);
      fruit += circ(f[0], f[1], q, `fill="${ripe}"`) + circ(f[0] + q * 0.2, f[1] + q * 0.24, q * 0.74, `fill="${shade(ripe, 0.03)}"`) + circ(f[0] - q * 0.3, f[1] - q * 0.34, q * 0.24, 'fill="#fff" opacity=".8"') + path(`M${n1(f[0] - q * 0.5)} ${n1(f[1] - q * 0.8)}L${n1(f[0])} ${n1(f[1] - q * 0.5)}L${n1(f[0] + q * 0.5)} ${n1(f[1] - q * 0.8)}`, `fill="none" stroke="${shade(green, -0.06)}" stroke-width="${n1(q * 0.3)}"`);
    }
  }
  return path(`M${n1(x + 4)} ${n1(y)}V${n1(y - h * 1.08)}`, `stroke="${wood}" stroke-width="5" stroke-linecap="round"`) + path(ribbon(vine, (t) => 6 - 3 * t), `fill="${shade(green, -0.08)}"`) + leaves + fruit;
}

/** a hollyhock or a sunflower, from the ground at x, y */
export function tallFlower(r: Rng, x: number, y: number, h: number, green: string, col: string, sun: boolean): string {
  const lean = r.f(-14, 14), stem = qbez([x, y], [x + lean, y - h * 0.5], [x + lean * 0.6, y - h], 10);
  let s = path(ribbon(stem, (t) => 8 - 3 * t), `fill="${shade(green, -0.08)}"`);
  for (let i = 1; i < 7; i++) {
    const p = stem[i]!, side = i % 2 ? 1 : -1, L = h * (sun ? 0.2 : 0.15) * (1.2 - i / 9), e: P = [p[0] + side * L, p[1] + L * 0.25];
    s += path(`M${pt(p)}Q${n1(p[0] + side * L * 0.4)} ${n1(p[1] - L * 0.5)} ${pt(e)}Q${n1(p[0] + side * L * 0.4)} ${n1(p[1] + L * 0.42)} ${pt(p)}Z`, `fill="${shade(green, side < 0 ? 0.05 : -0.04)}"`);
  }
  const top = stem.at(-1)!;
  if (sun) {
    const q = h * 0.13;
    for (let i = 0; i < 18; i++) {
      const a = (i * TAU) / 18, e = polar(top[0], top[1], q * 1.62, a);
      s += path(`M${pt(polar(top[0], top[1], q * 0.7, a - 0.2))}Q${pt(polar(top[0], top[1], q * 1.4, a - 0.16))} ${pt(e)}Q${pt(polar(top[0], top[1], q * 1.4, a + 0.16))} ${pt(polar(top[0], top[1], q * 0.7, a + 0.2))}Z`, `fill="${shade(col, i % 2 ? 0.02 : -0.05)}"`);
    }
    return s + circ(top[0], top[1], q * 0.86, 'fill="#5a3a22"') + circ(top[0] - q * 0.16, top[1] - q * 0.16, q * 0.5, 'fill="#74502f"');
  }
  for (let i = 0; i < 6; i++) {
    const p = stem[5 + i] ?? top, q = h * (0.085 - i * 0.008), x1 = p[0] + (i % 2 ? 7 : -7);
    for (let k = 0; k < 5; k++) s += circ(...polar(x1, p[1], q * 0.5, k * 1.257 + i), q * 0.56, `fill="${shade(col, k % 2 ? 0.05 : 0)}"`);
    s += circ(x1, p[1], q * 0.26, `fill="${shade(col, 0.2)}"`);
  }
  return s;
}
