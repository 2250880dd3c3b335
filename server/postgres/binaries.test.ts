import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyPrograms } from './binaries.ts';

let folder: string;
let from: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cardamom-programs-'));
  from = path.join(folder, 'from');
  copy = path.join(folder, 'system', 'programs-18');
  for (const name of ['bin', 'lib']) mkdirSync(path.join(from, name), { recursive: true });
  writeFileSync(path.join(from, 'bin', 'postgres'), 'the program', { mode: 0o700 });
  writeFileSync(path.join(from, 'lib', 'data'), 'its data', { mode: 0o600 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (name: string) => (statSync(path.join(copy, name)).mode & 0o777).toString(8);

describe('the copy of the programs for the unprivileged user', () => {
  it('is read by everybody and written by us alone, whatever the umask says', () => {
    const before = process.umask(0o077);
    try {
      copyPrograms(from, copy);
      copyPrograms(from, copy);
    } finally {
      process.umask(before);
    }
    expect(['bin', 'bin/postgres', 'lib', 'lib/data'].map(modeOf)).toEqual(['755', '755', '755', '644']);
    expect(statSync(path.dirname(copy)).mode & 0o777).toBe(0o711);
  });

  it.each(['', 'bin', 'lib'])('is not run where others can write to it: %s', (name) => {
    copyPrograms(from, copy);
    chmodSync(path.join(copy, name), 0o777);
    expect(() => copyPrograms(from, copy)).toThrow(
      /are not run from .* because other users of this machine can write to it/,
    );
  });

  it('is not run where somebody put a link to a folder of theirs', () => {
    mkdirSync(path.dirname(copy));
    symlinkSync(from, copy);
    expect(() => copyPrograms(from, copy)).toThrow('are not run from');
  });
});
