import { describe, expect, test } from 'vitest';
import { formatPeople } from './people.ts';
import { shortMail } from './short-mail.ts';

const MAIL = { subject: 'A', preview: 'B', name: null, says: ['c'], why: 'D.' };
/** What a reader of the markup sees. */
const seen = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a short mail', () => {
  test.each([
    ['Rosa Lindqvist', 'Hello Rosa,'],
    ['Dr. Rosa Lindqvist', 'Hello Rosa,'],
    ['Mr Lindqvist', 'Hello Mr Lindqvist,'],
    ['山田 太郎', 'Hello 山田 太郎,'],
    ['  ', 'Hello,'],
    [null, 'Hello,'],
  ])('greets %s', (name, greeting) => {
    const mail = shortMail({ ...MAIL, name });
    expect(mail.text).toContain(`\n\n${greeting}\n\n`);
    expect(seen(mail.html)).toContain(greeting.replace(/^Hello (.*),$/, 'Hello $1 ,'));
  });

  test('escapes what it is given, and keeps names on one line', () => {
    const mail = shortMail({ ...MAIL, name: 'Rosa\r\nBcc:\u202E x', says: ['<img src=x onerror=alert(1)>'] });
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img');
    expect(mail.html + mail.text).not.toContain('\u202E');
  });

  test('refuses a button that leads anywhere but to the web', () => {
    expect(() => shortMail({ ...MAIL, button: { url: 'javascript:alert(1)', label: 'E' } })).toThrow(
      'A link in a mail leads to the web.',
    );
  });

  test('says its digits and its button in both forms', () => {
    const mail = shortMail({
      ...MAIL,
      digits: { label: 'Type this code:', code: '042 917' },
      button: { url: 'https://cards.example/verify', label: 'Sign in' },
    });
    expect(mail.text).toContain('Type this code:\n042 917\n\nSign in:\nhttps://cards.example/verify');
    expect(mail.html).toContain('>042 917<');
    expect(mail.html).toContain('href="https://cards.example/verify"');
  });
});

test('people are counted', () => {
  expect(formatPeople(['A'])).toBe('A');
  expect(formatPeople(['A', 'B', 'C'])).toBe('A, B and C');
  expect(formatPeople(['A', 'B', 'C', 'D'])).toBe('A, B and 2 more');
  expect(formatPeople([], 2)).toBe('2 people');
  expect(formatPeople(['A'], 2)).toBe('A and one more');
});
