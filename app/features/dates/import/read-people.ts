import type { CsvOptions } from '#shared/imports/csv/parse-csv.ts';
import { type FileRead, readFile } from '#shared/imports/read-file.ts';
import { type ImportRow, type KnownContact, rowsOf } from './import-rows.ts';

/** What is read: the bytes of a file or of a text, with what the member has corrected, and who is in the address book. */
export type ReadRequest = {
  bytes: Uint8Array;
  isList: boolean;
  options: Omit<CsvOptions, 'onProgress'>;
  known: readonly KnownContact[];
};
/** What was read, with what is decided about its people. */
export type ReadResult = Omit<FileRead, 'people'> & { rows: readonly ImportRow[] };
/** What a reading tells, from beside the page. */
export type ReadReply = { share: number } | { result: ReadResult } | { fault: string };

/** Reads people, and finds who of them is in the address book. It never throws for what is in the file. */
export function readPeople(
  { bytes, isList, options, known }: ReadRequest,
  onProgress?: (share: number) => void,
): ReadResult {
  const { people, ...result } = readFile(bytes, isList ? 'list' : null, { ...options, onProgress });
  return { ...result, rows: rowsOf(people, known) };
}
