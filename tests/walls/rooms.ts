/** A room: which files live in it, and which rooms they may import from. The first that matches a file is its room. */
export type Room = {
  name: string;
  path: RegExp;
  may: string[];
  /** May use Node's own modules. */ usesNode?: boolean;
  /** May use packages. */ usesPackages?: boolean;
};

const CARDS = ['engine', 'catalogue'];
const SERVER_BASE = ['ports', 'db', ...CARDS, 'artwork', 'emails', 'contract', 'shared'];

/** The rooms and their walls, as ARCHITECTURE.md has them. */
export const ROOMS: readonly Room[] = [
  {
    name: 'routes',
    path: /^app\/(routes\/|(router|client|hydrate)\.tsx|routeTree\.gen\.ts|(core-tree|router-options|server|service-worker)(\.test)?\.ts|env\.d\.ts)/,
    may: ['routes', 'features', 'parts', 'ui', 'client', 'contract', ...CARDS, 'shared'],
    usesPackages: true,
  },
  {
    name: 'features',
    path: /^app\/features\//,
    may: ['parts', 'ui', 'client', 'contract', ...CARDS, 'shared'],
    usesPackages: true,
  },
  {
    name: 'parts',
    path: /^app\/parts\//,
    may: ['parts', 'ui', 'client', 'contract', ...CARDS, 'shared'],
    usesPackages: true,
  },
  { name: 'ui', path: /^app\/ui\//, may: ['ui', 'shared'], usesPackages: true },
  { name: 'client', path: /^app\/client\//, may: ['client', 'contract', 'shared'], usesPackages: true },
  { name: 'contract', path: /^contract\//, may: ['contract', 'shared'], usesPackages: true },
  { name: 'ports', path: /^server\/ports\//, may: ['ports', 'shared'], usesNode: true, usesPackages: true },
  {
    name: 'http',
    path: /^server\/http\//,
    may: ['http', 'domain', 'kernel', 'ports', 'contract', 'shared'],
    usesNode: true,
    usesPackages: true,
  },
  {
    name: 'kernel',
    path: /^server\/kernel\//,
    may: ['kernel', 'ports', 'db', 'contract', 'shared'],
    usesNode: true,
    usesPackages: true,
  },
  {
    name: 'worker',
    path: /^server\/worker\//,
    may: ['worker', 'domain', 'kernel', 'ports', 'db', 'shared'],
    usesNode: true,
    usesPackages: true,
  },
  {
    name: 'roots',
    path: /^server\/(settings\/.+|[^/]+)\.ts$/,
    may: ['roots', 'http', 'worker', 'domain', 'kernel', ...SERVER_BASE],
    usesNode: true,
    usesPackages: true,
  },
  {
    name: 'domain',
    path: /^server\//,
    may: ['domain', 'kernel', ...SERVER_BASE],
    usesNode: true,
    usesPackages: true,
  },
  { name: 'engine', path: /^cards\/(document|render)\//, may: ['engine', 'shared'], usesPackages: true },
  {
    name: 'catalogue',
    path: /^cards\/catalogue\//,
    may: ['catalogue', 'engine', 'artwork', 'shared'],
    usesPackages: true,
  },
  { name: 'artwork', path: /^artwork\//, may: ['artwork', 'engine', 'shared'], usesPackages: true },
  { name: 'emails', path: /^emails\//, may: ['emails', ...CARDS, 'shared'], usesPackages: true },
  { name: 'db', path: /^db\//, may: ['db', 'shared'], usesNode: true, usesPackages: true },
  { name: 'shared', path: /^shared\//, may: ['shared'] },
  { name: 'tests', path: /^(tests|bench|scripts)\//, may: [], usesNode: true, usesPackages: true },
];
