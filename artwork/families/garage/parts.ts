import { circ, type Drawing, mix, n1, path, polar, pt, rect, type Rng, shade, TAU } from '#artwork/engine.ts';
import type { roles } from '#artwork/colours/roles.ts';
import { chromeStops } from '#artwork/marks/chrome.ts';

/** a wheel with a tyre */
export const wheel = (c: Drawing, x: number, y: number, R: number, K: ReturnType<typeof roles>, o: { white?: boolean; cap: string; spokes?: boolean }) => {
  const tyre = '#1d1c21';
  let s = circ(x, y, R, `fill="${c.rad([[0, '#34333a'], [0.86, tyre], [1, '#0f0e12']])}"`);
  if (o.white) s += circ(x, y, R * 0.79, `fill="#efe9dc"`) + circ(x, y, R * 0.63, `fill="${tyre}"`);
  const cr = c.lin(chromeStops('#cfe0ea', '#6b5a4a'), 0, 0, 0.25, 1);
  if (o.spokes) {
    s += circ(x, y, R * 0.78, `fill="none" stroke="${cr}" stroke-width="${n1(R * 0.07)}"`);
    let d = '';
    for (let i = 0; i < 32; i++) {
      const a = (i / 32) * TAU, b = a + (i % 2 ? 0.42 : -0.42);
      d += `M${pt(polar(x, y, R * 0.12, b))}L${pt(polar(x, y, R * 0.76, a))}`;
    }
    s += circ(x, y, R * 0.745, `fill="#000" opacity=".16"`) + path(d, `stroke="#d9dde0" stroke-width="1.7"`) + circ(x, y, R * 0.2, `fill="${cr}"`) + circ(x, y, R * 0.09, `fill="#55585c"`);
  } else {
    s += circ(x, y, R * 0.58, `fill="${c.lin(chromeStops('#cfe0ea', '#7a6a58'), 0, 0, 0.3, 1)}"`) + circ(x, y, R * 0.44, `fill="${o.cap}"`)
      + circ(x, y, R * 0.3, `fill="${c.lin(chromeStops('#dfeaf0', '#7a6a58'), 0, 0, 0.3, 1)}"`);
    s += path(`M${n1(x - R * 0.2)} ${n1(y - R * 0.1)}A${n1(R * 0.22)} ${n1(R * 0.22)} 0 0 1 ${n1(x + R * 0.1)} ${n1(y - R * 0.2)}`,
      `fill="none" stroke="#fff" stroke-width="${n1(R * 0.05)}" stroke-linecap="round"`);
  }
  return s;
};

/** Draws a vehicle, given the palette by roles, the colours of its body and trim, and what is on it. */
export type Ride = (c: Drawing, r: Rng, K: ReturnType<typeof roles>, body: string, trim: string, variant: string) => string;

/** chrome */
export const chromeG = (c: Drawing) => c.lin(chromeStops('#cfe3ee', '#6f6154'));

/** the gloss of painted sheet metal */
export const paint = (c: Drawing, col: string) => c.lin([[0, shade(col, 0.12)], [0.16, shade(col, 0.05)], [0.42, col], [0.62, shade(col, -0.045)], [0.66, shade(col, 0.015)], [1, shade(col, -0.13)]]);

/** the glass of windows */
export const glassG = (c: Drawing, K: ReturnType<typeof roles>) =>
  c.lin([[0, mix(K.cool2, '#ffffff', 0.62)], [0.5, mix(K.cool2, '#dfeaea', 0.35)], [0.51, mix(K.cool2, K.cool, 0.35)], [1, mix(K.cool, K.deep, 0.25)]], 0, 0, 0.7, 1);

/** cases on a roof */
export const cases = (c: Drawing, x: number, y: number, K: ReturnType<typeof roles>, cols: string[]) => {
  const one = (dx: number, dy: number, w: number, h: number, col: string) =>
    rect(x + dx, y + dy - h, w, h, `rx="7" fill="${c.lin([[0, shade(col, 0.06)], [1, shade(col, -0.08)]])}"`)
      + rect(x + dx, y + dy - h * 0.62, w, 5, `fill="${shade(col, -0.14)}"`)
      + path(`M${x + dx + w / 2 - 18} ${y + dy - h}v-6q0 -8 8 -8h20q8 0 8 8v6`, `fill="none" stroke="${shade(col, -0.2)}" stroke-width="6"`)
      + [0.16, 0.78].map((q) => rect(x + dx + w * q, y + dy - h, 13, h, `fill="${shade(col, -0.16)}"`) + rect(x + dx + w * q - 1, y + dy - h * 0.62 - 4, 15, 13, `fill="${chromeG(c)}"`)).join('');
  return one(0, 0, 190, 70, cols[0]!) + one(200, 0, 110, 56, cols[1]!) + one(24, -86, 140, 52, cols[2]!);
};
