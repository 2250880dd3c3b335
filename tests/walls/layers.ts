import { isNodes } from './imports.ts';
import { type Breach, isTest, type Source } from './sources.ts';

/** A layer: the files that belong to it, and the layers that they may import from. A file belongs to the first layer that matches. */
export type Layer = {
  name: string;
  path: RegExp;
  may: readonly string[];
  /** May use Node's built-in modules. */ usesNode?: boolean;
  /** Further files that its tests may import; by default all of `tests/`. */ testsMay?: RegExp;
};

const CARDS = ['engine', 'catalogue'];
const SERVER_BASE = ['ports', 'db', ...CARDS, 'artwork', 'emails', 'contract', 'project', 'shared'];
const ALL_OF_THE_SERVER = [
  'roots',
  'http',
  'worker',
  'modules',
  'dispatch',
  'kernel',
  'calls',
  'settings',
  'postgres',
  ...SERVER_BASE,
];
const ALL_TESTS = /^tests\//;
/** Tests of drawings import nothing of the server, and of `tests/` only the factories of documents. */
const FACTORIES = /^tests\/factories\//;
/** The only file of the artwork that other layers import. */
const ARTWORK_INDEX = 'artwork/index.ts';

/** The layers, as ARCHITECTURE.md describes them. `packages.ts` lists the packages of each. */
export const LAYERS: readonly Layer[] = [
  {
    name: 'routes',
    path: /^app\/((routes|first-routes|standalone)\/|(router|client|hydrate)\.tsx|routeTree\.gen\.ts|(router-options|server|service-worker)(\.test)?\.ts|env\.d\.ts)/,
    may: ['routes', 'features', 'parts', 'ui', 'client', 'contract', ...CARDS, 'shared'],
  },
  {
    name: 'features',
    path: /^app\/features\//,
    may: ['features', 'parts', 'ui', 'client', 'contract', ...CARDS, 'shared'],
  },
  { name: 'parts', path: /^app\/parts\//, may: ['parts', 'ui', 'client', 'contract', ...CARDS, 'shared'] },
  { name: 'ui', path: /^app\/ui\//, may: ['ui', 'shared'] },
  { name: 'client', path: /^app\/client\//, may: ['client', 'contract', 'shared'] },
  { name: 'contract', path: /^contract\//, may: ['contract', 'shared'] },
  { name: 'ports', path: /^server\/ports\//, may: ['ports', 'engine', 'shared'], usesNode: true },
  {
    name: 'http',
    path: /^server\/http\//,
    may: ['http', 'modules', 'calls', 'kernel', 'contract', 'shared'],
    usesNode: true,
  },
  { name: 'kernel', path: /^server\/kernel\//, may: ['kernel', 'ports', 'db', 'shared'], usesNode: true },
  // What the contract says of a module: the kernel knows no call (decision 050).
  { name: 'calls', path: /^server\/calls\//, may: ['calls', 'kernel', 'contract'] },
  {
    name: 'worker',
    path: /^server\/worker\//,
    may: ['worker', 'modules', 'dispatch', 'kernel', 'ports', 'db', 'shared'],
    usesNode: true,
  },
  { name: 'settings', path: /^server\/settings\//, may: ['settings', 'ports', 'shared'], usesNode: true },
  { name: 'project', path: /^server\/project\//, may: ['project'], usesNode: true },
  { name: 'postgres', path: /^server\/postgres\//, may: ['postgres', 'project', 'settings'], usesNode: true },
  // A composition root may import every layer but the app.
  { name: 'roots', path: /^server\/[^/]+$/, may: ALL_OF_THE_SERVER, usesNode: true },
  // Sends messages of every kind, and knows none of the modules that have something to send.
  {
    name: 'dispatch',
    path: /^server\/dispatch\//,
    may: ['dispatch', 'kernel', 'ports', 'db', 'shared'],
    usesNode: true,
    // The tests of dispatch send cards, because cards use all of its features.
    testsMay: /^tests\/|^server\/card-sends\/card-sends\.ts$/,
  },
  {
    name: 'modules',
    path: /^server\//,
    may: ['modules', 'dispatch', 'calls', 'kernel', ...SERVER_BASE],
    usesNode: true,
  },
  { name: 'engine', path: /^cards\/(document|render)\//, may: ['engine', 'shared'], testsMay: FACTORIES },
  {
    name: 'catalogue',
    path: /^cards\/catalogue\//,
    may: ['catalogue', 'engine', 'artwork', 'shared'],
    testsMay: FACTORIES,
  },
  { name: 'artwork', path: /^artwork\//, may: ['artwork', 'engine', 'shared'], testsMay: FACTORIES },
  { name: 'emails', path: /^emails\//, may: ['emails', ...CARDS, 'shared'] },
  { name: 'db', path: /^db\//, may: ['db', 'project', 'shared'], usesNode: true },
  { name: 'shared', path: /^shared\//, may: ['shared'] },
];
/** Code that is not part of the product may import all of it; only its packages and hidden imports are checked. */
const OUTSIDE_THE_PRODUCT: readonly Layer[] = [
  { name: 'tests', path: /^tests\//, may: [], usesNode: true },
  { name: 'bench', path: /^bench\//, may: [], usesNode: true },
  { name: 'scripts', path: /^scripts\//, may: [], usesNode: true },
  { name: 'configs', path: /^[^/]+$/, may: [], usesNode: true },
];

export function layerOf(file: string): Layer | undefined {
  return [...LAYERS, ...OUTSIDE_THE_PRODUCT].find((layer) => layer.path.test(file));
}

/** Imports from a layer that the importing layer may not use. */
export function layerBreaches(sources: readonly Source[]): Breach[] {
  return sources.flatMap(({ file, imports }) =>
    layerOf(file) === undefined
      ? [{ rule: 'no-layer', from: file, to: '' }]
      : imports.flatMap((one) => {
          const rule = ruleBroken(file, one);
          return rule === null ? [] : [{ rule, from: file, to: one.request }];
        }),
  );
}

/** The rule that an import breaks, or null. */
function ruleBroken(file: string, { request, kind, path: target }: Source['imports'][number]): string | null {
  const layer = layerOf(file);
  if (!layer || OUTSIDE_THE_PRODUCT.includes(layer) || kind === 'hidden') return null;
  if (target === null) return isNodes(request) && !usesNode(file, layer) ? `${layer.name}-uses-no-node` : null;
  if (isTest(target) && !isTest(file)) return 'into-a-test';
  const to = layerOf(target);
  if (!to || to.name === 'configs') return `${layer.name}-into-nowhere`;
  if (isTest(file) && (layer.testsMay ?? ALL_TESTS).test(target)) return null;
  if (file.startsWith('app/') && to.name === 'contract' && kind === 'value') return 'no-schema-in-the-browser';
  if (layer.name === 'features' && to.name === 'features' && featureOf(file) !== featureOf(target))
    return 'never-another-feature';
  if (!layer.may.includes(to.name)) return `${layer.name}-into-${to.name}`;
  return to.name === 'artwork' && layer.name !== 'artwork' && target !== ARTWORK_INDEX ? 'artwork-by-its-index' : null;
}

/** Tests beside code may read files, except those of drawings. */
function usesNode(file: string, layer: Layer): boolean {
  return layer.usesNode === true || (isTest(file) && layer.testsMay === undefined);
}

function featureOf(file: string): string {
  return file.split('/')[2] ?? '';
}
