import { expect, it } from 'vitest';
import { isMobile, SCREEN_SIZES, screenSizeOf } from './screen.ts';

it.each([
  [0, 'XXXS'],
  [320, 'XXXS'],
  [321, 'XXS'],
  [415, 'XXS'],
  [416, 'XS'],
  [767, 'XS'],
  [768, 'SM'],
  [991, 'SM'],
  [992, 'MD'],
  [1199, 'MD'],
  [1200, 'LG'],
  [1280, 'LG'],
  [1281, 'XL'],
  [2560, 'XL'],
] as const)('%i pixels are %s', (width, size) => expect(screenSizeOf(width)).toBe(size));

it('counts the three smallest as mobile', () => {
  expect(SCREEN_SIZES.filter(isMobile)).toEqual(['XXXS', 'XXS', 'XS']);
});
