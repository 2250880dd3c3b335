import { loadCards } from '#app/client/cards/load-cards.ts';
import { pageHead } from '#app/client/page/page-head.ts';
import { routes } from '#shared/routes.ts';

/** Cards in the row at the top of the page. */
const CARDS = 9;

/** The loader of the three addresses of the about page. */
export async function loadAbout() {
  const { results, total } = await loadCards({ sort: 'new', limit: CARDS });
  return { cards: results, total };
}

/** Their head: each address has its own title, and one of them is canonical. */
export function aboutHead(title: string) {
  return pageHead({
    title,
    description:
      'Who is behind Cardamom, how its cards are made, and how it treats the people who send and receive them.',
    path: routes.about(),
  });
}
