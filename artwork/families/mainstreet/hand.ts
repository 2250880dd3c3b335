import { circ, g, mix, n1, type P, type Palette, path, polar, rect, type Rng, shade, star, tf } from '#artwork/engine.ts';

/** Where the words go, and on what. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; accent: string; max: number };

export type Paints = { red: string; blue: string; white: string; gold: string; green: string; leaf: string; dark: string; wood: string; sky: string; pale: string };

/** The paints of a picture of a small town, from a palette. */
export function paintsOf(p: Palette): Paints {
  const green = mix(p.c, '#5d7d4b', 0.45);
  return { red: p.a, blue: p.e, white: mix(p.paper, '#fffaf0', 0.4), gold: p.b, green, leaf: shade(green, 0.08, 0.01), dark: p.ink, wood: mix('#a9744a', p.a, 0.14), sky: p.bg, pale: mix(p.d, p.paper, 0.35) };
}

/** one touch of a small brush at (x, y) */
export const dab = (x: number, y: number, s: number, lean: number) => `M${n1(x - s)} ${n1(y)}q${n1(s)} ${n1(-s - lean)} ${n1(s * 2)} ${n1(-lean * 0.6)}q${n1(-s)} ${n1(s * 1.2 + lean)} ${n1(-s * 2)} ${n1(lean * 0.6)}Z`;

/** one flat stroke of light on water */
export const lick = (x: number, y: number, s: number) => `M${n1(x - s)} ${n1(y)}q${n1(s)} ${n1(-s * 0.2)} ${n1(s * 2)} 0q${n1(-s)} ${n1(s * 0.22)} ${n1(-s * 2)} 0Z`;

/** grass over a field: short upright touches in two tones */
export function grass(r: Rng, x: number, y: number, w: number, h: number, n: number, col: string): string {
  let a = '', b = '';
  for (let i = 0; i < n; i++) {
    const px = x + r.f() * w, py = y + r.f() * h, s = 5 + ((py - y) / h) * 8;
    const d = `M${n1(px)} ${n1(py)}q${n1(r.f(-2, 2))} ${n1(-s * 0.7)} ${n1(r.f(-3, 4))} ${n1(-s)}`;
    if (i % 2) a += d; else b += d;
  }
  return path(a, `fill="none" stroke="${shade(col, 0.08)}" stroke-width="2.4" stroke-linecap="round"`) + path(b, `fill="none" stroke="${shade(col, -0.08)}" stroke-width="2.4" stroke-linecap="round"`);
}

/** a round-headed elm, its leaves touched in one by one, light from the left */
export function elm(r: Rng, x: number, base: number, k: number, col: string, trunk: string): string {
  let dark = '', mid = '', lit = '';
  for (let i = 0; i < Math.round(120 * Math.max(1, k)); i++) {
    const [dx, dy] = polar(0, 0, 62 * Math.sqrt(r.f()), r.f(0, 6.283)), px = x + dx * k, py = base - 118 * k + dy * 1.12 * k, d = dab(px, py, r.f(6, 10) * Math.min(k, 1.1), r.f(-3, 3) * Math.min(k, 1.1)), tone = dx + dy * 1.2 + r.f(-26, 26);
    if (tone > 22) dark += d; else if (tone > -22) mid += d; else lit += d;
  }
  return path(`M${n1(x - 6 * k)} ${base}L${n1(x - 4 * k)} ${n1(base - 90 * k)}H${n1(x + 4 * k)}L${n1(x + 7 * k)} ${base}Z`, `fill="${trunk}"`) + `<ellipse cx="${n1(x)}" cy="${n1(base - 118 * k)}" rx="${n1(56 * k)}" ry="${n1(64 * k)}" fill="${shade(col, -0.05)}"/>` + path(dark, `fill="${shade(col, -0.11)}"`) + path(mid, `fill="${col}"`) + path(lit, `fill="${shade(col, 0.1, 0.01)}"`);
}

/** The flag as it is: thirteen stripes, the blue field over seven of them at the top by the staff, fifty stars. */
export function flag(t: Paints, w: number): string {
  const h = w / 1.9, s = h / 13, cw = w * 0.4, ch = s * 7;
  let stripes = '', stars = '';
  for (let i = 0; i < 13; i += 2) stripes += rect(0, i * s, w, s);
  for (let j = 0; j < 9; j++) for (let i = 0; i < (j % 2 ? 5 : 6); i++) {
    const x = (cw / 12) * (1 + i * 2 + (j % 2)), y = (ch / 10) * (j + 1);
    stars += w > 120 ? path(star(x, y, 5, cw * 0.036, cw * 0.015)) : circ(x, y, cw * 0.026);
  }
  return rect(0, 0, w, h, `fill="${t.white}"`) + g(stripes, `fill="${t.red}"`) + rect(0, 0, cw, ch, `fill="${t.blue}"`) + g(stars, `fill="${t.white}"`);
}

/** a pleated half-round of bunting hung from (x, y), R its reach */
export function fan(t: Paints, x: number, y: number, R: number, stars = true): string {
  const half = (q: number, col: string) => path(`M${n1(-q)} 0A${n1(q)} ${n1(q)} 0 0 0 ${n1(q)} 0Z`, `fill="${col}"`);
  let pleats = '', folds = '', pts = '';
  for (let i = 1; i < 12; i++) {
    const a = (i / 12) * Math.PI, p = polar(0, 0, R, a), q = polar(0, 0, R, a + 0.09);
    pleats += `M0 0L${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}Z`;
    folds += `M0 0L${n1(p[0])} ${n1(p[1])}`;
  }
  if (stars) for (let i = 0; i < 5; i++) { const c = polar(0, 0, R * 0.31, ((i + 0.5) / 5) * Math.PI); pts += star(c[0], c[1], 5, R * 0.075, R * 0.032); }
  return g(half(R, t.red) + half(R * 0.72, t.white) + half(R * 0.46, t.blue) + path(pts, `fill="${t.white}"`) + path(pleats, `fill="${t.dark}" opacity=".13"`) + path(folds, `stroke="${t.dark}" stroke-width="1.2" opacity=".25" fill="none"`), tf(x, y));
}

/** a townsperson the height of a thumb, seen from across the street: hat, coat, and perhaps a small flag */
export function person(t: Paints, x: number, y: number, k: number, coat: string, hat: string, o: { skirt?: boolean; flag?: boolean; skin: string }): string {
  const body = o.skirt ? 'M-9 0L-4 -18Q0 -22 4 -18L9 0Z' : 'M-6 -8L-6 -18Q0 -23 6 -18L6 -8Z';
  const legs = o.skirt ? '' : path('M-5 -9h4.4V2h-4.4ZM1 -9h4.4V2H1Z', `fill="${t.dark}"`);
  return g(legs + path(body, `fill="${coat}"`) + circ(0, -25, 4.6, `fill="${o.skin}"`) + path('M-7 -27Q-4 -28 -4 -32Q0 -35 4 -32Q4 -28 7 -27Z', `fill="${hat}"`)
    + (o.flag ? path('M6 -14L12 -34', `stroke="${t.dark}" stroke-width="1.4"`) + path('M12 -34l11 2l-2 7l-11 -2Z', `fill="${t.white}"`) + path('M12 -34l5 1l-1 4l-5 -1Z', `fill="${t.blue}"`) + path('M17 -33l6 1M15.5 -28l6 1', `stroke="${t.red}" stroke-width="1.6"`) : ''), tf(x, y, 0, k));
}

export const row = (a: P, b: P, n: number): P[] => Array.from({ length: n }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / Math.max(1, n - 1), a[1] + ((b[1] - a[1]) * i) / Math.max(1, n - 1)]);
