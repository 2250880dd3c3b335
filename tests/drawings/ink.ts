import { type Composed, toSvg } from '#cards/render/compose.ts';
import { toAlpha } from '#server/pictures/drawing/raster.ts';

/** What is seen of a face's layers of one role: a picture of them alone, in which each pixel is so many card units wide. */
export type Ink = { pixel: number; width: number; alpha: Buffer };

const WIDTH = 250;
/** fainter than this is the rim of a shadow */
const SEEN = 40;

/** Draws the layers of one role alone. */
export async function inkOf(face: Composed, role: string): Promise<Ink> {
  const layers = face.layers.filter((layer) => layer.role === role);
  const { width, alpha } = await toAlpha(toSvg({ ...face, layers }, face.width), WIDTH);
  return { pixel: face.width / width, width, alpha };
}

/** left, top, right and bottom of the ink, in card units; null where there is none */
export function boxOfInk({ pixel, width, alpha }: Ink): [number, number, number, number] | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -1, -1];
  alpha.forEach((a, i) => {
    if (a <= SEEN) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x + 1), Math.min(y0, y), Math.max(y1, y + 1)];
  });
  return x1 < 0 ? null : [x0 * pixel, y0 * pixel, x1 * pixel, y1 * pixel];
}

/** How many pixels both have ink on. @param least how opaque the other's is, of 255: a tint is not in the way of words */
export function inkOfBoth(one: Ink, other: Ink, least = SEEN): number {
  return one.alpha.reduce((sum, a, i) => sum + (a > SEEN && (other.alpha[i] ?? 0) > least ? 1 : 0), 0);
}
