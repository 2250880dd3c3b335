import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { DeclinePage } from '#app/features/dates/year/decline-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/reminders/card/$calendarId')({
  staticData: { guard: 'soft' },
  head: ({ params }) =>
    pageHead({
      title: 'Your automatic card | Cardamom',
      path: routes.declineCard(params.calendarId),
      hidden: true,
    }),
  component: Page,
});

function Page() {
  const { calendarId } = Route.useParams();
  return <DeclinePage key={calendarId} calendarId={calendarId} />;
}
