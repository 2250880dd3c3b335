import type { Files } from '#server/ports/files.ts';
import type { Logger } from '#server/ports/logger.ts';
import { createPictureFolder } from './picture-folder.ts';
import { withChecksum, verifyChecksum } from './checksum.ts';

/** Typed names and drafts: the last ones are kept in memory, since a page asks for them again. */
const RECENT = 200;

type Make = () => Promise<Uint8Array>;

/** Pictures by their keys, each made once however many ask for it at the same time. */
export type PictureCache = {
  /** A picture that is kept as a file. @param make draws it for whoever waits, where there is no such file */
  kept(key: string, make: Make): Promise<Buffer>;
  /** One that is kept in memory for a while only. */
  passing(key: string, make: Make): Promise<Buffer>;
  /** A picture that is kept or being made; null where there is none. */
  find(key: string): Promise<Buffer | null>;
  /** Whether somebody waits for this picture now. */
  isBeingMade(key: string): boolean;
  /** Keeps as a file what was made while nobody waited for it; whoever asks meanwhile gets this. */
  keep(key: string, make: Make): Promise<Buffer>;
  /** Whether nobody waits for a picture to be drawn. */
  isQuiet(): boolean;
  /** Resolves as soon as nobody waits for a picture to be drawn. */
  quiet(): Promise<void>;
};

export function createPictureCache(files: Files, logger: Logger, limits: { maxBytes?: number } = {}): PictureCache {
  const folder = createPictureFolder(files, logger, limits);
  /** Keys of broken files of which the log has been told. */
  const told = new Set<string>();
  const making = new Map<string, Promise<Buffer>>();
  const recent = new Map<string, Buffer>();
  let asked = 0;
  let calm = Promise.withResolvers<void>();

  /** Draws for somebody who waits. */
  async function inFront(make: Make): Promise<Buffer> {
    if (asked++ === 0) calm = Promise.withResolvers();
    try {
      return await drawn(make);
    } finally {
      if (--asked === 0) calm.resolve();
    }
  }

  /** One making of a picture, however many ask for it at once. */
  async function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = making.get(key);
    if (running) return running;
    const made = make();
    making.set(key, made);
    try {
      return await made;
    } finally {
      making.delete(key);
    }
  }

  /** @throws where nothing was drawn: it would be kept for ever. */
  async function drawn(make: Make): Promise<Buffer> {
    const bytes = Buffer.from(await make());
    if (bytes.length === 0) throw new Error('The picture that was drawn is empty.');
    return bytes;
  }

  async function putFile(key: string, bytes: Buffer): Promise<Buffer> {
    await folder.put(key, withChecksum(bytes));
    return bytes;
  }

  /** The same for somebody who waits for it: they get it also where the disk is full. */
  async function putIfPossible(key: string, bytes: Buffer): Promise<Buffer> {
    return putFile(key, bytes).catch((error: unknown) => {
      logger.warn({ err: error }, 'a picture could not be stored; it is drawn again when it is requested');
      return bytes;
    });
  }

  /** A picture that is kept whole; a broken one is as good as none, and is drawn again. */
  async function getFile(key: string): Promise<Buffer | null> {
    const file = await files.get(key);
    const bytes = file === null ? null : verifyChecksum(file);
    if (file !== null && bytes === null && !told.has(key)) {
      told.add(key);
      logger.warn({ key }, 'the file of a picture is damaged and is written again');
    }
    return bytes;
  }

  return {
    kept: (key, make) => once(key, async () => (await getFile(key)) ?? putIfPossible(key, await inFront(make))),
    passing: (key, make) =>
      once(key, async () => {
        const bytes = recent.get(key) ?? (await inFront(make));
        recent.delete(key);
        recent.set(key, bytes);
        if (recent.size > RECENT) recent.delete(recent.keys().next().value ?? '');
        return bytes;
      }),
    find: (key) => making.get(key) ?? getFile(key),
    isBeingMade: (key) => making.has(key),
    keep: (key, make) => once(key, async () => putFile(key, await drawn(make))),
    isQuiet: () => asked === 0,
    quiet: () => (asked === 0 ? Promise.resolve() : calm.promise),
  };
}
