import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { ChooseHolidaysPage } from '#app/features/dates/holidays/choose-holidays-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/holiday/add')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Add holidays | Cardamom', path: routes.addHolidays(), hidden: true }),
  component: ChooseHolidaysPage,
});
