import { describe, expect, it } from 'vitest';
import { buildEntry as entry, buildSentCard as sent } from './build-sent-card.ts';
import { formatDeliverySummary, formatSentTo } from './format-status.ts';

describe('recipients and date', () => {
  it('names up to four people, and the time', () => {
    expect(formatSentTo(sent([entry('Ida')]), 'h23')).toBe('Sent to Ida on Sunday 15 November at 9:00.');
  });
  it('counts more people, and mentions local time', () => {
    const far = entry('Theo', {
      arrival: {
        instant: '2026-11-14T22:00:00Z',
        theirs: { date: '2026-11-15', time: '09:00', timeZone: 'Australia/Melbourne', place: 'Melbourne' },
        yours: { date: '2026-11-14', time: '22:00', timeZone: 'Europe/London', place: 'London' },
      },
    });
    expect(formatSentTo(sent([entry('a'), entry('b'), entry('c'), entry('d'), far, entry('f')]), 'h23')).toBe(
      'Sent to 6 people on Sunday 15 November at 9:00, their local time.',
    );
    expect(formatSentTo(sent([far], { state: 'scheduled', canStopUntil: 'x' }), 'h12')).toBe(
      'For Theo on Sunday 15 November at 9:00\u00a0am, their local time.',
    );
  });
  it('names only those whom the card reached, while there are any', () => {
    const gone = entry('Kit', { state: 'bounced', acceptedAt: null });
    expect(formatSentTo(sent([entry('Ida'), gone]), 'h23')).toBe('Sent to Ida on Sunday 15 November at 9:00.');
    expect(formatSentTo(sent([gone]), 'h23')).toBe('For Kit on Sunday 15 November at 9:00.');
  });
});

describe('the delivery summary', () => {
  const delivered = entry('delivered');
  const queued = entry('queued', { state: 'queued', acceptedAt: null });
  const opened = entry('opened', { state: 'opened', openedAt: 'x' });
  const replied = entry('replied', { state: 'replied', openedAt: 'x', repliedAt: 'x' });
  const repliedByMail = entry('replied by mail', { state: 'replied', repliedAt: 'x' });
  const bounced = entry('bounced', { state: 'bounced', acceptedAt: null });
  const refused = entry('refused', { state: 'refused', acceptedAt: null });
  const stopped = entry('stopped', { state: 'stopped', acceptedAt: null });

  it.each([
    [[], ''],
    [[queued], ''],
    [[delivered], ''],
    [[delivered, queued], ''],
    [[opened], 'Opened.'],
    [[replied], 'Opened and replied.'],
    [[repliedByMail], 'Replied.'],
    [[bounced], 'Bounced.'],
    [[refused], 'Blocked.'],
    [[stopped], 'Cancelled.'],
    [[opened, opened, opened], 'All 3 opened.'],
    [[replied, replied], 'All 2 opened and replied.'],
    [[bounced, bounced], 'All 2 bounced.'],
    [[opened, delivered], '1 opened.'],
    [[bounced, queued], '1 bounced.'],
    [[replied, bounced], '1 opened and replied, 1 bounced.'],
    [[bounced, opened, replied], '1 opened and replied, 1 opened, 1 bounced.'],
    [[replied, replied, opened, delivered, bounced], '2 opened and replied, 1 opened, 1 bounced.'],
    [
      [replied, opened, repliedByMail, bounced, refused, stopped, delivered],
      '1 opened and replied, 1 opened, 1 replied, 1 bounced, 1 blocked, 1 cancelled.',
    ],
  ])('of %o', (ledger, summary) => {
    expect(formatDeliverySummary({ ledger })).toBe(summary);
  });
  it('writes large numbers with separators', () => {
    expect(formatDeliverySummary({ ledger: [...Array.from({ length: 1000 }, () => opened), delivered] })).toBe(
      '1,000 opened.',
    );
  });
});

it('says of a text that it failed, and of an email that it bounced', () => {
  const gone = { state: 'bounced', acceptedAt: null } as const;
  const ledger = [entry('Kit', gone), entry('Mei', { ...gone, email: null, mobile: '+44 7400 123456' })];
  expect(formatDeliverySummary({ ledger })).toBe('1 bounced, 1 failed.');
});
