import { createFileRoute } from '@tanstack/react-router';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { MAIL_PARTS, type MailPart } from '#app/features/testing/mail-parts.ts';
import { Mailbox } from '#app/features/testing/mailbox.tsx';

type Search = { message?: string; part?: MailPart };

/** The built-in mailbox of a copy that has no mail server. Where there is one, there is no such page. */
export const Route = createFileRoute('/testing')({
  staticData: { layout: 'regular' },
  validateSearch: ({ message, part }: Record<string, unknown>): Search => ({
    ...(typeof message === 'string' ? { message } : {}),
    ...(MAIL_PARTS.includes(part as MailPart) ? { part: part as MailPart } : {}),
  }),
  loaderDeps: ({ search: { message } }) => ({ message }),
  // Hardly anyone comes here: what it needs is fetched when somebody does.
  loader: async ({ deps: { message } }) => {
    const { loadMailbox } = await retryChunk('mailbox', () => import('#app/features/testing/load-mailbox.ts'));
    return loadMailbox(message);
  },
  head: () => ({ meta: [{ title: 'Mailbox | Cardamom' }, { name: 'robots', content: 'noindex' }] }),
  component: Testing,
});

function Testing() {
  const { results, total, mail } = Route.useLoaderData();
  const { part = 'page' } = Route.useSearch();
  return <Mailbox mails={results} total={total} mail={mail} part={part} />;
}
