import { expect, test } from 'vitest';
import { skeins } from './yarns.ts';

test('colours that look almost the same share a yarn, in the colour with the larger share', () => {
  const made = skeins([{ colour: '#c4523a', weight: 9 }, { colour: '#c5533b', weight: 1 }, { colour: '#2b5b58', weight: 4 }], 8);
  expect(made.skeins.toSorted()).toEqual(['#2b5b58', '#c4523a']);
  expect(made.of[0]).toBe(made.of[1]);
  expect(made.of[2]).not.toBe(made.of[0]);
});

test('the number of yarns has a maximum', () => {
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff'].map((colour) => ({ colour, weight: 1 }));
  expect(skeins(colours, 3).skeins).toHaveLength(3);
});
