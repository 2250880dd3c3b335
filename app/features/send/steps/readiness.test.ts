import { expect, it } from 'vitest';
import type { Draft } from '../draft/draft-model.ts';
import { lacksOf } from './readiness.ts';
import { senderErrors } from './sender-errors.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const draft: Draft = {
  cardId: 'wreath',
  paletteId: 'rose',
  nameOnFront: '',
  verse: '',
  message: '',
  hand: 'caveat',
  ink: 'black',
  people: [{ key: 'a', name: 'Amelie', email: 'amelie@larkspur.example', countryId: null, timeZone: null }],
  senderName: 'Rosa',
  senderEmail: 'rosa@fernbank.example',
  senderTimeZone: null,
  phrase: '',
  schedule: { kind: 'on', date: '2026-11-28', time: '09:00' },
};
const card = { takesName: true, needsName: false, nameMax: 12 };
const limits = { recipients: 10, message: 5000 };
const at = (change: Partial<Draft>, needsName = false) =>
  lacksOf({ ...draft, ...change }, 'Europe/London', now, { card: { ...card, needsName }, limits }).map(
    (lack) => lack.at,
  );

it('lacks nothing when it can leave', () => {
  expect(at({})).toEqual([]);
  expect(at({ schedule: { kind: 'now' } })).toEqual([]);
});
it('names what is missing, in the order of the steps', () => {
  expect(
    at({ people: [], senderName: ' ', senderEmail: '', schedule: { kind: 'on', date: '2026-11-20', time: '09:00' } }),
  ).toEqual(['people', 'schedule', 'senderName', 'senderEmail']);
  expect(at({ schedule: { kind: 'on', date: '2026-11-21', time: '09:00' } })).toEqual(['schedule.time']);
  expect(
    at({
      people: Array.from({ length: 11 }, (_, i) => ({
        key: `${i}`,
        name: 'A',
        email: `a${i}@larkspur.example`,
        countryId: null,
        timeZone: null,
      })),
    }),
  ).toEqual(['people']);
});
it('names what is too long, and a name that the picture spells and that is not there', () => {
  expect(at({ nameOnFront: 'x'.repeat(13), verse: 'x'.repeat(401), message: 'x'.repeat(5001) })).toEqual([
    'nameOnFront',
    'verse',
    'message',
  ]);
  expect(at({}, true)).toEqual(['nameOnFront']);
  expect(at({ nameOnFront: 'Amelie' }, true)).toEqual([]);
});
it('says what the sender’s address lacks', () => {
  expect(senderErrors({ ...draft, senderEmail: 'rosa@fernbank' }).senderEmail).toMatch(/ending/);
  expect(senderErrors({ ...draft, phrase: 'x'.repeat(81) }).phrase).toMatch(/80/);
});
