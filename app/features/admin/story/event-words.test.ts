import { describe, expect, it } from 'vitest';
import { entriesOf, peopleInWords, standing, type StoryEvent, tellEvent, wrongInWords } from './event-words.ts';

const event = (kind: string, more: Partial<StoryEvent> = {}): StoryEvent => ({
  at: '2026-11-17T08:00:00.120Z',
  kind,
  recipientId: 'ida',
  who: 'Post',
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
  state,
  dueAt: null,
  openedAt: null,
});
const people = [person('ida', 'Ida Berg', 'opened'), person('jonas', 'Jonas Berg', 'bounced')];

describe('what happened', () => {
  it('names the person and what the mail server said', () => {
    expect(tellEvent(event('accepted', { response: '250 queued as 4C1F2' }), 'Ida')).toEqual({
      title: 'Sent to Ida',
      code: '250 queued as 4C1F2',
      tone: 'good',
    });
    expect(tellEvent(event('accepted', { attempt: 2 }), 'Ida').title).toBe('Sent again to Ida');
    expect(tellEvent(event('corrected', { detail: 'a@fjrod.example to a@fjord.example' }), 'Ida').corrected).toEqual({
      from: 'a@fjrod.example',
      to: 'a@fjord.example',
    });
    expect(tellEvent(event('replied', { detail: '14 words' }), 'Ida').words).toMatch(/^A reply of 14 words\./);
  });
  it('to many at once is told once, and of one person only what is theirs', () => {
    const events = [
      event('created', { recipientId: null }),
      event('queued'),
      event('queued', { recipientId: 'jonas', at: '2026-11-17T08:00:00.900Z' }),
      event('accepted'),
      event('bounced', { recipientId: 'jonas' }),
      event('queued', { recipientId: 'jonas', attempt: 2 }),
    ];
    const titles = (who: string | null) => entriesOf({ events, people }, who).map((entry) => entry.told.title);
    expect(titles(null)).toEqual([
      'Created',
      'Queued',
      'Sent to Ida',
      'Bounced for Jonas',
      'Queued once more for Jonas',
    ]);
    expect(entriesOf({ events, people }, null)[1]?.told.words).toBe('2 messages');
    const looks = ['Ines', 'Ines', 'Per'].map((who) => event('story-viewed', { recipientId: null, who }));
    expect(entriesOf({ events: looks, people }, null).map((entry) => [entry.event.who, entry.told.words])).toEqual([
      ['Ines', '2 times in a row'],
      ['Per', undefined],
    ]);
    expect(titles('ida')).toEqual(['Created', 'Queued for Ida', 'Sent to Ida']);
  });
});

describe('a card in a sentence', () => {
  it('says whom it is for', () => {
    const named = (...names: string[]) => peopleInWords(names.map((name) => ({ name })));
    expect([named(), named('Ida Berg'), named('Ida', 'Jo'), named('A', 'B', 'C'), named('A', 'B', 'C', 'D')]).toEqual([
      'nobody',
      'Ida',
      'Ida and Jo',
      'A, B and C',
      'A, B and 2 more',
    ]);
  });
  it('says for how long an address was wrong, where somebody put it right', () => {
    const bounced = (recipientId: string) => event('bounced', { recipientId, at: '2026-11-17T08:00:05.000Z' });
    const corrected = (recipientId: string, at: string) => event('corrected', { recipientId, at });
    expect(wrongInWords([bounced('jonas')])).toBeNull();
    expect(wrongInWords([bounced('jonas'), corrected('jonas', '2026-11-17T08:31:18.000Z')])).toBe(
      'One address was wrong for 31 minutes.',
    );
    const both = [bounced('jonas'), bounced('ida'), corrected('ida', '2026-11-17T11:00:05.000Z')];
    expect(wrongInWords([...both, corrected('jonas', '2026-11-20T08:00:05.000Z')])).toBe(
      '2 addresses were wrong, for up to 3 days.',
    );
  });
  it('says how far it came', () => {
    const at = (...states: string[]) =>
      standing({
        isRevoked: false,
        state: 'sent',
        people: states.map((state, i) => person(`${i}`, `P${i}`, state)),
        events: [],
      });
    expect(at('opened', 'accepted')).toBe('Reached both of them.');
    expect(at('accepted', 'bounced')).toBe('Reached 1 of 2. Came back from P1.');
    expect(at('bounced')).toBe('Came back from P0.');
    expect(at('queued', 'queued')).toBe('Has not left yet.');
    expect(standing({ isRevoked: true, state: 'taken-down', people, events: [] })).toMatch(/^Taken down/);
  });
});
