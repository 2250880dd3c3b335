import type { CardSend } from '#contract/card-send.ts';
import { VERSE_MAX } from '#shared/limits.ts';
import { scheduleError } from '../clock/dial.ts';
import { saidDay } from '../clock/arrivals.ts';
import type { Draft } from '../draft/draft-model.ts';
import { isComplete } from '../people/people-tokens.ts';
import { senderErrors } from './sender-errors.ts';

/** Something that a card still lacks, the field where it is mended, and the words of the link that goes there. */
export type Lack = { at: string; say: string };

/** What stands between a draft and the post, in the order of the steps. */
export function lacksOf(
  draft: Draft,
  ownZone: string,
  now: number,
  { card, limits }: { card: Pick<CardSend['card'], 'needsName' | 'takesName' | 'nameMax'>; limits: CardSend['limits'] },
): Lack[] {
  const lacks: Lack[] = [];
  const limit = limits.recipients;
  const name = card.takesName ? draft.nameOnFront.trim() : '';
  if (card.needsName && name === '') lacks.push({ at: 'nameOnFront', say: 'give the name on the front' });
  else if (name.length > card.nameMax) lacks.push({ at: 'nameOnFront', say: 'shorten the name on the front' });
  if (draft.verse.trim().length > VERSE_MAX) lacks.push({ at: 'verse', say: 'shorten the words inside' });
  if (draft.message.trim().length > limits.message) lacks.push({ at: 'message', say: 'shorten your message' });
  const wrong = draft.people.filter((person) => !isComplete(person, draft.people));
  if (draft.people.length === 0) lacks.push({ at: 'people', say: 'say who it is for' });
  else if (draft.people.length > limit) lacks.push({ at: 'people', say: `choose at most ${limit} people` });
  else if (wrong.length > 0)
    lacks.push({
      at: 'people',
      say: wrong.length === 1 ? `mend ${wrong[0]?.name || 'one'}’s address` : `mend ${wrong.length} addresses`,
    });
  const said = saidDay(draft.schedule);
  const zones = draft.people.map((person) => person.timeZone ?? ownZone);
  const error = said && scheduleError(said, zones.length > 0 ? zones : [ownZone], now);
  if (error)
    lacks.push({
      at: error.field === 'time' ? 'schedule.time' : 'schedule',
      say: error.field === 'time' ? 'choose a later hour' : 'choose another day',
    });
  const sender = senderErrors(draft);
  if (sender.senderName) lacks.push({ at: 'senderName', say: 'give your name' });
  if (sender.senderEmail)
    lacks.push({
      at: 'senderEmail',
      say: draft.senderEmail.trim() === '' ? 'give your email address' : 'mend your email address',
    });
  if (sender.phrase) lacks.push({ at: 'phrase', say: 'shorten your phrase' });
  return lacks;
}
