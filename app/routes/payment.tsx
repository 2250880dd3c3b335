import { createFileRoute } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page-head.ts';
import { PaymentPage } from '#app/features/account/payment-page.tsx';
import { routes } from '#shared/routes.ts';

/** How many cards stand on the ledge. */
const LEDGE = 9;

/** Where a membership is paid. */
export const Route = createFileRoute('/payment')({
  staticData: { guard: 'strict' },
  loader: async () => ({ ledge: (await call('GET /cards', { query: { sort: 'new', limit: LEDGE } })).results }),
  head: () => pageHead({ title: 'Membership and payment | Cardamom', path: routes.payment(), hidden: true }),
  component: Payment,
});

function Payment() {
  return <PaymentPage {...Route.useLoaderData()} />;
}
