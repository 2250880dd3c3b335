import { cyclesIn, graphOf } from './cycles.ts';
import { layerOf } from './layers.ts';
import { type Breach, isTest, type Source } from './sources.ts';

/** The only file that imports the `module.ts` of the modules. */
const LIST_OF_MODULES = 'server/modules.ts';
const IS_QUERIES = /(?:\/|-)queries(?:\.[cm]?[jt]s)?$/;
/** Layers whose folders are modules. */
const IN_MODULES = ['modules', 'dispatch'];

/** The module of the server that a file belongs to, or null. */
function moduleOf(file: string): string | null {
  return IN_MODULES.includes(layerOf(file)?.name ?? '') ? (file.split('/')[1] ?? null) : null;
}

/**
 * Imports that bypass a module's front door (`server/tickets/tickets.ts`). Only `server/modules.ts` imports `module.ts`. Code that is not part of the product (`tests/`,
 * `bench/`, `scripts/`) may import the inside of modules.
 */
export function insideBreaches(sources: readonly Source[]): Breach[] {
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

/**
 * Queries that a front door re-exports, directly or by way of another file. A front door exports functions with names of their own, so that queries can change
 * behind it.
 */
export function queryBreaches(sources: readonly Source[]): Breach[] {
  const handedOn = new Map(
    sources.map(({ file, imports }) => [file, imports.filter((one) => one.kind === 'value' && one.isReexport)]),
  );
  const leadsToQueries = (file: string, module: string, seen = new Set<string>()): boolean => {
    if (moduleOf(file) !== module || seen.has(file)) return false;
    seen.add(file);
    return (
      IS_QUERIES.test(file) || (handedOn.get(file) ?? []).some(({ path }) => leadsToQueries(path ?? '', module, seen))
    );
  };
  return [...handedOn].flatMap(([file, imports]) => {
    const module = moduleOf(file);
    if (module === null || file !== `server/${module}/${module}.ts`) return [];
    const requests = imports.filter(({ path }) => leadsToQueries(path ?? '', module)).map(({ request }) => request);
    return [...new Set(requests)].map((request) => ({ rule: 'query-at-the-front-door', from: file, to: request }));
  });
}

/** Cycles of modules and of files, types included. */
export function cycleBreaches(sources: readonly Source[]): Breach[] {
  const named = (rule: string, edges: (readonly [string, string])[]) =>
    cyclesIn(graphOf(edges)).map((names) => ({ rule, from: names.join(' '), to: 'each other' }));
  const imports = sources.flatMap(({ file, imports: all }) =>
    all.flatMap(({ path }) => (path === null || path === file ? [] : [[file, path] as const])),
  );
  const ofModules = imports.flatMap(([file, path]) => {
    const [from, to] = [moduleOf(file), moduleOf(path)];
    return isTest(file) || from === null || to === null || from === to ? [] : [[from, to] as const];
  });
  return [...named('cycle-of-modules', ofModules), ...named('cycle-of-files', imports)];
}
