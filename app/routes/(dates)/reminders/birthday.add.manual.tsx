import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { parseEntrySearch } from '#app/features/dates/entries/entry-search.ts';
import { EntryPage } from '#app/features/dates/entries/entry-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/birthday/add/manual')({
  staticData: { guard: 'strict' },
  validateSearch: parseEntrySearch,
  head: () => pageHead({ title: 'Add a birthday by hand | Cardamom', path: routes.addBirthdayByHand(), hidden: true }),
  component: Page,
});

function Page() {
  return <EntryPage type="birthday" search={Route.useSearch()} />;
}
