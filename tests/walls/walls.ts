import { hiddenBreaches, staleHiddenImports } from './hidden.ts';
import { packageBreaches, stalePackages } from './packages.ts';
import { roomBreaches } from './rooms.ts';
import { type Breach, readSources } from './sources.ts';

/** `stale`: entries of the walls' own lists that are no longer so. */
export type Walls = { files: number; breaches: Breach[]; stale: string[] };

/**
 * Reads every import under a folder, and reports those that go through a wall.
 * @throws when a file cannot be parsed: an unread file is not a file without breaches.
 */
export async function readWalls(base: string): Promise<Walls> {
  const sources = await readSources(base);
  return {
    files: sources.length,
    breaches: [...roomBreaches(sources), ...hiddenBreaches(sources), ...packageBreaches(sources)],
    stale: [...staleHiddenImports(sources), ...stalePackages(sources)],
  };
}

if (import.meta.main) {
  const { files, breaches, stale } = await readWalls(process.cwd());
  for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} imports ${to}`);
  for (const entry of stale) console.error(`a list in tests/walls says what is no longer so: ${entry}`);
  console.log(`${files} files read, ${breaches.length} imports through a wall, ${stale.length} stale entries`);
  process.exit(files > 0 && breaches.length === 0 && stale.length === 0 ? 0 : 1);
}
