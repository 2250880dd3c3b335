import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { OfferPage } from '#app/features/dates/year/offer-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/offer/$calendarId')({
  staticData: { guard: 'soft' },
  head: ({ params }) =>
    pageHead({
      title: 'A card we suggest | Cardamom',
      path: routes.offeredCard(params.calendarId),
      hidden: true,
    }),
  component: Page,
});

function Page() {
  const { calendarId } = Route.useParams();
  return <OfferPage key={calendarId} calendarId={calendarId} />;
}
