import { readEmail } from '#shared/email-address.ts';
import { PERSON_NAME_MAX, PHRASE_MAX } from '#shared/limits.ts';
import type { Draft } from '../draft/draft-model.ts';

export type SenderField = 'senderName' | 'senderEmail' | 'phrase';

/** What is wrong with what the sender says of themselves, as typed. */
export function senderErrors(draft: Draft): Partial<Record<SenderField, string>> {
  const errors: Partial<Record<SenderField, string>> = {};
  const name = draft.senderName.trim();
  if (name === '') errors.senderName = 'Your name is needed, so that they know who wrote.';
  else if (name.length > PERSON_NAME_MAX) errors.senderName = `Your name can have up to ${PERSON_NAME_MAX} characters.`;
  const reading = readEmail(draft.senderEmail);
  if (draft.senderEmail.trim() === '')
    errors.senderEmail = 'Your email address is needed, so that their thanks reach you.';
  else if (!reading.ok) errors.senderEmail = reading.message;
  if (draft.phrase.trim().length > PHRASE_MAX) errors.phrase = `A phrase can have up to ${PHRASE_MAX} characters.`;
  return errors;
}
