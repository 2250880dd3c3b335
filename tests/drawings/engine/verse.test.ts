import { beforeAll, expect, test } from 'vitest';
import { loadFamily } from '#artwork/index.ts';
import { fromRecipe } from '#cards/document/recipe.ts';
import { compose, verseFit, verseLayout } from '#cards/render/compose.ts';
import { LEAST } from '#cards/render/faces/verse-lines.ts';
import { balancedLines } from '#cards/render/faces/balanced-lines.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { VERSE_MAX } from '#shared/limits.ts';
import { plainCard, plainFamily } from '#tests/factories/plain-family.ts';
import { faultsOfVerse } from '../expect-verse.ts';

beforeAll(readyEngine);

const withVerse = (verse: string) => plainCard({ motif: 'scene', inside: { verse } });
const layoutOf = (verse: string) => verseLayout(withVerse(verse), plainFamily);
const lettersOf = (text: string) => text.replaceAll(/\s/g, '');
const longest = (text: string) => Array.from(text.repeat(VERSE_MAX)).slice(0, VERSE_MAX).join('').trim();
const hasOrnament = (verse: string) =>
  compose(withVerse(verse), 'inside-left', plainFamily).layers.some((layer) => layer.role === 'ornament');

/** as long as a verse may be, as people write them */
const WRITTEN = {
  'one paragraph': longest('We met on the ferry, the year the engine failed, and you passed round your sandwiches. '),
  'two paragraphs': `${longest('It has been a long time now. ').slice(0, 195)}\n${longest('And I still think so. ').slice(0, 195)}`,
  'a poem of fourteen lines': Array.from({ length: 14 }, () => 'of catching the light').join('\n'),
  'a poem of three stanzas': Array.from({ length: 3 }, () => 'of catching\nthe light\nfrom the ferry\nand back').join(
    '\n\n',
  ),
  'two lines, far apart': `Forty years${'\n'.repeat(22)}of catching the light.`,
  'a poem of more lines than a page holds': Array.from({ length: 40 }, () => 'we catch').join('\n'),
  'a letter in each line': Array.from({ length: VERSE_MAX / 2 }, () => 'a').join('\n'),
  'one word': longest('a'),
  'an address':
    'Look at https://example.org/the/pictures/of/last/summer/on/the/island?and=the-ferry&the=sandwiches soon',
  Hebrew: longest('יום הולדת שמח לך מכולנו באהבה גדולה. '),
  Arabic: longest('كل عام وأنت بخير يا صديقي العزيز، نتمنى لك سنة مليئة بالفرح. '),
  Japanese: longest('お誕生日おめでとうございます。素敵な一年になりますように。').slice(0, 200),
  Thai: longest('สุขสันต์วันเกิดขอให้มีความสุขมากๆ').slice(0, 200),
  'Hindi and English': longest('जन्मदिन मुबारक हो, happy birthday! '),
};

test.each(Object.entries(WRITTEN))('%s is inside its leaf, in letters that can be read', async (_, verse) => {
  expect(await faultsOfVerse(withVerse(verse), plainFamily)).toEqual([]);
});

test.each(['koi', 'loco', 'woodtype', 'insular', 'glass'])(
  'neither the ornament of %s nor its border is touched by a long verse',
  async (id) => {
    const family = await loadFamily(id);
    const [motif = ''] = Object.keys(family.motifs);
    const palette = family.palettes[0];
    for (const verse of [WRITTEN['one paragraph'], WRITTEN['a poem of fourteen lines']]) {
      const card = fromRecipe(
        { family: id, motif, palette, headline: 'Happy|birthday', seed: 's1', inside: { verse } },
        family,
      );
      expect(await faultsOfVerse(card, family)).toEqual([]);
    }
  },
);

test.each(Object.entries(WRITTEN))('%s keeps every letter, in order', (_, verse) => {
  const lines = layoutOf(verse);
  expect(lettersOf(lines.map((line) => line.text).join(''))).toBe(lettersOf(verse));
});

test.each([
  ['400 wide letters', longest('W')],
  ['400 characters of Chinese', longest('祝你生日快乐，愿你的每一天都充满阳光和欢笑。')],
  ['400 lines', Array.from({ length: 400 }, () => 'word').join('\n')],
])('%s, more than a page holds in letters that can be read, are smaller, and inside it', async (_, verse) => {
  const lines = layoutOf(verse);
  expect(lettersOf(lines.map((line) => line.text).join(''))).toBe(lettersOf(verse));
  expect(lines[0]!.size).toBeLessThan(LEAST);
  const faults = await faultsOfVerse(withVerse(verse), plainFamily);
  expect(faults.filter((fault) => !fault.includes(' units: '))).toEqual([]);
});

const HELD = { isHeld: true };
test.each([
  ['no words', '', HELD],
  ['a poem of fourteen lines', WRITTEN['a poem of fourteen lines'], HELD],
  ['one paragraph', WRITTEN['one paragraph'], HELD],
  ['a poem of three stanzas', WRITTEN['a poem of three stanzas'], HELD],
  ['two lines, far apart', WRITTEN['two lines, far apart'], HELD],
  [
    'two lines, further apart than a page is high',
    `Forty years${'\n'.repeat(40)}of catching`,
    { isHeld: false, tooMany: 'empty lines' },
  ],
  [
    'a poem of forty lines',
    WRITTEN['a poem of more lines than a page holds'],
    { isHeld: false, tooMany: 'lines', held: 17, of: 40 },
  ],
])('a page holds %s as it is written, or says how much it holds', (_, verse, fit) => {
  expect(verseFit(withVerse(verse), plainFamily)).toEqual(fit);
});

test.each([
  ['400 wide letters', longest('W')],
  ['400 characters of Chinese', longest('祝你生日快乐，愿你的每一天都充满阳光和欢笑。')],
  ['stanzas of which the last is too much', Array.from({ length: 12 }, () => 'we catch\nthe light').join('\n\n')],
])('what a page says that it holds of %s is held, and a little more is not', (_, verse) => {
  const fit = verseFit(withVerse(verse), plainFamily);
  if (fit.isHeld || fit.tooMany === 'empty lines') throw new Error(`not ${JSON.stringify(fit)}`);
  const { tooMany, held } = fit;
  const beginning = (count: number) => {
    if (tooMany === 'characters') return Array.from(verse).slice(0, count).join('');
    let written = 0;
    return verse
      .split('\n')
      .filter((line) => line === '' || ++written <= count)
      .join('\n');
  };
  const isHeld = (count: number) => verseFit(withVerse(beginning(count)), plainFamily).isHeld;
  expect([isHeld(held), isHeld(held + 1)]).toEqual([true, false]);
});

test('the ornament becomes smaller before the words do', async () => {
  const fourteen = Array.from({ length: 14 }, () => 'of catching the light').join('\n');
  const seventeen = Array.from({ length: 17 }, () => 'of catching the light').join('\n');
  expect([hasOrnament('Still circling you.'), hasOrnament(fourteen), hasOrnament(seventeen)]).toEqual([
    true,
    true,
    false,
  ]);
  const lines = layoutOf(seventeen);
  expect(lines.map((line) => line.text)).toEqual(seventeen.split('\n'));
  expect(lines[0]!.size).toBeGreaterThanOrEqual(LEAST);
  expect(await faultsOfVerse(withVerse(fourteen), plainFamily)).toEqual([]);
});

test('the lines of a verse stand where its picture has them: one axis, even steps, one size', () => {
  const lines = layoutOf('Forty years\nof catching\nthe light.');
  expect(lines.map((line) => line.text)).toEqual(['Forty years', 'of catching', 'the light.']);
  expect(new Set(lines.map((line) => `${line.x} ${line.size}`)).size).toBe(1);
  expect(lines[2]!.y - lines[1]!.y).toBeCloseTo(lines[1]!.y - lines[0]!.y, 6);
  expect(lines.every((line) => line.width > 0 && line.width <= 681)).toBe(true);
});

test('an empty line is a gap between stanzas, of less than a line; none begins or ends a verse', () => {
  const stanzas = 'Forty years\nof catching\nthe light.\n\nStill circling\nyou, my\n\n\ndear.';
  const [first, ...lines] = layoutOf(stanzas);
  const steps = lines.map(({ y }, i) => y - [first!, ...lines][i]!.y);
  const [step = 0] = steps;
  expect(steps.map((by) => Math.round((by / step) * 10) / 10)).toEqual([1, 1, 1.6, 1, 2.2]);
  expect(layoutOf(`\n\n${stanzas}\n\n`)).toEqual([first, ...lines]);
});

test('words that were kept together for the picture have plain spaces again', () => {
  expect(
    layoutOf('muzyki i śmiechu – powodu')
      .map((line) => line.text)
      .join(' '),
  ).toBe('muzyki i śmiechu – powodu');
});

test('a page without words has no lines', () => {
  expect(layoutOf('')).toEqual([]);
});

test.each([
  // no line begins with a closing mark
  ['祝你生日快乐，愿你的每一天都充满阳光和欢笑。我们都很想念你！', /^[，。！]/u],
  ['素敵な一年になりますように。「おめでとう」と言いました。', /^[。」]|「$/u],
])('%s is broken between its words, not before its punctuation', (text, wrong) => {
  const lines = balancedLines(text, 'ma-shan-zheng', 60, 480);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => wrong.test(line))).toEqual([]);
  expect(lines.join('')).toBe(text);
});
