import { describe, expect, test } from 'vitest';
import { canonicalCode } from '#shared/magic-link.ts';
import { MESSAGE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { cardEmail } from './card-email.ts';
import { confirmSendEmail, namesInWords } from './confirm-send-email.ts';
import { EXAMPLE_CARD, exampleLetters } from './examples.ts';
import { senderReceiptEmail } from './sender-receipt-email.ts';
import { shortLetter } from './short-letter.ts';
import { thankYouEmail } from './thank-you-email.ts';

const HOSTILE = '"><img src=x onerror=alert(1)><b>&\'';
const letters = Object.entries(exampleLetters());

/** What a reader of the markup sees: no tags, entities read. */
function seen(html: string): string {
  const body = html.slice(html.indexOf('<table'));
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

describe('every mail', () => {
  test.each(letters)('%s is small, has one page of each form and a preview', (_, letter) => {
    expect(Buffer.byteLength(letter.html)).toBeLessThan(60_000);
    expect(letter.text.length).toBeGreaterThan(100);
    expect(letter.preview).not.toBe('');
    expect(letter.subject).not.toMatch(/[\r\n]/);
    expect(letter.html).toContain('name="color-scheme" content="light dark"');
    expect(letter.html).not.toMatch(/undefined|\[object|null</);
    expect(letter.html).not.toMatch(/<script|javascript:|!\s*<\/p>/i);
  });

  test.each(letters)('%s leads to the same addresses in both forms', (_, letter) => {
    const inHtml = new Set(
      [...letter.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]?.replaceAll('&amp;', '&')),
    );
    const inText = new Set([...letter.text.matchAll(/https:\/\/\S+/g)].map((match) => match[0]));
    expect(inText).toEqual(inHtml);
  });
});

describe('a mail of ours', () => {
  test.each([
    ['Rosa Lindqvist', 'Hello Rosa,'],
    ['Dr. Rosa Lindqvist', 'Hello Rosa,'],
    ['Mr Lindqvist', 'Hello Mr Lindqvist,'],
    ['山田 太郎', 'Hello 山田 太郎,'],
    ['  ', 'Hello,'],
    [null, 'Hello,'],
  ])('greets %s', (name, greeting) => {
    const letter = shortLetter({ subject: 'A', preview: 'B', name, says: ['c'], why: 'D.' });
    expect(letter.text).toContain(`\n\n${greeting}\n\n`);
    expect(seen(letter.html)).toContain(greeting.replace(/^Hello (.*),$/, 'Hello $1 ,'));
  });
});

describe('a test of a card', () => {
  const letterOfTest = cardEmail({ ...EXAMPLE_CARD, isTest: true });

  test('is marked in its subject and before all else, and is the same otherwise', () => {
    const letter = cardEmail(EXAMPLE_CARD);
    expect(letterOfTest.subject).toBe(`Test: ${letter.subject}`);
    expect(letterOfTest.text).toMatch(
      /^This is a test, and only you have it\. Below is the mail as Amelie will get it\./,
    );
    expect(letterOfTest.text.endsWith(letter.text)).toBe(true);
    expect(seen(letterOfTest.html)).toMatch(/^ *This is a test, and only you have it/);
  });
});

describe('the mail that carries a card', () => {
  const letter = cardEmail(EXAMPLE_CARD);

  test('names the sender and the phrase in its subject', () => {
    expect(letter.subject).toBe('Rosa Lindqvist sent you a birthday card (the yellow canoe)');
    expect(cardEmail({ ...EXAMPLE_CARD, phrase: ' ' }).subject).toBe('Rosa Lindqvist sent you a birthday card');
  });

  test('says the verse, then the message, whole and in the same order in both forms', () => {
    for (const form of [seen(letter.html), letter.text.replace(/\s+/g, ' ')]) {
      const places = [EXAMPLE_CARD.verse, 'Dear Amelie, I still have the map', 'have the loveliest day. Rosa'].map(
        (piece) => form.replace(/\s+/g, ' ').indexOf(piece),
      );
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('has one link for button, picture and written address', () => {
    expect(
      [...letter.html.matchAll(/href="([^"]+)"/g)].filter((match) => match[1] === EXAMPLE_CARD.readUrl),
    ).toHaveLength(3);
  });

  test('gives the picture its size, its sentence and the colour of its paper, so that it looks made without it', () => {
    const img = /<img[^>]*>/.exec(letter.html)?.[0] ?? '';
    expect(img).toContain('width="280" height="392"');
    expect(img).toContain('alt="The front of the card: a wreath of garden roses.');
    expect(img).toContain('background:#fbf3e4');
    expect(letter.html.match(/<img/g)).toHaveLength(1);
  });

  test('shows the code in two groups that can be typed or copied', () => {
    const shown = /white-space:nowrap">([^<]+)</.exec(letter.html)?.[1] ?? '';
    expect(canonicalCode(shown)).toBe('R7K24MDX');
    expect(letter.text).toContain('R7K2 4MDX');
  });

  test('escapes whatever people wrote, everywhere', () => {
    const hostile = cardEmail({
      ...EXAMPLE_CARD,
      sender: { name: HOSTILE, email: 'a@b.example' },
      to: HOSTILE,
      phrase: HOSTILE,
      verse: HOSTILE,
      message: HOSTILE,
      cover: { ...EXAMPLE_CARD.cover, alt: HOSTILE },
    });
    expect(hostile.html).not.toContain('<img src=x');
    expect(hostile.html).not.toContain('<b>&');
    expect(hostile.html.match(/<img/g)).toHaveLength(1);
    expect(hostile.html).not.toContain(`alt="${HOSTILE}`);
  });

  test('keeps names on one line and turns nothing round', () => {
    const { subject, html } = cardEmail({
      ...EXAMPLE_CARD,
      sender: { name: 'Rosa\r\nBcc: all@example.com\u202Elmth', email: 'a@b.example' },
    });
    expect(subject).toBe('Rosa Bcc: all@example.comlmth sent you a birthday card (the yellow canoe)');
    expect(html).not.toContain('\u202E');
  });

  test('refuses a link that leads anywhere but to the web, and a colour that is none', () => {
    expect(() => cardEmail({ ...EXAMPLE_CARD, readUrl: 'javascript:alert(1)' })).toThrow(
      'A link in a mail leads to the web.',
    );
    expect(() =>
      cardEmail({ ...EXAMPLE_CARD, cover: { ...EXAMPLE_CARD.cover, paper: 'red;background:url(x)' } }),
    ).toThrow('Not a hex colour');
  });

  test('sets words in their own direction', () => {
    const { html } = cardEmail({ ...EXAMPLE_CARD, message: 'שלום נועה' });
    expect(html).toMatch(/<div class="t" dir="rtl"[^>]*text-align:right[^>]*><p style="margin:0">שלום נועה/);
    expect(html).toMatch(/dir="ltr"[^>]*>https:\/\/cards/);
  });

  test.each([
    ['line ends', '\n\na'.repeat(MESSAGE_MAX / 3)],
    ['signs that need escaping', '"'.repeat(MESSAGE_MAX)],
    ['characters of three bytes', '愛'.repeat(MESSAGE_MAX)],
  ])('stays under 60 kB with the longest message of %s', (_, message) => {
    const longest = cardEmail({
      ...EXAMPLE_CARD,
      message: message.slice(0, MESSAGE_MAX),
      verse: '&'.repeat(VERSE_MAX),
    });
    expect(Buffer.byteLength(longest.html)).toBeLessThan(60_000);
  });

  test('says when it was asked for only where an hour was', () => {
    expect(letter.text).toContain(
      'wrote this on 21 November and asked us to bring it on 28 November at 09:00, your time.',
    );
    expect(cardEmail({ ...EXAMPLE_CARD, askedFor: null }).text).toContain('wrote this on 21 November. Answer');
  });
});

describe('the other mails', () => {
  const site = EXAMPLE_CARD.site;
  test('a confirmation carries nothing that a stranger could use to write to somebody', () => {
    const letter = confirmSendEmail({
      site,
      senderName: 'win at evil.example',
      occasion: 'a birthday card',
      cardTitle: 'Garden wreath',
      recipientNames: ['http://evil.example', 'Theo', 'x'.repeat(80)],
      arrival: 'straight away',
      confirmUrl: `${site.origin}/verify?send=abc`,
    });
    expect(letter.html + letter.text).not.toMatch(/evil|x{41}/);
    expect(letter.text).toContain('Theo');
  });

  test('a receipt lists who it goes to, and counts the rest', () => {
    const recipients = Array.from({ length: 15 }, (_, i) => ({
      name: `Friend ${i}`,
      email: `f${i}@example.com`,
      arrival: 'straight away',
    }));
    const letter = senderReceiptEmail({
      site,
      occasion: 'a birthday card',
      recipients,
      ledgerUrl: `${site.origin}/card/send/view/x`,
    });
    expect(letter.text).toContain('f11@example.com');
    expect(letter.text).not.toContain('f12@example.com');
    expect(letter.text).toContain('and 3 more');
  });

  test('thanks are quoted whole', () => {
    const letter = thankYouEmail({
      site,
      recipient: { name: 'Amelie', email: 'amelie@example.com' },
      occasion: 'a birthday card',
      thanks: 'One.\n\n<Two>.',
      ledgerUrl: `${site.origin}/x`,
      unsubscribeUrl: null,
    });
    expect(letter.text).toContain('One.\n\n<Two>.');
    expect(letter.html).toContain('&lt;Two&gt;.');
  });

  test('people are counted in words', () => {
    expect(namesInWords(['A'])).toBe('A');
    expect(namesInWords(['A', 'B', 'C'])).toBe('A, B and C');
    expect(namesInWords(['A', 'B', 'C', 'D'])).toBe('A, B and 2 more');
    expect(namesInWords([], 2)).toBe('2 people');
    expect(namesInWords(['A'], 2)).toBe('A and one more');
  });
});
