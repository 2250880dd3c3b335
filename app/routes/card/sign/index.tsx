import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { SignPage } from '#app/features/landing/making/sign-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/card/sign/')({
  staticData: { layout: 'simple' },
  head: () =>
    pageHead({
      title: 'Sign a card by hand | Cardamom',
      description: 'Five handwriting styles, each in five ink colours.',
      path: routes.sign(),
    }),
  component: SignPage,
});
