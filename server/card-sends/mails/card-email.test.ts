import { describe, expect, test } from 'vitest';
import { canonicalCode } from '#shared/links/magic-link.ts';
import { MESSAGE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { cardEmail } from './card-email.ts';
import { EXAMPLE_CARD } from './mail-examples.ts';

const HOSTILE = '"><img src=x onerror=alert(1)><b>&\'';

/** What a reader of the markup sees: no tags, entities read. */
function seen(html: string): string {
  const body = html.slice(html.indexOf('<table'));
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

describe('a test of a card', () => {
  const mailOfTest = cardEmail({ ...EXAMPLE_CARD, isTest: true });

  test('is marked in its subject and at its top, and otherwise the same', () => {
    const mail = cardEmail(EXAMPLE_CARD);
    expect(mailOfTest.subject).toBe(`Test: ${mail.subject}`);
    expect(mailOfTest.text).toMatch(
      /^This is a test, sent only to you\. Below is the email as Amelie will receive it\./,
    );
    expect(mailOfTest.text.endsWith(mail.text)).toBe(true);
    expect(seen(mailOfTest.html)).toMatch(/^ *This is a test, sent only to you/);
  });
});

describe('the mail that carries a card', () => {
  const mail = cardEmail(EXAMPLE_CARD);

  test('names the sender and the phrase in its subject', () => {
    expect(mail.subject).toBe('Rosa Lindqvist sent you a birthday card (the yellow canoe)');
    expect(cardEmail({ ...EXAMPLE_CARD, phrase: ' ' }).subject).toBe('Rosa Lindqvist sent you a birthday card');
  });

  test('has the whole verse, then the whole message, in both forms', () => {
    for (const form of [seen(mail.html), mail.text.replace(/\s+/g, ' ')]) {
      const places = [EXAMPLE_CARD.verse, 'Dear Amelie, I still have the map', 'have the loveliest day. Rosa'].map(
        (piece) => form.replace(/\s+/g, ' ').indexOf(piece),
      );
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('is signed as the card is: with the sender’s name, where the message does not end with it', () => {
    const signed = cardEmail({ ...EXAMPLE_CARD, message: 'Dear Amelie,\n\nHave a good day.' });
    for (const form of [seen(signed.html), signed.text.replace(/\s+/g, ' ')])
      expect(form).toMatch(/Have a good day\. +Rosa Lindqvist +Open the card/);
    expect(seen(mail.html)).toMatch(/Rosa +Open the card/);
    const silent = cardEmail({ ...EXAMPLE_CARD, message: ' ' });
    expect(silent.text).not.toMatch(/Rosa Lindqvist\s+Open the card/);
  });

  test('has one link for button and picture', () => {
    expect(
      [...mail.html.matchAll(/href="([^"]+)"/g)].filter((match) => match[1] === EXAMPLE_CARD.readUrl),
    ).toHaveLength(2);
  });

  test('gives the picture a size, an alternative text and a background colour, so that the mail looks right without it', () => {
    const img = /<img[^>]*>/.exec(mail.html)?.[0] ?? '';
    expect(img).toContain('width="280" height="392"');
    expect(img).toContain('alt="The front of the card: a wreath of garden roses.');
    expect(img).toContain('background:#fbf3e4');
    expect(mail.html.match(/<img/g)).toHaveLength(1);
  });

  test('shows the code in two groups that can be typed or copied', () => {
    const shown = /white-space:nowrap">([^<]+)</.exec(mail.html)?.[1] ?? '';
    expect(canonicalCode(shown)).toBe('R7K24MDX');
    expect(mail.text).toContain('R7K2 4MDX');
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

  test('keeps names on one line, isolated from the text around them', () => {
    const { subject, html } = cardEmail({
      ...EXAMPLE_CARD,
      sender: { name: 'Rosa\r\nBcc: all@example.com\u202Elmth', email: 'a@b.example' },
    });
    expect(subject).toBe('Rosa Bcc: all@example.comlmth sent you a birthday card (the yellow canoe)');
    expect(html).not.toContain('\u202E');
  });

  test('refuses a link that does not lead to the web, and an invalid colour', () => {
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

  test('gives the time only if the sender chose one', () => {
    expect(mail.text).toContain(
      'wrote this on 21 November and asked us to deliver it on 28 November at 09:00, your time.',
    );
    expect(cardEmail({ ...EXAMPLE_CARD, askedFor: null }).text).toContain('wrote this on 21 November. Reply');
  });
});
