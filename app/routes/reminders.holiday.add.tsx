import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { AddHolidaysPage } from '#app/features/landing/add-holidays-page.tsx';
import { loadWithin } from '#app/features/landing/load-shelf.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/reminders/holiday/add')({
  staticData: { guard: 'strict' },
  loader: async () => ({ feasts: await loadWithin('holidays') }),
  head: () => pageHead({ title: 'Add holidays | Cardamom', path: routes.addHolidays(), hidden: true }),
  component: Page,
});

function Page() {
  return <AddHolidaysPage {...Route.useLoaderData()} />;
}
