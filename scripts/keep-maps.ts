import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '..', 'dist');
const maps = path.join(dist, 'maps');
/** Pages of a former build may be open for as long as this, in milliseconds, and report errors. */
const KEPT_MS = 30 * 86_400_000;

/** Takes the source maps out of what is public: the server puts stacks of browsers in places of the source with them. */
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
  if (now.getTime() - mtimeMs > KEPT_MS) await rm(path.join(maps, name));
}
