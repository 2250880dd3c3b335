import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { RequestHowtoPage } from '#app/features/landing/request-howto-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/request/howto')({
  head: () =>
    pageHead({
      title: 'How to add reminders | Cardamom',
      description: 'How a day is kept: from the question to the card.',
      path: routes.birthdayRequest('howto'),
    }),
  component: RequestHowtoPage,
});
