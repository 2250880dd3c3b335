import { expect, it } from 'vitest';
import { isPrivatePath, pagePathOf, pathForThirdParties } from './page-path.ts';

const LINK = 'k7qm2dk7qm2dk7qm2dk7qm';
it.each([
  ['/', {}, '/'],
  ['/about', {}, '/about'],
  ['/_auth/login', {}, '/login'],
  ['/(account)/verify', {}, '/verify'],
  ['/(account)/account_/cancel', {}, '/account/cancel'],
  ['/(dates)/reminders/', {}, '/reminders'],
  ['/cards/{-$top}/{-$mid}/{-$sub}', { top: 'birthday', mid: 'mum' }, '/cards/birthday/mum'],
  ['/cards/{-$top}/{-$mid}/{-$sub}', {}, '/cards'],
  ['/card/view/$cardId', { cardId: 'fox-in-snow' }, '/card/view/fox-in-snow'],
  ['/name/$popularName', { popularName: 'Zoë' }, '/name/Zo%C3%AB'],
  ['/mycards/$myCardsType', { myCardsType: 'drafts' }, '/mycards/drafts'],
  ['/card/send/$step', { step: 'people' }, '/card/send/people'],
  ['/$reminderType/browse', { reminderType: 'birthday' }, '/birthday/browse'],
  ['/card/read/$magicLink/{-$magicLink2}', { magicLink: LINK, magicLink2: LINK }, '/card/read/$magicLink/$magicLink2'],
  ['/card/read/$magicLink/{-$magicLink2}', { magicLink: LINK }, '/card/read/$magicLink'],
  ['/copy/$linkType/$linkParam', { linkType: 'read', linkParam: LINK }, '/copy/$linkType/$linkParam'],
  ['/admin/{-$section}/{-$id}', { section: 'members', id: LINK }, '/admin/members/$id'],
  ['/admin/{-$section}/{-$id}', { section: 'members' }, '/admin/members'],
])('%s with %o is counted as %s', (routeId, params, path) => expect(pagePathOf(routeId, params)).toBe(path));

it('contains no name that a visitor looked up', () => {
  expect(pathForThirdParties('/name/Amelie')).toBe('/name/$popularName');
  expect(pathForThirdParties('/name')).toBe('/name');
  expect(pathForThirdParties('/card/view/fox-in-snow')).toBe('/card/view/fox-in-snow');
});

it('is left out for an unknown address', () => {
  expect(pagePathOf('__root__', {}, true)).toBe('/$unknown');
  expect(pagePathOf('/name/$popularName', { popularName: 'rosa@example.com' }, true)).toBe('/$unknown');
});

it.each([
  ['/card/read/$magicLink', true],
  ['/copy/$linkType/$linkParam', true],
  ['/verify', true],
  ['/birthday/request/answer', true],
  ['/birthday/request/howto', false],
  ['/birthday/group', false],
  ['/birthday/group/join', true],
  ['/birthday/group/mine', true],
  ['/change_password', true],
  ['/admin/members/$id', true],
  ['/card/view/fox-in-snow', false],
  ['/', false],
])('%s is nobody else’s business: %s', (path, isPrivate) => expect(isPrivatePath(path)).toBe(isPrivate));
