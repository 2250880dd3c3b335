import { describe, expect, it } from 'vitest';
import type { CardSend } from '#contract/card-send.ts';
import { buildEntry as entry, buildSentCard as sent } from '../status/build-sent-card.ts';
import { formatSuccessTitle } from './format-success-title.ts';

const server = (...names: string[]): Pick<CardSend, 'recipients' | 'schedule'> => ({
  schedule: { kind: 'now' },
  recipients: names.map((name) => ({
    recipientId: name,
    name,
    email: `${name}@x.example`,
    mobile: null,
    countryId: null,
    timeZone: null,
    nameOnFront: null,
    front: { name: null, alt: '', v: '1' },
    arrival: null,
  })),
});
const titleOf = (ledger: ReturnType<typeof entry>[], ...names: string[]) =>
  formatSuccessTitle(server(...names), sent(ledger), 'h23');
const gone = (name: string) => entry(name, { state: 'bounced', acceptedAt: null });
const queued = (name: string) => entry(name, { state: 'queued', acceptedAt: null });

it('says that an address does not work before anything else', () => {
  expect(titleOf([gone('Kit')], 'Kit')).toBe('Kit’s address does not work');
  expect(titleOf([entry('Ida'), gone('Kit')], 'Ida', 'Kit')).toBe('Kit’s address does not work');
});

it('says that a card was sent only when it was sent to everybody', () => {
  expect(titleOf([entry('Kit')], 'Kit')).toBe('Kit’s card was sent');
  expect(titleOf([entry('Ida'), entry('Kit')], 'Ida', 'Kit')).toBe('Your card for Ida and Kit was sent');
  expect(titleOf([queued('Kit')], 'Kit')).toBe('Kit’s card is on its way');
  expect(formatSuccessTitle(server('Kit'), null, 'h23')).toBe('Kit’s card is on its way');
});

describe('a scheduled card', () => {
  const schedule = { kind: 'on', date: '2099-06-01', time: '09:00' } as const;
  const at = (date: string, time: string, timeZone: string) => ({ date, time, timeZone, place: timeZone });
  const yours = at('2099-06-01', '09:00', 'Europe/London');
  type Arrival = NonNullable<CardSend['recipients'][number]['arrival']>;
  const arrival = (theirs: Arrival['theirs'], here = yours): Arrival => ({
    instant: `${here.date}T${here.time}:00Z`,
    theirs,
    yours: here,
  });
  function titleAt(...arrivals: Arrival[]) {
    const card = server(...arrivals.map((_, i) => ['Kit', 'Ida', 'Mei'][i] ?? ''));
    const recipients = card.recipients.map((one, i) => ({ ...one, arrival: arrivals[i] ?? null }));
    return formatSuccessTitle({ schedule, recipients }, null, 'h23').replaceAll('\u00a0', ' ');
  }

  it('says the day and the hour where its people are', () => {
    expect(titleAt(arrival(yours))).toBe('Kit’s card will be sent on 1 June 2099 at 9:00');
    expect(titleAt(arrival(yours), arrival(yours))).toBe('Your cards will be sent on 1 June 2099 at 9:00');
    const tokyo = arrival(at('2099-06-01', '09:00', 'Asia/Tokyo'), at('2099-06-01', '01:00', 'Europe/London'));
    expect(titleAt(tokyo)).toBe('Kit’s card will be sent on 1 June 2099 at 9:00, their time');
    expect(titleAt(arrival(yours), tokyo)).toBe('Your cards will be sent on 1 June 2099 at 9:00, their time');
  });

  it('says when the first one is sent, where one is late for its hour', () => {
    const late = arrival(at('2099-06-01', '15:00', 'Asia/Tokyo'), at('2099-06-01', '07:00', 'Europe/London'));
    expect(titleAt(arrival(yours), late)).toBe('The first card will be sent on 1 June 2099 at 7:00');
  });
});
