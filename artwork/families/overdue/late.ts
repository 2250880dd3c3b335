import { circ, type Drawing, ell, g, mix, n1, type Palette, path, type Rng, shade, tf } from '#artwork/engine.ts';

export type Late = { c: Drawing; r: Rng; p: Palette };

/** a flame with its light, the wick at x, y */
export const flame = ({ c }: Late, x: number, y: number, k: number) => circ(x, y - 16 * k, 74 * k, `fill="${c.rad([[0, '#ffe9a8', 0.75], [1, '#ffd27a', 0]])}"`) + g(path('M0 0C-17 -8 -15 -32 0 -54C15 -32 17 -8 0 0Z', 'fill="#f59b2e"') + path('M0 -3C-9 -8 -8 -22 0 -34C8 -22 9 -8 0 -3Z', 'fill="#fff0b4"'), tf(x, y, 0, k));

/** a striped candle that stands on x, y */
export const candle = (l: Late, x: number, y: number, h: number, col: string) => path(`M${x - 9} ${y}V${y - h}Q${x} ${y - h - 7} ${x + 9} ${y - h}V${y}Z`, `fill="${l.p.paper}"`) + path([0.2, 0.5, 0.8].map((t) => `M${x - 9} ${n1(y - h * t + 9)}L${x + 9} ${n1(y - h * t - 7)}`).join(''), `stroke="${col}" stroke-width="8"`) + path(`M${x} ${y - h - 2}v-9`, `stroke="${l.p.e}" stroke-width="4" stroke-linecap="round"`) + flame(l, x, y - h - 8, 0.86);

/** a tuft of grass on x, y */
export const tuft = (x: number, y: number, k: number, col: string) => g(path('M-34 0C-32 -34 -44 -58 -58 -74C-32 -64 -16 -34 -12 0ZM-14 0C-14 -50 -10 -80 4 -108C12 -76 12 -40 10 0ZM8 0C12 -34 30 -62 56 -80C44 -52 38 -26 34 0Z', `fill="${col}"`), tf(x, y, 0, k));

/** a toadstool on x, y */
export const toadstool = ({ p }: Late, x: number, y: number, k: number, deg = 0) => g(path('M-16 0C-10 -30 -12 -54 -12 -70H12C12 -54 10 -30 18 0Q0 8 -16 0Z', `fill="${p.paper}"`) + path('M-12 -58Q0 -48 12 -58L12 -70H-12Z', `fill="${shade(p.paper, -0.12)}"`) + path('M-66 -66C-60 -130 60 -130 66 -66C40 -54 -40 -54 -66 -66Z', `fill="${p.a}"`) + path('M-62 -64C-30 -58 30 -58 62 -64C40 -54 -40 -54 -62 -64Z', `fill="${shade(p.a, -0.12)}"`) + circ(-28, -90, 9, `fill="${p.paper}"`) + circ(10, -98, 11, `fill="${p.paper}"`) + circ(40, -78, 7, `fill="${p.paper}"`) + circ(-4, -72, 6, `fill="${p.paper}"`), tf(x, y, deg, k));

/** a flower of five petals on its stalk, the foot at x, y */
export const flower = (x: number, y: number, h: number, lean: number, col: string, eye: string, stalk: string) => path(`M${x} ${y}Q${x} ${n1(y - h * 0.6)} ${x + lean} ${y - h}`, `fill="none" stroke="${stalk}" stroke-width="6" stroke-linecap="round"`) + path(`M${x} ${n1(y - h * 0.24)}q${lean < 0 ? -40 : 40} -6 ${lean < 0 ? -44 : 44} -40q${lean < 0 ? 36 : -36} 0 ${lean < 0 ? 44 : -44} 40Z`, `fill="${stalk}"`) + [0, 72, 144, 216, 288].map((d) => g(ell(0, -17, 12, 16, `fill="${col}"`), tf(x + lean, y - h, d + lean))).join('') + circ(x + lean, y - h, 9, `fill="${eye}"`);

/** hills one behind the other, each a soft line across the card */
export const hill = (l: Late, d: string, col: string, lines: string) => path(d, `fill="${col}"`) + path(lines, `fill="none" stroke="${mix(shade(col, -0.05), l.p.e, 0.08)}" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 16"`);
