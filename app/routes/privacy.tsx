import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { PrivacyPage } from '#app/features/pages/privacy-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/privacy')({
  head: () =>
    pageHead({
      title: 'Your privacy | Cardamom',
      description: 'What Cardamom keeps, why, and for how long. Nothing is sold, and nobody is followed.',
      path: routes.privacy(),
    }),
  component: PrivacyPage,
});
