/** The longest side of a photo as it goes up, in pixels: more than is ever shown. */
const SIDE = 1024;
const QUALITY = 0.9;

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
    throw new PhotoError('This picture could not be opened here. A JPEG or a PNG always can.');
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
