import { createFileRoute, notFound } from '@tanstack/react-router';
import { lostHead } from '#app/client/page-head.ts';
import { NoSuchLink } from '#app/features/landing/no-such-link.tsx';

/** Nobody has made such a link yet, so that every one of them is unknown. */
export const Route = createFileRoute('/card/share/view/$magicLink')({
  staticData: { layout: 'clean' },
  loader: () => {
    throw notFound();
  },
  head: () => lostHead(),
  notFoundComponent: Unknown,
});

function Unknown() {
  return <NoSuchLink kind="share" />;
}
