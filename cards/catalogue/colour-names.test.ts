import { expect, test } from 'vitest';
import { colourNameOf, coloursOfSwatch } from './colour-names.ts';

test('colours are called what people call them', () => {
  const said = Object.fromEntries(
    [
      '#d8232a',
      '#f07d1a',
      '#f4c430',
      '#2e8b57',
      '#0f8b8d',
      '#1e3a8a',
      '#6b21a8',
      '#ff8fb1',
      '#6b4423',
      '#fbf3dd',
      '#ffffff',
      '#8a8a8a',
      '#141210',
    ].map((hex) => [hex, colourNameOf(hex)]),
  );
  expect(Object.values(said)).toEqual([
    'red',
    'orange',
    'yellow',
    'green',
    'teal',
    'blue',
    'purple',
    'pink',
    'brown',
    'cream',
    'white',
    'grey',
    'black',
  ]);
});

test('a swatch has each colour once, its ground first', () => {
  expect(coloursOfSwatch(['#fbf3dd', '#d8232a', '#c81d25'])).toEqual(['cream', 'red']);
});
