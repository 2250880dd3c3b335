import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '..', 'dist');
const maps = path.join(dist, 'maps');
/** How long source maps are kept, in milliseconds: pages of an old build may still be open and report errors. */
const MAX_AGE_MS = 30 * 86_400_000;

// Moves the source maps out of the public folder. The server uses them to map errors of browsers to the source code.
await mkdir(maps, { recursive: true });
const built = (await readdir(path.join(dist, 'client'), { recursive: true })).filter((name) => name.endsWith('.map'));
const now = new Date();
for (const name of built) {
  const kept = path.join(maps, path.basename(name));
  await copyFile(path.join(dist, 'client', name), kept);
  await utimes(kept, now, now);
  await rm(path.join(dist, 'client', name));
}
for (const name of await readdir(maps)) {
  const { mtimeMs } = await stat(path.join(maps, name));
  if (now.getTime() - mtimeMs > MAX_AGE_MS) await rm(path.join(maps, name));
}
