import { type Drawing, type P, path, poly, rect } from '#artwork/engine.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** a polygon whose sides are moved inwards */
function insetPoly(ps: P[], by: number): P[] {
  const sg = areaOf(ps) > 0 ? 1 : -1,
    n = ps.length;
  const lines = ps.map((a, i) => {
    const b = ps[(i + 1) % n]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      nx = (-(b[1] - a[1]) / l) * sg,
      ny = ((b[0] - a[0]) / l) * sg;
    return [a[0] + nx * by, a[1] + ny * by, (b[0] - a[0]) / l, (b[1] - a[1]) / l];
  });
  return lines.map((l1, i) => {
    const l0 = lines[(i + n - 1) % n]!,
      det = l0[2]! * l1[3]! - l0[3]! * l1[2]!;
    if (Math.abs(det) < 1e-4) return [l1[0]!, l1[1]!] as P;
    const t = ((l1[0]! - l0[0]!) * l1[3]! - (l1[1]! - l0[1]!) * l1[2]!) / det;
    return [l0[0]! + l0[2]! * t, l0[1]! + l0[3]! * t] as P;
  });
}

/**
 * A quilt that is being sewn: its art, its seams and its stitches so far. `baseOf` has the colour of each print's
 * ground, `puff` and `calm` are the light on small patches and on large ones.
 */
export type Sewing = { art: string; seams: string; stitches: string; baseOf: Map<string, string>; puff: string; calm: string };

/** sews a patch on, quilted along a line `quiltBy` from its seam; 0 is not quilted */
export function patch(sewing: Sewing, ps: P[], fabric: string, quiltBy = 9) {
  const { baseOf, puff, calm } = sewing, d = poly(ps);
  sewing.art += (baseOf.has(fabric) ? path(d, `fill="${baseOf.get(fabric)}"`) : '') + path(d, `fill="${fabric}"`) + path(d, `fill="${Math.abs(areaOf(ps)) > 60000 ? calm : puff}"`);
  sewing.seams += d;
  if (quiltBy) {
    const q = insetPoly(ps, quiltBy);
    if (Math.sign(areaOf(q)) === Math.sign(areaOf(ps)) && Math.abs(areaOf(q)) > 160) sewing.stitches += poly(q);
  }
}

/** the art of the quilt, its seams and its stitches, with a fine weave over all */
export function drawSewing(c: Drawing, sewing: Sewing, thread: string, weaveP: string) {
  const seamId = c.def((id) => `<path id="${id}" d="${sewing.seams}"/>`);
  const stId = c.def((id) => `<path id="${id}" d="${sewing.stitches}"/>`);
  c.add('art', sewing.art);
  c.add(
    'texture',
    `<g fill="none" stroke-linejoin="round"><use href="#${seamId}" stroke="#000" stroke-opacity=".07" stroke-width="13"/><use href="#${seamId}" stroke="#000" stroke-opacity=".1" stroke-width="6"/><use href="#${seamId}" stroke="#150a08" stroke-opacity=".42" stroke-width="1.7"/><use href="#${seamId}" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" transform="translate(1.4 1.6)"/></g>`
      +
      rect(0, 0, 1000, 1400, `fill="${weaveP}"`) +
      `<g fill="none" stroke-linecap="round" stroke-dasharray="8 6.5"><use href="#${stId}" stroke="#150a08" stroke-opacity=".3" stroke-width="4.6" transform="translate(.9 1.5)"/><use href="#${stId}" stroke="${thread}" stroke-width="2.7"/></g>`,
  );
}
