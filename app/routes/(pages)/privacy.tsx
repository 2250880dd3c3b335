import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { PrivacyPage } from '#app/features/pages/privacy-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(pages)/privacy')({
  head: () =>
    pageHead({
      title: 'Your privacy | Cardamom',
      description: 'What Cardamom stores, why, and for how long. We sell nothing and track nobody.',
      path: routes.privacy(),
    }),
  component: PrivacyPage,
});
