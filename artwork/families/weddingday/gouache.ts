import { circ, type Drawing, mix, n1, type P, path, polar, type Rng, shade, TAU } from '#artwork/engine.ts';

/** one touch of a loaded brush: pointed at both ends, fuller in the middle */
export function touch(x: number, y: number, length: number, width: number, a: number): string {
  const dx = Math.cos(a) * length, dy = Math.sin(a) * length, nx = -Math.sin(a) * width, ny = Math.cos(a) * width;
  return `M${n1(x)} ${n1(y)}q${n1(dx * 0.45 + nx)} ${n1(dy * 0.45 + ny)} ${n1(dx)} ${n1(dy)}q${n1(-dx * 0.55 - nx)} ${n1(-dy * 0.55 - ny)} ${n1(-dx)} ${n1(-dy)}Z`;
}

/** A cloud of leaves: touches in tones from dark to light, the light ones towards `lit`. */
export function foliage(r: Rng, cx: number, cy: number, rx: number, ry: number, n: number, size: number, tones: readonly string[], lit: P): string {
  const ds = tones.map(() => '');
  for (let i = 0; i < n; i++) {
    const a = r.f(0, TAU), k = Math.sqrt(r.f());
    const x = cx + Math.cos(a) * rx * k, y = cy + Math.sin(a) * ry * k;
    const near = 1 - Math.hypot(x - lit[0], y - lit[1]) / (rx + ry + 160);
    const tone = Math.max(0, Math.min(tones.length - 1, Math.floor((near * 0.85 + r.f(-0.25, 0.25)) * tones.length)));
    ds[tone] += touch(x, y, size * r.f(0.7, 1.4), size * r.f(0.22, 0.4), r.f(0.2, Math.PI - 0.2));
  }
  return ds.map((d, i) => (d ? path(d, `fill="${tones[i]}"`) : '')).join('');
}

/** grass: upright touches over a band, longer towards the foot */
export function grass(r: Rng, x: number, y: number, w: number, h: number, n: number, tones: readonly string[], long = 46): string {
  const ds = tones.map(() => '');
  for (let i = 0; i < n; i++) {
    const t = Math.sqrt(r.f()), L = long * (0.25 + t * 0.9) * r.f(0.6, 1.2);
    ds[r.i(0, tones.length - 1)] += touch(x + r.f(0, w), y + t * h, L, L * 0.09 + 1.2, -Math.PI / 2 + r.f(-0.35, 0.35));
  }
  return ds.map((d, i) => path(d, `fill="${tones[i]}"`)).join('');
}

/** petals and paper, lying: flat within a band, more of it about its middle */
export function confetti(r: Rng, cx: number, spread: number, y: number, h: number, n: number, cols: readonly string[], size = 9, flat = 0.5, reach = 490): string {
  const ds = cols.map(() => '');
  for (let i = 0; i < n; i++) {
    const x = cx + r.g(0, spread), yy = y + r.f(0, h), a = r.f(0, TAU), k = size * r.f(0.6, 1.25);
    if (Math.abs(x - cx) > reach) continue;
    const p = [0, 1, 2, 3].map((j) => polar(0, 0, j % 2 ? k * 0.66 : k, a + (j * TAU) / 4));
    ds[i % cols.length] += `M${p.map((q) => `${n1(x + q[0])} ${n1(yy + q[1] * flat)}`).join('L')}Z`;
  }
  return ds.map((d, i) => path(d, `fill="${cols[i]}"`)).join('');
}

/** a lamp alight: its glow, its glass, its hottest point */
export function bulb(c: Drawing, x: number, y: number, s: number): string {
  return circ(x, y, s * 5.4, `fill="${c.rad([[0, '#FFE3A0', 0.62], [0.35, '#FFCB70', 0.22], [1, '#FFB95A', 0]])}"`) + path(`M${n1(x - s * 0.36)} ${n1(y - s * 1.6)}h${n1(s * 0.72)}v${n1(s * 0.8)}h${n1(-s * 0.72)}Z`, 'fill="#2a211c"') + circ(x, y, s, 'fill="#FFE9B4"') + circ(x - s * 0.15, y + s * 0.1, s * 0.55, 'fill="#FFFBEA"');
}

/** a full-blown flower: a ring of round petals, a darker ring in it, its eye */
export function bloom(r: Rng, x: number, y: number, R: number, col: string): string {
  const a0 = r.f(0, TAU);
  const ring = (n: number, at: number, size: number) =>
    Array.from({ length: n }, (_, i) => {
      const [cx, cy] = polar(x, y, R * at, a0 * n + (i * TAU) / n), k = R * size * r.f(0.88, 1.12);
      return `M${n1(cx - k)} ${n1(cy)}a${n1(k)} ${n1(k)} 0 1 0 ${n1(k * 2)} 0a${n1(k)} ${n1(k)} 0 1 0 ${n1(-k * 2)} 0Z`;
    }).join('');
  return (
    path(ring(6, 0.58, 0.44), `fill="${col}"`) + path(ring(5, 0.34, 0.3), `fill="${shade(col, -0.055)}"`) +
    path(ring(3, 0.14, 0.2), `fill="${shade(col, -0.12)}"`) + circ(x - R * 0.06, y - R * 0.06, R * 0.14, `fill="${mix(col, '#FFE08A', 0.7)}"`)
  );
}
