import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { LogoutPage } from '#app/features/auth/logout-page.tsx';
import { routes } from '#shared/routes.ts';

/** Ends the session of this browser. */
export const Route = createFileRoute('/(account)/logout')({
  head: () => pageHead({ title: 'Sign out | Cardamom', path: routes.logout(), hidden: true }),
  component: LogoutPage,
});
