import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageHead } from '#app/client/page-head.ts';
import { syncMembership } from '#app/client/sync-membership.ts';
import { PaymentPage } from '#app/features/account/payment-page.tsx';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { say } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';

/** How many cards stand on the ledge. */
const LEDGE = 9;

/** Where a membership is paid. */
export const Route = createFileRoute('/payment')({
  staticData: { guard: 'strict' },
  loader: async () => ({ ledge: (await loadShelf({ sort: 'new', limit: LEDGE })).results }),
  head: () => pageHead({ title: 'Membership and payment | Cardamom', path: routes.payment(), hidden: true }),
  component: Payment,
});

function Payment() {
  useEffect(() => void syncMembership((message) => say(message, { tone: 'wrong' })), []);
  return <PaymentPage {...Route.useLoaderData()} />;
}
