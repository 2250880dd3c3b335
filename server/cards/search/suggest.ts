import type { CategoryNode } from '#cards/catalogue/category.ts';
import type { CardTile, Suggestion } from '#contract/card.ts';
import type { Statements } from '#db/statements.ts';
import { popularName } from '#server/reference/popular-names.ts';
import { routes } from '#shared/routes.ts';
import { shelvesCalled } from './shelves-called.ts';
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
    ...shelvesCalled(tree, counts, words, { goesOn: true })
      .slice(0, SHELVES)
      .map(({ slugs: [top, mid, sub], heading, count }): Suggestion => ({
        kind: 'shelf',
        text: heading,
        path: routes.cards(top, mid, sub),
        count,
      })),
    ...frontsNamed(words),
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

/** The page of a name, where that is what was typed: it stands on no card until somebody puts it there. */
function frontsNamed(words: readonly string[]): Suggestion[] {
  const [word, ...more] = words.filter((one) => one !== 'birthday');
  const name = word === undefined || more.length > 0 ? null : popularName(word);
  return name === null ? [] : [{ kind: 'shelf', text: `${name} on the front of a card`, path: routes.name(name) }];
}
