import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { NotificationsPage } from '#app/features/account/what/notifications-page.tsx';
import { routes } from '#shared/routes.ts';

/** What we write to a member about, and by which way. */
export const Route = createFileRoute('/notifications')({
  staticData: { guard: 'strict' },
  head: () => pageHead({ title: 'Notifications | Cardamom', path: routes.notifications(), hidden: true }),
  component: NotificationsPage,
});
