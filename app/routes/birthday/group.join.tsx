import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { PageUnavailable } from '#app/parts/note-page/page-unavailable.tsx';
import { LinkNotFound } from '#app/features/birthday-group/link-missing.tsx';
import { parseJoinSearch } from '#app/features/birthday-group/group-search.ts';
import { JoinPage } from '#app/features/birthday-group/join-page.tsx';
import { loadGroup } from '#app/features/birthday-group/load-group.ts';
import { routes } from '#shared/routes.ts';

/** Where people add themselves to a list of birthdays, by its link alone. */
export const Route = createFileRoute('/birthday/group/join')({
  staticData: { layout: 'simple' },
  validateSearch: parseJoinSearch,
  loaderDeps: ({ search: { magicLink } }) => ({ magicLink }),
  loader: async ({ deps: { magicLink } }) => ({
    group: await loadGroup(magicLink),
    thisYear: new Date().getUTCFullYear(),
  }),
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData ? `${loaderData.group.name}: add your birthday | Cardamom` : 'A list of birthdays | Cardamom',
      description: 'Add your own birthday. No account is needed, and you can keep the year to yourself.',
      path: routes.birthdayGroup('join'),
      hidden: true,
    }),
  component: Join,
  notFoundComponent: LinkNotFound,
  errorComponent: JoinError,
});

function Join() {
  const { group, thisYear } = Route.useLoaderData();
  const { magicLink = '', wrong } = Route.useSearch();
  return <JoinPage key={magicLink} group={group} link={magicLink} thisYear={thisYear} wrong={wrong} />;
}

function JoinError() {
  const router = useRouter();
  return <PageUnavailable retry={() => void router.invalidate()} />;
}
