import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/decisions');
const HEADINGS = ['Status', 'Context', 'Decision', 'Consequences'];

/** A decision record, parsed from its file. */
function parseRecord(file: string) {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n');
  const [, number = '', title = ''] = /^# (\d{3}) (.+)$/.exec(lines[0] ?? '') ?? [];
  const [, status = '', date = ''] =
    /^(.+), (\d{4}-\d{2}-\d{2})$/.exec(lines[lines.indexOf('## Status') + 1] ?? '') ?? [];
  const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
  return { file, number, title, status, date, headings };
}

const records = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .toSorted()
  .map(parseRecord);

describe('decision records', () => {
  it('are numbered from 001 without gaps, in their names and titles', () => {
    const numbers = records.map((_, i) => String(i + 1).padStart(3, '0'));
    expect(numbers.length).toBeGreaterThan(0);
    expect(records.map(({ file }) => file.slice(0, 4))).toEqual(numbers.map((number) => `${number}-`));
    expect(records.map(({ number }) => number)).toEqual(numbers);
  });

  it.each(records)('$file has a title, a status with its date, and the four parts in order', (record) => {
    expect(record.title).not.toBe('');
    expect(record.status).toMatch(/^(Proposed|Accepted|Superseded by \d{3})$/);
    expect(record.headings).toEqual(HEADINGS);
  });

  it('are all in the index, with their title, status and date', () => {
    const index = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    const rows = index.split('\n').filter((line) => /^\| \d{3} /.test(line));
    expect(rows).toEqual(
      records.map(
        ({ file, number, title, status, date }) => `| ${number} | [${title}](${file}) | ${status} | ${date} |`,
      ),
    );
  });
});
