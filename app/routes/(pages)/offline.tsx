import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { OfflinePage } from '#app/features/pages/offline-page.tsx';
import { routes } from '#shared/routes.ts';

/** The page that the service worker shows in place of any other while there is no network. */
export const Route = createFileRoute('/(pages)/offline')({
  staticData: { layout: 'clean' },
  head: () => pageHead({ title: 'You are offline | Cardamom', path: routes.offline(), hidden: true }),
  component: OfflinePage,
});
