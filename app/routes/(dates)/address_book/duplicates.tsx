import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { DuplicatesPage } from '#app/features/dates/people/duplicates/duplicates-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/address_book/duplicates')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Duplicate contacts | Cardamom', path: routes.duplicatePeople(), hidden: true }),
  component: DuplicatesPage,
});
