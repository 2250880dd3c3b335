import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { TermsPage } from '#app/features/pages/terms-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(pages)/terms')({
  head: () =>
    pageHead({
      title: 'Terms | Cardamom',
      description: 'What you can expect from Cardamom, and what it expects from you. It takes three minutes to read.',
      path: routes.terms(),
    }),
  component: TermsPage,
});
