import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { MyCardsPage } from '#app/features/my-cards/my-cards-page.tsx';
import { MY_CARDS_TYPES, routes, type MyCardsType } from '#shared/routes.ts';

const TITLES: Record<MyCardsType, string> = {
  upcoming: 'Scheduled cards',
  sent: 'Cards you sent',
  received: 'Cards you received',
  drafts: 'Drafts',
  favorites: 'Your favourites',
};

/** The member's own cards, one list at a time. */
export const Route = createFileRoute('/(account)/mycards/$myCardsType')({
  staticData: { guard: 'strict' },
  params: {
    parse: ({ myCardsType }) => {
      const known = MY_CARDS_TYPES.find((candidate) => candidate === myCardsType);
      if (!known) throw notFound();
      return { myCardsType: known };
    },
    stringify: ({ myCardsType }) => ({ myCardsType }),
  },
  head: ({ params: { myCardsType } }) =>
    pageHead({ title: `${TITLES[myCardsType]} | Cardamom`, path: routes.myCards(myCardsType), hidden: true }),
  component: MyCards,
});

function MyCards() {
  const { myCardsType } = Route.useParams();
  return <MyCardsPage key={myCardsType} type={myCardsType} />;
}
