import { expect, it } from 'vitest';
import { matchPeople } from './match-people.ts';

const KNOWN = [
  { contactId: '1', name: 'Amelie F.', emails: ['amelie@larkspur.example'] },
  { contactId: '2', name: 'Theo', emails: ['theo@harbour.example'] },
  { contactId: '3', name: 'Noor', emails: [] },
  { contactId: '4', name: 'Anna Berg', emails: ['berg@harbour.example'] },
  { contactId: '5', name: 'Theo', emails: [] },
];

it.each([
  ['an address, and the first name', 'Amelie Fontaine', ['AMELIE@larkspur.example'], '1', null],
  ['the name, where one has no address', 'noor', ['noor@harbour.example'], '3', null],
  ['the name and the address, of several with the name', 'Theo', ['theo@harbour.example'], '2', null],
  ['the name, of the one without an address', 'Theo', ['other@harbour.example'], '5', null],
  ['an address that a family shares', 'Otto Berg', ['berg@harbour.example'], '4', 'email'],
  ['only the name', 'Anna Berg', ['anna@larkspur.example'], '4', 'name'],
])('%s: %s', (_, name, emails, contactId, doubt) => {
  const [match] = matchPeople([{ name, emails }], KNOWN);
  expect([match?.contact.contactId, match?.doubt]).toEqual([contactId, doubt]);
});

it('nobody is known by less', () => {
  expect(matchPeople([{ name: 'Amelie', emails: ['a@larkspur.example'] }], KNOWN)).toEqual([null]);
});
