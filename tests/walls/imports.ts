import { builtinModules } from 'node:module';
import path from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';

/**
 * What a source asks for. A `hidden` one cannot be followed by reading (a path put together at run time, a pattern, CommonJS): its `request` says which way it
 * goes. `isReexport`: what it brings is exported on.
 */
export type Import = { request: string; kind: 'value' | 'type' | 'hidden'; isReexport?: true };

/** Sources that may hold imports. */
export const IS_SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
const IS_CSS = /\.css$/;
/** A path or a name in quotes, with nothing put into it. */
const LITERAL = /^(['"`])([^'"`$\\]*)\1$/;
/** Words without which a source holds neither an import type nor a hidden import: its tree need not be walked. */
const WALKED =
  /\bimport\s*(?:\(|\/[*/])|import\.meta\b(?!\.(?:main|env|dirname|filename|hot)\b)|[Rr]equire\b|getBuiltinModule|\bvi\s*\./;
const REEXPORT = { isReexport: true } as const;
const TRIPLE_SLASH = /^\/\s*<reference\s+(?:path|types)\s*=\s*["']([^"']+)["']/;
/** `@import 'a.css'`, `@import url(a.css)`, `composes: a from 'a.css'`, `@value a from 'a.css'`, in CSS without its comments. */
const CSS_IMPORTS = [
  /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)/g,
  /\bcomposes\s*:[^;}]*?\bfrom\s+['"]([^'"]+)['"]/g,
  /@value\s[^;]*?\bfrom\s+['"]([^'"]+)['"]/g,
];
/** Functions of the tests that import what they are given. */
const TEST_IMPORTS = ['mock', 'doMock', 'unmock', 'importActual', 'importMock'];

/**
 * Every import of a source: static, re-exported, dynamic and type-only, import types, references, programs named by `new URL('./a.ts', import.meta.url)`,
 * and what CSS takes from other CSS.
 * @throws when the source cannot be parsed: an unread file is not a file without imports.
 */
export function importsOf(file: string, source: string): Import[] {
  if (IS_CSS.test(file)) return cssImports(source);
  const parsed = parseSync(file, source);
  const { module, errors, comments } = parsed;
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      value(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ ...value(moduleRequest.value, isType), ...REEXPORT }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end), 'import()')),
    ...comments.flatMap((comment) => {
      const request = TRIPLE_SLASH.exec(comment.value)?.[1];
      return request === undefined ? [] : [value(request, true)];
    }),
    ...(WALKED.test(source) ? walkedImports(parsed, source) : []),
  ];
}

/** The name of a property, written with a point or in brackets. */
function textOf(property: object): string {
  if ('name' in property) return String(property.name);
  return 'value' in property ? String(property.value) : '';
}

function value(request: string, isType = false): Import {
  return { request, kind: isType ? 'type' : 'value' };
}

function hidden(way: string): Import {
  return { request: way, kind: 'hidden' };
}

/** What is asked for where its text is a literal; else a hidden import of this way. */
function literal(text: string | undefined, way: string): Import {
  const request = LITERAL.exec(text?.trim() ?? '')?.[2];
  return request === undefined ? hidden(way) : value(request);
}

function cssImports(source: string): Import[] {
  const css = source.replace(/\/\*.*?\*\//gs, '');
  return CSS_IMPORTS.flatMap((pattern) => [...css.matchAll(pattern)].map(([, request = '']) => value(request)));
}

/** What only the tree of a source shows: import types, and the ways past `import`. */
function walkedImports({ program }: ParseResult, source: string): Import[] {
  const found: Import[] = [];
  new Visitor({
    TSImportType: ({ source: { value: request } }) => void found.push(value(request, true)),
    TSExternalModuleReference: () => void found.push(hidden('require')),
    ImportSpecifier: ({ imported }) => {
      if ('name' in imported && imported.name === 'createRequire') found.push(hidden('createRequire'));
    },
    MemberExpression: ({ object, property }) => {
      const name = textOf(property);
      if (object.type === 'MetaProperty' && name.startsWith('glob')) found.push(hidden('import.meta.glob'));
      if (name === 'createRequire' || name === 'getBuiltinModule') found.push(hidden(name));
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') found.push(hidden('require'));
      if (callee.type !== 'MemberExpression') return;
      const { object } = callee;
      const name = textOf(callee.property);
      const given = first && source.slice(first.start, first.end);
      if (object.type === 'MetaProperty' && name === 'resolve') found.push(literal(given, 'import.meta.resolve'));
      if (object.type === 'Identifier' && object.name === 'require') found.push(hidden('require'));
      // A test's `vi.mock(import('./a.ts'))` is a dynamic import, and read as one.
      if (object.type === 'Identifier' && object.name === 'vi' && TEST_IMPORTS.includes(name))
        if (first?.type !== 'ImportExpression') found.push(literal(given, `vi.${name}`));
    },
    Property: ({ key }) => {
      const name = textOf(key);
      if (name === 'createRequire' || name === 'getBuiltinModule') found.push(hidden(name));
    },
    NewExpression: ({ callee, arguments: [first, second] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || !first || !second) return;
      const request = LITERAL.exec(source.slice(first.start, first.end))?.[2];
      if (
        request !== undefined &&
        IS_SOURCE.test(request) &&
        source.slice(second.start, second.end) === 'import.meta.url'
      )
        found.push(value(request));
    },
  }).visit(program);
  return found;
}

/** The path of ours that a request names, without what Vite is told after `?`; null for a package, as in CSS for a name without `./` too. */
export function pathOf(file: string, request: string): string | null {
  const plain = request.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return path.posix.normalize(plain.slice(1));
  if (plain.startsWith('/')) return path.posix.normalize(plain.slice(1));
  return /^\.{1,2}(?:\/|$)/.test(plain) ? path.posix.join(path.posix.dirname(file), plain) : null;
}

/** Whether a request names one of Node's own modules. */
export function isNodes(request: string): boolean {
  return request.startsWith('node:') || builtinModules.includes(request);
}
