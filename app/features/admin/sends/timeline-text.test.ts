import { describe, expect, it } from 'vitest';
import {
  timelineEntries,
  formatRecipients,
  formatSendStatus,
  type TimelineEvent,
  formatEvent,
  formatWrongAddresses,
} from './timeline-text.ts';

const event = (kind: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  at: '2026-11-17T08:00:00.120Z',
  kind,
  recipientId: 'ida',
  who: 'Delivery',
  detail: null,
  response: null,
  attempt: 1,
  messageId: null,
  ...more,
});
const person = (recipientId: string, name: string, state: string) => ({
  recipientId,
  name,
  email: `${recipientId}@fjord.example`,
  mobile: null,
  state,
  dueAt: null,
  openedAt: null,
});
const people = [person('ida', 'Ida Berg', 'opened'), person('jonas', 'Jonas Berg', 'bounced')];

describe('a timeline entry', () => {
  it('names the recipient and the reply of the mail server', () => {
    expect(formatEvent(event('accepted', { response: '250 queued as 4C1F2' }), 'Ida')).toEqual({
      title: 'Sent to Ida',
      code: '250 queued as 4C1F2',
      tone: 'good',
    });
    expect(formatEvent(event('accepted', { attempt: 2 }), 'Ida').title).toBe('Sent again to Ida');
    expect(formatEvent(event('corrected', { detail: 'a@fjrod.example to a@fjord.example' }), 'Ida').corrected).toEqual({
      from: 'a@fjrod.example',
      to: 'a@fjord.example',
    });
    expect(formatEvent(event('replied', { detail: '14 words' }), 'Ida').description).toMatch(/^A reply of 14 words\./);
  });
  it('groups equal events, and can be limited to one recipient', () => {
    const events = [
      event('created', { recipientId: null }),
      event('queued'),
      event('queued', { recipientId: 'jonas', at: '2026-11-17T08:00:00.900Z' }),
      event('accepted'),
      event('bounced', { recipientId: 'jonas' }),
      event('queued', { recipientId: 'jonas', attempt: 2 }),
    ];
    const titles = (who: string | null) =>
      timelineEntries({ events, people }, who).map((entry) => entry.eventText.title);
    expect(titles(null)).toEqual(['Created', 'Queued', 'Sent to Ida', 'Bounced for Jonas', 'Queued again for Jonas']);
    expect(timelineEntries({ events, people }, null)[1]?.eventText.description).toBe('2 messages');
    const looks = ['Ines', 'Ines', 'Per'].map((who) => event('timeline-viewed', { recipientId: null, who }));
    expect(
      timelineEntries({ events: looks, people }, null).map((entry) => [entry.event.who, entry.eventText.description]),
    ).toEqual([
      ['Ines', '2 times in a row'],
      ['Per', undefined],
    ]);
    expect(titles('ida')).toEqual(['Created', 'Queued for Ida', 'Sent to Ida']);
  });
});

describe('the status of a card', () => {
  it('names the recipients', () => {
    const named = (...names: string[]) => formatRecipients(names.map((name) => ({ name })));
    expect([named(), named('Ida Berg'), named('Ida', 'Jo'), named('A', 'B', 'C'), named('A', 'B', 'C', 'D')]).toEqual([
      'nobody',
      'Ida',
      'Ida and Jo',
      'A, B and C',
      'A, B and 2 more',
    ]);
  });
  it('says how long a corrected address was wrong', () => {
    const bounced = (recipientId: string) => event('bounced', { recipientId, at: '2026-11-17T08:00:05.000Z' });
    const corrected = (recipientId: string, at: string) => event('corrected', { recipientId, at });
    expect(formatWrongAddresses([bounced('jonas')])).toBeNull();
    expect(formatWrongAddresses([bounced('jonas'), corrected('jonas', '2026-11-17T08:31:18.000Z')])).toBe(
      'One address was wrong for 31 minutes.',
    );
    const both = [bounced('jonas'), bounced('ida'), corrected('ida', '2026-11-17T11:00:05.000Z')];
    expect(formatWrongAddresses([...both, corrected('jonas', '2026-11-20T08:00:05.000Z')])).toBe(
      '2 addresses were wrong, for up to 3 days.',
    );
  });
  it('says to whom it was delivered', () => {
    const at = (...states: string[]) =>
      formatSendStatus({
        isRevoked: false,
        state: 'sent',
        people: states.map((state, i) => person(`${i}`, `P${i}`, state)),
        events: [],
      });
    expect(at('opened', 'accepted')).toBe('Sent to both.');
    expect(at('accepted', 'bounced')).toBe('Sent to 1 of 2. Bounced for P1.');
    expect(at('bounced')).toBe('Bounced for P0.');
    expect(at('queued', 'queued')).toBe('Not sent yet.');
    expect(formatSendStatus({ isRevoked: true, state: 'taken-down', people, events: [] })).toMatch(/^Taken down/);
  });
});
