import { call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { loadTemporal } from '#app/client/release/load-temporal.ts';
import type { ColumnRole } from '#shared/people/import-file.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { loadContacts } from './load-contacts.ts';
import type { ReadReply, ReadRequest, ReadResult } from './read-people.ts';

/** What the reader has corrected of a CSV file or a list. */
export type Correction = { roles?: readonly ColumnRole[]; dateOrder?: DateOrder };
/** What people are read from. */
export type ReadSource = {
  /** what it is called afterwards: the name of the file, where it was read from */ name: string;
  content: Blob | string;
  /** it was typed, so that it may be a list without any form */ isList?: boolean;
};
/** A file that was read, with what is decided about its people. */
export type ReadFile = ReadResult & {
  /** another one for each file */ key: number;
  name: string;
  /** reads the file once more, with a correction; what was corrected before stays */ correct: (
    correction: Correction,
  ) => Promise<ReadFile>;
};

let files = 0;

/**
 * Reads people on this device, and finds who of them is in the address book.
 * @param onProgress told how much was read, from 0 to 1
 * @throws ApiError where the address book cannot be loaded; a DOMException where the file cannot be read
 */
export async function readOnDevice(
  { name, content, isList = false }: ReadSource,
  onProgress: (share: number) => void = () => undefined,
): Promise<ReadFile> {
  const [buffer, known, { account }] = await Promise.all([
    typeof content === 'string' ? new TextEncoder().encode(content) : content.arrayBuffer(),
    loadContacts(),
    call('GET /account'),
    loadTemporal(),
  ]);
  const options = {
    today: clockAt(Date.now(), account.timeZone).date,
    self: { names: account.name === null ? [] : [account.name], emails: [account.email] },
    usualOrder: account.dateOrder,
  };
  const bytes = new Uint8Array(buffer);
  const key = ++files;
  async function read(correction: Correction): Promise<ReadFile> {
    const result = await readBeside({ bytes, isList, options: { ...options, ...correction }, known }, onProgress);
    return {
      ...result,
      key,
      name: name.slice(0, 200).toWellFormed(),
      correct: (more) => read({ ...correction, ...more }),
    };
  }
  return read({});
}

let readings = 0;

/** Reads in a worker, so that the page stays at hand; in the page where there is none. */
async function readBeside(asked: ReadRequest, onProgress: (share: number) => void): Promise<ReadResult> {
  const id = ++readings;
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ id: number } & ReadReply>) => {
        if (data.id !== id) return;
        if ('share' in data) onProgress(data.share);
        else if ('result' in data) resolve(data.result);
        else reject(new Error(data.fault));
      });
      // Its program could not be loaded: by a network that went away, or by a release that replaced it.
      worker.addEventListener('error', () => reject(new WorkerAway()));
      worker.postMessage({ id, ...asked });
    });
  } catch (error) {
    if (!(error instanceof WorkerAway)) throw error;
    const { readPeople } = await retryChunk('import-readers', () => import('./read-people.ts'));
    return readPeople(asked, onProgress);
  } finally {
    worker.terminate();
  }
}

class WorkerAway extends Error {
  override name = 'WorkerAway';
}
