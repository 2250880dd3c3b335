import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** Stands for a missing value. */
export const MISSING = Symbol('left out');

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}
/** An object with `__proto__` as a key of its own, as `JSON.parse` creates it. */
const proto = (inner: string): unknown => JSON.parse(`{"__proto__": ${inner}}`);

/** The worst values for a field, each with a name for reports. */
export const WORST_VALUES: Readonly<Record<string, unknown>> = {
  'left out': MISSING,
  null: null,
  true: true,
  nothing: '',
  'a space': ' ',
  'the text null': 'null',
  NUL: 'a\0b',
  'NUL at the start': '\0',
  'half a sign': '\ud83c',
  'the other half of a sign': 'a\udf82b',
  'a control character': 'a\u0007b',
  'text that turns around': '\u202emoc.live\u202c',
  'isolates that never end': '\u2066'.repeat(300),
  'no width': '\u200b\u200d\ufeff'.repeat(20),
  'blank letters': '\u3164\u2800',
  'towers of marks': `e${'\u0301'.repeat(4000)}`,
  'letters that grow when made one kind': '\ufdfa'.repeat(80),
  'letters that grow in lower case': '\u0130'.repeat(254),
  'signs of several signs': '👩‍👩‍👧‍👦'.repeat(30),
  'signs of four bytes': '💌'.repeat(5000),
  'a hundred thousand letters': 'a'.repeat(100_000),
  'five hundred lines': '\n'.repeat(500),
  'five hundred dividers': '|'.repeat(500),
  'line ends of a mail header': 'Rosa\r\nBcc: nadia@harbour.example',
  'SQL with a quote': "' or 1=1; drop table members --",
  'SQL wildcards': '%_\\%',
  'a script': '"><script>alert(1)</script>',
  'a template': '{{7*7}}${7*7}<%= 7*7 %>',
  'another folder': '../../../../etc/passwd',
  'an address elsewhere': '//evil.example/\\evil.example',
  'a script as an address': 'javascript:alert(1)',
  __proto__: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  hasOwnProperty: 'hasOwnProperty',
  'an id of zeros': '00000000-0000-0000-0000-000000000000',
  'an id of nobody': '0198c0de-0000-7000-8000-000000000000',
  'a link of nobody': 'A'.repeat(22),
  'a day that is none': '2026-02-30',
  'a day beyond time': '9999-99-99',
  'the day zero': '0000-00-00',
  'an hour that is none': '24:60',
  'a time zone that is none': 'Europe/../../etc/passwd',
  'an address with quotes': '"a b"@example.com',
  'an address that is too long': `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
  'an address in other letters': 'पोस्ट@例え.テスト',
  'a picture of nothing': 'data:image/png;base64,iVBORw0KGgo=',
  'no base64': 'data:image/png;base64,%%%%',
  'packed JSON': Buffer.from('{"challenge":{"parameters":null},"solution":[]}').toString('base64'),
  zero: 0,
  'minus one': -1,
  half: 0.5,
  'beyond 32 bits': 2 ** 31,
  'beyond whole numbers': 2 ** 53,
  'beyond 64 bits': -(2 ** 63),
  'beyond most': 1e308,
  'beyond all, as text': '1e999',
  'a number as text': '0x10',
  'an empty list': [],
  'a list of nothing': [null],
  'a list of lists': [[[[]]]],
  'a list that is too long': Array.from({ length: 1200 }, () => 'a'),
  'a list of objects that is too long': Array.from({ length: 1200 }, (_, i) => ({
    name: 'A',
    email: `a${i}@b.example`,
  })),
  'the same twice': ['email', 'email'],
  'an empty object': {},
  'an object that is a list': { length: 2, 0: 'a', 1: 'b' },
  'an object that is text': { toString: 'x', valueOf: 'y', toJSON: 'z' },
  'a prototype': proto('{"isAdmin": true, "role": "admin"}'),
  'the prototype of a constructor': { constructor: { prototype: { isAdmin: true } } },
  'a then': JSON.parse('{"then": "x"}'),
  'a thousand levels': nested(1000),
  'a thousand keys': Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, i])),
  'a key of NUL': { 'a\0': 1 },
};

/** Values at the limits of a field, from its schema. */
export function boundaryValues({ maxLength, minimum, maximum, maxItems, enum: choices }: Schema): unknown[] {
  const letters = Math.min(maxLength ?? 0, 100_000);
  return [
    ...(letters > 0 ? ['a'.repeat(letters), 'a'.repeat(letters + 1), '字'.repeat(letters), '\0'.repeat(letters)] : []),
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(maxItems === undefined ? [] : [Array.from({ length: Math.min(maxItems, 2000) + 1 }, () => null)]),
    ...(choices ?? []).flatMap((choice) => [choice, `${String(choice)} `, String(choice).toUpperCase()]),
  ];
}

/** Any value. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 600 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.array(fc.string({ unit: 'binary' }), { maxLength: 40 }),
);

/** Invalid request bodies, each with a name for reports. */
export const RAW_BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  spaces: '   ',
  null: 'null',
  'a list': '[]',
  'a text': '"x"',
  'a number': '1',
  'half of one': '{"a": "b',
  'no JSON': 'a=b&c=d',
  'the mark of byte order': '\ufeff{}',
  'a hundred thousand lists': '['.repeat(100_000) + ']'.repeat(100_000),
  'fifty thousand objects': '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000),
  'a key twice': '{"email": "a@b.example", "email": {"$ne": null}}',
  'a prototype': '{"__proto__": {"isAdmin": true}}',
  'a number beyond all': '{"limit": 1e999, "offset": -1e999}',
};

/** Headers that no browser sends like this. */
export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'X-Forwarded-For': 'x'.repeat(300) },
  { 'X-Forwarded-For': '1.2.3.4, 999.1.1.1, [::1]:80, ::ffff:1.2.3.4' },
  { 'User-Agent': 'x'.repeat(6000) },
  { 'User-Agent': "' or 1=1 --" },
  { Cookie: 'cardamom_session=%00; cardamom_session=x; __proto__=1; =; ;;;' },
  { Cookie: `cardamom_session=${'A'.repeat(4000)}` },
  { 'If-None-Match': '*', Range: 'bytes=0-,9-1', 'Accept-Language': 'x'.repeat(3000) },
  { 'Sec-GPC': '1', Origin: 'null', Referer: 'about:blank' },
  { 'Content-Length': '0' },
];
