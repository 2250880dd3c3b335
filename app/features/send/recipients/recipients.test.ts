import { describe, expect, it } from 'vitest';
import {
  addRecipients,
  getRecipientErrors,
  isComplete,
  formatNames,
  formatDuplicates,
  type DraftRecipient,
} from './recipients.ts';

function keys() {
  let n = 0;
  return () => `k${++n}`;
}
const amelie: DraftRecipient = {
  key: 'a',
  name: 'Amelie',
  email: 'amelie@larkspur.example',
  countryId: null,
  timeZone: 'Australia/Melbourne',
};

describe('adding recipients', () => {
  it('guesses the name from an address', () => {
    const added = addRecipients('nadia.k@harbour.example', [amelie], keys());
    expect(added.people.map((person) => [person.name, person.email])).toEqual([
      ['Amelie', 'amelie@larkspur.example'],
      ['Nadia', 'nadia.k@harbour.example'],
    ]);
    expect(added.rest).toBe('');
  });
  it('leaves a single invalid address in the field, with the error', () => {
    const added = addRecipients('nadia@harbour', [amelie], keys());
    expect(added.people).toEqual([amelie]);
    expect(added.rest).toBe('nadia@harbour');
    expect(added.message).toMatch(/ending/);
  });
  it('adds one recipient per line, invalid ones included', () => {
    const added = addRecipients('Nadia <nadia@harbour.example>\nTheo theo@quillworks\nmei@harbour.example', [], keys());
    expect(added.people.map((person) => person.email)).toEqual([
      'nadia@harbour.example',
      'theo@quillworks',
      'mei@harbour.example',
    ]);
    expect(added.open).toBe('k2');
    expect(getRecipientErrors(added.people[1] as DraftRecipient).email).toMatch(/ending/);
  });
  it('splits addresses separated only by spaces', () => {
    const added = addRecipients('ana@harbour.example  ben@quillworks mei@harbour.example', [], keys());
    expect(added.people.map((person) => [person.name, person.email])).toEqual([
      ['Ana', 'ana@harbour.example'],
      ['', 'ben@quillworks'],
      ['Mei', 'mei@harbour.example'],
    ]);
    expect(added.open).toBe('k2');
  });
  it('accepts a name alone and asks for the address next', () => {
    const added = addRecipients('Aunt Carmen', [], keys());
    expect(added.people[0]).toMatchObject({ name: 'Aunt Carmen', email: '' });
    expect(added.open).toBe('k1');
  });
  it('finds duplicates whatever the case', () => {
    const added = addRecipients('AMELIE@larkspur.example', [amelie], keys());
    expect(added.people).toHaveLength(1);
    expect(formatDuplicates(added.duplicates)).toBe('Amelie is already on the list.');
  });
  it('does nothing with an empty field', () => {
    expect(addRecipients(' \n ', [amelie], keys())).toMatchObject({ people: [amelie], rest: '', message: null });
  });
});

describe('one recipient', () => {
  it('has an error for each invalid field', () => {
    expect(getRecipientErrors({ ...amelie, name: ' ', email: 'x' })).toEqual({
      name: 'Enter a name. A first name is enough.',
      email: 'This address has no @ in it.',
    });
  });
  it('rejects a repeated address at the later recipient only', () => {
    const duplicate = { ...amelie, key: 'b', name: 'Amy', email: 'Amelie@Larkspur.example' };
    expect(getRecipientErrors(duplicate, [amelie, duplicate]).email).toMatch(/Amelie’s address/);
    expect(getRecipientErrors(amelie, [amelie, duplicate])).toEqual({});
  });
});

it('formats names as a list', () => {
  expect(formatNames(['Amelie'])).toBe('Amelie');
  expect(formatNames(['Amelie', 'Łukasz'])).toBe('Amelie and Łukasz');
  expect(formatNames(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B and 4 others');
  expect(formatNames(['שרה', 'فاطمة'])).toBe('\u2068שרה\u2069 and \u2068فاطمة\u2069');
});

it('takes mobile numbers where texts are sent, and nowhere else', () => {
  const key = () => 'new';
  const added = addRecipients('Mei +44 7400 123456', [], key, true);
  expect(added).toMatchObject({ people: [{ name: 'Mei', email: '', mobile: '+44 7400 123456' }], open: null });
  expect(added.people.every((one) => isComplete(one))).toBe(true);
  expect(addRecipients('+44 7400 123456', [], key, true)).toMatchObject({ people: [{ name: '' }], open: 'new' });
  expect(addRecipients('M. 07400 123456', added.people, key, true)).toMatchObject({
    people: added.people,
    duplicates: ['Mei'],
  });
  expect(addRecipients('Mei +44 7400 123456', [], key).people).toMatchObject([
    { name: 'Mei +44 7400 123456', email: '' },
  ]);
});
