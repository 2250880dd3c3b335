import { describe, expect, it } from 'vitest';
import { formatLeads } from '#shared/dates/reminder-leads.ts';
import { HOUR_GROUPS, formatHour, withLead } from './reminder-format.ts';

describe('an hour as words', () => {
  it.each([
    [0, 'midnight'],
    [4, 'four at night'],
    [9, 'nine in the morning'],
    [12, 'noon'],
    [13, 'one in the afternoon'],
    [21, 'nine in the evening'],
    [23, 'eleven at night'],
  ])('%i is %s', (hour, words) => expect(formatHour(hour)).toBe(words));
  it('is listed exactly once', () => {
    const listed = HOUR_GROUPS.flatMap(({ hours }) => hours);
    expect(listed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  });
  it('is listed under its own part of the day', () => {
    const misplaced = HOUR_GROUPS.flatMap(({ name, hours }) =>
      hours.filter((hour) => hour % 12 !== 0 && !formatHour(hour).includes(name.toLowerCase())),
    );
    expect(misplaced).toEqual([]);
  });
});

describe('the reminders of the sentence', () => {
  it('are listed longest first', () => {
    expect(formatLeads([1, 7])).toBe('a week before, and again the day before');
    expect(formatLeads([3])).toBe('three days before');
    expect(formatLeads([0])).toBe('on the day itself');
    expect(formatLeads([0, 14, 3])).toBe('two weeks before, and again three days before, and again on the day');
  });
  it('keep later ones while they still come after', () => {
    expect(withLead([7, 1], 0, 14)).toEqual([14, 1]);
    expect(withLead([7, 1], 0, 1)).toEqual([1]);
    expect(withLead([7, 3], 0, 0)).toEqual([0]);
  });
  it('keep the others when one of three is changed', () => {
    expect(withLead([14, 7, 1], 0, 14)).toEqual([14, 7, 1]);
    expect(withLead([14, 7, 1], 1, 3)).toEqual([14, 3, 1]);
    expect(withLead([7, 1, 0], 0, 14)).toEqual([14, 1, 0]);
    expect(withLead([14, 7, 1], 1, 1)).toEqual([14, 1]);
  });
  it('can be removed and added', () => {
    expect(withLead([7, 1], 1, null)).toEqual([7]);
    expect(withLead([14, 7, 1], 1, null)).toEqual([14, 1]);
    expect(withLead([7], 1, 0)).toEqual([7, 0]);
  });
});
