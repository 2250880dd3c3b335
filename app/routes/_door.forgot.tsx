import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { ForgotForm } from '#app/features/auth/forgot-form.tsx';
import { routes } from '#shared/routes.ts';

/** A mail that leads to a new password. */
export const Route = createFileRoute('/_door/forgot')({
  staticData: { layout: 'simple' },
  head: () => pageHead({ title: 'Forgotten password | Cardamom', path: routes.forgot(), hidden: true }),
  component: ForgotForm,
});
