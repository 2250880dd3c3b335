import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

let folder: string;
let dataDir: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(path.join(os.tmpdir(), 'cardamom-data-'));
  dataDir = path.join(folder, 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});
const modeOf = (name = '') => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
const prepare = () => prepareDataFolder({ dataDir, databaseUrl: 'postgres://elsewhere/cards' });

describe('the data folder', () => {
  it('is made for its owner alone, and so is what is written afterwards', () => {
    expect(prepare()).toBeNull();
    writeFileSync(path.join(dataDir, 'photo'), '');
    mkdirSync(path.join(dataDir, 'files'));
    expect([modeOf(), modeOf('photo'), modeOf('files')]).toEqual(['700', '600', '700']);
  });

  it('of an earlier release is closed to others, and so is what is in it, and that is said once', () => {
    mkdirSync(path.join(dataDir, 'files'), { recursive: true });
    writeFileSync(path.join(dataDir, 'secret'), '');
    const outside = path.join(folder, 'outside');
    mkdirSync(outside);
    chmodSync(outside, 0o755);
    symlinkSync(outside, path.join(dataDir, 'pictures'));
    expect(prepare()).toBe(`other users of this machine could read ${dataDir}; now they cannot`);
    expect([modeOf(), modeOf('files'), modeOf('secret')]).toEqual(['700', '700', '600']);
    // What a link leads to is somebody else's.
    expect(statSync(outside).mode & 0o777).toBe(0o755);
    expect(prepare()).toBeNull();
  });

  it('is made with the folders above it', () => {
    dataDir = path.join(folder, 'a', 'b', 'data');
    expect(prepare()).toBeNull();
    expect(modeOf()).toBe('700');
  });

  it.each(['/sys/cardamom', '/proc/cardamom', '/etc/passwd/cardamom'])(
    'that cannot be written is refused in a sentence: %s',
    (place) => {
      dataDir = place;
      expect(prepare).toThrow(/^DATA_DIR \S+ cannot be written \(E[A-Z]+\)\.$/);
    },
  );

  describe.runIf(process.geteuid?.() === 0)('of another user', () => {
    const NOBODY = 65_534;
    beforeEach(() => {
      mkdirSync(dataDir);
      // Open to everybody, so that it is not the rights that keep anybody out.
      for (const place of [folder, dataDir]) chmodSync(place, 0o777);
    });
    afterEach(() => process.seteuid?.(0));

    it('is refused in a sentence, and nothing of it is changed', () => {
      process.seteuid?.(NOBODY);
      expect(prepare).toThrow(
        `DATA_DIR ${dataDir} belongs to another user (0; this process runs as 65534), who could read everything in it.`,
      );
      expect(modeOf()).toBe('777');
    });

    it('is used where it was given to the user that we run as', () => {
      chownSync(dataDir, NOBODY, NOBODY);
      process.seteuid?.(NOBODY);
      expect(prepare()).toBe(`other users of this machine could read ${dataDir}; now they cannot`);
      expect(modeOf()).toBe('700');
    });

    it('is used by root, and stays theirs', () => {
      chownSync(dataDir, NOBODY, NOBODY);
      expect(prepare()).toBe(`other users of this machine could read ${dataDir}; now they cannot`);
      expect(statSync(dataDir).uid).toBe(NOBODY);
    });
  });
});
