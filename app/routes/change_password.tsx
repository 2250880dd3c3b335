import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { ChangePasswordPage } from '#app/features/auth/change-password-page.tsx';
import { routes } from '#shared/routes.ts';

/** A new password, for who is logged in or holds a mail's link. */
export const Route = createFileRoute('/change_password')({
  staticData: { guard: 'soft' },
  head: () => pageHead({ title: 'Change your password | Cardamom', path: routes.changePassword(), hidden: true }),
  component: ChangePasswordPage,
});
