import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('contacts/', import.meta.url);

/** A file as a program exports it, and what must come out of it: the file with `.json` after its name. */
export type CorpusFile = { name: string; bytes: Uint8Array; expected: unknown };

/** The exported files of one kind. They are written for these tests, after public documentation of each program. @param ending such as `.vcf` */
export function corpusFiles(ending: string): CorpusFile[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({
      name,
      bytes: readFileSync(new URL(name, FOLDER)),
      expected: JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as unknown,
    }));
}

/** What the files are read with: the day, and the member who imports them. */
export const CORPUS_OPTIONS = {
  today: '2026-11-28',
  self: { names: ['Giulia Rossi', 'Camille Dubois'], emails: ['me@example.com'] },
};
