import { CATEGORIES } from '#cards/catalogue/categories/categories.ts';
import { findCategory } from '#cards/catalogue/categories/category.ts';
import { popularName } from '#server/reference/reference.ts';
import { ADMIN_SECTIONS, MY_CARDS_TYPES, SEND_STEPS } from '#shared/routes.ts';

/** The words that addresses of the site are made of; whatever else stands in one names a card, a person or a secret. */
const WORDS = new Set<string>([
  ...'card cards view send read print open copy share sign edit create verify login register forgot logout auth callback'.split(
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
  ...ADMIN_SECTIONS,
]);
const DEPTH_MAX = 6;
const CARD = /^\/card\/view\/([a-z0-9-]{1,100})$/;

function bare(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
}

/** The card of the shop whose page an address may be. */
export function cardIn(path: string): string | undefined {
  return CARD.exec(bare(path))?.[1];
}

/**
 * An address as it is counted. Query and fragment are not read. What everybody can look at keeps its own path: categories, cards and names of the shop
 * that there are. Of every other, what is not a word of ours becomes a star (`/card/read/*`), so that no link, id or name of a person is ever
 * counted, and nobody can fill the table with addresses that they made up.
 * @param cards those of the shop among the addresses at hand
 */
export function countedPath(path: string, cards: ReadonlySet<string>): string {
  const whole = bare(path);
  const [first = '', ...rest] = whole.split('/').filter(Boolean).slice(0, DEPTH_MAX);
  if (first === 'cards' && rest.length > 0 && findCategory(CATEGORIES, rest) !== null) return whole;
  if (first === 'name' && rest.length === 1 && popularName(decoded(rest[0]).toLowerCase()) !== null)
    return `/name/${popularName(decoded(rest[0]).toLowerCase())}`;
  if (cards.has(cardIn(path) ?? '')) return whole;
  const said = first === '' ? [] : [first, ...rest];
  return `/${said.map((segment) => (WORDS.has(segment) ? segment : '*')).join('/')}`;
}

function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}
