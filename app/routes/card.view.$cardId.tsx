import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router';
import { ApiError, call, siteOrigin } from '#app/client/api.ts';
import { lostHead, pageHead } from '#app/client/page-head.ts';
import { cardJson } from '#app/features/card/card-json.ts';
import { CardPage } from '#app/features/card/card-page.tsx';
import { kindOfCard } from '#shared/card-kind.ts';
import { media, routes } from '#shared/routes.ts';

const RELATED = 5;
const FRESH_MS = 300_000;

export const Route = createFileRoute('/card/view/$cardId')({
  validateSearch: ({ palette }: Record<string, unknown>): { palette?: string } =>
    typeof palette === 'string' ? { palette } : {},
  loader: async ({ params }) => {
    try {
      const [{ card }, related] = await Promise.all([
        call('GET /cards/{cardId}', { params }),
        call('GET /cards/{cardId}/related', { params, query: { limit: RELATED } }),
      ]);
      return { card, related: related.results };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
  },
  staleTime: FRESH_MS,
  staticData: { footBar: false },
  head: ({ loaderData }) => {
    if (!loaderData) return lostHead();
    const { card } = loaderData;
    return {
      ...pageHead({
        title: `${card.title}, ${kindOfCard(card.occasion)} | Cardamom`,
        description: card.line,
        path: routes.card(card.cardId),
        picture: { address: media.social(card.cardId, card.v), alt: card.alt },
      }),
      scripts: [{ type: 'application/ld+json', children: cardJson(card, siteOrigin()) }],
    };
  },
  component: CardView,
});

function CardView() {
  const { card, related } = Route.useLoaderData();
  const { palette } = Route.useSearch();
  const { shelves } = useLoaderData({ from: '__root__' });
  const navigate = Route.useNavigate();
  return (
    <CardPage
      card={card}
      related={related}
      shelves={shelves}
      wished={palette}
      onPalette={(chosen) =>
        void navigate({
          search: { palette: chosen === card.paletteId ? undefined : chosen },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
