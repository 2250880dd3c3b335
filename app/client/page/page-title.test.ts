import { describe, expect, it } from 'vitest';
import { cutTitle, DEFAULT_TITLE, entryTitle, titleByPath } from './page-title.ts';

describe('cutTitle', () => {
  it('leaves a title of 120 characters as it is', () => {
    const title = `${'a'.repeat(59)} ${'b'.repeat(60)}`;
    expect(title).toHaveLength(120);
    expect(cutTitle(title)).toBe(title);
  });
  it('cuts a longer one at a word boundary', () => {
    const words = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
    const cut = cutTitle(words);
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(cut.length).toBeGreaterThan(110);
    expect(words.startsWith(`${cut} `)).toBe(true);
  });
  it('keeps a word that ends exactly at the limit', () => {
    const title = `${'a'.repeat(60)} ${'b'.repeat(59)} c`;
    expect(cutTitle(title)).toBe(title.slice(0, 120));
  });
  it('drops punctuation at the cut', () => {
    expect(cutTitle(`${'a'.repeat(110)} | ${'b'.repeat(60)}`)).toBe('a'.repeat(110));
  });
  it('cuts a very long word, but never inside a character', () => {
    expect(cutTitle('x'.repeat(300))).toHaveLength(120);
    expect(cutTitle(`${'x'.repeat(119)}${'😀'.repeat(9)}`)).toBe('x'.repeat(119));
  });
});

describe('titles', () => {
  it('are determined by parts of the path', () => {
    expect(titleByPath('/cards/birthday')).toMatch(/^Birthday cards/);
    expect(titleByPath('/cards/birthday/for-her')).toBe(titleByPath('/birthday/browse'));
    expect(titleByPath('/cards/anniversary/parents')).toMatch(/^Anniversary cards/);
    expect(titleByPath('/cards/holidays/christmas')).toMatch(/^Holiday cards/);
    expect(titleByPath('/cards/thank-you')).toBeUndefined();
    expect(titleByPath('/')).toBeUndefined();
  });
  it('say by default how many cards there are, and how they are sent', () => {
    expect(DEFAULT_TITLE).toMatch(/4500\+ online greeting cards.*text or email/);
    expect(DEFAULT_TITLE.length).toBeLessThanOrEqual(120);
  });
});

describe('the title of a calendar entry', () => {
  const entry = { calendarName: 'Birthday', firstName: 'Amelie' };
  it('names the person', () => {
    expect(entryTitle({ ...entry, calendarTypeId: 1 })).toBe('Birthday For Amelie | Cardamom');
  });
  it('says Suggestions for the third type', () => {
    expect(entryTitle({ ...entry, calendarTypeId: 3 })).toBe('Birthday Suggestions | Cardamom');
  });
  it('is cut at a word near 120 characters', () => {
    const title = entryTitle({ calendarName: 'Birthday', calendarTypeId: 1, firstName: 'Maximilian '.repeat(20) });
    expect(title.length).toBeLessThanOrEqual(120);
    expect(title).toMatch(/ Maximilian$/);
  });
});
