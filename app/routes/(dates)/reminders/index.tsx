import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { RemindersPage } from '#app/features/dates/reminders-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'My Reminders | Cardamom', path: routes.reminders(), hidden: true }),
  component: RemindersPage,
});
