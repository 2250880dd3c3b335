import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { CancelPage } from '#app/features/account/membership/cancel-page.tsx';
import { routes } from '#shared/routes.ts';

/** Cancels a membership. */
export const Route = createFileRoute('/(account)/account_/cancel')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Cancel your membership | Cardamom', path: routes.cancelMembership(), hidden: true }),
  component: CancelPage,
});
