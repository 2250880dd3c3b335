import { circlesIn, graphOf } from './circles.ts';
import { OWED_CIRCLES, OWED_INSIDES } from './owed.ts';
import { roomOf } from './rooms.ts';
import { type Breach, isTest, type Source } from './sources.ts';

/** The one file that takes what the modules bring, as data. */
const LIST_OF_MODULES = 'server/modules.ts';
/** Rooms whose folders are modules. */
const IN_MODULES = ['modules', 'dispatch'];

/** The module of the server that a file belongs to, or null. */
function moduleOf(file: string): string | null {
  return IN_MODULES.includes(roomOf(file)?.name ?? '') ? (file.split('/')[1] ?? null) : null;
}

/**
 * Imports past a module's front door (`server/tickets/tickets.ts`), but for those that are owed. Only `server/modules.ts` takes `module.ts`. What stands beside
 * the product (`tests/`, `bench/`, `scripts/`) may look inside.
 */
export function insideBreaches(sources: readonly Source[], owed = OWED_INSIDES): Breach[] {
  return insideImports(sources).filter(({ from, to }) => !owed[to]?.includes(from));
}

/** Entries of what is owed for which there is no such import any more. */
export function staleInsides(sources: readonly Source[], owed = OWED_INSIDES): string[] {
  const found = new Set(insideImports(sources).map(({ from, to }) => `${from} imports ${to}`));
  return Object.entries(owed).flatMap(([to, importers]) =>
    importers.map((from) => `${from} imports ${to}`).filter((entry) => !found.has(entry)),
  );
}

function insideImports(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ file }) => file.startsWith('server/'))
    .flatMap(({ file, imports }) =>
      imports.flatMap(({ path }) => {
        const module = path === null ? null : moduleOf(path);
        if (path === null || module === null || module === moduleOf(file)) return [];
        if (path === `server/${module}/module.ts`)
          return file === LIST_OF_MODULES ? [] : [{ rule: 'module-outside-the-list', from: file, to: path }];
        return path === `server/${module}/${module}.ts` ? [] : [{ rule: 'past-a-front-door', from: file, to: path }];
      }),
    );
}

/** Queries that a front door hands on as they are. It gives functions with names of their own, so that what is asked can change behind it. */
export function queryBreaches(sources: readonly Source[]): Breach[] {
  return sources.flatMap(({ file, imports }) => {
    const module = moduleOf(file);
    if (module === null || file !== `server/${module}/${module}.ts`) return [];
    return imports
      .filter(({ kind, isReexport, path }) => kind === 'value' && isReexport && /(?:\/|-)queries\.ts$/.test(path ?? ''))
      .map(({ request }) => ({ rule: 'query-at-the-front-door', from: file, to: request }));
  });
}

/** Circles of modules and of files, types included, but for those that are owed. */
export function circleBreaches(sources: readonly Source[], owed = OWED_CIRCLES): Breach[] {
  return circles(sources)
    .filter(({ names }) => !owed.includes(names))
    .map(({ rule, names }) => ({ rule, from: names, to: 'each other' }));
}

/** Circles that are owed and that are gone. */
export function staleCircles(sources: readonly Source[], owed = OWED_CIRCLES): string[] {
  const found = circles(sources).map(({ names }) => names);
  return owed.filter((names) => !found.includes(names));
}

function circles(sources: readonly Source[]): { rule: string; names: string }[] {
  const named = (rule: string, edges: (readonly [string, string])[]) =>
    circlesIn(graphOf(edges)).map((names) => ({ rule, names: names.join(' ') }));
  const imports = sources.flatMap(({ file, imports: all }) =>
    all.flatMap(({ path }) => (path === null || path === file ? [] : [[file, path] as const])),
  );
  const ofModules = imports.flatMap(([file, path]) => {
    const [from, to] = [moduleOf(file), moduleOf(path)];
    return isTest(file) || from === null || to === null || from === to ? [] : [[from, to] as const];
  });
  return [...named('circle-of-modules', ofModules), ...named('circle-of-files', imports)];
}
