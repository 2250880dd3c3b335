import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AddBirthdayPage } from '#app/features/landing/reminders/add-birthday-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/birthday/add/')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Add a birthday | Cardamom', path: routes.addBirthday(), hidden: true }),
  component: AddBirthdayPage,
});
