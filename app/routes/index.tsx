import { createFileRoute } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page-head.ts';
import { DEFAULT_TITLE } from '#app/client/page-title.ts';
import { chooseLedge, LEDGE_LENGTH } from '#app/features/home/choose-ledge.ts';
import { HomePage } from '#app/features/home/home-page.tsx';
import { occasionsOf } from '#app/features/home/occasions.ts';
import { routes } from '#shared/routes.ts';

/** Cards in the two rows below the ledge, and how many the ledge chooses from. */
const ROWS = 10;
const CHOICE = 40;

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ navItems }, birthday, whole] = await Promise.all([
      call('GET /card-nav'),
      call('GET /cards', { query: { top: 'birthday', limit: ROWS } }),
      call('GET /cards', { query: { limit: CHOICE } }),
    ]);
    return {
      occasions: occasionsOf(navItems),
      birthday,
      ledge: chooseLedge(whole.results, birthday.results, LEDGE_LENGTH),
    };
  },
  head: () => pageHead({ title: DEFAULT_TITLE, path: routes.home() }),
  component: Home,
});

function Home() {
  return <HomePage {...Route.useLoaderData()} />;
}
