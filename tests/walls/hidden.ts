import type { Breach, Source } from './sources.ts';

/** The places that import what no reader of imports can follow, and how: `file way`. One that no longer does so fails. */
export const HIDDEN_IMPORTS: readonly string[] = [
  // The built front end: it is there after a build only, and no room may import the app.
  'server/main.ts import()',
  'bench/p2-cold-page.ts import()',
  // Another package's dependency, found from there: a browser is given its text.
  'tests/e2e/support/accessibility.ts createRequire',
  // Plants faults into a file of the product, in processes that are tortured.
  'bench/torture/plant-fault.ts registerHooks',
];

/** Imports that cannot be read: `import()` of what is put together at run time, `import.meta.glob`, `require`. */
export function hiddenBreaches(sources: readonly Source[]): Breach[] {
  return hiddenImports(sources).filter(({ from, to }) => !HIDDEN_IMPORTS.includes(`${from} ${to}`));
}

/** Entries of the list above for which there is no such import any more. */
export function staleHiddenImports(sources: readonly Source[], list = HIDDEN_IMPORTS): string[] {
  const found = hiddenImports(sources).map(({ from, to }) => `${from} ${to}`);
  return list.filter((entry) => !found.includes(entry));
}

function hiddenImports(sources: readonly Source[]): Breach[] {
  return sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ kind }) => kind === 'hidden')
      .map(({ request }) => ({ rule: 'hidden-import', from: file, to: request })),
  );
}
