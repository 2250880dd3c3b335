import { call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';
import type { FileRead } from '#shared/imports/read-file.ts';
import type { ColumnRole } from '#shared/people/import-file.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { loadTemporal } from '#app/client/load-temporal.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { type ImportRow, type KnownContact, rowsOf } from './import-rows.ts';
import { loadContacts } from './load-contacts.ts';

/** What the reader has corrected of a CSV file. */
export type Correction = { roles?: readonly ColumnRole[]; dateOrder?: DateOrder };
/** A file that was read, with what is decided about its people. */
export type ReadFile = Omit<FileRead, 'people'> & {
  /** another one for each file */ key: number;
  name: string;
  rows: readonly ImportRow[];
  /** reads the file once more, with a correction; what was corrected before stays */ correct: (
    correction: Correction,
  ) => ReadFile;
};

let files = 0;

/** Reads a file on this device, and finds who of it is in the address book. @throws ApiError where that cannot be loaded; a DOMException where the file cannot be read */
export async function readOnDevice(file: File): Promise<ReadFile> {
  const [{ readFile }, buffer, known, { account }] = await Promise.all([
    retryChunk('import-readers', () => import('#shared/imports/read-file.ts')),
    file.arrayBuffer(),
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
  function read(correction: Correction, contacts: readonly KnownContact[]): ReadFile {
    const { people, ...result } = readFile(bytes, null, { ...options, ...correction });
    const name = file.name.slice(0, 200).toWellFormed();
    return {
      ...result,
      key,
      name,
      rows: rowsOf(people, contacts),
      correct: (more) => read({ ...correction, ...more }, contacts),
    };
  }
  return read({}, known);
}
