import { beforeAll, expect, test } from 'vitest';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { glue, verseLines } from '#cards/render/faces/verse-lines.ts';

beforeAll(readyEngine);

test('a line does not end after a one-letter word, nor begin with a dash', () => {
  expect(glue('muzyki i śmiechu, a w szklance – powodu')).toBe(
    'muzyki i\u00a0śmiechu, a\u00a0w\u00a0szklance\u00a0– powodu'.replace('a\u00a0w\u00a0', 'a\u00a0w '),
  );
});

test('the author’s line breaks are kept while the lines are large enough', () => {
  expect(verseLines('Forty years|of catching|the light.', 'marcellus', 680).lines).toEqual([
    'Forty years',
    'of catching',
    'the light.',
  ]);
});

test('one long line is broken rather than set small, and no word is lost', () => {
  const { lines, size } = verseLines('May the light you kept all month keep you all year.', 'marcellus', 680);
  expect(lines.length).toBeGreaterThan(1);
  expect(size).toBeGreaterThanOrEqual(44);
  expect(lines.join(' ')).toBe('May the light you kept all month keep you all year.');
});

test('an empty text has no lines', () => {
  expect(verseLines(' | ', 'marcellus', 680).lines).toEqual([]);
});

test.each([
  ['Same kitchen, same kettle, same song.', 'Same kitchen,|same kettle, same song.'],
  ['I stopped the clock. I’ve been standing on a chair.', 'I stopped the clock.|I’ve been standing|on a chair.'],
  ['We said it to the row in front.', 'We said it|to the row in front.'],
])('a long line is broken at a natural pause: %s', (line, wanted) => {
  expect(verseLines(line, 'marcellus', 680).lines.join('|').replaceAll('\u00a0', ' ')).toBe(wanted);
});
