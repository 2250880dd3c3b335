import { type Drawing, lum, mix, n1, path, shade, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off } from '#artwork/materials/outlines.ts';
import { clipOf, type Piece, softU, unionId } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { toTenth } from '#artwork/primitives/rounding.ts';

export const SHADE = '#1a0e0a';

/** the face of a sheet: a little lighter where the light comes from */
export const faceOf = (c: Drawing, colour: string, by = 0.02) => c.lin([[0, shade(colour, by)], [1, shade(colour, -by)]], 0, 0, 1, 1);

/** an outline registered once, so that its shadow costs a few bytes */
export const cut = (c: Drawing, d: string) => c.def((id) => `<path id="${id}" d="${d}"/>`);

/** A sheet that covers the page but for its opening, and the shadow that it throws into it. */
export function pierced(c: Drawing, hole: string, colour: string, o: { spread?: number; dark?: number; lip?: number } = {}): string {
  const { spread = 24, dark = 0.34, lip = 0.55 } = o;
  const id = cut(c, hole);
  return softU(id, toTenth(spread * 0.3), toTenth(spread * 0.62), spread, SHADE, dark, 5, false)
    + path(`M-20 -20H1020V1420H-20Z${hole}`, `fill="${c.lin([[0, shade(colour, 0.014)], [1, shade(colour, -0.02)]], 0, 0, 0, 1400, 'u')}" fill-rule="evenodd"`)
    + use(id, `fill="none" stroke="#fff" stroke-opacity="${lip}" stroke-width="2"`);
}

/** a sheet that stands up from the ground, with the shadow that it throws on what lies behind */
export function standing(c: Drawing, d: string, colour: string, o: { spread?: number; dark?: number; dy?: number; lip?: number } = {}): string {
  const { spread = 20, dark = 0.28, dy = -6, lip = 0.42 } = o;
  const id = cut(c, d);
  return softU(id, 4, dy, spread, SHADE, dark, 4, false) + use(id, `fill="${faceOf(c, colour, 0.016)}"`) + (lip ? use(id, `fill="none" stroke="#fff" stroke-opacity="${lip}" stroke-width="1.8"`) : '');
}

/**
 * A hero of layered paper: every part a sheet of its own, laid on with a shadow; the large ones have an opening cut in
 * them, through which a deeper sheet is seen.
 */
export function layered(c: Drawing, hero: Hero, ps: readonly Piece[], ground: string, fall = 26): string {
  const un = unionId(c, [...ps]);
  let s = softU(un, toTenth(fall * 0.45), toTenth(fall * 0.85), fall, SHADE, 0.34, 7);
  const far = Math.max(...ps.map((q) => q.area));
  for (const q of ps) {
    const colour = off(trueColourOf(c.p, hero, q.k), ground, lum(ground) < 0.5 ? 1.35 : 1.12);
    if (q.line) {
      s += use(q.id, `fill="none" stroke="${SHADE}" stroke-opacity=".2" stroke-width="7" stroke-linecap="round" transform="translate(2.4 4.6)"`)
        + use(q.id, `fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`);
      continue;
    }
    const least = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      lift = Math.min(1, Math.max(0.2, least / 150));
    s += `<g transform="translate(${n1(3.4 * lift)} ${n1(6.4 * lift)})" fill="${SHADE}" fill-opacity=".14" stroke="${SHADE}" stroke-opacity=".075" stroke-linejoin="round">${[4, 2.6, 1.2].map((k) => use(q.id, `stroke-width="${n1(k * 4.6 * lift)}"`)).join('')}</g>`;
    s += use(q.id, `fill="${least > 34 ? faceOf(c, colour) : colour}"`);
    // an opening is cut into what is large enough to have one
    if (least > 96 && q.area > far * 0.09) s += opened(c, q, colour, least);
    s += use(q.id, `fill="none" stroke="#fff" stroke-opacity="${lum(colour) > 0.8 ? 0.85 : 0.36}" stroke-width="${least > 40 ? 1.8 : 1.1}" stroke-linejoin="round" transform="translate(-.5 -.7)"`);
  }
  return s;
}

/** within a part: a deeper sheet, and above it the rim of the part with its shadow */
function opened(c: Drawing, q: Piece, colour: string, least: number): string {
  const rim = Math.min(17, Math.max(9, least * 0.055)),
    pale = lum(colour) > 0.82,
    deep = shade(colour, pale ? -0.045 : lum(colour) < 0.36 ? 0.05 : -0.055);
  const shadow = [16, 11, 7, 4].map((k) => use(q.id, `stroke-width="${n1(rim * 2 + k)}"`)).join('');
  return `<g clip-path="${clipOf(c, q.id)}">${use(q.id, `fill="${deep}"`)}<g fill="none" stroke="${SHADE}" stroke-opacity="${pale ? 0.06 : 0.085}" stroke-linejoin="round" transform="translate(2.4 4.4)">${shadow}</g>${use(q.id, `fill="none" stroke="${faceOf(c, colour)}" stroke-width="${n1(rim * 2)}" stroke-linejoin="round"`)}</g>`;
}

/** a leaf of a length along an angle from its foot, its shaded half and its vein; `kind` 0 is pointed, 1 round, 2 long */
export function leaf(x: number, y: number, a: number, l: number, kind: number): { d: string; half: string; vein: string } {
  const q = (u: number, v: number) => `${n1(x + (Math.cos(a) * u - Math.sin(a) * v) * l)} ${n1(y + (Math.sin(a) * u + Math.cos(a) * v) * l)}`;
  const [u1, w1, u2, w2] = ([[0.2, 0.3, 0.6, 0.27], [0.12, 0.38, 0.76, 0.44], [0.3, 0.19, 0.7, 0.2]] as const)[kind] ?? [0.2, 0.3, 0.6, 0.27];
  const back = `C${q(u2, w2)} ${q(u1, w1)} ${q(0, 0)}Z`;
  return { d: `M${q(0, 0)}C${q(u1, -w1)} ${q(u2, -w2)} ${q(1, 0)}${back}`, half: `M${q(0, 0)}L${q(1, 0)}${back}`, vein: `M${q(0.04, 0)}L${q(0.84, 0)}` };
}

/** the colours of a depth between the front sheet and the farthest one */
export const depths = (front: string, far: string, n: number): string[] => Array.from({ length: n }, (_, i) => mix(front, far, i / n));

