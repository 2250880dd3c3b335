import { expect, test } from 'vitest';
import { palettesOfYears } from './milestone-years.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

const words = (tags: string[], occasion: Words['occasion'] = 'anniversary'): Words => ({
  occasion,
  for: 'couple',
  mood: 'warm',
  headline: 'So many years',
  sub: '',
  inside: 'You.',
  tags,
});

test('an anniversary that is named after a stone has its colours', () => {
  expect(palettesOfYears(words(['rings', 'years-25']), ['crimson', 'lilac', 'noir', 'nordic'])).toEqual([
    'lilac',
    'nordic',
  ]);
  expect(palettesOfYears(words(['years-40']), ['nordic', 'crimson'])).toEqual(['crimson']);
});

test('other years, other occasions and pictures without such colours keep all their palettes', () => {
  const all = ['crimson', 'lilac'];
  expect(palettesOfYears(words(['years-26']), all)).toEqual(all);
  expect(palettesOfYears(words(['age-25'], 'birthday'), all)).toEqual(all);
  expect(palettesOfYears(words(['years-50']), all)).toEqual(all);
});
