import { expect, it } from 'vitest';
import { lineBreaksOf, letterDrop, letterSizes, linesPerPage } from './letter.ts';

const area = { left: 134, top: 160, width: 738, height: 980 };

it('the sizes of a hand go from the largest to 14 pixels on a page of 298', () => {
  expect(letterSizes(1)).toEqual([64, 58, 52, 47]);
  expect(letterSizes(0.8)).toEqual([51, 47]);
});

it('a page has only whole lines, and at least one', () => {
  expect(linesPerPage(64, area)).toBe(11);
  expect(linesPerPage(47, area)).toBe(16);
  expect(linesPerPage(64, { ...area, height: 10 })).toBe(1);
});

it('a short letter hangs a little lower, a long one begins at the top', () => {
  expect(letterDrop(2, 64, area)).toBe(163);
  expect(letterDrop(9, 64, area)).toBe(0);
});

it('the lines of a letter say where they begin in its text, without those of the signature', () => {
  const lines = [
    { text: 'Dear Noor,', isRtl: false, isEnd: true },
    { text: 'the kettle ', isRtl: false, isEnd: false },
    { text: 'is yours.', isRtl: false, isEnd: true },
    { text: 'Rosa of the ', isRtl: false, isEnd: false },
    { text: 'lake', isRtl: false, isEnd: true },
  ];
  const text = 'Dear Noor,\nthe kettle is yours.';
  expect(lineBreaksOf({ size: 64, area, pages: [lines.slice(0, 2), lines.slice(2)] }, text.length)).toEqual([
    text.indexOf('is yours'),
  ]);
});
