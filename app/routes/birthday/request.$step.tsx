import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AskPage } from '#app/features/dates/ask/ask-page.tsx';
import { BIRTHDAY_REQUEST_STEPS, routes, type BirthdayRequestStep } from '#shared/routes.ts';

/** The request itself; the other steps have routes of their own, and any other step does not exist. */
export const Route = createFileRoute('/birthday/request/$step')({
  staticData: { layout: 'simple', guard: 'strict' },
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
      description: 'Ask friends for their birthday with one message in your words.',
      path: routes.birthdayRequest('ask'),
      hidden: true,
    }),
  component: AskPage,
});
