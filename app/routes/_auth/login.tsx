import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { SignInForm } from '#app/features/auth/sign-in/sign-in-form.tsx';
import { routes } from '#shared/routes.ts';

/** Sign-in. */
export const Route = createFileRoute('/_auth/login')({
  staticData: { layout: 'simple', footer: 'whole' },
  head: () => pageHead({ title: 'Sign in | Cardamom', path: routes.login(), hidden: true }),
  component: SignInForm,
});
