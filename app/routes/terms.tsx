import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { TermsPage } from '#app/features/pages/terms-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/terms')({
  head: () =>
    pageHead({
      title: 'Terms | Cardamom',
      description: 'What you may expect of Cardamom, and Cardamom of you, in three minutes.',
      path: routes.terms(),
    }),
  component: TermsPage,
});
