import { expect, it } from 'vitest';
import { parseStored, parseStoredFields } from './stored-json.ts';

it('parses stored JSON', () => {
  expect(parseStored('[1,"a"]')).toEqual([1, 'a']);
  expect(parseStoredFields('{"at":1}')).toEqual({ at: 1 });
});

it.each([undefined, null, '', 'null', '{"at":', 'undefined', '[1]', '"text"', '7'])(
  'no object is parsed from %j',
  (text) => expect(parseStoredFields(text)).toBeNull(),
);
