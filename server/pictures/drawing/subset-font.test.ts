import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { subsetFont } from './subset-font.ts';

async function subsetOf(key: string, text: string) {
  const bytes = await subsetFont(key, text);
  const font = create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('not a font');
  return { bytes, font };
}

it('has the characters of the text and no others', async () => {
  const { bytes, font } = await subsetOf('caveat:400', 'Dear Zoë, 🎂');
  expect(font.hasGlyphForCodePoint('Z'.codePointAt(0)!)).toBe(true);
  expect(font.hasGlyphForCodePoint('ë'.codePointAt(0)!)).toBe(true);
  expect(font.hasGlyphForCodePoint('q'.codePointAt(0)!)).toBe(false);
  expect(bytes.length).toBeLessThan(30_000);
});

it('still joins what has to be joined', async () => {
  const { font } = await subsetOf('noto-naskh-arabic:400', 'عيد');
  const joined = font.layout('عيد').glyphs.map(({ id }) => id);
  const alone = Array.from('عيد').map((letter) => font.glyphForCodePoint(letter.codePointAt(0)!).id);
  expect(joined).not.toEqual(alone.toReversed());
});

it('can be made of one font after another', async () => {
  for (const key of ['kalam:400', 'mansalva:400', 'caveat:400', 'kalam:400'])
    expect((await subsetOf(key, 'Kit')).font.layout('Kit').glyphs.every(({ id }) => id > 0)).toBe(true);
});
