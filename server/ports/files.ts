import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** Where files are kept: pictures and the faces of sent cards, each under a key that never changes its content. */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null where there are none. */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
  /** Keeps what comes piece by piece, however much it is. Nothing is kept where it breaks off. @returns how many bytes there were. */
  write(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes as a stream, and how many there are; null where there are none. A stream that is not read to its end is to be cancelled. */
  open(key: string): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
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
    async write(key, pieces) {
      const file = at(key);
      await mkdir(path.dirname(file), { recursive: true });
      const half = `${file}.${randomUUID()}`;
      const handle = await open(half, 'wx');
      let size = 0;
      try {
        for await (const piece of pieces) {
          await handle.writeFile(piece);
          size += piece.byteLength;
        }
        await handle.close();
        await rename(half, file);
        return size;
      } catch (error) {
        await handle.close();
        await rm(half, { force: true });
        throw error;
      }
    },
    async open(key) {
      try {
        const handle = await open(at(key));
        const { size } = await handle.stat();
        return { size, stream: Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array> };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** Files in memory; for tests. Passes the same contract test as the real ones. */
export function memoryFiles(): Files {
  const kept = new Map<string, Buffer>();
  return {
    put: (key, bytes) => Promise.resolve(void kept.set(requireKey(key), Buffer.from(bytes))),
    get: (key) => Promise.resolve(kept.get(requireKey(key)) ?? null),
    delete: (key) => Promise.resolve(void kept.delete(requireKey(key))),
    async write(key, pieces) {
      const all: Uint8Array[] = [];
      for await (const piece of pieces) all.push(Uint8Array.from(piece));
      const whole = Buffer.concat(all);
      kept.set(requireKey(key), whole);
      return whole.byteLength;
    },
    open(key) {
      const bytes = kept.get(requireKey(key));
      return Promise.resolve(
        bytes === undefined ? null : { size: bytes.byteLength, stream: new Blob([new Uint8Array(bytes)]).stream() },
      );
    },
  };
}
