import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { YearPage } from '#app/features/dates/year/year-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/year')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'The year ahead | Cardamom', path: routes.yearAhead(), hidden: true }),
  component: YearPage,
});
