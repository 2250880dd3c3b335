import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { call } from '#app/client/api.ts';
import { notFoundHead } from '#app/client/page/page-head.ts';

/** The number of cards in the specimen. */
const CARDS = 9;
// In a production build the condition is constant, and the page is not included.
const SpecimenPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#app/features/specimen/specimen-page.tsx')).SpecimenPage }))
  : null;

export const Route = createFileRoute('/dev/specimen')({
  loader: async () => {
    if (!import.meta.env.DEV) throw notFound();
    return (await call('GET /cards', { query: { limit: CARDS } })).results;
  },
  head: () => ({ meta: notFoundHead().meta.slice(1) }),
  component: Specimen,
});

function Specimen() {
  const cards = Route.useLoaderData();
  return <Suspense>{SpecimenPage && <SpecimenPage cards={cards} />}</Suspense>;
}
