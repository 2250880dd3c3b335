import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** One file of a ZIP: its whole content, or piece by piece where it may be large. */
export type ZipEntry = { name: string; at: Date; content: Uint8Array | AsyncIterable<Uint8Array> };

const deflate = promisify(deflateRaw);
/** The method of a compressed file (PKWARE APPNOTE, section 4.4.5). */
const DEFLATED = 8;

/**
 * A ZIP of files that come one after the other, as its bytes come: no more than one piece of one file is held. The compressing is the machine's own,
 * beside the thread that answers people.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  function* taken() {
    const pieces = made;
    made = [];
    yield* pieces;
  }
  for await (const { name, at, content } of entries) {
    const file: ZipInputFile = { filename: name, mtime: at, size: 0, crc: 0, compression: DEFLATED };
    zip.add(file);
    const give = (bytes: Uint8Array, isLast: boolean) => file.ondata?.(null, Uint8Array.from(bytes), isLast);
    for await (const piece of compressed(content, file)) {
      give(piece, false);
      yield* taken();
    }
    give(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** The content compressed; its size and checksum are counted on the way. */
async function* compressed(content: ZipEntry['content'], counted: ZipInputFile): AsyncGenerator<Uint8Array> {
  function count(piece: Uint8Array): void {
    counted.size += piece.byteLength;
    counted.crc = crc32(piece, counted.crc);
  }
  if (content instanceof Uint8Array) {
    count(content);
    yield await deflate(content);
    return;
  }
  const through = createDeflateRaw();
  const feed = async () => {
    try {
      for await (const piece of content) {
        count(piece);
        if (!through.write(piece)) await new Promise((resolve) => through.once('drain', resolve));
      }
      through.end();
    } catch (error) {
      through.destroy(error instanceof Error ? error : new Error('The content ended early.', { cause: error }));
    }
  };
  const feeding = feed();
  yield* through as AsyncIterable<Uint8Array>;
  await feeding;
}
