import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { call } from '#app/client/api.ts';
import { notFoundHead } from '#app/client/page/page-head.ts';

const FIRST = 60;
// In a build for production the condition is known, and the page is not in it.
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
