import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { ChangePasswordPage } from '#app/features/auth/password/change-password-page.tsx';
import { routes } from '#shared/routes.ts';

/** Changes the password, for a signed-in member or with a password reset link. */
export const Route = createFileRoute('/(account)/change_password')({
  staticData: { guard: 'soft' },
  head: () => pageHead({ title: 'Change your password | Cardamom', path: routes.changePassword(), hidden: true }),
  component: ChangePasswordPage,
});
