import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { RegisterForm } from '#app/features/auth/register-form.tsx';
import { routes } from '#shared/routes.ts';

/** Registration. */
export const Route = createFileRoute('/_auth/register')({
  staticData: { layout: 'simple', footer: 'whole' },
  head: () => pageHead({ title: 'Join | Cardamom', path: routes.register(), hidden: true }),
  component: RegisterForm,
});
