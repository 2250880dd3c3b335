import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AddressBookPage } from '#app/features/dates/people/address-book-page.tsx';
import { parseGroupSearch } from '#app/features/dates/people/people-search.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/address_book/')({
  staticData: { guard: 'strict' },
  validateSearch: parseGroupSearch,
  head: () => pageHead({ title: 'My Contacts | Cardamom', path: routes.addressBook(), hidden: true }),
  component: Page,
});

function Page() {
  const { group } = Route.useSearch();
  return <AddressBookPage group={group ?? ''} />;
}
