import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('the page to return to after signing in', () => {
  it.each([
    ['/', '/'],
    ['/account', '/account'],
    ['/cards/birthday?sort=new&palette=a%20b#top', '/cards/birthday?sort=new&palette=a%20b#top'],
    ['/name/Zo%C3%AB', '/name/Zo%C3%AB'],
    ['/cards?q=https://evil.example//x', '/cards?q=https://evil.example//x'],
    ['/mycards/../account', '/account'],
    ['/login-page', '/login-page'],
  ])('%s is ours', (next, path) => expect(safeRedirect(next)).toBe(path));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '',
    ' /account',
    '/\t/evil.example',
    '/\n/evil.example',
    '/account\r\nSet-Cookie: a=b',
    '/\u0000',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:x',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/account/..//evil.example',
    '/%zz',
    '/login',
    '/login?next=/account',
    '/logout',
    '/auth/google',
    '/api/1/logout',
    `/${'a'.repeat(2001)}`,
    null,
    undefined,
    7,
    ['/account'],
  ])('%j leads nowhere', (next) => expect(safeRedirect(next)).toBeNull());

  it('returns only addresses that a browser resolves to our own site', () => {
    for (const next of ['/account?a=//b', '/cards/a//b', '/a@evil.example', '/a:b'])
      expect(new URL(safeRedirect(next) ?? 'https://away.invalid', 'https://cards.example').host).toBe('cards.example');
  });
});
