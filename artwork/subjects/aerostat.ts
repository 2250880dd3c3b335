import { bez, circ, clamp, ell, g, lerp, n1, type P, path, polar, poly, pt, rect, tf } from '#artwork/engine.ts';
import { burin, type Ink } from '#artwork/marks/burin.ts';

/**
 * The gas bag of a balloon: its middle, its radius and how many gores it is sewn of. `S` is the point at an angle from the
 * middle (-H to H) and a height from the top (0) to the neck (1), `tk` the angle of the seam k.
 */
type Envelope = { x: number; y: number; R: number; I: Ink; gores: number; S: (th: number, v: number) => P; tk: (k: number) => number };

/** the angle of the limb */
const H = Math.PI / 2;
/** how far the balloon is tilted to the viewer */
const TILT = 0.13;
/** how far the seams are turned from the middle */
const TURN = -0.12;

/** the outline of the balloon: half its width and its height at v, from the top (0) to the neck (1) */
function prof(low: readonly P[], v: number): P {
  if (v < 0.5) {
    const f = (v / 0.5) * (Math.PI / 2);
    return [Math.sin(f), -Math.cos(f)];
  }
  const i = ((v - 0.5) / 0.5) * 40, a = low[Math.min(40, Math.floor(i))]!, b = low[Math.min(40, Math.ceil(i))]!;
  return [lerp(a[0], b[0], i % 1), lerp(a[1], b[1], i % 1)];
}

/** a strip of the bag between two angles and two heights */
function strip({ S }: Envelope, t0: number, t1: number, v0: number, v1: number) {
  const a: P[] = [];
  for (let i = 0; i <= 24; i++) a.push(S(t0, lerp(v0, v1, i / 24)));
  for (let i = 0; i <= 6; i++) a.push(S(lerp(t0, t1, i / 6), v1));
  for (let i = 24; i >= 0; i--) a.push(S(t1, lerp(v0, v1, i / 24)));
  for (let i = 6; i >= 0; i--) a.push(S(lerp(t0, t1, i / 6), v0));
  return poly(a);
}

/** a belt round the bag, and swags with tassels hung from it */
function swags(envelope: Envelope) {
  const { R, I, gores, S, tk } = envelope;
  const belt = strip(envelope, -H, H, 0.5, 0.6);
  let sw = '', sl = '', tas = '';
  for (let k = -1; k < gores; k++) {
    const a = tk(k), b = tk(k + 1);
    if (b <= a) continue;
    const up: P[] = [], dn: P[] = [];
    for (let i = 0; i <= 10; i++) {
      const t = i / 10, th = lerp(a, b, t);
      up.push(S(th, 0.6));
      dn.push(S(th, 0.61 + 0.1 * Math.sin(Math.PI * t)));
    }
    sw += poly([...up, ...dn.reverse()]);
    for (const f of [0.3, 0.6]) {
      const q: P[] = [];
      for (let i = 0; i <= 10; i++) q.push(S(lerp(a, b, i / 10), 0.61 + 0.1 * f * Math.sin((Math.PI * i) / 10)));
      sl += poly(q, false);
    }
    const q = S(b, 0.61);
    tas += `M${n1(q[0] - R * 0.012)} ${n1(q[1])}h${n1(R * 0.024)}l${n1(R * 0.012)} ${n1(R * 0.1)}h${n1(-R * 0.048)}Z`;
  }
  return path(sw, `fill="${I.paper}" stroke="${I.ink}" stroke-width="1.8"`) + path(sl, `fill="none" stroke="${I.ink}" stroke-width="1.2"`)
    + path(belt, `fill="${I.paper}" stroke="${I.ink}" stroke-width="2"`) + path(tas, `fill="${I.spot}" stroke="${I.ink}" stroke-width="1.2"`);
}

/** stars on the belt, and the lines of its shaded end */
function beltStars({ R, I, gores, S, tk }: Envelope) {
  let st = '', bl = '';
  for (let k = 0; k < gores; k++) {
    const a = (tk(k) + tk(k - 1)) / 2, q = S(a, 0.55), sq = Math.max(0.14, Math.cos(a));
    const sr = R * 0.042;
    st += poly(Array.from({ length: 10 }, (_, i) => { const z = polar(0, 0, i % 2 ? sr * 0.45 : sr, -H + (i * Math.PI) / 5); return [q[0] + z[0] * sq, q[1] + z[1]] as P; }));
  }
  for (let i = 0; i < 30; i++) {
    const th = lerp(0.3, H, i / 30), a = S(th, 0.5), b = S(th, 0.6);
    bl += `M${pt(a)}L${pt(b)}`;
  }
  return path(bl, `stroke="${I.ink}" stroke-width="1" opacity=".8"`) + path(st, `fill="${I.spot}" stroke="${I.ink}" stroke-width="1.2"`);
}

/** the gas bag, with its outline as path data */
function envelopeOf(x: number, y: number, R: number, I: Ink, gores: number): { envelope: Envelope; outline: string } {
  const low = bez([1, 0], [1, 0.6], [0.4, 0.98], [0.15, 1.34], 40);
  const S = (th: number, v: number): P => {
    const [pr, py] = prof(low, clamp(v));
    return [x + Math.sin(th) * pr * R, y + (py - Math.cos(th) * pr * TILT * (1 - 0.2 * v) + TILT * 0.55) * R];
  };
  const outline: P[] = [];
  for (let i = 0; i <= 44; i++) outline.push(S(-H, i / 44));
  for (let i = 44; i >= 0; i--) outline.push(S(H, i / 44));
  // gores are even in angle, so they crowd towards the limb
  const tk = (k: number) => clamp(-H + TURN + ((k + 0.5) * Math.PI) / gores, -H, H);
  return { envelope: { x, y, R, I, gores, S, tk }, outline: poly(outline) };
}

/** every second gore, in the second colour */
function colouredGores(envelope: Envelope) {
  const { I, gores, tk } = envelope;
  let d = '';
  for (let k = -1; k <= gores; k += 2) if (tk(k + 1) > tk(k)) d += strip(envelope, tk(k), tk(k + 1), 0.02, 1);
  return path(d, `fill="${I.spot}"`);
}

/** latitude lines that swell into the shade. @param n how many of them @param gap the distance between two */
function latitudeLines({ R, I, gores, S }: Envelope, n: number, gap: number) {
  const steps = R > 200 ? 30 : R > 120 ? 17 : 12;
  let d = '';
  for (let j = 1; j < n; j++) {
    const v = j / n, ps: P[] = [], ths: number[] = [];
    for (let i = 0; i <= steps; i++) {
      const th = -H + (Math.PI * i) / steps;
      ps.push(S(th, v));
      ths.push(th);
    }
    const up = Math.cos(Math.min(1, v / 0.5) * H) - Math.max(0, (v - 0.5) * 0.9);
    d += burin(ps, (i) => {
      const lit = 0.62 * -Math.sin(ths[i]! + 0.25) * 0.75 + 0.42 * up + 0.42 * Math.cos(ths[i]!);
      const gore = Math.abs(Math.sin(((ths[i]! + H - TURN) / Math.PI) * gores * Math.PI + Math.PI / 2));
      return gap * clamp(0.78 - lit * 0.66 + (1 - gore) * 0.12, 0.06, 0.82);
    });
  }
  return path(d, `fill="${I.ink}"`);
}

/** a second cut across the shaded flank */
function shadedFlank({ R, I, S }: Envelope, gap: number) {
  const n = R > 120 ? 22 : 11;
  let d = '';
  for (let k = 0; k < n; k++) {
    const th = lerp(0.62, H, k / n), ps: P[] = [];
    for (let i = 0; i <= 13; i++) ps.push(S(th, lerp(0.14, 0.98, i / 13)));
    d += burin(ps, (i) => gap * 0.3 * Math.sin((Math.PI * i) / 13) * clamp((th - 0.5) * 1.6));
  }
  return path(d, `fill="${I.ink}"`);
}

/** the seams between the gores */
function seams({ R, I, gores, S, tk }: Envelope) {
  let d = '';
  for (let k = 0; k < gores; k++) {
    const ps: P[] = [];
    for (let i = 0; i <= 26; i++) ps.push(S(tk(k), lerp(0.01, 1, i / 26)));
    d += poly(ps, false);
  }
  return path(d, `fill="none" stroke="${I.ink}" stroke-width="${n1(Math.max(1, R * 0.009))}"`);
}

/** The car under the bag: the height of its rim, half its width, and its depth. */
type Car = { by: number; bw: number; bh: number };

/** the lines that the car hangs by, and the ring of the neck */
function ropes({ x, y, R, I, S }: Envelope, { by, bw }: Car) {
  const ny = y + R * 1.42;
  let d = '';
  for (let i = 0; i <= 6; i++) {
    const t = i / 6, a = S(lerp(-H, H, t), 1);
    d += `M${pt(a)}L${n1(x + lerp(-bw, bw, t))} ${n1(by)}`;
  }
  for (const t of [-1, 1])
    d += `M${pt(S(t * H, 0.74))}Q${n1(x + t * R * 0.5)} ${n1(ny)} ${n1(x + t * bw)} ${n1(by)}M${pt(S(t * 0.9, 0.8))}Q${n1(x + t * R * 0.32)} ${n1(ny)} ${n1(x + t * bw * 0.7)} ${n1(by)}`;
  return path(d, `fill="none" stroke="${I.ink}" stroke-width="${n1(Math.max(0.9, R * 0.006))}"`)
    + ell(x, y + R * (1.34 + TILT * 0.5), R * 0.15, R * 0.03, `fill="${I.paper}" stroke="${I.ink}" stroke-width="${n1(R * 0.012)}"`);
}

/** two aeronauts: one with a top hat and a telescope, one with a flag */
function aeronauts({ x, R, I }: Envelope, { by, bw }: Car) {
  const hk = R * 0.0125;
  return g(
    path('M-4 0C-6 -12 -5 -19 0 -20C6 -19 7 -10 6 0Z', `fill="${I.ink}"`) + circ(1, -24, 3.6, `fill="${I.paper}" stroke="${I.ink}" stroke-width=".8"`)
      + path('M-4.6 -26.4H6.6V-27.4H4.4V-34H-2.4V-27.4H-4.6Z', `fill="${I.ink}"`) + path('M4 -17L13 -24L14 -22.6L5 -13Z', `fill="${I.ink}"`)
      + path('M12 -27L24 -31L24.8 -28.6L13 -23.6Z', `fill="${I.spot}" stroke="${I.ink}" stroke-width=".7"`),
    tf(x + bw * 0.28, by, 0, hk * 0.42 * 2),
  ) + g(path('M-6 0C-7 -10 -5 -17 -1 -18C4 -17 6 -9 6 0Z', `fill="${I.spot}" stroke="${I.ink}" stroke-width=".9"`)
    + circ(0, -21.6, 3.4, `fill="${I.paper}" stroke="${I.ink}" stroke-width=".8"`) + path('M-7 -23.6C-5 -29 5 -29 7 -23.6Z', `fill="${I.ink}"`)
    + path('M-4 -15L-12 -27L-10.6 -28L-2 -18Z', `fill="${I.ink}"`)
    + path('M-11 -27L-21 -31L-20 -24L-12 -26Z', `fill="${I.paper}" stroke="${I.ink}" stroke-width=".8"`), tf(x - bw * 0.42, by, 0, hk * 0.42 * 2));
}

/** the woven basket with its padded rim */
function basket({ x, R, I }: Envelope, { by, bw, bh }: Car) {
  const d = `M${n1(x - bw)} ${n1(by)}C${n1(x - bw * 0.94)} ${n1(by + bh * 0.9)} ${n1(x - bw * 0.7)} ${n1(by + bh)} ${n1(x)} ${n1(by + bh)}C${n1(x + bw * 0.7)} ${n1(by + bh)} ${n1(x + bw * 0.94)} ${n1(by + bh * 0.9)} ${n1(x + bw)} ${n1(by)}Z`;
  let weave = '';
  const rows = R > 130 ? 8 : 4;
  for (let j = 1; j < rows; j++) {
    const t = j / rows, wy = by + bh * t, ww = bw * Math.sqrt(1 - (t * 0.86) ** 2.6), ps: P[] = [];
    for (let i = 0; i <= 28; i++) ps.push([x + lerp(-ww, ww, i / 28), wy + (i % 2 ? 1 : -1) * R * 0.006]);
    weave += burin(ps, (i) => (bh / rows) * lerp(0.2, 0.86, i / 28));
  }
  return path(d, `fill="${I.paper}" stroke="${I.ink}" stroke-width="${n1(Math.max(1.4, R * 0.011))}"`) + path(weave, `fill="${I.ink}"`)
    + rect(x - bw * 1.1, by - R * 0.02, bw * 2.2, R * 0.045, `fill="${I.spot}" stroke="${I.ink}" stroke-width="${n1(Math.max(1.2, R * 0.009))}" rx="${n1(R * 0.02)}"`);
}

/** the flag aft of the car */
function flag({ x, R, I }: Envelope, { by, bw, bh }: Car) {
  return path(`M${n1(x + bw)} ${n1(by)}L${n1(x + bw * 2.3)} ${n1(by - bh * 0.5)}`, `stroke="${I.ink}" stroke-width="${n1(Math.max(1.2, R * 0.009))}"`)
    + path(`M${n1(x + bw * 2.1)} ${n1(by - bh * 0.46)}v${n1(-R * 0.14)}c${n1(R * 0.1)} ${n1(-R * 0.06)} ${n1(R * 0.2)} ${n1(R * 0.05)} ${n1(R
    * 0.34)} 0l${n1(-R * 0.07)} ${n1(R * 0.075)}l${n1(R * 0.07)} ${n1(R * 0.065)}c${n1(-R * 0.14)} ${n1(R * 0.05)} ${n1(-R * 0.24)} ${n1(-R * 0.06)} ${n1(-R * 0.34)} 0Z`,
    `fill="${I.spot}" stroke="${I.ink}" stroke-width="1.4" stroke-linejoin="round"`);
}

/** the sandbags on the side of the car */
function sandbags({ x, R, I }: Envelope, { by, bw, bh }: Car) {
  return [-0.62, 0, 0.6].map((t) =>
    path(`M${n1(x + bw * t)} ${n1(by + bh * 0.2)}v${n1(bh * 0.3)}m${n1(-R * 0.025)} 0h${n1(R * 0.05)}l${n1(R * 0.012)} ${n1(bh * 0.4)}h${n1(-R * 0.074)}Z`,
      `fill="${I.spot}" stroke="${I.ink}" stroke-width="1.3"`)).join('');
}

/** gas balloon: gores, swags, latitude lines that swell into the shade, net, car */
export function aerostat(x: number, y: number, R: number, I: Ink, o: { gores?: number; swag?: boolean; detail?: number } = {}) {
  const { envelope, outline } = envelopeOf(x, y, R, I, o.gores ?? 9);
  const lines = Math.round(R * 0.29 * (o.detail ?? 1)), gap = (R * 2.3) / lines;
  const car: Car = { by: y + R * 1.92, bw: R * 0.17, bh: R * 0.2 };
  return path(outline, `fill="${I.paper}"`) + colouredGores(envelope) + latitudeLines(envelope, lines, gap) + shadedFlank(envelope, gap) + seams(envelope)
    + (o.swag === false ? '' : swags(envelope) + beltStars(envelope))
    + path(outline, `fill="none" stroke="${I.ink}" stroke-width="${n1(Math.max(1.6, R * 0.012))}"`)
    + ropes(envelope, car) + (R > 130 ? aeronauts(envelope, car) : '') + basket(envelope, car) + flag(envelope, car) + sandbags(envelope, car);
}
