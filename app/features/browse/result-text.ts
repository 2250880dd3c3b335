import { kindOfCard, OCCASIONS } from '#shared/cards/card-kind.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { SEARCH_COUNT_MAX } from '#shared/limits.ts';
import { chosenFacets, searchText, type BrowseSearch } from './browse-search.ts';
import { formatRecipient } from '#shared/cards/recipient.ts';
import { capitalize } from './filters/facet-labels.ts';

/** Headings that begin with these keep their capital letter within a sentence: Christmas, Mother’s Day. */
const PROPER = [
  ...new Set(
    OCCASIONS.map((occasion) => kindOfCard(occasion).replace(/ cards?$/, '')).filter((kind) => /^\p{Lu}/u.test(kind)),
  ),
  'Mum',
  'Dad',
];

/** The number of cards, within a sentence. Search results are counted up to a limit. */
export function formatTotal(total: number, search: BrowseSearch): string {
  return searchText(search) && total > SEARCH_COUNT_MAX
    ? `more than ${formatInteger(SEARCH_COUNT_MAX)}`
    : formatInteger(total);
}

/** The result at the start of a sentence: "604 warm birthday cards", "1 blue card for ‘fox’, for a friend". */
export function formatResultCount(total: number, heading: string, search: BrowseSearch): string {
  return `${total === 0 ? 'No' : capitalize(formatTotal(total, search))} ${formatResultKind(total, heading, search)}`;
}

/** The same without the number: "warm birthday cards". */
export function formatResultKind(total: number, heading: string, search: BrowseSearch): string {
  const { mood, colour, style, recipient, price } = search;
  const typed = searchText(search);
  const noun = within(heading);
  const parts = [
    price === 'premium' ? price : undefined,
    mood,
    colour,
    style,
    total === 1 ? noun.replace(/\bcards\b/i, 'card') : noun,
  ];
  if (typed) parts.push(`for ‘${typed}’`);
  const kind = parts.filter(Boolean).join(' ');
  const more: string[] = [];
  if (recipient) more.push(formatRecipient(recipient));
  if (price === 'free') more.push('free to send');
  // Two phrases with "for" need a comma between them.
  const separator = / (for|from|to|with|by) /.test(`${kind} `) || !recipient ? ', ' : ' ';
  return more.length > 0 ? `${kind}${separator}${more.join(', ')}` : kind;
}

/** A heading within a sentence: "birthday cards for Mum", "Christmas cards", and "cards" for the whole shop. */
function within(heading: string): string {
  if (heading === 'All cards') return 'cards';
  return PROPER.some((proper) => heading.startsWith(proper))
    ? heading
    : heading.charAt(0).toLocaleLowerCase('en') + heading.slice(1);
}

/**
 * The title of a page of cards, as heading and in the browser: the searched words, "No dry birthday cards" if there are no results, otherwise the
 * title of the category.
 * @param category the title of the category
 */
export function pageHeading(
  category: string,
  {
    total,
    search,
    corrected,
    named,
    isSearch,
  }: {
    total: number;
    search: BrowseSearch;
    corrected: string | null;
    /** a first name among the words */ named: string | null;
    /** a search in the whole shop */ isSearch: boolean;
  },
): string {
  const typed = searchText(search);
  const isNarrowed = typed !== '' || chosenFacets(search).length > 0;
  if (total === 0 && isNarrowed) return formatResultCount(0, category, search);
  if (!isSearch) return category;
  const words = corrected ?? typed;
  return named !== null && corrected === null ? headingWithName(words, named) : searchHeading(words);
}

/** "Birthday cards for Oliver". */
function headingWithName(words: string, name: string): string {
  const rest = words
    .split(' ')
    .filter((word) => !word.toLocaleLowerCase('en').startsWith(name.toLocaleLowerCase('en')))
    .join(' ')
    .replace(/\s+(?:for|to)$/i, '')
    .replace(/^(?:for|to)\s+/i, '');
  const kind = rest === '' ? 'Cards' : searchHeading(rest);
  return / for /i.test(kind) ? searchHeading(words) : `${kind} for ${name}`;
}

/** Words that connect others: a search with one of them is not the name of a kind of card. */
const CONNECTING_WORD = /\s(?:for|from|of|with|in|on|to|by|who|that|is|and|or)\s/i;

/** "Fox cards" for a kind of card; "Cards for my nan"; otherwise the text as typed. "Cards" is not repeated. */
export function searchHeading(words: string): string {
  const bare = words.replace(/\s+(?:e-?)?cards?$/i, '').trim();
  if (/^(?:for|from|with|to)\s/i.test(bare)) return `Cards ${bare.charAt(0).toLocaleLowerCase('en')}${bare.slice(1)}`;
  if (CONNECTING_WORD.test(words)) return capitalize(words);
  return `${capitalize(bare || words)} cards`;
}
