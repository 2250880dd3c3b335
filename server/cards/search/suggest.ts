import type { CategoryNode } from '#cards/catalogue/category.ts';
import type { CardTile, Suggestion } from '#contract/card.ts';
import type { Statements } from '#db/statements.ts';
import { routes } from '#shared/routes.ts';
import { sameAs } from '#cards/catalogue/synonyms.ts';
import { wordsTyped } from './typed.ts';

const SHELVES = 4;
const WORDS = 4;
const CARDS = 4;

/** What someone may mean while they type: shelves of that name, words that go on from it, and the cards that it finds. */
export async function suggest(given: {
  statements: Statements;
  tree: readonly CategoryNode[];
  counts: Map<string, number>;
  text: string;
  /** the best cards of the text */ cards: readonly Pick<CardTile, 'cardId' | 'title' | 'v' | 'paper' | 'paletteId'>[];
}): Promise<Suggestion[]> {
  const { statements, tree, counts, text, cards } = given;
  const words = wordsTyped(text);
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1);
  const rows = await statements.rows<{ word: string; cards: number }>(
    'words-going-on',
    `select word, cards from search_words where word like $1 || '%' and word <> $1 order by cards desc limit ${WORDS}`,
    [last],
  );
  const goesOn = rows.map(({ word, cards: count }): Suggestion => {
    const whole = [...before, word].join(' ');
    // How many cards the last word finds is not how many the whole finds.
    return { kind: 'words', text: whole, path: routes.search(whole), ...(before.length > 0 ? {} : { count }) };
  });
  return [
    ...shelvesCalled(tree, counts, words).slice(0, SHELVES),
    ...goesOn,
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

/** Shelves whose names, with those above them, have every word, or a synonym of it, or its beginning. */
function shelvesCalled(
  tree: readonly CategoryNode[],
  counts: Map<string, number>,
  words: readonly string[],
  above: { slugs: string[]; said: string[] } = { slugs: [], said: [] },
): Suggestion[] {
  return tree.flatMap((node) => {
    const slugs = [...above.slugs, node.slug];
    const own = wordsTyped(`${node.name} ${node.heading}`);
    const said = [...above.said, ...own];
    const count = counts.get(slugs.join('/')) ?? 0;
    const has = (word: string, among: readonly string[]) =>
      among.some((other) => sameAs(word).includes(other) || (word.length > 1 && other.startsWith(word)));
    const isCalled = count > 0 && words.every((word) => has(word, said)) && words.some((word) => has(word, own));
    const here: Suggestion[] = isCalled
      ? [{ kind: 'shelf', text: node.heading, path: routes.cards(slugs[0], slugs[1], slugs[2]), count }]
      : [];
    return [...here, ...shelvesCalled(node.items ?? [], counts, words, { slugs, said })];
  });
}
