import type { testingCalls } from '#contract/site/testing.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';

/** The built-in mailbox, on a copy that only this machine reaches. Anywhere else there are no such calls. */
export function mailboxHandlers(context: Context): HandlersOf<typeof testingCalls> {
  function requireMailbox(): Mailbox {
    const mailbox = context.settings.isLoopbackOnly ? mailboxOf(context) : null;
    if (mailbox === null) throw failure('not-found', 'general', 'no-mailbox', 'This call does not exist.');
    return mailbox;
  }
  return {
    'GET /testing/mails': async ({ query }) => requireMailbox().list(query.limit, query.offset),
    'GET /testing/mails/{messageId}': async ({ params }) => {
      const mail = await requireMailbox().get(params.messageId);
      if (mail === null) throw failure('not-found', 'messageId', 'unknown-mail', 'This email is not in the mailbox.');
      return { mail };
    },
  };
}
