import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const folder = path.resolve(import.meta.dirname, '..', 'dist', 'client');

/** Writes a brotli copy of every text file of the build, so that no request has to wait for compression. */
const files = (await readdir(folder, { recursive: true })).filter((name) =>
  /\.(js|css|svg|json|webmanifest)$/.test(name),
);
await Promise.all(
  files.map(async (name) => {
    const bytes = await readFile(path.join(folder, name));
    if (bytes.length < 400) return;
    await writeFile(
      path.join(folder, `${name}.br`),
      await compress(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
  }),
);
