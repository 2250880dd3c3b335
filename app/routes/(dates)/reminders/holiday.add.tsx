import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AddHolidaysPage } from '#app/features/landing/reminders/add-holidays-page.tsx';
import { loadSubcategories } from '#app/features/landing/load-subcategories.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/holiday/add')({
  staticData: { guard: 'strict' },
  loader: async () => ({ feasts: await loadSubcategories('holidays') }),
  head: () => pageHead({ title: 'Add holidays | Cardamom', path: routes.addHolidays(), hidden: true }),
  component: Page,
});

function Page() {
  return <AddHolidaysPage {...Route.useLoaderData()} />;
}
