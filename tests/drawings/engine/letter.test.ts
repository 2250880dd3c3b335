import * as harfbuzz from 'harfbuzzjs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { HAND_FACES } from '#cards/render/faces/hands.ts';
import { type Hand, HANDS } from '#shared/letter/hands.ts';
import { handWidth } from '#cards/render/letter/hand-width.ts';
import { layOutLetter, type WrittenLetter } from '#cards/render/letter/lay-out-letter.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { type LaidLetter, linesPerPage } from '#shared/letter/letter.ts';

beforeAll(readyEngine);

const AREA = { left: 134, top: 160, width: 738, height: 980 };
const CAVEAT: WrittenLetter = { text: '', signature: null, hand: HAND_FACES.caveat, scale: 1 };
const lay = (text: string, more: Partial<WrittenLetter> = {}) => layOutLetter({ ...CAVEAT, text, ...more }, AREA);
const linesOf = (letter: LaidLetter) => letter.pages.flat().map(({ text }) => text);
/** The text again: lines of one paragraph follow each other. */
const textOf = (letter: LaidLetter) =>
  letter.pages
    .flat()
    .map(({ text, isEnd }) => (isEnd ? `${text}\n` : text))
    .join('')
    .slice(0, -1);

/** Letters in five scripts, with what makes lines hard to break. */
const LETTERS: Record<string, string> = {
  English:
    'Dear Amelie,\n\nI still have the map you drew me on the napkin — the well-known one (see https://a.example/b/c?d=e). 50 % off, they said; we laughed the whole way home.\n\nAll my love',
  Polish: 'Kochana Zosiu,\n\nwszystkiego najlepszego z okazji urodzin! Żółwie wciąż śpią w ogródku, a babcia pyta.',
  Arabic: 'عزيزتي ليلى،\n\nشكراً لك على كل شيء يا صديقتي العزيزة. كل عام وأنت بخير، وأتمنى لك سنة مليئة بالفرح.',
  Hebrew: 'נועה היקרה,\n\nמזל טוב ליום ההולדת! אני זוכרת איך רצנו על החוף עד שהשמש שקעה.',
  Chinese: '亲爱的小梅：\n\n祝你生日快乐！还记得去年春天我们在湖边看花吗？风很大，你的帽子飞走了。',
};

describe.each(Object.keys(HANDS) as Hand[])('in the hand %s', (id) => {
  const hand = HAND_FACES[id];
  const { scale } = HANDS[id];
  test.each(Object.entries(LETTERS))('%s is laid out whole, and every line fits', (_language, text) => {
    const letter = lay(text, { hand, scale });
    expect(textOf(letter)).toBe(text);
    for (const line of linesOf(letter))
      expect(handWidth(line.trimEnd(), hand) * letter.size).toBeLessThanOrEqual(AREA.width + 0.01);
  });

  test('a short letter is large; a longer one is smaller; a long one goes on over further pages', () => {
    const paragraph = 'We walked along the canal until the lamps came on, and you told me about the swans.\n';
    expect(lay('Happy birthday.', { hand, scale }).size).toBe(Math.round(64 * scale));
    const long = lay(paragraph.repeat(30), { hand, scale });
    expect(long.size).toBe(47);
    expect(long.pages.length).toBeGreaterThan(2);
    for (const lines of long.pages.slice(0, -1)) expect(lines).toHaveLength(linesPerPage(47, AREA));
  });
});

test('the direction of a paragraph is that of its first letter', () => {
  const { pages } = lay('שלום Amelie\nHello נועה\n\n');
  expect(pages.flat().map(({ isRtl }) => isRtl)).toEqual([true, false]);
});

test('a name under the letter has lines of its own, the last ones', () => {
  expect(linesOf(lay('Have a good day.', { signature: 'Rosa' }))).toEqual(['Have a good day.', 'Rosa']);
  expect(linesOf(lay('', { signature: 'Rosa' }))).toEqual(['Rosa']);
  expect(lay('').pages).toEqual([[]]);
});

test('a signature is larger than the letter and has a line of room above it, and a page ends before it or after it', () => {
  const rows = linesPerPage(47, AREA);
  const written = (lines: number) => lay(Array.from({ length: lines }, () => 'So.').join('\n'), { signature: 'Rosa' });
  const ends = [rows - 2, rows - 1, rows].map((lines) => written(lines).pages.map((page) => page.length));
  expect(ends).toEqual([[rows - 1], [rows - 1, 1], [rows, 1]]);
  expect(written(2).pages[0]?.at(-1)).toMatchObject({ text: 'Rosa', rows: 2, scale: 1.25 });
});

test('a signature of two people is as large as the letter, and stays on one line', () => {
  const [line, ...more] = lay('', { signature: 'Grandma and Grandpa' }).pages[0] ?? [];
  expect([line?.rows, line?.scale, more]).toEqual([2, undefined, []]);
});

describe('the lines that its writer saw', () => {
  const text = 'Dear Amelie,\nI still have the map you drew me on the napkin, the one with the goat.';
  const own = () => lay(text);
  const at = (word: string) => text.indexOf(word);

  test('are kept where they fit', () => {
    const breaks = [at('me on'), at('the one')];
    expect(linesOf(lay(text, { breaks }))).toEqual([
      'Dear Amelie,',
      'I still have the map you drew ',
      'me on the napkin, ',
      'the one with the goat.',
    ]);
    expect(lay(text, { breaks }).size).toBe(own().size);
  });

  test.each([
    ['that are too long', []],
    ['that are many more than ours', Array.from({ length: 40 }, (_, i) => 14 + i)],
    ['of another text', [900, 4000]],
  ])('%s are not', (_, breaks) => expect(lay(text, { breaks })).toEqual(own()));

  test('never divide a character', () => {
    const smile = 'Look: 😀😀';
    expect(lay(smile, { breaks: [smile.indexOf('😀') + 1] })).toEqual(lay(smile));
    expect(lay('e\u0301e\u0301', { breaks: [1] })).toEqual(lay('e\u0301e\u0301'));
  });

  test('may be a little wider than ours, as browsers measure, but no more', () => {
    const letters = 'n'.repeat(200);
    const [first = ''] = linesOf(lay(letters, { hand: HAND_FACES.kalam, scale: 0.8 }));
    const size = lay(letters, { hand: HAND_FACES.kalam, scale: 0.8 }).size;
    const wider = (by: number) => Math.floor(((AREA.width / size) * by) / handWidth('n', HAND_FACES.kalam));
    const broken = (length: number) =>
      linesOf(
        lay(letters, {
          hand: HAND_FACES.kalam,
          scale: 0.8,
          breaks: Array.from({ length: 12 }, (_, i) => (i + 1) * length),
        }),
      )[0]?.length;
    expect(first.length).toBe(wider(1));
    expect(broken(wider(0.95))).toBe(wider(0.95));
    expect(broken(wider(1.1))).toBe(first.length);
  });
});

test.each([
  ['one word of 5,000 letters', 'x'.repeat(5000)],
  ['families of emoji', '👨‍👩‍👧‍👦'.repeat(450)],
  ['letters with marks', 'q\u0301'.repeat(2500)],
  ['Arabic without a space', 'ى'.repeat(5000)],
  ['hieroglyphs', '𓀀'.repeat(2500)],
  ['dashes', '- '.repeat(2500)],
  ['signs without a width', '\u2060'.repeat(5000)],
])('%s are laid out without measuring them again and again', (_, text) => {
  const shaped = vi.spyOn(harfbuzz.Buffer.prototype, 'addText');
  const letter = lay(text, { hand: HAND_FACES.mansalva, scale: HANDS.mansalva.scale });
  const measured = shaped.mock.calls.reduce((sum, [piece]) => sum + piece.length, 0);
  shaped.mockRestore();
  expect(textOf(letter).trimEnd()).toBe(text.trimEnd());
  expect(measured).toBeLessThan(600_000);
  if (text.includes('👨')) for (const line of linesOf(letter)) expect(line).toMatch(/^👨.*👦$/u);
});
