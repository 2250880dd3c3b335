import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { ImportPage } from '#app/features/dates/import/import-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/address_book/import')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Import contacts | Cardamom', path: routes.importPeople(), hidden: true }),
  component: ImportPage,
});
