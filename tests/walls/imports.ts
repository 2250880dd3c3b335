import { builtinModules } from 'node:module';
import path from 'node:path';
import {
  type Argument,
  type Expression,
  type ModuleExportName,
  type ParseResult,
  parseSync,
  type PropertyKey,
  Visitor,
} from 'oxc-parser';

/**
 * An import of a source. A `hidden` one cannot be followed (a computed path, a pattern, CommonJS): its `request` names the way it
 * imports. `isReexport`: the source exports what it imports.
 */
export type Import = { request: string; kind: 'value' | 'type' | 'hidden'; isReexport?: true };

/** Sources that may hold imports. */
export const IS_SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
const IS_CSS = /\.css$/;
/** A path or a name in quotes, without expressions. */
const LITERAL = /^(['"`])([^'"`$\\]*)\1$/;
/** Words that every source with an import type or a hidden import contains. Without them the tree is not walked. */
const WALKED =
  /\bimport\s*(?:\(|\/[*/])|import\.meta\b(?!\.(?:main|env|filename|hot)\b)|[Rr]equire\b|getBuiltinModule|registerHooks|\b_load\b|\beval\b|\bFunction\s*\(|\b(?:un)?mock\b|doMock|importActual|importMock|\bdeclare\s+module\s*['"]|\b(?:Worker|fork|spawn\w*|execFile\w*)\s*\(/;
const REEXPORT = { isReexport: true } as const;
const TRIPLE_SLASH = /^\/\s*<reference\s+(?:path|types)\s*=\s*["']([^"']+)["']/;
/** In a documentation comment: `{import('./a.ts').X}` and `@import { X } from './a.ts'`. */
const DOC_IMPORTS = [
  /(?<![:.\w])import\(\s*['"]([^'"]+)['"]\s*\)/g,
  /@import\s+[\w$*{][^'"@]*?\bfrom\s+['"]([^'"]+)['"]/g,
];
/** `@import 'a.css'`, `@import url(a.css)`, `:import('a.css')`, `composes: a from 'a.css'`, `@value a from 'a.css'`, in CSS without its comments. */
const CSS_IMPORTS = [
  /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)/gi,
  /:import\(\s*['"]?([^'")\s]+)/g,
  /\bcomposes\s*:[^;}]*?\bfrom\s+['"]([^'"]+)['"]/g,
  /@value\s[^;]*?\bfrom\s+['"]([^'"]+)['"]/g,
];
/** Functions of Vitest that import their argument. */
const TEST_IMPORTS = ['mock', 'doMock', 'unmock', 'importActual', 'importMock'];
/** Functions that load code by any path, or change what an import loads. */
const LOADERS = ['createRequire', 'getBuiltinModule', 'registerHooks', '_load'];
/** Functions and classes that run the program at a path, which is relative to the project's folder. */
const RUNNERS = ['Worker', 'SharedWorker', 'fork', 'spawn', 'spawnSync', 'execFile', 'execFileSync'];
/** Those of them that run nothing but sources. */
const RUN_SOURCES = ['Worker', 'SharedWorker', 'fork'];
/** Only queries are checked for re-exports, so only sources that name them are searched. */
const QUERIES = /queries(?:\.[cm]?[jt]s)?['"`]/;
/** Functions that run a text as code, and so may import anything. */
const EVALUATORS = ['eval', 'Function'];

/**
 * Every import of a source: static, re-exported, dynamic and type-only, import types, references, what `declare module` adds to, programs named by
 * `new URL('./a.ts', import.meta.url)`, by `path.join(import.meta.dirname, './a.ts')` or as a program (`fork('server/a.ts')`), types of documentation
 * comments, and what CSS takes from other CSS.
 * @throws when the source cannot be parsed, because its imports are unknown then
 */
export function importsOf(file: string, source: string): Import[] {
  if (IS_CSS.test(file)) return cssImports(source);
  const parsed = parseSync(file, source);
  const { module, errors, comments } = parsed;
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const handedOn = reexportedNames(parsed, source);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...value(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
      ...(entries.some(({ isType, localName }) => !isType && handedOn.has(localName.value)) ? REEXPORT : {}),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ ...value(moduleRequest.value, isType), ...REEXPORT }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end), 'import()')),
    ...comments.flatMap((comment) => {
      const request = TRIPLE_SLASH.exec(comment.value)?.[1];
      const isDoc = comment.type === 'Block' && comment.value.startsWith('*');
      const types = isDoc ? DOC_IMPORTS.flatMap((pattern) => [...comment.value.matchAll(pattern)]) : [];
      return [...(request === undefined ? [] : [request]), ...types.map(([, named = '']) => named)].map((one) =>
        value(one, true),
      );
    }),
    ...(WALKED.test(source) ? walkedImports(parsed, source) : []),
  ];
}

/** The name of a property, written with a dot or in brackets. */
function textOf(property: Expression | PropertyKey | ModuleExportName): string {
  if (property.type === 'TemplateLiteral') return property.quasis.map((part) => part.value.cooked).join('…');
  if ('name' in property) return typeof property.name === 'string' ? property.name : '';
  return 'value' in property ? String(property.value) : '';
}

function value(request: string, isType = false): Import {
  return { request, kind: isType ? 'type' : 'value' };
}

function hidden(way: string): Import {
  return { request: way, kind: 'hidden' };
}

/** The request if its text is a literal; else a hidden import of this way. */
function literal(text: string | undefined, way: string): Import {
  const request = LITERAL.exec(text?.trim() ?? '')?.[2];
  return request === undefined ? hidden(way) : value(request);
}

/** Names that a source exports under another name: `export const a = b`, `export const { a } = b`, `export const a = { b }`, `export default b.a`, `export { b }`. */
function reexportedNames(parsed: ParseResult, source: string): Set<string> {
  const names = new Set<string>();
  if (!QUERIES.test(source)) return names;
  const add = (node: Expression | null) => {
    if (node?.type === 'Identifier') names.add(node.name);
    if (node?.type === 'MemberExpression') add(node.object);
    if (node?.type === 'ObjectExpression')
      for (const one of node.properties) add(one.type === 'SpreadElement' ? one.argument : one.value);
  };
  for (const statement of parsed.program.body) {
    if (statement.type === 'ExportDefaultDeclaration') add(statement.declaration as Expression);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type === 'VariableDeclaration')
      for (const { init } of statement.declaration.declarations) add(init);
    if (statement.source === null && statement.exportKind !== 'type')
      for (const { local, exportKind } of statement.specifiers)
        if (local.type === 'Identifier' && exportKind !== 'type') names.add(local.name);
  }
  return names;
}

/**
 * A program beside this source, named by the parts of a path: nothing when it is not a source, and a hidden import of this way when a part of it is computed.
 */
function program(texts: readonly string[], way: string): Import[] {
  const parts = texts.map((text) => LITERAL.exec(text)?.[2]);
  if (parts.includes(undefined)) return [hidden(way)];
  const request = path.posix.join(...parts.map((part = '') => part));
  if (!IS_SOURCE.test(request)) return [];
  return [value(request.startsWith('.') ? request : `./${request}`)];
}

/** The sources that a program is run from, by the arguments of the function that runs it. */
function runPrograms(way: string, given: readonly Argument[], source: string): Import[] {
  const [first] = given;
  const texts = given
    .flatMap((one) => (one.type === 'ArrayExpression' ? one.elements.flatMap((element) => element ?? []) : [one]))
    .map(({ start, end }) => source.slice(start, end));
  const requests = texts.map((text) => LITERAL.exec(text)?.[2] ?? '').filter((request) => IS_SOURCE.test(request));
  // `new Worker(new URL(…))` is read where the address is made, and `fork(path.join(…))` where the path is.
  const isNamed = requests.length > 0 || first?.type === 'NewExpression' || first?.type === 'CallExpression';
  if (RUN_SOURCES.includes(way) && first && !isNamed) return [hidden(`${way}()`)];
  return requests.map((request) => value(path.posix.join('/', request)));
}

function cssImports(source: string): Import[] {
  const css = source.replace(/\/\*.*?\*\//gs, '');
  return CSS_IMPORTS.flatMap((pattern) => [...css.matchAll(pattern)].map(([, request = '']) => value(request)));
}

/** Imports that only the syntax tree shows: import types, and the ways around `import`. */
function walkedImports({ program: tree }: ParseResult, source: string): Import[] {
  const found: Import[] = [];
  const textsOf = (given: readonly Argument[]) => given.map(({ start, end }) => source.slice(start, end));
  const run = (callee: Expression, given: readonly Argument[]) => {
    const name = textOf(callee.type === 'MemberExpression' ? callee.property : callee);
    if (RUNNERS.includes(name)) found.push(...runPrograms(name, given, source));
  };
  /** Where `import.meta` is asked for one of its properties by name. */
  const asked = new Set<number>();
  new Visitor({
    TSImportType: ({ source: { value: request } }) => void found.push(value(request, true)),
    TSExternalModuleReference: () => void found.push(hidden('require')),
    TSModuleDeclaration: ({ id }) => {
      if ('value' in id) found.push(value(id.value, true));
    },
    ImportSpecifier: ({ imported }) => {
      if (LOADERS.includes(textOf(imported))) found.push(hidden(textOf(imported)));
    },
    MemberExpression: ({ object, property, computed }) => {
      const name = textOf(property);
      if (object.type === 'MetaProperty' && !(computed && property.type === 'Identifier')) asked.add(object.start);
      if (object.type === 'MetaProperty' && name.startsWith('glob')) found.push(hidden('import.meta.glob'));
      if (LOADERS.includes(name)) found.push(hidden(name));
    },
    MetaProperty: ({ meta, start }) => {
      if (meta.name === 'import' && !asked.has(start)) found.push(hidden('import.meta'));
    },
    CallExpression: ({ callee, arguments: given }) => {
      const [first] = given;
      run(callee, given);
      if (callee.type === 'Identifier' && callee.name === 'require') found.push(hidden('require'));
      if (callee.type === 'Identifier' && EVALUATORS.includes(callee.name)) found.push(hidden(callee.name));
      if (callee.type !== 'MemberExpression') return;
      const { object } = callee;
      const name = textOf(callee.property);
      const [text, ...rest] = textsOf(given);
      if (object.type === 'MetaProperty' && name === 'resolve') found.push(literal(text, 'import.meta.resolve'));
      if (object.type === 'Identifier' && object.name === 'require') found.push(hidden('require'));
      // A test's `vi.mock(import('./a.ts'))` is a dynamic import, and is found as one. `vi` may have another name.
      if (first && first.type !== 'ImportExpression' && TEST_IMPORTS.includes(name))
        found.push(literal(text, `vi.${name}`));
      if (['join', 'resolve'].includes(name) && text === 'import.meta.dirname' && rest.length > 0)
        found.push(...program(rest, `path.${name}()`));
    },
    Property: ({ key }) => {
      const name = textOf(key);
      if (LOADERS.includes(name)) found.push(hidden(name));
    },
    NewExpression: ({ callee, arguments: given }) => {
      run(callee, given);
      const [address = '', base] = textsOf(given);
      if (callee.type === 'Identifier' && EVALUATORS.includes(callee.name)) found.push(hidden(callee.name));
      if (/^(?:globalThis\.)?URL$/.test(source.slice(callee.start, callee.end)) && base === 'import.meta.url')
        found.push(...program([address], 'new URL()'));
    },
  }).visit(tree);
  return found;
}

/** The path of the file of ours that a request names, without Vite's options after `?`; null for a package. In CSS a name without `./` is a file too. */
export function pathOf(file: string, request: string): string | null {
  const plain = request.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return path.posix.normalize(plain.slice(1));
  if (plain.startsWith('/')) return path.posix.normalize(plain.slice(1));
  return /^\.{1,2}(?:\/|$)/.test(plain) ? path.posix.join(path.posix.dirname(file), plain) : null;
}

/** Whether a request names a built-in module of Node. */
export function isNodes(request: string): boolean {
  return request.startsWith('node:') || builtinModules.includes(request);
}
