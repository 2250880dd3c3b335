import { describe, expect, it } from 'vitest';
import { composeText, countSegments, plainSigns } from './text-segments.ts';

const LINK = 'https://cards.example/t/AZoB_VZk4HMUjW0DoeDWFjMZGG5qlxnx';
const more = (left: number) => `And ${left} more.`;

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['é'.repeat(160), 1],
  ['ë'.repeat(70), 1],
  ['ë'.repeat(71), 2],
  [`ë${'a'.repeat(133)}`, 2],
  [`ë${'a'.repeat(134)}`, 3],
  ['🎂'.repeat(35), 1],
  ['🎂'.repeat(36), 2],
])('%s is sent in segments: %i', (body, expected) => {
  expect(countSegments(body)).toBe(expected);
});

it('signs of print are those of phones', () => {
  expect(plainSigns('Theo’s “5th” – or\n6th…')).toBe('Theo\'s "5th" - or 6th...');
});

describe('a text', () => {
  it('says everything where it fits', () => {
    expect(composeText(['Theo’s birthday is today.', 'Noor turns 30 tomorrow.'], LINK, more)).toBe(
      `Theo's birthday is today. Noor turns 30 tomorrow. ${LINK}`,
    );
  });

  it('says how much more there is where it does not fit', () => {
    const sentences = Array.from({ length: 20 }, (_, i) => `Amelie turns ${i + 10} on Saturday.`);
    const body = composeText(sentences, LINK, more);
    expect(countSegments(body)).toBe(2);
    const said = body.match(/Amelie/g)?.length ?? 0;
    expect(said).toBeGreaterThan(4);
    expect(body).toContain(`And ${20 - said} more. ${LINK}`);
  });

  it.each(['x'.repeat(500), 'ë'.repeat(500), '🎂'.repeat(500)])('cuts what is too long, and never the link', (name) => {
    const body = composeText([`${name} is today.`], LINK, more);
    expect(countSegments(body)).toBe(2);
    expect(body.endsWith(`... ${LINK}`)).toBe(true);
    expect(body.isWellFormed()).toBe(true);
  });
});
