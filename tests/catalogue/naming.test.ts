import { expect, test } from 'vitest';
import { HEROES } from '#artwork/heroes/library.ts';
import { toldOf } from '#artwork/heroes/told.ts';
import { FAMILY_IDS, loadFamilies } from '#artwork/index.ts';
import { type Picture, picturesOf } from '#cards/catalogue/pairing/designs.ts';
import { altOf, nameOf } from '#cards/catalogue/naming.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

const families = await loadFamilies(FAMILY_IDS);
const pictures = [...families.values()].flatMap(picturesOf);
const words: Words = {
  occasion: 'birthday',
  for: 'anyone',
  mood: 'warm',
  headline: 'Many|happy returns',
  sub: '',
  inside: 'You.',
  tags: [],
};
function pictured(name: string, number?: string): Picture {
  const found = pictures.find((one) => one.name === name && one.number === number);
  if (!found) throw new Error(`no picture ${name}`);
  return found;
}

test('the name of every hero has its article, its number and its capitals in a sentence', () => {
  const told = (key: string) => toldOf(HEROES.find((hero) => hero.key === key)!);
  expect(['duck', 'owl', 'unicorn', 'unity-cup', 'oyster'].map(told)).toEqual([
    'a duck',
    'an owl',
    'a unicorn',
    'a unity cup',
    'an oyster with its pearl',
  ]);
  expect(['pear', 'latkes', 'mithai', 'matzah', 'hands-heart'].map(told)).toEqual([
    'pears',
    'latkes in the pan',
    'mithai on a plate',
    'matzah on its cloth',
    'two hands holding a heart',
  ]);
  expect(['tree', 'easter-egg', 'celtic-knot', 'oak'].map(told)).toEqual([
    'a Christmas tree',
    'an Easter egg',
    'a Celtic knot',
    'an oak leaf and acorns',
  ]);
  for (const hero of HEROES) {
    expect(toldOf(hero)).toMatch(/^(?:an? |the |two |three |mithai |matzah |[a-z]+ ?[a-z]*s\b)/);
    // Not "a hands", "a mushrooms": a plural takes no article.
    expect(toldOf(hero)).not.toMatch(/^an? [a-z-]+[^siu]s$/);
  }
});

test('the description of every hero, material and layout is unique', () => {
  const isSentence = (said: string) => /^[A-Z].{15,158}\.$/.test(said) && !/,,| ,|\.\.|undefined/.test(said);
  const faults = pictures.flatMap((picture) => {
    const { line, title } = nameOf(picture);
    return [picture.alt, line].filter((said) => !isSentence(said)).map((said) => `${picture.name} ${title}: ${said}`);
  });
  expect(faults).toEqual([]);
  const made = pictures.filter(({ isMaterial, number }) => isMaterial && number === undefined);
  // No lists: "Set in small stone tiles: duck."
  expect(made.filter(({ alt }) => alt.includes(':')).map(({ alt }) => alt)).toEqual([]);
  expect(new Set(made.map(({ alt }) => alt)).size).toBe(made.length);
});

test('the description says the layout first, then the words', () => {
  expect(altOf(pictured('tesserae/duck'), words, 'with love', undefined)).toBe(
    'A duck set in small stone tiles. It says: “Many happy returns”, “with love”.',
  );
  expect(altOf(pictured('pin/stork/velvet'), words, undefined, undefined)).toBe(
    'A stork with a bundle, as an enamel pin in a velvet case. It says: “Many happy returns”.',
  );
  expect(nameOf(pictured('pin/stork/velvet')).line).toBe('A stork with a bundle, as an enamel pin in a velvet case.');
});

test('a drawn number is said once, in the sentence if there is a word for it', () => {
  expect(altOf(pictured('digits/door', '40'), words, undefined, '40')).toBe(
    'The number 40 in brass on a panelled front door. It says: “Many happy returns”.',
  );
  expect(altOf(pictured('skyline/age', '18'), words, undefined, '18')).toMatch(/ make the number 18\. /);
  expect(altOf(pictured('deadpan/tally', '12'), words, undefined, '12')).toMatch(
    / It says: “Many happy returns”, “12”\.$/,
  );
  expect(nameOf(pictured('lino/number', '40'))).toEqual({
    title: '40 in lino',
    line: 'The number 40 cut in lino and pulled in two colours.',
  });
});
