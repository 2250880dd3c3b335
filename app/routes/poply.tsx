import { createFileRoute } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page-head.ts';
import { chooseLedge, LEDGE_LENGTH } from '#app/features/home/choose-ledge.ts';
import { occasionsOf } from '#app/features/home/occasions.ts';
import { PoplyPage } from '#app/features/home/poply-page.tsx';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { routes } from '#shared/routes.ts';

/** How many cards the ledge chooses from. */
const CHOICE = 30;

export const Route = createFileRoute('/poply')({
  loader: async () => {
    const [{ navItems }, newest] = await Promise.all([
      call('GET /card-nav'),
      loadShelf({ sort: 'new', limit: CHOICE }),
    ]);
    return { occasions: occasionsOf(navItems), ledge: chooseLedge(newest.results, [], LEDGE_LENGTH) };
  },
  head: () =>
    pageHead({
      title: 'Send a card back | Cardamom',
      description: 'You saw a card that somebody made for somebody. Choose one of your own: it takes three minutes.',
      path: routes.poply(),
    }),
  component: Poply,
});

function Poply() {
  return <PoplyPage {...Route.useLoaderData()} />;
}
