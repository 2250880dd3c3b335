import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { MergePage } from '#app/features/dates/people/duplicates/merge-page.tsx';
import { parseMergeSearch } from '#app/features/dates/people/people-search.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/address_book/merge')({
  staticData: { guard: 'strict' },
  validateSearch: parseMergeSearch,
  head: () => pageHead({ title: 'Merge contacts | Cardamom', path: routes.mergePeople('', ''), hidden: true }),
  component: Merge,
});

function Merge() {
  const { contact_id: contactId = '', other = '' } = Route.useSearch();
  return <MergePage key={`${contactId} ${other}`} contactIds={[contactId, other]} />;
}
