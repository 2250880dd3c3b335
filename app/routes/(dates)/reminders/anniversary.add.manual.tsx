import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AnniversaryByHandPage } from '#app/features/landing/reminders/anniversary-by-hand-page.tsx';
import { loadCards } from '#app/client/load-cards.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/anniversary/add/manual')({
  staticData: { guard: 'strict' },
  loader: async () => {
    const [couples, byYear] = await Promise.all([
      loadCards({ top: 'anniversary', mid: 'couples', limit: 5 }),
      loadCards({ top: 'anniversary', mid: 'years', limit: 5 }),
    ]);
    return { couples, byYear };
  },
  head: () =>
    pageHead({ title: 'Add an anniversary by hand | Cardamom', path: routes.addAnniversaryByHand(), hidden: true }),
  component: Page,
});

function Page() {
  return <AnniversaryByHandPage {...Route.useLoaderData()} />;
}
