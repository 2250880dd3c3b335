import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { AddRemindersPage } from '#app/features/landing/add-reminders-page.tsx';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/reminders/add')({
  loader: async () => {
    const [shelf, birthday, anniversary, holidays] = await Promise.all([
      loadShelf({ sort: 'new', limit: 9 }),
      loadShelf({ top: 'birthday', limit: 1 }),
      loadShelf({ top: 'anniversary', limit: 1 }),
      loadShelf({ top: 'holidays', limit: 1 }),
    ]);
    return {
      shelf,
      counts: { birthday: birthday.total, anniversary: anniversary.total, holidays: holidays.total },
    };
  },
  head: () =>
    pageHead({
      title: 'Never forget a day | Cardamom',
      description: 'Write the card now, name the day up to two years ahead, and it leaves without you.',
      path: routes.addReminders(),
    }),
  component: Page,
});

function Page() {
  return <AddRemindersPage {...Route.useLoaderData()} />;
}
