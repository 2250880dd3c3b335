import { failure } from '#server/kernel/failure.ts';
import { senderNameFault } from '#shared/text/senders-words.ts';

/**
 * A member's name, where people read it who get something of the member that they did not ask for: there is one, and it is harmless.
 * @throws Failure which says what to change in the account.
 */
export function requireShownName(name: string): void {
  if (name.trim() === '')
    throw failure(
      'conflict',
      'general',
      'no-name',
      'Enter your name in your account first, so that they know who asks.',
    );
  const fault = senderNameFault(name);
  if (fault !== null)
    throw failure(
      'conflict',
      'general',
      fault.errorCode,
      'They read your name. Change it in your account to the name that they know you by.',
    );
}
