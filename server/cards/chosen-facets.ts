import { type Facet, FACETS } from './search/facet-sets.ts';
import type { ChosenFacets } from './search/stock-index.ts';

/** The filters in a query. */
export type AskedFacets = { [F in Facet]?: string | undefined };

/** A filter value that no card has. */
const UNKNOWN_VALUE = 'none';

/** @param isPriced whether some cards are for members only; otherwise every card is free to send, and no other price leaves any */
export function chosenFacetsIn(asked: AskedFacets, isPriced: boolean): ChosenFacets {
  const { price, ...chosen }: ChosenFacets = Object.fromEntries(
    FACETS.flatMap((facet) => (asked[facet] === undefined ? [] : [[facet, asked[facet]]])),
  );
  if (price === undefined || (price === 'free' && !isPriced)) return chosen;
  return { ...chosen, price: isPriced ? price : UNKNOWN_VALUE };
}
