import { oncePerContext } from '#server/kernel/context.ts';
import { createFairTurns } from '#server/kernel/fair-turns.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import type { PackedFace } from '#server/ports/artist.ts';
import type { Files } from '#server/ports/files.ts';
import { type Logger, silentLogger } from '#server/ports/logger.ts';
import { packFace, unpackFace } from '../drawing/pack-face.ts';

/**
 * Faces that are written at once. Node writes in four threads: a card with many pages leaves some of them to everything else that waits for a file.
 */
const AT_ONCE = 2;

/** What a face is called that is broken for good. */
const LOST = 'face-lost';

/** Drawn faces, kept compressed under their content hash: a sent card never changes when the art improves. */
export type FaceStore = {
  /** Keeps a face. When this resolves, it is there also after a loss of power. A file that was broken is replaced. @returns its hash */
  keep(face: PackedFace): Promise<string>;
  /** A face as it was kept; null where there is none, or where its file is broken. */
  read(hash: string): Promise<string | null>;
  /**
   * The same, with what can be mended drawn again.
   * @param redraw draws the face as it would be drawn today; only the very same is as good as what was sent. Null where there is no card any more
   * @throws Failure where the face is lost, or its card is gone
   */
  readOrRedraw(hash: string, redraw: () => Promise<string | null>): Promise<string>;
  /** Deletes a face, which no card has any more. */
  forget(hash: string): Promise<void>;
};

export function createFaceStore(files: Files, logger: Logger = silentLogger): FaceStore {
  const keyOf = (hash: string) => `faces/${hash.slice(0, 2)}/${hash}.svg.br`;
  /** Faces of which the log has been told: they may be asked for very often. */
  const told = new Set<string>();

  const inTurn = createFairTurns({
    atOnce: AT_ONCE,
    refusal: () =>
      failure(
        'too-many',
        'general',
        'too-many',
        'You sent many cards at once, and they are being kept. Try again in a minute.',
        60,
      ),
  });
  const keep = (face: PackedFace) => inTurn(() => write(face));

  async function write({ hash, bytes }: PackedFace): Promise<string> {
    const kept = await files.get(keyOf(hash));
    // Another send may be writing it, or a release that did not sync it may have written it.
    if (kept?.equals(bytes)) await files.sync(keyOf(hash));
    else await files.putDurably(keyOf(hash), bytes);
    return hash;
  }

  async function read(hash: string): Promise<string | null> {
    const bytes = await files.get(keyOf(hash));
    return bytes === null ? null : unpackFace({ hash, bytes });
  }

  return {
    keep,
    read,
    async readOrRedraw(hash, redraw) {
      const kept = await read(hash);
      if (kept !== null) return kept;
      const drawn = await redraw();
      if (drawn === null) throw failure('not-found', 'general', 'no-face', 'This picture does not exist.');
      const packed = await packFace(drawn);
      if (packed.hash === hash) {
        await keep(packed);
        logger.warn({ hash }, 'the file of a sent face was damaged; the face was drawn again');
        return drawn;
      }
      if (!told.has(hash))
        logger.error({ hash }, 'a sent face is lost: its file is damaged, and the current drawing differs');
      told.add(hash);
      throw failure('unavailable', 'general', LOST, 'This picture is damaged and cannot be shown.');
    },
    forget: (hash) => files.delete(keyOf(hash)),
  };
}

/** Whether a face could be neither read nor drawn as it was sent. */
export function isLostFace(error: unknown): boolean {
  return error instanceof Failure && error.items.some(({ errorCode }) => errorCode === LOST);
}

/** The faces of sent cards, where this process keeps files. */
export const facesOf = oncePerContext(({ files, logger }) => createFaceStore(files, logger));
