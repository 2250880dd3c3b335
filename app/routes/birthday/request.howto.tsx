import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { RequestHowtoPage } from '#app/features/landing/reminders/request-howto-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/request/howto')({
  head: () =>
    pageHead({
      title: 'How to add reminders | Cardamom',
      description: 'How to ask friends for their birthday, and be reminded of it.',
      path: routes.birthdayRequest('howto'),
    }),
  component: RequestHowtoPage,
});
