import { blob, circ, type Drawing, g, mix, n1, type Palette, path, polar, type Rng, shade, TAU, tf } from '#artwork/engine.ts';

export type Bar = { c: Drawing; r: Rng; p: Palette };
/** Where the words go, what lies under them, and in which letters. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; face: string; max: number; small: { y: number; w: number; ground: string; ink: string } };

export const FOAM = '#fff6e0';

/** Foam that stands over a rim from x to x + w, its foot at y. */
export function foam({ c, r }: Bar, x: number, y: number, w: number, h: number): string {
  let d = '', lights = '';
  const n = Math.max(5, Math.round(w / 62));
  for (let i = 0; i < n; i++) { const t = (i + 0.5) / n, R = (w / n) * r.f(0.66, 0.86), px = x + t * w, py = y - h * (0.42 + 0.34 * Math.sin(t * Math.PI)) + r.f(-6, 6); d += `M${n1(px - R)} ${n1(py)}a${n1(R)} ${n1(R)} 0 1 0 ${n1(R * 2)} 0a${n1(R)} ${n1(R)} 0 1 0 ${n1(-R * 2)} 0Z`; lights += path(`M${n1(px - R * 0.6)} ${n1(py - R * 0.2)}A${n1(R * 0.66)} ${n1(R * 0.66)} 0 0 1 ${n1(px + R * 0.1)} ${n1(py - R * 0.64)}`, 'fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".8"'); }
  const base = `M${x} ${n1(y - h * 0.5)}H${x + w}V${y}Q${x + w / 2} ${y + 18} ${x} ${y}Z`;
  let dots = '';
  for (let i = 0; i < w / 9; i++) dots += `M${n1(x + r.f(0.04, 0.96) * w)} ${n1(y - r.f(-2, h * 0.7))}h.1`;
  return c.soft(d, 0, 4, 5, '#6b3a10', 0.25) + path(d, `fill="${FOAM}"`) + path(base, `fill="${FOAM}"`) + path(dots, `stroke="${shade(FOAM, -0.06)}" stroke-width="6" stroke-linecap="round"`) + lights;
}

/** bubbles that rise inside a shape */
export function bubbles({ c, r }: Bar, clip: string, [x, y, w, h]: readonly [number, number, number, number], n: number): string {
  let a = '', b = '';
  for (let i = 0; i < n; i++) { const px = x + r.f() * w, py = y + r.f() * h; if (r.f() < 0.3) a += `M${n1(px)} ${n1(py)}h.1`; else b += `M${n1(px)} ${n1(py)}h.1`; }
  return g(path(a, 'stroke="#fff3cf" stroke-width="10" stroke-linecap="round" opacity=".6"') + path(b, 'stroke="#fff3cf" stroke-width="5" stroke-linecap="round" opacity=".6"'), `clip-path="${c.clip(path(clip))}"`);
}

/** a hop, its stalk at the origin, hanging down */
export function hop(x: number, y: number, k: number, col: string, deg = 0): string {
  let o = '';
  for (let row = 5; row >= 0; row--) { const n = [2, 3, 3, 3, 2, 1][row]!, yy = 14 + row * 19; for (let i = 0; i < n; i++) { const xx = (i - (n - 1) / 2) * 26; o += path(`M${n1(xx - 19)} ${yy - 6}Q${n1(xx - 17)} ${yy + 26} ${n1(xx)} ${yy + 36}Q${n1(xx + 17)} ${yy + 26} ${n1(xx + 19)} ${yy - 6}Q${n1(xx)} ${yy - 22} ${n1(xx - 19)} ${yy - 6}Z`, `fill="${shade(col, 0.05 - row * 0.012 + (i % 2) * 0.025)}" stroke="${shade(col, -0.12)}" stroke-width="2.6"`); } }
  return g(path('M0 12V-16', `stroke="${shade(col, -0.16)}" stroke-width="6" stroke-linecap="round"`) + o, tf(x, y, deg, k));
}

/** a lobed leaf of the hop, its stalk at the origin, pointing up */
export const hopLeaf = (x: number, y: number, deg: number, k: number, col: string) => g(path('M0 0C-20 -8 -52 6 -70 -8C-60 -18 -64 -34 -74 -46C-56 -46 -40 -52 -34 -62C-34 -84 -18 -100 0 -124C18 -100 34 -84 34 -62C40 -52 56 -46 74 -46C64 -34 60 -18 70 -8C52 6 20 -8 0 0Z', `fill="${col}"`) + path('M0 8V-106M0 -18L-56 -12M0 -18L56 -12M0 -40L-54 -42M0 -40L54 -42M0 -66L-22 -84M0 -66L22 -84', `fill="none" stroke="${shade(col, -0.12)}" stroke-width="4" stroke-linecap="round"`), tf(x, y, deg, k));

/** an ear of barley, its foot at the origin */
export function barley(x: number, y: number, deg: number, k: number, col: string): string {
  let o = path('M0 0V-210', `stroke="${shade(col, -0.1)}" stroke-width="6"`), awn = '';
  for (let i = 0; i < 7; i++) for (const s of [-1, 1]) { const yy = -80 - i * 21; o += path(`M0 ${yy}Q${s * 26} ${yy - 8} ${s * 18} ${yy - 40}Q${s * 2} ${yy - 28} 0 ${yy}Z`, `fill="${s < 0 ? col : shade(col, 0.05)}" stroke="${shade(col, -0.14)}" stroke-width="2"`); awn += `M${s * 18} ${yy - 40}L${s * 34} ${yy - 96}`; }
  return g(path(awn, `stroke="${shade(col, -0.04)}" stroke-width="2.6" stroke-linecap="round"`) + o, tf(x, y, deg, k));
}

/** a glass of beer from above */
export function fromAbove({ c, r }: Bar, x: number, y: number, R: number, beer: string): string {
  let dots = '';
  for (let i = 0; i < 190; i++) { const q = polar(x, y, R * 0.82 * Math.sqrt(r.f()), r.f(0, TAU)); dots += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  return c.soft(`M${x - R} ${y}a${R} ${R} 0 1 0 ${R * 2} 0a${R} ${R} 0 1 0 ${-R * 2} 0Z`, 14, 22, 22, '#1d1008', 0.45) + circ(x, y, R, 'fill="#fffdf5" opacity=".55"') + circ(x, y, R * 0.955, `fill="${beer}"`) + circ(x, y, R * 0.88, `fill="${c.rad([[0, '#ffffff'], [0.7, FOAM], [1, mix(FOAM, beer, 0.4)]])}"`) + path(dots, `stroke="${mix(FOAM, beer, 0.22)}" stroke-width="7" stroke-linecap="round"`) + [0, 1, 2, 3, 4].map((i) => { const q = polar(x, y, R * 0.62, i * 1.4 + 0.4); return path(blob(r, q[0], q[1], R * 0.15, R * 0.1, 7, 0.2), `fill="${mix(FOAM, beer, 0.12)}"`); }).join('') + path(`M${n1(x - R * 0.92)} ${n1(y - R * 0.2)}A${n1(R * 0.94)} ${n1(R * 0.94)} 0 0 1 ${n1(x - R * 0.1)} ${n1(y - R * 0.94)}`, 'fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round"');
}
