import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { MAIL_PARTS, type MailPart } from '#app/features/testing/mail-parts.ts';
import { Mailbox } from '#app/features/testing/mailbox.tsx';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

type Search = { message?: string; part?: MailPart };

/** The built-in mailbox of a copy that has no mail server. Where there is one, there is no such page. */
export const Route = createFileRoute('/testing')({
  staticData: { layout: 'regular' },
  validateSearch: ({ message, part }: Record<string, unknown>): Search => ({
    ...(typeof message === 'string' || typeof message === 'number' ? { message: String(message) } : {}),
    ...(MAIL_PARTS.includes(part as MailPart) ? { part: part as MailPart } : {}),
  }),
  loaderDeps: ({ search: { message } }) => ({ message }),
  loader: async ({ deps: { message } }) => {
    try {
      const [list, one] = await Promise.all([
        call('GET /testing/mails', { query: { limit: PAGE_SIZE_MAX } }),
        message === undefined ? null : call('GET /testing/mails/{messageId}', { params: { messageId: message } }),
      ]);
      return { ...list, mail: one?.mail ?? null };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: () => ({ meta: [{ title: 'Mailbox | Cardamom' }, { name: 'robots', content: 'noindex' }] }),
  component: Testing,
});

function Testing() {
  const { results, total, mail } = Route.useLoaderData();
  const { part = 'page' } = Route.useSearch();
  return <Mailbox mails={results} total={total} mail={mail} part={part} />;
}
