import { createHash } from 'node:crypto';

/** Stands before the hash at the end of a picture's file. No picture ends so by itself. */
const MARK = Buffer.from('#sha256:');
const HASH = 16;
const SEAL = MARK.length + HASH;

/** A picture as it is kept: with a hash of itself at its end, by which a file is known to be whole. */
export function withChecksum(picture: Buffer): Buffer {
  return Buffer.concat([picture, MARK, hashOf(picture)]);
}

/** The picture of a file; null where it is broken. One of an earlier release has no hash, and is whole where its format says so. */
export function verifyChecksum(file: Buffer): Buffer | null {
  const end = file.length - SEAL;
  if (end > 0 && file.subarray(end, end + MARK.length).equals(MARK)) {
    const picture = file.subarray(0, end);
    return hashOf(picture).equals(file.subarray(end + MARK.length)) ? picture : null;
  }
  return isPicture(file) ? file : null;
}

/** Whether bytes are a picture that has its end: a WebP says its length, a JPEG and a PNG close with a mark. */
function isPicture(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes.toString('latin1', 0, 4) === 'RIFF') {
    // The length of what follows it; a chunk of odd length is filled up by one byte.
    const length = bytes.readUInt32LE(4) + 8;
    return bytes.toString('latin1', 8, 12) === 'WEBP' && (length === bytes.length || length + 1 === bytes.length);
  }
  if (bytes.readUInt16BE(0) === 0xffd8) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  return (
    bytes.readUInt32BE(0) === 0x89504e47 && bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
  );
}

function hashOf(picture: Buffer): Buffer {
  return createHash('sha256').update(picture).digest().subarray(0, HASH);
}
