import { createFileRoute, notFound } from '@tanstack/react-router';
import { lostHead, pageHead } from '#app/client/page-head.ts';
import { loadNamed } from '#app/features/landing/load-named.ts';
import { loadPlaces } from '#app/features/landing/name-places.ts';
import { NamePage } from '#app/features/landing/name-page.tsx';
import { readName } from '#app/features/landing/read-name.ts';
import { routes } from '#shared/routes.ts';

/** One name, and the cards that carry it. Any name has its page; search engines are to find those that many have. */
export const Route = createFileRoute('/name/$popularName')({
  staticData: { layout: 'simple' },
  loader: async ({ params: { popularName } }) => {
    const name = readName(popularName);
    if (name === null) throw notFound();
    const [named, places] = await Promise.all([loadNamed(name), loadPlaces(name)]);
    return { name, places, ...named };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: `${loaderData.name}: cards with the name on the front | Cardamom`,
          path: routes.name(loaderData.name),
          hidden: loaderData.places === null,
        })
      : lostHead(),
  component: Name,
});

function Name() {
  return <NamePage {...Route.useLoaderData()} />;
}
