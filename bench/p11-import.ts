import { readFile } from '#shared/imports/read-file.ts';
import { IMPORT_PART_MAX } from '#shared/limits.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { prepareTestCluster } from '#tests/database.ts';
import { signedIn } from '#tests/factories/member.ts';
import { type Bench, interleaved } from './figures.ts';

const FEW = 1000;
const MANY = 10_000;
const ROUNDS = 5;
/** How much longer one person may take among many than among few: linear in size is 1. */
const TARGET = 1.3;
/** The progress moves with each part. */
const PART_MS = 1000;

const vCards = (people: number) =>
  Buffer.from(
    Array.from({ length: people }, (_, i) =>
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        `N:Lindqvist;Person ${i};;;`,
        `FN:Person ${i} Lindqvist`,
        `EMAIL;TYPE=INTERNET:person-${i}@harbour.example`,
        `TEL;TYPE=CELL:+46 8 55${String(i).padStart(6, '0')}`,
        `BDAY:19${50 + (i % 50)}-0${1 + (i % 9)}-1${i % 10}`,
        'CATEGORIES:Choir',
        'END:VCARD',
        '',
      ].join('\r\n'),
    ).join(''),
  );

/** Reads a file and stores its people, as a new member. @returns the time of one person, in milliseconds @param onPart told how long each part took */
async function importAll(app: TestApp, bytes: Buffer, people: number, onPart: (took: number) => void): Promise<number> {
  const member = await signedIn(app, {});
  const importId = crypto.randomUUID();
  const from = performance.now();
  const read = readFile(bytes, null, { today: new Date().toISOString().slice(0, 10) });
  if (read.people.length !== people) throw new Error(`${read.people.length} people were read, not ${people}.`);
  for (let at = 0; at < people; at += IMPORT_PART_MAX) {
    const partFrom = performance.now();
    const part = read.people.slice(at, at + IMPORT_PART_MAX);
    const body = { importId, name: 'people.vcf', part: at / IMPORT_PART_MAX, people: part };
    const stored = (await member.call('POST /imports', { body })).import;
    if (stored.people !== at + part.length || stored.dates !== stored.people)
      throw new Error(`${stored.people} people with ${stored.dates} dates are stored, not ${at + part.length}.`);
    onPart(performance.now() - partFrom);
  }
  return (performance.now() - from) / people;
}

export const importPeople: Bench = {
  id: 'P11',
  async run() {
    const cluster = await prepareTestCluster();
    const app = await testApp();
    const [few, many] = [vCards(FEW), vCards(MANY)];
    let longest = 0;
    const note = (took: number) => {
      longest = Math.max(longest, took);
    };
    await importAll(app, few, FEW, () => {});
    const { a, b } = await interleaved(
      ROUNDS,
      () => importAll(app, few, FEW, note),
      () => importAll(app, many, MANY, note),
    );
    await app.close();
    await cluster.stop();
    const ratio = b / a;
    const people = (count: number) => count.toLocaleString('en');
    return [
      {
        id: 'P11',
        what: `one of ${people(MANY)} people of a vCard file read and stored : one of ${people(FEW)}`,
        target: `≤ ${TARGET} ×`,
        measured: `${ratio.toFixed(2)} ×`,
        ok: ratio <= TARGET,
        notes: [`${((b * MANY) / 1000).toFixed(1)} s and ${((a * FEW) / 1000).toFixed(1)} s`],
      },
      {
        id: 'P11',
        what: `the longest of the parts of ${IMPORT_PART_MAX} people, with each of which the progress moves`,
        target: `≤ ${PART_MS} ms`,
        measured: `${longest.toFixed(0)} ms`,
        ok: longest <= PART_MS,
      },
    ];
  },
};
