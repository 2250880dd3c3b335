import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseSettings } from '#server/settings/settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** Variables that processes of the product pass to one another; operators do not set them. */
const INTERNAL = ['NODE_ENV', 'POSTGRES_PRIVILEGE'];

/** Every name that the parser reads. */
function parsedNames(): string[] {
  const names: string[] = [];
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_, name) {
        names.push(String(name));
        return undefined;
      },
    },
  );
  parseSettings(env);
  return sorted(names);
}

describe('the settings', () => {
  it('are all in .env.example, which has no others', () => {
    expect(sorted(Object.keys(parseEnv(textOf('.env.example'))))).toEqual(parsedNames());
  });

  it('have the defaults of .env.example', () => {
    expect(parseSettings(parseEnv(textOf('.env.example')))).toEqual(parseSettings({}));
  });

  it('are all in the table of the README, which has no others', () => {
    const [, section = ''] = textOf('README.md').split('\n## Settings\n');
    const [table = ''] = section.split('\n## ');
    const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
    expect(sorted(cells.flatMap((cell) => cell.match(/[A-Z][A-Z_]+/g) ?? []))).toEqual(parsedNames());
  });

  it('are read only by the parser', () => {
    const files = globSync('server/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(100);
    const names = files.flatMap((file) =>
      [...textOf(file).matchAll(/process\.env(?:\.|\[['"])(\w+)/g)].map(([, name = '']) => name),
    );
    expect(sorted(names)).toEqual(sorted(INTERNAL));
  });
});
