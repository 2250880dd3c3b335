import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { SignPage } from '#app/features/landing/sign-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/card/sign/')({
  staticData: { layout: 'simple' },
  head: () =>
    pageHead({
      title: 'Sign a card by hand | Cardamom',
      description: 'Five hands to write in, each in five inks.',
      path: routes.sign(),
    }),
  component: SignPage,
});
