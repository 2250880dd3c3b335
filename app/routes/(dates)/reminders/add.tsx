import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AddRemindersPage } from '#app/features/landing/reminders/add-reminders-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/add')({
  loader: async () => {
    const [cards, birthday, anniversary, holidays] = await Promise.all([
      loadCards({ sort: 'new', limit: 9 }),
      loadCards({ top: 'birthday', limit: 1 }),
      loadCards({ top: 'anniversary', limit: 1 }),
      loadCards({ top: 'holidays', limit: 1 }),
    ]);
    return {
      cards,
      counts: { birthday: birthday.total, anniversary: anniversary.total, holidays: holidays.total },
    };
  },
  head: () =>
    pageHead({
      title: 'Never forget a day | Cardamom',
      description:
        'Add birthdays and anniversaries. We email you in time, with cards that suit the person, and send your card on the day.',
      path: routes.addReminders(),
    }),
  component: Page,
});

function Page() {
  return <AddRemindersPage {...Route.useLoaderData()} />;
}
