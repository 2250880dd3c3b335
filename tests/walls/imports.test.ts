import { describe, expect, it } from 'vitest';
import { type Import, importsOf, pathOf } from './imports.ts';

const SEEN: [source: string, request: string, kind: Import['kind']][] = [
  ["import { x } from './a.ts';", './a.ts', 'value'],
  ["import './a.ts';", './a.ts', 'value'],
  ["import type { X } from './a.ts';", './a.ts', 'type'],
  ["import { type X } from './a.ts';", './a.ts', 'type'],
  ["import { type X, y } from './a.ts';", './a.ts', 'value'],
  ["import x from './a.json' with { type: 'json' };", './a.json', 'value'],
  ["export * from './a.ts';", './a.ts', 'value'],
  ["export type { X } from './a.ts';", './a.ts', 'type'],
  ["const x = await import('./a.ts');", './a.ts', 'value'],
  ['const x = await import(`./a.ts`);', './a.ts', 'value'],
  ["const x = await import(/* @vite-ignore */ './a.ts');", './a.ts', 'value'],
  ["type X = import('./a.ts').X;", './a.ts', 'type'],
  ["type X = typeof import('./a.ts');", './a.ts', 'type'],
  ["function f(x: import /* here */ ('./a.ts').X): void {}", './a.ts', 'type'],
  ["/// <reference path='./a.ts' />", './a.ts', 'type'],
  ["const x = import.meta.resolve('some-package');", 'some-package', 'value'],
  ["const program = new URL('./a.ts', import.meta.url);", './a.ts', 'value'],
  ["vi.mock('./a.ts');", './a.ts', 'value'],
  ["vi.mock(import('./a.ts'), () => ({}));", './a.ts', 'value'],
  ["const x = await vi.importActual('./a.ts');", './a.ts', 'value'],
  ['const x = await import(name);', 'import()', 'hidden'],
  ["const x = await import('./' + 'a.ts');", 'import()', 'hidden'],
  ['const x = await import(`./${name}.ts`);', 'import()', 'hidden'],
  ["const x = import.meta.glob('./*.ts');", 'import.meta.glob', 'hidden'],
  ["const x = import.meta['glob']('./*.ts');", 'import.meta.glob', 'hidden'],
  ['const x = import.meta.resolve(name);', 'import.meta.resolve', 'hidden'],
  ["import { createRequire } from 'node:module';", 'createRequire', 'hidden'],
  ["import { createRequire as load } from 'node:module';", 'createRequire', 'hidden'],
  ["import module from 'node:module'; module.createRequire(here);", 'createRequire', 'hidden'],
  ["const { createRequire } = await import('node:module');", 'createRequire', 'hidden'],
  ["import { 'createRequire' as load } from 'node:module';", 'createRequire', 'hidden'],
  ["import module from 'node:module'; module[`createRequire`](here);", 'createRequire', 'hidden'],
  ["import { Module } from 'node:module'; Module._load('./a.ts');", '_load', 'hidden'],
  ["import { registerHooks } from 'node:module';", 'registerHooks', 'hidden'],
  ['eval(\'import("./a.ts")\');', 'eval', 'hidden'],
  ['new Function(\'return import("./a.ts")\')();', 'Function', 'hidden'],
  ["declare module './a.ts' { interface X { y: 1 } }", './a.ts', 'type'],
  ["const program = new globalThis.URL('./a.ts', import.meta.url);", './a.ts', 'value'],
  ["fork(path.join(import.meta.dirname, '../a.ts'));", '../a.ts', 'value'],
  ["fork(path.resolve(import.meta.dirname, 'a.ts'));", './a.ts', 'value'],
  ["v['mock']('./a.ts');", './a.ts', 'value'],
  ["process.getBuiltinModule('fs');", 'getBuiltinModule', 'hidden'],
  ["const x = require('./a.ts');", 'require', 'hidden'],
  ["const x = require.resolve('./a.ts');", 'require', 'hidden'],
  ["import x = require('./a.ts');", 'require', 'hidden'],
  ["const { glob } = import.meta; glob('./*.ts');", 'import.meta', 'hidden'],
  ["const m = import.meta; m.glob('./*.ts');", 'import.meta', 'hidden'],
  ['load(import.meta);', 'import.meta', 'hidden'],
  ["import.meta[name]('./*.ts');", 'import.meta', 'hidden'],
  ["const program = new URL('./' + 'a.ts', import.meta.url);", 'new URL()', 'hidden'],
  ['const program = new URL(`./${name}.ts`, import.meta.url);', 'new URL()', 'hidden'],
  ['fork(path.join(import.meta.dirname, name));', 'path.join()', 'hidden'],
  ["fork(path.resolve(import.meta.dirname, '..', 'a.ts'));", '../a.ts', 'value'],
  ["const worker = new Worker('./server/a.ts');", '/server/a.ts', 'value'],
  ["const worker = new globalThis.Worker('server/a.ts', { type: 'module' });", '/server/a.ts', 'value'],
  ["const worker = new Worker(new URL('./a.ts', import.meta.url));", './a.ts', 'value'],
  ['const worker = new Worker(name);', 'Worker()', 'hidden'],
  ["fork('server/a.ts');", '/server/a.ts', 'value'],
  ['childProcess.fork(name);', 'fork()', 'hidden'],
  ["spawn('node', ['--env-file=.env', 'server/a.ts'], { stdio: 'ignore' });", '/server/a.ts', 'value'],
  ["execFileSync(process.execPath, ['./server/a.ts']);", '/server/a.ts', 'value'],
  ["/** @type {import('./a.ts').X} */ let x;", './a.ts', 'type'],
  ["/** @import { X } from './a.ts' */", './a.ts', 'type'],
];

describe('the parser of imports', () => {
  it.each(SEEN)('sees %s', (source, request, kind) =>
    expect(importsOf('a.ts', source)).toContainEqual(expect.objectContaining({ request, kind })),
  );

  it.each(['a.js', 'a.mjs', 'a.mts', 'a.cts', 'a.tsx'])('reads %s', (file) =>
    expect(importsOf(file, "export { x } from './b.ts';")).toEqual([
      { request: './b.ts', kind: 'value', isReexport: true },
    ]),
  );

  it.each([
    ["export { x } from './b.ts';", true],
    ["import { x } from './b.ts'; export { x };", true],
    ["import { x as y } from './b.ts'; export { y as z };", true],
    ["import { x } from './queries.ts'; export const y = x;", true],
    ["import * as all from './queries.ts'; export const { y } = all;", true],
    ["import * as all from './queries.ts'; export { all };", true],
    ["import * as all from './queries.ts'; export default all.y;", true],
    ["import { x } from './queries.ts'; export const some = { x };", true],
    ["import { x } from './queries.ts'; export const y = () => x();", false],
    ["import { x } from './b.ts'; export const y = () => x();", false],
    ["import { x, type Y } from './b.ts'; export type { Y };", false],
  ])('sees whether a value is exported on: %s', (source, expected) =>
    expect(importsOf('a.ts', source).some(({ kind, isReexport }) => kind === 'value' && isReexport)).toBe(expected),
  );

  it.each([
    ["@import './b.css';", './b.css'],
    ["@import url('./b.css') layer(base);", './b.css'],
    ['@import url(./b.css);', './b.css'],
    [".a { composes: b c from './b.css'; }", './b.css'],
    ['.a {\n  composes: b\n    from "./b.css";\n}', './b.css'],
    ["@value small, large from './b.css';", './b.css'],
  ])('sees in CSS %s', (css, request) => expect(importsOf('a.css', css)).toEqual([{ request, kind: 'value' }]));

  it.each([
    ['a.ts', "const text = \"import x from './b.ts'\"; // import('./b.ts')"],
    ['a.ts', "const data = new URL('./b.json', import.meta.url); const own = import.meta.env;"],
    ['a.ts', 'const kept = { require: true }.require;'],
    ['a.ts', "const at = import.meta.url; spawn('ls', ['.']); const here = new URL(import.meta.url);"],
    ['a.ts', "/* import('./b.ts') */"],
    ['a.css', "/* @import './b.css'; */ .a { composes: b; background: url(./b.png); }"],
  ])('sees nothing in %s: %s', (file, source) => expect(importsOf(file, source)).toEqual([]));

  it('throws for a file that it cannot parse', () =>
    expect(() => importsOf('a.ts', 'import { from')).toThrow('a.ts could not be read'));

  it.each([
    ['app/parts/a.tsx', '#server/b.ts', 'server/b.ts'],
    ['app/parts/a.tsx', '#server/../db/b.ts', 'db/b.ts'],
    ['app/parts/a.tsx', '../ui/b', 'app/ui/b'],
    ['app/parts/a.tsx', './b.svg?raw', 'app/parts/b.svg'],
    ['app/parts/a.tsx', '..', 'app'],
    ['app/parts/a.tsx', '/server/b.ts', 'server/b.ts'],
    ['app/parts/a.css', 'b.css', null],
    ['app/parts/a.css', './b.css', 'app/parts/b.css'],
    ['app/parts/a.css', 'https://cards.example/b.css', null],
    ['app/parts/a.tsx', 'zod', null],
    ['app/parts/a.tsx', '@scope/name/b.ts', null],
  ])('in %s, %s is the file %s', (file, request, expected) => expect(pathOf(file, request)).toBe(expected));
});
