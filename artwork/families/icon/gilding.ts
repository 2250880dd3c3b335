import {
  clamp, type Drawing, glyphPaths, lum, METAL, mix, type Palette, path, pt, type Run, shade, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { inner, lay, softU, unionId } from '#artwork/materials/pieces.ts';
import type { Place } from '#artwork/materials/stage-look.ts';
import { groundFor, trueColourOf, turnedBy } from '#artwork/materials/true-colours.ts';
import { VisibleParts } from '#artwork/materials/visible-parts.ts';

/** leaf from the light in its middle to its dark rim, by metal; `line` is bright, `deep` the shadow of a punch */
export const LEAF: Record<Palette['metal'], { stops: [string, string, string, string]; line: string; deep: string; glint: string }> = {
  gold: { stops: ['#fbe7a0', '#e6bd57', '#bf8a30', '#8f6020'], line: '#f3cd6c', deep: '#6a3f0c', glint: '#fff6cf' },
  rose: { stops: ['#fde8dc', '#eebba6', '#cf8d77', '#985848'], line: '#f6cdb8', deep: '#6e3426', glint: '#fff2ea' },
  silver: { stops: ['#fafcfd', '#d7dde2', '#a7b0b8', '#6c757f'], line: '#e9eef2', deep: '#454d57', glint: '#ffffff' },
};

/** the leaf that a hero shows on: the palette's own metal, or another when the hero is of that colour itself */
export function metalFor(p: Palette, h: Hero): Palette['metal'] {
  const colours = { gold: LEAF.gold.stops[1], rose: LEAF.rose.stops[1], silver: LEAF.silver.stops[1] };
  const found = groundFor(p, h, [colours[p.metal], colours.gold, colours.silver, colours.rose]);
  return found === colours.silver ? 'silver' : found === colours.rose ? 'rose' : 'gold';
}

/** a colour as deep as a painter's ground of lapis or vermilion */
export const pigment = (x: string) => shade(x, clamp(lum(x), 0.3, 0.44) - lum(x), lum(x) > 0.6 ? 0.03 : 0);

/** the paints of a card: the field about the leaf, and a second for jewels and initials */
export function paintsOf(p: Palette, h: Hero): { field: string; jewel: string } {
  const ver = natural(p, '#a5281e', 0.12),
    lapis = natural(p, '#1f3f86', 0.16);
  const field = pigment(turnedBy(h, isDark(p) ? [p.bg, p.paper, mix(p.b, p.bg, 0.3)] : lum(p.c) < 0.68 ? [p.e, p.a, p.ink, p.c] : [p.e, p.a, p.ink])[0]);
  const red = (parseInt(field.slice(1, 3), 16) - parseInt(field.slice(5, 7), 16)) > 40;
  return { field, jewel: red ? pigment(lapis) : ver };
}

/** how a part is drawn round: `line` the dark contour, `gold` the bright one within it, and their weight */
type Contour = { line: string; gold: string; weight: number };

/** a hero painted in tempera with gold in its lights */
export function painted(c: Drawing, h: Hero, place: Place, contour: Contour, metal: Palette['metal'] = 'gold'): string {
  const { p, r } = c,
    ps = lay(c, h, place.cx, place.cy, place.w, place.h),
    un = unionId(c, ps),
    ids = new VisibleParts(ps, 2),
    gold = c.foil(metal, 38),
    { line, weight: k } = contour;
  let a = softU(un, 0, 3, 9, '#2a1206', 0.5, 4) + use(un, `fill="${line}" stroke="${line}" stroke-width="${9 * k}" stroke-linejoin="round"`);
  for (const q of ps) {
    let col = trueColourOf(p, h, q.k);
    col = shade(mix(col, '#7a4a20', 0.05), lum(col) > 0.9 ? -0.01 : 0, 0.012);
    if (q.line) {
      a += use(q.id, `fill="none" stroke="${line}" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"`) + use(q.id, `fill="none" stroke="${gold}" stroke-width="3" stroke-linecap="round"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    a += use(q.id, `fill="${c.lin([[0, shade(col, 0.03)], [1, shade(col, -0.08)]], 0.2, 0, 0.8, 1)}"`);
    if (m > 26) a += inner(c, q.id, -3, -5, clamp(m * 0.15, 5, 26), shade(col, lum(col) > 0.85 ? -0.14 : -0.22), lum(col) > 0.85 ? 0.4 : 0.6, 4);
    if (m > 30) {
      let lt = '',
        gd = '';
      ids.runs(q.i, q, q.ang, clamp(m / 16, 5, 9), () => r.f(-1, 1), 3).forEach(([f, t], i) => {
        const L = Math.hypot(t[0] - f[0], t[1] - f[1]);
        if (L < 10) return;
        const ux = (t[0] - f[0]) / L,
          uy = (t[1] - f[1]) / L,
          b = r.f(0.06, 0.3) * L,
          e = r.f(0.45, 0.8) * L,
          w = 1.5;
        const seg = `M${pt([f[0] + ux * b, f[1] + uy * b])}Q${pt([f[0] + ux * (b + e) * 0.5 - uy * w, f[1] + uy * (b + e) * 0.5 + ux * w])} ${pt([f[0] + ux * e, f[1] + uy * e])}Q${pt([f[0] + ux * (b + e) * 0.5 + uy * w, f[1] + uy * (b + e) * 0.5 - ux * w])} ${pt([f[0] + ux * b, f[1] + uy * b])}Z`;
        if (i % 4 === 1) gd += seg;
        else lt += seg;
      });
      a += path(lt, `fill="${mix(col, '#fff4dc', 0.5)}" fill-opacity=".6"`) + path(gd, `fill="${lum(col) > 0.82 ? '#b07a22' : LEAF[metal].line}"`);
    }
    a += use(q.id, `fill="none" stroke="${line}" stroke-width="${(m < 30 ? 3 : 5) * k}" stroke-linejoin="round"`)
      + use(q.id, `fill="none" stroke="${contour.gold}" stroke-width="${(m < 30 ? 1 : 1.9) * k * k}" stroke-linejoin="round"`);
  }
  return a;
}

/** the first letter in colour with a gilt edge, the rest in ink */
export function initialled(runs: Run[], ys: number[], cx: number, ink: string, first: string, edge: string): string {
  return runs.flatMap((run, i) => glyphPaths(run, cx, ys[i]!).map((gl, j) => (i === 0 && j === 0
    ? path(gl.d, `fill="${first}" stroke="${LEAF.gold.deep}" stroke-width="5" stroke-linejoin="round"`) + path(gl.d, `fill="${first}" stroke="${edge}" stroke-width="2.6" stroke-linejoin="round"`)
    : path(gl.d, `fill="${ink}"`)))).join('');
}

/** a band of burnished metal along a path: dark edges, a bright ridge */
export function moulding(d: string, foil: string, w: number, metal: Palette['metal']): string {
  const line = (k: number, paint: string, more = '') => path(d, `fill="none" stroke="${paint}" stroke-width="${k}" stroke-linejoin="round" ${more}`);
  return line(w + 5, METAL[metal][0], 'stroke-opacity=".9"') + line(w, foil) + line(w * 0.3, LEAF[metal].deep, 'stroke-opacity=".35" transform="translate(1 2)"') + line(w * 0.2, LEAF[metal].glint, 'stroke-opacity=".85" transform="translate(-.5 -1)"');
}
