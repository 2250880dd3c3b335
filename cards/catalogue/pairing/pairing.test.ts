import { expect, test } from 'vitest';
import type { Picture } from './designs.ts';
import { pairingOf } from './pairing.ts';
import { canSuitOccasion, scoreOf, seen } from './matching.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

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
    number: undefined,
    drawn: { hero: 'fox', title: 'Fox', alt: 'A fox.', subjects },
    alt: 'A fox.',
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

const LIMITS = { layout: () => 10, hero: () => 4, numerals: 10 };

test('a text about a thing is paired with a picture of it, and with no other', () => {
  expect(scoreOf(row({ tags: ['fox'] }), seen(picture()))).toBeGreaterThan(4);
  expect(scoreOf(row({ tags: ['whale'] }), seen(picture()))).toBeNull();
});

test('a text that is too long, or needs a number that the picture does not draw, does not fit', () => {
  expect(
    scoreOf(row({ tags: ['fox'], headline: 'A headline that goes on well past its picture' }), seen(picture())),
  ).toBeNull();
  expect(scoreOf(row({ tags: ['fox', 'age-40', 'numeral'] }), seen(picture()))).toBeNull();
});

test('a holiday has only pictures that are made for it, and those that its text names first', () => {
  expect(scoreOf(row({ occasion: 'diwali', tags: ['woodland', 'fox'] }), seen(picture()))).toBeNull();
  expect(scoreOf(row({ occasion: 'diwali', tags: ['fox'] }), seen(picture()))).not.toBeNull();
});

test('each picture and each headline is used once, texts written for a picture first', () => {
  const [fox, owl] = [picture(), picture({ hero: 'owl', subjects: ['owl', 'fox'] })];
  const made = row({ headline: 'Made for the owl', tags: ['fox'], picture: 'lino/owl' });
  const pairing = pairingOf(
    [fox, owl],
    [row({ headline: 'A fox', tags: ['fox'] }), made],
    { leftOut: {}, pairs: {} },
    LIMITS,
  );
  const pairs = [...pairing.editorialPairs(), ...pairing.next(1)];
  expect(pairs.map(({ picture: { name }, words }) => [name, words.headline])).toEqual([
    ['lino/owl', 'Made for the owl'],
    ['lino/fox', 'A fox'],
  ]);
});

test('a text that names a number is for the picture of that number', () => {
  const numbers = ['2', '40', '100'].map((number) =>
    picture({ name: 'deco/fans', key: `deco/fans-${number}/main/drawn`, number, subjects: ['numeral'] }),
  );
  const golden = (tags: string[]) => row({ headline: 'Forty years', tags, picture: 'deco/fans' });
  const made = (words: Words) => pairingOf(numbers, [words], { leftOut: {}, pairs: {} }, LIMITS).editorialPairs();
  expect(made(golden(['years-40'])).map(({ picture: { number } }) => number)).toEqual(['40']);
  expect(() => made(golden(['years-41']))).toThrow('does not draw the number in its text');
});

test('what the editors excluded is not used', () => {
  const words = row({ headline: 'A fox', tags: ['fox'] });
  const next = (leftOut: Record<string, string>) =>
    pairingOf([picture()], [words], { leftOut, pairs: {} }, LIMITS).next(1);
  expect(next({})).toHaveLength(1);
  expect(next({ 'lino/fox': 'too dark' })).toEqual([]);
  expect(next({ 'lino/fox + birthday:a-fox': 'says it twice' })).toEqual([]);
});

test('a number is only paired with a text about that number', () => {
  const forty = picture({ number: '40', subjects: ['numeral'] });
  expect(scoreOf(row({ tags: ['numeral', 'age-40'] }), seen(forty))).not.toBeNull();
  expect(scoreOf(row({ tags: ['numeral', 'age-41'] }), seen(forty))).toBeNull();
  expect(scoreOf(row({ tags: ['age-40'] }), seen(forty))).toBeNull();
});

test('the number of cards of a kind in an occasion is limited, and a headline is used once in a top category', () => {
  const heroes = ['fox', 'owl', 'hen'].map((hero) => picture({ hero, subjects: [hero] }));
  const rows = heroes.map(({ hero }) => row({ headline: `The ${hero}`, tags: [hero] }));
  const twice = rows.map((words) => ({ ...words, headline: 'The same' }));
  const few = { ...LIMITS, layout: () => 2 };
  expect(pairingOf(heroes, rows, { leftOut: {}, pairs: {} }, few).next(1)).toHaveLength(2);
  expect(pairingOf(heroes, twice, { leftOut: {}, pairs: {} }, LIMITS).next(1)).toHaveLength(1);
});

test('releasing a pair frees its text, and its picture for other occasions', () => {
  const pairing = pairingOf(
    [picture()],
    [row({ headline: 'A fox', tags: ['fox'] })],
    { leftOut: {}, pairs: {} },
    LIMITS,
  );
  const [pair] = pairing.next(1);
  pairing.release(pair!);
  expect(pairing.next(1)).toEqual([]);
  expect(pairing.left()).toEqual({ pictures: [pair!.picture], words: [pair!.words] });
});

test('a current card keeps its text while the pair is allowed, and every new pair passes the filter', () => {
  const [fox, kraft] = [picture(), picture({ layout: 'kraft', name: 'lino/fox/kraft', key: 'lino/fox/kraft/lino' })];
  const rows = [row({ headline: 'A fox', tags: ['fox'] }), row({ headline: 'A whale', tags: ['whale'] })];
  const pairing = () => pairingOf([fox, kraft], rows, { leftOut: {}, pairs: {} }, LIMITS);
  const stood = (id: string) => pairing().currentPairs([{ key: kraft.key, id }]);
  expect(stood('birthday:a-fox').map(({ picture: { name } }) => name)).toEqual(['lino/fox/kraft']);
  expect(stood('birthday:a-whale')).toEqual([]);
  expect(stood('birthday:words-that-are-gone')).toEqual([]);
  expect(pairing().next(1, { words: () => true, take: () => false })).toEqual([]);
  expect(pairing().next(1, { words: ({ headline }) => headline === 'A whale', take: () => true })).toEqual([]);
  expect(pairing().next(1, { words: ({ headline }) => headline === 'A fox', take: () => true })).toHaveLength(1);
});

test('a picture that clearly belongs to one holiday is for no other', () => {
  const pumpkin = picture({ hero: 'pumpkin', fits: { occasions: ['halloween', 'easter'] } });
  expect(canSuitOccasion('halloween', pumpkin)).toBe(true);
  expect(canSuitOccasion('easter', pumpkin)).toBe(false);
  expect(scoreOf(row({ occasion: 'easter', tags: ['type'] }), seen(pumpkin))).toBeNull();
});

test('a picture is never for an occasion that its family excludes, even with a text about what it shows', () => {
  const refused = picture({ fits: { occasions: ['birthday', 'wedding'], not: ['wedding'] } });
  expect(canSuitOccasion('wedding', refused)).toBe(false);
  expect(scoreOf(row({ occasion: 'wedding', tags: ['fox'] }), seen(refused))).toBeNull();
  expect(scoreOf(row({ tags: ['fox'] }), seen(refused))).not.toBeNull();
});

test('pictures of a holiday do not show what custom forbids', () => {
  const anyFeast = { occasions: ['eid', 'passover', 'mid-autumn', 'christmas'] } as Picture['fits'];
  expect(canSuitOccasion('eid', picture({ hero: 'pig', fits: anyFeast }))).toBe(false);
  expect(canSuitOccasion('eid', picture({ hero: 'champagne', fits: anyFeast }))).toBe(false);
  expect(canSuitOccasion('passover', picture({ hero: 'moon', fits: anyFeast }))).toBe(false);
  expect(canSuitOccasion('passover', picture({ family: 'biscuit', hero: 'dove', fits: anyFeast }))).toBe(false);
  expect(canSuitOccasion('christmas', picture({ hero: 'pig', fits: anyFeast }))).toBe(true);
});
