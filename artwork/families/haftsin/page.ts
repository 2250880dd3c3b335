import {
  circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, polar, rect, type Rng, shade, TAU, tf, use,
} from '#artwork/engine.ts';

export type Page = { c: Drawing; r: Rng; p: Palette };
/** Where the words go, and what lies under them. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; max: number; small: string };

/** a hyacinth in bloom, its foot at the origin */
export function hyacinth({ r }: Page, x: number, y: number, k: number, col: string, green: string): string {
  let o = path('M-10 0C-50 -60 -64 -130 -54 -190C-30 -150 -12 -90 -4 -10ZM10 0C50 -60 64 -130 54 -190C30 -150 12 -90 4 -10ZM-18 0C-34 -80 -30 -140 -22 -210C-8 -150 -4 -80 0 0ZM18 0C36 -80 34 -150 28 -220C10 -150 4 -80 0 0Z', `fill="${green}"`) + path('M0 0V-220', `stroke="${shade(green, -0.06)}" stroke-width="12"`);
  for (let row = 9; row >= 0; row--) {
    const yy = -120 - row * 22, w = 56 * Math.sin(0.5 + ((9 - row) / 9) * 1.5) ** 0.7, n = row > 8 ? 2 : 4;
    for (let i = 0; i < n; i++) { const xx = (i - (n - 1) / 2) * (w / 2) + r.f(-4, 4), s = 15 + r.f(-2, 2); let d = ''; for (let q = 0; q < 5; q++) { const e = polar(xx, yy, s * 1.2, q * (TAU / 5) + row), a = polar(xx, yy, s * 0.9, q * (TAU / 5) + row - 0.5), b = polar(xx, yy, s * 0.9, q * (TAU / 5) + row + 0.5); d += `M${n1(xx)} ${n1(yy)}Q${n1(a[0])} ${n1(a[1])} ${n1(e[0])} ${n1(e[1])}Q${n1(b[0])} ${n1(b[1])} ${n1(xx)} ${n1(yy)}Z`; } o += path(d, `fill="${shade(col, (i % 2 ? 0.05 : -0.02) + r.f(-0.015, 0.015))}"`) + circ(xx, yy, 3, `fill="${shade(col, 0.16)}"`); }
  }
  return g(o, tf(x, y, 0, k));
}

/** a goldfish swimming to the right, centred */
export function goldfish(x: number, y: number, k: number, deg: number, col: string): string {
  return g(path('M-40 0C-70 -44 -120 -50 -140 -34C-118 -20 -116 -8 -124 4C-118 16 -122 30 -142 44C-112 52 -66 38 -40 6Z', `fill="${mix(col, '#ffd9a0', 0.35)}"`) + path('M-58 2L-128 -30M-58 4L-120 6M-58 8L-126 38', `stroke="${col}" stroke-width="4" stroke-linecap="round" opacity=".7"`) + path('M-10 -40C0 -76 34 -82 54 -74C44 -60 48 -46 50 -34Z', `fill="${mix(col, '#ffd9a0', 0.3)}"`) + path('M-54 0C-30 -56 40 -64 84 -18Q96 -4 90 8C60 54 -20 54 -54 4Z', `fill="${col}"`) + path('M-54 4C-20 54 60 54 90 8Q70 24 30 26C-6 28 -36 20 -54 4Z', 'fill="#ffe6bd" opacity=".75"') + path('M-26 -18q12 12 0 26M-4 -26q14 16 0 36M20 -28q14 18 0 40', `fill="none" stroke="${shade(col, 0.1)}" stroke-width="4.5" stroke-linecap="round"`) + path('M10 30C4 52 -16 62 -30 58C-24 44 -14 34 -6 28Z', `fill="${mix(col, '#ffd9a0', 0.3)}"`) + circ(64, -10, 9, 'fill="#fff"') + circ(66, -10, 5, 'fill="#20150f"') + path('M50 -30Q42 -4 52 22', `fill="none" stroke="${shade(col, -0.09)}" stroke-width="4" stroke-linecap="round"`), tf(x, y, deg, k));
}

/** A girdle of illumination round the page: gold rules, a band with flowers in a scroll. */
export function border({ c, p }: Page, outer: number, wide: number): string {
  const a = outer, b = outer + wide, mid = outer + wide / 2, gold = c.foil('gold');
  const petal = c.def((id) => `<g id="${id}">${[0, 1, 2, 3, 4, 5].map((i) => path('M0 0C-8 -8 -8 -18 0 -23C8 -18 8 -8 0 0Z', `fill="${p.paper}" transform="rotate(${i * 60})"`)).join('')}${circ(0, 0, 6, `fill="${p.b}"`)}</g>`);
  const small = c.def((id) => `<g id="${id}">${path('M0 -15C9 -8 9 4 0 12C-9 4 -9 -8 0 -15Z', `fill="${p.c}"`)}${path('M0 12C-6 8 -14 10 -17 3C-10 0 -4 4 0 12ZM0 12C6 8 14 10 17 3C10 0 4 4 0 12Z', `fill="${mix(p.c, p.paper, 0.4)}"`)}</g>`);
  let o = rect(a, a, 1000 - 2 * a, 1400 - 2 * a, `fill="${p.e}"`), scroll = '';
  const side = (x0: number, y0: number, len: number, deg: number) => { const n = Math.round(len / 92); let s = '', f = ''; for (let i = 0; i < n; i++) { const u = (i * len) / n, v = ((i + 1) * len) / n, k = i % 2 ? 1 : -1; s += `M${n1(u)} 0Q${n1((u + v) / 2)} ${n1(k * wide * 0.42)} ${n1(v)} 0M${n1((u + v) / 2)} ${n1(k * wide * 0.2)}q${n1(12)} ${n1(-k * wide * 0.34)} ${n1(26)} ${n1(-k * wide * 0.1)}`; f += use(i % 2 ? small : petal, `transform="translate(${n1((u + v) / 2)} ${n1(-k * wide * 0.12)}) scale(${i % 2 ? 0.86 : 0.8}) rotate(${n1(-deg)})"`); } scroll += g(path(s, `fill="none" stroke="${p.b}" stroke-width="3" stroke-linecap="round"`) + f, tf(x0, y0, deg)); };
  const L = 1000 - 2 * b + 20, H = 1400 - 2 * b + 20;
  side(b - 10, mid, L, 0); side(b - 10, 1400 - mid, L, 0); side(mid, b - 10, H, 90); side(1000 - mid, b - 10, H, 90);
  o += scroll + [[mid, mid], [1000 - mid, mid], [mid, 1400 - mid], [1000 - mid, 1400 - mid]].map(([x, y]) => g(rect(-wide / 2, -wide / 2, wide, wide, `fill="${p.a}"`) + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => path('M0 0C-7 -8 -7 -20 0 -26C7 -20 7 -8 0 0Z', `fill="${i % 2 ? p.b : p.paper}" transform="rotate(${i * 45})"`)).join('') + circ(0, 0, 6, `fill="${p.c}"`), tf(x!, y!))).join('');
  return o + rect(a, a, 1000 - 2 * a, 1400 - 2 * a, `fill="none" stroke="${gold}" stroke-width="7"`) + rect(b, b, 1000 - 2 * b, 1400 - 2 * b, `fill="none" stroke="${gold}" stroke-width="7"`) + rect(a - 12, a - 12, 1024 - 2 * a, 1424 - 2 * a, `fill="none" stroke="${p.c}" stroke-width="3"`);
}

/** sprouted wheat in a dish with a ribbon, its foot on y */
export function sabzeh({ r, p }: Page, x: number, y: number, k: number, dish: string): string {
  const green = mix('#5f9a3a', p.a, 0.1), d = ['', '', ''];
  for (let i = 0; i < 150; i++) { const px = r.f(-104, 104), h = 150 * (1 - Math.abs(px) / 260) * r.f(0.8, 1.1); d[i % 3] += `M${n1(px)} -66q${n1(px * 0.04)} ${n1(-h * 0.5)} ${n1(px * 0.16 + r.f(-10, 10))} ${n1(-h)}`; }
  return g(d.map((q, i) => path(q, `fill="none" stroke="${shade(green, [-0.06, 0, 0.08][i]!)}" stroke-width="5.5" stroke-linecap="round"`)).join('') + path('M-110 -104Q0 -76 110 -104V-82Q0 -54 -110 -82Z', `fill="${p.c}"`) + path('M-6 -84C-44 -110 -70 -96 -64 -80C-58 -66 -30 -70 -6 -78ZM6 -84C44 -110 70 -96 64 -80C58 -66 30 -70 6 -78ZM-4 -76L-26 -36L-14 -38L-8 -28L2 -74L14 -28L20 -38L32 -36L6 -76Z', `fill="${shade(p.c, -0.05)}"`) + circ(0, -80, 9, `fill="${shade(p.c, 0.05)}"`) + path('M-122 -66H122Q112 -14 60 0H-60Q-112 -14 -122 -66Z', `fill="${dish}"`) + path('M-116 -46Q0 -30 116 -46', `fill="none" stroke="${p.paper}" stroke-width="6"`) + path('M-84 -22q12 -14 24 0t24 0t24 0t24 0t24 0t24 0', `fill="none" stroke="${p.b}" stroke-width="5"`) + ell(0, 0, 60, 4, `fill="${shade(dish, -0.1)}"`), tf(x, y, 0, k));
}

/** the outline of a Persian arch standing on y1 */
export const arch = (x0: number, x1: number, top: number, y1: number, spring: number) => { const m = (x0 + x1) / 2, w = (x1 - x0) / 2; return `M${x0} ${y1}V${spring}C${x0} ${n1(spring - w * 0.5)} ${n1(m - w * 0.62)} ${n1(top + w * 0.28)} ${n1(m - w * 0.2)} ${n1(top + w * 0.13)}Q${n1(m - w * 0.06)} ${n1(top + w * 0.06)} ${m} ${top}Q${n1(m + w * 0.06)} ${n1(top + w * 0.06)} ${n1(m + w * 0.2)} ${n1(top + w * 0.13)}C${n1(m + w * 0.62)} ${n1(top + w * 0.28)} ${x1} ${n1(spring - w * 0.5)} ${x1} ${spring}V${y1}Z`; };

/** a tree in blossom */
export function blossom({ r }: Page, x: number, y: number, k: number, bark: string, cols: readonly [string, string, string]): string {
  let wood = 'M-16 0C-10 -90 -26 -150 -10 -220L8 -220C2 -150 20 -90 18 0Z', heads = ['', '', ''];
  const tips: P[] = [[-120, -330], [-60, -400], [10, -430], [80, -390], [130, -320], [-150, -260], [150, -250], [0, -340], [-80, -300], [70, -300]];
  for (const [a, b] of tips) wood += `M-8 -200Q${n1(a * 0.3)} ${n1(b * 0.75)} ${n1(a)} ${n1(b)}L${n1(a + 5)} ${n1(b + 4)}Q${n1(a * 0.3 + 14)} ${n1(b * 0.72)} 8 -196Z`;
  for (const [a, b] of tips) for (let i = 0; i < 22; i++) { const q = polar(a, b, 62 * Math.sqrt(r.f()), r.f(0, TAU)); heads[i % 3] += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  return g(path(wood, `fill="${bark}"`) + heads.map((d, i) => path(d, `stroke="${cols[i]}" stroke-width="${[21, 17, 12][i]}" stroke-linecap="round"`)).join(''), tf(x, y, 0, k));
}
