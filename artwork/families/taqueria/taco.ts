import { blob, circ, type Drawing, g, n1, type Palette, path, polar, type Rng, shade, TAU, tf } from '#artwork/engine.ts';

export type Stall = { c: Drawing; r: Rng; p: Palette };

/** a taco open on its two tortillas, from above, of radius R: meat, onion, coriander, and what goes on top */
export function taco({ r }: Stall, x: number, y: number, R: number, deg: number, kind: 'pastor' | 'pollo' | 'hongos'): string {
  const dough = '#f0d596', toast = '#c98f48', meat = { pastor: '#c0542a', pollo: '#c98a4a', hongos: '#7a5236' }[kind];
  const disc = (dx: number, dy: number, col: string) => { const d = blob(r, dx, dy, R, R * 0.97, 14, 0.016); let spots = ''; for (let i = 0; i < 16; i++) { const q = polar(dx, dy, R * r.f(0.55, 0.95), r.f(0, TAU)), s = r.f(0.03, 0.075) * R; spots += blob(r, q[0], q[1], s * 1.3, s, 6, 0.2); } return path(d, `fill="${col}"`) + path(d, `fill="none" stroke="${toast}" stroke-width="5" opacity=".6"`) + path(spots, `fill="${toast}" opacity=".6"`); };
  let o = circ(8, 16, R * 1.02, 'fill="#1c0f08" opacity=".28"') + disc(R * 0.08, R * 0.1, shade(dough, -0.06)) + disc(0, 0, dough);
  o += path(blob(r, 0, 6, R * 0.76, R * 0.42, 12, 0.07), 'fill="#6b2f12" opacity=".4"');
  // meat in small pieces, the dark below, the bright on top
  let low = '', high = '', gloss = '';
  for (let i = 0; i < 96; i++) { const a = r.f(0, TAU), q = Math.sqrt(r.f()), X = Math.cos(a) * q * R * 0.72, Y = Math.sin(a) * q * R * 0.36, s = R * r.f(0.05, 0.1), d = blob(r, X, Y, s * 1.35, s, 5, 0.22); if (i < 48) low += d; else high += d; if (i > 60) gloss += `M${n1(X - s * 0.5)} ${n1(Y - s * 0.4)}h${n1(s * 0.7)}`; }
  o += path(low, `fill="${shade(meat, -0.09)}"`) + path(high, `fill="${meat}"`) + path(gloss, `stroke="${shade(meat, 0.14)}" stroke-width="${n1(R * 0.026)}" stroke-linecap="round" opacity=".8"`);
  // onion, coriander
  let onion = '', leaf = '';
  for (let i = 0; i < 24; i++) { const a = r.f(0, TAU), q = Math.sqrt(r.f()), X = Math.cos(a) * q * R * 0.62, Y = Math.sin(a) * q * R * 0.28, t = r.f(0, 3); onion += `M${n1(X)} ${n1(Y)}l${n1(Math.cos(t) * R * 0.055)} ${n1(Math.sin(t) * R * 0.055)}`; }
  for (let i = 0; i < 15; i++) { const a = r.f(0, TAU), q = Math.sqrt(r.f()), X = Math.cos(a) * q * R * 0.64, Y = Math.sin(a) * q * R * 0.3; for (const t of [0, 2.1, 4.2]) { const e = polar(X, Y, R * 0.035, t + i); leaf += blob(r, e[0], e[1], R * 0.042, R * 0.034, 5, 0.2); } }
  o += path(leaf, 'fill="#4f8f3a"') + path(onion, `stroke="#fffdf4" stroke-width="${n1(R * 0.05)}" stroke-linecap="square"`) + path(onion, `stroke="#e9d7e2" stroke-width="${n1(R * 0.014)}" stroke-linecap="square"`);
  if (kind === 'pastor') for (const [dx, dy, d] of [[-0.34, -0.1, 10], [0.02, 0.14, -30], [0.36, -0.06, 40]] as const) o += g(path('M-26 16L0 -22L26 16Q0 26 -26 16Z', 'fill="#d99a1e"') + path('M-24 12L0 -24L24 12Q0 22 -24 12Z', 'fill="#f7cf4a"') + path('M-8 8L-2 -10M6 8L3 -8', 'stroke="#e5ae2c" stroke-width="3"'), tf(R * dx, R * dy, d, R / 150));
  if (kind === 'pollo') o += path(`M${n1(-R * 0.5)} ${n1(-R * 0.14)}Q${n1(-R * 0.3)} ${n1(R * 0.24)} ${n1(-R * 0.1)} 0T${n1(R * 0.26)} 0T${n1(R * 0.54)} ${n1(-R * 0.06)}`, `fill="none" stroke="#fffdf2" stroke-width="${n1(R * 0.07)}" stroke-linecap="round"`);
  if (kind === 'hongos') for (const [dx, dy, d] of [[-0.3, -0.06, -20], [0.08, 0.1, 30], [0.38, -0.08, 70]] as const) o += g(path('M-40 0C-30 -30 30 -30 40 0C20 22 -20 22 -40 0Z', 'fill="#d3e08e"') + path('M-34 0C-24 -20 24 -20 34 0', 'fill="none" stroke="#8fae4c" stroke-width="7"'), tf(R * dx, R * dy, d, R / 170));
  return g(o, tf(x, y, deg));
}

/** a lime in a wedge, or half of one seen on its cut side */
export function lime(x: number, y: number, R: number, deg: number, half: boolean): string {
  if (!half) return g(path('M-60 -4C-50 44 50 44 60 -4Z', 'fill="#1c0f08" opacity=".25" transform="translate(4 9)"') + path('M-60 -4C-50 44 50 44 60 -4Z', 'fill="#5d9a34"') + path('M-54 -4C-44 34 44 34 54 -4Z', 'fill="#e8f2c2"') + path('M-46 -2C-38 26 38 26 46 -2Z', 'fill="#b5d24f"') + path('M-16 -2L-20 18M14 -2L20 18', 'stroke="#e8f2c2" stroke-width="4"'), tf(x, y, deg, R / 60));
  let cells = '';
  for (let i = 0; i < 9; i++) { const a = polar(0, 0, 44, (i * TAU) / 9 + 0.08), b = polar(0, 0, 44, ((i + 1) * TAU) / 9 - 0.08), m = polar(0, 0, 9, ((i + 0.5) * TAU) / 9); cells += `M${n1(m[0])} ${n1(m[1])}L${n1(a[0])} ${n1(a[1])}A44 44 0 0 1 ${n1(b[0])} ${n1(b[1])}Z`; }
  return g(circ(4, 9, 60, 'fill="#1c0f08" opacity=".25"') + circ(0, 0, 60, 'fill="#5d9a34"') + circ(0, 0, 53, 'fill="#e8f2c2"') + path(cells, 'fill="#b5d24f"') + path('M-24 -18h.1M10 -30h.1M28 6h.1M-6 26h.1M-32 12h.1', 'stroke="#e3f0a6" stroke-width="6" stroke-linecap="round"'), tf(x, y, deg, R / 60));
}

/** a radish with its leaves, the root towards the right */
export const radish = (x: number, y: number, deg: number, k: number): string => g(path('M-30 0C-60 -30 -110 -34 -130 -14C-120 2 -100 4 -84 2C-104 12 -112 28 -100 38C-76 40 -48 22 -30 0Z', 'fill="#5c9640"') + path('M-34 0L-118 -12M-34 2L-96 32', 'stroke="#8fbf63" stroke-width="4" stroke-linecap="round"') + path('M40 0Q70 2 90 14', 'fill="none" stroke="#e9a7b4" stroke-width="5" stroke-linecap="round"') + path('M-38 0C-36 -40 16 -44 44 -4C46 0 46 4 42 8C16 44 -36 40 -38 0Z', 'fill="#cf2f52"') + path('M22 -24C36 -16 46 -6 48 2C44 12 34 20 24 24C32 8 32 -10 22 -24Z', 'fill="#fbe3e6"') + path('M-22 -16Q-10 -28 6 -24', 'fill="none" stroke="#f6a3b5" stroke-width="7" stroke-linecap="round"'), tf(x, y, deg, k));

