import { failure } from '#server/kernel/failure.ts';

/** A contact that the member does not have. @param field the one that names it */
export function unknownContact(field = 'contactId') {
  return failure('not-found', field, 'unknown-contact', 'This person is not in your address book any more.');
}
