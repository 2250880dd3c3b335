import { expect, it } from 'vitest';
import { impose } from '#cards/render/sheets/imposition.ts';
import { formatSize, howToPrint, sideName } from './print-words.ts';

it('says how many sheets a card takes, and how large it is', () => {
  expect(formatSize('a4', impose('a4', 'half', 1))).toBe('1 sheet of A4. The card is 136 × 191 mm.');
  expect(formatSize('letter', impose('letter', 'half', 2))).toBe(
    '2 sheets of US Letter. The card is 5.1 × 7.2 inches.',
  );
});

it('names each side', () => {
  const names = (fold: 'half' | 'quarter', letterPages: number) => {
    const imposed = impose('a4', fold, letterPages);
    return imposed.sides.map((_, i) => sideName(i, imposed));
  };
  expect(names('half', 1)).toEqual(['The sheet, first side', 'The sheet, second side']);
  expect(names('half', 2)).toEqual([
    'Sheet 1, first side',
    'Sheet 1, second side',
    'Sheet 2, first side',
    'Sheet 2, second side',
  ]);
  expect(names('quarter', 2)).toEqual(['Sheet 1', 'Sheet 2']);
});

it('says what to do with one sheet and with more', () => {
  expect(howToPrint('half', { sheetCount: 1 })).toContain('both sides, flip on the short edge');
  expect(howToPrint('half', { sheetCount: 3 })).toContain('the 3 sheets inside each other');
  expect(howToPrint('quarter', { sheetCount: 1 })).toContain('upside down');
});
