import sharp from 'sharp';
import { distance } from '#cards/catalogue/pairing/distance.ts';
import { toPng } from '#server/pictures/drawing/raster.ts';
import { signatureOf } from '#server/pictures/measures/signature.ts';

const WIDTH = 240;
/** side of the compared squares, in pixels: nobody sees a smaller movement */
const SQUARE = 8;

/** How much two pictures differ: `worst` and `mean` are differences of squares, of 255; `distance` is perceptual. */
export type PictureDifference = { worst: number; mean: number; distance: number };

/** The most that an unchanged drawing may differ on another machine or with another build of the rasteriser. */
export const DIFFERENCE_MAX: PictureDifference = { worst: 12, mean: 1, distance: 0.02 };

/** An SVG document as a small picture for the repository. */
export function thumbnail(svg: string): Promise<Buffer> {
  return sharp(toPng(svg, WIDTH))
    .flatten({ background: '#ffffff' })
    .png({ palette: true, effort: 10, dither: 0 })
    .toBuffer();
}

async function pixelsOf(png: Buffer): Promise<{ rgb: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}

/** the mean colour of each square, as three numbers */
async function squaresOf({ rgb, width, height }: Awaited<ReturnType<typeof pixelsOf>>): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width / SQUARE), Math.round(height / SQUARE), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** Compares two pictures. Pictures of different sizes have the largest difference. */
export async function comparePictures(a: Buffer, b: Buffer): Promise<PictureDifference> {
  const [left, right] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  if (left.width !== right.width || left.height !== right.height) return { worst: 255, mean: 255, distance: 1 };
  const [these, those] = await Promise.all([squaresOf(left), squaresOf(right)]);
  let [worst, sum] = [0, 0];
  for (let i = 0; i < these.length; i += 3) {
    const difference = [0, 1, 2].reduce((most, k) => Math.max(most, Math.abs(these[i + k]! - those[i + k]!)), 0);
    worst = Math.max(worst, difference);
    sum += difference;
  }
  const [one, other] = await Promise.all([signatureOf(left), signatureOf(right)]);
  return { worst, mean: sum / (these.length / 3), distance: distance(one, other) };
}

export function isUnchanged(difference: PictureDifference): boolean {
  return (Object.keys(DIFFERENCE_MAX) as (keyof PictureDifference)[]).every(
    (part) => difference[part] <= DIFFERENCE_MAX[part],
  );
}
