import { expect, it } from 'vitest';
import { breakpointOf, isMobile, SCREEN_BREAKPOINTS, SCREEN_SIZES, screenSizeOf, THEME_BREAKPOINTS } from './screen.ts';

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

it('takes the three smallest for phones', () => {
  expect(SCREEN_SIZES.filter(isMobile)).toEqual(['XXXS', 'XXS', 'XS']);
});

it('knows both scales of breakpoints', () => {
  expect([0, 599, 600, 900, 1200, 1536].map((width) => breakpointOf(THEME_BREAKPOINTS, width))).toEqual([
    'xs',
    'xs',
    'sm',
    'md',
    'lg',
    'xl',
  ]);
  expect([0, 415, 767, 991, 1199, 1919].map((width) => breakpointOf(SCREEN_BREAKPOINTS, width))).toEqual([
    'xxs',
    'xs',
    'sm',
    'md',
    'lg',
    'xl',
  ]);
});
