import { describe, expect, it } from 'vitest';
import { formatQuarter, getQuarterForKey, getTimes, toQuarter } from './quarter-hours.ts';

describe('quarter hours', () => {
  it('convert times to quarter hours and back', () => {
    expect([toQuarter('00:00'), toQuarter('09:00'), toQuarter('09:20'), toQuarter('23:59')]).toEqual([0, 36, 37, 95]);
    expect([formatQuarter(0), formatQuarter(37), formatQuarter(200), formatQuarter(-3), formatQuarter(36.4)]).toEqual([
      '00:00',
      '09:15',
      '23:45',
      '00:00',
      '09:00',
    ]);
  });
  it('are what can be chosen, and so is a time between two of them', () => {
    expect(getTimes('09:15')).toHaveLength(96);
    expect(getTimes('09:20').slice(36, 40)).toEqual(['09:00', '09:15', '09:20', '09:30']);
  });
  it('move by keys and stop at the ends', () => {
    expect(getQuarterForKey('ArrowRight', 36)).toBe(37);
    expect(getQuarterForKey('PageDown', 2)).toBe(0);
    expect(getQuarterForKey('End', 2)).toBe(95);
    expect(getQuarterForKey('Tab', 2)).toBeNull();
  });
});
