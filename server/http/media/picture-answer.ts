import { Failure } from '#server/kernel/failure.ts';
import type { FaceName } from '#server/pictures/pictures.ts';
import { PICTURE_WIDTHS } from '#shared/routes.ts';

const FACES = /^(front|inside-left|inside-right|back|envelope|envelope-back|liner|stamp|letter-\d{1,2})$/;
const FILE = /^([a-z]+(?:-[a-z]+)?(?:-\d{1,2})?)-(\d{2,4})\.(webp|jpg)$/;
/** In mails. */
const MAIL_WIDTH = 560;

/** For what stands at an address that changes with it. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For what only one browser may see. */
export const PRIVATE = 'private, max-age=86400';

export type PictureFile = { face: FaceName; width: number; kind: 'webp' | 'jpg' };

/** What the last part of a picture's address asks for: `front-350.webp`. @throws Failure where there is no such picture. */
export function parsePictureFile(text: string): PictureFile {
  const parts = FILE.exec(text);
  const face = parts?.[1] ?? '';
  const width = Number(parts?.[2]);
  const isWidth = (PICTURE_WIDTHS as readonly number[]).includes(width) || width === MAIL_WIDTH;
  if (!parts || !FACES.test(face) || !isWidth) throw new Failure('not-found', []);
  return { face: face as FaceName, width, kind: parts[3] === 'jpg' ? 'jpg' : 'webp' };
}

/** A picture, with how long it may be kept. */
export function picture(bytes: Buffer, kind: 'webp' | 'jpg', cacheControl: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': kind === 'jpg' ? 'image/jpeg' : 'image/webp',
      'Cache-Control': cacheControl,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
