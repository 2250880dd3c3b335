/** The longest side of a photo as it goes up, in pixels: more than is ever shown. */
const SIDE = 1024;
const QUALITY = 0.9;

/**
 * What the chooser of files offers. An iPhone keeps its photos as HEIC, which most browsers cannot read, and hands over a JPEG where HEIC is not on such a
 * list: so it names each kind, and not `image/*`.
 */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const HEIC = /^image\/hei[cf]|\.(heic|heif|hif)$/i;

/** Why a file cannot be taken, in words: for one that is no picture, and for one that this browser cannot open. */
export function whyNotTaken({ type, name }: Pick<File, 'type' | 'name'>): string {
  // Many systems do not know the kind of such a file, so its name counts too.
  if (HEIC.test(type) || HEIC.test(name))
    return 'This is a HEIC photo, as iPhones keep them, and this browser cannot open it. Add it on the iPhone itself, where it comes as a JPEG, or save it as a JPEG first.';
  return type.startsWith('image/')
    ? 'This picture could not be opened here. A JPEG or a PNG always can.'
    : 'This file is not a picture. Choose a JPEG or a PNG.';
}

/** Why a file is no photo, in a sentence for whoever chose it. */
export class PhotoError extends Error {}

/** How large a picture is drawn, so that its longest side is at most `SIDE`. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Makes a photo smaller on the device, before it goes up: the way it stands, without anything else that was in the file.
 * Only files with an image type are looked at (specification, section 5); others give nothing.
 * @returns a JPEG as a data URL, or null for a file that is not of an image type.
 * @throws PhotoError where the browser cannot read the picture.
 */
export async function shrinkPhoto(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new PhotoError(whyNotTaken(file));
  }
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  Object.assign(canvas, fitted(bitmap.width, bitmap.height));
  if (!pen) throw new PhotoError('This browser cannot make the picture smaller. Try another one.');
  // What can be seen through stands on paper, not on black.
  pen.fillStyle = '#fffdf7';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
