import { circ, type Drawing, ell, g, mix, n1, type Palette, path, rect, type Rng, shade, tf } from '#artwork/engine.ts';

export type Field = { c: Drawing; r: Rng; p: Palette };
/** Where the words are painted, what on, and whether a groundsman did it (a rough edge) or a signwriter. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; face: string; max: number; chalk: boolean };

/** Everything throws its shadow this way: a low sun in the lower left. */
export const SUN = { x: 0.92, y: -0.62 };

/** grass mown in stripes, `across` or `along`, with the flecks that grass has */
export function turf({ r }: Field, col: string, wide: number, way: 'across' | 'along'): string {
  let o = rect(0, 0, 1000, 1400, `fill="${col}"`), a = '', b = '';
  for (let k = 0; k * wide < (way === 'across' ? 1400 : 1000); k += 2) o += way === 'across' ? rect(0, k * wide, 1000, wide, `fill="${shade(col, 0.035)}"`) : rect(k * wide, 0, wide, 1400, `fill="${shade(col, 0.035)}"`);
  for (let i = 0; i < 700; i++) { const x = r.f(0, 1000), y = r.f(0, 1400), q = `M${n1(x)} ${n1(y)}l${n1(r.f(-3, 3))} ${n1(-r.f(5, 11))}`; if (i % 2) a += q; else b += q; }
  return o + path(a, `stroke="${shade(col, -0.05)}" stroke-width="2.4" stroke-linecap="round" opacity=".6"`) + path(b, `stroke="${shade(col, 0.08)}" stroke-width="2.4" stroke-linecap="round" opacity=".6"`);
}

/** a painted line: chalk does not lie evenly */
export const line = (d: string, col: string, w = 9) => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linejoin="round" opacity=".93"`);

/** somebody from above, of the size of a coin, running towards `deg` (0 is up), and their long shadow */
export function player(x: number, y: number, deg: number, shirt: string, shorts: string, hair: string, skin: string, k = 1): string {
  const shadow = path(`M${n1(-12)} 4L${n1(12)} 10L${n1(12 + SUN.x * 96)} ${n1(SUN.y * 96)}a14 14 0 0 0 ${-22} ${-14}Z`, 'fill="#0c1f16" opacity=".28"');
  const man = path('M-10 10L-15 34M10 4L14 26', `stroke="${skin}" stroke-width="9" stroke-linecap="round"`) + path('M-15 34l-2 9M14 26l3 9', 'stroke="#20242a" stroke-width="10" stroke-linecap="round"') + ell(0, 6, 18, 14, `fill="${shorts}"`) + path('M-22 0L-32 -18M22 0L30 14', `stroke="${skin}" stroke-width="9" stroke-linecap="round"`) + path('M-27 -6C-26 -18 26 -18 27 -6C26 12 -26 12 -27 -6Z', `fill="${shirt}"`) + path('M-20 -10Q0 -4 20 -10', `fill="none" stroke="${shade(shirt, 0.1)}" stroke-width="4"`) + circ(0, -8, 12, `fill="${hair}"`) + path('M-9 -14A12 12 0 0 1 9 -14', `fill="none" stroke="${skin}" stroke-width="4" stroke-linecap="round"`);
  return g(shadow + g(man, `transform="rotate(${deg})"`), tf(x, y, 0, k));
}
export const SKINS = ['#f0c6a0', '#8a5a3c', '#d69c70', '#5f3b28', '#c98a5e'] as const;
export const HAIRS = ['#3a2618', '#1b1512', '#8a5a2a', '#15110f', '#5a3a20', '#d9b06a'] as const;

/** a shadow of a thin upright thing of height h that stands at x, y */
export const cast = (x: number, y: number, h: number, w: number) => path(`M${x} ${y}l${n1(SUN.x * h)} ${n1(SUN.y * h)}`, `stroke="#0c1f16" stroke-width="${w}" stroke-linecap="round" opacity=".28"`);
/** the colour that chalk has on a ground */
export const chalkOn = (p: Palette, ground: string) => mix('#ffffff', mix(p.paper, ground, 0.06), 0.35);
