import { createFileRoute, redirect } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page/page-head.ts';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { NamesPage } from '#app/features/landing/names/names-page.tsx';
import { parseName } from '#app/features/landing/names/parse-name.ts';
import { routes } from '#shared/routes.ts';

/** Where a name is entered. The form without script comes back here with the name in the query, and is redirected to the name's page. */
export const Route = createFileRoute('/name/')({
  staticData: { layout: 'simple' },
  validateSearch: ({ name }: Record<string, unknown>): { name?: string } => (typeof name === 'string' ? { name } : {}),
  beforeLoad: ({ search }) => {
    const name = parseName(search.name ?? '');
    if (name !== null) throw redirect({ to: routes.name(name), statusCode: 302 });
  },
  loader: async () => {
    const [cards, popular] = await Promise.all([
      loadCards({ top: 'birthday', sort: 'new', limit: 9 }),
      call('GET /names'),
    ]);
    return { cards, popular };
  },
  head: () =>
    pageHead({
      title: 'Cards with their name on the front | Cardamom',
      description: 'Type a name, and see it drawn on the front of a card.',
      path: routes.names(),
    }),
  component: Names,
});

function Names() {
  return <NamesPage {...Route.useLoaderData()} />;
}
