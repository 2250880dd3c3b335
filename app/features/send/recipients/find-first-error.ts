import type { CardSend } from '#contract/card-send.ts';
import type { Draft } from '../draft/draft.ts';
import { findFrontError, hasFrontChoice } from '../fronts/front-names.ts';
import type { DraftSnapshot } from '../draft/draft-store.ts';
import { getScheduleError } from '../schedule/arrival-time.ts';
import { getScheduledTime } from '../schedule/recipient-arrivals.ts';
import { getSenderErrors } from '../sender/sender-errors.ts';
import { getAllRecipientErrors } from './recipient-errors.ts';

/** The first field of the people step with an error, in the order of the page; null when there is none. */
export function findFirstError(
  draft: Draft,
  { rejectionOf, adding }: Pick<DraftSnapshot, 'rejectionOf' | 'adding'>,
  ownTimeZone: string,
  { card, limits }: Pick<CardSend, 'card' | 'limits'>,
): string | null {
  for (const person of draft.people) {
    const errors = getAllRecipientErrors(person, draft.people, rejectionOf);
    if (errors.name) return `people.${person.key}.name`;
    if (errors.email) return `people.${person.key}.email`;
    if (errors.place) return `people.${person.key}.place`;
  }
  if (
    draft.people.length === 0 ||
    draft.people.length > limits.recipients ||
    adding.trim() !== '' ||
    rejectionOf('people')
  )
    return 'people';
  if (hasFrontChoice(card, draft)) {
    const front = findFrontError(draft, card, rejectionOf);
    if (front) return front.field;
  }
  const scheduled = getScheduledTime(draft.schedule);
  const zones = draft.people.map((person) => person.timeZone ?? ownTimeZone);
  const error = scheduled && getScheduleError(scheduled, zones, Date.now());
  if (error) return error.field === 'time' ? 'schedule.time' : 'schedule';
  if (rejectionOf('schedule')) return 'schedule';
  if (scheduled && draft.people.some((person) => person.timeZone === null)) return 'places';
  const sender = getSenderErrors(draft);
  return (
    (['senderName', 'senderEmail', 'phrase'] as const).find((field) => sender[field] ?? rejectionOf(field)) ?? null
  );
}
