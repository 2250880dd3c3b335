import { expect, test } from 'vitest';
import type { Picture } from './designs.ts';
import { pairUp, scoreOf } from './matching.ts';
import type { Words } from './words.ts';

function picture(over: Partial<Picture> & { subjects?: string[] } = {}): Picture {
  const { subjects = ['fox', 'woodland'], ...rest } = over;
  return {
    family: 'lino',
    hero: 'fox',
    layout: 'main',
    material: 'lino',
    key: `lino/${rest.hero ?? 'fox'}/main/lino`,
    name: `lino/${rest.hero ?? 'fox'}`,
    motif: 'fox',
    variant: undefined,
    palettes: ['orchard'],
    isMaterial: true,
    drawn: { hero: 'fox', title: 'Fox', alt: 'A fox.', subjects },
    fits: { occasions: ['birthday'], moods: ['warm'] },
    ...rest,
  };
}
const row = (over: Partial<Words>): Words => ({
  occasion: 'birthday',
  for: 'anyone',
  mood: 'warm',
  headline: 'Hello',
  sub: '',
  inside: 'You.',
  tags: [],
  ...over,
});

test('words about a thing go with a picture of it, and with no other', () => {
  expect(scoreOf(row({ tags: ['fox'] }), picture())).toBeGreaterThan(4);
  expect(scoreOf(row({ tags: ['whale'] }), picture())).toBeNull();
});

test('words that are too long, or need a number that the picture does not draw, do not fit', () => {
  expect(
    scoreOf(row({ tags: ['fox'], headline: 'A headline that goes on well past its picture' }), picture()),
  ).toBeNull();
  expect(scoreOf(row({ tags: ['fox', 'age-40', 'numeral'] }), picture())).toBeNull();
});

test('a feast has only pictures that are made for it', () => {
  expect(scoreOf(row({ occasion: 'diwali', tags: ['fox'] }), picture())).toBeNull();
});

test('each picture and each headline is taken once, words made for a picture first', () => {
  const [fox, owl] = [picture(), picture({ hero: 'owl', subjects: ['owl', 'fox'] })];
  const made = row({ headline: 'Made for the owl', tags: ['fox'], picture: 'lino/owl' });
  const pairs = pairUp(
    [fox, owl],
    [row({ headline: 'A fox', tags: ['fox'] }), made],
    { leftOut: {}, pairs: {} },
    { family: 10, hero: 4, least: 1 },
  );
  expect(pairs.map(({ picture: { name }, words }) => [name, words.headline])).toEqual([
    ['lino/owl', 'Made for the owl'],
    ['lino/fox', 'A fox'],
  ]);
});

test('what is left out by name stays out', () => {
  const words = row({ headline: 'A fox', tags: ['fox'] });
  const limits = { family: 10, hero: 4, least: 1 };
  expect(pairUp([picture()], [words], { leftOut: { 'lino/fox': 'too dark' }, pairs: {} }, limits)).toEqual([]);
  expect(
    pairUp([picture()], [words], { leftOut: { 'lino/fox + birthday:a-fox': 'says it twice' }, pairs: {} }, limits),
  ).toEqual([]);
});
