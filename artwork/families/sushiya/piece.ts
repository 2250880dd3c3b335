import { blob, circ, type Drawing, ell, g, mix, n1, type Palette, path, polar, rect, type Rng, shade, TAU, tf } from '#artwork/engine.ts';

export type Counter = { c: Drawing; r: Rng; p: Palette };

export const NORI = '#1f2c26', RICE = '#fdfaf1', SALMON = '#f08a5d', TUNA = '#c2384a', PRAWN = '#f6b49a', EGG = '#f4c64f';

/** rice as grains pressed into a closed shape */
export function rice(r: Rng, d: string, clip: string, box: readonly [number, number, number, number], n: number): string {
  let a = '', b = '';
  for (let i = 0; i < n; i++) { const x = r.f(box[0], box[2]), y = r.f(box[1], box[3]), t = r.f(0, Math.PI), s = `M${n1(x)} ${n1(y)}l${n1(Math.cos(t) * 7)} ${n1(Math.sin(t) * 7)}`; if (i % 2) a += s; else b += s; }
  return path(d, `fill="${RICE}"`) + g(path(a, 'stroke="#e7dfca" stroke-width="6" stroke-linecap="round"') + path(b, 'stroke="#ffffff" stroke-width="7" stroke-linecap="round"'), `clip-path="${clip}"`);
}

/** a roll seen on its cut side, of radius R */
export function maki({ c, r }: Counter, x: number, y: number, R: number, core: readonly [string, string, string]): string {
  const inner = blob(r, 0, 0, R * 0.86, R * 0.86, 12, 0.02);
  const parts = [0, 1, 2].map((i) => { const e = polar(0, 0, R * 0.21, i * (TAU / 3) + 0.5); return path(blob(r, e[0], e[1], R * 0.2, R * 0.2, 7, 0.14), `fill="${core[i]}"`) + path(`M${n1(e[0] - R * 0.1)} ${n1(e[1] - R * 0.05)}q${n1(R * 0.07)} ${n1(-R * 0.08)} ${n1(R * 0.16)} ${n1(-R * 0.04)}`, `fill="none" stroke="${shade(core[i]!, 0.1)}" stroke-width="${n1(R * 0.05)}" stroke-linecap="round"`); }).join('');
  return g(circ(4, 9, R, 'fill="#14100c" opacity=".28"') + circ(0, 0, R, `fill="${NORI}"`) + circ(0, 0, R * 0.97, `fill="none" stroke="#42564b" stroke-width="${n1(R * 0.03)}"`) + rice(r, inner, c.clip(path(inner)), [-R * 0.85, -R * 0.85, R * 0.85, R * 0.85], Math.round(R * 2.1)) + circ(0, 0, R * 0.45, 'fill="#efe7d2" opacity=".7"') + parts, tf(x, y));
}

type Top = 'salmon' | 'tuna' | 'prawn' | 'egg' | 'eel';
/** a nigiri from above, 230 long, lying across */
export function nigiri({ c, r }: Counter, x: number, y: number, deg: number, k: number, top: Top): string {
  const bed = 'M-96 -34Q-104 -44 -84 -46H84Q104 -44 98 -34V36Q104 48 84 48H-84Q-104 46 -98 36Z';
  let o = path('M-112 -30Q-112 -56 -80 -56H84Q114 -52 112 -20V34Q110 60 80 60H-84Q-114 58 -112 30Z', 'fill="#14100c" opacity=".25" transform="translate(4 10)"') + rice(r, bed, c.clip(path(bed)), [-98, -46, 98, 48], 60);
  const cover = 'M-122 -20C-126 -50 -100 -60 -70 -56L86 -50C116 -46 126 -26 122 4C120 34 104 44 76 46L-76 44C-106 42 -120 22 -122 -20Z', clip = c.clip(path(cover));
  const stripes = (n: number) => { let d = ''; for (let i = 0; i < n; i++) { const q = -110 + (i * 226) / n; d += `M${n1(q)} -62C${n1(q + 30)} -30 ${n1(q - 8)} 10 ${n1(q + 26)} 56`; } return d; };
  if (top === 'salmon') o += path(cover, `fill="${SALMON}"`) + g(path(stripes(8), 'fill="none" stroke="#ffd3b8" stroke-width="9" stroke-linecap="round"') + path('M-120 20C-60 50 60 50 122 10V60H-120Z', 'fill="#c95b34" opacity=".35"'), `clip-path="${clip}"`);
  else if (top === 'tuna') o += path(cover, `fill="${TUNA}"`) + g(path(stripes(11), `fill="none" stroke="${shade(TUNA, 0.07)}" stroke-width="6"`) + path('M-120 20C-60 50 60 50 122 10V60H-120Z', 'fill="#7c1526" opacity=".45"'), `clip-path="${clip}"`);
  else if (top === 'egg') o += path('M-116 -50Q-116 -58 -106 -58H106Q116 -58 116 -50V42Q116 50 106 50H-106Q-116 50 -116 42Z', `fill="${EGG}"`) + path('M-110 -34H110M-110 -12H110M-110 12H110M-110 32H110', `stroke="${shade(EGG, -0.07)}" stroke-width="4"`) + path('M-110 -50H110', 'stroke="#ffe9a8" stroke-width="8" stroke-linecap="round"') + rect(-26, -64, 52, 122, `rx="5" fill="${NORI}"`) + rect(-20, -62, 6, 116, 'rx="3" fill="#4a5f53"');
  else if (top === 'eel') o += path(cover, 'fill="#7a3d1d"') + g(path('M-120 -40H120M-120 -16H120M-120 8H120M-120 30H120', 'stroke="#a3592b" stroke-width="9"') + path('M-80 -52Q-20 -60 40 -50', 'stroke="#e5a667" stroke-width="9" fill="none" stroke-linecap="round"'), `clip-path="${clip}"`) + path('M-70 -20h.1M-30 14h.1M10 -26h.1M54 8h.1M-52 26h.1M84 -14h.1M30 -6h.1', 'stroke="#f5e6bf" stroke-width="9" stroke-linecap="round"');
  else o += path('M106 -8L150 -48L158 -22L140 -4L160 16L148 40L106 14Z', 'fill="#e2603e"') + path('M118 0L148 -30M118 4L150 24', 'stroke="#f7b29a" stroke-width="5" stroke-linecap="round"') + path('M-116 0C-116 -44 -70 -56 0 -54C70 -52 118 -34 118 0C118 34 70 46 0 46C-70 48 -116 40 -116 0Z', `fill="${PRAWN}"`) + path('M-74 -52Q-62 -4 -74 44M-24 -54Q-12 -4 -24 46M28 -54Q40 -4 28 46M78 -46Q88 -4 78 40', 'fill="none" stroke="#e7764f" stroke-width="13" stroke-linecap="round"') + path('M-108 0H112', 'stroke="#fff0e6" stroke-width="9" stroke-linecap="round" opacity=".85"');
  return g(o, tf(x, y, deg, k));
}

/** a gunkan from above: seaweed wall, roe inside */
export function roe({ r }: Counter, x: number, y: number, k: number): string {
  let a = '', b = '';
  for (let i = 0; i < 34; i++) { const q = polar(0, 0, Math.sqrt(r.f(0, 1)), r.f(0, TAU)), X = q[0] * 76, Y = q[1] * 42; a += `M${n1(X)} ${n1(Y)}h.1`; b += `M${n1(X - 4)} ${n1(Y - 5)}h.1`; }
  return g(ell(4, 12, 104, 70, 'fill="#14100c" opacity=".26"') + ell(0, 0, 104, 68, `fill="${NORI}"`) + ell(0, -2, 96, 60, 'fill="#35473d"') + ell(0, 0, 90, 54, 'fill="#d9542a"') + path(a, 'stroke="#f0762f" stroke-width="24" stroke-linecap="round"') + path(a, 'stroke="#f8993f" stroke-width="17" stroke-linecap="round"') + path(b, 'stroke="#ffe2b0" stroke-width="6" stroke-linecap="round"'), tf(x, y, 0, k));
}

/** a plate from above, glazed in one of its house's colours, waves round the rim */
export function plate(c: Drawing, x: number, y: number, R: number, col: string, line: string): string {
  let waves = '';
  for (let i = 0; i < 22; i++) { const e = polar(0, 0, R * 0.86, (i * TAU) / 22); waves += path(`M${n1(-R * 0.1)} 0A${n1(R * 0.1)} ${n1(R * 0.1)} 0 0 1 ${n1(R * 0.1)} 0M${n1(-R * 0.05)} 0A${n1(R * 0.05)} ${n1(R * 0.05)} 0 0 1 ${n1(R * 0.05)} 0`, `fill="none" stroke="${line}" stroke-width="${n1(R * 0.028)}" ${tf(e[0], e[1], (i * 360) / 22 + 90)}`); }
  return g(circ(6, 14, R, 'fill="#0f0b08" opacity=".32"') + circ(0, 0, R, `fill="${col}"`) + circ(0, 0, R * 0.985, `fill="none" stroke="${shade(col, 0.1)}" stroke-width="${n1(R * 0.03)}"`) + waves + circ(0, 0, R * 0.72, `fill="${c.rad([[0, shade(col, 0.06)], [1, shade(col, 0.01)]])}"`) + circ(0, 0, R * 0.72, `fill="none" stroke="${mix(col, line, 0.5)}" stroke-width="${n1(R * 0.018)}"`), tf(x, y));
}
