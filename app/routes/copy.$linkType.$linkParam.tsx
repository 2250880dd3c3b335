import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { lostHead, pageHead } from '#app/client/page-head.ts';
import { CopyPage } from '#app/features/card/copy-page.tsx';
import { chosenIn, readCardSearch } from '#app/features/card/card-search.ts';
import type { AddressQuery } from '#shared/address-query.ts';
import { routes } from '#shared/routes.ts';

/** A page that gives a link away. There are links to cards of the shop. */
export const Route = createFileRoute('/copy/$linkType/$linkParam')({
  validateSearch: (query: AddressQuery) => {
    const { palette, name } = readCardSearch(query);
    return { palette, name };
  },
  loader: async ({ params: { linkType, linkParam: cardId } }) => {
    if (linkType !== 'card') throw notFound();
    try {
      return await call('GET /cards/{cardId}', { params: { cardId } });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: `A link to ${loaderData.card.title} | Cardamom`,
          path: routes.copy('card', loaderData.card.cardId),
          hidden: true,
        })
      : lostHead(),
  component: Copy,
});

function Copy() {
  const { card } = Route.useLoaderData();
  const { way, name } = chosenIn(card, Route.useSearch());
  return <CopyPage card={card} paletteId={way.paletteId} name={name} />;
}
