import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { HappyBirthdayPage } from '#app/features/landing/occasions/happy-birthday-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { loadMessages } from '#app/features/landing/load-messages.ts';
import { loadSubcategories } from '#app/features/landing/load-subcategories.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(landing)/happy_birthday')({
  staticData: { layout: 'simple' },
  loader: async () => {
    const [cards, words, people] = await Promise.all([
      loadCards({ top: 'birthday', limit: 9 }),
      loadMessages({ occasion: 'birthday', limit: 9 }),
      loadSubcategories('birthday'),
    ]);
    return { cards, words, people };
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
