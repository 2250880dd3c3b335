import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { AskPage } from '#app/features/landing/ask-page.tsx';
import { routes } from '#shared/routes.ts';

/** A step of asking for a birthday, under whatever name a link has for it. */
export const Route = createFileRoute('/birthday/request/$step')({
  staticData: { layout: 'simple' },
  params: {
    parse: ({ step }: { step: string }) => {
      if (!/^[a-z][a-z0-9-]{0,39}$/.test(step)) throw notFound();
      return { step };
    },
    stringify: ({ step }: { step: string }) => ({ step }),
  },
  head: () =>
    pageHead({
      title: 'Ask for a birthday | Cardamom',
      description: 'One message, in your words, from your own phone.',
      path: routes.birthdayRequest('ask'),
    }),
  component: AskPage,
});
