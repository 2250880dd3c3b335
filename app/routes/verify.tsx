import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { ConfirmPage } from '#app/features/send/confirm-page.tsx';
import { useGoTo } from '#app/client/go-to.ts';
import { routes } from '#shared/routes.ts';

/** The press that lets the first card of a new address leave. Opening this page changes nothing. */
export const Route = createFileRoute('/verify')({
  staticData: { layout: 'simple' },
  validateSearch: (query: Record<string, unknown>): { send?: string } =>
    typeof query.send === 'string' || typeof query.send === 'number' ? { send: String(query.send) } : {},
  head: () =>
    pageHead({
      title: 'Is this card from you? | Cardamom',
      path: new URL(routes.verify(''), 'http://here').pathname,
      hidden: true,
    }),
  component: Verify,
});

function Verify() {
  return <ConfirmPage token={Route.useSearch().send ?? ''} goTo={useGoTo()} />;
}
