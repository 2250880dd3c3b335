import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageHead } from '#app/client/page/page-head.ts';
import { syncMembership } from '#app/client/session/sync-membership.ts';
import { PaymentPage } from '#app/features/account/membership/payment-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';

/** How many cards are shown. */
const ROW_CARDS = 9;

/** The payment page. */
export const Route = createFileRoute('/(account)/payment')({
  staticData: { guard: 'strict' },
  loader: async () => ({ ledge: (await loadCards({ sort: 'new', limit: ROW_CARDS })).results }),
  head: () => pageHead({ title: 'Membership and payment | Cardamom', path: routes.payment(), hidden: true }),
  component: Payment,
});

function Payment() {
  useEffect(() => void syncMembership((message) => showToast(message, { tone: 'error' })), []);
  return <PaymentPage {...Route.useLoaderData()} />;
}
