import { circ, ell, g, lerp, n1, type P, path, polar, ribbon, type Rng, shade, tf } from '#artwork/engine.ts';

/** leaf lying along +x from (0,0); two cubics only, so hundreds of leaves stay light */
type LeafStyle = { fill: string; tone?: string; vein?: string; veins?: number };
export function leaf(x: number, y: number, deg: number, len: number, wid: number, s: LeafStyle, bend = 0, prof = 0.8) {
  const w = wid * 0.68,
    b = bend * len,
    k = prof < 0.82 ? 0.2 : prof < 0.92 ? 0.28 : 0.36;
  // a large leaf bears whole units: half a unit is under a tenth of a millimetre in print
  const f = (v: number) => String(len > 36 ? Math.round(v) : Math.round(v * 10) / 10);
  const up = `C${f(len * k)} ${f(w + b * 0.7)} ${f(len * (k + 0.42))} ${f(w * 0.82 + b * 1.2)} ${f(len)} ${f(b * 0.3)}`,
    dn = `C${f(len * (k + 0.42))} ${f(-w * 0.82 + b * 1.2)} ${f(len * k)} ${f(-w + b * 0.7)} 0 0Z`,
    mid = `C${f(len * 0.66)} ${f(b * 1.15)} ${f(len * 0.33)} ${f(b * 0.85)} 0 0`;
  let o = `<path d="M0 0${up}${dn}" fill="${s.fill}"/>`;
  if (s.tone) o += `<path d="M0 0${up}${mid}Z" fill="${s.tone}"/>`;
  if (s.vein) {
    let d = `M0 0Q${f(len * 0.5)} ${f(b * 1.1)} ${f(len * 0.86)} ${f(b * 0.55)}`;
    const n = s.veins ?? 0;
    for (let i = 1; i <= n; i++) {
      const t = 0.1 + (0.66 * i) / (n + 1),
        q = b * 1.1 * Math.sin(Math.PI * t),
        e = w * 0.62 * Math.sin(Math.PI * Math.min(1, t + 0.12));
      d += `M${f(len * (t + 0.12))} ${f(q + e)}L${f(len * t)} ${f(q)}L${f(len * (t + 0.12))} ${f(q - e)}`;
    }
    o += `<path d="${d}" fill="none" stroke="${s.vein}" stroke-width="${n1(Math.max(1, len / 55))}" stroke-linecap="round"${n ? ' stroke-linejoin="round"' : ''}/>`;
  }
  return g(o, tf(x, y, deg));
}
/** a sprig along a polyline: leaves in pairs or alternating */
/** what grows on a sprig */
export type SprigKind = 'lance' | 'round' | 'fern' | 'olive' | 'euc' | 'berry' | 'lav' | 'wheat';

/** What the parts of `sprig` share. */
type Scene = { pts: P[]; L: number[]; tot: number };

function pos({ pts, L, tot }: Scene, s: number): [P, number] {
  s = Math.max(0, Math.min(tot - 0.01, s));
  let i = 1;
  while (L[i]! < s) i++;
  const t = (s - L[i - 1]!) / (L[i]! - L[i - 1]!),
    a = pts[i - 1]!,
    b = pts[i]!;
  return [[lerp(a[0], b[0], t), lerp(a[1], b[1], t)], (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI];
}

export function sprig(
  r: Rng,
  pts: P[],
  o: {
    kind: SprigKind;
    size: number;
    cols: string[];
    stem: string;
    sw?: number;
    start?: number;
    step?: number;
  },
) {
  const L: number[] = [0];
  for (let i = 1; i < pts.length; i++) L.push(L[i - 1]! + Math.hypot(pts[i]![0] - pts[i - 1]![0], pts[i]![1] - pts[i - 1]![1]));
  const tot = L[L.length - 1]!;
  const sw = o.sw ?? o.size / 14;
  // the stem is smooth enough through every other point
  let back = path(
      ribbon(pts.length > 8 ? pts.filter((_, i) => i % 2 === 0 || i === pts.length - 1) : pts, (t) => sw * (1.15 - t * 0.75)),
      `fill="${o.stem}"`,
    ),
    s = '';
  const Z = o.size;
  const step =
    o.step ?? ({ lance: 0.42, round: 0.62, fern: 0.24, olive: 0.4, euc: 0.55, berry: 0.7, lav: 0.2, wheat: 0.26 } as Record<string, number>)[o.kind]! * Z;
  let k = 0;
  const scene: Scene = { pts, L, tot };
  for (let d = tot * (o.start ?? 0.12); d < tot - step * 0.3; d += step, k++) {
    const t = d / tot,
      [p, a] = pos(scene, d),
      sc = (1 - 0.45 * t) * r.f(0.86, 1.12);
    const c = r.pick(o.cols),
      tone = shade(c, -0.045),
      vein = shade(c, 0.1, -0.02);
    const sides = o.kind === 'lance' || o.kind === 'olive' || o.kind === 'berry' ? [k % 2 ? 1 : -1] : [1, -1];
    for (const sd of sides) {
      if (o.kind === 'lance')
        s += leaf(p[0], p[1], a + sd * r.f(34, 50), Z * sc, Z * 0.3 * sc, { fill: c, tone, vein, veins: 0 }, sd * -0.06, 0.85);
      else if (o.kind === 'olive')
        s +=
          leaf(p[0], p[1], a + sd * r.f(24, 42), Z * 0.8 * sc, Z * 0.2 * sc, { fill: c, tone, vein }, sd * -0.1, 0.95) +
          (r.chance(0.16) ? g(ell(Z * 0.2, sd * Z * 0.18, Z * 0.12, Z * 0.095, `fill="${shade(o.stem, -0.08)}"`), tf(p[0], p[1], a)) : '');
      else if (o.kind === 'round')
        s += leaf(p[0], p[1], a + sd * r.f(44, 62), Z * 0.72 * sc, Z * 0.52 * sc, { fill: c, tone, vein, veins: 3 }, sd * -0.04, 0.78);
      else if (o.kind === 'euc') {
        const R = Z * 0.3 * sc;
        const q = polar(p[0], p[1], R * 1.05, ((a + sd * 62) * Math.PI) / 180);
        s +=
          path(`M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`, `stroke="${o.stem}" stroke-width="${n1(sw * 0.6)}"`) +
          g(
            ell(0, 0, R, R * 0.86, `fill="${c}"`) +
              path(`M${n1(-R)} 0A${n1(R)} ${n1(R * 0.86)} 0 0 ${sd > 0 ? 0 : 1} ${n1(R)} 0Z`, `fill="${tone}" opacity=".7"`) +
              path(`M${n1(-R * 0.9)} 0L${n1(R * 0.5)} 0`, `stroke="${vein}" stroke-width="${n1(Z / 55)}" opacity=".8"`),
            tf(q[0], q[1], a + sd * 62),
          );
      } else if (o.kind === 'fern')
        s += leaf(
          p[0],
          p[1],
          a + sd * 62,
          Z * 0.78 * Math.sin(Math.PI * (0.12 + 0.86 * (1 - t) ** 0.8)) * r.f(0.93, 1.05),
          Z * 0.17,
          { fill: c, tone: tone },
          sd * -0.1,
          0.8,
        );
      else if (o.kind === 'berry') {
        const q = polar(p[0], p[1], Z * 0.46 * sc, ((a + sd * r.f(35, 60)) * Math.PI) / 180),
          R = Z * 0.15 * r.f(0.85, 1.15);
        s +=
          path(
            `M${n1(p[0])} ${n1(p[1])}Q${n1((p[0] + q[0]) / 2 + 4)} ${n1((p[1] + q[1]) / 2)} ${n1(q[0])} ${n1(q[1])}`,
            `fill="none" stroke="${o.stem}" stroke-width="${n1(sw * 0.55)}"`,
          ) +
          circ(q[0], q[1], R, `fill="${c}"`) +
          circ(q[0] - R * 0.3, q[1] - R * 0.32, R * 0.28, `fill="${shade(c, 0.2, -0.03)}" opacity=".85"`);
      } else if (o.kind === 'lav')
        s += g(
          ell(0, 0, Z * 0.12, Z * 0.075, `fill="${c}"`),
          tf(
            p[0] + Math.cos(((a + sd * 60) * Math.PI) / 180) * Z * 0.09,
            p[1] + Math.sin(((a + sd * 60) * Math.PI) / 180) * Z * 0.09,
            a + sd * 38,
          ),
        );
      else if (o.kind === 'wheat') s += leaf(p[0], p[1], a + sd * 24, Z * 0.34, Z * 0.13, { fill: c, tone }, 0, 0.8) + path(`M0 0`, '');
    }
  }
  const [e, ea] = pos(scene, tot - 1);
  const c = r.pick(o.cols);
  if (o.kind === 'lance' || o.kind === 'olive')
    s += leaf(e[0], e[1], ea, Z * 0.62, Z * 0.2, { fill: c, tone: shade(c, -0.045), vein: shade(c, 0.1, -0.02) });
  else if (o.kind === 'round') s += leaf(e[0], e[1], ea, Z * 0.55, Z * 0.36, { fill: c, tone: shade(c, -0.045), vein: shade(c, 0.1) });
  else if (o.kind === 'berry') s += circ(e[0], e[1], Z * 0.14, `fill="${c}"`);
  else if (o.kind === 'lav' || o.kind === 'wheat') s += leaf(e[0], e[1], ea, Z * 0.28, Z * 0.12, { fill: c });
  return back + s;
}
