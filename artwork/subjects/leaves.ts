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
/** what grows on a sprig */
export type SprigKind = 'lance' | 'round' | 'fern' | 'olive' | 'euc' | 'berry' | 'lav' | 'wheat';

/** A line with its length: `L` is how far each of its points is from the first. */
type Stem = { pts: P[]; L: number[]; tot: number };

/** a line that leaves grow along */
function stemOf(pts: P[]): Stem {
  const L: number[] = [0];
  for (let i = 1; i < pts.length; i++) L.push(L[i - 1]! + Math.hypot(pts[i]![0] - pts[i - 1]![0], pts[i]![1] - pts[i - 1]![1]));
  return { pts, L, tot: L[L.length - 1]! };
}

/** the point of a stem at a distance from its foot, and the stem's direction there in degrees */
function pos({ pts, L, tot }: Stem, s: number): [P, number] {
  s = Math.max(0, Math.min(tot - 0.01, s));
  let i = 1;
  while (L[i]! < s) i++;
  const t = (s - L[i - 1]!) / (L[i]! - L[i - 1]!),
    a = pts[i - 1]!,
    b = pts[i]!;
  return [[lerp(a[0], b[0], t), lerp(a[1], b[1], t)], (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI];
}

/** A leaf or berry of a sprig: where it grows, the stem's direction there, on which side (1 or -1), how far up the stem (0 to 1), and how large. */
type Growth = { p: P; a: number; sd: number; t: number; sc: number; c: string; tone: string; vein: string };
/** The sprig that it grows on: its size, its colour and how thick its stem is. */
type Twig = { Z: number; stem: string; sw: number };
const rad = (deg: number) => (deg * Math.PI) / 180;

const GROWTHS: Record<SprigKind, (r: Rng, growth: Growth, twig: Twig) => string> = {
  lance: (r, { p, a, sd, sc, c, tone, vein }, { Z }) =>
    leaf(p[0], p[1], a + sd * r.f(34, 50), Z * sc, Z * 0.3 * sc, { fill: c, tone, vein, veins: 0 }, sd * -0.06, 0.85),
  olive: (r, { p, a, sd, sc, c, tone, vein }, { Z, stem }) =>
    leaf(p[0], p[1], a + sd * r.f(24, 42), Z * 0.8 * sc, Z * 0.2 * sc, { fill: c, tone, vein }, sd * -0.1, 0.95) +
    (r.chance(0.16) ? g(ell(Z * 0.2, sd * Z * 0.18, Z * 0.12, Z * 0.095, `fill="${shade(stem, -0.08)}"`), tf(p[0], p[1], a)) : ''),
  round: (r, { p, a, sd, sc, c, tone, vein }, { Z }) =>
    leaf(p[0], p[1], a + sd * r.f(44, 62), Z * 0.72 * sc, Z * 0.52 * sc, { fill: c, tone, vein, veins: 3 }, sd * -0.04, 0.78),
  euc: (_, { p, a, sd, sc, c, tone, vein }, { Z, stem, sw }) => {
    const R = Z * 0.3 * sc;
    const q = polar(p[0], p[1], R * 1.05, rad(a + sd * 62));
    return (
      path(`M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`, `stroke="${stem}" stroke-width="${n1(sw * 0.6)}"`) +
      g(
        ell(0, 0, R, R * 0.86, `fill="${c}"`) +
          path(`M${n1(-R)} 0A${n1(R)} ${n1(R * 0.86)} 0 0 ${sd > 0 ? 0 : 1} ${n1(R)} 0Z`, `fill="${tone}" opacity=".7"`) +
          path(`M${n1(-R * 0.9)} 0L${n1(R * 0.5)} 0`, `stroke="${vein}" stroke-width="${n1(Z / 55)}" opacity=".8"`),
        tf(q[0], q[1], a + sd * 62),
      )
    );
  },
  fern: (r, { p, a, sd, t, c, tone }, { Z }) => {
    const length = Z * 0.78 * Math.sin(Math.PI * (0.12 + 0.86 * (1 - t) ** 0.8)) * r.f(0.93, 1.05);
    return leaf(p[0], p[1], a + sd * 62, length, Z * 0.17, { fill: c, tone }, sd * -0.1, 0.8);
  },
  berry: (r, { p, a, sd, sc, c }, { Z, stem, sw }) => {
    const q = polar(p[0], p[1], Z * 0.46 * sc, rad(a + sd * r.f(35, 60))),
      R = Z * 0.15 * r.f(0.85, 1.15);
    return (
      path(
        `M${n1(p[0])} ${n1(p[1])}Q${n1((p[0] + q[0]) / 2 + 4)} ${n1((p[1] + q[1]) / 2)} ${n1(q[0])} ${n1(q[1])}`,
        `fill="none" stroke="${stem}" stroke-width="${n1(sw * 0.55)}"`,
      ) +
      circ(q[0], q[1], R, `fill="${c}"`) +
      circ(q[0] - R * 0.3, q[1] - R * 0.32, R * 0.28, `fill="${shade(c, 0.2, -0.03)}" opacity=".85"`)
    );
  },
  lav: (_, { p, a, sd, c }, { Z }) =>
    g(
      ell(0, 0, Z * 0.12, Z * 0.075, `fill="${c}"`),
      tf(p[0] + Math.cos(rad(a + sd * 60)) * Z * 0.09, p[1] + Math.sin(rad(a + sd * 60)) * Z * 0.09, a + sd * 38),
    ),
  wheat: (_, { p, a, sd, c, tone }, { Z }) => leaf(p[0], p[1], a + sd * 24, Z * 0.34, Z * 0.13, { fill: c, tone }, 0, 0.8) + path(`M0 0`, ''),
};

/** the leaf or berry at the end of a sprig; ferns and eucalyptus have none */
function tip(kind: SprigKind, [x, y]: P, a: number, Z: number, c: string): string {
  if (kind === 'lance' || kind === 'olive') return leaf(x, y, a, Z * 0.62, Z * 0.2, { fill: c, tone: shade(c, -0.045), vein: shade(c, 0.1, -0.02) });
  if (kind === 'round') return leaf(x, y, a, Z * 0.55, Z * 0.36, { fill: c, tone: shade(c, -0.045), vein: shade(c, 0.1) });
  if (kind === 'berry') return circ(x, y, Z * 0.14, `fill="${c}"`);
  return kind === 'lav' || kind === 'wheat' ? leaf(x, y, a, Z * 0.28, Z * 0.12, { fill: c }) : '';
}

/** how far apart leaves grow, in sizes of the sprig */
const STEPS: Record<SprigKind, number> = { lance: 0.42, round: 0.62, fern: 0.24, olive: 0.4, euc: 0.55, berry: 0.7, lav: 0.2, wheat: 0.26 };

/** a sprig along a polyline: leaves in pairs or alternating */
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
  const stem = stemOf(pts),
    { tot } = stem,
    Z = o.size;
  const sw = o.sw ?? Z / 14;
  // the stem is smooth enough through every other point
  let s = path(
    ribbon(pts.length > 8 ? pts.filter((_, i) => i % 2 === 0 || i === pts.length - 1) : pts, (t) => sw * (1.15 - t * 0.75)),
    `fill="${o.stem}"`,
  );
  const step = o.step ?? STEPS[o.kind] * Z;
  const alternates = o.kind === 'lance' || o.kind === 'olive' || o.kind === 'berry';
  let k = 0;
  for (let d = tot * (o.start ?? 0.12); d < tot - step * 0.3; d += step, k++) {
    const t = d / tot,
      [p, a] = pos(stem, d),
      sc = (1 - 0.45 * t) * r.f(0.86, 1.12);
    const c = r.pick(o.cols),
      tone = shade(c, -0.045),
      vein = shade(c, 0.1, -0.02);
    for (const sd of alternates ? [k % 2 ? 1 : -1] : [1, -1]) s += GROWTHS[o.kind](r, { p, a, sd, t, sc, c, tone, vein }, { Z, stem: o.stem, sw });
  }
  const [end, direction] = pos(stem, tot - 1);
  return s + tip(o.kind, end, direction, Z, r.pick(o.cols));
}
