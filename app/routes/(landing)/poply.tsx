import { createFileRoute } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page/page-head.ts';
import { selectHeroCards, HERO_CARDS } from '#app/features/home/select-hero-cards.ts';
import { occasionsOf } from '#app/features/home/occasions.ts';
import { PoplyPage } from '#app/features/home/poply-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { routes } from '#shared/routes.ts';

/** How many cards the hero cards are chosen from. */
const CHOICE = 30;

export const Route = createFileRoute('/(landing)/poply')({
  loader: async () => {
    const [{ navItems }, newest] = await Promise.all([
      call('GET /card-nav'),
      loadCards({ sort: 'new', limit: CHOICE }),
    ]);
    return { occasions: occasionsOf(navItems), cards: selectHeroCards(newest.results, [], HERO_CARDS) };
  },
  head: () =>
    pageHead({
      title: 'Send a card back | Cardamom',
      description: 'Someone sent you a card. Choose one to send back: it takes three minutes.',
      path: routes.poply(),
    }),
  component: Poply,
});

function Poply() {
  return <PoplyPage {...Route.useLoaderData()} />;
}
