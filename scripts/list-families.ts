/** Writes artwork/families/loaders.ts: one lazy import per family folder. Run it after adding or removing a family. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../artwork/families/', import.meta.url));
const ids = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${folder}${entry.name}/${entry.name}.ts`))
  .map((entry) => entry.name)
  .toSorted();
const rows = ids.map((id) => `  ${/^[a-z]\w*$/.test(id) ? id : `'${id}'`}: () => import('./${id}/${id}.ts'),`);
writeFileSync(
  `${folder}loaders.ts`,
  [
    '// Written by `node scripts/list-families.ts` from the folders beside this file.',
    "import type { Family } from '#artwork/engine.ts';",
    '',
    'export const FAMILY_LOADERS: Record<string, () => Promise<{ family: Family }>> = {',
    ...rows,
    '};',
    '',
  ].join('\n'),
);
console.log(`Wrote ${ids.length} families to artwork/families/loaders.ts.`);
