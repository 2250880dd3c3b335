import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { BirthdayGroupPage } from '#app/features/landing/occasions/birthday-group-page.tsx';
import { loadCards } from '#app/client/load-cards.ts';
import { loadMessages } from '#app/features/landing/load-messages.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/group')({
  staticData: { layout: 'simple' },
  loader: async () => {
    const [cards, words] = await Promise.all([
      loadCards({ top: 'birthday', mid: 'colleague', limit: 9 }),
      loadMessages({ occasion: 'birthday', recipient: 'group', limit: 9 }),
    ]);
    return { cards, words };
  },
  head: () =>
    pageHead({
      title: 'A birthday card from all of you | Cardamom',
      description: 'Birthday cards for a colleague or a friend, from the whole team.',
      path: routes.birthdayGroup(),
    }),
  component: Page,
});

function Page() {
  return <BirthdayGroupPage {...Route.useLoaderData()} />;
}
