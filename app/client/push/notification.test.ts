import { describe, expect, it } from 'vitest';
import { addressOf, apiTokenIn, parseNotification } from './notification.ts';

const ORIGIN = 'https://cards.example';

describe('a push message', () => {
  it('is shown as it says', () => {
    const text = JSON.stringify({
      title: 'Amelie turns 34 tomorrow',
      body: 'That is Saturday.',
      path: '/a?b=c',
      tag: 't',
    });
    expect(parseNotification(text)).toEqual({
      title: 'Amelie turns 34 tomorrow',
      options: {
        body: 'That is Saturday.',
        tag: 't',
        icon: '/icons/icon-192.png',
        lang: 'en',
        data: { path: '/a?b=c' },
      },
    });
  });

  it.each([undefined, '', 'not json', 'null', '[]', '7', '{"title":7,"path":{}}'])(
    'that is none of ours (%s) still shows something, and leads home',
    (text) => {
      const { title, options } = parseNotification(text);
      expect(title).toBe('Cardamom');
      expect(addressOf(options.data, ORIGIN)).toBe(`${ORIGIN}/`);
    },
  );
});

describe('the address of a notification', () => {
  it.each([
    [{ path: '/birthday/suggestions?calendar_id=1' }, '/birthday/suggestions?calendar_id=1'],
    [{ path: '/reminders#x' }, '/reminders#x'],
    [{ path: 'https://elsewhere.example/' }, '/'],
    [{ path: '//elsewhere.example/' }, '/'],
    [{ path: '/\\elsewhere.example/' }, '/'],
    [{ path: 'javascript:alert(1)' }, '/'],
    [{ path: 'http://' }, '/'],
    [{ path: 7 }, '/'],
    [{}, '/'],
    [null, '/'],
    ['text', '/'],
  ])('%j leads to %s', (data, path) => expect(addressOf(data, ORIGIN)).toBe(ORIGIN + path));
});

it('the name of the client is in every page', () => {
  expect(apiTokenIn('<head><meta name="api-token" content="cardamom-web"/></head>')).toBe('cardamom-web');
  expect(apiTokenIn('<head></head>')).toBeNull();
});
