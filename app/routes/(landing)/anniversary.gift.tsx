import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AnniversaryGiftPage } from '#app/features/landing/occasions/anniversary-gift-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(landing)/anniversary/gift')({
  staticData: { layout: 'simple' },
  loader: async () => {
    const [cards, byYear] = await Promise.all([
      loadCards({ top: 'anniversary', limit: 9 }),
      loadCards({ top: 'anniversary', mid: 'years', limit: 10 }),
    ]);
    return { cards, byYear };
  },
  head: () =>
    pageHead({
      title: 'Anniversary gifts, year by year | Cardamom',
      description:
        'Paper, cotton, leather, and so on to gold: what each year of a marriage is made of, and the card that goes with it.',
      path: routes.anniversaryGift(),
    }),
  component: Page,
});

function Page() {
  return <AnniversaryGiftPage {...Route.useLoaderData()} />;
}
