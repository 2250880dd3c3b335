import { nameOf } from '#cards/catalogue/naming.ts';
import { choices } from './choices.ts';
import type { Draft } from './drafts.ts';

/** What distinguishes cards with the same name, the plainest first. */
const DISTINCTIONS: ((draft: Draft) => string | undefined)[] = [
  ({ picture, family }) => (picture.variant === undefined ? undefined : family.variants?.[picture.variant]?.title),
  ({ family }) => family.title,
  ({ picture, family }) => {
    const variant = picture.variant === undefined ? undefined : family.variants?.[picture.variant]?.title;
    return variant === undefined ? undefined : `${family.title}, ${variant}`;
  },
  ({ words }) => words.occasion.replaceAll('-', ' '),
];

/** The longest title, in characters. */
const TITLE_MAX = 60;

/** A title for every card, unique in the shop: the second card of a name says what kind it is. */
export function chooseTitles(drafts: readonly Draft[]): Map<Draft, string> {
  const titles = new Map<Draft, string>();
  const taken = new Set<string>();
  // A card in its family's own layout gets the plain name first.
  const inOrder = drafts.toSorted(
    (a, b) => Number(a.picture.variant !== undefined) - Number(b.picture.variant !== undefined),
  );
  for (const draft of inOrder) {
    const { number, name } = draft.picture;
    const own = choices.titles[name];
    const plain = own === undefined ? nameOf(draft.picture).title : number === undefined ? own : `${own}, ${number}`;
    const marks = DISTINCTIONS.map((mark) => mark(draft)).filter((mark) => mark !== undefined);
    const candidates = [plain, ...marks.map((mark) => `${plain}, ${mark.toLowerCase()}`)];
    const title = candidates.find((candidate) => candidate.length <= TITLE_MAX && !taken.has(candidate.toLowerCase()));
    if (title === undefined)
      throw new Error(
        `Two cards have the title “${plain}” (one is ${draft.picture.name}). Give one of them a title in editorial.json.`,
      );
    taken.add(title.toLowerCase());
    titles.set(draft, title);
  }
  return titles;
}
