import { circ, type Drawing, ell, g, mix, n1, type Palette, path, polar, rect, type Rng, shade, TAU, tf } from '#artwork/engine.ts';

export type Loom = { c: Drawing; r: Rng; p: Palette };
/** Where the words go, and what lies under them. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; max: number };

/** stepped marks of Andean cloth, in cells, as a motif that repeats along a band */
const MARKS: Record<string, readonly string[]> = {
  diamond: ['...#...', '..###..', '.##.##.', '##.#.##', '.##.##.', '..###..', '...#...'],
  steps: ['#......#', '##....##', '###..###', '########'],
  hook: ['#####..', '....#..', '.##.#..', '.#..#..', '.####..', '.......'],
  zigzag: ['#...', '.#.#', '..#.', '....'],
  bird: ['.##....', '###..#.', '.####..', '.###...', '..#.#..'],
  cross: ['..##..', '..##..', '######', '######', '..##..', '..##..'],
};
export type Mark = keyof typeof MARKS;

/** One band of woven cloth: a ground, a mark that repeats in threads, and a selvage above and below. */
export function band(x: number, y: number, w: number, h: number, ground: string, ink: string, mark: string, second?: string): string {
  const rows = MARKS[mark]!, cell = Math.max(4, Math.floor((h * 0.74) / rows.length)), top = y + (h - cell * rows.length) / 2, wide = rows[0]!.length * cell;
  const n = Math.max(1, Math.floor((w + cell) / (wide + cell))), from = x + (w - n * wide - (n - 1) * cell) / 2;
  const d = ['', ''];
  for (let k = 0; k < n; k++) rows.forEach((row, j) => { for (const run of row.matchAll(/#+/g)) d[second ? k % 2 : 0] += `M${n1(from + k * (wide + cell) + run.index * cell)} ${n1(top + j * cell)}h${run[0].length * cell}v${cell}h${-run[0].length * cell}Z`; });
  return rect(x, y, w, h, `fill="${ground}"`) + path(d[0]!, `fill="${ink}"`) + (second ? path(d[1]!, `fill="${second}"`) : '') + path(`M${n1(x)} ${n1(y + 3)}h${n1(w)}M${n1(x)} ${n1(y + h - 3)}h${n1(w)}`, `stroke="${ink}" stroke-width="3" stroke-dasharray="9 6"`);
}

/** the faint ribs of hand-woven cloth over everything */
export const rep = ({ c }: Loom, dark: string) => c.pattern(12, 14, path('M0 3Q6 0 12 3M0 10Q6 7 12 10', `fill="none" stroke="${dark}" stroke-width="1.6" opacity=".16"`) + rect(0, 0, 1.4, 14, `fill="${dark}" opacity=".08"`));

/** a pompom of radius R */
export function pompom(r: Rng, x: number, y: number, R: number, col: string): string {
  let a = '', b = '';
  for (let i = 0; i < 34; i++) { const u = polar(x, y, R * r.f(0.15, 0.6), (i * TAU) / 34), v = polar(x, y, R * r.f(0.88, 1.08), (i * TAU) / 34 + r.f(-0.1, 0.1)); if (i % 2) a += `M${n1(u[0])} ${n1(u[1])}L${n1(v[0])} ${n1(v[1])}`; else b += `M${n1(u[0])} ${n1(u[1])}L${n1(v[0])} ${n1(v[1])}`; }
  const w = n1(Math.max(2, R * 0.14));
  return circ(x + R * 0.1, y + R * 0.18, R, 'fill="#000" opacity=".16"') + circ(x, y, R * 0.92, `fill="${col}"`) + path(a, `stroke="${shade(col, 0.09)}" stroke-width="${w}" stroke-linecap="round"`) + path(b, `stroke="${shade(col, -0.07)}" stroke-width="${w}" stroke-linecap="round"`);
}

/** a tassel that hangs from x, y */
export const tassel = (x: number, y: number, k: number, col: string, tie: string, deg = 0) => g(path('M-15 18C-24 50 -26 84 -22 108L-14 100L-8 112L-1 102L7 113L13 101L22 108C26 84 24 50 15 18Z', `fill="${col}"`) + path('M-8 26C-12 56 -12 80 -10 98M0 26V98M8 26C12 56 12 80 10 98', `fill="none" stroke="${shade(col, -0.1)}" stroke-width="3"`) + path('M-14 8Q0 -6 14 8L16 22H-16Z', `fill="${tie}"`), tf(x, y, deg, k));

/** The head of a llama from the front, centred between its eyes; its neck begins at about y = 190. */
export function head(l: Loom, x: number, y: number, k: number, wool: string, shut: boolean, deg = 0): string {
  const { c, r, p } = l, dark = mix('#3a281d', p.ink, 0.3), pale = mix(wool, '#fffaf0', 0.6), skin = mix('#d9a58c', wool, 0.4);
  const ear = (s: number) => g(path('M0 0C-34 -44 -46 -130 -14 -190C24 -160 52 -96 44 -10Z', `fill="${wool}"`) + path('M4 -18C-16 -56 -22 -116 -8 -154C14 -128 32 -80 28 -22Z', `fill="${skin}"`), `transform="translate(${s * 62} -72) scale(${s} 1) rotate(14)"`);
  let tuft = '';
  for (let i = 0; i < 44; i++) { const a = Math.PI * r.f(1.08, 1.92), q = polar(0, -64, r.f(30, 96), a), L = r.f(34, 70); tuft += `M${n1(q[0])} ${n1(q[1])}q${n1(r.f(-14, 14))} ${n1(L * 0.5)} ${n1(r.f(-18, 18))} ${n1(L)}`; }
  const face = 'M-104 -40C-112 -120 -50 -150 0 -150C50 -150 112 -120 104 -40C100 20 84 60 74 108C66 170 40 196 0 196C-40 196 -66 170 -74 108C-84 60 -100 20 -104 -40Z';
  const muzzle = 'M-66 104C-74 62 -36 44 0 44C36 44 74 62 66 104C66 160 40 190 0 190C-40 190 -66 160 -66 104Z';
  const eye = (s: number) => shut ? path(`M${s * 84} 0Q${s * 58} 26 ${s * 34} 2`, `fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"`) + path(`M${s * 82} 6L${s * 100} 16M${s * 70} 16L${s * 82} 32M${s * 54} 19L${s * 58} 36`, `stroke="${dark}" stroke-width="6" stroke-linecap="round"`) : ell(s * 62, -2, 24, 27, `fill="${dark}"`) + circ(s * 62 - 8, -12, 8, 'fill="#fff"') + circ(s * 62 + 8, 8, 4, 'fill="#fff" opacity=".7"') + path(`M${s * 38} -16Q${s * 60} -40 ${s * 88} -14`, `fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"`) + path(`M${s * 80} -24L${s * 102} -36M${s * 88} -14L${s * 112} -18M${s * 68} -32L${s * 82} -50`, `stroke="${dark}" stroke-width="6" stroke-linecap="round"`);
  const halter = band(-92, 66, 184, 30, p.a, p.b, 'zigzag');
  return g(ear(-1) + ear(1) + c.soft(face, 0, 6, 12, dark, 0.22) + path(face, `fill="${wool}"`) + path('M-104 -40C-100 20 -84 60 -74 108C-66 170 -40 196 0 196C-50 180 -58 120 -62 80C-76 30 -90 0 -104 -40Z', `fill="${shade(wool, -0.05)}" opacity=".8"`)
    + g(halter, `clip-path="${c.clip(path(face))}"`) + path(muzzle, `fill="${pale}"`) + path('M-30 92Q0 80 30 92Q24 120 0 126Q-24 120 -30 92Z', `fill="${mix(skin, dark, 0.35)}"`) + path('M-18 102q8 -6 12 4M18 102q-8 -6 -12 4', `fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"`) + path('M0 126V146M-32 152Q-16 170 0 148Q16 170 32 152', `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`) + ell(-72, 46, 22, 14, `fill="${mix('#e98a72', p.a, 0.2)}" opacity=".4"`) + ell(72, 46, 22, 14, `fill="${mix('#e98a72', p.a, 0.2)}" opacity=".4"`)
    + eye(-1) + eye(1) + path('M-86 -70C-110 -130 -50 -176 0 -172C54 -178 108 -128 88 -72C74 -96 62 -60 46 -86C34 -54 18 -54 6 -84C-8 -52 -22 -54 -38 -84C-52 -58 -70 -92 -86 -70Z', `fill="${pale}"`) + path(tuft, `fill="none" stroke="${mix(wool, pale, 0.4)}" stroke-width="6" stroke-linecap="round" opacity=".9"`) + path(tuft, `fill="none" stroke="${shade(wool, -0.06)}" stroke-width="2.4" stroke-linecap="round" opacity=".6" transform="translate(7 3)"`) + pompom(r, -92, 82, 20, p.c) + pompom(r, 92, 82, 20, p.c), tf(x, y, deg, k));
}

/** curls of wool inside a shape */
export function curls({ c, r }: Loom, d: string, [x, y, w, h]: readonly [number, number, number, number], wool: string, step = 34): string {
  let a = '', b = '';
  for (let yy = y; yy < y + h; yy += step * 0.82) for (let xx = x + r.f(0, step); xx < x + w; xx += step) { const s = r.f(0.7, 1.1) * step * 0.42, q = `M${n1(xx - s)} ${n1(yy)}q${n1(s * 0.2)} ${n1(s * 1.1)} ${n1(s)} ${n1(s)}q${n1(s)} 0 ${n1(s * 0.9)} ${n1(-s * 0.9)}`; if (r.f() < 0.5) a += q; else b += q; }
  return path(d, `fill="${wool}"`) + g(path(a, `stroke="${shade(wool, -0.055)}"`) + path(b, `stroke="${shade(wool, 0.05)}"`), `fill="none" stroke-width="6" stroke-linecap="round" clip-path="${c.clip(path(d))}"`);
}
