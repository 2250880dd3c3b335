import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { RequestPage } from '#app/features/landing/reminders/request-page.tsx';
import { BIRTHDAY_REQUEST_STEPS, routes, type BirthdayRequestStep } from '#shared/routes.ts';

/** The request itself; the other steps have routes of their own, and any other step does not exist. */
export const Route = createFileRoute('/birthday/request/$step')({
  staticData: { layout: 'simple' },
  params: {
    parse: ({ step }: { step: string }) => {
      const known = BIRTHDAY_REQUEST_STEPS.find((candidate) => candidate === step);
      if (!known) throw notFound();
      return { step: known };
    },
    stringify: ({ step }: { step: BirthdayRequestStep }) => ({ step }),
  },
  head: () =>
    pageHead({
      title: 'Ask for a birthday | Cardamom',
      description: 'Ask with one message from your own phone.',
      path: routes.birthdayRequest('ask'),
    }),
  component: RequestPage,
});
