import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { loadSubcategories } from '#app/features/landing/load-subcategories.ts';
import { MoreBirthdaysPage } from '#app/features/landing/reminders/more-birthdays-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/birthday/more')({
  staticData: { guard: 'strict' },
  loader: async () => ({ people: await loadSubcategories('birthday') }),
  head: () => pageHead({ title: 'More birthdays | Cardamom', path: routes.moreBirthdays(), hidden: true }),
  component: Page,
});

function Page() {
  return <MoreBirthdaysPage {...Route.useLoaderData()} />;
}
