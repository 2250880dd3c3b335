import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { HappyBirthdayPage } from '#app/features/landing/happy-birthday-page.tsx';
import { loadShelf, loadWithin, loadWords } from '#app/features/landing/load-shelf.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/happy_birthday')({
  staticData: { layout: 'simple' },
  loader: async () => {
    const [shelf, words, people] = await Promise.all([
      loadShelf({ top: 'birthday', limit: 9 }),
      loadWords({ occasion: 'birthday', limit: 9 }),
      loadWithin('birthday'),
    ]);
    return { shelf, words, people };
  },
  head: () =>
    pageHead({
      title: 'Happy birthday: cards and words | Cardamom',
      description: 'Birthday cards with their name on the front, and words to write inside.',
      path: routes.happyBirthday(),
    }),
  component: Page,
});

function Page() {
  return <HappyBirthdayPage {...Route.useLoaderData()} />;
}
