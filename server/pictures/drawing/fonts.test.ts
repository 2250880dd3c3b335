import { expect, test } from 'vitest';
import { fontFile } from './fonts.ts';

test('faces are found in every way that packages keep them', () => {
  expect(fontFile('gloock:400')).toMatch(/Gloock_400Regular\.ttf$/);
  expect(fontFile('cormorant-garamond:600i')).toMatch(/600SemiBold_Italic\.ttf$/);
  expect(fontFile('berkshire-swash:400')).toMatch(/BerkshireSwash_400Regular\.ttf$/);
  expect(fontFile('yesteryear:400')).toMatch(/yesteryear-latin-400-normal\.woff$/);
});

test('a weight that is not made gives the nearest one', () => {
  expect(fontFile('gloock:700')).toMatch(/Gloock_400Regular\.ttf$/);
});

test('a file that is not a font, or is outside the folder, is refused', () => {
  expect(() => fontFile('nobody:400')).toThrow(/no font/);
  expect(() => fontFile('../../etc:400')).toThrow(/not a font key/);
});
