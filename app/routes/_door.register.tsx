import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { JoinForm } from '#app/features/auth/join-form.tsx';
import { routes } from '#shared/routes.ts';

/** Becoming a member. */
export const Route = createFileRoute('/_door/register')({
  staticData: { layout: 'simple', footer: 'whole' },
  head: () => pageHead({ title: 'Join | Cardamom', path: routes.register(), hidden: true }),
  component: JoinForm,
});
