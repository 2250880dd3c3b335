import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { notFoundHead, pageHead } from '#app/client/page/page-head.ts';
import { listOrEmpty } from '#app/client/lists/paged-list.ts';
import { CardPage } from '#app/features/card/card-page.tsx';
import { toCardChoice, getChosen, parseCardSearch } from '#app/features/card/card-search.ts';
import { kindOfCard } from '#shared/cards/card-kind.ts';
import { formatRecipient } from '#shared/cards/recipient.ts';
import { media, routes } from '#shared/routes.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';

/** Complete rows: one of five on a wide page, three of two on a phone. */
const RELATED = 6;
const FRESH_MS = 300_000;

export const Route = createFileRoute('/card/view/$cardId')({
  validateSearch: parseCardSearch,
  loader: async ({ params, location }) => {
    try {
      const [{ card }, related] = await Promise.all([
        call('GET /cards/{cardId}', { params }),
        call('GET /cards/{cardId}/related', { params, query: { limit: RELATED } }),
      ]);
      // The address is a former address of this card.
      if (card.cardId !== params.cardId)
        throw redirect({
          to: '/card/view/$cardId',
          params: { cardId: card.cardId },
          search: parseCardSearch(location.search),
          statusCode: 301,
        });
      return { card, related: listOrEmpty('GET /cards/{cardId}/related', related).results };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
  },
  staleTime: FRESH_MS,
  staticData: { footBar: false },
  head: ({ loaderData, match }) => {
    if (!loaderData) return notFoundHead();
    const { card } = loaderData;
    const { colourway, name } = getChosen(card, match.search);
    return pageHead({
      title: `${card.title}, ${kindOfCard(card.occasion)}${card.relation === null ? '' : ` ${formatRecipient(card.relation)}`} | Cardamom`,
      description: card.line,
      path: routes.card(card.cardId),
      shared: routes.card(card.cardId, toCardChoice(card, colourway.paletteId, name)),
      picture: {
        address: media.social(card.cardId, colourway.paletteId, colourway.v, name),
        alt: altWithName(card, name ?? null),
      },
    });
  },
  component: CardView,
});

function CardView() {
  const { card, related } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const choose = useCallback(
    (choice: { palette?: string | undefined; name?: string | undefined }) => {
      // While navigating to another page, do not navigate back here. That page got the name along.
      if (router.latestLocation.pathname !== routes.card(card.cardId)) return;
      void navigate({ search: (was) => ({ ...was, ...choice }), replace: true, resetScroll: false });
    },
    [navigate, router, card.cardId],
  );
  return (
    <CardPage
      card={card}
      related={related}
      search={search}
      onPalette={(chosen) => choose({ palette: chosen === card.paletteId ? undefined : chosen })}
      onName={useCallback((name: string) => choose({ name: name || undefined }), [choose])}
    />
  );
}
