import { type Drawing, g, lerp, path, type Rng } from '#artwork/engine.ts';

type Box = readonly [x: number, y: number, w: number, h: number];
/** the side where the shade is thickest */
type Side = 'l' | 'r' | 't' | 'b';

const SIZES = [1.8, 2.7, 3.8];

/**
 * Stippled shade, as a lithographer's crayon leaves it: `n` dots inside a shape, thick at one side of its box and
 * thinning away from it. `power` above 2 keeps them nearer to that side.
 */
export function stipple(c: Drawing, r: Rng, d: string, box: Box, side: Side, n: number, col: string, o = 0.5, power = 2): string {
  const [x, y, w, h] = box;
  const dots = SIZES.map(() => '');
  for (let i = 0; i < n; i++) {
    const t = r.n() ** power;
    const along = side === 'l' || side === 't' ? t : 1 - t;
    const across = r.n();
    const upright = side === 't' || side === 'b';
    const px = Math.round(lerp(x, x + w, upright ? across : along));
    const py = Math.round(lerp(y, y + h, upright ? along : across));
    dots[r.i(0, 2)] += `M${px} ${py}h.1`;
  }
  const marks = dots.map((all, i) => path(all, `stroke-width="${SIZES[i]}"`)).join('');
  return g(
    g(marks, `fill="none" stroke="${col}" stroke-linecap="round" stroke-opacity="${o}"`),
    `clip-path="${c.clip(path(d))}"`,
  );
}

/** a plane of one colour with stipple at one side */
export function plane(c: Drawing, r: Rng, d: string, box: Box, fill: string, side: Side, n: number, shadeCol: string, o = 0.5, power = 2): string {
  return path(d, `fill="${fill}"`) + stipple(c, r, d, box, side, n, shadeCol, o, power);
}
