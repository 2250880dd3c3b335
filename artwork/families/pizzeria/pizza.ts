import {
  blob, circ, type Drawing, g, mix, n1, type P, type Palette, path, poisson, polar, type Rng, smooth, TAU, tf,
} from '#artwork/engine.ts';

export type Table = { c: Drawing; r: Rng; p: Palette };
/** Where the words go, and what lies under them. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; face: string; max: number; name: { y: number; ground: string; ink: string } };

export const DOUGH = '#e2ab63', CHAR = '#6d3b1a', SAUCE = '#c43a20', CHEESE = '#fbf0cf', GOLD = '#e6ab4e', BASIL = '#4f8a3a';

/** a leaf of basil, its stalk at the origin, pointing up */
export function basil(x: number, y: number, deg: number, k: number): string {
  return g(path('M0 0C-26 -12 -34 -48 -4 -82C28 -54 28 -16 0 0Z', `fill="${BASIL}"`) + path('M0 0C22 -14 28 -52 -4 -82C2 -50 4 -26 0 0Z', `fill="${mix(BASIL, '#c8dd8a', 0.35)}"`) + path('M0 6Q-4 -40 -4 -76M-1 -22L-16 -34M-2 -40L-18 -50M-1 -30L14 -42M-3 -50L10 -60', `fill="none" stroke="${mix(BASIL, '#1e3d18', 0.5)}" stroke-width="2.6" stroke-linecap="round"`), tf(x, y, deg, k));
}

/** a slice of salami with its fat */
const salami = (r: Rng, x: number, y: number, R: number) => {
  let fat = '';
  for (let i = 0; i < 9; i++) { const q = polar(x, y, R * Math.sqrt(r.f(0.02, 0.62)), r.f(0, TAU)); fat += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  return path(blob(r, x + 2, y + 5, R, R, 9, 0.04), 'fill="#7c1f12" opacity=".45"') + path(blob(r, x, y, R, R, 9, 0.04), 'fill="#a52b1a"') + path(blob(r, x - 1, y - 1, R * 0.86, R * 0.86, 9, 0.05), 'fill="#c2402a"') + path(fat, 'stroke="#eea887" stroke-width="7" stroke-linecap="round"') + path(`M${n1(x - R * 0.7)} ${n1(y - R * 0.3)}Q${n1(x - R * 0.4)} ${n1(y - R * 0.8)} ${n1(x + R * 0.2)} ${n1(y - R * 0.78)}`, 'fill="none" stroke="#f2b79c" stroke-width="4" stroke-linecap="round" opacity=".7"');
};

/** A pizza from above: scorched rim, sauce, pools of mozzarella, salami and basil. */
export function pizza({ c, r }: Table, cx: number, cy: number, R: number): string {
  const rim: P[] = [];
  for (let i = 0; i < 34; i++) rim.push(polar(cx, cy, R * (1 + r.f(-0.022, 0.022)), (i * TAU) / 34));
  const edge = smooth(rim), inside = blob(r, cx, cy, R * 0.845, R * 0.845, 22, 0.018);
  let o = path(edge, `fill="${c.rad([[0.74, '#d08c40'], [0.86, '#f0c582'], [0.93, DOUGH], [1, '#a9662c']], 0.5, 0.5, 0.5)}"`);
  // blisters, as only a very hot oven leaves them
  let spots = '', small = '';
  for (let i = 0; i < 46; i++) { const q = polar(cx, cy, R * r.f(0.88, 0.985), r.f(0, TAU)), s = r.f(5, 15); spots += blob(r, q[0], q[1], s * 1.3, s, 6, 0.25); }
  for (let i = 0; i < 70; i++) { const q = polar(cx, cy, R * r.f(0.87, 0.98), r.f(0, TAU)); small += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  o += path(spots, `fill="${CHAR}" opacity=".5"`) + path(small, `stroke="${CHAR}" stroke-width="5" stroke-linecap="round" opacity=".45"`);
  o += path(inside, `fill="${mix(SAUCE, '#7c1f12', 0.35)}"`) + path(blob(r, cx, cy, R * 0.815, R * 0.815, 22, 0.02), `fill="${c.rad([[0, '#d6512f'], [1, SAUCE]])}"`);
  const disc = (k: number, gap: number) => poisson(r, cx - R, cy - R, R * 2, R * 2, R * gap).filter(([x, y]) => Math.hypot(x - cx, y - cy) < R * k);
  let wet = '';
  for (const [x, y] of disc(0.76, 0.09)) wet += `M${n1(x)} ${n1(y)}h.1`;
  o += path(wet, 'stroke="#e87a50" stroke-width="10" stroke-linecap="round" opacity=".6"');
  // mozzarella, browned where it stands highest
  const around = (n: number, k: number, turn: number): P[] => Array.from({ length: n }, (_, i) => polar(cx, cy, R * (k + r.f(-0.05, 0.05)), turn + ((i + r.f(-0.16, 0.16)) * TAU) / n));
  [...around(7, 0.52, 0.2), ...around(3, 0.14, 1)].forEach(([x, y]) => {
    const s = R * r.f(0.13, 0.19);
    o += path(blob(r, x, y + 4, s * 1.12, s * 1.08, 9, 0.16), `fill="${GOLD}"`) + path(blob(r, x, y, s, s * 0.96, 9, 0.14), `fill="${CHEESE}"`) + path(blob(r, x - s * 0.2, y - s * 0.25, s * 0.42, s * 0.3, 7, 0.2), 'fill="#ffffff" opacity=".85"') + path(blob(r, x + s * 0.3, y + s * 0.32, s * 0.26, s * 0.2, 7, 0.25), `fill="${GOLD}" opacity=".8"`) + path(blob(r, x + s * 0.34, y + s * 0.34, s * 0.12, s * 0.1, 6, 0.2), `fill="${CHAR}" opacity=".55"`);
  });
  [...around(7, 0.6, 0.65), ...around(3, 0.32, 0)].forEach(([x, y]) => { o += salami(r, x, y, R * 0.105); });
  [...around(5, 0.66, 0.4), ...around(4, 0.36, 0.5)].forEach(([x, y], i) => { const k = R / 330; o += path('M0 4C-26 -8 -34 -44 -4 -78C28 -50 28 -12 0 4Z', `fill="#5b1a10" opacity=".35" ${tf(x + 3, y + 6, i * 67, k)}`) + basil(x, y, i * 67, k); });
  return o;
}

/** a tomato on its side or standing, of radius R */
export const tomato = (x: number, y: number, R: number, deg = 0) => g(circ(0, 0, R, 'fill="#c9361f"') + path(`M${n1(-R * 0.72)} ${n1(-R * 0.2)}A${n1(R * 0.8)} ${n1(R * 0.8)} 0 0 1 ${n1(R * 0.1)} ${n1(-R * 0.78)}`, `fill="none" stroke="#f08a66" stroke-width="${n1(R * 0.16)}" stroke-linecap="round" opacity=".8"`) + path(`M${n1(R * 0.9)} ${n1(R * 0.4)}A${R} ${R} 0 0 1 ${n1(-R * 0.5)} ${n1(R * 0.86)}Q${n1(R * 0.4)} ${n1(R * 0.8)} ${n1(R * 0.9)} ${n1(R * 0.4)}Z`, 'fill="#8a1f10" opacity=".5"') + path('M0 0L-14 -8L-40 -4L-18 8L-30 30L-4 14L8 38L14 12L40 14L20 -2L30 -26L8 -12Z', `fill="${BASIL}" transform="translate(${n1(R * 0.1)} ${n1(-R * 0.42)}) scale(${n1(R / 60)} ${n1((R / 60) * 0.7)})"`), tf(x, y, deg));
