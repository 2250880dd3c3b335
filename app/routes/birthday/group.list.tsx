import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { parseGroupId } from '#app/features/birthday-group/group-search.ts';
import { ListPage } from '#app/features/birthday-group/list-page.tsx';
import { routes } from '#shared/routes.ts';

/** One list of birthdays, for the member who made it. */
export const Route = createFileRoute('/birthday/group/list')({
  staticData: { layout: 'simple', guard: 'strict' },
  validateSearch: parseGroupId,
  head: () => pageHead({ title: 'A list of birthdays | Cardamom', path: routes.birthdayGroup('list'), hidden: true }),
  component: Page,
});

function Page() {
  return <ListPage groupId={Route.useSearch().group_id} />;
}
