import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { useSoftPair } from '#app/client/use-soft-pair.ts';
import { stopKind } from '#app/features/account/unsubscribe/stop-words.ts';
import { UnsubscribePage, type StopState } from '#app/features/account/unsubscribe/unsubscribe-page.tsx';
import { routes } from '#shared/routes.ts';

/** `done` says what became of a form that was sent without script. */
type Search = { kind?: string; done?: StopState };
const STATES: readonly unknown[] = ['stopped', 'taken-back', 'refused'] satisfies StopState[];

/** Where the foot of a mail leads. Opening it changes nothing. */
export const Route = createFileRoute('/unsubscribe')({
  staticData: { layout: 'simple' },
  validateSearch: ({ kind, done }: Record<string, unknown>): Search => ({
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(STATES.includes(done) ? { done: done as StopState } : {}),
  }),
  head: () => pageHead({ title: 'Stop mails | Cardamom', path: routes.unsubscribe(), hidden: true }),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { kind, done = 'asked' } = Route.useSearch();
  return <UnsubscribePage pair={useSoftPair()} kind={stopKind(kind)} first={done} />;
}
