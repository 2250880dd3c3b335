/** The longest side of an uploaded photo, in pixels; larger than it is ever shown. */
const MAX_SIDE = 1024;
const QUALITY = 0.9;

/**
 * The accepted file types. An iPhone stores photos as HEIC, which most browsers cannot read, but converts them to JPEG where HEIC is not
 * accepted. So this lists each type instead of `image/*`.
 */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const HEIC = /^image\/hei[cf]|\.(heic|heif|hif)$/i;

/** Why a file is rejected: it is not a picture, or this browser cannot open it. */
export function photoRejection({ type, name }: Pick<File, 'type' | 'name'>): string {
  // Many systems do not know the type of such a file, so its name is checked too.
  if (HEIC.test(type) || HEIC.test(name))
    return 'This browser cannot open HEIC photos from an iPhone. Add the photo from the iPhone itself, or save it as a JPEG first.';
  return type.startsWith('image/')
    ? 'This browser cannot open the picture. Choose a JPEG or a PNG.'
    : 'This file is not a picture. Choose a JPEG or a PNG.';
}

/** A file that cannot be used as a photo. The message is for the member. */
export class PhotoError extends Error {}

/** The size of a picture whose longest side is at most `MAX_SIDE`. It is never enlarged. */
export function fitWithin(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Resizes a photo on the device before it is uploaded. The result is upright and has none of the metadata of the file.
 * Only files with an image type are processed (specification, section 5).
 * @returns a JPEG as a data URL, or null for a file that is not of an image type.
 * @throws PhotoError where the browser cannot read the picture.
 */
export async function resizePhoto(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new PhotoError(photoRejection(file));
  }
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  Object.assign(canvas, fitWithin(bitmap.width, bitmap.height));
  if (!context) throw new PhotoError('This browser cannot resize the picture. Try another browser.');
  // Transparent parts become paper-coloured instead of black.
  context.fillStyle = '#fffdf7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
