import { createFileRoute, notFound } from '@tanstack/react-router';
import { notFoundHead, pageHead } from '#app/client/page/page-head.ts';
import { loadNameCards } from '#app/features/landing/names/load-name-cards.ts';
import { loadNameRank } from '#app/features/landing/names/name-rank.ts';
import { NamePage } from '#app/features/landing/names/name-page.tsx';
import { parseName } from '#app/features/landing/names/parse-name.ts';
import { routes } from '#shared/routes.ts';

/** One name, and cards with that name on them. Any name has a page; search engines index only popular ones. */
export const Route = createFileRoute('/name/$popularName')({
  staticData: { layout: 'simple' },
  loader: async ({ params: { popularName } }) => {
    const name = parseName(popularName);
    if (name === null) throw notFound();
    const [named, places] = await Promise.all([loadNameCards(name), loadNameRank(name)]);
    return { name, places, ...named };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: `${loaderData.name}: cards with the name on the front | Cardamom`,
          path: routes.name(loaderData.name),
          hidden: loaderData.places === null,
        })
      : notFoundHead(),
  component: Name,
});

function Name() {
  return <NamePage {...Route.useLoaderData()} />;
}
