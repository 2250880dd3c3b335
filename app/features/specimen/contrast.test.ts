import { expect, it } from 'vitest';
import { contrast, parseColour } from './contrast.ts';

it('parses colours in the formats of browsers', () => {
  expect(parseColour('rgb(33, 87, 63)')).toEqual([33, 87, 63]);
  expect(parseColour('color(srgb 1 0 0.5)')).toEqual([255, 0, 127.5]);
});

it('measures contrast from 1 to 21, in either order', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [255, 255, 255])).toBe(1);
  expect(contrast([33, 87, 63], [255, 254, 251])).toBeCloseTo(contrast([255, 254, 251], [33, 87, 63]));
});
