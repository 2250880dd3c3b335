import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { PrintPage } from '#app/features/dates/print-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders-print-view')({
  staticData: { layout: 'clean', guard: 'strict' },
  head: () => pageHead({ title: 'My reminders, to print | Cardamom', path: routes.remindersPrintView(), hidden: true }),
  component: PrintPage,
});
