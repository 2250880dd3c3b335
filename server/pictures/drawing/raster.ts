import type { PictureType } from '#server/ports/studio.ts';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

export type Picture = { width: number; height: number; type: PictureType; bytes: Buffer };

/** What is small is for lists, and a list is twenty pictures on a phone's line; what is large is looked at. */
const QUALITY = { small: 76, large: 82, jpeg: 86 };
const SMALL = 400;

/** an SVG as pixels, `width` across; text in it would be ignored (cards have outlines only) */
function pixelsOf(svg: string, width: number): { width: number; height: number; pixels: Buffer } {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return { width: image.width, height: image.height, pixels: image.pixels };
}

/** SVG → PNG, `width` pixels across. Throws when the SVG is not well formed. */
export function toPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** raw pixels, RGB on white, for measuring */
export async function toPixels(svg: string, width: number): Promise<{ width: number; height: number; rgb: Buffer }> {
  const image = pixelsOf(svg, width);
  const rgb = await fromPixels(image).flatten({ background: '#ffffff' }).raw().toBuffer();
  return { width: image.width, height: image.height, rgb };
}

/** raw pixels with their alpha, for measuring what is drawn at all */
export async function toAlpha(svg: string, width: number): Promise<{ width: number; height: number; alpha: Buffer }> {
  const image = pixelsOf(svg, width);
  return {
    width: image.width,
    height: image.height,
    alpha: await fromPixels(image).extractChannel(3).raw().toBuffer(),
  };
}

function fromPixels(image: { width: number; height: number; pixels: Buffer }): Sharp {
  // resvg gives premultiplied alpha
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4, premultiplied: true } });
}

async function encode(image: Sharp, type: PictureType, width: number): Promise<Buffer> {
  if (type === 'webp')
    return image.webp({ quality: width > SMALL ? QUALITY.large : QUALITY.small, effort: 2 }).toBuffer();
  if (type === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg }).toBuffer();
  return image.png().toBuffer();
}

/**
 * One SVG as pictures at several widths. It is drawn once, at the largest, and the others are made from that.
 * @param widths in pixels, each once
 */
export async function pictures(svg: string, widths: readonly number[], type: PictureType = 'webp'): Promise<Picture[]> {
  const largest = Math.max(...widths);
  const drawn = pixelsOf(svg, largest);
  return Promise.all(
    widths.map(async (width): Promise<Picture> => {
      const height = Math.round((drawn.height * width) / drawn.width);
      const image = width === largest ? fromPixels(drawn) : fromPixels(drawn).resize(width, height, { fit: 'fill' });
      return { width, height, type, bytes: await encode(image, type, width) };
    }),
  );
}
