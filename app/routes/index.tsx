import { createFileRoute } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page-head.ts';
import { DEFAULT_TITLE } from '#app/client/page-title.ts';
import { listOrNone } from '#app/client/paged-list.ts';
import { HomePage } from '#app/features/home/home-page.tsx';
import { occasionsOf } from '#app/features/home/occasions.ts';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { routes } from '#shared/routes.ts';

/** Cards in the two rows below the ledge. */
const ROWS = 10;

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ navItems }, birthday, shopWindow] = await Promise.all([
      call('GET /card-nav'),
      loadShelf({ top: 'birthday', sort: 'new', limit: ROWS }),
      call('GET /cards/window'),
    ]);
    return {
      occasions: occasionsOf(navItems),
      birthday,
      ledge: listOrNone('GET /cards/window', shopWindow).results,
    };
  },
  head: () => pageHead({ title: DEFAULT_TITLE, path: routes.home() }),
  component: Home,
});

function Home() {
  return <HomePage {...Route.useLoaderData()} />;
}
