import { describe, expect, it } from 'vitest';
import { layLetter, signature } from './letter.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const laid = (message: string) => layLetter(message).leaves.flat().join('\n');
const paragraph =
  'I still have the map you drew me on the napkin, and I look at it more often than I admit. The garden sounds just like you. ';

describe('layLetter', () => {
  it('writes a few words large, on one leaf', () => {
    expect(layLetter('Dear Amelie,\nhappy birthday.')).toEqual({
      size: 'large',
      leaves: [['Dear Amelie,', 'happy birthday.']],
    });
  });
  it('writes smaller before it takes another leaf', () => {
    expect(layLetter(paragraph.repeat(3)).size).toBe('medium');
    expect(layLetter(paragraph.repeat(3)).leaves).toHaveLength(1);
    expect(layLetter(paragraph.repeat(4))).toMatchObject({ size: 'small' });
  });
  it('goes on to further leaves and loses no word', () => {
    const message = `Dear Amelie,\n\n${Array.from({ length: 12 }, () => paragraph.repeat(3).trim()).join('\n')}\nWith love,\nRosa`;
    expect(message.length).toBeGreaterThan(4000);
    expect(layLetter(message).leaves.length).toBeGreaterThan(3);
    expect(words(laid(message))).toEqual(words(message));
  });
  it('never leaves a last leaf with a line or two', () => {
    for (let n = 4; n < 40; n++) {
      const message = `Dear Amelie,\n${paragraph.repeat(n).trim()}\nWith all my love,\nRosa`;
      const last = layLetter(message).leaves.at(-1)!;
      expect(last.join(' ').length, `${n} sentences`).toBeGreaterThan(90);
    }
  });
  it('ends a leaf with a sentence where one ends near its foot', () => {
    const [first] = layLetter(paragraph.repeat(20)).leaves;
    expect(first!.at(-1)).toMatch(/\.$/);
  });
  it('keeps empty lines, and cuts a word longer than a leaf without splitting a character', () => {
    expect(layLetter('a\n\nb').leaves).toEqual([['a', '', 'b']]);
    const long = '🌼'.repeat(1200);
    expect(laid(long).replaceAll('\n', '')).toBe(long);
    expect(
      layLetter(long)
        .leaves.flat()
        .every((piece) => piece.isWellFormed()),
    ).toBe(true);
  });
  it('takes an empty message', () => {
    expect(layLetter('')).toEqual({ size: 'large', leaves: [['']] });
  });
});

describe('signature', () => {
  it('signs what is not signed', () => {
    expect(signature('Have the loveliest day.', 'Rosa')).toBe('Rosa');
    expect(signature('', 'Rosa')).toBe('Rosa');
    expect(signature('I told Rosa about the long way home and all that came after it.', 'Rosa M')).toBe('Rosa M');
  });
  it('signs nothing twice', () => {
    expect(signature('Have the loveliest day.\nRosa', 'Rosa')).toBeNull();
    expect(signature('Love, Zoë!  \n', 'Zoë Martin')).toBeNull();
    expect(signature('With love,\nrosa xx'.replace(' xx', ''), 'Rosa')).toBeNull();
  });
});
