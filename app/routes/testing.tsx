import { createFileRoute } from '@tanstack/react-router';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { MAIL_VIEWS, type MailView } from '#app/features/testing/mail-views.ts';
import { Mailbox } from '#app/features/testing/mailbox.tsx';

type Search = { message?: string; view?: MailView };

/** The built-in mailbox of an installation without a mail server. With one, this page does not exist. */
export const Route = createFileRoute('/testing')({
  staticData: { layout: 'regular' },
  validateSearch: ({ message, view }: Record<string, unknown>): Search => ({
    ...(typeof message === 'string' ? { message } : {}),
    ...(MAIL_VIEWS.includes(view as MailView) ? { view: view as MailView } : {}),
  }),
  loaderDeps: ({ search: { message } }) => ({ message }),
  // Rarely visited, so its code is loaded on demand.
  loader: async ({ deps: { message } }) => {
    const { loadMailbox } = await retryChunk('mailbox', () => import('#app/features/testing/load-mailbox.ts'));
    return loadMailbox(message);
  },
  head: () => ({ meta: [{ title: 'Mailbox | Cardamom' }, { name: 'robots', content: 'noindex' }] }),
  component: Testing,
});

function Testing() {
  const { results, total, mail } = Route.useLoaderData();
  const { view = 'page' } = Route.useSearch();
  return <Mailbox mails={results} total={total} mail={mail} view={view} />;
}
