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

test('every hero is called in a sentence by its article, its number and its capitals', () => {
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
    // "a hands", "a mushrooms": what is more than one takes no article
    expect(toldOf(hero)).not.toMatch(/^an? [a-z-]+[^siu]s$/);
  }
});

test('what a picture shows is a sentence of its own for every hero, material and layout', () => {
  const isSentence = (said: string) => /^[A-Z].{15,158}\.$/.test(said) && !/,,| ,|\.\.|undefined/.test(said);
  const faults = pictures.flatMap((picture) => {
    const { line, title } = nameOf(picture);
    return [picture.alt, line].filter((said) => !isSentence(said)).map((said) => `${picture.name} ${title}: ${said}`);
  });
  expect(faults).toEqual([]);
  const made = pictures.filter(({ isMaterial, number }) => isMaterial && number === undefined);
  // no labels: "Set in small stone tiles: duck."
  expect(made.filter(({ alt }) => alt.includes(':')).map(({ alt }) => alt)).toEqual([]);
  expect(new Set(made.map(({ alt }) => alt)).size).toBe(made.length);
});

test('the picture is told as it is laid out, then what it says', () => {
  expect(altOf(pictured('tesserae/duck'), words, 'with love', undefined)).toBe(
    'A duck set in small stone tiles. It says: “Many happy returns”, “with love”.',
  );
  expect(altOf(pictured('pin/stork/velvet'), words, undefined, undefined)).toBe(
    'A stork with a bundle, as an enamel pin in a velvet case. It says: “Many happy returns”.',
  );
  expect(nameOf(pictured('pin/stork/velvet')).line).toBe('A stork with a bundle, as an enamel pin in a velvet case.');
});

test('a number that is drawn is said once, in the sentence where there is a word for it', () => {
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
