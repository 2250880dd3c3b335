import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { OfflinePage } from '#app/features/pages/offline-page.tsx';
import { routes } from '#shared/routes.ts';

/** What stands in the place of any page while there is no network; the service worker keeps it. */
export const Route = createFileRoute('/(pages)/offline')({
  staticData: { layout: 'clean' },
  head: () => pageHead({ title: 'You are offline | Cardamom', path: routes.offline(), hidden: true }),
  component: OfflinePage,
});
