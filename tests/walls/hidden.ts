import type { Breach, Source } from './sources.ts';

/** The imports that a parser cannot follow, as `file way`. An entry whose import no longer exists fails. */
export const HIDDEN_IMPORTS: readonly string[] = [
  // The built front end exists only after a build, and no other layer may import the app.
  'server/web.ts import()',
  'bench/p2-cold-page.ts import()',
  // A package that is installed for one run, in a temporary folder.
  'scripts/public-holidays.ts import()',
  // A dependency of another package, resolved from there, to give its text to a browser.
  'tests/e2e/support/accessibility.ts createRequire',
  // Plants faults into a file of the product, in the processes of a torture run.
  'bench/torture/plant-fault.ts registerHooks',
  'bench/torture/plant-fault.ts path.resolve()',
  'bench/torture/planted-faults.test.ts path.resolve()',
  // The address of its program is read where it is made: as a source, or as it was built.
  'server/pictures/studio/studio-processes.ts fork()',
  // Itself, in child processes.
  'scripts/catalogue/measuring.ts fork()',
];

/** Imports that cannot be followed: `import()` of an expression, `import.meta.glob`, `require`, a program at a computed path. */
export function hiddenBreaches(sources: readonly Source[]): Breach[] {
  return hiddenImports(sources).filter(({ from, to }) => !HIDDEN_IMPORTS.includes(`${from} ${to}`));
}

/** Entries of the list above whose import no longer exists. */
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
