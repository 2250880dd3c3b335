import sharp from 'sharp';
import type { PictureType } from '#server/ports/studio.ts';

/** A picture at another width. One that is smaller is not made larger: the page shows it larger, and it is as sharp as it gets. */
export function resizePicture(picture: Buffer, width: number, type: PictureType): Promise<Buffer> {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true });
  return (
    type === 'jpeg' ? resized.flatten({ background: '#ffffff' }).jpeg({ quality: 86 }) : resized.webp()
  ).toBuffer();
}
