import { createFileRoute, notFound, redirect, useLoaderData, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { lostHead, pageHead } from '#app/client/page-head.ts';
import { listOrNone } from '#app/client/paged-list.ts';
import { CardPage } from '#app/features/card/card-page.tsx';
import { choiceOf, chosenIn, readCardSearch } from '#app/features/card/card-search.ts';
import { kindOfCard } from '#shared/card-kind.ts';
import { media, routes } from '#shared/routes.ts';
import { altWithName } from '#shared/front-name.ts';

/** As many as make whole rows, on a wide page of five and on a phone of two. */
const RELATED = 6;
const FRESH_MS = 300_000;

export const Route = createFileRoute('/card/view/$cardId')({
  validateSearch: readCardSearch,
  loader: async ({ params, location }) => {
    try {
      const [{ card }, related] = await Promise.all([
        call('GET /cards/{cardId}', { params }),
        call('GET /cards/{cardId}/related', { params, query: { limit: RELATED } }),
      ]);
      // Asked for by an address that the card had before.
      if (card.cardId !== params.cardId)
        throw redirect({
          to: '/card/view/$cardId',
          params: { cardId: card.cardId },
          search: readCardSearch(location.search),
          statusCode: 301,
        });
      return { card, related: listOrNone('GET /cards/{cardId}/related', related).results };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
  },
  staleTime: FRESH_MS,
  staticData: { footBar: false },
  head: ({ loaderData, match }) => {
    if (!loaderData) return lostHead();
    const { card } = loaderData;
    const { way, name } = chosenIn(card, match.search);
    return pageHead({
      title: `${card.title}, ${kindOfCard(card.occasion)} | Cardamom`,
      description: card.line,
      path: routes.card(card.cardId),
      shared: routes.card(card.cardId, choiceOf(card, way.paletteId, name)),
      picture: { address: media.social(card.cardId, way.paletteId, way.v, name), alt: altWithName(card, name ?? null) },
    });
  },
  component: CardView,
});

function CardView() {
  const { card, related } = Route.useLoaderData();
  const search = Route.useSearch();
  const { shelves } = useLoaderData({ from: '__root__' });
  const navigate = Route.useNavigate();
  const router = useRouter();
  const choose = useCallback(
    (choice: { palette?: string | undefined; name?: string | undefined }) => {
      // Whoever is on the way to another page goes there; a name that came to rest meanwhile went along.
      if (router.latestLocation.pathname !== routes.card(card.cardId)) return;
      void navigate({ search: (was) => ({ ...was, ...choice }), replace: true, resetScroll: false });
    },
    [navigate, router, card.cardId],
  );
  return (
    <CardPage
      card={card}
      related={related}
      shelves={shelves}
      search={search}
      onPalette={(chosen) => choose({ palette: chosen === card.paletteId ? undefined : chosen })}
      onName={useCallback((name: string) => choose({ name: name || undefined }), [choose])}
    />
  );
}
