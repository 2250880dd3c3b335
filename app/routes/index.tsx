import { createFileRoute } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page/page-head.ts';
import { DEFAULT_TITLE } from '#app/client/page/page-title.ts';
import { listOrEmpty } from '#app/client/lists/paged-list.ts';
import { HomePage } from '#app/features/home/home-page.tsx';
import { occasionsOf } from '#app/features/home/occasions.ts';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { routes } from '#shared/routes.ts';

/** Cards in the two rows below the hero cards. */
const ROWS = 10;

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ navItems }, birthday, shopWindow] = await Promise.all([
      call('GET /card-nav'),
      loadCards({ top: 'birthday', sort: 'new', limit: ROWS }),
      call('GET /cards/window'),
    ]);
    return {
      occasions: occasionsOf(navItems),
      birthday,
      heroCards: listOrEmpty('GET /cards/window', shopWindow).results,
    };
  },
  head: () => pageHead({ title: DEFAULT_TITLE, path: routes.home() }),
  component: Home,
});

function Home() {
  return <HomePage {...Route.useLoaderData()} />;
}
