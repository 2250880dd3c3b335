import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { ForgotForm } from '#app/features/auth/password/forgot-form.tsx';
import { routes } from '#shared/routes.ts';

/** Sends a password reset link. */
export const Route = createFileRoute('/_auth/forgot')({
  staticData: { layout: 'simple' },
  head: () => pageHead({ title: 'Reset your password | Cardamom', path: routes.forgot(), hidden: true }),
  component: ForgotForm,
});
