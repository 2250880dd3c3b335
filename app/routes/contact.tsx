import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { ContactPage } from '#app/features/pages/contact-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/contact')({
  head: () =>
    pageHead({
      title: 'Write to us | Cardamom',
      description: 'A person reads your letter and answers by mail.',
      path: routes.contact(),
    }),
  component: ContactPage,
});
