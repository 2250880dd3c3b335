import { ADMIN_ROOMS, MY_CARDS_TYPES, SEND_STEPS } from '#shared/routes.ts';

/** The words that addresses of the site are made of; whatever else stands in one names a card, a person or a secret. */
const WORDS = new Set<string>([
  ...'card cards view send read open copy share sign edit create verify login register forgot logout auth callback'.split(
    ' ',
  ),
  ...'change_password account cancel email_settings notifications payment unsubscribe mycards address_book'.split(' '),
  ...'reminders reminders-print-view calendar add holiday birthday anniversary manual more browse suggestions'.split(
    ' ',
  ),
  ...'request howto success group group-cards name gift ios-app gift-card infographic happy_birthday'.split(' '),
  ...'about team company contact terms privacy admin offline testing poply'.split(' '),
  ...SEND_STEPS,
  ...MY_CARDS_TYPES,
  ...ADMIN_ROOMS,
]);
const SHELF = /^[a-z][a-z-]{0,30}$/;
const DEPTH_MAX = 6;

/**
 * An address as the kind of page that it leads to: `/card/read/*`. Query and fragment are not read. Shelves of the shop keep their names,
 * everything else that is not a word of ours becomes a star, so that no link, id or name of a person is ever counted.
 */
export function routePattern(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .slice(0, DEPTH_MAX);
  const isShelf = segments[0] === 'cards';
  return `/${segments.map((segment) => (WORDS.has(segment) || (isShelf && SHELF.test(segment)) ? segment : '*')).join('/')}`;
}
