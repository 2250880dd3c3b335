import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { BirthdayGroupPage } from '#app/features/landing/birthday-group-page.tsx';
import { loadShelf, loadWords } from '#app/features/landing/load-shelf.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/group')({
  staticData: { layout: 'simple' },
  loader: async () => {
    const [shelf, words] = await Promise.all([
      loadShelf({ top: 'birthday', mid: 'colleague', limit: 9 }),
      loadWords({ occasion: 'birthday', recipient: 'group', limit: 9 }),
    ]);
    return { shelf, words };
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
