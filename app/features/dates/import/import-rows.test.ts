import { describe, expect, it } from 'vitest';
import type { ImportedPerson } from '#shared/imports/imported-person.ts';
import { groupOf, type KnownContact, partsOf, rowsOf } from './import-rows.ts';

const person = (name: string, more: Partial<ImportedPerson> = {}): ImportedPerson => ({
  name,
  emails: [],
  phones: [],
  note: '',
  relationship: null,
  groups: [],
  dates: [],
  ...more,
});
const on = (month: number, day: number) => ({ year: null, month, day });
const contact = (contactId: string, name: string, more: Partial<KnownContact> = {}): KnownContact => ({
  contactId,
  name,
  emails: [],
  phones: [],
  note: '',
  groups: [],
  relationship: null,
  dates: [],
  ...more,
});
const KEPT = { calendar: 'gregorian', isLeapMonth: false, leapDayRule: 'february-28', ...on(12, 5) } as const;
const KNOWN = [
  contact('1', 'Amelie F.', {
    emails: ['amelie@larkspur.example'],
    dates: [{ calendarId: 'c1', calendarTypeId: 1, calendarName: 'Amelie’s birthday', date: KEPT }],
  }),
  contact('2', 'Theo', { emails: ['theo@harbour.example'] }),
  contact('3', 'Noor'),
];
const birthday = { type: 'birthday', name: 'Birthday', date: on(12, 5) } as const;
const rows = rowsOf(
  [
    person('Amelie', { emails: ['AMELIE@larkspur.example'], dates: [birthday] }),
    person('theo', { emails: ['other@harbour.example'] }),
    person('Noor', { emails: ['noor@harbour.example'], phones: ['123', '456'], dates: [birthday] }),
    person('Ida', { dates: [birthday] }),
    person('Otto'),
  ],
  KNOWN,
);

it('knows who is there already, waits where there is a doubt, and leaves out of whom nothing is new', () => {
  expect(rows.map((row) => [groupOf(row), row.match?.contact.contactId ?? null, row.isJoined, row.isChosen])).toEqual([
    ['known', '1', true, false],
    ['doubtful', '2', null, false],
    ['known', '3', true, true],
    ['new', null, false, true],
    ['undated', null, false, true],
  ]);
});

it('says what is added to who is there already', () => {
  expect(rows.map(({ additions }) => additions)).toEqual([
    [],
    ['an email address'],
    ['a birthday', 'an email address', '2 phone numbers'],
    [],
    [],
  ]);
});

it('stores who is chosen, apart or joined, in parts', () => {
  const apart = rows.map((row) => (row.match?.contact.contactId === '3' ? { ...row, isJoined: false } : row));
  const stored = (some: typeof rows) =>
    partsOf(some, 2).map((part) => part.map(({ name, contactId }) => [name, contactId]));
  expect(stored(rows)).toEqual([
    [
      ['Noor', '3'],
      ['Ida', null],
    ],
    [['Otto', null]],
  ]);
  expect(stored(apart)[0]?.[0]).toEqual(['Noor', null]);
  expect(stored([])).toEqual([]);
});

describe('a date that differs from the one that is there', () => {
  type Kept = KnownContact['dates'][number]['date'];
  const kept = (year: number | null, month: number | null, day: number | null): Kept => ({ ...KEPT, year, month, day });
  const given = (year: number | null, month: number | null, day: number | null) => ({
    type: 'birthday' as const,
    name: 'Birthday',
    date: { year, month, day },
  });
  const rowOf = (mine: Kept, theirs: ReturnType<typeof given>) => {
    const dates = [{ calendarId: 'c1', calendarTypeId: 1 as const, calendarName: 'Theo’s birthday', date: mine }];
    const [row] = rowsOf([person('Theo', { dates: [theirs] })], [contact('2', 'Theo', { dates })]);
    if (row === undefined) throw new Error('There is nobody.');
    return row;
  };

  it.each([
    ['another day', kept(1990, 12, 5), given(1990, 12, 6), true],
    ['another year', kept(1990, 12, 5), given(1991, 12, 5), true],
    ['the year, which was not known', kept(null, 12, 5), given(1990, 12, 5), true],
    ['the day, which was not known', kept(null, 12, null), given(null, 12, 5), true],
    ['the same', kept(1990, 12, 5), given(1990, 12, 5), false],
    ['the same without its year', kept(1990, 12, 5), given(null, 12, 5), false],
    ['the month alone', kept(1990, 12, 5), given(null, 12, null), false],
  ])('%s', (_, mine, theirs, expected) => expect(rowOf(mine, theirs).conflicts.length > 0).toBe(expected));

  it('is not stored unless somebody says that it is right', () => {
    const row = rowOf(kept(1990, 12, 5), given(1990, 12, 6));
    expect([row.isChosen, row.additions]).toEqual([false, []]);
    const chosen = { ...row, isChosen: true };
    expect(partsOf([chosen], 5)[0]?.[0]?.dates).toEqual([]);
    const taken = { ...chosen, conflicts: row.conflicts.map((conflict) => ({ ...conflict, isTaken: true })) };
    expect(partsOf([taken], 5)[0]?.[0]?.dates).toEqual([{ ...given(1990, 12, 6), replaces: 'c1' }]);
    expect(partsOf([{ ...taken, isJoined: false }], 5)[0]?.[0]?.dates).toEqual([given(1990, 12, 6)]);
  });

  it('of another calendar is not compared', () => {
    expect(rowOf({ ...kept(null, 12, 5), calendar: 'hebrew' }, given(1990, 12, 6)).conflicts).toEqual([]);
  });
});
