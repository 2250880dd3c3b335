import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { HolidaysPage } from '#app/features/dates/holidays/holidays-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/holiday/')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'My holidays | Cardamom', path: routes.holidays(), hidden: true }),
  component: HolidaysPage,
});
