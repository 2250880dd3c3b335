import { describe, expect, it } from 'vitest';
import { HOUR_GROUPS, sayHour, sayLeads, withLead } from './reminder-words.ts';

describe('an hour in words', () => {
  it.each([
    [0, 'midnight'],
    [4, 'four at night'],
    [9, 'nine in the morning'],
    [12, 'noon'],
    [13, 'one in the afternoon'],
    [21, 'nine in the evening'],
    [23, 'eleven at night'],
  ])('%i is %s', (hour, said) => expect(sayHour(hour)).toBe(said));
  it('stands once in the list to choose from', () => {
    const listed = HOUR_GROUPS.flatMap(({ hours }) => hours);
    expect(listed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  });
  it('stands under the part of the day that it says itself', () => {
    const misplaced = HOUR_GROUPS.flatMap(({ name, hours }) =>
      hours.filter((hour) => hour % 12 !== 0 && !sayHour(hour).includes(name.toLowerCase())),
    );
    expect(misplaced).toEqual([]);
  });
});

describe('the reminders of the sentence', () => {
  it('are said longest first', () => {
    expect(sayLeads([1, 7])).toBe('a week before, and again the day before');
    expect(sayLeads([3])).toBe('three days before');
    expect(sayLeads([0])).toBe('on the day itself');
    expect(sayLeads([0, 14, 3])).toBe('two weeks before, and again three days before, and again on the day');
  });
  it('keep the later ones while they come after', () => {
    expect(withLead([7, 1], 0, 14)).toEqual([14, 1]);
    expect(withLead([7, 1], 0, 1)).toEqual([1]);
    expect(withLead([7, 3], 0, 0)).toEqual([0]);
  });
  it('keep a third when one of two is changed', () => {
    expect(withLead([14, 7, 1], 0, 14)).toEqual([14, 7, 1]);
    expect(withLead([14, 7, 1], 1, 3)).toEqual([14, 3, 1]);
    expect(withLead([7, 1, 0], 0, 14)).toEqual([14, 1, 0]);
    expect(withLead([14, 7, 1], 1, 1)).toEqual([14, 1]);
  });
  it('can be left out, and put in', () => {
    expect(withLead([7, 1], 1, null)).toEqual([7]);
    expect(withLead([14, 7, 1], 1, null)).toEqual([14, 1]);
    expect(withLead([7], 1, 0)).toEqual([7, 0]);
  });
});
