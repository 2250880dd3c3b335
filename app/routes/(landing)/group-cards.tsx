import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { GroupCardsPage } from '#app/features/landing/occasions/group-cards-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { loadMessages } from '#app/features/landing/load-messages.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(landing)/group-cards')({
  loader: async () => {
    const [leaving, thanks, birthday, words] = await Promise.all([
      loadCards({ top: 'retirement', mid: 'leaving', limit: 10 }),
      loadCards({ top: 'thank-you', mid: 'work', limit: 5 }),
      loadCards({ top: 'birthday', mid: 'colleague', limit: 5 }),
      loadMessages({ occasion: 'birthday', recipient: 'group', limit: 6 }),
    ]);
    return { leaving, thanks, birthday, words };
  },
  head: () =>
    pageHead({
      title: 'Group cards: one card, everybody’s words | Cardamom',
      description: 'A card from all of you: how a group writes one today.',
      path: routes.groupCards(),
    }),
  component: Page,
});

function Page() {
  return <GroupCardsPage {...Route.useLoaderData()} />;
}
