import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { notFoundHead, pageHead } from '#app/client/page/page-head.ts';
import { ShareLinkPage } from '#app/features/card/share-link-page.tsx';
import { getChosen, parseCardSearch } from '#app/features/card/card-search.ts';
import type { AddressQuery } from '#shared/links/address-query.ts';
import { routes } from '#shared/routes.ts';

/** The share-link page. The only links so far lead to cards of the shop. */
export const Route = createFileRoute('/copy/$linkType/$linkParam')({
  validateSearch: (query: AddressQuery) => {
    const { palette, name } = parseCardSearch(query);
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
          title: `Share ${loaderData.card.title} | Cardamom`,
          path: routes.copy('card', loaderData.card.cardId),
          hidden: true,
        })
      : notFoundHead(),
  component: ShareLink,
});

function ShareLink() {
  const { card } = Route.useLoaderData();
  const { colourway, name } = getChosen(card, Route.useSearch());
  return <ShareLinkPage card={card} paletteId={colourway.paletteId} name={name} />;
}
