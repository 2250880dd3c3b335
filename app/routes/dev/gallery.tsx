import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { call } from '#app/client/api.ts';
import { notFoundHead } from '#app/client/page/page-head.ts';

const FIRST = 60;
// In a production build the condition is constant, and the page is not included.
const GalleryPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#app/features/specimen/gallery-page.tsx')).GalleryPage }))
  : null;

export const Route = createFileRoute('/dev/gallery')({
  loader: () => {
    if (!import.meta.env.DEV) throw notFound();
    return call('GET /cards', { query: { limit: FIRST } });
  },
  head: () => ({ meta: notFoundHead().meta.slice(1) }),
  component: Gallery,
});

function Gallery() {
  const first = Route.useLoaderData();
  return <Suspense>{GalleryPage && <GalleryPage first={first} />}</Suspense>;
}
