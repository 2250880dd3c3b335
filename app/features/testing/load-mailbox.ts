import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

/** The newest mails of the built-in mailbox, and one of them in full where an id is given. @throws the router's not-found where there is no mailbox. */
export async function loadMailbox(messageId: string | undefined) {
  try {
    const [list, one] = await Promise.all([
      call('GET /testing/mails', { query: { limit: PAGE_SIZE_MAX } }),
      messageId === undefined ? null : call('GET /testing/mails/{messageId}', { params: { messageId } }),
    ]);
    return { ...list, mail: one?.mail ?? null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}
