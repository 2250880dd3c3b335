import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

/** Where files are kept: pictures and the faces of sent cards, each under a key that never changes its content. */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what cannot be made again: when this resolves, the machine may lose its power and still has it. */
  putDurably(key: string, bytes: Uint8Array): Promise<void>;
  /** Makes what is there as durable as that, whoever put it. */
  sync(key: string): Promise<void>;
  /** The bytes, or null where there are none. */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
  /** All that is kept in a folder, in no order: a key, its bytes, and when it was last read or written, in milliseconds since 1970. Files of the machine know it to a day. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Keeps what comes piece by piece, however much it is. Nothing is kept where it breaks off. @returns how many bytes there were. */
  write(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes as a stream, and how many there are; null where there are none. A stream that is not read to its end is to be cancelled. */
  open(key: string): Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>;
  /** Lets go of what was being written when its process died, more than a day ago. */
  deletePartialFiles(): Promise<void>;
};

export type StoredFile = { key: string; size: number; usedAt: number };

const KEY = /^[a-z0-9][a-z0-9/._-]{0,180}$/;
function requireKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new RangeError(`Not a key of a file: ${key}`);
  return key;
}

/** What stands for a file that is not there. */
function absentAs<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}

async function syncPath(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What is older than this and not whole never will be. */
const HALF_MS = 86_400_000;

/** Files in a folder of this machine. A file appears whole or not at all: what is not whole yet lies apart. */
export function localFiles(folder: string): Files {
  const at = (key: string) => path.join(folder, requireKey(key));
  const halves = path.join(folder, 'halves');
  async function placesFor(key: string): Promise<{ file: string; half: string }> {
    const file = at(key);
    await Promise.all([mkdir(path.dirname(file), { recursive: true }), mkdir(halves, { recursive: true })]);
    return { file, half: path.join(halves, randomUUID()) };
  }
  /** What could not be written whole takes no room, least of all where there is none. */
  async function orNothing(half: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }
  /** Up to the folder of all files: those between may be as new as the file. */
  async function syncFoldersOf(file: string): Promise<void> {
    for (let at = path.dirname(file); at.startsWith(folder); at = path.dirname(at)) await syncPath(at);
  }
  return {
    async put(key, bytes) {
      const { file, half } = await placesFor(key);
      await orNothing(half, async () => {
        await writeFile(half, bytes);
        await rename(half, file);
      });
    },
    async putDurably(key, bytes) {
      const { file, half } = await placesFor(key);
      await orNothing(half, async () => {
        const handle = await open(half, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(half, file);
      });
      await syncFoldersOf(file);
    },
    async sync(key) {
      await syncPath(at(key));
      await syncFoldersOf(at(key));
    },
    async get(key) {
      return readFile(at(key)).catch(absentAs(null));
    },
    delete: (key) => rm(at(key), { force: true }),
    async *list(under) {
      const found = await opendir(at(under), { recursive: true }).catch(absentAs(null));
      if (found === null) return;
      for await (const entry of found) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        // It may be deleted in this moment.
        const known = await stat(file).catch(absentAs(null));
        if (known === null) continue;
        const key = path.relative(folder, file).split(path.sep).join('/');
        yield { key, size: known.size, usedAt: Math.max(known.atimeMs, known.mtimeMs) };
      }
    },
    async write(key, pieces) {
      const { file, half } = await placesFor(key);
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
      const handle = await open(at(key)).catch(absentAs(null));
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { size, stream: Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array> };
    },
    async deletePartialFiles() {
      const names = await readdir(halves).catch(absentAs([]));
      for (const name of names) {
        const half = path.join(halves, name);
        // It may have become whole in this moment.
        const found = await stat(half).catch(absentAs(null));
        if (found !== null && Date.now() - found.mtimeMs > HALF_MS) await rm(half, { force: true });
      }
    },
  };
}

/** Files in memory; for tests. Passes the same contract test as the real ones. */
export function memoryFiles(): Files {
  const kept = new Map<string, Buffer>();
  return {
    put: (key, bytes) => Promise.resolve(void kept.set(requireKey(key), Buffer.from(bytes))),
    putDurably: (key, bytes) => Promise.resolve(void kept.set(requireKey(key), Buffer.from(bytes))),
    sync: (key) => Promise.resolve(void requireKey(key)),
    get: (key) => Promise.resolve(kept.get(requireKey(key)) ?? null),
    delete: (key) => Promise.resolve(void kept.delete(requireKey(key))),
    async *list(under) {
      for (const [key, bytes] of kept)
        if (key.startsWith(`${requireKey(under)}/`))
          yield await Promise.resolve({ key, size: bytes.byteLength, usedAt: 0 });
    },
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
    deletePartialFiles: () => Promise.resolve(),
  };
}
