import type { CardSend } from '#contract/card-send.ts';
import { possessive } from '#shared/text/possessive.ts';
import { PHRASE_MAX, VERSE_MAX } from '#shared/limits.ts';
import type { Draft } from '../draft/draft.ts';
import { findFrontError, type FrontName } from '../fronts/front-names.ts';
import { isComplete } from '../recipients/recipients.ts';
import { getScheduleError } from '../schedule/arrival-time.ts';
import { getScheduledTime } from '../schedule/recipient-arrivals.ts';
import { getSenderErrors } from '../sender/sender-errors.ts';

/** A field that is missing or invalid, and the text of the link that leads to it. */
export type MissingField = { field: string; label: string };

/** What must be filled in or corrected before the card can be sent, in the order of the steps. */
export function getMissingFields(
  draft: Draft,
  ownTimeZone: string,
  now: number,
  { card, limits }: { card: Pick<CardSend['card'], 'needsName' | 'takesName' | 'nameMax'>; limits: CardSend['limits'] },
  rejectionOf?: (field: string) => string | undefined,
): MissingField[] {
  return [
    ...getMissingOnCard(draft, card, limits, rejectionOf),
    ...getMissingRecipients(draft, limits.recipients),
    ...getMissingSchedule(draft, ownTimeZone, now),
    ...getMissingSender(draft),
  ];
}

function getMissingOnCard(
  draft: Draft,
  card: Pick<CardSend['card'], 'needsName' | 'takesName' | 'nameMax'>,
  limits: CardSend['limits'],
  rejectionOf?: (field: string) => string | undefined,
): MissingField[] {
  const missing: MissingField[] = [];
  const front = findFrontError(draft, card, rejectionOf);
  if (front) missing.push({ field: front.field, label: formatFrontProblem(front, card.nameMax) });
  if (draft.verse.trim().length > VERSE_MAX) missing.push({ field: 'verse', label: 'shorten the verse' });
  else if (rejectionOf?.('verse')) missing.push({ field: 'verse', label: 'change the verse' });
  if (draft.message.trim().length > limits.message) missing.push({ field: 'message', label: 'shorten your message' });
  else if (rejectionOf?.('message')) missing.push({ field: 'message', label: 'change your message' });
  return missing;
}

function formatFrontProblem({ name, person }: FrontName, nameMax: number): string {
  const act = name === '' ? 'add' : name.length > nameMax ? 'shorten' : 'change';
  const whose = person?.name.trim() ? ` for ${person.name.trim()}` : '';
  return `${act} the name on the front${whose}`;
}

function getMissingRecipients({ people }: Draft, limit: number): MissingField[] {
  const invalid = people.filter((person) => !isComplete(person, people));
  const [first] = invalid;
  if (people.length === 0) return [{ field: 'people', label: 'add the person it is for' }];
  if (people.length > limit) return [{ field: 'people', label: `choose at most ${limit} people` }];
  if (!first) return [];
  const whose = invalid.length === 1 ? (first.name === '' ? 'one address' : `${possessive(first.name)} address`) : '';
  return [{ field: 'people', label: `correct ${whose || `${invalid.length} addresses`}` }];
}

function getMissingSchedule(draft: Draft, ownTimeZone: string, now: number): MissingField[] {
  const scheduled = getScheduledTime(draft.schedule);
  const zones = draft.people.map((person) => person.timeZone ?? ownTimeZone);
  const error = scheduled && getScheduleError(scheduled, zones.length > 0 ? zones : [ownTimeZone], now);
  const unknown = draft.people.filter((person) => person.timeZone === null);
  if (!error && scheduled && unknown.length > 0) {
    const where = unknown.length === 1 ? `where ${unknown[0]?.name.trim() || 'the person'} is` : 'where they are';
    return [{ field: 'places', label: `say ${where}` }];
  }
  if (!error) return [];
  return error.field === 'time'
    ? [{ field: 'schedule.time', label: 'choose a later time' }]
    : [{ field: 'schedule', label: 'choose another date' }];
}

function getMissingSender(draft: Draft): MissingField[] {
  const missing: MissingField[] = [];
  const errors = getSenderErrors(draft);
  if (errors.senderName)
    missing.push({ field: 'senderName', label: draft.senderName.trim() === '' ? 'add your name' : 'change your name' });
  if (errors.senderEmail)
    missing.push({
      field: 'senderEmail',
      label: draft.senderEmail.trim() === '' ? 'add your email address' : 'correct your email address',
    });
  if (errors.phrase)
    missing.push({
      field: 'phrase',
      label: draft.phrase.trim().length > PHRASE_MAX ? 'shorten your phrase' : 'change your phrase',
    });
  return missing;
}
