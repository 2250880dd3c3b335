import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { PackedFace } from '#server/ports/artist.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const QUALITY = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Packs a drawn face. The same face always has the same hash. */
export async function packFace(svg: string): Promise<PackedFace> {
  return { hash: hashOf(svg), bytes: await compress(svg, QUALITY) };
}

/** The SVG of a packed face; null where its bytes are not, or no longer, what was packed under this hash. */
export async function unpackFace({ hash, bytes }: PackedFace): Promise<string | null> {
  const svg = await decompress(bytes).then(String, () => null);
  return svg !== null && hashOf(svg) === hash ? svg : null;
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 32);
}
