import { describe, expect, it } from 'vitest';
import { addPeople, personErrors, sayNames, sayTwice, type Person } from './people-tokens.ts';

function keys() {
  let n = 0;
  return () => `k${++n}`;
}
const amelie: Person = {
  key: 'a',
  name: 'Amelie',
  email: 'amelie@larkspur.example',
  countryId: null,
  timeZone: 'Australia/Melbourne',
};

describe('adding people', () => {
  it('takes an address and guesses the name from it', () => {
    const added = addPeople('nadia.k@harbour.example', [amelie], keys());
    expect(added.people.map((person) => [person.name, person.email])).toEqual([
      ['Amelie', 'amelie@larkspur.example'],
      ['Nadia', 'nadia.k@harbour.example'],
    ]);
    expect(added.rest).toBe('');
  });
  it('leaves one wrong address in the field, with the reason', () => {
    const added = addPeople('nadia@harbour', [amelie], keys());
    expect(added.people).toEqual([amelie]);
    expect(added.rest).toBe('nadia@harbour');
    expect(added.message).toMatch(/ending/);
  });
  it('makes many of many lines and loses none that is wrong', () => {
    const added = addPeople('Nadia <nadia@harbour.example>\nTheo theo@quillworks\nmei@harbour.example', [], keys());
    expect(added.people.map((person) => person.email)).toEqual([
      'nadia@harbour.example',
      'theo@quillworks',
      'mei@harbour.example',
    ]);
    expect(added.open).toBe('k2');
    expect(personErrors(added.people[1] as Person).email).toMatch(/ending/);
  });
  it('makes many of addresses with only spaces between them', () => {
    const added = addPeople('ana@harbour.example  ben@quillworks mei@harbour.example', [], keys());
    expect(added.people.map((person) => [person.name, person.email])).toEqual([
      ['Ana', 'ana@harbour.example'],
      ['', 'ben@quillworks'],
      ['Mei', 'mei@harbour.example'],
    ]);
    expect(added.open).toBe('k2');
  });
  it('takes a name alone and asks for the address next', () => {
    const added = addPeople('Aunt Carmen', [], keys());
    expect(added.people[0]).toMatchObject({ name: 'Aunt Carmen', email: '' });
    expect(added.open).toBe('k1');
  });
  it('catches whoever is there already, whatever the case', () => {
    const added = addPeople('AMELIE@larkspur.example', [amelie], keys());
    expect(added.people).toHaveLength(1);
    expect(sayTwice(added.twice)).toBe('Amelie is on the list already.');
  });
  it('does nothing with an empty field', () => {
    expect(addPeople(' \n ', [amelie], keys())).toMatchObject({ people: [amelie], rest: '', message: null });
  });
});

describe('one person', () => {
  it('says what is wrong at each field', () => {
    expect(personErrors({ ...amelie, name: ' ', email: 'x' })).toEqual({
      name: 'Who is it for? A first name is enough.',
      email: 'This address has no @ in it.',
    });
  });
  it('is wrong when an earlier one has the address, and the earlier one is not', () => {
    const twin = { ...amelie, key: 'b', name: 'Amy', email: 'Amelie@Larkspur.example' };
    expect(personErrors(twin, [amelie, twin]).email).toMatch(/Amelie’s address/);
    expect(personErrors(amelie, [amelie, twin])).toEqual({});
  });
});

it('says names as a person would', () => {
  expect(sayNames(['Amelie'])).toBe('Amelie');
  expect(sayNames(['Amelie', 'Łukasz'])).toBe('Amelie and Łukasz');
  expect(sayNames(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B and 4 others');
  expect(sayNames(['שרה', 'فاطمة'])).toBe('\u2068שרה\u2069 and \u2068فاطمة\u2069');
});
