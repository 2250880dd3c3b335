import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type PlantedFault, PLANTED_FAULTS, withFault } from './planted-faults.ts';

test.each(Object.entries<PlantedFault>(PLANTED_FAULTS))(
  '%s can be planted in the product as it is',
  async (_, fault) => {
    const source = await readFile(path.resolve(import.meta.dirname, '../..', fault.file), 'utf8');
    const planted = withFault(source, fault);
    expect(planted).not.toBe(source);
    for (const { to } of fault.changes) expect(planted).toContain(to);
  },
);

test('a fault that does not fit the source is reported, so that it is not planted in vain', () => {
  const fault = { file: 'a.ts', changes: [{ from: 'lock()', to: '' }] };
  expect(() => withFault('const a = 1;', fault)).toThrow('a.ts should contain this exactly once: lock()');
  expect(() => withFault('lock(); lock();', fault)).toThrow('a.ts');
});
