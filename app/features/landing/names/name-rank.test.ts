import { expect, it } from 'vitest';
import { formatNameRank } from './name-rank.ts';

const lists = {
  girls: [
    { position: 1, name: 'Olivia' },
    { position: 2, name: 'Avery' },
  ],
  boys: [{ position: 1, name: 'Avery' }],
};

it.each([
  ['olivia', 'Number 1 among girls born in the United States in 2024.'],
  ['Avery', 'Number 2 among girls, and number 1 among boys born in the United States in 2024.'],
  ['Søren', null],
])('%s: %s', (name, said) => expect(formatNameRank(name, lists)).toBe(said));
