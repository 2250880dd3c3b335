import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Draws words in capitals in a process with the given language. */
function drawnIn(language: string): string {
  const program = `
    const { upper } = await import('#artwork/primitives/text-case.ts');
    const { initials } = await import('#artwork/lettering/stationery.ts');
    const [initial] = initials({ name: 'ingrid', headline: '', seed: '' });
    console.log([upper('with all my wishes, straße'), initial, Intl.DateTimeFormat().resolvedOptions().locale].join('|'));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: language, LANG: language },
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

test('words in capitals are the same on a machine set to Turkish', () => {
  expect(drawnIn('tr_TR.UTF-8')).toBe('WITH ALL MY WISHES, STRASSE|I|tr-TR');
  expect(drawnIn('en_GB.UTF-8')).toBe('WITH ALL MY WISHES, STRASSE|I|en-GB');
});
