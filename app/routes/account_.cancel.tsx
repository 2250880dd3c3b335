import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { CancelPage } from '#app/features/account/cancel-page.tsx';
import { routes } from '#shared/routes.ts';

/** Where a membership is stopped. */
export const Route = createFileRoute('/account_/cancel')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Stop a membership | Cardamom', path: routes.cancelMembership(), hidden: true }),
  component: CancelPage,
});
