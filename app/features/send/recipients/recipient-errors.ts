import { getRecipientErrors, type DraftRecipient } from './recipients.ts';

/** All errors of one recipient: our own checks, and what the server rejected. */
export function getAllRecipientErrors(
  person: DraftRecipient,
  people: readonly DraftRecipient[],
  rejectionOf: (field: string) => string | undefined,
): ReturnType<typeof getRecipientErrors> & { place?: string } {
  const errors: ReturnType<typeof getAllRecipientErrors> = getRecipientErrors(person, people);
  for (const part of ['name', 'email', 'place'] as const) {
    const rejection = rejectionOf(`people.${person.key}.${part}`);
    if (rejection !== undefined) errors[part] ??= rejection;
  }
  return errors;
}
