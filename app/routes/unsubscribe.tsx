import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { useSoftPair } from '#app/client/use-soft-pair.ts';
import { stopKind } from '#app/features/account/unsubscribe/stop-words.ts';
import { UnsubscribePage, type StopState } from '#app/features/account/unsubscribe/unsubscribe-page.tsx';
import { routes } from '#shared/routes.ts';

/** `done` and `wrong` say what became of a form that was sent without script. */
type Search = { kind?: string; done?: 'on' | 'off'; wrong?: string };

/** Where the foot of a mail leads. Opening it changes nothing. */
export const Route = createFileRoute('/unsubscribe')({
  staticData: { layout: 'simple' },
  validateSearch: ({ kind, done, wrong }: Record<string, unknown>): Search => ({
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(done === 'on' || done === 'off' ? { done } : {}),
    ...(typeof wrong === 'string' ? { wrong } : {}),
  }),
  head: () => pageHead({ title: 'Stop mails | Cardamom', path: routes.unsubscribe(), hidden: true }),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { kind, done, wrong } = Route.useSearch();
  return <UnsubscribePage pair={useSoftPair()} kind={stopKind(kind)} first={stateOf(done, wrong)} />;
}

function stateOf(done: Search['done'], wrong: Search['wrong']): StopState {
  if (wrong !== undefined) return 'refused';
  return done === 'off' ? 'stopped' : done === 'on' ? 'taken-back' : 'asked';
}
