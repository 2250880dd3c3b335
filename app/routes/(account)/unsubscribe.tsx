import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { useSoftLogin } from '#app/client/session/use-soft-login.ts';
import { call } from '#app/client/api.ts';
import { UnsubscribePage, type UnsubscribeState } from '#app/features/account/unsubscribe/unsubscribe-page.tsx';
import { routes } from '#shared/routes.ts';

/** `done` is the result of a form that was submitted without script. */
type Search = { kind?: string; done?: UnsubscribeState };
const STATES: readonly unknown[] = ['stopped', 'taken-back', 'refused'] satisfies UnsubscribeState[];

/** The maximum length of a kind's name. Anything longer is an unknown kind. */
const KIND_MAX = 40;

/** Where the unsubscribe link of a mail leads. Opening it changes nothing. */
export const Route = createFileRoute('/(account)/unsubscribe')({
  staticData: { layout: 'simple' },
  validateSearch: ({ kind, done }: Record<string, unknown>): Search => ({
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(STATES.includes(done) ? { done: done as UnsubscribeState } : {}),
  }),
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  loader: ({ deps: { kind } }) =>
    call('GET /unsubscribe', { query: kind === undefined ? {} : { kind: kind.slice(0, KIND_MAX) } }),
  head: () => pageHead({ title: 'Unsubscribe | Cardamom', path: routes.unsubscribe(), hidden: true }),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { done = 'asked' } = Route.useSearch();
  return <UnsubscribePage pair={useSoftLogin()} subject={Route.useLoaderData()} initial={done} />;
}
