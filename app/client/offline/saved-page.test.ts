import { describe, expect, it } from 'vitest';
import {
  toSavedCard,
  CARD_PAGE,
  requiredFiles,
  pictureName,
  titleOf,
  excessCards,
  withSavedCards,
  withoutScripts,
} from './saved-page.ts';

const page = `<html><head><title>A card for Ada &amp; Ben</title><script>evil()</script>
<link rel="stylesheet" href="/assets/a.css"/><link rel="preload" as="font" href="/assets/serif.woff2"/>
<link rel="modulepreload" href="/assets/b.js"/><meta name="page-modules" content="/assets/c.js /assets/d.js"/></head>
<body class="x"><img src="/media/sent/l/m/front-350.webp?v=1&amp;w=2" srcSet="/media/sent/l/m/front-350.webp 350w, /media/sent/l/m/front-700.webp 700w"/>
<a href="https://elsewhere.example/x">x</a><ul class="l" data-kept-cards="true"><li>old</li></ul><script type="module" src="/assets/e.js"></script></body></html>`;

describe('a saved page', () => {
  it('has no script, and does not load any', () => {
    expect(withoutScripts(page)).not.toMatch(/script|modulepreload|page-modules|\.js/);
    expect(withoutScripts(page)).toContain('<img');
  });
  it('is saved with the files that it needs', () => {
    expect(requiredFiles(page)).toEqual([
      '/assets/a.css',
      '/assets/serif.woff2',
      '/media/sent/l/m/front-350.webp?v=1&w=2',
      '/media/sent/l/m/front-700.webp',
    ]);
  });
  it('says that it is offline', () => {
    expect(toSavedCard(page)).toMatch(/<body class="x"><p [^>]*>Saved on this device\./);
  });
  it('keeps its title', () => {
    expect(titleOf(page)).toBe('A card for Ada & Ben');
  });
});

it('lists the saved cards, and escapes their titles', () => {
  const html = withSavedCards(page, [{ path: '/card/read/abc', title: '<b>A card</b> from "Theo"' }]);
  expect(html).toContain('<li><a href="/card/read/abc">&lt;b>A card&lt;/b> from &quot;Theo&quot;</a></li></ul>');
  expect(html).not.toContain('old');
});

it('finds another width of a saved picture', () => {
  expect(pictureName('/media/sent/l/m/front-350.webp?v=1')).toBe(pictureName('/media/sent/l/m/front-1400.webp'));
  expect(pictureName('/media/sent/l/m/front-350.webp')).not.toBe(pictureName('/media/sent/l/m/back-350.webp'));
});

it('deletes the cards that were opened longest ago', () => {
  const kept = [{ at: 1 }, { at: 3 }, { at: 2 }];
  expect(excessCards(kept, 2)).toEqual([{ at: 1 }]);
  expect(excessCards(kept, 3)).toEqual([]);
});

it.each([
  [`/card/read/${'A'.repeat(22)}`, true],
  [`/card/read/${'A'.repeat(22)}/${'b'.repeat(22)}`, true],
  ['/card/read/', false],
  ['/card/send/people', false],
  [`/card/read/${'A'.repeat(22)}/x/y`, false],
])('%s is a card: %s', (path, isCard) => expect(CARD_PAGE.test(path)).toBe(isCard));
