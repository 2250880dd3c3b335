import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { ContactPage } from '#app/features/pages/contact-page.tsx';
import { routes } from '#shared/routes.ts';

type Search = { sent: number | undefined; wrong?: string };

/** The contact form. The result of a form that was submitted without script is in the query. */
export const Route = createFileRoute('/(pages)/contact')({
  validateSearch: ({ sent, wrong }: Record<string, unknown>): Search => ({
    // An invalid number is dropped.
    sent: Number.isSafeInteger(Number(sent)) && Number(sent) > 0 ? Number(sent) : undefined,
    ...(typeof wrong === 'string' ? { wrong } : {}),
  }),
  head: () =>
    pageHead({
      title: 'Contact us | Cardamom',
      description: 'A person reads your message and answers by email.',
      path: routes.contact(),
    }),
  component: Contact,
});

function Contact() {
  return <ContactPage {...Route.useSearch()} />;
}
