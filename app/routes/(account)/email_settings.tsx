import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { EmailSettingsPage } from '#app/features/account/notifications/email-settings-page.tsx';
import { routes } from '#shared/routes.ts';

/** Every kind of email, with a switch. */
export const Route = createFileRoute('/(account)/email_settings')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Email settings | Cardamom', path: routes.emailSettings(), hidden: true }),
  component: EmailSettingsPage,
});
