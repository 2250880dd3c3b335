import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { BirthdayByHandPage } from '#app/features/landing/reminders/add-birthday-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/birthday/add/manual')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Add a birthday by hand | Cardamom', path: routes.addBirthdayByHand(), hidden: true }),
  component: BirthdayByHandPage,
});
