import { createFileRoute } from '@tanstack/react-router';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { pageHead } from '#app/client/page/page-head.ts';
import { VerifyPage } from '#app/features/auth/verify-page.tsx';
import { ConfirmPage } from '#app/features/send/confirm-page.tsx';
import { MAILED_ACTIONS, type MailedAction, routes } from '#shared/routes.ts';

type Search = { send?: string; token?: string; for?: MailedAction };

/** Where mailed links lead that need a confirmation: the first card from a new address, sign-in, registration. Opening the page changes nothing. */
export const Route = createFileRoute('/(account)/verify')({
  validateSearch: ({ send, token, for: named }: Record<string, unknown>): Search => ({
    ...(typeof send === 'string' ? { send } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    ...parseAct(named),
  }),
  head: ({ match }) =>
    pageHead({
      title: `${match.search.send === undefined ? 'Did you ask for this?' : 'Is this card from you?'} | Cardamom`,
      path: new URL(routes.verify(''), 'http://here').pathname,
      hidden: true,
    }),
  component: Verify,
});

function parseAct(named: unknown): Search {
  const act = MAILED_ACTIONS.find((one) => one === named);
  return act === undefined ? {} : { for: act };
}

function Verify() {
  const { send, token, for: act } = Route.useSearch();
  const goTo = useNavigateTo();
  return send === undefined ? <VerifyPage token={token ?? ''} act={act} /> : <ConfirmPage token={send} goTo={goTo} />;
}
