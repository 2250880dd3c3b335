import type { CategoryNode } from '#cards/catalogue/categories/category.ts';
import type { CardTile, Suggestion } from '#contract/card.ts';
import { namesWithPrefix } from '#server/reference/reference.ts';
import { routes } from '#shared/routes.ts';
import { completionsOf } from './completions.ts';
import { type MatchingCategory, findCategories } from './matching-categories.ts';
import { parseSearchWords } from './search-words.ts';

const CATEGORIES_SHOWN = 4;
const WORDS = 4;
const CARDS = 4;
const NAMES = 2;
/** The minimum number of letters for suggesting a name. */
const NAME_LEAST = 3;

/** Suggestions while somebody types: categories, completed phrases, and cards. */
export async function suggest(given: {
  tree: readonly CategoryNode[];
  counts: Map<string, number>;
  text: string;
  /** the corrected text that is searched instead */ corrected: string | null;
  /** the best cards of the text */ cards: readonly Pick<CardTile, 'cardId' | 'title' | 'v' | 'paper' | 'paletteId'>[];
  /** the number of cards on the page of a phrase, if they have all of its words */ countOf: (
    phrase: string,
  ) => Promise<number>;
}): Promise<Suggestion[]> {
  const { tree, counts, text, corrected, cards, countOf } = given;
  const words = parseSearchWords(text);
  if (words.length === 0) return [];
  const phrases = corrected === null ? completionsOf(text) : [corrected, ...completionsOf(corrected)];
  const typed = (corrected ?? text).trim().toLocaleLowerCase('en');
  const isSame = (phrase: string) => phrase.toLocaleLowerCase('en') === typed;
  const found = await Promise.all(
    [...new Set(phrases)].map(async (phrase) => ({ phrase, count: await countOf(phrase) })),
  );
  return [
    ...findCategories(tree, counts, words, { isPrefix: true })
      .toSorted((a, b) => nearness(b, words) - nearness(a, words) || b.count - a.count)
      .slice(0, CATEGORIES_SHOWN)
      .map(({ slugs: [top, mid, sub], heading, count }): Suggestion => ({
        kind: 'category',
        text: heading,
        path: routes.cards(top, mid, sub),
        count,
      })),
    ...suggestNamePages(words),
    ...found
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => Number(isSame(b.phrase)) - Number(isSame(a.phrase)) || b.count - a.count)
      .slice(0, WORDS)
      .map(({ phrase, count }): Suggestion => ({ kind: 'words', text: phrase, path: routes.search(phrase), count })),
    ...cards.slice(0, CARDS).map(({ title, ...card }): Suggestion => ({
      kind: 'card',
      text: title,
      path: routes.card(card.cardId),
      cardId: card.cardId,
      v: card.v,
      paletteId: card.paletteId,
      paper: card.paper,
    })),
  ];
}

/** Categories whose name begins with the text come first; parents come before their children. */
function nearness({ heading, slugs, said }: MatchingCategory, words: readonly string[]): number {
  const begins = heading.toLocaleLowerCase('en').startsWith(words[0] ?? '') ? 4 : 0;
  return begins + said * 8 - slugs.length;
}

/** Pages of first names that begin with the text. No card has a name until a sender writes it. */
function suggestNamePages(words: readonly string[]): Suggestion[] {
  const [word, ...more] = words.filter((one) => one !== 'birthday');
  if (word === undefined || more.length > 0 || word.length < NAME_LEAST) return [];
  return namesWithPrefix(word)
    .slice(0, NAMES)
    .map((name): Suggestion => ({ kind: 'category', text: `${name} on the front of a card`, path: routes.name(name) }));
}
