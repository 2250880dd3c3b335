import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { type Room, ROOMS } from './rooms.ts';

export type Breach = { rule: string; from: string; to: string };
export type Walls = { modules: number; breaches: Breach[] };
type Import = { request: string; isType: boolean };

const FOLDERS = ['app', 'contract', 'server', 'artwork', 'cards', 'emails', 'db', 'shared'];
/** Folders whose tests keep to the walls too: of what lies outside they import factories of documents only. */
const PURE_FOLDERS = ['artwork', 'cards'];
const IS_TEST = /\.test\.tsx?$/;
/** The one file of the artwork that other rooms import. */
const ARTWORK_INDEX = 'artwork/index.ts';

/**
 * Reads every import of the rooms under a folder, and reports those that go through a wall.
 * @throws when a file cannot be parsed: an unread file is not a file without breaches.
 */
export async function readWalls(base: string): Promise<Walls> {
  const breaches: Breach[] = [];
  const files = (await Promise.all(FOLDERS.map((folder) => sourcesIn(base, folder)))).flat();
  for (const file of files) {
    for (const one of importsOf(file, await readFile(path.join(base, file), 'utf8'))) {
      const rule = ruleBroken(file, one);
      if (rule !== null) breaches.push({ rule, from: file, to: one.request });
    }
  }
  return { modules: files.length, breaches };
}

async function sourcesIn(base: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(base, folder), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
    .filter((name) => PURE_FOLDERS.includes(folder) || !IS_TEST.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

/** Every module that a source asks for: imports, re-exports and dynamic imports. */
function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const literal = (start: number, end: number) => /^(['"`])(.*)\1$/s.exec(source.slice(start, end))?.[2] ?? '';
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest ? [{ request: entry.moduleRequest.value, isType: entry.isType }] : [],
      ),
    ),
    ...module.dynamicImports
      .map(({ moduleRequest }) => ({ request: literal(moduleRequest.start, moduleRequest.end), isType: false }))
      .filter(({ request }) => request !== ''),
  ];
}

function roomOf(file: string): Room | undefined {
  return ROOMS.find((room) => room.path.test(file));
}

/** The rule that an import breaks, or null. */
function ruleBroken(file: string, { request, isType }: Import): string | null {
  const room = roomOf(file);
  if (!room) return 'no-room';
  if (request.startsWith('node:') || builtinModules.includes(request))
    return room.usesNode ? null : `${room.name}-uses-no-node`;
  const target = resolve(file, request);
  if (target === null) {
    if (room.name !== 'db' && file.startsWith('app/') && !isType && /^(zod|hono|kysely|pg)(\/|$)/.test(request))
      return 'no-server-package-in-the-browser';
    return room.usesPackages ? null : `${room.name}-uses-no-package`;
  }
  const to = roomOf(target);
  if (!to) return `${room.name}-into-nowhere`;
  if (file.startsWith('app/') && to.name === 'contract' && !isType) return 'no-schema-in-the-browser';
  if (room.name === 'features' && to.name === 'features')
    return featureOf(file) === featureOf(target) ? null : 'never-another-feature';
  if (IS_TEST.test(file) && target.startsWith('tests/factories/')) return null;
  if (to.name === 'artwork' && room.name !== 'artwork' && target !== ARTWORK_INDEX) return 'artwork-by-its-index';
  // A composition root is the only one that may reach every room; it never reaches the app.
  return room.may.includes(to.name) ? null : `${room.name}-into-${to.name}`;
}

function featureOf(file: string): string {
  return file.split('/')[2] ?? '';
}

/** The path of ours that a request names, or null for a package. */
function resolve(file: string, request: string): string | null {
  if (request.startsWith('#')) return request.slice(1);
  if (request.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), request)).replace(/\?.*$/, '');
  return null;
}

if (import.meta.main) {
  const { modules, breaches } = await readWalls(process.cwd());
  for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} imports ${to}`);
  console.log(`${modules} modules read, ${breaches.length} imports through a wall`);
  process.exit(modules > 0 && breaches.length === 0 ? 0 : 1);
}
