import { describe, expect, it } from 'vitest';
import { layOutMessage } from './message-layout.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const laid = (message: string) => layOutMessage(message).pages.flat().join('\n');
const paragraph =
  'I still have the map you drew me on the napkin, and I look at it more often than I admit. The garden sounds just like you. ';

describe('layOutMessage', () => {
  it('sets a few words large, on one page', () => {
    expect(layOutMessage('Dear Amelie,\nhappy birthday.')).toEqual({
      size: 'large',
      pages: [['Dear Amelie,', 'happy birthday.']],
    });
  });
  it('gets smaller before it takes another page', () => {
    expect(layOutMessage(paragraph.repeat(3)).size).toBe('medium');
    expect(layOutMessage(paragraph.repeat(3)).pages).toHaveLength(1);
    expect(layOutMessage(paragraph.repeat(4))).toMatchObject({ size: 'small' });
  });
  it('continues on further pages without losing a word', () => {
    const message = `Dear Amelie,\n\n${Array.from({ length: 12 }, () => paragraph.repeat(3).trim()).join('\n')}\nWith love,\nRosa`;
    expect(message.length).toBeGreaterThan(4000);
    expect(layOutMessage(message).pages.length).toBeGreaterThan(3);
    expect(words(laid(message))).toEqual(words(message));
  });
  it('never leaves only a line or two for the last page', () => {
    for (let n = 4; n < 40; n++) {
      const message = `Dear Amelie,\n${paragraph.repeat(n).trim()}\nWith all my love,\nRosa`;
      const last = layOutMessage(message).pages.at(-1)!;
      expect(last.join(' ').length, `${n} sentences`).toBeGreaterThan(90);
    }
  });
  it('ends a page after a sentence that ends near its foot', () => {
    const [first] = layOutMessage(paragraph.repeat(20)).pages;
    expect(first!.at(-1)).toMatch(/\.$/);
  });
  it('keeps empty lines, and breaks a word longer than a page without splitting a character', () => {
    expect(layOutMessage('a\n\nb').pages).toEqual([['a', '', 'b']]);
    const long = '🌼'.repeat(1200);
    expect(laid(long).replaceAll('\n', '')).toBe(long);
    expect(
      layOutMessage(long)
        .pages.flat()
        .every((piece) => piece.isWellFormed()),
    ).toBe(true);
  });
  it('lays out an empty message', () => {
    expect(layOutMessage('')).toEqual({ size: 'large', pages: [['']] });
  });
});
