import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AddPersonPage } from '#app/features/dates/people/person/person-form-page.tsx';
import { parseNameSearch } from '#app/features/dates/people/person/person-input.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/address_book/add')({
  staticData: { guard: 'strict' },
  validateSearch: parseNameSearch,
  head: () => pageHead({ title: 'Add a contact | Cardamom', path: routes.addPerson(), hidden: true }),
  component: Add,
});

function Add() {
  const { name } = Route.useSearch();
  return <AddPersonPage key={name} name={name ?? ''} />;
}
