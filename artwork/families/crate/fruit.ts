import { circ, clamp, type Drawing, g, lerp, mix, n1, type P, path, poisson, polar, pt, ribbon, shade, smooth, TAU, tf } from '#artwork/engine.ts';
import type { Inks } from './inks.ts';

/** The colours of a fruit, from its light to its shadow. */
export type Skin = [string, string, string, string];

/** a leaf of length l and width w, its stalk at x, y */
export function leaf(c: Drawing, { black, green, darkGreen, lightGreen }: Inks, x: number, y: number, a: number, l: number, w: number, flip = 1) {
  const d = `M0 0C${l * 0.2} ${-w * flip * 0.9} ${l * 0.62} ${-w * flip * 1.05} ${l} ${-w * 0.1 * flip}C${l * 0.74} ${w * flip * 0.72} ${l * 0.3} ${w * flip * 0.78} 0 0Z`;
  const half = `M0 0C${l * 0.3} ${-w * 0.1 * flip} ${l * 0.66} ${-w * 0.22 * flip} ${l} ${-w * 0.1 * flip}C${l * 0.74} ${w * flip * 0.72} ${l * 0.3} ${w * flip * 0.78} 0 0Z`;
  const hl = `M${l * 0.16} ${-w * 0.32 * flip}C${l * 0.34} ${-w * 0.7 * flip} ${l * 0.6} ${-w * 0.78 * flip} ${l * 0.84} ${-w * 0.36 * flip}C${l * 0.6} ${-w * 0.52 * flip} ${l * 0.36} ${-w * 0.44 * flip} ${l * 0.16} ${-w * 0.32 * flip}Z`;
  let v = '';
  for (let i = 1; i < 6; i++) v += `M${n1(l * (0.1 + i * 0.14))} ${n1(-w * 0.1 * flip)}q${n1(l * 0.06)} ${n1(w * 0.22 * flip)} ${n1(l * 0.12)} ${n1(w * 0.34 * flip * (1 - i * 0.08))}`;
  return g(path(d, `fill="${c.lin([[0, green], [1, shade(green, -0.06)]], 0, 0, 1, 1)}" stroke="${black}" stroke-width="4.5" stroke-linejoin="round"`)
    + path(half, `fill="${darkGreen}"`) + path(hl, `fill="${lightGreen}" opacity=".85"`) + path(v, `fill="none" stroke="${green}" stroke-width="2.6"`)
    + path(`M0 0C${l * 0.3} ${-w * 0.1 * flip} ${l * 0.66} ${-w * 0.22 * flip} ${l} ${-w * 0.1 * flip}`, `fill="none" stroke="${lightGreen}" stroke-width="3"`), tf(x, y, a));
}

/** a white blossom of five petals */
export function blossom(c: Drawing, { hot, sun, black, lightGreen }: Inks, x: number, y: number, s: number, a0 = 0) {
  let d = '';
  for (let i = 0; i < 5; i++)
    d += g(path('M0 0C-24 -14 -30 -52 -8 -70C-2 -66 2 -66 6 -71C30 -54 26 -16 0 0Z',
      `fill="${c.lin([[0, '#ffffff'], [1, mix('#f3dcc0', hot, 0.12)]])}" stroke="${black}" stroke-width="3"`)
        + path('M0 -8C-4 -26 -4 -38 0 -52M-4 -10C-12 -26 -14 -36 -12 -46',
        `fill="none" stroke="${mix('#c9a680', hot, 0.2)}" stroke-width="2.4" stroke-linecap="round"`), `transform="rotate(${i * 72 + a0})"`);
  for (let i = 0; i < 10; i++) {
    const q = polar(0, 0, 19 + (i % 2) * 4, (i / 10) * TAU);
    d += `<path d="M0 0L${pt(q)}" stroke="${mix(sun, '#fff', 0.4)}" stroke-width="2.4"/>` + circ(q[0], q[1], 4.2, `fill="${sun}" stroke="${black}" stroke-width="1.4"`);
  }
  return g(d + circ(0, 0, 6, `fill="${lightGreen}"`), tf(x, y, 0, s));
}

/** a fruit body in litho tones: base, crayon shadow, reflected rim, wet light */
export function fruit(c: Drawing, { black }: Inks, D: string, x: number, y: number, R: number, col: Skin, pores = true) {
  const { r } = c, cl = c.clip(path(D));
  let dots = '', hi = '';
  for (const q of poisson(r, x - R * 1.15, y - R * 1.1, R * 2.3, R * 2.2, (q2) => { const d = ((q2[0] - x) * 0.6 + (q2[1] - y) * 0.7) / R; return R * (0.034 + 0.05 * clamp(0.62 - d)); }, 5)) {
    const d = ((q[0] - x) * 0.6 + (q[1] - y) * 0.7) / R, e = Math.hypot(q[0] - x, q[1] - y) / R;
    if (d > 0.02) dots += `M${pt(q)}h0`;
    else if (pores && e < 0.92 && r.chance(0.4)) hi += `M${pt(q)}h0`;
  }
  return (
    path(D, `fill="${c.rad([[0, col[0]], [0.34, col[1]], [0.78, col[2]], [1, col[3]]], Number(n1(x - R * 0.3)), Number(n1(y - R * 0.34)), Number(n1(R * 1.42)), 'u')}" stroke="${black}" stroke-width="7" stroke-linejoin="round"`)
      +
    g(
      path(dots, `fill="none" stroke="${col[3]}" stroke-width="${n1(R * 0.027)}" stroke-linecap="round" stroke-opacity=".62"`) +
        path(hi, `fill="none" stroke="${col[2]}" stroke-width="${n1(R * 0.022)}" stroke-linecap="round" stroke-opacity=".55"`) +
        path(`M${n1(x + R * 0.3)} ${n1(y + R * 0.9)}A${n1(R * 0.93)} ${n1(R * 0.93)} 0 0 0 ${n1(x + R * 0.92)} ${n1(y + R * 0.1)}`,
          `fill="none" stroke="${mix(col[1], '#ffd9a8', 0.5)}" stroke-width="${n1(R * 0.05)}" stroke-linecap="round" opacity=".55"`),
      `clip-path="${cl}"`,
    )
  );
}

/** a citrus fruit cut in half, its ten segments to the front */
export function half(c: Drawing, { black }: Inks, x: number, y: number, R: number, rind: string, flesh: [string, string], sq = 0.93, a = 0) {
  const { r } = c;
  let s = '', drops = '';
  for (let i = 0; i < 10; i++) {
    const a0 = (i / 10) * TAU + 0.055, a1 = ((i + 1) / 10) * TAU - 0.055, am = (a0 + a1) / 2, q = (k: number, an: number) => polar(0, 0, R * k, an);
    s += `M${pt(q(0.1, am))}L${pt(q(0.74, a0))}Q${pt(q(0.85, a0 + 0.03))} ${pt(q(0.82, am))}Q${pt(q(0.85, a1 - 0.03))} ${pt(q(0.74, a1))}Z`;
    for (let k = 0; k < 7; k++) {
      const an = lerp(a0 + 0.06, a1 - 0.06, r.f()), r0 = r.f(0.24, 0.62);
      drops += ribbon([q(r0, an), q(r0 + 0.07, an), q(r0 + 0.14, an)], (t) => R * 0.032 * Math.sin(Math.PI * clamp(t + 0.06, 0, 0.97)));
    }
  }
  return g(circ(0, 0, R, `fill="${rind}" stroke="${black}" stroke-width="7"`) + circ(0, 0, R * 0.92, `fill="#fff3d0"`)
    + path(s, `fill="${c.rad([[0, flesh[0]], [1, flesh[1]]], 0, 0, R * 0.85, 'u')}" stroke="${shade(flesh[1], -0.06)}" stroke-width="2"`)
    + path(drops, `fill="#fff0b8" opacity=".72"`)
    + path(`M${n1(-R * 0.72)} ${n1(-R * 0.3)}A${n1(R * 0.78)} ${n1(R * 0.78)} 0 0 1 ${n1(-R * 0.2)} ${n1(-R * 0.75)}`,
    `fill="none" stroke="#fff" stroke-width="${n1(R * 0.045)}" stroke-linecap="round" opacity=".8"`), tf(x, y, a, 1, sq));
}

/** the wet light on a fruit of radius R */
export const glint = (x: number, y: number, R: number, a = -38) =>
  g(path(`M${-R * 0.2} ${-R * 0.02}C${-R * 0.16} ${-R * 0.13} ${R * 0.14} ${-R * 0.15} ${R * 0.2} ${-R * 0.03}C${R * 0.1} ${R * 0.03} ${-R * 0.1} ${R * 0.05} ${-R * 0.2} ${-R * 0.02}Z`,
    'fill="#fffbe8" opacity=".92"') + circ(R * 0.3, R * 0.03, R * 0.03, 'fill="#fffbe8" opacity=".9"'), tf(x, y, a));

/** the outline of an orange */
export const orangeOutline = (x: number, y: number, R: number) => smooth(Array.from({ length: 14 }, (_, i) => {
  const a = (i / 14) * TAU - Math.PI / 2;
  return [x + Math.cos(a) * R * 1.03, y + Math.sin(a) * R * (i === 0 ? 0.94 : 0.97)] as P;
}));

/** the colours of an orange */
export const orangePeel = ({ cream }: Inks): Skin => [mix('#ffe29a', cream, 0.3), '#f9a72e', '#ea7416', '#a83c0e'];
