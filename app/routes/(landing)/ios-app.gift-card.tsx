import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { GiftCardPage } from '#app/features/landing/occasions/gift-card-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { routes } from '#shared/routes.ts';

/** What the phone app opens for gift cards. */
export const Route = createFileRoute('/(landing)/ios-app/gift-card')({
  loader: async () => ({ cards: await loadCards({ top: 'just-because', limit: 5 }) }),
  head: () =>
    pageHead({
      title: 'Give your word | Cardamom',
      description: 'No gift cards are sold here. A promise in a card is a gift too.',
      path: routes.giftCard(),
      hidden: true,
    }),
  component: Page,
});

function Page() {
  return <GiftCardPage {...Route.useLoaderData()} />;
}
