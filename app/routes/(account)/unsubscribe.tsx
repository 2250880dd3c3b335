import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { useSoftLogin } from '#app/client/session/use-soft-login.ts';
import { parseUnsubscribeKind } from '#app/features/account/unsubscribe/unsubscribe-text.ts';
import { UnsubscribePage, type UnsubscribeState } from '#app/features/account/unsubscribe/unsubscribe-page.tsx';
import { routes } from '#shared/routes.ts';

/** `done` is the result of a form that was submitted without script. */
type Search = { kind?: string; done?: UnsubscribeState };
const STATES: readonly unknown[] = ['stopped', 'taken-back', 'refused'] satisfies UnsubscribeState[];

/** Where the unsubscribe link of a mail leads. Opening it changes nothing. */
export const Route = createFileRoute('/(account)/unsubscribe')({
  staticData: { layout: 'simple' },
  validateSearch: ({ kind, done }: Record<string, unknown>): Search => ({
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(STATES.includes(done) ? { done: done as UnsubscribeState } : {}),
  }),
  head: () => pageHead({ title: 'Unsubscribe | Cardamom', path: routes.unsubscribe(), hidden: true }),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { kind, done = 'asked' } = Route.useSearch();
  return <UnsubscribePage pair={useSoftLogin()} kind={parseUnsubscribeKind(kind)} initial={done} />;
}
