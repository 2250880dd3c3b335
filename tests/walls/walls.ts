import { hiddenBreaches, staleHiddenImports } from './hidden.ts';
import { cycleBreaches, insideBreaches, queryBreaches } from './modules.ts';
import { packageBreaches, stalePackages } from './packages.ts';
import { layerBreaches } from './layers.ts';
import { type Breach, readSources, type Source } from './sources.ts';

/** `stale`: entries of the walls' own lists that are no longer true. */
export type Walls = { files: number; breaches: Breach[]; stale: string[] };

/** Reports every import that goes through a wall. */
export function checkWalls(sources: readonly Source[]): Walls {
  return {
    files: sources.length,
    breaches: [
      ...layerBreaches(sources),
      ...hiddenBreaches(sources),
      ...packageBreaches(sources),
      ...insideBreaches(sources),
      ...queryBreaches(sources),
      ...cycleBreaches(sources),
    ],
    stale: [...staleHiddenImports(sources), ...stalePackages(sources)],
  };
}

if (import.meta.main) {
  const { files, breaches, stale } = checkWalls(await readSources(process.cwd()));
  for (const { rule, from, to } of breaches) console.error(`${rule}: ${from}${to && ` imports ${to}`}`);
  for (const entry of stale) console.error(`a list in tests/walls says what is no longer so: ${entry}`);
  console.log(`${files} files read, ${breaches.length} imports through a wall, ${stale.length} stale entries`);
  process.exit(files > 0 && breaches.length === 0 && stale.length === 0 ? 0 : 1);
}
