import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { PageUnavailable } from '#app/parts/note-page/page-unavailable.tsx';
import { LinkNotFound } from '#app/features/birthday-group/link-missing.tsx';
import { parseJoinSearch } from '#app/features/birthday-group/group-search.ts';
import { MinePage } from '#app/features/birthday-group/join-page.tsx';
import { loadMembership } from '#app/features/birthday-group/load-group.ts';
import { routes } from '#shared/routes.ts';

/** What somebody has added to a list of birthdays, by their own link. */
export const Route = createFileRoute('/birthday/group/mine')({
  staticData: { layout: 'simple' },
  validateSearch: parseJoinSearch,
  loaderDeps: ({ search: { magicLink } }) => ({ magicLink }),
  loader: async ({ deps: { magicLink } }) => ({
    mine: await loadMembership(magicLink),
    thisYear: new Date().getUTCFullYear(),
  }),
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData
        ? `Your birthday on ${loaderData.mine.group.name} | Cardamom`
        : 'Your birthday on a list | Cardamom',
      path: routes.birthdayGroup('mine'),
      hidden: true,
    }),
  component: Mine,
  notFoundComponent: LinkNotFound,
  errorComponent: MineError,
});

function Mine() {
  const { mine, thisYear } = Route.useLoaderData();
  const { magicLink = '', wrong } = Route.useSearch();
  return <MinePage key={magicLink} mine={mine} own={magicLink} thisYear={thisYear} wrong={wrong} />;
}

function MineError() {
  const router = useRouter();
  return <PageUnavailable retry={() => void router.invalidate()} />;
}
