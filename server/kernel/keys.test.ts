import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { masterKey } from './keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Asks for the key in a process of its own. @param shell what is set before. @returns what it said. */
async function keyOfAnother(shell = ''): Promise<string> {
  const program = `import { masterKey } from ${JSON.stringify(path.resolve('server/kernel/keys.ts'))};
    process.stdout.write(masterKey(${JSON.stringify(folder)}, null).toString('hex'));`;
  const command = `${shell} exec node --input-type=module-typescript --eval "$0" 2>/dev/null`;
  const child = spawn('sh', ['-c', command, program], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  return said;
}

describe('the key of a copy', () => {
  it('is the same for processes that start together, and does not change', async () => {
    const keys = await Promise.all([keyOfAnother(), keyOfAnother(), keyOfAnother()]);
    expect(new Set(keys)).toEqual(new Set([masterKey(folder, null).toString('hex')]));
    expect(readdirSync(folder)).toEqual(['secret-key']);
  });

  it('is made by the next one, where a process could not write it', async () => {
    // No file may have a single byte: as on a full disk, or when it is killed before it has written.
    expect(await keyOfAnother('ulimit -f 0;')).toBe('');
    expect(masterKey(folder, null)).toHaveLength(32);
  });
});
