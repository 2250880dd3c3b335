import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { GroupsPage } from '#app/features/birthday-group/groups-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/group/')({
  staticData: { layout: 'simple' },
  head: () =>
    pageHead({
      title: 'One link for the birthdays of a group | Cardamom',
      description:
        'Make a list for your team, class or family. Everyone adds their own birthday without an account, and you are reminded of each.',
      path: routes.birthdayGroup(),
    }),
  component: GroupsPage,
});
