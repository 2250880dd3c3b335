import sharp, { type Metadata } from 'sharp';
import { Failure, failure } from '#server/kernel/failure.ts';
import { PHOTO_WIDTHS, type PhotoWidth } from './photo-widths.ts';

/*
 * Pictures of strangers are read by these readers and by no other, and only from memory: an SVG, a PDF or a file that names other files is
 * refused by the library itself, whatever it calls itself. This counts for the whole process; our own pictures are WebP, PNG and JPEG too.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** What each kind of photograph begins with. */
const KINDS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /avi[fs]/.test(brandsOf(bytes)),
];
const isHeic = (bytes: Buffer) => /hei[cxms]|hev[cxms]/.test(brandsOf(bytes)) && !/avi[fs]/.test(brandsOf(bytes));

/** What a file of the ISO family (ISO 14496-12, section 4.3) says that it can be read as: AVIF and HEIC are both of it. */
function brandsOf(bytes: Buffer): string {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return '';
  return bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64, bytes.length));
}

/** More than the largest that phones make (48 million), and few enough that one reading cannot fill the machine. */
const PIXELS_MAX = 52_000_000;
/** Bytes of a picture while it is read, at the most: as many points with four channels of a byte. A PNG can have twice as many, which is the size of no photograph. */
const BYTES_MAX = PIXELS_MAX * 4;
/** How many times longer than high, or higher than long: more than any panorama. Enlarged to a square's side, a line of points is a picture of billions. */
const RATIO_MAX = 20;
const SECONDS_MAX = 15;

/**
 * A photograph made anew, square, at each width: turned as its camera was held, cut to what draws the eye. Whatever else was in the file
 * (place, camera, hidden parts) stays behind.
 * @param dataUrl what it calls itself counts for nothing; what it is made of does. @throws Failure at `image`.
 */
export async function encodePhotos(dataUrl: string): Promise<Record<PhotoWidth, Buffer>> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (isHeic(bytes))
    throw failure('invalid', 'image', 'heic', 'We cannot read HEIC pictures. Save it as a JPEG and choose that.');
  if (!KINDS.some((isOne) => isOne(bytes)))
    throw failure(
      'invalid',
      'image',
      'not-a-photo',
      'This is not a photograph. Choose a JPEG, PNG, WebP, AVIF or GIF.',
    );
  try {
    const photo = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    requireReadableSize(await photo.metadata());
    const [small, large] = PHOTO_WIDTHS;
    const square = await photo
      .autoOrient()
      .resize(large, large, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: SECONDS_MAX })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const [icon, portrait] = await Promise.all([
      sharp(square).resize(small, small).webp({ quality: 82 }).toBuffer(),
      sharp(square).webp({ quality: 82 }).toBuffer(),
    ]);
    return { 96: icon, 384: portrait };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** What the head of a file says of its size is checked before any of its points is read. @throws Failure at `image`. */
function requireReadableSize({ width, height, channels, depth }: Metadata): void {
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (width * height > PIXELS_MAX || bytes > BYTES_MAX)
    throw failure('invalid', 'image', 'too-large', 'This picture has too many pixels. Make it smaller first.');
  if (Math.max(width, height) > RATIO_MAX * Math.min(width, height))
    throw failure('invalid', 'image', 'too-narrow', 'This picture is too long and narrow. Cut a part out of it first.');
}

/** The message for an error of the image library, which differ only in their text. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure) return error;
  if (/pixel limit|dimensions|too (large|big)/i.test(error.message))
    return failure('invalid', 'image', 'too-large', 'This picture has too many pixels. Make it smaller first.');
  if (/timeout/i.test(error.message))
    return failure(
      'invalid',
      'image',
      'too-large',
      'This picture takes too long to read. Save a smaller version and choose that.',
    );
  return failure(
    'invalid',
    'image',
    'unreadable',
    'This picture cannot be read. The file may be damaged or incomplete.',
  );
}
