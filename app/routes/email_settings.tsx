import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { EmailPage } from '#app/features/account/what/email-page.tsx';
import { routes } from '#shared/routes.ts';

/** All that comes by mail, in words. */
export const Route = createFileRoute('/email_settings')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Email settings | Cardamom', path: routes.emailSettings(), hidden: true }),
  component: EmailPage,
});
