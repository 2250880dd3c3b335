import { beforeAll, expect, test } from 'vitest';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { at, faceOf, fit, font, glyphPaths, set, stack, unsupportedCharacters, wrap } from '#cards/render/lettering.ts';
import { plainKey } from '#cards/render/typeface.ts';

beforeAll(readyEngine);

const inked = (text: string, key: string) => set(text, key, 100).glyphs.filter((gl) => gl.ink).length;

test('a font key is the same in any spelling of its file', () => {
  expect(plainKey('caveat:500@latin-ext')).toBe('caveat:500');
  expect(plainKey('gloock')).toBe('gloock:400');
  expect(plainKey('playfair-display:600i')).toBe('playfair-display:600i');
});

test.each(['Łukasz', 'Zoë', 'Đặng', 'Ωμέγα', 'Юлия', '美玲', 'שרה', 'ليلى'])(
  '%s is drawn by faces that hold it',
  (name) => {
    for (const key of ['great-vibes', 'limelight', 'jost:500', 'water-brush']) {
      for (const ch of name) {
        const face = faceOf(key, ch);
        expect(face).toBeDefined();
        expect(font(face!).hasGlyphForCodePoint(ch.codePointAt(0)!)).toBe(true);
      }
      expect(inked(name, key)).toBeGreaterThan(0);
      expect(at(set(name, key, 100), 0, 0)).not.toContain('NaN');
    }
    expect(unsupportedCharacters(name)).toEqual([]);
  },
);

test('the wanted font draws all characters that it has', () => {
  expect(faceOf('caveat:500', 'ł')).toBe('caveat:500');
  expect(faceOf('caveat:500', '美')).toBe('ma-shan-zheng:400');
  expect(faceOf('caveat:500', 'ש')).toMatch(/^noto-sans-hebrew:/);
});

test('characters that no font has are left out, not drawn as boxes, and can be listed', () => {
  const nobody = '\u{10330}';
  expect(unsupportedCharacters(`a${nobody}`)).toEqual([nobody]);
  expect(at(set(`a${nobody}`, 'jost:500', 100), 0, 0)).toBe(at(set('a', 'jost:500', 100), 0, 0));
});

test('Hebrew runs from right to left', () => {
  const [first, second] = [set('א', 'noto-sans-hebrew:400', 100), set('אב', 'noto-sans-hebrew:400', 100)];
  const width = first.x1 - first.x0;
  const last = glyphPaths(second, 0, 0, 's').at(-1)!.box;
  expect(last[2] - last[0]).toBeCloseTo(width, 3);
});

test.each([
  ['Hebrew', 'אב, גד'],
  ['Arabic', 'در! رد'],
])('a sign between %s words stands at the word before it, where another face draws it', (_, text) => {
  // From left to right: the last word, the sign, the first word.
  const [, after, sign, before] = glyphPaths(set(text, 'gloock', 100), 0, 0, 's').map(({ box }) => box);
  expect(before![0] - sign![2]).toBeLessThan(sign![0] - after![2]);
});

test('Arabic letters join: four letters together are narrower than four alone', () => {
  const together = set('سلام', 'noto-naskh-arabic:400', 100).w;
  const apart = Array.from('سلام').reduce((sum, ch) => sum + set(ch, 'noto-naskh-arabic:400', 100).w, 0);
  expect(together).toBeLessThan(apart * 0.9);
});

test('a line without ink has a size and no path', () => {
  const empty = fit('   ', 'gloock', 300, 100);
  expect(Number.isFinite(empty.size)).toBe(true);
  expect(at(empty, 0, 0)).toBe('');
});

test('a fitted line keeps its ink within the given size', () => {
  const run = fit('Herzlichen Glückwunsch', 'gloock', 640, 90);
  expect(run.x1 - run.x0).toBeLessThanOrEqual(640.01);
  expect(run.y1 - run.y0).toBeLessThanOrEqual(90.01);
});

test('stacked lines are centred vertically by their ink', () => {
  const s = stack(
    [
      { t: 'Happy', f: 'gloock', w: 500, gap: 20 },
      { t: 'Birthday', f: 'gloock', w: 500 },
    ],
    { cy: 700 },
  );
  expect((s.top + s.bottom) / 2).toBeCloseTo(700, 6);
  expect(s.ys).toHaveLength(2);
});

test('wrapping is even and loses no word', () => {
  expect(wrap('many happy returns of the day', 3)).toEqual(['many happy', 'returns', 'of the day']);
  expect(wrap('one', 3)).toEqual(['one']);
});
