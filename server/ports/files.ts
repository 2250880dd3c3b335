import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where files are kept: pictures and the faces of sent cards, each under a key that never changes its content. */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null where there are none. */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9/._-]{0,180}$/;
function requireKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new RangeError(`Not a key of a file: ${key}`);
  return key;
}

/** Files in a folder of this machine. A file appears whole or not at all. */
export function localFiles(folder: string): Files {
  const at = (key: string) => path.join(folder, requireKey(key));
  return {
    async put(key, bytes) {
      const file = at(key);
      await mkdir(path.dirname(file), { recursive: true });
      const half = `${file}.${randomUUID()}`;
      await writeFile(half, bytes);
      await rename(half, file);
    },
    async get(key) {
      try {
        return await readFile(at(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    delete: (key) => rm(at(key), { force: true }),
  };
}

/** Files in memory; for tests. Passes the same contract test as the real ones. */
export function memoryFiles(): Files {
  const kept = new Map<string, Buffer>();
  return {
    put: (key, bytes) => Promise.resolve(void kept.set(requireKey(key), Buffer.from(bytes))),
    get: (key) => Promise.resolve(kept.get(requireKey(key)) ?? null),
    delete: (key) => Promise.resolve(void kept.delete(requireKey(key))),
  };
}
