import { expect, it } from 'vitest';
import type { Category } from '#contract/card.ts';
import { shelvesAround } from './shelves-around.ts';

const category = (name: string, path: string, children: [string, string][] = []): Category => ({
  top: '',
  mid: null,
  sub: null,
  name,
  heading: name,
  line: '',
  path,
  count: 9,
  parents: [],
  children: children.map(([name, path]) => ({ slug: name, name, path, count: 3 })),
});
const birthday = category('Birthday', '/b', [
  ['For her', '/b/her'],
  ['For him', '/b/him'],
]);
const her = category('For her', '/b/her', [['Sister', '/b/her/sister']]);
const names = (trail: Parameters<typeof shelvesAround>[0]) =>
  shelvesAround(trail).items.map(({ name, depth, isHere }) => `${'-'.repeat(depth)}${name}${isHere ? '*' : ''}`);

it('shows the whole and its parts', () => {
  expect(names({ here: birthday, top: birthday, mid: null })).toEqual(['All birthday*', 'For her', 'For him']);
});
it('opens the part that one is in', () => {
  expect(names({ here: her, top: birthday, mid: her })).toEqual(['All birthday', 'For her*', '-Sister', 'For him']);
  expect(names({ here: category('Sister', '/b/her/sister'), top: birthday, mid: her })).toEqual([
    'All birthday',
    'For her',
    '-Sister*',
    'For him',
  ]);
});
it('shows the top categories in the whole shop', () => {
  expect(names({ here: category('All cards', '/', [['Birthday', '/b']]), top: null, mid: null })).toEqual([
    'All cards*',
    'Birthday',
  ]);
});
