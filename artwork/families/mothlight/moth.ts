import { circ, type Drawing, ell, g, mix, n1, type P, path, polar, type Rng, shade, smooth } from '#artwork/engine.ts';

/** A kind of moth: the right wings as rims from the shoulder round, in units of half a span, and how they are painted. */
export type Kind = {
  fore: P[];
  hind: P[];
  /** bands across the forewing, as shares of the way from shoulder to tip: from, to, which colour */
  bands: readonly (readonly [from: number, to: number, colour: 'dark' | 'pale' | 'warm'])[];
  eyes?: readonly (readonly [wing: 'fore' | 'hind', x: number, y: number, size: number])[];
  /** the hind wing has a colour of its own */
  flash?: boolean;
  body: number;
};

export type Coat = { ground: string; dark: string; pale: string; warm: string; flash: string };

export const KINDS: Record<'luna' | 'hawk' | 'tiger' | 'emperor' | 'small', Kind> = {
  luna: {
    fore: [[0.03, -0.1], [0.3, -0.44], [0.66, -0.62], [1, -0.62], [0.9, -0.4], [0.78, -0.16], [0.5, 0.04], [0.2, 0.08], [0.03, 0.06]],
    hind: [[0.03, 0], [0.3, 0], [0.56, 0.12], [0.6, 0.34], [0.46, 0.52], [0.4, 0.74], [0.46, 0.98], [0.54, 1.2], [0.44, 1.28], [0.32, 1.08], [0.26, 0.82], [0.2, 0.56], [0.06, 0.4]],
    bands: [[0.66, 0.69, 'pale']], eyes: [['fore', 0.56, -0.3, 0.06], ['hind', 0.34, 0.24, 0.062]], body: 1.1,
  },
  hawk: {
    fore: [[0.04, -0.16], [0.4, -0.34], [0.8, -0.42], [1, -0.36], [0.82, -0.16], [0.5, 0.02], [0.2, 0.12], [0.04, 0.06]],
    hind: [[0.04, 0.02], [0.34, 0.02], [0.6, 0.1], [0.62, 0.26], [0.42, 0.4], [0.18, 0.42], [0.04, 0.3]],
    bands: [[0.24, 0.3, 'dark'], [0.44, 0.47, 'pale'], [0.62, 0.72, 'dark'], [0.86, 0.88, 'pale']], flash: true, body: 1.5,
  },
  tiger: {
    fore: [[0.03, -0.12], [0.36, -0.4], [0.76, -0.52], [0.94, -0.42], [0.88, -0.2], [0.6, 0.02], [0.26, 0.12], [0.03, 0.06]],
    hind: [[0.03, 0.02], [0.4, 0], [0.68, 0.14], [0.64, 0.42], [0.36, 0.56], [0.12, 0.48], [0.03, 0.3]],
    bands: [[0.14, 0.24, 'pale'], [0.36, 0.42, 'pale'], [0.54, 0.66, 'pale'], [0.8, 0.86, 'pale']], eyes: [['hind', 0.3, 0.2, 0.05], ['hind', 0.52, 0.24, 0.06], ['hind', 0.32, 0.4, 0.045]], flash: true, body: 1.35,
  },
  emperor: {
    fore: [[0.03, -0.12], [0.34, -0.5], [0.76, -0.7], [1, -0.56], [0.92, -0.26], [0.72, 0], [0.34, 0.12], [0.03, 0.06]],
    hind: [[0.03, 0.02], [0.4, 0], [0.76, 0.12], [0.82, 0.42], [0.56, 0.66], [0.24, 0.62], [0.03, 0.36]],
    bands: [[0.24, 0.28, 'dark'], [0.3, 0.33, 'pale'], [0.74, 0.76, 'dark'], [0.78, 0.84, 'warm'], [0.9, 0.95, 'pale']], eyes: [['fore', 0.52, -0.26, 0.1], ['hind', 0.44, 0.28, 0.1]], body: 1.3,
  },
  small: {
    fore: [[0.04, -0.14], [0.4, -0.46], [0.8, -0.52], [0.96, -0.34], [0.78, -0.06], [0.4, 0.12], [0.04, 0.08]],
    hind: [[0.04, 0.04], [0.4, 0.04], [0.62, 0.18], [0.54, 0.44], [0.28, 0.54], [0.04, 0.36]],
    bands: [[0.3, 0.36, 'dark'], [0.6, 0.66, 'dark'], [0.82, 0.86, 'pale']], body: 1.2,
  },
};

const at = (ps: P[], s: number): P[] => ps.map(([x, y]) => [x * s, y * s]);

/** a band across a wing: its rim drawn in to the shoulder by two shares, the one less the other */
function band(rim: P[], from: number, to: number, wave: number): string {
  const arc = (k: number): P[] => rim.slice(1, -1).map(([x, y], i) => [x * k * (1 + (i % 2 ? wave : -wave)), y * k * (1 + (i % 2 ? wave : -wave))]);
  return `${smooth(arc(to), false)}L${arc(from).toReversed().map((q) => `${n1(q[0])} ${n1(q[1])}`).join('L')}Z`;
}

/** A moth with wings spread, `s` half its span, its head up, centred on the origin; the left is the right turned over. */
export function moth(c: Drawing, r: Rng, kind: Kind, s: number, k: Coat): string {
  const fore = at(kind.fore, s), hind = at(kind.hind, s), fd = smooth(fore, true, 0.9), hd = smooth(hind, true, 0.9), w = Math.max(1, s / 130);
  const hue = { dark: k.dark, pale: k.pale, warm: k.warm }, back = kind.flash ? k.flash : shade(k.ground, 0.03);
  const scales = (rim: P[], n: number, col: string, o: number) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const q = rim[1 + Math.floor(r.f(0, rim.length - 2))]!, t = Math.sqrt(r.f(0.04, 1)), a: P = [q[0] * t + r.f(-0.03, 0.03) * s, q[1] * t + r.f(-0.03, 0.03) * s], l = Math.hypot(...q) || 1;
      d += `M${n1(a[0])} ${n1(a[1])}l${n1((q[0] / l) * s * 0.03)} ${n1((q[1] / l) * s * 0.03)}`;
    }
    return path(d, `stroke="${col}" stroke-width="${n1(Math.max(0.8, s / 150))}" stroke-opacity="${o}" fill="none" stroke-linecap="round"`);
  };
  const veins = (rim: P[]) => path(rim.slice(1, -1).map((q) => `M0 0Q${n1(q[0] * 0.5 + q[1] * 0.06)} ${n1(q[1] * 0.5 - q[0] * 0.05)} ${n1(q[0] * 0.96)} ${n1(q[1] * 0.96)}`).join(''), `fill="none" stroke="${k.dark}" stroke-width="${n1(w * 0.8)}" stroke-opacity=".4"`);
  const eye = (x: number, y: number, q: number) => circ(x * s, y * s, q * s, `fill="${k.dark}"`) + circ(x * s, y * s, q * s * 0.84, `fill="${k.warm}"`) + circ(x * s, y * s, q * s * 0.6, `fill="${k.dark}"`) + path(`M${n1((x - q * 0.34) * s)} ${n1((y - q * 0.1) * s)}A${n1(q * 0.4 * s)} ${n1(q * 0.4 * s)} 0 0 1 ${n1((x + q * 0.2) * s)} ${n1((y - q * 0.34) * s)}`, `fill="none" stroke="${k.pale}" stroke-width="${n1(w * 1.3)}" stroke-linecap="round"`);
  const wing = (d: string, rim: P[], col: string, which: 'fore' | 'hind') => path(d, `fill="${col}"`)
    + g(path(d, `fill="${c.rad([[0, k.dark, 0.5], [0.4, k.dark, 0], [1, k.dark, 0.22]], 0, 0, s, 'u')}"`)
      + (which === 'fore' ? kind.bands : kind.bands.slice(-2)).map(([a, b, q]) => path(band(rim, a, b, 0.03), `fill="${hue[q]}" opacity="${q === 'dark' ? 0.75 : 0.9}"`)).join('') + veins(rim) + (s > 60 ? scales(rim, Math.round(s * 0.9), k.pale, 0.5) + scales(rim, Math.round(s * 0.7), k.dark, 0.4) : ''), `clip-path="${c.clip(path(d))}"`)
    + path(d, `fill="none" stroke="${k.dark}" stroke-width="${n1(w * 1.5)}" stroke-linejoin="round"`) + (kind.eyes ?? []).filter(([on]) => on === which).map(([, x, y, q]) => eye(x, y, q)).join('');
  const half = c.def((id) => `<g id="${id}">${wing(hd, hind, back, 'hind')}${wing(fd, fore, k.ground, 'fore')}</g>`);
  // a body in fur, feathered horns
  const b = kind.body * s * 0.062, L = s * 0.44, body = `M0 ${n1(-s * 0.2)}C${n1(b * 1.25)} ${n1(-s * 0.18)} ${n1(b * 1.3)} ${n1(s * 0.04)} ${n1(b)} ${n1(s * 0.1)}C${n1(b * 0.95)} ${n1(L * 0.7)} ${n1(b * 0.4)} ${n1(L)} 0 ${n1(L * 1.04)}C${n1(-b * 0.4)} ${n1(L)} ${n1(-b * 0.95)} ${n1(L * 0.7)} ${n1(-b)} ${n1(s * 0.1)}C${n1(-b * 1.3)} ${n1(s * 0.04)} ${n1(-b * 1.25)} ${n1(-s * 0.18)} 0 ${n1(-s * 0.2)}Z`;
  let rings = '', fur = '', horn = '';
  for (let i = 0; i < 6; i++) rings += `M${n1(-b)} ${n1(s * 0.12 + (i * L) / 7.6)}Q0 ${n1(s * 0.15 + (i * L) / 7.6)} ${n1(b)} ${n1(s * 0.12 + (i * L) / 7.6)}`;
  for (let i = 0; i < 30; i++) { const p = polar(0, -s * 0.06, b * 1.02, (i / 30) * Math.PI * 2), e = polar(0, -s * 0.06, b * r.f(1.25, 1.55), (i / 30) * Math.PI * 2 + r.f(-0.1, 0.1)); fur += `M${n1(p[0])} ${n1(p[1] * 1.1)}L${n1(e[0])} ${n1(e[1] * 1.25)}`; }
  for (const m of [-1, 1]) {
    horn += `M${n1(m * b * 0.3)} ${n1(-s * 0.19)}Q${n1(m * s * 0.1)} ${n1(-s * 0.3)} ${n1(m * s * 0.22)} ${n1(-s * 0.33)}`;
    for (let i = 1; i < 9; i++) { const t = i / 9, x = m * s * (0.03 + 0.19 * t), y = -s * (0.19 + 0.2 * t - 0.06 * t * t), q = s * 0.045 * Math.sin(Math.PI * Math.min(1, t * 1.1)) + s * 0.008; horn += `M${n1(x)} ${n1(y)}l${n1(m * q * 0.2)} ${n1(-q)}M${n1(x)} ${n1(y)}l${n1(m * q)} ${n1(q * 0.7)}`; }
  }
  return `<use href="#${half}"/><use href="#${half}" transform="scale(-1 1)"/>` + path(horn, `fill="none" stroke="${mix(k.warm, k.dark, 0.2)}" stroke-width="${n1(w * 1.1)}" stroke-linecap="round"`) + path(fur, `stroke="${k.pale}" stroke-width="${n1(w * 1.2)}" stroke-linecap="round"`)
    + path(body, `fill="${c.lin([[0, k.dark], [0.4, k.pale], [1, k.dark]], 0, 0, 1, 0)}"`) + path(rings, `fill="none" stroke="${k.dark}" stroke-width="${n1(w * 1.6)}" stroke-opacity=".7"`) + ell(0, -s * 0.06, b * 1.02, b * 1.5, `fill="${k.pale}"`) + path(fur, `stroke="${k.warm}" stroke-width="${n1(w * 0.8)}" stroke-opacity=".5" transform="scale(.8)"`) + circ(-b * 0.5, -s * 0.175, b * 0.24, `fill="${k.dark}"`) + circ(b * 0.5, -s * 0.175, b * 0.24, `fill="${k.dark}"`);
}
