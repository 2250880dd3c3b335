import type { OpeningLabels } from './opening-card.ts';
import type { PagesInView } from './paging.ts';

/** What the stops of a card are called: its pages one by one, or its spreads. */
export function getPageNames(
  { names }: Pick<OpeningLabels, 'names'>,
  pageCount: number,
  inView: PagesInView,
): string[] {
  const further = Array.from({ length: Math.max(0, pageCount - 3) }, (_, i) => i + 2);
  if (inView === 1) return [names.front, names.verse, names.message, ...further.map((page) => names.further(page))];
  const spreads = further.filter((page) => page % 2 === 0);
  return [
    names.front,
    names.inside,
    ...spreads.map((page) =>
      names.further(
        page,
        further.find((next) => next === page + 1),
      ),
    ),
  ];
}
