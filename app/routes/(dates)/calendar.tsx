import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { CalendarPage } from '#app/features/dates/calendar/calendar-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/calendar')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'My calendar | Cardamom', path: routes.calendar(), hidden: true }),
  component: CalendarPage,
});
