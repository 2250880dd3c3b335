import { oncePerContext } from '#server/kernel/context.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Files } from '#server/ports/files.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const QUALITY = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Drawn faces, kept compressed under their content hash: a sent card never changes when the art improves. */
export type FaceStore = {
  keep(svg: string): Promise<string>;
  read(hash: string): Promise<string | null>;
  /** Deletes a face, which no card has any more. */
  forget(hash: string): Promise<void>;
};

export function createFaceStore(files: Files): FaceStore {
  const keyOf = (hash: string) => `faces/${hash.slice(0, 2)}/${hash}.svg.br`;
  return {
    async keep(svg) {
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
      const key = keyOf(hash);
      if ((await files.get(key)) === null) await files.put(key, await compress(svg, QUALITY));
      return hash;
    },
    async read(hash) {
      const bytes = await files.get(keyOf(hash));
      return bytes === null ? null : (await decompress(bytes)).toString('utf8');
    },
    forget: (hash) => files.delete(keyOf(hash)),
  };
}

/** The faces of sent cards, where this process keeps files. */
export const facesOf = oncePerContext(({ files }) => createFaceStore(files));
