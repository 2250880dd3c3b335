import { expect, it } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import { getMissingFields } from './missing-fields.ts';
import { getSenderErrors } from '../sender/sender-errors.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const draft: Draft = {
  cardId: 'wreath',
  paletteId: 'rose',
  nameOnFront: '',
  namesOnFront: 'one',
  verse: '',
  messageBreaks: null,
  message: '',
  hand: 'caveat',
  ink: 'black',
  people: [
    { key: 'a', name: 'Amelie', email: 'amelie@larkspur.example', countryId: 'AU', timeZone: 'Australia/Melbourne' },
  ],
  senderName: 'Rosa',
  senderEmail: 'rosa@fernbank.example',
  senderTimeZone: null,
  phrase: '',
  schedule: { kind: 'on', date: '2026-11-28', time: '09:00' },
};
const card = { takesName: true, needsName: false, nameMax: 12 };
const limits = { recipients: 10, message: 5000 };
const missingIn = (change: Partial<Draft>, needsName = false) =>
  getMissingFields({ ...draft, ...change }, 'Europe/London', now, { card: { ...card, needsName }, limits }).map(
    ({ field }) => field,
  );

it('is empty when the card can be sent', () => {
  expect(missingIn({})).toEqual([]);
  expect(missingIn({ schedule: { kind: 'now' } })).toEqual([]);
});
it('lists missing fields in the order of the steps', () => {
  expect(
    missingIn({
      people: [],
      senderName: ' ',
      senderEmail: '',
      schedule: { kind: 'on', date: '2026-11-20', time: '09:00' },
    }),
  ).toEqual(['people', 'schedule', 'senderName', 'senderEmail']);
  expect(missingIn({ schedule: { kind: 'on', date: '2026-11-21', time: '09:00' } })).toEqual(['schedule.time']);
  expect(
    missingIn({
      people: Array.from({ length: 11 }, (_, i) => ({
        key: `${i}`,
        name: 'A',
        email: `a${i}@larkspur.example`,
        countryId: null,
        timeZone: null,
      })),
    }),
  ).toEqual(['people', 'places']);
});
it('asks where people are for a scheduled card, and for no other', () => {
  const people = draft.people.map((person) => ({ ...person, timeZone: null }));
  const [missing] = getMissingFields({ ...draft, people }, 'Europe/London', now, {
    card: { ...card, needsName: false },
    limits,
  });
  expect(missing).toEqual({ field: 'places', label: 'say where Amelie is' });
  expect(missingIn({ people, schedule: { kind: 'now' } })).toEqual([]);
});
it('lists values that are too long, and a name that the picture needs', () => {
  expect(missingIn({ nameOnFront: 'x'.repeat(13), verse: 'x'.repeat(401), message: 'x'.repeat(5001) })).toEqual([
    'nameOnFront',
    'verse',
    'message',
  ]);
  expect(missingIn({}, true)).toEqual(['nameOnFront']);
  expect(missingIn({ nameOnFront: 'Amelie' }, true)).toEqual([]);
});
it('lists words that the server rejected', () => {
  const rejectionOf = (field: string) => (field === 'verse' ? 'This is more than the left page holds.' : undefined);
  expect(
    getMissingFields(draft, 'Europe/London', now, { card: { ...card, needsName: false }, limits }, rejectionOf),
  ).toEqual([{ field: 'verse', label: 'change the verse' }]);
});
it('has errors for the sender’s address and phrase', () => {
  expect(getSenderErrors({ ...draft, senderEmail: 'rosa@fernbank' }).senderEmail).toMatch(/ending/);
  expect(getSenderErrors({ ...draft, senderName: 'Royal Mail' }).senderName).toMatch(/company/);
  expect(getSenderErrors({ ...draft, phrase: 'see www.prize.example' }).phrase).toMatch(/web or email address/);
  expect(getSenderErrors({ ...draft, phrase: 'x'.repeat(81) }).phrase).toMatch(/80/);
});
