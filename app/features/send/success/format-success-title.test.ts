import { expect, it } from 'vitest';
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
