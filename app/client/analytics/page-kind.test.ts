import { expect, it } from 'vitest';
import { isPrivateKind, pageKindOf } from './page-kind.ts';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/reminders/', '/reminders'],
  ['/_door/login', '/login'],
  ['/card/read/$magicLink_/$magicLink2', '/card/read/$magicLink/$magicLink2'],
])('%s is a page of the kind %s', (routeId, kind) => expect(pageKindOf(routeId, '/secret')).toBe(kind));

it('names the shelves of the shop', () => {
  expect(pageKindOf('/cards/{-$top}/{-$mid}/{-$sub}', '/cards/birthday/mum')).toBe('/cards/birthday/mum');
});

it.each([
  ['/card/read/$magicLink', true],
  ['/verify', true],
  ['/change_password', true],
  ['/card/view/$cardId', false],
  ['/', false],
])('%s is nobody else’s business: %s', (kind, isPrivate) => expect(isPrivateKind(kind)).toBe(isPrivate));
