import { expect, it } from 'vitest';
import type { Category } from '#contract/card.ts';
import { sidebarCategories } from './sidebar-categories.ts';

type Parent = Pick<Category, 'name' | 'path' | 'count' | 'children'>;

const children = (...named: [string, string][]) => named.map(([name, path]) => ({ slug: name, name, path, count: 3 }));
const category = (name: string, path: string, inside: Category['children'], parents: Parent[] = []): Category => ({
  top: path === '/' ? '' : 'birthday',
  mid: null,
  sub: null,
  name,
  heading: name,
  line: '',
  path,
  count: 9,
  parents: parents.map((parent) => ({ slug: parent.name, ...parent })),
  children: inside,
});
const birthday = category('Birthday', '/b', children(['For her', '/b/her'], ['For him', '/b/him']));
const her = category('For her', '/b/her', children(['Sister', '/b/her/sister']), [birthday]);
const names = (here: Category) =>
  sidebarCategories(here).items.map(({ name, depth, isHere }) => `${'-'.repeat(depth)}${name}${isHere ? '*' : ''}`);

it('shows a top category and the categories in it', () => {
  expect(names(birthday)).toEqual(['All birthday*', 'For her', 'For him']);
});
it('opens the category that is shown', () => {
  expect(names(her)).toEqual(['All birthday', 'For her*', '-Sister', 'For him']);
  expect(names(category('Sister', '/b/her/sister', [], [birthday, her]))).toEqual([
    'All birthday',
    'For her',
    '-Sister*',
    'For him',
  ]);
});
it('shows the top categories for the whole shop', () => {
  expect(names(category('All cards', '/', children(['Birthday', '/b'])))).toEqual(['All cards*', 'Birthday']);
});
