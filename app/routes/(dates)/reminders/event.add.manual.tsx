import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { parseEntrySearch } from '#app/features/dates/entries/entry-search.ts';
import { EntryPage } from '#app/features/dates/entries/entry-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/event/add/manual')({
  staticData: { guard: 'strict' },
  validateSearch: parseEntrySearch,
  head: () => pageHead({ title: 'Add another day by hand | Cardamom', path: routes.addEventByHand(), hidden: true }),
  component: Page,
});

function Page() {
  return <EntryPage type="event" search={Route.useSearch()} />;
}
