import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { parseListSearch } from '#app/features/dates/entries/entry-search.ts';
import { RemindersPage } from '#app/features/dates/reminders-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/')({
  staticData: { guard: 'strict' },
  validateSearch: parseListSearch,
  head: () => pageHead({ title: 'My reminders | Cardamom', path: routes.reminders(), hidden: true }),
  component: Page,
});

function Page() {
  return <RemindersPage type={Route.useSearch().type} />;
}
