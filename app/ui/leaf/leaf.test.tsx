import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LaidLetter } from '#shared/letter/letter.ts';
import { Leaf } from './leaf.tsx';
import { LetterPage } from './letter-page.tsx';
import { VerseText } from './verse-text.tsx';

const letter: LaidLetter = {
  size: 47,
  area: { left: 134, top: 160, width: 738, height: 980 },
  pages: [
    [
      { text: 'Dear Noor,', isRtl: false, isEnd: true },
      { text: '', isRtl: false, isEnd: true },
      { text: 'the kettle is yours ', isRtl: false, isEnd: false },
      { text: 'now.', isRtl: false, isEnd: true, left: 240 },
    ],
    [{ text: 'שלום', isRtl: true, isEnd: true }],
  ],
};
const pageOf = (page: number, of = letter) =>
  renderToStaticMarkup(<LetterPage letter={of} page={page} hand="kalam" ink="blue" />);

describe('LetterPage', () => {
  it('has a paragraph for each of the letter, with its direction, and keeps an empty line', () => {
    expect([...pageOf(0).matchAll(/<p dir="(\w+)">(.*?)<\/p>/g)].map(([, dir, own]) => [dir, textOf(own)])).toEqual([
      ['ltr', 'Dear Noor,'],
      ['ltr', ''],
      ['ltr', 'the kettle is yours now.'],
    ]);
    expect(pageOf(0).match(/<span/g)).toHaveLength(4);
    expect(pageOf(0).match(/padding-left:24cqw/g)).toHaveLength(1);
    expect(pageOf(1)).toContain('<p dir="rtl">');
  });
  it('stands where the letter was laid out, in the size that it has with its hand', () => {
    expect(pageOf(0)).toMatch(/left:13\.4cqw;top:16cqw;width:73\.8cqw;font-size:4\.7cqw;font-family:'?&#x27;Kalam/);
  });
  it('hangs a short letter lower, and only one that has a single page', () => {
    const [short = []] = letter.pages;
    expect(pageOf(0, { ...letter, pages: [short] })).toContain('top:30.7cqw');
    expect(pageOf(1)).toContain('top:16cqw');
  });
  it('gives the name under it the room of a line, and larger letters', () => {
    const signed: LaidLetter = {
      ...letter,
      pages: [
        [
          { text: 'Good day.', isRtl: false, isEnd: true },
          { text: 'Rosa', isRtl: false, isEnd: true, rows: 2, scale: 1.25 },
        ],
      ],
    };
    const name = /<span[^>]*style="([^"]*)"[^>]*>Rosa</.exec(pageOf(0, signed))?.[1];
    expect(name).toBe('font-size:1.25em;height:2.08em;padding-top:0.78em');
  });
});

describe('VerseText', () => {
  it('has each line where its picture has it, as wide as its letters', () => {
    const line = { text: 'You kept', x: 492, y: 700, width: 300, size: 60, gaps: 0 };
    const text = renderToStaticMarkup(<VerseText lines={[line, { ...line, text: 'שלום', y: 785 }]} />);
    expect(text).toContain(
      '<text x="492" y="700" font-size="60" textLength="300" lengthAdjust="spacingAndGlyphs">You kept</text>',
    );
    expect(text.match(/<text /g)).toHaveLength(2);
  });
});

describe('Leaf', () => {
  it('offers its picture at two widths, and says what it shows', () => {
    const leaf = renderToStaticMarkup(
      <Leaf side="left" picture={{ src: '/a-700', large: '/a-1400' }} alt="A year of you" sizes="29rem" />,
    );
    expect(leaf).toContain('srcSet="/a-700 700w, /a-1400 1400w" sizes="29rem" src="/a-700" alt="A year of you"');
  });
  it('has no picture where there is none, and the paper that it is given', () => {
    const leaf = renderToStaticMarkup(<Leaf side="right" paper="#fdf6e3" />);
    expect(leaf).not.toContain('<img');
    expect(leaf).toContain('--stock:#fdf6e3');
  });
});

function textOf(markup = ''): string {
  return markup.replaceAll(/<[^>]+>/g, '');
}
