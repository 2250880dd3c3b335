import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { NotificationsPage } from '#app/features/account/notifications/notifications-page.tsx';
import { routes } from '#shared/routes.ts';

/** The notification settings of the member. */
export const Route = createFileRoute('/(account)/notifications')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Notifications | Cardamom', path: routes.notifications(), hidden: true }),
  component: NotificationsPage,
});
