import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** So much of a request is still read after it was answered, in bytes and milliseconds: more than the largest one that any call takes. */
const READ_ON = { bytes: 16 * 1024 * 1024, milliseconds: 5000 };
/** Answers that have no body. */
const EMPTY = new Set([101, 204, 205, 304]);

/**
 * An answer that is given before all of the request has come, because it is too large, or not wanted anyway. The connection ends with it; but where it
 * was closed at once, the system would reset it, and whoever is still sending might never read the answer (RFC 9112, 9.6). So the rest is read for a while
 * and thrown away, and then it is closed.
 */
export async function respondWithoutBody(response: Response, incoming: IncomingMessage): Promise<Response> {
  const isWhole = incoming.complete || incoming.method === 'GET' || incoming.method === 'HEAD';
  if (isWhole || incoming.destroyed) return response;
  const headers = new Headers(response.headers);
  headers.set('Connection', 'close');
  if (EMPTY.has(response.status)) return new Response(null, { status: response.status, headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  headers.set('Content-Length', String(bytes.length));
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(bytes);
      await readOn(incoming);
      stream.close();
    },
  });
  return new Response(body, { status: response.status, headers });
}

/** Reads on, within bounds, until all of the request has come or nobody sends it any more. */
async function readOn(incoming: IncomingMessage): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  let left = READ_ON.bytes;
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) end();
  };
  // Whoever was to read it before holds it up whenever nobody takes from there.
  incoming.removeAllListeners('data').on('data', count).once('end', end).once('close', end).once('error', end).resume();
  await pause(READ_ON.milliseconds, undefined, { signal: ended.signal }).catch(() => undefined);
  incoming.off('data', count).off('end', end).off('close', end).off('error', end);
}
