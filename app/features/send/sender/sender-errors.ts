import { parseEmail } from '#shared/people/email-address.ts';
import { PERSON_NAME_MAX, PHRASE_MAX } from '#shared/limits.ts';
import { checkPhrase, senderNameFault } from '#shared/text/senders-words.ts';
import type { Draft } from '../draft/draft.ts';

export type SenderField = 'senderName' | 'senderEmail' | 'phrase';

/** Error messages for the sender's name, address and phrase. */
export function getSenderErrors(draft: Draft): Partial<Record<SenderField, string>> {
  const errors: Partial<Record<SenderField, string>> = {};
  const name = draft.senderName.trim();
  if (name === '') errors.senderName = 'Enter your name, so that they know who the card is from.';
  else if (name.length > PERSON_NAME_MAX) errors.senderName = `Your name can have up to ${PERSON_NAME_MAX} characters.`;
  else {
    const fault = senderNameFault(name);
    if (fault !== null) errors.senderName = fault.errorMessage;
  }
  const parsed = parseEmail(draft.senderEmail);
  if (draft.senderEmail.trim() === '') errors.senderEmail = 'Enter your email address, so that they can reply.';
  else if (!parsed.ok) errors.senderEmail = parsed.message;
  if (draft.phrase.trim().length > PHRASE_MAX) errors.phrase = `A phrase can have up to ${PHRASE_MAX} characters.`;
  else {
    const fault = checkPhrase(draft.phrase);
    if (fault !== null) errors.phrase = fault.errorMessage;
  }
  return errors;
}
